// All complex roots of a polynomial with rational coefficients, exactly where radicals or
// angles tell them shortly.

internal import Numbers
internal import Reals

extension EquationSolver {
  /// The roots of a polynomial that is not zero, each once with its multiplicity; nothing when
  /// the budget ended first.
  mutating func complexRoots(of polynomial: Polynomial) -> [ComplexSolution]? {
    var budget = min(200_000_000, workspace.budget.stepsLeft)
    let allowed = budget
    let factors = polynomial.irreducibleFactors(budget: &budget)
    workspace.budget.stepsLeft -= allowed - max(0, budget)
    guard let factors else { return nil }
    var found: [ComplexSolution] = []
    for (factor, exponent) in factors {
      guard let roots = complexRoots(ofIrreducible: factor) else { return nil }
      found += roots.map { ComplexSolution($0, multiplicity: exponent) }
    }
    return found.count == factors.reduce(0) { $0 + $1.factor.degree } ? ordered(found) : nil
  }

  /// Real roots first, and the others from left to right and upward.
  func ordered(_ solutions: [ComplexSolution]) -> [ComplexSolution] {
    order(of: solutions).map { solutions[$0] }
  }

  /// The places of solutions in their order.
  func order(of solutions: [ComplexSolution]) -> [Int] {
    let places = solutions.map { solution in
      (enclosure(solution.number.real).midpoint, enclosure(solution.number.imaginary).midpoint)
    }
    return solutions.indices.sorted { a, b in
      let (isReal, isOtherReal) = (solutions[a].number.isReal, solutions[b].number.isReal)
      if isReal != isOtherReal { return isReal }
      let (first, second) = (places[a], places[b])
      let scale = max(abs(first.0), abs(second.0), 1e-300)
      if abs(first.0 - second.0) > 1e-12 * scale { return first.0 < second.0 }
      return abs(first.1 - second.1) > 1e-12 * max(scale, abs(first.1)) && first.1 < second.1
    }
  }

  private mutating func complexRoots(ofIrreducible p: Polynomial) -> [Number]? {
    if p.degree == 1 { return [.real(Real(-p[0] / p[1]))] }
    let step = p.coefficients.indices.dropFirst().filter { !p[$0].isZero }
      .reduce(0) { Int.commonDivisor($0, $1) }
    if p.degree / step <= 2, let roots = rootsOfPowers(p, step) { return roots }
    if let order = p.cyclotomicOrder { return unitRoots(order) }
    return rootsAroundMean(p) ?? isolatedRoots(of: p)
  }

  /// The roots of a polynomial in a power of the distance from the mean of its roots: those
  /// above and below the mean have its real part exactly.
  private mutating func rootsAroundMean(_ p: Polynomial) -> [Number]? {
    let mean = -p[p.degree - 1] / (p[p.degree] * Rational(p.degree))
    guard !mean.isZero else { return nil }
    let centered = p.shifted(by: mean)
    guard (1...p.degree).allSatisfy({ $0 % 2 == 0 || centered[$0].isZero }),
      let distances = complexRoots(ofIrreducible: centered)
    else { return nil }
    return askNumbers { (workspace) throws(RealError) in
      var roots: [Number] = []
      for distance in distances {
        roots.append(try Number.sum(.real(Real(mean)), distance, in: &workspace))
      }
      return roots
    }
  }

  /// The roots of a polynomial of degree 1 or 2 in a power of the unknown.
  private mutating func rootsOfPowers(_ p: Polynomial, _ step: Int) -> [Number]? {
    let coefficients = stride(from: 0, through: p.degree, by: step).map { p[$0] }
    let values: [Number]?
    if coefficients.count == 2 {
      values = [.real(Real(-coefficients[0] / coefficients[1]))]
    } else {
      let numbers = coefficients.map { Number.real(Real($0)) }
      values = complexRoots(ofQuadratic: numbers[2], numbers[1], numbers[0])
    }
    guard let values else { return nil }
    var found: [Number] = []
    for value in values {
      guard let roots = complexBases(of: value, exponent: step) else { return nil }
      found += roots
    }
    return found
  }

  /// The complex numbers of which a power with a positive exponent is a number.
  mutating func complexBases(of value: Number, exponent: Int) -> [Number]? {
    if exponent == 1 { return [value] }
    guard exponent > 0, exponent <= 100 else { return nil }
    if case .complex = value, exponent > 2 { return complexBasesByAngle(of: value, exponent) }
    guard let isZero = isZero(value) else { return nil }
    if isZero { return [value] }
    if exponent == 2 {
      return askNumbers { (workspace) throws(RealError) in
        let root = try Number.squareRoot(value, in: &workspace)
        return [try Number.negation(root, in: &workspace), root]
      }
    }
    guard let sign = sign(of: value.real) else { return nil }
    return askNumbers { (workspace) throws(RealError) in
      let size = try Real.absoluteValue(value.real, in: &workspace)
      let radius = try Real.power(size, Real(Rational(1, over: exponent)), in: &workspace)
      var roots: [Number] = []
      for turn in 0..<exponent {
        let angle = try Real.product(
          Real(Rational(sign < 0 ? 2 * turn + 1 : 2 * turn, over: exponent)),
          .pi,
          in: &workspace
        )
        let unit = try Number.cis(.real(angle), in: &workspace)
        roots.append(try Number.product(.real(radius), unit, in: &workspace))
      }
      return roots
    }
  }

