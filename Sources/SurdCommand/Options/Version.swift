// Which release this is.

/// Which release this is.
enum Version {
  /// The version, after semver.org.
  static let current = "0.1.0"
}
