// SPDX-License-Identifier: MIT
import Glibc
import SplitViewDemoKit

// Synchronous on purpose: an asynchronous start would leave the first thread, which GTK needs.
exit(DemoApplication.run())
