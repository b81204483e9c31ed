// SPDX-License-Identifier: MIT
import UIKitNames

class RecipeViewController: UIViewController {
  var recipe: String? { didSet { title = recipe } }
}

class RecipeListViewController: UIViewController {
  var collapsesDetail = true

  func didSelectRow(at indexPath: IndexPath) {
    collapsesDetail = false
    let recipe = RecipeViewController()
    recipe.recipe = "Recipe \(indexPath.row)"
    recipe.navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
    recipe.navigationItem.leftItemsSupplementBackButton = true
    let navigation = UINavigationController(rootViewController: recipe)
    showDetailViewController(navigation, sender: self)
  }
}

/// Casts its way down to the page, as project templates do.
class MasterDetailDelegate: NSObject, UISplitViewControllerDelegate {
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    guard let navigation = secondaryViewController as? UINavigationController else { return false }
    guard let detail = navigation.topViewController as? RecipeViewController else { return false }
    if detail.recipe == nil { return true }
    if let list = (primaryViewController as? UINavigationController)?.topViewController
      as? RecipeListViewController
    {
      return list.collapsesDetail
    }
    return false
  }
}
