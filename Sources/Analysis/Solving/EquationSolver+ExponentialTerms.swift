// Sums of exponentials of polynomials in a complex unknown: e^(2 − z²) − e^(−z).

internal import Expressions
internal import Numbers
internal import Reals

/// A multiple of the exponential of a polynomial without a constant term.
struct ComplexTerm {
  /// What the exponential is multiplied by.
  var factor: Number
  /// The coefficients of the polynomial, that of the power 1 first; none for a constant.
  var exponent: [Number]
}

/// What a polynomial without a constant term has to be.
struct ExponentValues {
  /// Its coefficients, that of the power 1 first.
  let polynomial: [Number]
  /// The numbers and families of which it has to be one.
  let values: [ComplexSolution]
}

extension EquationSolver {
  /// The most terms of a sum, and the largest power of one that is multiplied out.
  private static let (termLimit, expandedPower) = (16, 8)
  /// The largest degree of the polynomial whose roots an exponential is.
  private static let exponentialDegree = 24

  /// Polynomials of the unknown without constant terms and the numbers of which they have to be one for
  /// an expression to be zero that is a sum of exponentials; nothing where it is none, or neither are
  /// their exponents rational multiples of one nor is it a product of two such sums.
  mutating func exponents(
    ofZerosOf e: Expression,
    in z: String
  ) -> [ExponentValues]? {
    guard let sum = exponentialTerms(of: e, in: z), !sum.isEmpty else { return nil }
    // An exponential alone is never zero.
    guard sum.count > 1 else { return [] }
    if let found = exponents(ofSum: sum) { return [found] }
    guard let factors = factors(of: sum), let first = exponents(ofSum: factors.first),
      let last = exponents(ofSum: factors.last)
    else { return nil }
    return [first, last]
  }

  /// A sum of four exponentials as a multiple of a product of two sums of two, up to an exponential: the
  /// products of the first and the last of them, and of the others, are the same.
  private mutating func factors(
    of sum: [ComplexTerm]
  ) -> (first: [ComplexTerm], last: [ComplexTerm])? {
    guard sum.count == 4 else { return nil }
    for opposite in 1...3 {
      let others = (1...3).filter { $0 != opposite }
      guard let outer = product([sum[0]], [sum[opposite]]),
        let inner = product([sum[others[0]]], [sum[others[1]]]),
        let negated = multiple(inner, -1), let gap = collected(outer + negated)
      else { return nil }
      // (a + b)(a + c) = a·(a + b + c + bc/a).
      if gap.isEmpty { return ([sum[0], sum[others[0]]], [sum[0], sum[others[1]]]) }
    }
    return nil
  }

  /// The numbers that a polynomial has to be one of for a sum of exponentials to be zero, where all
  /// exponents differ by rational multiples of one.
  private mutating func exponents(ofSum sum: [ComplexTerm]) -> ExponentValues? {
    // Divided by the first one all are powers of one exponential.
    var exponents: [[Number]] = []
    for term in sum {
      guard let exponent = difference(term.exponent, sum[0].exponent) else { return nil }
      exponents.append(exponent)
    }
    var powers: [Rational] = [0]
    for exponent in exponents.dropFirst() {
      guard let ratio = ratio(exponent, exponents[1]) else { return nil }
      powers.append(ratio)
    }
    guard let unit = powers.filter({ !$0.isZero }).commonDivisor else { return nil }
    let counts = powers.compactMap { ($0 / unit).numerator.asInt }
    guard counts.count == powers.count, let least = counts.min(), let greatest = counts.max(),
      greatest - least <= Self.exponentialDegree
    else { return nil }
    var coefficients = Array(repeating: Number.real(Real(0)), count: greatest - least + 1)
    for (count, term) in zip(counts, sum) { coefficients[count - least] = term.factor }
    guard let roots = complexRoots(ofCoefficients: coefficients) else { return nil }
    var values: [ComplexSolution] = []
    for root in roots {
      let numbers = askNumbers { (workspace) throws(RealError) in
        let logarithm = try Number.naturalLogarithm(root.number, in: &workspace)
        let turn = Number(imaginary: try Real.product(Real(2), .pi, in: &workspace))
        return [
          try Number.quotient(logarithm, .real(Real(unit)), in: &workspace),
          try Number.quotient(turn, .real(Real(unit)), in: &workspace),
        ]
      }
      guard let numbers else { return nil }
      values.append(ComplexSolution(numbers[0], period: numbers[1]))
    }
    return ExponentValues(polynomial: exponents[1], values: values)
  }

