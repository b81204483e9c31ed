// SPDX-License-Identifier: MIT
internal import CSplitViewGtk

/// The places of a world clock.
enum TimeZones {
  static let identifiers = [
    "Africa/Cairo", "Africa/Johannesburg", "Africa/Lagos", "Africa/Nairobi",
    "America/Anchorage", "America/Argentina/Buenos_Aires", "America/Bogota", "America/Chicago",
    "America/Denver", "America/Halifax", "America/Lima", "America/Los_Angeles",
    "America/Mexico_City", "America/New_York", "America/Sao_Paulo", "America/St_Johns",
    "Asia/Bangkok", "Asia/Dhaka", "Asia/Dubai", "Asia/Hong_Kong", "Asia/Jakarta",
    "Asia/Jerusalem", "Asia/Karachi", "Asia/Kathmandu", "Asia/Kolkata", "Asia/Manila",
    "Asia/Seoul", "Asia/Shanghai", "Asia/Singapore", "Asia/Tashkent", "Asia/Tehran",
    "Asia/Tokyo", "Atlantic/Azores", "Atlantic/Reykjavik", "Australia/Adelaide",
    "Australia/Perth", "Australia/Sydney", "Europe/Athens", "Europe/Berlin", "Europe/Istanbul",
    "Europe/Lisbon", "Europe/London", "Europe/Madrid", "Europe/Moscow", "Europe/Oslo",
    "Europe/Paris", "Europe/Warsaw", "Pacific/Auckland", "Pacific/Honolulu", "Pacific/Tongatapu",
  ]

  /// A zone's city, and the part of the world that it is in.
  static func name(of identifier: String) -> (city: String, region: String) {
    let parts = identifier.split(separator: "/").map { part in
      String(part.map { $0 == "_" ? " " : $0 })
    }
    return (parts.last ?? identifier, parts.first ?? "")
  }

  /// The time, the day and the distance from Greenwich there and now.
  static func now(in identifier: String) -> (time: String, day: String, offset: String) {
    guard let zone = g_time_zone_new_identifier(identifier) ?? g_time_zone_new_utc() else {
      return ("", "", "")
    }
    defer { g_time_zone_unref(zone) }
    guard let now = g_date_time_new_now(zone) else { return ("", "", "") }
    defer { g_date_time_unref(now) }
    return (format(now, "%R"), format(now, "%A, %e %B %Y"), "UTC" + format(now, "%:z"))
  }

  private static func format(_ time: OpaquePointer, _ pattern: String) -> String {
    guard let text = g_date_time_format(time, pattern) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
