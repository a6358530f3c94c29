// Functions whose logarithmic derivative is a quotient of polynomials: an antiderivative is looked for
// as the function times such a quotient, whose coefficients are the solution of linear equations.

internal import Expressions
internal import Numbers

extension AntiderivativeRule {
  /// A quotient of polynomials times exponentials of such and powers of polynomials.
  ///
  /// > Source: Bronstein, Symbolic Integration I (2005), chapter 6, for the orders of the poles and the
  /// > degree of what the function is multiplied by.
  static let hyperexponentialFunctions = AntiderivativeRule(name: "Risch differential equation") {
    e,
    search in
    Hyperexponential(e, search)?.antiderivative(search, hasPoles: false)
  }

  /// The same beside the square root of a quadratic polynomial q, with 1/((x − r)·√q) for the rational
  /// zeros r of the divisor.
  static let radicalsWithPoles = AntiderivativeRule(name: "radicals with poles") { e, search in
    Hyperexponential(e, search)?.antiderivative(search, hasPoles: true)
  }
}

/// A quotient of polynomials times a kernel θ, where θ′/θ is a quotient of polynomials.
private struct Hyperexponential {
  /// What the kernel is multiplied by.
  private var rational = PolynomialFraction.one
  /// θ′/θ.
  private var slope = PolynomialFraction.zero
  /// The factors of θ.
  private var kernels: [Expression] = []
  /// What θ is the square root of, where it is one of a polynomial; nil for others.
  private var radicand: Polynomial?

  /// Reads a product; nil where a factor has no such derivative, or none is more than a quotient of
  /// polynomials.
  init?(_ e: Expression, _ search: Antidifferentiation) {
    let (above, below) = e.fractionFactors
    for (factor, sign) in above.map({ ($0, Rational.one) }) + below.map({ ($0, -.one) }) {
      guard read(factor, to: sign, search) else { return nil }
    }
    guard !kernels.isEmpty, rational.numerator.degree + rational.denominator.degree <= 40 else {
      return nil
    }
    if kernels.count > 1 { radicand = nil }
  }

  private mutating func read(
    _ factor: Expression,
    to exponent: Rational,
    _ search: Antidifferentiation
  ) -> Bool {
    let (x, environment) = (search.variable, search.environment)
    if let part = factor.rationalFunction(of: x, environment: environment) {
      return multiply(PolynomialFraction(part.numerator, over: part.denominator), to: exponent)
    }
    if let u = factor.naturalExponent {
      guard let part = u.rationalFunction(of: x, environment: environment) else { return false }
      // The slope of n/d is (n′·d − n·d′)/d².
      let (n, d) = (part.numerator, part.denominator)
      let change = n.derivative * d - n * d.derivative
      slope = slope + PolynomialFraction(change.scaled(by: exponent), over: d * d)
      let power = exponent == .one ? u : Expression(exponent) * u
      kernels.append(Expression(.power, [Expression(.e), power]))
      return true
    }
    if case .power = factor.symbol(at: factor.root),
      let whole = factor.parts[1].rationalNumber, whole.isInteger
    {
      return read(factor.parts[0], to: exponent * whole, search)
    }
    guard let root = factor.rootOfExpression, let q = search.polynomial(root.base), q.degree > 0,
      q.squareFreePart.degree == q.degree
    else { return false }
    let whole = root.exponent * exponent
    let part = whole - Rational(whole.floor)
    guard multiply(PolynomialFraction(q), to: Rational(whole.floor)) else { return false }
    slope = slope + PolynomialFraction(q.derivative.scaled(by: part), over: q)
    if part == Rational(1, over: 2) {
      radicand = q
      kernels.append(.call(.sqrt, root.base))
    } else {
      kernels.append(root.base.powered(part))
    }
    return true
  }

  /// Multiplies by a power; says whether that is one of moderate size.
  private mutating func multiply(_ factor: PolynomialFraction, to exponent: Rational) -> Bool {
    guard !factor.isZero, let count = exponent.numerator.asInt, abs(count) <= 24 else {
      return false
    }
    rational = rational * factor.raised(to: count)
    return true
  }

