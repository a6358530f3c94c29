// Roots of polynomials whose coefficients are exact complex numbers: discs tell how many there
// are, and the norm of the polynomial, which has rational coefficients, what they are.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The largest degree of a norm, and of a polynomial with multiple roots.
  private static let (normLimit, multipleLimit) = (32, 12)
  /// The bits of coefficients with which roots are separated.
  private static let separationBits = [192, 768]

  /// The roots of a polynomial with exact coefficients, that of the power 0 first, each once with
  /// its multiplicity; nothing where it is zero everywhere, or too little was found out.
  mutating func complexRoots(ofCoefficients coefficients: [Number]) -> [ComplexSolution]? {
    guard var rest = trimmed(coefficients) else { return nil }
    var low = 0
    while let first = rest.first {
      guard let isZero = isZero(first) else { return nil }
      guard isZero else { break }
      rest.removeFirst()
      low += 1
    }
    guard !rest.isEmpty else { return nil }
    let origin = low > 0 ? [ComplexSolution(.real(Real(0)), multiplicity: low)] : []
    guard rest.count > 1 else { return origin }
    let rational = rest.compactMap { $0.isReal ? $0.real.rational : nil }
    if rational.count == rest.count {
      return complexRoots(of: Polynomial(rational)).map { ordered(origin + $0) }
    }
    if let simple = rootsOfPowers(rest) ?? simpleRoots(of: rest) {
      return ordered(origin + simple)
    }
    guard let parts = squareFreeParts(of: rest) else { return nil }
    var found = origin
    for (part, multiplicity) in parts {
      guard let roots = simpleRoots(of: part) else { return nil }
      found += roots.map { ComplexSolution($0.number, multiplicity: multiplicity) }
    }
    return ordered(found)
  }

  /// The roots of a polynomial of degree 1 or 2 in a power of the unknown.
  private mutating func rootsOfPowers(_ p: [Number]) -> [ComplexSolution]? {
    var step = 0
    for (exponent, coefficient) in p.enumerated().dropFirst() {
      guard let isZero = isZero(coefficient) else { return nil }
      if !isZero { step = Int.commonDivisor(step, exponent) }
    }
    guard step > 1, (p.count - 1) / step <= 2,
      let values = simpleRoots(of: p.indices.filter { $0 % step == 0 }.map { p[$0] })
    else { return nil }
    var found: [ComplexSolution] = []
    for value in values {
      guard let bases = complexBases(of: value.number, exponent: step) else { return nil }
      found += bases.map { ComplexSolution($0, multiplicity: value.multiplicity) }
    }
    return found
  }

  // MARK: Simple roots

  /// The roots of a polynomial that has no multiple ones if its degree is above 2, and not the root
  /// zero.
  private mutating func simpleRoots(of p: [Number]) -> [ComplexSolution]? {
    if p.count == 2 {
      return negatedQuotient(p[0], p[1]).map { [ComplexSolution($0, multiplicity: 1)] }
    }
    if p.count == 3 {
      guard let roots = complexRoots(ofQuadratic: p[2], p[1], p[0]) else { return nil }
      return roots.map { ComplexSolution($0, multiplicity: 3 - roots.count) }
    }
    if let turned = turnedReal(p) {
      guard let roots = simpleRoots(of: turned) else { return nil }
      let numbers = askNumbers { (workspace) throws(RealError) in
        var numbers: [Number] = []
        for root in roots {
          let unit = Number(imaginary: Real(1))
          numbers.append(try Number.product(unit, root.number, in: &workspace))
        }
        return numbers
      }
      return numbers?.map { ComplexSolution($0, multiplicity: 1) }
    }
    for bits in Self.separationBits {
      let discs = ask { (workspace) throws(RealError) in
        try Number.separatedRoots(of: p, bits: bits, in: &workspace)
      }
      guard let discs = discs ?? nil else { continue }
      let names = norm(of: p).flatMap { complexRoots(of: $0) } ?? []
      var found: [ComplexSolution] = []
      for disc in discs {
        guard let number = number(in: disc, of: p, among: names) else { return nil }
        found.append(ComplexSolution(number, multiplicity: 1))
      }
      return found
    }
    return nil
  }

  /// The polynomial whose roots times i are those of a polynomial, where that has real coefficients
  /// and the polynomial itself has not.
  private mutating func turnedReal(_ p: [Number]) -> [Number]? {
    guard p.contains(where: { !$0.isReal }) else { return nil }
    for first in 0...1 {
      let turned = askNumbers { (workspace) throws(RealError) in
        var turned: [Number] = []
        for (exponent, coefficient) in p.enumerated() {
          let sign = Number.real(Real((exponent + first) % 4 < 2 ? 1 : -1))
          let isTurned = (exponent + first) % 2 == 1
          let unit = isTurned ? Number(imaginary: Real(1)) : .real(Real(1))
          let factor = try Number.product(sign, unit, in: &workspace)
          turned.append(try Number.product(coefficient, factor, in: &workspace))
        }
        return turned
      }
      if let turned, turned.allSatisfy({ $0.isReal }) { return turned }
    }
    return nil
  }

  private mutating func negatedQuotient(_ a: Number, _ b: Number) -> Number? {
    askNumbers { (workspace) throws(RealError) in
      let quotient = try Number.quotient(a, b, in: &workspace)
      return [try Number.negation(quotient, in: &workspace)]
    }?.first
  }

  /// The root in a disc: the only one of some numbers that is there, or what its digits are.
  ///
  /// The numbers are none, or all roots of a polynomial that is zero where the first one is.
  private mutating func number(
    in disc: ComplexRoot,
    of p: [Number],
    among names: [ComplexSolution]
  ) -> Number? {
    let first = disc
    var disc = disc
    for exponent in [-80, -240] {
      let refined = ask { (workspace) throws(RealError) in
        try Number.refined(disc, of: p, toExponent: exponent, in: &workspace)
      }
      guard let refined else { return nil }
      disc = refined
      let near = names.filter { isNear($0.number, disc, exponent) != false }
      if near.count == 1 { return near[0].number }
      if near.isEmpty, let number = Number(disc, of: p) { return number }
    }
    // With real coefficients a disc around a point of the real axis holds the conjugate root, too,
    // and that is the same where the disc lies in the first one, which has no other root.
    let gap = DyadicPoint(disc.center.x, .zero) - first.center
    let slack = first.radius - disc.radius.shifted(by: 1)
    guard p.allSatisfy({ $0.isReal }), disc.center.y.magnitude <= disc.radius, !slack.isNegative,
      gap.norm <= slack.squared()
    else { return nil }
    return Real(partOf: disc, of: p, isImaginary: false).map { .real($0) }
  }

  /// Whether a number may be in a disc; nothing where it is not known.
  private mutating func isNear(_ number: Number, _ disc: ComplexRoot, _ exponent: Int) -> Bool? {
    ask { (workspace) throws(RealError) in
      let x = try number.real.enclosure(radiusAtMost: Int64(exponent), in: &workspace)
      let y = try number.imaginary.enclosure(radiusAtMost: Int64(exponent), in: &workspace)
      let gap = DyadicPoint(x.midpoint, y.midpoint) - disc.center
      let reach = disc.radius + Dyadic.one.shifted(by: exponent + 1)
      return gap.norm <= reach.squared()
    }
  }

  // MARK: Norms

  /// The product of a polynomial with its conjugates over the rational numbers, where its
  /// coefficients are made of i and square roots of integers; nothing where its degree is large.
  private func norm(of p: [Number]) -> Polynomial? {
    // Coefficients of products of the roots: a bit of the place tells each that is a factor.
    var squares: [Integer] = []
    var parts: [[Int: Rational]] = []
    for (exponent, coefficient) in p.enumerated() {
      guard let terms = coefficient.quadraticTerms else { return nil }
      for term in terms {
        var place = 0
        for square in term.primes + (term.isImaginary ? [Integer(-1)] : []) {
          let bit = squares.firstIndex(of: square) ?? squares.count
          if bit == squares.count { squares.append(square) }
          guard bit < 4 else { return nil }
          place |= 1 << bit
        }
        while parts.count <= place { parts.append([:]) }
        parts[place][exponent] = term.coefficient
      }
    }
    guard (p.count - 1) << squares.count <= Self.normLimit else { return nil }
    var element = (0..<1 << squares.count).map { place in
      Polynomial(p.indices.map { place < parts.count ? parts[place][$0] ?? .zero : .zero })
    }
    for bit in squares.indices {
      let conjugate = element.enumerated().map { $0 >> bit & 1 == 1 ? -$1 : $1 }
      var product = element.map { _ in Polynomial.zero }
      for (i, a) in element.enumerated() where !a.isZero {
        for (j, b) in conjugate.enumerated() where !b.isZero {
          var factor = Rational.one
          for (place, square) in squares.enumerated() where (i & j) >> place & 1 == 1 {
            factor = factor * Rational(square)
          }
          product[i ^ j] = product[i ^ j] + (a * b).scaled(by: factor)
        }
      }
      element = product
    }
    return element[0]
  }

  /// The roots of a polynomial whose coefficients have rational parts as steps that can be checked; none
  /// for others.
  mutating func certificate(of p: [Number], _ roots: [ComplexSolution]) -> [String] {
    guard depth == 0, var rest = trimmed(p), let whole = Self.gaussian(rest) else { return [] }
    var factors: [(part: GaussianPolynomial, exponent: Int)] = []
    let low = rest.prefix { $0.isReal && $0.real.rational?.isZero == true }.count
    if low > 0 { factors.append((GaussianPolynomial(.variable, .zero), low)) }
    rest.removeFirst(low)
    var parts = [(part: rest, multiplicity: 1)]
    if roots.contains(where: { $0.multiplicity != 1 }) {
      guard let found = squareFreeParts(of: rest) else { return [] }
      parts = found
    }
    for (part, exponent) in parts where part.count > 1 {
      guard let part = Self.gaussian(part) else { return [] }
      factors.append((part, exponent))
    }
    var budget = min(50_000_000, workspace.budget.stepsLeft / 4)
    let allowed = budget
    let made = RootCertificate(of: whole, factors: factors, budget: &budget)
    workspace.budget.stepsLeft -= allowed - max(0, budget)
    return made?.lines ?? []
  }

  private static func gaussian(_ p: [Number]) -> GaussianPolynomial? {
    let real = p.compactMap { $0.real.rational }
    let imaginary = p.compactMap { $0.imaginary.rational }
    guard real.count == p.count, imaginary.count == p.count else { return nil }
    return GaussianPolynomial(Polynomial(real), Polynomial(imaginary))
  }

  // MARK: Multiple roots

  /// Polynomials without multiple roots, and how often each divides a polynomial, whose
  /// product it is; nothing where a coefficient was not found out to be zero or not.
  ///
  /// > Source: Yun, On square-free decomposition algorithms (SYMSAC 1976).
  private mutating func squareFreeParts(
    of p: [Number]
  ) -> [(part: [Number], multiplicity: Int)]? {
    guard p.count <= Self.multipleLimit + 1, let slope = derivative(of: p),
      var common = commonDivisor(p, slope), var rest = divided(p, by: common)?.quotient
    else { return nil }
    var found: [(part: [Number], multiplicity: Int)] = []
    var multiplicity = 1
    while rest.count > 1 {
      guard let next = commonDivisor(rest, common), let part = divided(rest, by: next)?.quotient,
        let left = divided(common, by: next)?.quotient
      else { return nil }
      if part.count > 1 { found.append((part, multiplicity)) }
      (rest, common, multiplicity) = (next, left, multiplicity + 1)
    }
    return found
  }

  private mutating func derivative(of p: [Number]) -> [Number]? {
    askNumbers { (workspace) throws(RealError) in
      var slope: [Number] = []
      for (exponent, coefficient) in p.enumerated().dropFirst() {
        slope.append(try Number.product(.real(Real(exponent)), coefficient, in: &workspace))
      }
      return slope
    }
  }

  /// The coefficients up to the last one that is not zero.
  mutating func trimmed(_ p: [Number]) -> [Number]? {
    var p = p
    while let last = p.last {
      guard let isZero = isZero(last) else { return nil }
      guard isZero else { break }
      p.removeLast()
    }
    return p
  }

  /// The greatest common divisor of two polynomials, not both zero, with 1 as its last coefficient.
  mutating func commonDivisor(_ a: [Number], _ b: [Number]) -> [Number]? {
    guard var a = trimmed(a), var b = trimmed(b) else { return nil }
    while !b.isEmpty {
      guard let rest = divided(a, by: b)?.remainder else { return nil }
      (a, b) = (b, rest)
    }
    guard let last = a.last else { return nil }
    return divided(a, by: [last])?.quotient
  }

  /// The quotient and the remainder by a polynomial whose last coefficient is not zero.
  mutating func divided(
    _ a: [Number],
    by b: [Number]
  ) -> (quotient: [Number], remainder: [Number])? {
    guard let last = b.last else { return nil }
    if a.count < b.count { return ([], a) }
    var (quotient, rest): ([Number], [Number]) = ([], a)
    while rest.count >= b.count {
      let (left, shift) = (rest, rest.count - b.count)
      let row = askNumbers { (workspace) throws(RealError) in
        let factor = try Number.quotient(left[left.count - 1], last, in: &workspace)
        var row = [factor]
        for (place, coefficient) in b.dropLast().enumerated() {
          let product = try Number.product(factor, coefficient, in: &workspace)
          row.append(try Number.difference(left[shift + place], product, in: &workspace))
        }
        return row
      }
      guard let row else { return nil }
      quotient.insert(row[0], at: 0)
      rest = Array(rest.prefix(shift)) + row.dropFirst()
    }
    return trimmed(rest).map { (quotient, $0) }
  }
}
