// SPDX-License-Identifier: MIT
public import SplitView

/// UIKit's name for ``ViewController``.
public typealias UIViewController = ViewController
/// UIKit's name for ``NavigationController``.
public typealias UINavigationController = NavigationController
/// UIKit's name for ``NavigationControllerDelegate``.
public typealias UINavigationControllerDelegate = NavigationControllerDelegate
/// UIKit's name for ``SplitViewController``.
public typealias UISplitViewController = SplitViewController
/// UIKit's name for ``SplitViewControllerDelegate``.
public typealias UISplitViewControllerDelegate = SplitViewControllerDelegate
/// UIKit's name for ``NavigationItem``.
public typealias UINavigationItem = NavigationItem
/// UIKit's name for ``BarButtonItem``.
public typealias UIBarButtonItem = BarButtonItem
/// UIKit's name for ``Window``.
public typealias UIWindow = Window
