// The check of the solutions of a system. It multiplies polynomials, counts real roots by
// Sturm's chain, and puts numbers into the equations.

internal import Expressions
internal import Numbers
internal import Reals

extension SystemCertificate {
  /// The most unknowns, equations and points with coordinates among the roots.
  package static let (unknownLimit, equationLimit, gridLimit) = (12, 24, 1_000)
  /// The largest degree of a sum in one unknown.
  static let degreeLimit = 64

  /// Whether the points are solutions, and all of them.
  package var isValid: Bool {
    guard var check = SystemCheck(self) else { return false }
    return hasParameters ? check.provesFamily() : check.provesPoints()
  }
}

/// A check under way.
private struct SystemCheck {
  let certificate: SystemCertificate
  /// The unknowns, and behind them the parameters.
  private let names: [String]
  /// The differences of the sides.
  private let equations: [SparsePolynomial]
  /// The sums.
  private let sums: [SparsePolynomial]
  private var workspace = Workspace(budget: Budget(steps: 400_000_000, bitLimit: 1 << 16))

  /// Creates a check, or returns nothing where a side is no polynomial, or a sum is none of the
  /// multiples that are told.
  init?(_ certificate: SystemCertificate) {
    let unknowns = certificate.unknowns
    names = unknowns + certificate.parameters
    guard unknowns.count <= SystemCertificate.unknownLimit,
      certificate.parameters.count <= unknowns.count, Set(names).count == names.count,
      !certificate.equations.isEmpty,
      certificate.equations.count <= SystemCertificate.equationLimit,
      certificate.conditions.flatMap({ [$0.left, $0.right] }).allSatisfy({ side in
        side.isPlain && side.hasNoAngle && side.variables.allSatisfy { unknowns.contains($0) }
      })
    else { return nil }
    // Whole numbers and comparisons are real.
    if certificate.isComplex, certificate.isWhole || !certificate.conditions.isEmpty { return nil }
    self.certificate = certificate
    var equations: [SparsePolynomial] = []
    for (left, right) in certificate.equations {
      guard let first = left.checkedPolynomial(in: unknowns),
        let second = right.checkedPolynomial(in: unknowns)
      else { return nil }
      equations.append(first - second)
    }
    self.equations = equations
    var sums: [SparsePolynomial] = []
    var budget = PolynomialBudget(steps: 100_000_000)
    for combination in certificate.combinations {
      guard let told = combination.polynomial.checkedPolynomial(in: unknowns) else { return nil }
      var sum = SparsePolynomial.zero
      for (factor, equation) in zip(combination.factors, equations) {
        guard let factor = factor.checkedPolynomial(in: unknowns),
          let product = Self.product(factor, equation, &budget)
        else { return nil }
        sum = sum + product
      }
      guard sum == told else { return nil }
      sums.append(sum)
    }
    self.sums = sums
  }

  private static func product(
    _ a: SparsePolynomial,
    _ b: SparsePolynomial,
    _ budget: inout PolynomialBudget
  ) -> SparsePolynomial? {
    do throws(PolynomialBudget.Spent) {
      return try a.multiplied(by: b, &budget)
    } catch {
      return nil
    }
  }

  // MARK: Points

  /// Whether the points are those solutions whose coordinates are among the roots of the sums,
  /// or there are none since a sum is nowhere zero.
  mutating func provesPoints() -> Bool {
    if sums.contains(where: { $0.constant.map { !$0.isZero } == true }) {
      return certificate.points.isEmpty
    }
    var roots: [[Expression]] = []
    for unknown in certificate.unknowns.indices {
      guard let place = sums.firstIndex(where: { $0.variables == [unknown] }) else { continue }
      guard hasAllRoots(place, unknown) else { return false }
      let own = certificate.combinations[place].roots
      if own.isEmpty { return certificate.points.isEmpty }
      roots.append(own)
    }
    return roots.count == certificate.unknowns.count && provesGrid(roots)
  }

