// SPDX-License-Identifier: MIT

/// The rows from bug reports that no test names.
///
/// A row that has got its test may go from here, and never comes back.
enum UntestedReports {
  static let all = Set(numbers.split { $0.isWhitespace }.map { "SVB-\($0)" })

  private static let numbers = """
    181 183 184 192 196
    """
}
