// SPDX-License-Identifier: MIT

/// A key of an app's own GSettings schema that keeps what was chosen in split views.
///
/// The key holds one line of text for each name, so one is enough for all windows:
///
/// ```xml
/// <key name="split-views" type="a{ss}">
///   <default>{}</default>
///   <summary>Widths and columns of split views</summary>
/// </key>
/// ```
public struct AutosaveSettings: Sendable, Hashable {
  /// The schema's identifier, such as `org.example.Mail`.
  public var schema: String

  /// The key's name; its type is `a{ss}`.
  public var key: String

  /// The place of the values, such as `/org/example/mail/`, for a schema that says none itself.
  public var path: String?

  /// A folder with a `gschemas.compiled` of the app's own that is searched before the usual places;
  /// nil for those alone.
  public var schemaFolder: String?

  /// Names a key of a schema.
  public init(
    schema: String, key: String = "split-views", path: String? = nil, schemaFolder: String? = nil
  ) {
    self.schema = schema
    self.key = key
    self.path = path
    self.schemaFolder = schemaFolder
  }
}
