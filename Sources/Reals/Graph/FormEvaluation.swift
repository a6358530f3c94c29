// Enclosures of exact forms at one working precision.

internal import Numbers

/// Evaluates forms at a precision, each generator once.
struct FormEvaluation {
  /// The working precision in bits.
  let precision: Int
  private var known: [Generator: Ball] = [:]
  /// Generators at the precision of exponents.
  private var knownInExponents: [Generator: Ball] = [:]
  /// cos πt for the t that terms needed, above 0 and below 1/2.
  private var knownCosines: [Rational: Ball] = [:]
  /// The powers of e that terms had.
  private var knownPowers: [(exponent: ExactForm, value: ComplexBall)] = []

  init(precision: Int) {
    self.precision = precision
  }

  /// An enclosure of a form whose value is real: the sum of the real parts of its terms.
  ///
  /// Of two conjugate terms, which have the same real part, one is evaluated.
  ///
  /// - Throws: As ``value(of:in:)``.
  mutating func real(
    _ form: ExactForm,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    var total = Ball.zero
    var partners: [Int] = []
    for (place, term) in form.terms.enumerated() where !partners.contains(place) {
      try workspace.budget.charge(20)
      var part = try realPart(of: term, in: &workspace)
      if !term.monomial.isFormallyReal,
        let partner = form.terms[(place + 1)...].indices.first(where: {
          form.terms[$0].isConjugate(to: term) && !partners.contains($0)
        })
      {
        partners.append(partner)
        part = try part.scaled(byPowerOfTwo: 1)
      }
      total = try Ball.sum(total, part, precision: precision, in: &workspace)
    }
    return total
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
    let real = try size(of: term, in: &workspace)
    var result = ComplexBall(real)
    if term.monomial.phase == FormEvaluation.quarter {
      result = ComplexBall(.zero, real)
    } else if term.monomial.phase.signum != 0 {
      let turn = try rootOfUnity(term.monomial.phase, in: &workspace)
      result = try ComplexBall.product(result, turn, precision: precision, in: &workspace)
    }
    if !term.monomial.exponent.isZero {
      let power = try power(of: term.monomial.exponent, in: &workspace)
      result = try ComplexBall.product(result, power, precision: precision, in: &workspace)
    }
    return result
  }

  /// The real part of a term.
  private mutating func realPart(
    of term: ExactForm.Term,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    let size = try size(of: term, in: &workspace)
    let (turn, exponent) = (term.monomial.phase, term.monomial.exponent)
    if exponent.isZero {
      if turn.signum == 0 { return size }
      let cosine = try cosine(ofPiTimes: turn, in: &workspace)
      return try Ball.product(size, cosine, precision: precision, in: &workspace)
    }
    let power = try power(of: exponent, in: &workspace)
    let part = try realPart(of: power, turnedBy: turn, in: &workspace)
    return try Ball.product(size, part, precision: precision, in: &workspace)
  }

  /// The real part of e^(iπ·turn) · z.
  private mutating func realPart(
    of z: ComplexBall,
    turnedBy turn: Rational,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    if turn.signum == 0 { return z.real }
    if turn == FormEvaluation.quarter { return z.imaginary.map { -$0 } ?? .zero }
    let cosine = try cosine(ofPiTimes: turn, in: &workspace)
    let real = try Ball.product(cosine, z.real, precision: precision, in: &workspace)
    guard let imaginary = z.imaginary else { return real }
    let sine = try self.cosine(ofPiTimes: turn - FormEvaluation.quarter, in: &workspace)
    let other = try Ball.product(sine, imaginary, precision: precision, in: &workspace)
    return try Ball.difference(real, other, precision: precision, in: &workspace)
  }

  /// The coefficient of a term times its factors.
  private mutating func size(
    of term: ExactForm.Term,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    var size = try Ball(term.coefficient, precision: precision, in: &workspace)
    for factor in term.monomial.factors {
      let power = try value(of: factor, in: &workspace)
      size = try Ball.product(size, power, precision: precision, in: &workspace)
    }
    return size
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

  /// The turn that is a multiplication by i, in half turns.
  private static var quarter: Rational { Rational(1, over: 2) }

  /// e^(iπt) for 0 < t < 1.
  private mutating func rootOfUnity(
    _ turn: Rational,
    in workspace: inout Workspace
  ) throws(RealError) -> ComplexBall {
    ComplexBall(
      try cosine(ofPiTimes: turn, in: &workspace),
      try cosine(ofPiTimes: turn - FormEvaluation.quarter, in: &workspace)
    )
  }

  /// cos πt for −1 < t < 1; cosines and sines of the roots of unity of one order are the same
  /// numbers, but for signs.
  private mutating func cosine(
    ofPiTimes turn: Rational,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    let angle = turn.magnitude
    if angle > FormEvaluation.quarter {
      return -(try cosine(ofPiTimes: 1 - angle, in: &workspace))
    }
    if let known = knownCosines[angle] { return known }
    let cosine = try Ball.cosineOfPiTimes(angle, precision: precision, in: &workspace)
    knownCosines[angle] = cosine
    return cosine
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
    for known in knownPowers {
      if known.exponent == exponent { return known.value }
      if known.exponent.isConjugate(to: exponent) {
        return ComplexBall(known.value.real, known.value.imaginary.map { -$0 })
      }
    }
    let value = try exponential(of: exponent, in: &workspace)
    if knownPowers.count < 2 { knownPowers.append((exponent, value)) }
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
    if let known = workspace.powers.value(at: exponent, precision: precision) { return known }
    let inverse = workspace.powers.value(at: -exponent, precision: precision)?.real
    let power =
      if let count = exponent.wholePowerOfE {
        try Ball.power(ofE: count, precision: precision, in: &workspace)
      } else {
        try Ball.exponential(exponent, inverse: inverse, precision: precision, in: &workspace)
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
  /// The only member, where that is an exponent for ``power(ofE:precision:in:)``.
  fileprivate var wholePowerOfE: Int? {
    guard isExact, let top = log2Upper, top < Int.bitWidth, exponent > -(1 << 30) else {
      return nil
    }
    let shift = Int(exponent)
    let whole = significand >> -shift
    guard whole << -shift == significand else { return nil }
    return whole.asPowerOfE
  }
}
