// SPDX-License-Identifier: MIT
@_exported public import Foundation
@_exported public import SplitView

/// UIKit's name for ``/SplitView/ViewController``.
public typealias UIViewController = ViewController
/// UIKit's name for ``/SplitView/NavigationController``.
public typealias UINavigationController = NavigationController
/// UIKit's name for ``/SplitView/NavigationControllerDelegate``.
public typealias UINavigationControllerDelegate = NavigationControllerDelegate
/// UIKit's name for ``/SplitView/SplitViewController``.
public typealias UISplitViewController = SplitViewController
/// UIKit's name for ``/SplitView/SplitViewControllerDelegate``.
public typealias UISplitViewControllerDelegate = SplitViewControllerDelegate
/// UIKit's name for ``/SplitView/NavigationItem``.
public typealias UINavigationItem = NavigationItem
/// UIKit's name for ``/SplitView/BarButtonItem``.
public typealias UIBarButtonItem = BarButtonItem
/// UIKit's name for ``/SplitView/Menu``.
public typealias UIMenu = Menu
/// UIKit's name for ``/SplitView/TabBarController``.
public typealias UITabBarController = TabBarController
/// UIKit's name for ``/SplitView/TabBarControllerDelegate``.
public typealias UITabBarControllerDelegate = TabBarControllerDelegate
/// UIKit's name for ``/SplitView/TabBarItem``.
public typealias UITabBarItem = TabBarItem
/// UIKit's name for ``/SplitView/Window``.
public typealias UIWindow = Window
/// UIKit's name for ``/SplitView/ViewControllerTransitionCoordinator``.
public typealias UIViewControllerTransitionCoordinator = ViewControllerTransitionCoordinator
/// UIKit's name for ``/SplitView/ViewControllerTransitionCoordinatorContext``.
public typealias UIViewControllerTransitionCoordinatorContext =
  ViewControllerTransitionCoordinatorContext
/// UIKit's name for ``/SplitView/TransitionContextViewControllerKey``.
public typealias UITransitionContextViewControllerKey = TransitionContextViewControllerKey
