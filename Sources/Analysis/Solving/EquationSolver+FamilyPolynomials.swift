// Where polynomials and quotients of them in a complex unknown are numbers with letters: z² − z = 2πi·n.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// Where a polynomial without a constant term is one of some numbers or families.
  mutating func origins(
    of polynomial: [Number],
    at values: [ComplexSolution]
  ) -> [LetteredNumber]? {
    let letter = wholeLetter(besides: [])
    var found: [LetteredNumber] = []
    for value in merged(values) {
      let target = LetteredNumber(value, letter: letter)
      guard let origins = origins(of: [.real(Real(0))] + polynomial, at: target) else { return nil }
      found += origins
    }
    return found
  }

  /// Where a polynomial has a value with letters: with w = z − h so that the second power from above
  /// is missing, it is one of degree 1 or 2 in a power of w.
  mutating func origins(
    of polynomial: [Number],
    at target: LetteredNumber
  ) -> [LetteredNumber]? {
    guard var p = trimmed(polynomial), p.count > 1, let leading = p.last else { return nil }
    let degree = p.count - 1
    if target.terms.isEmpty {
      guard let start = moved(target, minus: p[0]),
        let low = moved(start, times: .real(Real(-1)))
      else { return nil }
      p[0] = low.start
      return complexRoots(ofCoefficients: p)?.map {
        LetteredNumber($0.number, where: target.conditions)
      }
    }
    let mean = askNumbers { (workspace) throws(RealError) in
      let product = try Number.product(.real(Real(-degree)), leading, in: &workspace)
      return [try Number.quotient(p[degree - 1], product, in: &workspace)]
    }?.first
    guard let mean, let shifted = shifted(p, by: mean) else { return nil }
    var step = 0
    for (exponent, coefficient) in shifted.enumerated().dropFirst() {
      guard let isZero = isZero(coefficient) else { return nil }
      if !isZero { step = Int.commonDivisor(step, exponent) }
    }
    guard let inverse = quotient(.real(Real(1)), leading),
      let rest = moved(target, minus: shifted[0]), let quotient = moved(rest, times: inverse)
    else { return nil }
    let value = rightward(quotient)
    var powers = [value]
    if degree == 2 * step {
      guard
        let half = askNumbers({ (workspace) throws(RealError) in
          let double = try Number.sum(leading, leading, in: &workspace)
          return [try Number.quotient(shifted[step], double, in: &workspace)]
        })?.first,
        let square = askNumbers({ (workspace) throws(RealError) in
          [
            try Number.product(half, half, in: &workspace),
            try Number.negation(half, in: &workspace),
          ]
        }), let whole = moved(value, plus: square[0]), let roots = roots(of: whole, 2)
      else { return nil }
      powers = roots.compactMap { moved($0, plus: square[1]) }
      guard powers.count == roots.count else { return nil }
    } else if degree != step {
      return nil
    }
    var found: [LetteredNumber] = []
    for power in powers {
      guard let roots = step == 1 ? [power] : roots(of: power, step) else { return nil }
      for root in roots {
        guard let origin = moved(root, plus: mean) else { return nil }
        found.append(origin)
      }
    }
    return found
  }

  /// The polynomial p(w + h), by Horner's scheme.
  private mutating func shifted(_ p: [Number], by h: Number) -> [Number]? {
    askNumbers { (workspace) throws(RealError) in
      var result = p
      for low in 0..<(p.count - 1) {
        for place in stride(from: p.count - 2, through: low, by: -1) {
          let product = try Number.product(h, result[place + 1], in: &workspace)
          result[place] = try Number.sum(result[place], product, in: &workspace)
        }
      }
      return result
    }
  }

  // MARK: Quotients

  /// Where a quotient of polynomials of degree 2 at most has a value with letters.
  mutating func origins(
    of fraction: ExpressionFraction,
    at target: LetteredNumber
  ) -> [LetteredNumber]? {
    guard let dividend = numbers(fraction.numerator),
      let divisor = numbers(fraction.denominator), let common = commonDivisor(dividend, divisor),
      common.count == 1
    else { return nil }
    // With a common divisor of degree 0 no zero of the difference is one of the divisor.
    var rows: [LetteredNumber] = []
    for place in 0..<3 {
      let zero = Number.real(Real(0))
      let factor = place < divisor.count ? divisor[place] : zero
      guard let negated = quotient(factor, .real(Real(-1))),
        let product = isZero(factor) == true
          ? LetteredNumber(zero) : moved(target, times: negated),
        let row = moved(product, plus: place < dividend.count ? dividend[place] : zero)
      else { return nil }
      rows.append(row)
    }
    let isQuadratic = !rows[2].terms.isEmpty || isZero(rows[2].start) == false
    guard isQuadratic || isZero(rows[2].start) == true,
      let leading = leading(rows[isQuadratic ? 2 : 1])
    else { return nil }
    var forms: [Expression] = []
    if !isQuadratic {
      guard let start = opposite(rows[0]), let dividend = written(start),
        let divisor = written(leading)
      else { return nil }
      forms = [dividend / divisor]
    } else if leading.terms.isEmpty {
      return origins(ofQuadratic: leading.start, rows[1], rows[0])
    } else {
      guard let middle = opposite(rows[1]), let b = written(middle), let a = written(leading),
        let c = written(rows[0])
      else { return nil }
      let root = Expression.call(.sqrt, b.raised(to: 2) - Expression(4) * a * c)
      forms = [(b - root) / (Expression(2) * a), (b + root) / (Expression(2) * a)]
    }
    return forms.map { LetteredNumber($0, where: target.conditions) }
  }

  /// The zeros of az² + bz + c with letters in b and c.
  private mutating func origins(
    ofQuadratic a: Number,
    _ b: LetteredNumber,
    _ c: LetteredNumber
  ) -> [LetteredNumber]? {
    let factors = askNumbers { (workspace) throws(RealError) in
      let double = try Number.product(.real(Real(-2)), a, in: &workspace)
      let one = Number.real(Real(1))
      return [
        try Number.quotient(one, double, in: &workspace),
        try Number.quotient(one, a, in: &workspace),
      ]
    }
    guard let factors, let mean = moved(b, times: factors[0]), let half = written(mean),
      let rest = moved(c, times: factors[1]), let last = written(rest)
    else { return nil }
    let root = Expression.call(.sqrt, half.raised(to: 2) - last)
    return [-1, 1].map { sign in
      var origin = mean
      origin.terms.append(.init(factor: .real(Real(sign)), core: root))
      origin.conditions = b.conditions + c.conditions.filter { !b.conditions.contains($0) }
      return origin
    }
  }

  private mutating func opposite(_ number: LetteredNumber) -> LetteredNumber? {
    moved(number, times: .real(Real(-1)))
  }

  /// A leading coefficient that is zero for no whole number.
  private mutating func leading(_ number: LetteredNumber) -> LetteredNumber? {
    guard !number.terms.isEmpty else { return isZero(number.start) == false ? number : nil }
    guard case .nowhere = zeroPlace(of: number) else { return nil }
    var plain = number
    plain.conditions = []
    return plain
  }

  private mutating func numbers(_ coefficients: [Expression]) -> [Number]? {
    var numbers: [Number] = []
    for coefficient in coefficients {
      guard let number = complexConstant(coefficient) else { return nil }
      numbers.append(number)
    }
    return trimmed(numbers)
  }
}
