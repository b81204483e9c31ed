// SPDX-License-Identifier: MIT

/// Why a mode is being looked for.
enum SplitOccasion {
  /// A first layout or an expansion: the width decides afresh.
  case first

  /// A request that no layout has answered yet.
  case askedFor

  /// A change of the width or of what the columns need.
  case resize
}
