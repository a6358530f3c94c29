// The check of solutions in whole numbers. It tries the numbers between bounds and the divisors of a number,
// one after the other, and divides.

internal import Expressions
internal import Numbers
internal import Reals

extension WholeCertificate {
  /// The most whole numbers between bounds, and the largest number whose divisors are tried.
  static let (trialLimit, divisorLimit) = (10_000, 1_000_000_000)
  /// The largest number by which equations of two unknowns are divided.
  package static let residueLimit = 64

  /// Whether the points are the solutions in whole numbers, and all of them, with angles in radians.
  package var isValid: Bool {
    guard let check = WholeCheck(self) else { return false }
    if case .residues(let period) = reason { return check.provesResidues(period) }
    if unknowns.count == 1 { return check.provesBounds() }
    return reason == nil ? check.provesLine() : check.provesPoints()
  }
}

/// A check under way.
private struct WholeCheck {
  let certificate: WholeCertificate
  /// The equation of two unknowns, and the polynomial that is zero where it holds.
  private var equation: (condition: Comparison, dividend: SparsePolynomial)?

  init?(_ certificate: WholeCertificate) {
    self.certificate = certificate
    let names = certificate.unknowns
    guard (1...2).contains(names.count), Set(names).count == names.count,
      !certificate.conditions.isEmpty,
      certificate.conditions.allSatisfy({ condition in
        [condition.left, condition.right].allSatisfy { side in
          side.isPlain && side.variables.allSatisfy { names.contains($0) }
        }
      })
    else { return nil }
    guard names.count == 2 else { return }
    guard certificate.conditions.count == 1, certificate.ranges == nil,
      case let condition = certificate.conditions[0], condition.relation == .equal,
      let dividend = Expression(.difference, [condition.left, condition.right])
        .withoutQuotients(of: names[0]).numerator.withoutQuotients(of: names[1]).numerator
        .checkedPolynomial(in: names), !dividend.isZero
    else { return nil }
    equation = (condition, dividend)
  }

  // MARK: One unknown

  /// Whether the comparisons fail outside of the bounds, and between them hold for the points only.
  func provesBounds() -> Bool {
    let unknown = certificate.unknowns[0]
    guard case .bounds(unknown, let lower, let upper)? = certificate.reason, lower <= upper,
      upper - lower < Integer(WholeCertificate.trialLimit), certificate.parameter == nil,
      let ranges = certificate.ranges, ranges.unknown == unknown, ranges.period == nil,
      ranges.angleUnit == .radians,
      !ranges.hasSides, ranges.conditions == certificate.conditions,
      ranges.pieces.allSatisfy({ isInside($0, lower - 1, upper + 1, ranges.angleUnit) }),
      ranges.isValid
    else { return false }
    var found: [[Integer]] = []
    var number = lower
    while number <= upper {
      guard let holds = holds([number], ranges.angleUnit) else { return false }
      if holds { found.append([number]) }
      number = number + 1
    }
    return areTold(found)
  }

  /// Whether what holds on a piece lies between two numbers: the piece does, or the number at which that
  /// begins or ends.
  private func isInside(
    _ piece: ComparisonCertificate.Piece,
    _ lower: Integer,
    _ upper: Integer,
    _ angleUnit: AngleUnit
  ) -> Bool {
    if piece.pattern == ComparisonCertificate.Pattern(everywhere: false) { return true }
    var workspace = Workspace(budget: Budget(steps: 10_000_000, bitLimit: 1 << 14))
    let change = piece.change?.exactValue(
      in: Environment(angleUnit: angleUnit),
      workspace: &workspace
    )
    func compares(_ end: Rational?, _ isOpen: Bool, _ number: Integer, _ order: Order) -> Bool {
      if let end { return order == .greater ? end > Rational(number) : end < Rational(number) }
      guard isOpen, let change else { return false }
      return change.order(to: Real(Rational(number)), in: &workspace) == order
    }
    return compares(piece.lower, !piece.pattern.left, lower, .greater)
      && compares(piece.upper, !piece.pattern.right, upper, .less)
  }

