// SPDX-License-Identifier: MIT

/// The rows from bug reports that no test names.
///
/// A row that has got its test may go from here, and never comes back.
enum UntestedReports {
  static let all = Set(numbers.split { $0.isWhitespace }.map { "SVB-\($0)" })

  private static let numbers = """
    003 004 005 006 007 012 015 016 017 034 038 039 041 042 043 053 079 101 103 104
    105 108 109 110 113 114 145 149 152 162 163 166 170 173 175 176 177 181 183 184
    192 193 196 204 205 206 210 214
    """
}
