// Signs and comparisons: the questions that everything else depends on.

internal import Numbers

/// How two numbers compare.
public enum Order: Hashable, Sendable {
  /// The first is the smaller one.
  case less
  /// Both are the same number.
  case equal
  /// The first is the larger one.
  case greater
}

extension Real {
  /// Whether a number is zero.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  public static func isZero(
    _ x: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Ternary {
    guard let sign = try proveSign(x, in: &workspace) else { return .unknown }
    return sign == 0 ? .yes : .no
  }

  /// How two numbers compare.
  ///
  /// - Throws: ``RealError/undetermined(_:)`` when they agree to thousands of
  ///   places and no proof of equality was found, ``RealError/overBudget(_:)``.
  public static func compare(
    _ x: Real,
    _ y: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Order {
    if let p = x.rational, let q = y.rational {
      return p < q ? .less : (p == q ? .equal : .greater)
    }
    let gap = try difference(x, y, in: &workspace)
    guard let sign = try proveSign(gap, in: &workspace) else {
      throw .undetermined(.comparison(.comparison))
    }
    return sign < 0 ? .less : (sign == 0 ? .equal : .greater)
  }

  /// The sign of a number that an operation depends on: −1, 0 or 1.
  ///
  /// - Throws: ``RealError/undetermined(_:)`` when it was not proved,
  ///   ``RealError/overBudget(_:)``.
  static func sign(
    of x: Real,
    for operation: Operation,
    in workspace: inout Workspace
  ) throws(RealError) -> Int {
    guard let sign = try proveSign(x, in: &workspace) else {
      throw .undetermined(.sign(operation))
    }
    return sign
  }

  /// The sign, or nothing when it was not proved.
  ///
  /// First a few rounds of digits, which settle nearly every number that is not
  /// zero; then the proofs that it is zero; then more digits.
  static func proveSign(_ x: Real, in workspace: inout Workspace) throws(RealError) -> Int? {
    if let rational = x.rational { return rational.signum }
    if let form = x.form {
      if form.isZero { return 0 }
      if let term = form.onlyTerm, term.monomial.isPositive { return term.coefficient.signum }
    }
    let graph = GraphEvaluation(x)
    let extra = try graph.angleBits(in: &workspace)
    var precision = Refinement.firstPrecision
    var triedProof = false
    var last = Refinement.lastPrecision
    while precision <= last {
      do throws(RealError) {
        let ball = try graph.ball(precision: precision + extra, in: &workspace)
        if let sign = ball.sign { return sign }
      } catch .undetermined {
        // The next round has more digits.
      }
      if precision >= 128, !triedProof {
        triedProof = true
        if let form = x.form {
          switch try ZeroDecision.isZero(form, in: &workspace) {
          case .yes: return 0
          // The sign will show; only the budget ends the search.
          case .no: last = Refinement.longestPrecision
          case .unknown: break
          }
          if let sign = try sign(of: form, in: &workspace) { return sign }
        }
      }
      precision *= 2
    }
    return nil
  }

  /// The sign of a form from a few digits of its own; terms that cancelled in
  /// the form are gone, while the graph still has them.
  private static func sign(
    of form: ExactForm,
    in workspace: inout Workspace
  ) throws(RealError) -> Int? {
    for precision in [128, 512] {
      var evaluation = FormEvaluation(precision: precision)
      do throws(RealError) {
        if let sign = try evaluation.real(form, in: &workspace).sign { return sign }
      } catch .undetermined {
        continue
      }
    }
    return nil
  }
}
