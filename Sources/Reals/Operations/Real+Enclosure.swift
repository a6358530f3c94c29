// A real as an enclosure, for those who go on with doubles.

extension Real {
  /// A ball around the number with at least so many leading bits.
  ///
  /// - Throws: ``RealError/undetermined(_:)`` when the number cannot be told
  ///   from zero and is not proved to be zero, ``RealError/overBudget(_:)``.
  package static func enclosure(
    of x: Real,
    bits: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    if let rational = x.rational {
      return try Ball(rational, precision: bits + 2, in: &workspace)
    }
    if let ball = try Refinement.enclosure(of: x, bits: bits, in: &workspace) { return ball }
    guard try isZero(x, in: &workspace) == .yes else { throw .undetermined(.zero(.digits)) }
    return .zero
  }

  /// A ball around the value with a radius of at most 2^exponent.
  ///
  /// - Throws: ``RealError/undetermined(_:)`` or ``RealError/overBudget(_:)``
  ///   when there is none within the budget.
  package func enclosure(
    radiusAtMost exponent: Int64,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    let graph = GraphEvaluation(self)
    var precision = Refinement.firstPrecision + (try graph.angleBits(in: &workspace))
    while true {
      do throws(RealError) {
        let ball = try graph.ball(precision: precision, in: &workspace)
        let radius = ball.radius.log2Upper
        if ball.isExact || radius <= exponent { return ball }
        // Most often what is missing is known after one round.
        let missing = Int(clamping: min(radius - exponent, 1 << 20)) + 16
        precision += max(32, missing)
      } catch .undetermined(let question) {
        guard precision < Refinement.lastPrecision else { throw .undetermined(question) }
        precision *= 2
      }
      guard precision <= Refinement.longestPrecision else { throw .overBudget(.steps) }
    }
  }
}
