// SPDX-License-Identifier: MIT

/// The rows that the documentation may list without a test that is named after them.
///
/// What they are about isn't there, or not yet complete enough for a test. A row that has got its
/// test may go from here, and never comes back.
enum UncheckedRows {
  static let all = Set(
    numbers.flatMap { group, numbers in numbers.split(separator: " ").map { "\(group)-\($0)" } })

  private static let numbers = [
    "INI": "01 04 05 07 08 09 10 13 14 15",
    "ASG": "05 06 07 08 09 10 12 13 16 17 18 19 20 21 22 23 25 26 27 28 29",
    "MOD": "28 39 40",
    "SHW": "30",
    "BTN": "18 23",
    "COL": "22 24 25",
    "NAV": "27 35",
    "CLS": "17 20 21 22 24",
    "INS": "05",
    "VCC": "01 05 08 10 11 12 14 15",
    "NVC": "02 04 06 07 08 09 10 11 13 14 16",
    "ROB": "05 06 07 09 11 12 13",
  ]
}
