// Messages about a saved session.

extension Message {
  /// A part of a saved session that cannot be used.
  package enum Damage {
    /// The text is no JSON from a byte on.
    case unreadable(offset: Int)
    /// The state was written by another version.
    case version
    /// A past line.
    case history
    /// The oldest of the past lines, since there are more than are kept.
    case oldest(kept: Int, of: Int)
    /// A function.
    case function
    /// The value of a variable.
    case variable(String)
    /// A curve of a graph.
    case curve
    /// The window of a graph.
    case window
  }

  /// The message about a part of a saved session that cannot be used.
  package static func damage(_ damage: Damage, in language: Language) -> String {
    switch damage {
    case .unreadable(let offset): Sentence.damageUnreadable.text(in: language, String(offset))
    case .version: Sentence.damageVersion.text(in: language)
    case .history: Sentence.damageHistory.text(in: language)
    case .oldest(let kept, let all):
      Sentence.damageOldest.text(in: language, String(kept), String(all))
    case .function: Sentence.damageFunction.text(in: language)
    case .variable(let name): Sentence.damageVariable.text(in: language, name)
    case .curve: Sentence.damageCurve.text(in: language)
    case .window: Sentence.damageWindow.text(in: language)
    }
  }
}
