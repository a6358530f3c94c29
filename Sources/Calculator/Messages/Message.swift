// The only sentences of the engine: for each kind of error a word that programs
// can rely on, what is wrong, and what to do about it.

/// What to tell about an error.
public struct Message: Hashable, Sendable {
  /// The kind, as a word that programs can rely on.
  public let kind: String
  /// What is wrong, and what to do about it.
  public let text: String

  init(_ kind: String, _ problem: String, _ remedy: String) {
    self.kind = kind
    text = problem + ": " + remedy
  }
}
