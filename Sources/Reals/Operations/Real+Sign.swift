// Signs and comparisons: the questions that everything else depends on.

internal import Numbers

/// The order of two numbers.
package enum Order: Hashable, Sendable {
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
  package static func isZero(
    _ x: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Ternary {
    guard let sign = try proveSign(x, in: &workspace) else { return .unknown }
    return sign == 0 ? .yes : .no
  }

  /// The order of two numbers.
  ///
  /// - Throws: ``RealError/undetermined(_:)`` when they agree to thousands of
  ///   places and no proof of equality was found, ``RealError/overBudget(_:)``.
  package static func compare(
    _ x: Real,
    _ y: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Order {
    try compare(x, y, levels: 8, in: &workspace)
  }

  /// The order of two numbers, by logarithms of logarithms as often as allowed.
  private static func compare(
    _ x: Real,
    _ y: Real,
    levels: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Order {
    if let p = x.rational, let q = y.rational {
      try workspace.budget.charge(productOf: p.bitLength, by: q.bitLength)
      return p < q ? .less : (p == q ? .equal : .greater)
    }
    do throws(RealError) {
      let gap = try difference(x, y, in: &workspace)
      workspace.decisions.beginComparison()
      guard let sign = try proveSign(gap, in: &workspace) else {
        throw .undetermined(.comparison(.comparison))
      }
      if sign != 0 { workspace.decisions.noteDifference() }
      return sign < 0 ? .less : (sign == 0 ? .equal : .greater)
    } catch .overBudget(.magnitude) {
      guard levels > 0 else { throw .overBudget(.magnitude) }
      return try compareByLogarithms(x, y, levels: levels - 1, in: &workspace)
    }
  }

  /// The order of two numbers of which one is beyond all enclosures: the logarithm increases,
  /// and that of a power is much smaller than the power.
  private static func compareByLogarithms(
    _ x: Real,
    _ y: Real,
    levels: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Order {
    guard let first = x.node.signOfStructure, let second = y.node.signOfStructure else {
      throw .overBudget(.magnitude)
    }
    if first != second { return first < second ? .less : .greater }
    guard first > 0 else { throw .overBudget(.magnitude) }
    return try compare(
      try naturalLogarithm(x, in: &workspace),
      try naturalLogarithm(y, in: &workspace),
      levels: levels,
      in: &workspace
    )
  }

  /// The sign of a number that an operation depends on: −1, 0 or 1.
  ///
  /// - Throws: ``RealError/undetermined(_:)`` when it was not proved,
  ///   ``RealError/overBudget(_:)``.
  static func sign(
    of x: Real,
    for operation: RealError.Question.Operation,
    in workspace: inout Workspace
  ) throws(RealError) -> Int {
    guard let sign = try proveSign(x, in: &workspace) else {
      throw .undetermined(.sign(operation))
    }
    return sign
  }

  /// The sign, where one round with so many bits tells it: for whoever knows how small a
  /// number may be, so that the rounds with fewer bits are left out.
  package static func sign(
    _ x: Real,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Int? {
    let graph = GraphEvaluation(x)
    let extra = try graph.angleBits(in: &workspace)
    do throws(RealError) {
      return try graph.ball(precision: precision + extra, in: &workspace).sign
    } catch .undetermined {
      return nil
    }
  }

  /// The sign, or nothing when it was not proved.
  ///
  /// First a few rounds of digits, which settle nearly every number that is not
  /// zero; then the proofs that it is zero; then more digits, as many as numbers
  /// of the sizes in the graph may need to differ.
  static func proveSign(_ x: Real, in workspace: inout Workspace) throws(RealError) -> Int? {
    var precision = Refinement.firstPrecision
    return try proveSign(x, precision: &precision, in: &workspace)
  }

  /// The sign, and the precision that showed it, which is not tried anew for digits.
  static func proveSign(
    _ x: Real,
    precision: inout Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Int? {
    if let rational = x.rational { return rational.signum }
    if let form = x.form {
      if ZeroDecision.isCanonicallyZero(form, in: &workspace) { return 0 }
      if let sign = form.signOfTerms { return sign }
    } else if let sign = x.node.signOfStructure {
      return sign
    }
    let graph = GraphEvaluation(x)
    let extra = try graph.angleBits(in: &workspace)
    precision = Refinement.firstPrecision
    var triedProof = false
    var last = Refinement.lastPrecision
    var zeroBelow: Int64?
    var isBeyond = false
    while precision <= last {
      do throws(RealError) {
        let ball = try graph.ball(precision: precision + extra, in: &workspace)
        if let sign = ball.sign {
          workspace.decisions.noteSign(bits: precision)
          return sign
        }
        if let zeroBelow, let size = ball.log2Upper, size <= zeroBelow {
          workspace.decisions.note(.denominator(bits: Int(clamping: -zeroBelow)))
          return 0
        }
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
        if last == Refinement.lastPrecision, try PolynomialIdentity.isZero(x, in: &workspace) {
          workspace.decisions.note(.identity)
          return 0
        }
      }
      precision *= 2
      if precision > last, !isBeyond {
        isBeyond = true
        last += try graph.reach(in: &workspace)
        zeroBelow = graph.leastExponentOfRational
        if let zeroBelow { last = max(last, Int(-2 * zeroBelow) + Refinement.lastPrecision) }
      }
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
