// Enclosures of exact forms at one working precision.

internal import Numbers

/// Evaluates forms at a precision, each generator once.
struct FormEvaluation {
  /// The working precision in bits.
  let precision: Int
  private var known: [Generator: Ball] = [:]
  /// Generators at the precision of exponents.
  private var knownInExponents: [Generator: Ball] = [:]
  /// The roots of unity that terms had, by their angles in half turns.
  private var knownTurns: [Rational: ComplexBall] = [:]
  /// The powers of e that terms had.
  private var knownPowers: [(exponent: ExactForm, value: ComplexBall)] = []

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
      let power = try power(of: term.monomial.exponent, in: &workspace)
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

  /// e^(iπt) for 0 ≤ t < 1; forms of real numbers have most of them beside their conjugates.
  private mutating func rootOfUnity(
    _ turn: Rational,
    in workspace: inout Workspace
  ) throws(RealError) -> ComplexBall {
    let half = Rational(1, over: 2)
    if turn == half { return ComplexBall(.zero, .one) }
    if let known = knownTurns[turn] { return known }
    if let known = knownTurns[1 - turn] { return ComplexBall(-known.real, known.imaginary) }
    let root = ComplexBall(
      try Ball.cosineOfPiTimes(turn, precision: precision, in: &workspace),
      try Ball.cosineOfPiTimes(turn - half, precision: precision, in: &workspace)
    )
    knownTurns[turn] = root
    return root
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

  /// e to a form; forms of real numbers have most powers beside their conjugates.
  private mutating func power(
    of exponent: ExactForm,
    in workspace: inout Workspace
  ) throws(RealError) -> ComplexBall {
    guard !exponent.isFormallyReal else { return try exponential(of: exponent, in: &workspace) }
    if let known = knownPowers.first(where: { $0.exponent == exponent }) { return known.value }
    let value = try exponential(of: exponent, in: &workspace)
    if knownPowers.count < 4 {
      let conjugate = ComplexBall(value.real, value.imaginary.map { -$0 })
      knownPowers.append((exponent, value))
      knownPowers.append((exponent.conjugate, conjugate))
    }
    return value
  }

  private mutating func exponential(
    of form: ExactForm,
    in workspace: inout Workspace
  ) throws(RealError) -> ComplexBall {
    if let power = try value(.exponential, atRational: form, in: &workspace) {
      return ComplexBall(power)
    }
    // Precisions that differ by a few bits share what is computed.
    let bits = (precision + 63) / 64 * 64
    var evaluation = FormEvaluation(precision: bits)
    evaluation.known = knownInExponents
    let exponent = try evaluation.value(of: form, in: &workspace)
    knownInExponents = evaluation.known
    let isTurn = exponent.real.isExact && exponent.real.containsZero
    let size = isTurn ? nil : try power(exponent.real, precision: bits, in: &workspace)
    let turn = try exponent.imaginary.map { (angle: Ball) throws(RealError) in
      try self.turn(angle, precision: bits, in: &workspace)
    }
    guard let turn else { return size ?? ComplexBall(.one) }
    guard let size else { return turn }
    return try ComplexBall.product(size, turn, precision: precision, in: &workspace)
  }

  /// e to a real power.
  private func power(
    _ exponent: Ball,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> ComplexBall {
    if let count = exponent.smallInteger {
      return ComplexBall(try Ball.power(ofE: count, precision: precision, in: &workspace))
    }
    if let known = workspace.powers.value(at: exponent, precision: precision) { return known }
    let inverse = workspace.powers.value(at: -exponent, precision: precision)?.real
    let power: Ball
    // The reciprocal of a wide ball would be wider than the exponential.
    if let inverse, inverse.accuracyInBits > 30 {
      power = try Ball.quotient(.one, inverse, precision: precision, in: &workspace)
    } else {
      power = try Ball.exponential(exponent, precision: precision, in: &workspace)
    }
    workspace.powers.keep(ComplexBall(power), at: exponent, precision: precision)
    return ComplexBall(power)
  }

  /// cos x + i·sin x.
  private func turn(
    _ angle: Ball,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> ComplexBall {
    if let known = workspace.turns.value(at: angle, precision: precision) { return known }
    if let back = workspace.turns.value(at: -angle, precision: precision) {
      return ComplexBall(back.real, back.imaginary.map { -$0 })
    }
    let (sine, cosine) = try Ball.sineAndCosine(angle, precision: precision, in: &workspace)
    let turn = ComplexBall(cosine, sine)
    workspace.turns.keep(turn, at: angle, precision: precision)
    return turn
  }
}

extension Ball {
  /// The only member, where that is an integer up to 32 in size.
  fileprivate var smallInteger: Int? {
    guard isExact, let top = log2Upper, top <= 6, exponent > -(1 << 30) else { return nil }
    let shift = Int(exponent)
    let whole = significand >> -shift
    guard whole << -shift == significand, let count = whole.asInt else { return nil }
    return abs(count) <= 32 ? count : nil
  }
}
