// A number as a rational times whole powers, with equal bases collected: what
// decides 5^(10^9)/5^(10^8·10), whose digits nobody can write.
//
// Short integers are split into primes, whose powers are independent, and the
// powers that are small are part of the rational.

internal import Numbers

/// A rational times a product of whole powers of nodes.
struct PowerProduct {
  /// The rational factor.
  var coefficient: Rational
  /// Bases that are not the same, with their exponents, none zero.
  var factors: [(base: Node, exponent: Integer)] = []

  /// The bits of a power of an integer that is multiplied out.
  private static var smallPower: Integer { Integer(1 << 14) }

  /// The product that a node is, after a walk through its factors.
  ///
  /// - Returns: Nothing when there are too many.
  init?(_ node: Node) {
    coefficient = 1
    guard multiply(by: node, raisedTo: 1) else { return nil }
    absorb()
  }

  /// Whether both have the same powers.
  func hasSameFactors(as other: PowerProduct) -> Bool {
    guard factors.count == other.factors.count else { return false }
    return factors.allSatisfy { factor in
      other.exponent(of: factor.base) == factor.exponent
    }
  }

  /// The other product over this one, where that is a rational because exponents
  /// of the same integers differ little.
  func ratio(to other: PowerProduct) -> Rational? {
    var quotient = other
    for factor in factors { quotient.append(factor.base, -factor.exponent) }
    quotient.absorb()
    guard quotient.factors.isEmpty, coefficient.signum != 0 else { return nil }
    return quotient.coefficient / coefficient
  }

  /// The product with another one, or the quotient by it.
  mutating func combine(with other: PowerProduct, isQuotient: Bool) {
    coefficient = isQuotient ? coefficient / other.coefficient : coefficient * other.coefficient
    for factor in other.factors {
      append(factor.base, isQuotient ? -factor.exponent : factor.exponent)
    }
    absorb()
  }

  private func exponent(of base: Node) -> Integer? {
    factors.first { Node.isSame($0.base, base) }?.exponent
  }

  private mutating func append(_ base: Node, _ exponent: Integer) {
    if let place = factors.firstIndex(where: { Node.isSame($0.base, base) }) {
      factors[place].exponent += exponent
      if factors[place].exponent.isZero { factors.remove(at: place) }
    } else if !exponent.isZero {
      factors.append((base, exponent))
    }
  }

  /// Multiplies by a power of a node; false when it is too large to keep.
  private mutating func multiply(by node: Node, raisedTo exponent: Integer) -> Bool {
    guard factors.count < 24 else { return false }
    switch node.operation {
    case .rational(let value): return multiply(by: value, raisedTo: exponent)
    case .negation:
      if exponent.isOdd { coefficient = -coefficient }
      return multiply(by: node.operands[0], raisedTo: exponent)
    case .product, .quotient:
      let other = node.operation == .product ? exponent : -exponent
      return multiply(by: node.operands[0], raisedTo: exponent)
        && multiply(by: node.operands[1], raisedTo: other)
    case .power(let n):
      return multiply(by: node.operands[0], raisedTo: exponent * Integer(n))
    case .wholePower:
      if case .rational(let n) = node.operands[1].operation {
        return multiply(by: node.operands[0], raisedTo: exponent * n.numerator)
      }
    case .form: return multiply(byForm: node, raisedTo: exponent)
    default: break
    }
    append(node, exponent)
    return true
  }

  /// A product of roots of integers gives whole powers of them where the index
  /// divides the exponent: √2^(10^10) is 2^(5·10^9).
  private mutating func multiply(byForm node: Node, raisedTo exponent: Integer) -> Bool {
    guard let term = node.form?.onlyTerm, term.monomial.isRadical,
      term.monomial.factors.allSatisfy({ exponent.isMultiple(of: $0.exponent.denominator) })
    else {
      append(node, exponent)
      return true
    }
    guard multiply(by: term.coefficient, raisedTo: exponent) else { return false }
    for factor in term.monomial.factors {
      guard case .prime(let p) = factor.generator else { return false }
      let whole = (factor.exponent * Rational(exponent)).numerator
      append(Real(p).node, whole)
    }
    return true
  }

  private mutating func multiply(by value: Rational, raisedTo exponent: Integer) -> Bool {
    guard value.signum != 0 else { return false }
    if exponent.magnitude == 1 {
      guard coefficient.bitLength + value.bitLength < 1 << 16 else { return false }
      coefficient = exponent == 1 ? coefficient * value : coefficient / value
      return true
    }
    if value.signum < 0, exponent.isOdd { coefficient = -coefficient }
    append(integer: value.numerator.magnitude, exponent)
    append(integer: value.denominator, -exponent)
    return true
  }

  private mutating func append(integer: Integer, _ exponent: Integer) {
    if integer == 1 { return }
    guard integer.bitLength <= 64 else {
      append(Real(integer).node, exponent)
      return
    }
    let found = Factoring.factors(of: integer)
    for (prime, multiplicity) in found.primes {
      append(Real(prime).node, exponent * Integer(multiplicity))
    }
    if found.rest != 1 { append(Real(found.rest).node, exponent) }
  }

  /// Moves small powers of integers into the coefficient, and the integers that
  /// have large powers out of it, so that the product is written in one way.
  private mutating func absorb() {
    for place in factors.indices.reversed() {
      guard let base = Real(node: factors[place].base).integer else { continue }
      let exponent = factors[place].exponent
      let size = exponent.magnitude * Integer(base.bitLength)
      if size <= PowerProduct.smallPower, let count = exponent.asInt {
        coefficient *= Rational(base).raised(to: count)
        factors.remove(at: place)
        continue
      }
      let (above, more) = coefficient.numerator.removing(base)
      let (below, fewer) = coefficient.denominator.removing(base)
      guard more != fewer else { continue }
      coefficient = Rational(lowest: above, below)
      factors[place].exponent += Integer(more - fewer)
    }
  }

  /// The number, made of nodes as they are.
  func real() throws(RealError) -> Real {
    var result: Real?
    for (base, exponent) in factors {
      let power = try PowerProduct.power(Real(node: base), exponent.magnitude)
      if exponent.isNegative {
        result = try Real.make(.quotient, result ?? Real(Rational(1)), power, form: nil)
      } else if let product = result {
        result = try Real.make(.product, product, power, form: nil)
      } else {
        result = power
      }
    }
    guard let result else { return Real(coefficient) }
    if coefficient == 1 { return result }
    return try Real.make(.product, Real(coefficient), result, form: nil)
  }

  private static func power(_ base: Real, _ exponent: Integer) throws(RealError) -> Real {
    if exponent == 1 { return base }
    if let n = exponent.asInt, n < 1 << 30 { return try Real.make(.power(n), base, form: nil) }
    return try Real.make(.wholePower, base, Real(exponent), form: nil)
  }
}
