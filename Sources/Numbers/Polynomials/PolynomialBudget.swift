// The work that computing with polynomials of several variables may do.

/// The steps that are still allowed; one is about a nanosecond of a native build.
package struct PolynomialBudget: Sendable {
  /// The steps still allowed.
  package var stepsLeft: Int64

  /// Creates a budget.
  package init(steps: Int64) { stepsLeft = steps }

  /// The steps ended before the result.
  package struct Spent: Error {
    /// Creates the error.
    package init() {}
  }

  /// Takes steps from the budget, before they are done.
  package mutating func charge(_ steps: Int64) throws(Spent) {
    stepsLeft -= steps
    guard stepsLeft >= 0 else { throw Spent() }
  }

  /// Does work whose steps another budget counts.
  mutating func lend<Result>(
    _ steps: Int64,
    to work: (inout Int64) -> Result?
  ) throws(Spent) -> Result {
    let lent = min(steps, stepsLeft)
    var left = lent
    let result = work(&left)
    stepsLeft -= lent - max(0, left)
    guard let result, stepsLeft >= 0 else { throw Spent() }
    return result
  }
}
