// Identities of functions of real numbers, for checks: expressions as quotients of polynomials in names,
// roots, exponentials and other functions, with the laws of powers.
//
// > Source: Geddes, Czapor and Labahn, Algorithms for Computer Algebra (1992), 12.3, for the exponentials.

internal import Expressions
internal import Numbers

/// A proof that an expression of real names is zero wherever it has a value.
///
/// Names, roots, exponentials and other functions are the variables of polynomials. Where the expression has a
/// value, each of them stands for a complex number, no divisor is zero, and each law that is used holds: i² = −1,
/// sⁿ = u for the nth root s of u, |u| = √(u²), e^(u + v) = e^u·e^v, cos u = (e^(iu) + e^(−iu))/2. A logarithm
/// stands for that of the magnitude, whose value it has where it has one. So the expression is zero there if the
/// polynomial above the divisor is zero by these laws.
///
/// Of powers u^(v + n) = u^v·uⁿ is used for a whole number n, which may divide by u = 0. Such a u has no roots in it,
/// so that it is no divisor of zero among the polynomials, and the law holds in the limit: the variables come
/// close to what they stand for while u is positive.
struct CheckedIdentity {
  /// A quotient of polynomials in the variables.
  private struct Fraction {
    var above: SparsePolynomial
    var below = SparsePolynomial.one

    /// The number, where no variable stands in it.
    var constant: Rational? {
      guard let divisor = below.constant else { return nil }
      return above.constant.map { $0 / divisor }
    }
  }

  /// What a variable stands for, with the arguments of functions.
  private struct Variable {
    enum Kind: Equatable {
      case imaginaryUnit
      /// A name, or a part of which no law is known.
      case part(Expression)
      case root(Int)
      /// e to so much of its argument.
      case exponential(Rational)
      case power
      case call(Builtin)
    }
    let kind: Kind
    let arguments: [Fraction]
  }

  private var variables: [Variable] = []
  private var budget = PolynomialBudget(steps: 400_000_000)

  /// The most nodes, the largest exponent of a power, of an exponential, and the largest index of a root.
  private static let (sizeLimit, powerLimit, exponentialLimit, rootLimit) = (
    1_000, 200, 1 << 14, 24
  )

  private init() {}

  /// Whether an expression is proved to be zero wherever it has a value, for real numbers in the place of
  /// all names and angles in radians; false where its form says that it has none.
  static func isZero(_ e: Expression) -> Bool {
    guard e.count <= sizeLimit, !e.hasChance,
      !(0..<e.count).contains(where: { e.symbol(at: $0) == .constant(.imaginaryUnit) })
    else { return false }
    var reading = CheckedIdentity()
    do throws(PolynomialBudget.Spent) {
      return try reading.isZero(try reading.fraction(e).above)
    } catch {
      return false
    }
  }

  // MARK: Reading

  private mutating func fraction(_ e: Expression) throws(PolynomialBudget.Spent) -> Fraction {
    if let number = e.rationalNumber { return Fraction(above: SparsePolynomial(number)) }
    let parts = e.parts
    switch (e.symbol(at: e.root), parts.count) {
    case (.constant(.e), 0): return try exponential(Fraction(above: .one))
    case (.negation, 1): return try opposite(fraction(parts[0]))
    case (.sum, 2): return try sum(try fraction(parts[0]), try fraction(parts[1]))
    case (.difference, 2):
      return try sum(try fraction(parts[0]), opposite(try fraction(parts[1])))
    case (.product, 2), (.juxtaposition, 2):
      return try product(try fraction(parts[0]), try fraction(parts[1]))
    case (.quotient, 2):
      return try product(try fraction(parts[0]), try raised(try fraction(parts[1]), -1))
    case (.power, 2): return try power(parts[0], parts[1])
    case (.call(let row), 1): return try call(row, parts[0])
    case (.call(.log), 2), (.call(.root), 2):
      guard case .call(let row) = e.symbol(at: e.root), let other = row.equivalent else { break }
      return try fraction(other.replacing(["u": parts[0], "v": parts[1]]))
    default: break
    }
    return try variable(.part(e))
  }