  /// Whether all comparisons hold for whole numbers; nothing where that is not found out.
  private func holds(_ numbers: [Integer], _ angleUnit: AngleUnit) -> Bool? {
    var workspace = Workspace(budget: Budget(steps: 10_000_000, bitLimit: 1 << 14))
    var variables: [String: Value] = [:]
    for (name, number) in zip(certificate.unknowns, numbers) {
      variables[name] = .real(Real(Rational(number)))
    }
    let environment = Environment(variables: variables, angleUnit: angleUnit)
    return certificate.conditions.hold(in: environment, workspace: &workspace)
  }

  /// Whether whole points are those that are told, each once.
  private func areTold(_ found: [[Integer]]) -> Bool {
    var told: [[Integer]] = []
    for point in certificate.points {
      var numbers: [Integer] = []
      for coordinate in point {
        guard let number = coordinate.rationalNumber, number.isInteger else { return false }
        numbers.append(number.numerator)
      }
      guard !told.contains(numbers) else { return false }
      told.append(numbers)
    }
    return Set(told) == Set(found)
  }

  // MARK: Residue classes

  /// Whether the solutions are the classes that are told.
  ///
  /// One number of each is tried. An equation of two unknowns has none at all where its polynomial is
  /// divisible by the period for none.
  func provesResidues(_ period: Int) -> Bool {
    guard (1...WholeCertificate.trialLimit).contains(period), certificate.ranges == nil,
      certificate.points.isEmpty == (certificate.parameter == nil)
    else { return false }
    if let equation {
      return period <= WholeCertificate.residueLimit && certificate.points.isEmpty
        && certificate.parameter == nil
        && equation.dividend.primitive.polynomial.isNowhereDivisible(by: period)
    }
    let name = certificate.unknowns[0]
    guard
      certificate.conditions.allSatisfy({ condition in
        [condition.left, condition.right].allSatisfy { $0.repeats(for: name, after: period) }
      })
    else { return false }
    var told = Array(repeating: false, count: period)
    for point in certificate.points {
      guard let parameter = certificate.parameter, parameter != name,
        let line = point[0].checkedPolynomial(in: [parameter])?.univariate(in: 0),
        line.degree == 1, line.coefficients.allSatisfy({ $0.isInteger }),
        let step = line.leading.numerator.asInt, step != 0, step != .min, period % step == 0
      else { return false }
      let first = line.coefficients[0].numerator
        .quotientAndRemainder(dividingBy: Integer(period)).remainder
      guard let rest = first.asInt else { return false }
      for turn in 0..<(period / abs(step)) {
        // Each class is told once.
        let place = ((rest + turn * abs(step)) % period + period) % period
        guard !told[place] else { return false }
        told[place] = true
      }
    }
    return (0..<period).allSatisfy { number in
      holds([Integer(number)], .radians) == told[number]
    }
  }

  // MARK: Two unknowns

  /// Whether the whole points that are left are those that are told.
  func provesPoints() -> Bool {
    guard let equation, certificate.parameter == nil, let candidates = candidates(equation.dividend)
    else { return false }
    var found: [[Integer]] = []
    for point in candidates where !found.contains(point) {
      // Quotients need values, too.
      guard let holds = holds(point, .radians) else { return false }
      if holds { found.append(point) }
    }
    return areTold(found)
  }

  /// Whole points among which all are for which a polynomial is zero.
  private func candidates(_ dividend: SparsePolynomial) -> [[Integer]]? {
    switch certificate.reason {
    case .bounds(let unknown, let lower, let upper):
      guard let place = certificate.unknowns.firstIndex(of: unknown), lower <= upper,
        upper - lower < Integer(WholeCertificate.trialLimit),
        isBounded(dividend, place, lower, upper)
      else { return nil }
      var found: [[Integer]] = []
      var number = lower
      while number <= upper {
        guard let points = points(of: dividend, place, number) else { return nil }
        found += points
        number = number + 1
      }
      return found
    case .product(let first, let second, let number):
      return candidates(dividend, first, second, number)
    case .residues, nil: return nil
    }
  }

