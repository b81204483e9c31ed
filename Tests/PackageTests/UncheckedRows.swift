// SPDX-License-Identifier: MIT

/// The rows that the documentation may list without a test that is named after them.
///
/// What they are about isn't there, or not yet complete enough for a test. A row that has got its
/// test may go from here, and never comes back.
enum UncheckedRows {
  static let all = Set(
    numbers.flatMap { group, numbers in numbers.split(separator: " ").map { "\(group)-\($0)" } })

  private static let numbers = [
    "INI": "08 14",
    "ASG": "29",
    "MNT": "11",
    "MOD": "28 39 40 46",
    "SHW": "25",
    "BTN": "20 21",
    "COL": "24 25",
    "NAV": "27",
    "CLS": "01 02 04 05 06 07 08 10 11 12 13 14 15 16 17 20 21 22 24",
    "VCC": "01 05 08 10 11 12 14 15",
    "ROB": "09 11",
  ]
}
