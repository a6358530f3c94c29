// Key presses. The keypad, a keyboard, a paste and a script all come to the same values.

package import Expressions

/// One key press.
package enum Key: Hashable, Sendable {
  /// A character: a digit, a letter, an operator, a bracket.
  case character(Unicode.Scalar)
  /// Characters that came at once, as from a dead key.
  case composed(String)
  /// A structure to fill in.
  case template(Template)
  /// A function, with its brackets.
  case function(Builtin)
  /// A name as one unit: `Ans`, `X0`.
  case name(String)
  /// A movement of the caret.
  case move(Motion)
  /// A movement that extends the selection.
  case select(Motion)
  /// The focus grows to the next larger part.
  case widen
  /// Everything is selected.
  case selectAll
  /// Deletes before the caret.
  case backspace
  /// Deletes behind the caret.
  case delete
  /// Deletes up to the start of the slot.
  case backspaceSlot
  /// Deletes up to the end of the slot.
  case deleteSlot
  /// Deletes everything.
  case clear
  /// Takes back the last change.
  case undo
  /// Makes the change again that was taken back.
  case redo
  /// Copies the selection, or everything.
  case copy
  /// Copies and deletes the selection.
  case cut
  /// Inserts what was copied last.
  case paste
  /// Inserts a text.
  case text(String)
  /// A key for the session and not for the formula.
  case session(SessionKey)
}

/// A way for the caret to go.
package enum Motion: UInt8, Hashable, Sendable {
  /// One place back.
  case left
  /// One place on.
  case right
  /// To the slot above.
  case up
  /// To the slot below.
  case down
  /// To the start of the formula.
  case home
  /// To the end of the formula.
  case end
  /// To the next slot.
  case nextSlot
  /// To the slot before.
  case previousSlot
  /// Out of the slot.
  case out
  /// Out of the selection or the slot.
  case escape
}

/// A structure to fill in, or a sign with a key of its own.
package enum Template: UInt8, Hashable, Sendable, CaseIterable {
  /// A fraction; takes the operand to the left.
  case fraction
  /// An exponent as a slot.
  case power
  /// The exponent 2.
  case square
  /// The exponent 3.
  case cube
  /// The exponent −1.
  case reciprocal
  /// A square root.
  case squareRoot
  /// A cube root.
  case cubeRoot
  /// A root with an index.
  case root
  /// Bars.
  case absolute
  /// Braces around elements.
  case list
  /// Values with their conditions.
  case cases
  /// A power of e.
  case exponential
  /// Times a power of ten.
  case scientific
  /// A power of ten.
  case tenPower
  /// A logarithm with a base.
  case logarithm
  /// A subscript.
  case lower
  /// Digits that repeat.
  case repeating
  /// The sign of the operand, on or off.
  case negate
  /// A sum over a range.
  case sum
  /// A product over a range.
  case product
  /// A whole number and a fraction; takes the whole number to the left.
  case mixed
  /// An integral, with bounds or without.
  case integral
  /// A limit.
  case limit
  /// A derivative.
  case derivative
}

/// A key for the session.
package enum SessionKey: Hashable, Sendable {
  /// Evaluates.
  case enter
  /// The equals sign of a keyboard: part of the formula where one belongs into it,
  /// else ``enter``.
  case equals
  /// Gives the value to the name that comes next.
  case store
  /// Recalls an earlier statement.
  case recallPrevious
  /// Recalls a later statement, and the draft at last.
  case recallNext
  /// Leaves the editor forward.
  case leaveForward
  /// Leaves the editor backward.
  case leaveBackward
  /// Puts a unit of angles in force.
  case angle(AngleUnit)
  /// Puts the next unit of angles in force.
  case nextAngle
  /// Shows another page of keys.
  case page
  /// Shows the answer exactly or as a decimal.
  case toggleForm
  /// Shows more digits.
  case moreDigits
}
