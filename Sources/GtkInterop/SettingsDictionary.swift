// SPDX-License-Identifier: MIT
internal import CSplitViewGtk

/// A key of a GSettings schema whose value is a dictionary of texts, of the type `a{ss}`.
@MainActor
package final class SettingsDictionary {
  /// Why a key can't be used.
  package struct Failure: Error {
    /// A sentence's beginning that says what is wrong, and what to do.
    package let message: String
  }

  /// The type of the key's value.
  package static let type = "a{ss}"

  private nonisolated(unsafe) let settings: UnsafeMutablePointer<GSettings>
  private let schema: String
  private let key: String

  /// Finds a key.
  ///
  /// Everything is looked up before GLib is asked for it, since it ends the program over a schema, a
  /// path or a key that isn't there.
  /// - Parameters:
  ///   - schema: The schema's identifier.
  ///   - folder: A folder with compiled schemas that is searched before the usual ones.
  ///   - path: The place of the values, for a schema that says none.
  ///   - key: The key's name.
  package init(schema: String, folder: String?, path: String?, key: String) throws(Failure) {
    guard let source = try Self.source(folder) else {
      throw Failure(message: Self.missing(schema))
    }
    defer { g_settings_schema_source_unref(source) }
    guard let found = g_settings_schema_source_lookup(source, schema, 1) else {
      throw Failure(message: Self.missing(schema))
    }
    defer { g_settings_schema_unref(found) }
    try Self.check(path, found, schema)
    try Self.check(key, found, schema)
    guard let settings = g_settings_new_full(found, nil, path) else {
      throw Failure(message: "GLib makes no settings of schema \(schema)")
    }
    self.settings = settings
    self.schema = schema
    self.key = key
    guard !forgetsAtTheEnd else {
      throw Failure(
        message: "nothing on this computer keeps GSettings when a program ends: install dconf's "
          + "backend for GSettings")
    }
  }

  /// Whether GLib, for want of a store, holds the settings in memory; asked to by the environment, it
  /// is meant to.
  private var forgetsAtTheEnd: Bool {
    let memory = g_type_from_name("GMemorySettingsBackend")
    guard memory != 0, g_getenv("GSETTINGS_BACKEND") == nil else { return false }
    var value = GValue()
    g_value_init(&value, g_object_get_type())
    defer { g_value_unset(&value) }
    g_object_get_property(
      UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), "backend", &value)
    return g_value_get_object(&value).map { Properties.isInstance($0, of: memory) } ?? false
  }

  deinit { g_object_unref(settings) }

  /// A source of schemas that is the caller's to give up.
  private static func source(_ folder: String?) throws(Failure) -> OpaquePointer? {
    let usual = g_settings_schema_source_get_default()
    guard let folder else { return usual.flatMap { g_settings_schema_source_ref($0) } }
    var error: UnsafeMutablePointer<GError>?
    guard let own = g_settings_schema_source_new_from_directory(folder, usual, 1, &error) else {
      defer { if let error { g_error_free(error) } }
      let reason = error?.pointee.message.map { String(cString: $0) } ?? "GLib gives no reason"
      throw Failure(
        message: "\(folder) has no compiled schemas (\(reason)): run glib-compile-schemas on it")
    }
    return own
  }

  private static func missing(_ schema: String) -> String {
    "there is no GSettings schema \(schema): install its .gschema.xml file in "
      + "share/glib-2.0/schemas and run glib-compile-schemas there"
  }

  private static func check(
    _ path: String?, _ found: OpaquePointer, _ schema: String
  ) throws(Failure) {
    let own = g_settings_schema_get_path(found).map { String(cString: $0) }
    switch (own, path) {
    case (nil, nil):
      throw Failure(message: "the GSettings schema \(schema) has no path of its own: give one")
    case (let own?, let path?) where own != path:
      throw Failure(
        message: "the GSettings schema \(schema) has the path \(own) of its own: don't give \(path)"
      )
    case (nil, let path?) where !isPath(path):
      throw Failure(
        message: "\"\(path)\" is no path of settings: it begins and ends with a slash, and has no "
          + "two of them together")
    default: break
    }
  }

  private static func isPath(_ path: String) -> Bool {
    path.hasPrefix("/") && path.hasSuffix("/") && !path.contains("//")
  }

  private static func check(
    _ key: String, _ found: OpaquePointer, _ schema: String
  ) throws(Failure) {
    guard g_settings_schema_has_key(found, key) != 0,
      let entry = g_settings_schema_get_key(found, key)
    else {
      throw Failure(
        message: "the GSettings schema \(schema) has no key \(key): add one of type \(type)")
    }
    defer { g_settings_schema_key_unref(entry) }
    let actual = g_variant_type_dup_string(g_settings_schema_key_get_value_type(entry))
    defer { g_free(actual) }
    guard let actual, String(cString: actual) == type else {
      throw Failure(
        message: "the key \(key) of the GSettings schema \(schema) is of type "
          + "\(actual.map { String(cString: $0) } ?? "?"): make it \(type)")
    }
  }

  /// A text; nil where there is none.
  package func text(_ name: String) -> String? {
    guard let value = g_settings_get_value(settings, key) else { return nil }
    defer { g_variant_unref(value) }
    return Self.texts(value).first { $0.name == name }?.text
  }

  /// Sets a text, and leaves the others as they are.
  package func set(_ text: String, for name: String) throws(Failure) {
    guard let old = g_settings_get_value(settings, key) else { return }
    defer { g_variant_unref(old) }
    let type = g_variant_type_new(Self.type)
    defer { g_variant_type_free(type) }
    guard let builder = g_variant_builder_new(type) else { return }
    for entry in Self.texts(old).filter({ $0.name != name }) + [(name: name, text: text)] {
      g_variant_builder_add_value(
        builder,
        g_variant_new_dict_entry(
          g_variant_new_string(entry.name), g_variant_new_string(entry.text)))
    }
    let value = g_variant_builder_end(builder)
    g_variant_builder_unref(builder)
    guard g_settings_set_value(settings, key, value) != 0 else {
      throw Failure(message: "the key \(key) of the GSettings schema \(schema) is locked")
    }
  }

  private static func texts(_ value: OpaquePointer) -> [(name: String, text: String)] {
    (0..<g_variant_n_children(value)).compactMap { index in
      guard let entry = g_variant_get_child_value(value, index) else { return nil }
      defer { g_variant_unref(entry) }
      return (text(0, of: entry), text(1, of: entry))
    }
  }

  private static func text(_ index: Int, of entry: OpaquePointer) -> String {
    guard let value = g_variant_get_child_value(entry, gsize(index)) else { return "" }
    defer { g_variant_unref(value) }
    return g_variant_get_string(value, nil).map { String(cString: $0) } ?? ""
  }

  /// Waits until what was set is kept for good; a program that ends without may lose it.
  package static func sync() { g_settings_sync() }
}
