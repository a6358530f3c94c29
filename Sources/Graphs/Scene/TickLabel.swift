// The numbers at the axes.

/// A text at an axis.
package struct TickLabel: Hashable, Sendable {
  /// The role of a label.
  package enum Role: UInt8, Hashable, Sendable {
    /// The x of a tick.
    case column
    /// The y of a tick.
    case row
    /// The number to add to all labels of the horizontal axis.
    case columnOffset
    /// The number to add to all labels of the vertical axis.
    case rowOffset
  }

  /// The part of the text that stands at the anchor.
  package enum Alignment: UInt8, Hashable, Sendable {
    /// The left end.
    case leading
    /// The middle.
    case middle
    /// The right end.
    case trailing
  }

  /// The meaning of the text.
  package let role: Role
  /// The text, with the letters of mathematics: `−`, `π`, `·`, `¹²³`.
  package var text: String
  /// Where it stands; the y is that of the middle of the digits.
  package let anchor: ScreenPoint
  /// The part of the text that stands at the anchor.
  package let alignment: Alignment

  /// Creates a label.
  package init(role: Role, text: String, anchor: ScreenPoint, alignment: Alignment) {
    self.role = role
    self.text = text
    self.anchor = anchor
    self.alignment = alignment
  }
}