  /// Whether the numbers that are told with a sum in one unknown are all its real roots, from
  /// the least to the greatest.
  private mutating func hasAllRoots(_ place: Int, _ unknown: Int) -> Bool {
    let sum = sums[place]
    guard sum.degree <= SystemCertificate.degreeLimit,
      let polynomial = sum.univariate(in: unknown), polynomial.degree > 0
    else { return false }
    let roots = certificate.combinations[place].roots
    if certificate.isComplex { return hasAllComplexRoots(roots, of: polynomial) }
    guard roots.count == polynomial.checkedRootCount(from: nil, to: nil) else { return false }
    var last: Real?
    for root in roots {
      guard let number = number(root),
        isZero(Expression(polynomial, of: Expression(name: "#")), ["#": number]) == true
      else { return false }
      if let last { guard last.order(to: number, in: &workspace) == .less else { return false } }
      last = number
    }
    return true
  }

  /// Whether numbers are all complex roots of a polynomial: they are different roots, and as many as it can
  /// have.
  private mutating func hasAllComplexRoots(
    _ roots: [Expression],
    of polynomial: Polynomial
  ) -> Bool {
    guard roots.count == polynomial.squareFreePart.degree else { return false }
    for (place, root) in roots.enumerated() {
      let value = Expression(polynomial, of: root)
      guard root.isNumber, value.isComplexZero(in: &workspace) == true else { return false }
      for other in roots[..<place] {
        let difference = Expression(.difference, [root, other])
        guard difference.isComplexZero(in: &workspace) == false else { return false }
      }
    }
    return true
  }

  /// Whether a complex point solves all equations; nothing where that is not found out.
  private mutating func isComplexSolution(_ point: [Expression]) -> Bool? {
    let values = Dictionary(uniqueKeysWithValues: zip(certificate.unknowns, point))
    var isKnown = true
    for (left, right) in certificate.equations {
      let difference = Expression(.difference, [left, right]).replacing(values)
      switch difference.isComplexZero(in: &workspace) {
      case false?: return false
      case true?: break
      case nil: isKnown = false
      }
    }
    return isKnown ? true : nil
  }

  /// Whether each point with such coordinates solves the equations exactly where it is told.
  private mutating func provesGrid(_ roots: [[Expression]]) -> Bool {
    var size = 1
    for numbers in roots {
      size *= numbers.count
      guard size <= SystemCertificate.gridLimit else { return false }
    }
    let points = certificate.points
    for (place, point) in points.enumerated() {
      guard !points[..<place].contains(point), zip(point, roots).allSatisfy({ $1.contains($0) })
      else { return false }
    }
    for index in 0..<size {
      var (rest, point) = (index, [Expression]())
      for numbers in roots {
        point.append(numbers[rest % numbers.count])
        rest /= numbers.count
      }
      guard let isSolution = isSolution(point), isSolution == points.contains(point) else {
        return false
      }
    }
    return true
  }

  /// Whether a point solves all equations; nothing where that is not found out.
  private mutating func isSolution(_ point: [Expression]) -> Bool? {
    if certificate.isComplex { return isComplexSolution(point) }
    var variables: [String: Real] = [:]
    for (name, coordinate) in zip(certificate.unknowns, point) {
      guard let number = number(coordinate) else { return nil }
      variables[name] = number
    }
    var isKnown = true
    for (left, right) in certificate.equations {
      switch isZero(Expression(.difference, [left, right]), variables) {
      case false?: return false
      case true?: break
      case nil: isKnown = false
      }
    }
    for condition in certificate.conditions {
      let environment = Environment(variables: variables.mapValues { .real($0) })
      let difference = Expression(.difference, [condition.left, condition.right])
      do throws(EvaluationError) {
        let value = try difference.number(in: environment, workspace: &workspace)
        guard let sign = value.sign(in: &workspace) else {
          isKnown = false
          continue
        }
        if !condition.relation.holds(for: sign) { return false }
      } catch {
        guard case .real(.undefined) = error.kind else {
          isKnown = false
          continue
        }
        return false
      }
    }
    if certificate.isWhole {
      for number in variables.values {
        switch isWhole(number) {
        case false?: return false
        case true?: break
        case nil: isKnown = false
        }
      }
    }
    return isKnown ? true : nil
  }

