// The workspace that every computation carries along: the budget, and the constants that
// were computed so far. It is passed in and out, since the engine has no globals.

/// The budget of a computation and the constants it may reuse.
package struct Workspace: Sendable {
  /// The work still allowed.
  package var budget: Budget
  /// The constants at the largest precision asked so far.
  package var constants: Constants
  /// The exponentials of real numbers in forms that were met last.
  var powers = RecentValues()
  /// cos x + i·sin x for the angles in forms that were met last.
  var turns = RecentValues()
  /// The proofs of primes that an evaluation relied on, as lines.
  package var primeProofs: [String] = []
  /// The proofs and enclosures on which an evaluation relied besides exact arithmetic.
  package var decisions = Decisions()
  /// The source of random numbers, where a value need not be the same each time.
  package var random: RandomSource?

  /// Creates a workspace that knows no constants yet.
  package init(budget: Budget = Budget()) {
    self.budget = budget
    constants = Constants()
  }
}
