// SPDX-License-Identifier: MIT
internal import DemoResources
