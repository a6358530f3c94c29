// What is wrong with a saved session.

extension Message {
  /// A part of a saved session that cannot be used.
  enum Damage {
    /// The text is no JSON from a byte on.
    case unreadable(offset: Int)
    /// It was written by another version.
    case version
    /// A past line.
    case history
    /// A function.
    case function
    /// The value of a variable.
    case variable(String)
  }

  /// What to tell about a part of a saved session that cannot be used.
  static func damage(_ damage: Damage) -> String {
    switch damage {
    case .unreadable(let offset): "unreadable at byte \(offset)"
    case .version: "written by another version"
    case .history: "a past line is lost"
    case .function: "a function is lost"
    case .variable(let name): "the value of \(name) is lost"
    }
  }
}