  /// The antiderivative y·θ, where y′ + y·θ′/θ is the quotient that θ is multiplied by, beside multiples
  /// of the integrals of 1/√q and, where asked, of 1/((x − r)·√q); nil where there is none of this
  /// form.
  ///
  /// A divisor p of the quotient with the exponent m divides the denominator of y m − 1 times, or
  /// m − k times where θ′/θ has a pole of an order k > 1 there.
  func antiderivative(_ search: Antidifferentiation, hasPoles: Bool) -> Expression? {
    var budget: Int64 = 20_000_000
    guard let factors = rational.denominator.irreducibleFactors(budget: &budget) else { return nil }
    var below = Polynomial.one
    for (factor, exponent) in factors {
      var (order, rest) = (0, slope.denominator)
      while let quotient = rest.dividedExactly(by: factor), order < exponent {
        (order, rest) = (order + 1, quotient)
      }
      below = below * factor.raised(to: max(0, exponent - max(1, order)))
    }
    let (steepness, size) = (slope.degree, rational.degree)
    // Where θ′/θ falls like σ/x, a power of x of the degree −σ times θ has a derivative of less degree.
    var infinity = steepness >= 0 ? size - steepness : size + 1
    if steepness == -1, case let sigma = slope.numerator.leading / slope.denominator.leading,
      sigma.isInteger, let least = (-sigma).numerator.asInt
    {
      infinity = max(infinity, least)
    }
    let degree = infinity + below.degree
    guard degree <= 40 else { return nil }

    let kernel = Expression.product(kernels)
    var (others, common): ([(function: Expression, below: Polynomial)], Polynomial) = ([], .one)
    if let q = radicand, q.degree == 2,
      let inverse = AntiderivativeRule.integral(overRootOf: q, kernel, search.x)
    {
      others.append((inverse, q))
      common = q
      for (factor, _) in factors where hasPoles && factor.degree == 1 {
        let zero = -factor.coefficients[0] / factor.coefficients[1]
        guard let found = Self.integral(overRootOf: q, kernel, besidePole: zero, search.x) else {
          continue
        }
        let line = Polynomial([-zero, .one])
        others.append((found, q * line))
        common = common * line
      }
    }
    guard degree >= 0 || !others.isEmpty else { return nil }
    // All is multiplied by the denominators: below², those of θ′/θ and of the quotient, and the common one.
    let scale = rational.denominator * common
    var slopes: [Polynomial] = []
    for power in 0..<max(0, degree + 1) {
      let y = Polynomial([Rational](repeating: .zero, count: power) + [.one])
      let change = (y.derivative * below - y * below.derivative) * slope.denominator
      slopes.append((change + slope.numerator * y * below) * scale)
    }
    let square = below * below * slope.denominator
    for other in others {
      guard let rest = common.dividedExactly(by: other.below) else { return nil }
      slopes.append(rest * square * rational.denominator)
    }
    guard let numbers = Polynomial.numbers(of: rational.numerator * square * common, in: slopes)
    else {
      return nil
    }
    let above = Polynomial(Array(numbers.prefix(max(0, degree + 1))))
    var sum: Expression?
    if !above.isZero {
      let y = PolynomialFraction(above, over: below)
      let factor = Expression(y.numerator, of: search.x) / Expression(y.denominator, of: search.x)
      sum = factor.rationalNumber == 1 ? kernel : factor * kernel
    }
    for (other, number) in zip(others, numbers.dropFirst(max(0, degree + 1))) where !number.isZero {
      let term = Expression(number) * other.function
      sum = sum.map { $0 + term } ?? term
    }
    return sum
  }

  /// The integral of 1/((x − r)·√q); nil where r is a zero of q.
  ///
  /// > Source: Gradshteyn and Ryzhik, Table of Integrals, Series, and Products (2007), 2.266.
  private static func integral(
    overRootOf q: Polynomial,
    _ radical: Expression,
    besidePole r: Rational,
    _ x: Expression
  ) -> Expression? {
    let (value, slope) = (q.value(at: r), q.derivative.value(at: r))
    guard !value.isZero else { return nil }
    let distance = x - Expression(r)
    let line = Expression(2 * value) + Expression(slope) * distance
    let root = Expression.call(.sqrt, Expression(value.magnitude))
    if value.signum < 0 {
      return .call(.arctangent, line / (Expression(2) * root * radical)) / root
    }
    // The discriminant of q is less than 0 where q has no zeros.
    let size = 4 * q.coefficients[2] * q.coefficients[0] - q.coefficients[1] * q.coefficients[1]
    guard size.signum < 0 else {
      let scale = Expression.call(.sqrt, Expression(size)) * .call(.abs, distance)
      return -(.call(.areaSine, line / scale) / root)
    }
    let above = line + Expression(2) * root * radical
    return -(.call(.ln, .call(.abs, above / distance)) / root)
  }
}

extension Polynomial {
  /// Numbers with which multiples of polynomials have a sum; nil where there are none.
  fileprivate static func numbers(of sum: Polynomial, in parts: [Polynomial]) -> [Rational]? {
    let count = parts.count
    let height = (parts.map { $0.coefficients.count } + [sum.coefficients.count]).max() ?? 0
    var rows = (0..<height).map { power in
      (parts + [sum]).map { power < $0.coefficients.count ? $0.coefficients[power] : .zero }
    }
    var pivots: [Int] = []
    for column in 0..<count {
      let next = pivots.count
      guard let place = (next..<height).first(where: { !rows[$0][column].isZero }) else {
        continue
      }
      rows.swapAt(next, place)
      let inverse = 1 / rows[next][column]
      rows[next] = rows[next].map { $0 * inverse }
      for other in rows.indices where other != next && !rows[other][column].isZero {
        let factor = rows[other][column]
        rows[other] = zip(rows[other], rows[next]).map { $0 - factor * $1 }
      }
      pivots.append(column)
    }
    guard rows.dropFirst(pivots.count).allSatisfy({ $0[count].isZero }) else { return nil }
    var numbers = [Rational](repeating: .zero, count: count)
    for (row, column) in pivots.enumerated() { numbers[column] = rows[row][count] }
    return numbers
  }
}
