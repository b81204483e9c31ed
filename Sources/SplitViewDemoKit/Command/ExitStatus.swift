// SPDX-License-Identifier: MIT

/// What the program says to whoever started it; above 2 the numbers are those of `sysexits.h`.
enum ExitStatus: Int32 {
  case success = 0
  case failure = 1
  case usage = 2
  case unknownName = 64
  case unavailable = 69
  case software = 70
}
