// The work that searches for divisors and proofs may do.

/// Steps of about a nanosecond that a search may still take.
struct SearchBudget {
  /// The steps left; not positive once they are used up or the caller has cancelled.
  private(set) var stepsLeft: Int64
  /// Whether the caller has cancelled; asked every million steps.
  private let isCancelled: (@Sendable () -> Bool)?

  /// Creates a budget of some steps.
  init(_ steps: Int64, isCancelled: (@Sendable () -> Bool)? = nil) {
    stepsLeft = steps
    self.isCancelled = isCancelled
  }

  /// Whether there is nothing left to spend.
  var isSpent: Bool { stepsLeft <= 0 }

  /// Takes steps; false when there are too few, or when the caller has cancelled.
  mutating func spend(_ steps: Int64) -> Bool {
    let before = stepsLeft
    stepsLeft -= steps
    if stepsLeft > 0, before >> 20 != stepsLeft >> 20, isCancelled?() == true { stepsLeft = 0 }
    return stepsLeft > 0
  }

  /// The result of a search that may take a part of the steps.
  mutating func lending<Result>(
    _ part: Int64,
    to search: (inout SearchBudget) -> Result
  ) -> Result {
    let lent = Swift.max(Swift.min(part, stepsLeft), 0)
    var loan = SearchBudget(lent, isCancelled: isCancelled)
    let result = search(&loan)
    // The steps of the last refused request were not spent.
    stepsLeft -= lent - Swift.max(loan.stepsLeft, 0)
    if isCancelled?() == true { stepsLeft = 0 }
    return result
  }
}
