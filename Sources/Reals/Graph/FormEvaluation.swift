// Enclosures of exact forms at one working precision.

internal import Numbers

/// Evaluates forms at a precision, each generator once.
struct FormEvaluation {
  /// The working precision in bits.
  let precision: Int
  private var known: [Generator: Ball] = [:]

  init(precision: Int) {
    self.precision = precision
  }

  /// An enclosure of a form whose value is real.
  mutating func real(
    _ form: ExactForm,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    try value(of: form, in: &workspace).real
  }

  /// An enclosure of a form.
  ///
  /// - Throws: ``RealError/undetermined(_:)`` when the precision is too low to
  ///   tell a base from zero, ``RealError/overBudget(_:)``.
  mutating func value(
    of form: ExactForm,
    in workspace: inout Workspace
  ) throws(RealError) -> ComplexBall {
    var total = ComplexBall(.zero)
    for term in form.terms {
      try workspace.budget.charge(20)
      let value = try value(of: term, in: &workspace)
      total = try ComplexBall.sum(total, value, precision: precision, in: &workspace)
    }
    return total
  }

  private mutating func value(
    of term: ExactForm.Term,
    in workspace: inout Workspace
  ) throws(RealError) -> ComplexBall {
    var real = try Ball(term.coefficient, precision: precision, in: &workspace)
    for factor in term.monomial.factors {
      let power = try value(of: factor, in: &workspace)
      real = try Ball.product(real, power, precision: precision, in: &workspace)
    }
    var result = ComplexBall(real)
    if term.monomial.phase.signum != 0 {
      let turn = try rootOfUnity(term.monomial.phase, in: &workspace)
      result = try ComplexBall.product(result, turn, precision: precision, in: &workspace)
    }
    if !term.monomial.exponent.isZero {
      let power = try exponential(of: term.monomial.exponent, in: &workspace)
      result = try ComplexBall.product(result, power, precision: precision, in: &workspace)
    }
    return result
  }

  private mutating func value(
    of factor: Factor,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    let base = try value(of: factor.generator, in: &workspace)
    guard let index = factor.exponent.denominator.asInt, index <= 64,
      let count = factor.exponent.numerator.asInt
    else {
      let logarithm = try Ball.naturalLogarithm(base, precision: precision, in: &workspace)
      let exponent = try Ball(factor.exponent, precision: precision, in: &workspace)
      let product = try Ball.product(logarithm, exponent, precision: precision, in: &workspace)
      return try Ball.exponential(product, precision: precision, in: &workspace)
    }
    let root = try Ball.root(base, index: index, precision: precision, in: &workspace)
    return try Ball.power(root, count, precision: precision, in: &workspace)
  }

  private mutating func value(
    of generator: Generator,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    if case .prime(let p) = generator { return Ball(p) }
    if let ball = known[generator] { return ball }
    let ball: Ball
    switch generator {
    case .prime(let p):
      ball = Ball(p)
    case .pi:
      ball = try Ball.pi(precision: precision, in: &workspace)
    case .logarithm(let form):
      if let own = try value(.naturalLogarithm, atRational: form, in: &workspace) {
        ball = own
        break
      }
      let base = try real(form, in: &workspace)
      ball = try Ball.naturalLogarithm(base, precision: precision, in: &workspace)
    case .arctangent(let form):
      if let own = try value(.arctangent, atRational: form, in: &workspace) {
        ball = own
        break
      }
      let tangent = try real(form, in: &workspace)
      ball = try Ball.arctangent(tangent, precision: precision, in: &workspace)
    case .sum(let form):
      ball = try real(form, in: &workspace)
    case .root(let root):
      ball = try root.ball(precision: precision, in: &workspace)
    }
    known[generator] = ball
    return ball
  }

  private func rootOfUnity(
    _ turn: Rational,
    in workspace: inout Workspace
  ) throws(RealError) -> ComplexBall {
    if turn == Rational(1, over: 2) { return ComplexBall(.zero, .one) }
    let half = Rational(1, over: 2)
    return ComplexBall(
      try Ball.cosineOfPiTimes(turn, precision: precision, in: &workspace),
      try Ball.cosineOfPiTimes(turn - half, precision: precision, in: &workspace)
    )
  }

  /// The value of a function at a form that is a short rational.
  private func value(
    _ operation: Node.Operation,
    atRational form: ExactForm,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball? {
    guard let value = form.rational else { return nil }
    return try Ball.value(operation, of: value, precision: precision, in: &workspace)
  }

  private mutating func exponential(
    of form: ExactForm,
    in workspace: inout Workspace
  ) throws(RealError) -> ComplexBall {
    if let power = try value(.exponential, atRational: form, in: &workspace) {
      return ComplexBall(power)
    }
    let exponent = try value(of: form, in: &workspace)
    let size =
      exponent.real.isExact && exponent.real.containsZero
      ? Ball.one
      : try Ball.exponential(exponent.real, precision: precision, in: &workspace)
    guard let angle = exponent.imaginary else { return ComplexBall(size) }
    let (sine, cosine) = try Ball.sineAndCosine(angle, precision: precision, in: &workspace)
    return ComplexBall(
      try Ball.product(size, cosine, precision: precision, in: &workspace),
      try Ball.product(size, sine, precision: precision, in: &workspace)
    )
  }
}
