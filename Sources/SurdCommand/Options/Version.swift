// The number of this release.

/// The number of this release.
enum Version {
  /// The version, after semver.org.
  static let current = "0.1.0"
  /// The day of the last change to what the manual page says of it, for that page.
  static let date = "November 24, 2026"
}