  private mutating func power(
    _ base: Expression,
    _ exponent: Expression
  ) throws(PolynomialBudget.Spent) -> Fraction {
    var power = try reduced(try fraction(exponent))
    if base == Expression(.e) { return try exponential(power) }
    let own = try fraction(base)
    if let number = power.constant {
      guard let count = number.numerator.asInt, let index = number.denominator.asInt,
        index <= Self.rootLimit
      else { throw PolynomialBudget.Spent() }
      return try raised(index == 1 ? own : try variable(.root(index), [own]), count)
    }
    if base.rationalNumber.map({ $0.signum > 0 }) == true {
      return try exponential(try product(power, try variable(.call(.ln), [own])))
    }
    // With roots a product may be zero by the laws though no factor is; the power of such a sum is a part.
    let isOfRoots = own.above.variables.contains { place in
      if case .root = variables[place].kind { true } else { false }
    }
    if isOfRoots { return try variable(.part(Expression(.power, [base, exponent]))) }
    var count = 0
    if let divisor = power.below.constant, let last = power.above.terms.last,
      last.powers.exponents.isEmpty, let whole = (last.coefficient / divisor).floor.asInt
    {
      count = whole
      power.above = power.above - SparsePolynomial(Rational(whole) * divisor)
    }
    return try product(try variable(.power, [own, power]), try raised(own, count))
  }

  private mutating func call(
    _ row: Builtin,
    _ operand: Expression
  ) throws(PolynomialBudget.Spent) -> Fraction {
    switch row {
    case .exp: return try exponential(try fraction(operand))
    case .abs: return try variable(.root(2), [try raised(try fraction(operand), 2)])
    case .ln:
      let isMagnitude = operand.symbol(at: operand.root) == .call(.abs)
      return try variable(.call(.ln), [try fraction(isMagnitude ? operand.parts[0] : operand)])
    case .sine, .cosine:
      let i = try variable(.imaginaryUnit)
      let turn = try exponential(try product(i, try fraction(operand)))
      let back = try raised(turn, -1)
      let half = Fraction(above: SparsePolynomial(Rational(1, over: 2)))
      return try row == .cosine
        ? product(half, try sum(turn, back))
        : product(try product(half, i), try sum(back, opposite(turn)))
    case .hyperbolicTangent:
      let power = try exponential(
        try product(Fraction(above: SparsePolynomial(2)), try fraction(operand))
      )
      let one = Fraction(above: .one)
      return try product(
        try sum(power, opposite(one)),
        try raised(try sum(power, one), -1)
      )
    case .log, .log2, .sqrt, .cbrt, .tangent, .cotangent, .secant, .cosecant, .hyperbolicSine,
      .hyperbolicCosine:
      guard let other = row.equivalent else { break }
      return try fraction(other.replacing(["u": operand, "v": Expression(10)]))
    default: break
    }
    return try variable(.call(row), [try fraction(operand)])
  }

  /// A power of e, as a product of one for each term of the exponent.
  private mutating func exponential(
    _ exponent: Fraction
  ) throws(PolynomialBudget.Spent) -> Fraction {
    let exponent = try reduced(exponent)
    let (content, below) = exponent.below.primitive
    var result = Fraction(above: .one)
    for term in exponent.above.terms {
      let own = SparsePolynomial([SparsePolynomial.Term(.one, term.powers)])
      let factor = try exponential(term.coefficient / content, Fraction(above: own, below: below))
      result = try product(result, factor)
    }
    return result
  }

  /// A power of e with a multiple of one argument as the exponent.
  private mutating func exponential(
    _ factor: Rational,
    _ argument: Fraction
  ) throws(PolynomialBudget.Spent) -> Fraction {
    // Twelfths, so that halves and thirds that come later are whole multiples too.
    var unit = Rational(1, over: 12) / Rational(factor.denominator)
    for known in variables {
      guard case .exponential(let own) = known.kind, (factor / own).isInteger,
        try areEqual(known.arguments[0], argument)
      else { continue }
      unit = own
      break
    }
    guard let count = (factor / unit).numerator.asInt, abs(count) <= Self.exponentialLimit else {
      throw PolynomialBudget.Spent()
    }
    let base = try variable(.exponential(unit), [argument])
    let power = try base.above.raised(to: abs(count), &budget)
    return count > 0 ? Fraction(above: power) : Fraction(above: .one, below: power)
  }

  /// The variable that stands for a function of arguments, or for something without any.
  private mutating func variable(
    _ kind: Variable.Kind,
    _ arguments: [Fraction] = []
  ) throws(PolynomialBudget.Spent) -> Fraction {
    for (place, known) in variables.enumerated() where known.kind == kind {
      var isSame = known.arguments.count == arguments.count
      for (own, other) in zip(known.arguments, arguments) where isSame {
        isSame = try areEqual(own, other)
      }
      if isSame { return Fraction(above: SparsePolynomial(variable: place)) }
    }
    variables.append(Variable(kind: kind, arguments: arguments))
    return Fraction(above: SparsePolynomial(variable: variables.count - 1))
  }

  // MARK: Arithmetic

  private func opposite(_ a: Fraction) -> Fraction { Fraction(above: -a.above, below: a.below) }

