// SPDX-License-Identifier: MIT
import UIKitNames

/// A list of an imaginary mail program.
class MailboxViewController: UIViewController {
  weak var detailViewController: MessageViewController?

  init(name: String) {
    super.init()
    title = name
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = title
  }
}

/// A message, or the page that says that none is selected.
class MessageViewController: UIViewController {
  var message: String? {
    didSet { title = message ?? "No Message" }
  }

  init(message: String?) {
    super.init()
    self.message = message
    title = message ?? "No Message"
  }
}
