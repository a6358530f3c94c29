// What a procedure of calculus finds, or why it finds nothing.

/// The result of a procedure that may not decide.
package enum Outcome<Found> {
  /// It is this, which is proved.
  case found(Found)
  /// Nothing was proved, for a reason.
  case undecided(Obstacle)
}

/// A reason why a procedure of calculus decides nothing.
package enum Obstacle: Hashable, Sendable {
  /// It was not found out where the function bends, jumps or has no value.
  case places
  /// A part of the function has no complex enclosures with bounds of their errors.
  case enclosures
  /// It was not found out how the function behaves beside an end of a part of the range.
  case end
  /// The search took too many steps.
  case steps
}

extension Outcome: Sendable where Found: Sendable {}