  /// The same for a number that is not real, by its size and its angle.
  private mutating func complexBasesByAngle(of value: Number, _ exponent: Int) -> [Number]? {
    askNumbers { (workspace) throws(RealError) in
      let share = Real(Rational(1, over: exponent))
      let size = try Number.modulus(value, in: &workspace)
      let radius = try Real.power(size, share, in: &workspace)
      let first = try Real.product(share, Number.angle(of: value, in: &workspace), in: &workspace)
      var roots: [Number] = []
      for turn in 0..<exponent {
        let further = try Real.product(
          Real(Rational(2 * turn, over: exponent)),
          .pi,
          in: &workspace
        )
        let angle = try Real.sum(first, further, in: &workspace)
        let unit = try Number.cis(.real(angle), in: &workspace)
        roots.append(try Number.product(.real(radius), unit, in: &workspace))
      }
      return roots
    }
  }

  /// The roots of az² + bz + c, where a is not zero.
  mutating func complexRoots(ofQuadratic a: Number, _ b: Number, _ c: Number) -> [Number]? {
    let discriminant = askNumbers { (workspace) throws(RealError) in
      let product = try Number.product(a, c, in: &workspace)
      let four = try Number.product(.real(Real(4)), product, in: &workspace)
      let square = try Number.product(b, b, in: &workspace)
      return [try Number.difference(square, four, in: &workspace).simplified(in: &workspace)]
    }
    guard let discriminant = discriminant?.first, let isZero = isZero(discriminant) else {
      return nil
    }
    return askNumbers { (workspace) throws(RealError) in
      let root = try Number.squareRoot(discriminant, in: &workspace)
      let double = try Number.product(.real(Real(2)), a, in: &workspace)
      var roots: [Number] = []
      for side in isZero ? [root] : [try Number.negation(root, in: &workspace), root] {
        let top = try Number.difference(side, b, in: &workspace)
        roots.append(try Number.quotient(top, double, in: &workspace))
      }
      return roots
    }
  }

  /// The primitive roots of one: those whose first power that is one has this exponent.
  private mutating func unitRoots(_ order: Int) -> [Number]? {
    askNumbers { (workspace) throws(RealError) in
      var roots: [Number] = []
      for turn in 1..<max(2, order) where Int.commonDivisor(turn, order) == 1 {
        let angle = try Real.product(Real(Rational(2 * turn, over: order)), .pi, in: &workspace)
        roots.append(try Number.cis(.real(angle), in: &workspace))
      }
      return roots
    }
  }

  /// The roots by bounds on the axes, and by discs off them.
  private mutating func isolatedRoots(of p: Polynomial) -> [Number]? {
    var budget = min(400_000_000, workspace.budget.stepsLeft)
    let allowed = budget
    defer { workspace.budget.stepsLeft -= allowed - max(0, budget) }
    guard let real = p.realRoots(budget: &budget),
      let others = p.nonRealRoots(realCount: real.count, budget: &budget)
    else { return nil }
    var found = real.map { Number.real(exact($0, among: real)) }
    for root in others.imaginary {
      let size = exact(root)
      guard
        let opposite = ask({ (workspace) throws(RealError) in
          try Real.negation(size, in: &workspace)
        })
      else { return nil }
      found += [Number(imaginary: opposite), Number(imaginary: size)]
    }
    for root in others.others { found += [Number(root.conjugate), Number(root)] }
    return found
  }

  /// Numbers in their simplest forms, as far as these are found; nothing where the numbers were
  /// not found out.
  mutating func askNumbers(
    _ question: (inout Workspace) throws(RealError) -> [Number]
  ) -> [Number]? {
    guard var numbers = ask(question) else { return nil }
    for (place, number) in numbers.enumerated() {
      let simple = ask { (workspace) throws(RealError) in
        try number.simplified(in: &workspace)
      }
      if let simple { numbers[place] = simple }
    }
    return numbers
  }

  /// Whether a number is zero; nothing where that is not found out.
  mutating func isZero(_ number: Number) -> Bool? {
    let answer = ask { (workspace) throws(RealError) in
      try Number.isZero(number, in: &workspace)
    }
    switch answer {
    case .yes?: return true
    case .no?: return false
    case .unknown?, nil: return nil
    }
  }
}

extension Number {
  /// Whether it is known to be real.
  package var isReal: Bool {
    if case .real = self { true } else { false }
  }

  /// The same number in a simpler form where a proof is found.
  func simplified(in workspace: inout Workspace) throws(RealError) -> Number {
    switch self {
    case .real(let x): .real(try Real.recognized(x, in: &workspace))
    case .complex(let z): try Number.recognized(z, in: &workspace)
    }
  }
}

extension Polynomial {
  /// The order of the roots of one that are the roots of an irreducible polynomial, if they
  /// are such.
  fileprivate var cyclotomicOrder: Int? {
    guard degree > 1, leading == .one, self[0] == .one, degree <= 100,
      coefficients.indices.allSatisfy({ self[$0] == self[degree - $0] })
    else { return nil }
    // φ(n) = d has no n beyond 6d for such d. xⁿ modulo p is 1 for the order n.
    var power = Polynomial.variable
    for order in 2...(6 * degree + 6) {
      let next = power * .variable
      power = next.degree < degree ? next : next - scaled(by: next[degree])
      guard power.bitLength < 64 else { return nil }
      if power == .one { return order }
    }
    return nil
  }
}
