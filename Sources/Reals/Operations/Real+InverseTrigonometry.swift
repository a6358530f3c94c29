// Inverse trigonometric functions of reals: angles that are rational multiples
// of π are found and proved, and an inverse undoes its function on the right
// branch.

internal import Numbers

extension Real {
  /// The angle from −π/2 to π/2 whose sine is given.
  ///
  /// - Throws: ``DomainError/inverseTrigonometricOutOfRange``, proved;
  ///   ``RealError/undetermined(_:)``; ``RealError/overBudget(_:)``.
  package static func arcsine(_ y: Real, in workspace: inout Workspace) throws(RealError) -> Real {
    try checkUnitRange(y, .arcsine, in: &workspace)
    if y.rational?.signum == 0 { return y }
    if let angle = y.form?.angleOfCosine {
      // y = cos φ, and asin y = π/2 − acos y.
      let folded = try foldedAngle(Real(form: angle), in: &workspace)
      return try difference(try pi(times: Rational(1, over: 2)), folded, in: &workspace)
    }
    let form = try arcsineForm(of: y, in: &workspace)
    if let form, form.multipleOfPi != nil { return Real(form: form) }
    return try make(.arcsine, y, form: form)
  }

  /// The angle from 0 to π whose cosine is given.
  ///
  /// - Throws: As ``arcsine(_:in:)``.
  package static func arccosine(_ y: Real, in workspace: inout Workspace) throws(RealError) -> Real
  {
    try checkUnitRange(y, .arccosine, in: &workspace)
    if let angle = y.form?.angleOfCosine {
      return try foldedAngle(Real(form: angle), in: &workspace)
    }
    let sine = try arcsineForm(of: y, in: &workspace)
    let form = sine.map { ExactForm(.pi).scaled(by: Rational(1, over: 2)) - $0 }
    if let form, form.multipleOfPi != nil { return Real(form: form) }
    return try make(.arccosine, y, form: form)
  }

  /// The angle between −π/2 and π/2 whose tangent is given.
  ///
  /// - Throws: ``RealError/undetermined(_:)``, ``RealError/overBudget(_:)``.
  package static func arctangent(
    _ y: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    if y.rational?.signum == 0 { return y }
    if case .tangent = y.node.operation {
      let angle = Real(node: y.node.operands[0])
      let turns = try quotient(angle, pi, in: &workspace)
      let nearest = try rounded(turns, in: &workspace)
      return try difference(angle, try product(nearest, pi, in: &workspace), in: &workspace)
    }
    guard let sign = try proveSign(y, in: &workspace) else {
      return try make(.arctangent, y, form: nil)
    }
    if sign == 0 { return Real(Rational(0)) }
    if sign < 0 {
      let positive = try arctangent(try negation(y, in: &workspace), in: &workspace)
      return try negation(positive, in: &workspace)
    }
    guard let form = y.form else { return try make(.arctangent, y, form: nil) }
    if let angle = form.angleOfTangent {
      let turns = try quotient(Real(form: angle), pi, in: &workspace)
      let nearest = try rounded(turns, in: &workspace)
      let multiple = try product(nearest, pi, in: &workspace)
      return try difference(Real(form: angle), multiple, in: &workspace)
    }
    if let turn = try Angles.multipleOfPi(tangent: form, in: &workspace) {
      return try pi(times: turn)
    }
    return try make(.arctangent, y, form: ExactForm(.arctangent(form)))
  }

  /// A rational multiple of π.
  static func pi(times turn: Rational) throws(RealError) -> Real {
    Real(form: ExactForm(.pi).scaled(by: turn))
  }

  /// The angle in 0…π with the same cosine.
  private static func foldedAngle(
    _ angle: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    let turns = try wholePart(
      try quotient(angle, pi, in: &workspace),
      for: .arccosine,
      in: &workspace
    )
    if turns.isOdd {
      return try difference(try pi(times: Rational(turns + 1)), angle, in: &workspace)
    }
    return try difference(angle, try pi(times: Rational(turns)), in: &workspace)
  }

  private static func checkUnitRange(
    _ y: Real,
    _ operation: RealError.Question.Operation,
    in workspace: inout Workspace
  ) throws(RealError) {
    if let q = y.rational {
      guard q.magnitude <= 1 else { throw .undefined(.inverseTrigonometricOutOfRange) }
      return
    }
    // 1 − y² ≥ 0
    let square = try power(y, Integer(2), in: &workspace)
    let rest = try difference(Real(Rational(1)), square, in: &workspace)
    guard try sign(of: rest, for: operation, in: &workspace) >= 0 else {
      throw .undefined(.inverseTrigonometricOutOfRange)
    }
  }

