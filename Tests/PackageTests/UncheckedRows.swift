// SPDX-License-Identifier: MIT

/// The rows that the documentation may list without a test that is named after them.
///
/// What they are about isn't there, or not yet complete enough for a test. A row that has got its
/// test may go from here, and never comes back.
enum UncheckedRows {
  static let all = Set(
    numbers.flatMap { group, numbers in numbers.split(separator: " ").map { "\(group)-\($0)" } })

  private static let numbers = [
    "ASG": "29",
    "MOD": "28",
  ]
}