  /// Whether a number is whole.
  private mutating func isWhole(_ number: Real) -> Bool? {
    do throws(RealError) {
      let floor = try Real.floor(number, in: &workspace)
      return number.order(to: floor, in: &workspace).map { $0 == .equal }
    } catch {
      return nil
    }
  }

  // MARK: Families

  /// Whether the equations hold for all values of the parameters, and each unknown is what the
  /// point says, where the parameters are those unknowns that it names by them.
  mutating func provesFamily() -> Bool {
    let unknowns = certificate.unknowns
    guard certificate.points.count == 1, certificate.conditions.isEmpty, !certificate.isWhole else {
      return false
    }
    var coordinates: [SparsePolynomial] = []
    for coordinate in certificate.points[0] {
      // In parameters alone.
      guard coordinate.variables.allSatisfy({ certificate.parameters.contains($0) }),
        let polynomial = coordinate.checkedPolynomial(in: names)
      else { return false }
      coordinates.append(polynomial)
    }
    var budget = PolynomialBudget(steps: 100_000_000)
    for equation in equations {
      guard substituted(equation, coordinates, &budget)?.isZero == true else { return false }
    }
    // Each parameter is an unknown.
    var meanings = unknowns.indices.map { SparsePolynomial(variable: $0) }
    var free: [Int] = []
    for place in certificate.parameters.indices {
      let parameter = SparsePolynomial(variable: unknowns.count + place)
      guard let unknown = coordinates.firstIndex(of: parameter) else { return false }
      free.append(unknown)
      meanings.append(SparsePolynomial(variable: unknown))
    }
    for (unknown, coordinate) in coordinates.enumerated() where !free.contains(unknown) {
      guard let value = substituted(coordinate, meanings, &budget) else { return false }
      let wanted = (SparsePolynomial(variable: unknown) - value).primitive.polynomial
      guard !wanted.isZero, sums.contains(where: { $0.primitive.polynomial == wanted }) else {
        return false
      }
    }
    return true
  }

  /// A polynomial with others in the place of its variables.
  private func substituted(
    _ polynomial: SparsePolynomial,
    _ values: [SparsePolynomial],
    _ budget: inout PolynomialBudget
  ) -> SparsePolynomial? {
    do throws(PolynomialBudget.Spent) {
      var sum = SparsePolynomial.zero
      for term in polynomial.terms {
        var product = SparsePolynomial(term.coefficient)
        for (variable, exponent) in term.powers.exponents.enumerated() where exponent > 0 {
          guard variable < values.count else { return nil }
          let power = try values[variable].raised(to: exponent, &budget)
          product = try product.multiplied(by: power, &budget)
        }
        sum = sum + product
      }
      return sum
    } catch {
      return nil
    }
  }

  // MARK: Numbers

  /// A number without names.
  private mutating func number(_ e: Expression) -> Real? {
    guard e.variables.isEmpty, e.isPlain else { return nil }
    return e.exactValue(in: Environment(), workspace: &workspace)
  }

  /// Whether an expression is zero for some numbers; nothing where that is not found out.
  private mutating func isZero(_ e: Expression, _ numbers: [String: Real]) -> Bool? {
    let environment = Environment(variables: numbers.mapValues { .real($0) })
    return e.exactValue(in: environment, workspace: &workspace)?.sign(in: &workspace)
      .map { $0 == 0 }
  }
}

extension Expression {
  /// Whether it is the same in every unit of angles.
  package var hasNoAngle: Bool {
    (0..<count).allSatisfy { index in
      switch symbol(at: index) {
      case .degree: return false
      case .call(let row):
        if case .none = row.angle { return true }
        return false
      default: return true
      }
    }
  }
}
