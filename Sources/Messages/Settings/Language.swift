// The languages in which the engine speaks.

/// A language for people; the raw value is its tag in a page or a setting.
public enum Language: String, CaseIterable, Sendable {
  /// English.
  case english = "en"
  /// German.
  case german = "de"
  /// Simplified Chinese.
  case chinese = "zh"
}