  private mutating func times(
    _ a: SparsePolynomial,
    _ b: SparsePolynomial
  ) throws(PolynomialBudget.Spent) -> SparsePolynomial {
    try a.multiplied(by: b, &budget)
  }

  private mutating func sum(
    _ a: Fraction,
    _ b: Fraction
  ) throws(PolynomialBudget.Spent) -> Fraction {
    if a.below == b.below { return Fraction(above: a.above + b.above, below: a.below) }
    let (p, q) = try withoutCommonDivisor(a.below, b.below)
    return Fraction(
      above: try times(a.above, q) + (try times(b.above, p)),
      below: try times(a.below, q)
    )
  }

  private mutating func product(
    _ a: Fraction,
    _ b: Fraction
  ) throws(PolynomialBudget.Spent) -> Fraction {
    let (p, d) = try withoutCommonDivisor(a.above, b.below)
    let (q, c) = try withoutCommonDivisor(b.above, a.below)
    return Fraction(above: try times(p, q), below: try times(c, d))
  }

  private mutating func raised(
    _ a: Fraction,
    _ exponent: Int
  ) throws(PolynomialBudget.Spent) -> Fraction {
    guard abs(exponent) <= Self.powerLimit else { throw PolynomialBudget.Spent() }
    let above = try a.above.raised(to: abs(exponent), &budget)
    let below = try a.below.raised(to: abs(exponent), &budget)
    guard exponent < 0 else { return Fraction(above: above, below: below) }
    guard try !isZero(above) else { throw PolynomialBudget.Spent() }
    return Fraction(above: below, below: above)
  }

  /// Both polynomials divided by a common divisor, if that is found with little work.
  private mutating func withoutCommonDivisor(
    _ a: SparsePolynomial,
    _ b: SparsePolynomial
  ) throws(PolynomialBudget.Spent) -> (SparsePolynomial, SparsePolynomial) {
    guard a.constant == nil, b.constant == nil else { return (a, b) }
    try budget.charge(2_000_000)
    var own = PolynomialBudget(steps: 2_000_000)
    do throws(PolynomialBudget.Spent) {
      let common = try SparsePolynomial.greatestCommonDivisor(a, b, &own)
      guard common.constant == nil, let p = try a.dividedExactly(by: common, &own),
        let q = try b.dividedExactly(by: common, &own)
      else { return (a, b) }
      return (p, q)
    } catch {
      return (a, b)
    }
  }

  // MARK: Laws

  private mutating func areEqual(
    _ a: Fraction,
    _ b: Fraction
  ) throws(PolynomialBudget.Spent) -> Bool {
    try isZero(try times(a.above, b.below) - (try times(b.above, a.below)))
  }

  private mutating func isZero(_ p: SparsePolynomial) throws(PolynomialBudget.Spent) -> Bool {
    if p.isZero { return true }
    return try reduced(p).polynomial.isZero
  }

  private mutating func reduced(_ a: Fraction) throws(PolynomialBudget.Spent) -> Fraction {
    let (above, below) = (try reduced(a.above), try reduced(a.below))
    guard !below.polynomial.isZero else { throw PolynomialBudget.Spent() }
    let (p, q) = try withoutCommonDivisor(
      try times(above.polynomial, below.divisor),
      try times(below.polynomial, above.divisor)
    )
    return Fraction(above: p, below: q)
  }

  /// A polynomial without powers that are known, as i², and what it is divided by.
  private mutating func reduced(
    _ polynomial: SparsePolynomial
  ) throws(PolynomialBudget.Spent) -> (polynomial: SparsePolynomial, divisor: SparsePolynomial) {
    var (result, divisor) = (polynomial, SparsePolynomial.one)
    // What a root is of stands before it.
    for place in variables.indices.reversed() {
      let (degree, power): (Int, Fraction)
      switch variables[place].kind {
      case .imaginaryUnit: (degree, power) = (2, Fraction(above: SparsePolynomial(-1)))
      case .root(let index): (degree, power) = (index, variables[place].arguments[0])
      default: continue
      }
      let parts = result.coefficients(of: place)
      guard parts.count > degree else { continue }
      let most = (parts.count - 1) / degree
      var sum = SparsePolynomial.zero
      for (exponent, part) in parts.enumerated() where !part.isZero {
        let count = exponent / degree
        let rest = SparsePolynomial(variable: place, exponent: exponent % degree)
        let above = try power.above.raised(to: count, &budget)
        let below = try power.below.raised(to: most - count, &budget)
        sum = sum + (try times(try times(part, rest), try times(above, below)))
      }
      result = sum
      divisor = try times(divisor, try power.below.raised(to: most, &budget))
    }
    return (result, divisor)
  }
}