  /// Whether a quadratic polynomial of the other unknown has no real root where one is not between two
  /// numbers, since its discriminant is negative there.
  private func isBounded(
    _ dividend: SparsePolynomial,
    _ place: Int,
    _ lower: Integer,
    _ upper: Integer
  ) -> Bool {
    let parts = dividend.coefficients(of: 1 - place)
    guard parts.count == 3, let a = parts[2].constant, let b = parts[1].univariate(in: place),
      let c = parts[0].univariate(in: place)
    else { return false }
    let discriminant = b * b - c.scaled(by: Rational(4) * a)
    guard !discriminant.isZero, discriminant.degree <= Polynomial.checkedDegreeLimit else {
      return false
    }
    let half = Rational(1, over: 2)
    let (low, high) = (Rational(lower) - half, Rational(upper) + half)
    return discriminant.value(at: low).signum < 0 && discriminant.value(at: high).signum < 0
      && discriminant.checkedRootCount(from: nil, to: low) == 0
      && discriminant.checkedRootCount(from: high, to: nil) == 0
  }

  /// The whole points for which a polynomial is zero and an unknown is a number; nothing where these are all,
  /// or it is of a degree above 2.
  private func points(
    of dividend: SparsePolynomial,
    _ place: Int,
    _ number: Integer
  ) -> [[Integer]]? {
    var coefficients: [Rational] = []
    for part in dividend.coefficients(of: 1 - place) {
      guard let part = part.univariate(in: place) else { return nil }
      coefficients.append(part.value(at: Rational(number)))
    }
    let section = Polynomial(coefficients)
    var roots: [Rational] = []
    switch section.degree {
    case ..<0: return nil
    case 0: if section.isZero { return nil }
    case 1: roots = [-section.coefficients[0] / section.leading]
    case 2:
      let (c, b, a) = (section.coefficients[0], section.coefficients[1], section.leading)
      let discriminant = b * b - Rational(4) * a * c
      guard discriminant.signum >= 0 else { break }
      let above = discriminant.numerator.squareRootWithRemainder()
      let below = discriminant.denominator.squareRootWithRemainder()
      guard above.remainder.isZero, below.remainder.isZero else { break }
      let root = Rational(above.root) / Rational(below.root)
      roots = [-b - root, -b + root].map { $0 / (Rational(2) * a) }
    default: return nil
    }
    return roots.filter { $0.isInteger }.map {
      place == 0 ? [number, $0.numerator] : [$0.numerator, number]
    }
  }

  /// The whole points for which the one of two factors with whole coefficients is a divisor of their product,
  /// which is the number where the polynomial is zero, and only there.
  private func candidates(
    _ dividend: SparsePolynomial,
    _ first: Expression,
    _ second: Expression,
    _ number: Integer
  ) -> [[Integer]]? {
    let names = certificate.unknowns
    guard !number.isZero, let size = number.magnitude.asInt,
      size <= WholeCertificate.divisorLimit, let u = first.checkedPolynomial(in: names),
      let v = second.checkedPolynomial(in: names), u.degree == 1,
      (u.terms + v.terms).allSatisfy({ $0.coefficient.isInteger })
    else { return nil }
    var budget = PolynomialBudget(steps: 1_000_000)
    let difference: SparsePolynomial
    do throws(PolynomialBudget.Spent) {
      difference = try u.multiplied(by: v, &budget) - SparsePolynomial(Rational(number))
    } catch {
      return nil
    }
    let (own, told) = (dividend.primitive.polynomial, difference.primitive.polynomial)
    guard own == told || own == -told else { return nil }
    var divisors: [Integer] = []
    var divisor = 1
    while divisor * divisor <= size {
      if size % divisor == 0 { divisors += [Integer(divisor), Integer(size / divisor)] }
      divisor += 1
    }
    var found: [[Integer]] = []
    for divisor in divisors.flatMap({ [$0, -$0] }) {
      guard
        let points = points(
          where: u,
          is: Rational(divisor),
          v,
          is: Rational(number) / Rational(divisor),
          dividend
        )
      else { return nil }
      found += points
    }
    return found
  }

