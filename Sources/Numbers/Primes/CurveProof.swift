// The search for a curve that proves a prime.

/// A number and curves of complex multiplication modulo it.
///
/// > Source: Atkin and Morain, Elliptic curves and primality proving
/// > (Math. Comp. 1993); Cohen, A Course in Computational Algebraic Number
/// > Theory, algorithms 1.5.1, 1.5.3 and 9.2.4.
struct CurveProof {
  private let prime: Integer

  /// A possible number of points, and the discriminant of its curve.
  struct Order {
    let count: Integer
    let polynomial: ClassPolynomial
  }

  /// Looks for curves modulo a probable prime above 3.
  init(_ prime: Integer) { self.prime = prime }

  /// The numbers of points of the curves of all discriminants of the table.
  func orders() -> [Order] {
    var result: [Order] = []
    for polynomial in ClassPolynomial.all {
      guard let (u, v) = norm(polynomial.discriminant) else { continue }
      var traces = [u, -u]
      if polynomial.discriminant == -4 { traces += [v << 1, -(v << 1)] }
      if polynomial.discriminant == -3 {
        let (sum, difference) = ((u + 3 * v) >> 1, (u - 3 * v) >> 1)
        traces += [sum, -sum, difference, -difference]
      }
      result += traces.map { Order(count: prime + 1 - $0, polynomial: polynomial) }
    }
    return result
  }

  /// Whole numbers with u^2 - D v^2 = 4 p, if there are any.
  private func norm(_ discriminant: Int) -> (Integer, Integer)? {
    guard Integer.jacobiSymbol(discriminant, prime) == 1,
      var b = squareRoot(Integer(discriminant))
    else { return nil }
    if b.isOdd != (discriminant % 2 != 0) { b = prime - b }
    var a = prime << 1
    let limit = (prime << 2).squareRootWithRemainder().root
    while b > limit { (a, b) = (b, a.modulo(b)) }
    let rest = (prime << 2) - b.squared()
    let size = Integer(-discriminant)
    guard rest.modulo(size).isZero else { return nil }
    let (v, remainder) = rest.dividedExactly(by: size).squareRootWithRemainder()
    return remainder.isZero ? (b, v) : nil
  }

  /// A square root modulo the prime; nil where there is none.
  func squareRoot(_ value: Integer) -> Integer? {
    let value = value.modulo(prime)
    if value.isZero { return value }
    let twos = (prime - 1).trailingZeroBitCount
    let odd = (prime - 1) >> twos
    var root = value.power((odd + 1) >> 1, modulo: prime)
    var error = value.power(odd, modulo: prime)
    var turn = nonresidue.power(odd, modulo: prime)
    var depth = twos
    // root^2 = value · error, and error has an order of 2^(depth - 1) at most.
    while error != 1 {
      var order = 0
      var power = error
      while power != 1 {
        power = power.squared().modulo(prime)
        order += 1
        if order == depth { return nil }
      }
      for _ in 0..<depth - order - 1 { turn = turn.squared().modulo(prime) }
      root = (root * turn).modulo(prime)
      turn = turn.squared().modulo(prime)
      error = (error * turn).modulo(prime)
      depth = order
    }
    return root.squared().modulo(prime) == value ? root : nil
  }

  private var nonresidue: Integer {
    var candidate = 2
    while candidate < 10_000, Integer.jacobiSymbol(candidate, prime) != -1 { candidate += 1 }
    return Integer(candidate)
  }

  /// A curve of an order, with a point whose order the divisor divides.
  func curve(_ order: Order, divisor: Integer) -> PrimalityCertificate.Curve? {
    guard let invariant = order.polynomial.root(modulo: prime) else { return nil }
    for (a, b) in coefficients(invariant) {
      let group = CurveGroup(modulus: prime, a: a)
      for (x, y) in points(a, b) {
        let factor = order.count.dividedExactly(by: divisor)
        guard let point = group.multiple(.affine(x, y), by: factor) else { return nil }
        if point == .neutral { continue }
        guard group.multiple(point, by: divisor) == .neutral else { break }
        return PrimalityCertificate.Curve(
          a: a,
          b: b,
          x: x,
          y: y,
          order: order.count,
          prime: divisor
        )
      }
    }
    return nil
  }

  /// Coefficients of curves of an invariant; the numbers of points of all
  /// curves of the invariant are those of some of them.
  private func coefficients(_ j: Integer) -> [(Integer, Integer)] {
    if j.isZero { return (1...40).map { (0, Integer($0)) } }
    let difference = (1728 - j).modulo(prime)
    if difference.isZero { return (1...20).map { (Integer($0), 0) } }
    guard let inverse = difference.inverse(modulo: prime) else { return [] }
    let k = (j * inverse).modulo(prime)
    let g = nonresidue
    let (square, cube) = (g.squared(), g.squared() * g)
    return [
      ((3 * k).modulo(prime), (2 * k).modulo(prime)),
      ((3 * k * square).modulo(prime), (2 * k * cube).modulo(prime)),
    ]
  }

  /// The first points of a curve.
  private func points(_ a: Integer, _ b: Integer) -> [(Integer, Integer)] {
    var result: [(Integer, Integer)] = []
    for x in 0..<30 where result.count < 4 {
      let x = Integer(x)
      if let y = squareRoot(x.squared() * x + a * x + b), !y.isZero { result.append((x, y)) }
    }
    return result
  }
}

extension PrimalityCertificate.Curve {
  /// Whether the number is a prime if the divisor is.
  ///
  /// Modulo a prime divisor p of n up to √n the point has an order that the
  /// divisor q divides, so that q is at most (√p + 1)^2.
  ///
  /// > Source: Goldwasser and Kilian, Primality testing using elliptic curves
  /// > (J. ACM 1999); Hasse's bound.
  func isValid(for number: Integer) -> Bool {
    let n = number
    guard n > 3, n.isOdd, !n.modulo(3).isZero, prime > 1, order > 0 else { return false }
    guard [a, b, x, y].allSatisfy({ !$0.isNegative && $0 < n }) else { return false }
    guard order.modulo(prime).isZero, (order - n - 1).squared() <= n << 2 else { return false }
    let discriminant = 4 * a.squared() * a + 27 * b.squared()
    guard Integer.greatestCommonDivisor(discriminant, n) == 1 else { return false }
    guard (x.squared() * x + a * x + b - y.squared()).modulo(n).isZero else { return false }
    // The divisor must be above (n^(1/4) + 1)^2.
    let root = n.squareRootWithRemainder().root.squareRootWithRemainder().root + 1
    guard prime > (root + 1).squared() else { return false }
    let group = CurveGroup(modulus: n, a: a)
    let factor = order.dividedExactly(by: prime)
    guard let point = group.multiple(.affine(x, y), by: factor), point != .neutral else {
      return false
    }
    return group.multiple(point, by: prime) == .neutral
  }
}
