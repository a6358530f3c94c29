// Comparisons in a real unknown in which the imaginary unit stands, as comparisons of real expressions: both
// parts of an equation have to be equal.

internal import Expressions
internal import Numbers

/// The reading of expressions by their real and their imaginary part.
///
/// With complex answers switched off a part without i is real or has no value. A function is taken only of
/// what has the imaginary part 0 by its form, but for those that are told by both parts: of a + bi the
/// power of e is eᵃ·cos b + i·eᵃ·sin b, with angles in radians, and the magnitude is √(a² + b²).
struct CheckedParts {
  /// The unknown, which is real.
  let unknown: String
  /// Parts that may have no value, and have to.
  private var leaves: [Expression] = []
  /// Divisors, which must not be zero.
  private var divisors: [Expression] = []

  init(unknown: String) { self.unknown = unknown }

  /// An expression by its parts; nothing in the place of an imaginary part that is 0 by its form.
  private typealias Parts = (real: Expression, imaginary: Expression?)

  /// The largest exponent that is multiplied out.
  private static let largestExponent = 8

  /// Comparisons without i all of which hold exactly where one holds; nothing where they are not known.
  static func conditions(
    of condition: Comparison,
    in unknown: String
  ) -> [Comparison]? {
    var reading = CheckedParts(unknown: unknown)
    guard let left = reading.parts(of: condition.left),
      let right = reading.parts(of: condition.right),
      var found = comparisons(left, condition.relation, right)
    else { return nil }
    let sides = found.flatMap { [$0.left, $0.right] }
    for leaf in reading.leaves where !sides.contains(where: { $0.contains(leaf) }) {
      found.append(Comparison(leaf, .equal, leaf))
    }
    let zero = Expression(0)
    found += reading.divisors.map { Comparison($0, .notEqual, zero) }
    return found.isEmpty ? nil : found
  }

  private static func comparisons(
    _ left: Parts,
    _ relation: Relation,
    _ right: Parts
  ) -> [Comparison]? {
    let zero = Expression(0)
    let (b, d) = (left.imaginary ?? zero, right.imaginary ?? zero)
    /// Whether two sides are known to be equal, or not to be.
    func areEqual(_ a: Expression, _ c: Expression) -> Bool? {
      guard let p = a.rationalNumber, let q = c.rationalNumber else { return nil }
      return p == q
    }
    let (reals, imaginaries) = (areEqual(left.real, right.real), areEqual(b, d))
    let real = Comparison(left.real, relation, right.real)
    switch relation {
    case .equal:
      let imaginary = Comparison(b, .equal, d)
      return (reals == true ? [] : [real]) + (imaginaries == true ? [] : [imaginary])
    case .notEqual:
      if reals == false || imaginaries == false { return [] }
      if imaginaries == true { return [real] }
      return reals == true ? [Comparison(b, .notEqual, d)] : nil
    default:
      // Only real numbers are compared in order.
      return [real]
        + [b, d].filter { $0.rationalNumber?.isZero != true }
        .map { Comparison($0, .equal, zero) }
    }
  }

  // MARK: Parts

  private mutating func parts(of e: Expression) -> Parts? {
    let operands = e.parts
    let one = Expression(1)
    guard e.hasImaginaryUnit else { return real(e) }
    switch (e.symbol(at: e.root), operands.count) {
    case (.constant(.imaginaryUnit), 0): return (Expression(0), one)
    case (.negation, 1):
      return parts(of: operands[0]).map { (-$0.real, $0.imaginary.map { -$0 }) }
    case (.sum, 2), (.difference, 2):
      guard let a = parts(of: operands[0]), let b = parts(of: operands[1]) else { return nil }
      let isSum = e.symbol(at: e.root) == .sum
      let real = isSum ? a.real + b.real : a.real - b.real
      guard let second = b.imaginary else { return (real, a.imaginary) }
      let first = a.imaginary ?? Expression(0)
      return plain(real, isSum ? first + second : first - second)
    case (.product, 2), (.juxtaposition, 2):
      guard let a = parts(of: operands[0]), let b = parts(of: operands[1]) else { return nil }
      return product(a, b)
    case (.quotient, 2):
      guard let a = parts(of: operands[0]), let b = parts(of: operands[1]) else { return nil }
      return quotient(a, b)
    case (.power, 2): return power(operands[0], operands[1])
    case (.call(let row), 1): return call(row, operands[0])
    default: return nil
    }
  }

