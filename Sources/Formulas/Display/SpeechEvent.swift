// Events to be said to people who do not see the formula, as data. The words are elsewhere.

/// An event to be said.
package enum SpeechEvent: Hashable, Sendable {
  /// A character that was typed or passed, or is part of what is said.
  case symbol(Unicode.Scalar)
  /// Digits and perhaps a decimal mark, which is a full stop here.
  case number(String)
  /// Characters that are not read, as they were typed.
  case unread(String)
  /// A name of several letters.
  case word(String)
  /// A sign in front of an operand, not a difference.
  case negative
  /// A structure begins.
  case structure(Structure)
  /// A structure ends.
  case close(Structure)
  /// A slot begins, or the caret came into it; it may be empty.
  case entered(SlotRole, isEmpty: Bool)
  /// An operand is missing.
  case placeholder
  /// The caret came out of a structure, and is behind it or before it.
  case left(Structure, isBehind: Bool)
  /// The caret is at the start of a slot.
  case start(SlotRole)
  /// The caret is at the end of a slot.
  case end(SlotRole)
  /// The caret is behind the part that the events after this one say.
  case behind
  /// The part that the events after this one say was deleted.
  case deleted
  /// The part that the events after this one say is selected.
  case selected
  /// The formula was emptied.
  case cleared
  /// The last change was taken back; its effect follows.
  case undone
  /// A change was made again; its effect follows.
  case redone
  /// The part that the events after this one say was copied.
  case copied
  /// The part that the events after this one say was pasted.
  case pasted
  /// A pasted text was refused.
  case refused
  /// The key makes no sense here.
  case ignored
  /// More follows than is said.
  case more
}
