// SPDX-License-Identifier: MIT

// The values that the interface speaks in: columns, styles, modes, metrics.
@_exported public import SplitViewCore
