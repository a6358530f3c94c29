// Systems whose unknowns are whole numbers.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The most whole numbers that are tried one by one, and the largest number whose divisors
  /// are.
  private static let (trialLimit, divisorLimit) = (10_000, 1_000_000_000)

  /// The solutions of a system in whole numbers.
  mutating func wholeSolutions(
    ofSystem equations: [Expression],
    in unknowns: [String]
  ) -> SolutionSet? {
    guard !environment.complexAnswers else { return nil }
    if equations.count == 1, unknowns.count == 2 {
      if let points = wholePoints(ofLinear: equations[0], in: unknowns) {
        return SolutionSet(solutions: .points(points), isComplete: true, methods: [.steps])
      }
      return wholePoints(ofOne: equations[0], in: unknowns).map {
        SolutionSet(solutions: .points($0), isComplete: true, methods: [.steps])
      }
    }
    guard var found = solutions(ofSystem: equations, in: unknowns),
      case .points(let points) = found.solutions
    else { return nil }
    var kept: [SolutionPoint] = []
    for point in points {
      var isWhole = true
      if point.coordinates.first?.factors.count == 1 {
        guard let line = wholePoints(ofLine: point) else { return nil }
        kept += line
        continue
      }
      for coordinate in point.coordinates {
        guard coordinate.slopes.isEmpty else { return nil }
        if let rational = coordinate.number.rational {
          isWhole = isWhole && rational.isInteger
          continue
        }
        let place = enclosure(coordinate.number)
        guard place.lower.rounded(.up) > place.upper else { return nil }
        isWhole = false
      }
      if isWhole { kept.append(point) }
    }
    found.solutions = .points(kept)
    return found
  }

  /// The whole solutions of an equation, of which there are finitely many: those of its dividend that
  /// solve it.
  private mutating func wholePoints(
    ofOne e: Expression,
    in unknowns: [String]
  ) -> [SolutionPoint]? {
    guard let first = e.quotientOfParts(in: unknowns[0]),
      let dividend = first.dividend.quotientOfParts(in: unknowns[1])?.dividend,
      dividend.count <= Self.sizeLimit,
      let points = wholePoints(ofBounded: dividend, in: unknowns)
        ?? wholePoints(ofProduct: dividend, in: unknowns)
        ?? wholePoints(ofDifference: dividend, in: unknowns)
    else { return nil }
    var kept: [SolutionPoint] = []
    for point in points {
      let numbers = point.coordinates.map { $0.number }
      switch worth(of: e, for: unknowns, being: numbers) {
      case .undefined: break
      case .unknown: return nil
      case .number(let value):
        guard let sign = sign(of: value) else { return nil }
        if sign == 0 { kept.append(point) }
      }
    }
    return kept
  }

  /// The whole solutions of a quadratic equation whose quadratic part is a product of two different
  /// lines with rational factors.
  ///
  /// With ay² + (bx + d)y + … = 0 for whole numbers and w = 2ay + bx + d its discriminant is
  /// w² = k²x² + mx + n, so that (2kw − 2k²x − m)·(2kw + 2k²x + m) = 4k²n − m².
  private mutating func wholePoints(
    ofDifference e: Expression,
    in unknowns: [String]
  ) -> [SolutionPoint]? {
    guard let p = e.bivariatePolynomial(unknowns[0], unknowns[1]), p.degreeInY == 2,
      p.coefficients[2].degree == 0, p.coefficients[1].degree <= 1, p.coefficients[0].degree <= 2
    else { return nil }
    let common = Rational(p.coefficients.flatMap { $0.coefficients }.commonDenominator)
    let whole = p.coefficients.map { $0.scaled(by: common) }
    let (a, b, c) = (whole[2][0], whole[1], whole[0])
    let discriminant = b * b - c.scaled(by: Rational(4) * a)
    guard discriminant.degree == 2, discriminant[2].signum > 0,
      case let root = discriminant[2].numerator.squareRootWithRemainder(), root.remainder.isZero
    else { return nil }
    let k = Rational(root.root)
    let (m, n) = (discriminant[1], discriminant[0])
    let product = Rational(4) * k * k * n - m * m
    guard !product.isZero, let divisors = divisors(of: product) else { return nil }
    var points: [SolutionPoint] = []
    for divisor in divisors {
      let other = product / divisor
      let (x, w) = (
        ((other - divisor) / Rational(2) - m) / (Rational(2) * k * k),
        (other + divisor) / (Rational(4) * k)
      )
      let y = (w - b.value(at: x)) / (Rational(2) * a)
      guard x.isInteger, y.isInteger else { continue }
      points.append(SolutionPoint([.init(Real(x)), .init(Real(y))]))
    }
    return Self.withoutTwins(points)
  }

  /// The divisors of a whole number that is not zero and not large, and their opposites.
  private mutating func divisors(of number: Rational) -> [Rational]? {
    guard number.isInteger, let size = number.numerator.magnitude.asInt, size <= Self.divisorLimit
    else { return nil }
    var divisors: [Int] = []
    var divisor = 1
    while divisor * divisor <= size {
      if size % divisor == 0 { divisors += [divisor, size / divisor] }
      divisor += 1
    }
    workspace.budget.stepsLeft -= Int64(divisor * 4)
    return divisors.flatMap { [Rational($0), Rational(-$0)] }
  }

  /// The whole solutions of ax + by + c = 0: one of them, and the steps to the others.
  ///
  /// > Source: Bachet; Knuth, The Art of Computer Programming 2, 4.5.2.
  private mutating func wholePoints(
    ofLinear e: Expression,
    in unknowns: [String]
  ) -> [SolutionPoint]? {
    guard let linear = rationalLinear(e, in: unknowns),
      linear.factors.allSatisfy({ !$0.isZero })
    else { return nil }
    let all = linear.factors + [linear.number]
    let common = all.commonDenominator
    let whole = all.map { ($0 * Rational(common)).numerator }
    let (a, b, c) = (whole[0], whole[1], -whole[2])
    let (divisor, u, v) = Self.bezout(a, b)
    let (share, rest) = c.quotientAndRemainder(dividingBy: divisor)
    guard rest.isZero else { return [] }
    let steps = (
      b.quotientAndRemainder(dividingBy: divisor).quotient,
      -a.quotientAndRemainder(dividingBy: divisor).quotient
    )
    // The solution whose first number is the least one that is not negative.
    let first: Integer = u * share
    let size: Integer = steps.0.magnitude
    var start: Integer = first.quotientAndRemainder(dividingBy: size).remainder
    if start.isNegative { start += size }
    let turns: Integer = (start - first).quotientAndRemainder(dividingBy: steps.0).quotient
    var point = SolutionPoint([
      .init(Real(Rational(start)), slopes: [Real(Rational(steps.0))]),
      .init(Real(Rational(v * share + turns * steps.1)), slopes: [Real(Rational(steps.1))]),
    ])
    point.hasWholeParameters = true
    return [point]
  }

  /// The points of a line with one real parameter of which all coordinates are whole numbers; nothing
  /// where a number in it is not rational.
  ///
  /// A coordinate a + b·t is whole where t is (k − a)/b for a whole number k: what these families of
  /// t have in common, two at a time, is a family again.
  private mutating func wholePoints(ofLine point: SolutionPoint) -> [SolutionPoint]? {
    var parameter: (start: Rational, step: Rational)?
    let (n, k) = (freshName(), freshName())
    for coordinate in point.coordinates {
      guard let whole = coordinate.number.rational, let slope = coordinate.slopes[0].rational else {
        return nil
      }
      guard !slope.isZero else {
        guard whole.isInteger else { return [] }
        continue
      }
      let own = (start: -whole / slope, step: 1 / slope)
      guard let known = parameter else {
        parameter = own
        continue
      }
      let difference =
        Expression(known.start - own.start) + Expression(known.step) * Expression(name: n)
        - Expression(own.step) * Expression(name: k)
      guard let common = wholePoints(ofLinear: difference, in: [n, k]) else { return nil }
      guard let turn = common.first?.coordinates[0] else { return [] }
      guard let first = turn.number.rational, let step = turn.slopes[0].rational else {
        return nil
      }
      parameter = (known.start + known.step * first, known.step * step)
    }
    guard let parameter else { return nil }
    var line = SolutionPoint(
      point.coordinates.compactMap { coordinate in
        guard let whole = coordinate.number.rational, let slope = coordinate.slopes[0].rational
        else { return nil }
        return SolutionPoint.Coordinate(
          Real(whole + slope * parameter.start),
          slopes: [Real(slope * parameter.step)]
        )
      }
    )
    line.hasWholeParameters = true
    return [line]
  }

  /// The greatest common divisor d of two numbers that are not zero, and u and v with
  /// ua + vb = d.
  private static func bezout(_ a: Integer, _ b: Integer) -> (Integer, Integer, Integer) {
    var (r, s, t) = ((a, b), (Integer.one, Integer.zero), (Integer.zero, Integer.one))
    while !r.1.isZero {
      let quotient = r.0.quotientAndRemainder(dividingBy: r.1).quotient
      r = (r.1, r.0 - quotient * r.1)
      s = (s.1, s.0 - quotient * s.1)
      t = (t.1, t.0 - quotient * t.1)
    }
    return r.0.isNegative ? (-r.0, -s.0, -t.0) : (r.0, s.0, t.0)
  }

  /// The whole solutions of a polynomial equation that is quadratic in one unknown and has real
  /// solutions only where the other one is between two numbers: where the discriminant is not
  /// negative.
  private mutating func wholePoints(
    ofBounded e: Expression,
    in unknowns: [String]
  ) -> [SolutionPoint]? {
    for isExchanged in [false, true] {
      let names = isExchanged ? [unknowns[1], unknowns[0]] : unknowns
      guard let p = e.bivariatePolynomial(names[0], names[1]), p.degreeInY == 2,
        p.coefficients[2].degree == 0
      else { continue }
      let (a, b, c) = (p.coefficients[2], p.coefficients[1], p.coefficients[0])
      let discriminant = b * b - (a * c).scaled(by: Rational(4))
      guard
        let found = ranges(
          of: Expression(discriminant, of: Expression(name: names[0])),
          .greaterOrEqual,
          in: names[0]
        ), case .ranges(let ranges) = found.solutions, found.isComplete
      else { continue }
      var points: [SolutionPoint]? = []
      for range in ranges {
        guard let low = range.lower.map({ enclosure($0.number).lower.rounded(.down) }),
          let high = range.upper.map({ enclosure($0.number).upper.rounded(.up) }),
          abs(low) < 1e9, abs(high) < 1e9, high - low < Double(Self.trialLimit)
        else {
          points = nil
          break
        }
        for x in Int(low)...Int(high) {
          let section = Polynomial(p.coefficients.map { $0.value(at: Rational(x)) })
          guard let roots = section.realRoots else { return nil }
          for root in roots {
            guard let y = root.rational, y.isInteger else { continue }
            let numbers = [Real(x), Real(y)]
            points?.append(
              SolutionPoint((isExchanged ? numbers.reversed() : numbers).map { .init($0) })
            )
          }
        }
      }
      if let points { return Self.withoutTwins(points) }
    }
    return nil
  }

  /// The whole solutions of (px + q)·y + c(x) = 0 for whole p and q: px + q divides what is
  /// left of c(x).
  private mutating func wholePoints(
    ofProduct e: Expression,
    in unknowns: [String]
  ) -> [SolutionPoint]? {
    guard let polynomial = e.bivariatePolynomial(unknowns[0], unknowns[1]),
      polynomial.degreeInY == 1, polynomial.coefficients[1].degree == 1
    else { return nil }
    let common = polynomial.coefficients.flatMap { $0.coefficients }.commonDenominator
    let (b, c) = (
      polynomial.coefficients[1].scaled(by: Rational(common)),
      polynomial.coefficients[0].scaled(by: Rational(common))
    )
    let (p, q) = (b[1], b[0])
    var power = Rational.one
    for _ in 0..<max(0, c.degree) { power = power * p }
    // p^deg·c(x) = (px + q)·s(x) + r with whole coefficients.
    let rest = c.value(at: -q / p) * power
    guard !rest.isZero, let divisors = divisors(of: rest) else { return nil }
    var points: [(x: Rational, y: Rational)] = []
    for divisor in divisors {
      let x = (divisor - q) / p
      let y = -c.value(at: x) / divisor
      if x.isInteger, y.isInteger, !points.contains(where: { $0.x == x }) { points.append((x, y)) }
    }
    return points.sorted { $0.x < $1.x }
      .map { SolutionPoint([.init(Real($0.x)), .init(Real($0.y))]) }
  }

  /// Points of whole numbers in order, each once.
  private static func withoutTwins(_ points: [SolutionPoint]) -> [SolutionPoint] {
    func numbers(_ point: SolutionPoint) -> [Rational] {
      point.coordinates.compactMap { $0.number.rational }
    }
    var found: [SolutionPoint] = []
    for point in points.sorted(by: { numbers($0).lexicographicallyPrecedes(numbers($1)) })
    where found.last.map({ numbers($0) != numbers(point) }) ?? true {
      found.append(point)
    }
    return found
  }
}