  /// The arcsine of a number in −1…1 as a multiple of π, or as
  /// atan(y/√(1 − y²)).
  private static func arcsineForm(
    of y: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> ExactForm? {
    guard let form = y.form, let square = ExactForm.product(form, form) else { return nil }
    let sign = try sign(of: y, for: .arcsine, in: &workspace)
    if sign == 0 { return .zero }
    if let turn = try Angles.multipleOfPi(sine: form, in: &workspace) {
      return ExactForm(.pi).scaled(by: turn)
    }
    guard let rest = try reduced(ExactForm.one - square, in: &workspace) else { return nil }
    try workspace.budget.charge(rest.stepsOfRoot)
    guard let cosine = rest.positiveRoot(index: 2),
      let inverse = cosine.reciprocal(isPositive: true),
      let tangent = try reduced(
        ExactForm.product(sign < 0 ? -form : form, inverse),
        in: &workspace
      )
    else { return nil }
    let angle = ExactForm(.arctangent(tangent))
    return sign < 0 ? -angle : angle
  }
}

/// Angles that are rational multiples of π, guessed from digits and proved.
enum Angles {
  /// The largest denominator that is looked for.
  private static let largestDenominator = 120

  /// The multiple of π in −1/2…1/2 whose sine is an algebraic form.
  static func multipleOfPi(
    sine form: ExactForm,
    in workspace: inout Workspace
  ) throws(RealError) -> Rational? {
    guard form.isAlgebraic,
      let turn = try guess(
        form,
        in: &workspace,
        by: {
          (ball: Ball, workspace: inout Workspace) throws(RealError) -> Ball in
          try Ball.arcsine(ball, precision: 96, in: &workspace)
        }
      ),
      let sine = ExactForm.cosineOfPi(times: turn - Rational(1, over: 2)),
      try ZeroDecision.isZero(algebraic: sine - form, in: &workspace) == .yes
    else { return nil }
    return turn
  }

  /// The multiple of π in −1/2…1/2 whose tangent is an algebraic form.
  static func multipleOfPi(
    tangent form: ExactForm,
    in workspace: inout Workspace
  ) throws(RealError) -> Rational? {
    guard form.isAlgebraic,
      let turn = try guess(
        form,
        in: &workspace,
        by: {
          (ball: Ball, workspace: inout Workspace) throws(RealError) -> Ball in
          try Ball.arctangent(ball, precision: 96, in: &workspace)
        }
      ),
      let cosine = ExactForm.cosineOfPi(times: turn),
      let sine = ExactForm.cosineOfPi(times: turn - Rational(1, over: 2)),
      let product = ExactForm.product(form, cosine),
      try ZeroDecision.isZero(algebraic: product - sine, in: &workspace) == .yes
    else { return nil }
    return turn
  }

  private static func guess(
    _ form: ExactForm,
    in workspace: inout Workspace,
    by function: (Ball, inout Workspace) throws(RealError) -> Ball
  ) throws(RealError) -> Rational? {
    guard let ball = try Refinement.enclosure(of: form, bits: 96, in: &workspace) else {
      return nil
    }
    do throws(RealError) {
      let angle = try function(ball, &workspace)
      let pi = try Ball.pi(precision: 96, in: &workspace)
      let turn = try Ball.quotient(angle, pi, precision: 96, in: &workspace)
      guard let simplest = Rational.simplest(in: turn, bits: 64),
        simplest.denominator <= Integer(largestDenominator)
      else { return nil }
      return simplest
    } catch .undetermined {
      // At the very end of the range the ball may reach beyond it.
      return nil
    } catch .undefined {
      return nil
    }
  }
}

extension ExactForm {
  /// The real form φ with cos φ equal to this form, when the form is
  /// (e^(iφ) + e^(−iφ))/2 as it stands.
  var angleOfCosine: ExactForm? {
    let half = Rational(1, over: 2)
    guard terms.count == 2, terms.allSatisfy({ $0.monomial.factors.isEmpty }),
      terms[0].coefficient.magnitude == half, terms[0].isConjugate(to: terms[1])
    else { return nil }
    let term = terms[0]
    let turn = term.coefficient.signum < 0 ? term.monomial.phase + 1 : term.monomial.phase
    let phase = ExactForm(.pi).scaled(by: turn)
    // e^E with E = iθ, so θ = −iE.
    let angle = -term.monomial.exponent.timesImaginaryUnit
    return angle.isFormallyReal ? angle + phase : nil
  }

  /// A real form φ with tan φ equal to this real form t, up to a multiple of π,
  /// when (1 + it)/(1 − it) = e^(2iφ) is a single power of e.
  var angleOfTangent: ExactForm? {
    var (above, below) = (self, ExactForm.one)
    if let worst = mostNegativePower {
      guard worst.exponent == -1, case .sum(let base) = worst.generator,
        let numerator = multiplied(byPowerOf: worst.generator, 1)
      else { return nil }
      (above, below) = (numerator, base)
    }
    let turned = above.timesImaginaryUnit
    guard !above.isFormallyReal || !below.isFormallyReal,
      let first = (below + turned).onlyTerm, let second = (below - turned).onlyTerm,
      let inverse = ExactForm(second.coefficient, second.monomial).singleTermReciprocal,
      let power = ExactForm.product(ExactForm(first.coefficient, first.monomial), inverse)?
        .onlyTerm,
      power.coefficient.magnitude == 1, power.monomial.factors.isEmpty
    else { return nil }
    let double = -power.monomial.exponent.timesImaginaryUnit
    guard double.isFormallyReal else { return nil }
    let phase = power.coefficient.signum < 0 ? power.monomial.phase + 1 : power.monomial.phase
    return (double + ExactForm(.pi).scaled(by: phase)).scaled(by: Rational(1, over: 2))
  }
}