  /// The whole points for which two factors are numbers.
  private func points(
    where u: SparsePolynomial,
    is first: Rational,
    _ v: SparsePolynomial,
    is second: Rational,
    _ dividend: SparsePolynomial
  ) -> [[Integer]]? {
    func line(_ p: SparsePolynomial) -> (x: Rational, y: Rational, number: Rational) {
      var line = (x: Rational.zero, y: Rational.zero, number: Rational.zero)
      for term in p.terms {
        switch (term.powers[0], term.powers[1]) {
        case (1, 0): line.x = term.coefficient
        case (0, 1): line.y = term.coefficient
        default: line.number = term.coefficient
        }
      }
      return line
    }
    let a = line(u)
    if u.variables.count == 1, let place = u.variables.first {
      let number = (first - a.number) / (place == 0 ? a.x : a.y)
      return number.isInteger ? points(of: dividend, place, number.numerator) : []
    }
    guard v.degree == 1 else { return nil }
    let b = line(v)
    let determinant = a.x * b.y - a.y * b.x
    guard !determinant.isZero else { return nil }
    let (p, q) = (first - a.number, second - b.number)
    let x = (p * b.y - a.y * q) / determinant
    let y = (a.x * q - p * b.x) / determinant
    return x.isInteger && y.isInteger ? [[x.numerator, y.numerator]] : []
  }

  // MARK: Degree 1

  /// Whether the solutions of ax + by = c are those that are told: none where the greatest common divisor d of
  /// a and b does not divide c, or else one of them and all b/d and −a/d apart.
  ///
  /// Two solutions differ by a solution of ax + by = 0, where b/d divides x, having no divisor with a/d.
  func provesLine() -> Bool {
    guard let equation, equation.dividend.degree == 1,
      Expression(
        .difference,
        [equation.condition.left, equation.condition.right]
      ).isPolynomial
    else { return false }
    let names = certificate.unknowns
    // Primitive, and so with whole coefficients.
    let line = equation.dividend.primitive.polynomial
    func coefficient(_ x: Int, _ y: Int) -> Integer {
      line.terms.first { $0.powers[0] == x && $0.powers[1] == y }?.coefficient.numerator ?? .zero
    }
    let (a, b, c) = (coefficient(1, 0), coefficient(0, 1), coefficient(0, 0))
    guard !a.isZero, !b.isZero else { return false }
    let divisor = Integer.greatestCommonDivisor(a, b)
    if !c.quotientAndRemainder(dividingBy: divisor).remainder.isZero {
      return certificate.parameter == nil && certificate.points.isEmpty
    }
    guard let parameter = certificate.parameter, !names.contains(parameter),
      certificate.points.count == 1
    else { return false }
    var numbers: [(start: Integer, step: Integer)] = []
    for coordinate in certificate.points[0] {
      guard
        let told = coordinate.checkedPolynomial(in: [parameter])?.univariate(in: 0),
        told.degree == 1, told.coefficients.allSatisfy({ $0.isInteger })
      else { return false }
      numbers.append((told.coefficients[0].numerator, told.leading.numerator))
    }
    let (x, y) = (numbers[0], numbers[1])
    let step = b.quotientAndRemainder(dividingBy: divisor).quotient
    return (a * x.start + b * y.start + c).isZero && (a * x.step + b * y.step).isZero
      && (x.step == step || x.step == -step)
  }
}