  /// The difference of two exponents.
  private mutating func difference(_ a: [Number], _ b: [Number]) -> [Number]? {
    let zero = Number.real(Real(0))
    return askNumbers { (workspace) throws(RealError) in
      var numbers: [Number] = []
      for place in 0..<max(a.count, b.count) {
        let (first, last) = (place < a.count ? a[place] : zero, place < b.count ? b[place] : zero)
        numbers.append(try Number.difference(first, last, in: &workspace))
      }
      return numbers
    }.flatMap { trimmed($0) }
  }

  /// The rational number that one exponent is another one times, which is not zero.
  private mutating func ratio(_ a: [Number], _ b: [Number]) -> Rational? {
    guard a.count == b.count, let last = a.last, let other = b.last,
      let ratio = quotient(last, other), ratio.isReal, let rational = ratio.real.rational
    else { return nil }
    for (x, y) in zip(a, b) {
      let multiple = ask { (workspace) throws(RealError) in
        try Number.product(y, .real(Real(rational)), in: &workspace)
      }
      guard let multiple, areEqual(x, multiple) == true else { return nil }
    }
    return rational
  }

  // MARK: Terms

  /// An expression as a sum of exponentials whose exponents are different and whose factors are not
  /// zero; nothing where it is none.
  private mutating func exponentialTerms(
    of e: Expression,
    in z: String
  ) -> [ComplexTerm]? {
    guard e.variables.contains(z) else {
      guard let number = complexConstant(e), let isZero = isZero(number) else { return nil }
      return isZero ? [] : [ComplexTerm(factor: number, exponent: [])]
    }
    let operands = e.parts
    switch e.symbol(at: e.root) {
    case .negation: return exponentialTerms(of: operands[0], in: z).flatMap { multiple($0, -1) }
    case .sum, .difference:
      guard let first = exponentialTerms(of: operands[0], in: z),
        let last = exponentialTerms(of: operands[1], in: z),
        let other = e.symbol(at: e.root) == .sum ? last : multiple(last, -1)
      else { return nil }
      return collected(first + other)
    case .product, .juxtaposition, .quotient:
      guard let first = exponentialTerms(of: operands[0], in: z),
        let last = exponentialTerms(of: operands[1], in: z)
      else { return nil }
      let isQuotient = e.symbol(at: e.root) == .quotient
      guard let factor = isQuotient ? reciprocal(last) : last else { return nil }
      return product(first, factor)
    case .power:
      guard operands[0].variables.contains(z) else {
        return exponential(ofBase: operands[0], operands[1], in: z)
      }
      guard let exponent = operands[1].rationalNumber, exponent.isInteger,
        let count = exponent.numerator.asInt, count != 0, abs(count) <= Self.expandedPower,
        let base = exponentialTerms(of: operands[0], in: z),
        let factor = count < 0 ? reciprocal(base) : base
      else { return nil }
      var power = factor
      for _ in 1..<abs(count) {
        guard let next = product(power, factor) else { return nil }
        power = next
      }
      return power
    case .call(let builtin) where operands.count == 1:
      return exponentials(in: builtin, operands[0], in: z)
    default: return nil
    }
  }

  /// A power of a constant with the unknown in the exponent.
  private mutating func exponential(
    ofBase base: Expression,
    _ exponent: Expression,
    in z: String
  ) -> [ComplexTerm]? {
    if case .constant(.e) = base.symbol(at: base.root) { return exponential(exponent, in: z) }
    guard let number = complexConstant(base), isZero(number) == false else { return nil }
    // A root of an odd index of a negative number is the real one, which e^(x·ln a) is not.
    if number.isReal, sign(of: number.real) != 1 { return nil }
    return exponential(exponent * .call(.ln, name(for: number)), in: z)
  }

  /// The exponential of a polynomial.
  private mutating func exponential(_ e: Expression, in z: String) -> [ComplexTerm]? {
    guard let polynomial = complexPolynomial(e, in: z), let start = polynomial.first,
      let factor = askNumbers({ (workspace) throws(RealError) in
        [try Number.exponential(start, in: &workspace)]
      })?.first, let exponent = trimmed(Array(polynomial.dropFirst()))
    else { return nil }
    return [ComplexTerm(factor: factor, exponent: exponent)]
  }