  /// A part without i.
  private mutating func real(_ e: Expression) -> Parts? {
    let isReal = (0..<e.count).allSatisfy { index in
      guard case .call(let row) = e.symbol(at: index) else { return true }
      return row == .abs || row.isRealAtRealNumbers
    }
    guard isReal, e.isPlain, e.variables.allSatisfy({ $0 == unknown }) else { return nil }
    if case .constant = e.symbol(at: e.root) { return (e, nil) }
    if !e.isPolynomial, !leaves.contains(e) { leaves.append(e) }
    return (e, nil)
  }

  /// Parts of which the imaginary one is left out where it is 0.
  private func plain(_ real: Expression, _ imaginary: Expression) -> Parts {
    (real, imaginary.rationalNumber?.isZero == true ? nil : imaginary)
  }

  private func product(_ a: Parts, _ b: Parts) -> Parts {
    let real = a.real * b.real
    guard let first = a.imaginary else {
      return b.imaginary.map { plain(real, a.real * $0) } ?? (real, nil)
    }
    guard let second = b.imaginary else { return plain(real, first * b.real) }
    return plain(real - first * second, a.real * second + first * b.real)
  }

  private mutating func quotient(_ a: Parts, _ b: Parts) -> Parts {
    let divisor = b.imaginary.map { b.real.raised(to: 2) + $0.raised(to: 2) } ?? b.real
    if divisor.rationalNumber?.isZero != false { divisors.append(divisor) }
    let whole = product(a, (b.imaginary == nil ? Expression(1) : b.real, b.imaginary.map { -$0 }))
    return (whole.real / divisor, whole.imaginary.map { $0 / divisor })
  }

  private mutating func power(_ base: Expression, _ exponent: Expression) -> Parts? {
    if let whole = exponent.rationalNumber?.asNatural,
      (1...Self.largestExponent).contains(whole)
    {
      guard let a = parts(of: base) else { return nil }
      return (1..<whole).reduce(a) { power, _ in product(power, a) }
    }
    guard let b = parts(of: exponent) else { return nil }
    if base == Expression(.e), let turn = b.imaginary { return exponential(b.real, turn) }
    guard let a = parts(of: base), a.imaginary == nil, b.imaginary == nil else { return nil }
    return real(Expression(.power, [a.real, b.real]))
  }

  private func exponential(_ real: Expression, _ turn: Expression) -> Parts {
    let size = Expression(.power, [Expression(.e), real])
    let isOne = real.rationalNumber?.isZero == true
    let (x, y) = (Expression.call(.cosine, turn), Expression.call(.sine, turn))
    return isOne ? (x, y) : (size * x, size * y)
  }

  private mutating func call(_ row: Builtin, _ operand: Expression) -> Parts? {
    guard let a = parts(of: operand) else { return nil }
    guard let b = a.imaginary else { return real(Expression.call(row, a.real)) }
    switch row {
    case .realPart: return (a.real, nil)
    case .imaginaryPart: return (b, nil)
    case .conjugate: return (a.real, -b)
    case .abs: return real(.call(.sqrt, a.real.raised(to: 2) + b.raised(to: 2)))
    case .exp: return exponential(a.real, b)
    default: return nil
    }
  }
}

extension Expression {
  /// Whether the imaginary unit stands in it.
  fileprivate var hasImaginaryUnit: Bool {
    (0..<count).contains { symbol(at: $0) == .constant(.imaginaryUnit) }
  }
}
