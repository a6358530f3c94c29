// Enclosures as tight as asked for, by doubling the working precision.

internal import Numbers

/// Repeats rounds of evaluation until an enclosure is tight enough.
enum Refinement {
  /// The precision of the first round in bits.
  static let firstPrecision = 64

  /// The precision at which an undecided sign is given up, in bits.
  static let lastPrecision = 10_240

  /// The precision up to which digits are sought that are proved to be there,
  /// in bits.
  static let longestPrecision = 1 << 22

  /// An enclosure of a real form with at least so many leading bits, or nothing
  /// when the value cannot be told from zero.
  static func enclosure(
    of form: ExactForm,
    bits: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball? {
    var precision = firstPrecision
    return try enclosure(bits: bits, &precision, in: &workspace) {
      (precision: Int, workspace: inout Workspace) throws(RealError) in
      var evaluation = FormEvaluation(precision: precision)
      return try evaluation.real(form, in: &workspace)
    }
  }

  /// An enclosure of a real with at least so many leading bits, or nothing when
  /// the value cannot be told from zero.
  static func enclosure(
    of real: Real,
    bits: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball? {
    var precision = firstPrecision
    return try enclosure(of: real, bits: bits, precision: &precision, in: &workspace)
  }

  /// An enclosure as above, and the precision that it took.
  ///
  /// Rounds begin at a precision that is known to be needed.
  static func enclosure(
    of real: Real,
    bits: Int,
    precision: inout Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball? {
    let graph = GraphEvaluation(real)
    let extra = try graph.angleBits(in: &workspace)
    let round = { (precision: Int, workspace: inout Workspace) throws(RealError) in
      try graph.ball(precision: precision + extra, in: &workspace)
    }
    let start = precision
    var failure: RealError?
    if start <= lastPrecision {
      do throws(RealError) {
        let usual = try enclosure(bits: bits, &precision, in: &workspace, round: round)
        if let usual { return usual }
      } catch .undetermined(let question) {
        failure = .undetermined(question)
      }
    }
    let reach = try graph.reach(in: &workspace)
    if reach > 0 {
      precision = max(start, lastPrecision)
      return try enclosure(bits: bits, &precision, reach: reach, in: &workspace, round: round)
    }
    if let failure { throw failure }
    return nil
  }

  private static func enclosure(
    bits: Int,
    _ precision: inout Int,
    reach: Int = 0,
    in workspace: inout Workspace,
    round: (Int, inout Workspace) throws(RealError) -> Ball
  ) throws(RealError) -> Ball? {
    precision = max(bits + 16, precision)
    let last = lastPrecision + 2 * bits + reach
    while true {
      do throws(RealError) {
        let ball = try round(precision, &workspace)
        if ball.isExact || (!ball.containsZero && ball.accuracyInBits >= bits) { return ball }
        if precision >= last { return nil }
        // Most often what is missing is known after one round.
        let missing = ball.containsZero ? precision : bits - ball.accuracyInBits + 16
        precision += max(32, min(missing, precision))
      } catch .undetermined(let question) {
        if precision >= last { throw .undetermined(question) }
        precision *= 2
      }
    }
  }
}
