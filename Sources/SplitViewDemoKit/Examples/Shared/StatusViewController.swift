// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import SplitView

/// A page that says why there is nothing to see.
final class StatusViewController: ViewController {
  private let iconName: String
  private let heading: String
  private let text: String

  init(iconName: String, heading: String, text: String) {
    (self.iconName, self.heading, self.text) = (iconName, heading, text)
    super.init()
  }

  override func loadView() {
    Self.make(iconName: iconName, heading: heading, text: text) { view = $0 }
  }

  /// Hands over the page's widget, which is gone afterwards if nobody keeps it.
  static func make(
    iconName: String, heading: String, text: String, _ body: (UnsafeMutableRawPointer) -> Void
  ) {
    let template = Template("status.ui")
    gtk_image_set_from_icon_name(template.opaque("icon"), iconName)
    gtk_label_set_text(template.opaque("title"), heading)
    gtk_label_set_text(template.opaque("text"), text)
    gtk_widget_set_visible(template.widget("text"), text.isEmpty ? 0 : 1)
    withExtendedLifetime(template) { body(template.object("root")) }
  }
}