  /// A function that is a sum of exponentials.
  private mutating func exponentials(
    in builtin: Builtin,
    _ argument: Expression,
    in z: String
  ) -> [ComplexTerm]? {
    let i = Expression(.imaginaryUnit)
    let half = Expression(Rational(1, over: 2))
    let turned = i * argument
    func sum(_ exponent: Expression, _ isDifference: Bool) -> [ComplexTerm]? {
      let (first, last) = (Expression.call(.exp, exponent), Expression.call(.exp, -exponent))
      return exponentialTerms(of: isDifference ? first - last : first + last, in: z)
    }
    switch builtin {
    case .exp: return exponential(argument, in: z)
    case .cis: return exponential(turned, in: z)
    case .cosine: return sum(turned, false).flatMap { multiple($0, by: half) }
    case .hyperbolicCosine: return sum(argument, false).flatMap { multiple($0, by: half) }
    case .sine: return sum(turned, true).flatMap { multiple($0, by: -half * i) }
    case .hyperbolicSine: return sum(argument, true).flatMap { multiple($0, by: half) }
    default: return nil
    }
  }

  /// The coefficients of a polynomial whose divisor does not depend on the unknown, that of the power 0
  /// first.
  mutating func complexPolynomial(_ e: Expression, in z: String) -> [Number]? {
    guard let fraction = ExpressionFraction(e, in: z, limit: Self.exponentialDegree),
      fraction.denominator.count == 1, let divisor = complexConstant(fraction.denominator[0]),
      isZero(divisor) == false
    else { return nil }
    var numbers: [Number] = []
    for coefficient in fraction.numerator {
      guard let number = complexConstant(coefficient), let part = quotient(number, divisor) else {
        return nil
      }
      numbers.append(part)
    }
    return numbers
  }

  // MARK: Sums

  private mutating func multiple(_ sum: [ComplexTerm], _ factor: Int) -> [ComplexTerm]? {
    multiple(sum, by: Expression(Rational(factor)))
  }

  private mutating func multiple(
    _ sum: [ComplexTerm],
    by factor: Expression
  ) -> [ComplexTerm]? {
    complexConstant(factor).flatMap {
      product([ComplexTerm(factor: $0, exponent: [])], sum)
    }
  }

  /// One over an exponential; nothing for a sum of several.
  private mutating func reciprocal(_ sum: [ComplexTerm]) -> [ComplexTerm]? {
    guard sum.count == 1, let factor = quotient(.real(Real(1)), sum[0].factor),
      let exponent = difference([], sum[0].exponent)
    else { return nil }
    return [ComplexTerm(factor: factor, exponent: exponent)]
  }

  private mutating func product(
    _ a: [ComplexTerm],
    _ b: [ComplexTerm]
  ) -> [ComplexTerm]? {
    guard a.count * b.count <= 4 * Self.termLimit else { return nil }
    var terms: [ComplexTerm] = []
    for first in a {
      for last in b {
        // The sum of both exponents is a difference with the opposite of one.
        guard let opposite = difference([], last.exponent),
          let exponent = difference(first.exponent, opposite),
          let factor = askNumbers({ (workspace) throws(RealError) in
            [try Number.product(first.factor, last.factor, in: &workspace)]
          })?.first
        else { return nil }
        terms.append(ComplexTerm(factor: factor, exponent: exponent))
      }
    }
    return collected(terms)
  }

  /// Terms with one exponent as one, without those that are zero.
  private mutating func collected(_ terms: [ComplexTerm]) -> [ComplexTerm]? {
    var whole: [ComplexTerm] = []
    for term in terms {
      var place: Int?
      for (index, other) in whole.enumerated() where place == nil {
        guard let gap = difference(term.exponent, other.exponent) else { return nil }
        if gap.isEmpty { place = index }
      }
      guard let place else {
        whole.append(term)
        continue
      }
      let sum = askNumbers { (workspace) throws(RealError) in
        [try Number.sum(whole[place].factor, term.factor, in: &workspace)]
      }?.first
      guard let sum else { return nil }
      whole[place].factor = sum
    }
    var kept: [ComplexTerm] = []
    for term in whole {
      guard let isZero = isZero(term.factor) else { return nil }
      if !isZero { kept.append(term) }
    }
    return kept.count <= Self.termLimit ? kept : nil
  }
}
