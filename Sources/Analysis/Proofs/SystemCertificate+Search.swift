// Certificates for systems that were solved: multiples of the equations by power products are
// reduced by each other until one unknown is left, as Gauss reduces rows.
//
// > Source: Lazard, Gröbner bases, Gaussian elimination and resolution of systems of algebraic
// > equations (1983).

package import Certificates
package import Expressions
internal import Numbers
package import Reals

extension SystemCertificate {
  /// The certificate that a system has these solutions and no others, or nothing where none is
  /// found.
  package init?(
    of task: EquationTask,
    _ set: SolutionSet,
    environment: Environment,
    workspace: inout Workspace
  ) {
    guard set.isComplete, task.others.isEmpty, case .points(let points) = set.solutions,
      points.allSatisfy({ $0.isReal })
    else { return nil }
    let (isWhole, isComplex): (Bool, Bool)
    switch task.domain {
    case .real: (isWhole, isComplex) = (false, false)
    case .integer: (isWhole, isComplex) = (true, false)
    case .complex where task.unknowns.count > 1: (isWhole, isComplex) = (false, true)
    case .range, .complex, .rational: return nil
    }
    var conditions: [EquationTask.Condition] = []
    for condition in task.conditions where condition.relation != .equal {
      guard let whole = condition.inlined(in: environment, variables: task.unknowns) else {
        return nil
      }
      conditions.append(whole)
    }
    var equations = task
    equations.conditions = task.conditions.filter { $0.relation == .equal }
    var search = SystemSearchForSums(equations, environment, workspace)
    defer { workspace.constants = search.workspace.constants }
    guard var found = search.certificate(points) else { return nil }
    (found.conditions, found.isWhole, found.isComplex) = (conditions, isWhole, isComplex)
    guard found.isValid,
      // What is told is what was checked: the lines, read again.
      let again = Self.reading(found.lines).certificate, again.isValid,
      again.count == points.count
    else { return nil }
    self = again
  }
}

extension SolutionPoint {
  /// Whether its parameters are any real numbers.
  fileprivate var isReal: Bool { !hasWholeParameters }
}

/// A search for sums of multiples of equations.
private struct SystemSearchForSums {
  let task: EquationTask
  let environment: Environment
  var workspace: Workspace

  /// The highest degree of power products by which equations are multiplied, and the most
  /// products of numbers of one reduction.
  private static let (degreeLimit, workLimit) = (8, 2_000_000)

  init(_ task: EquationTask, _ environment: Environment, _ workspace: Workspace) {
    (self.task, self.environment, self.workspace) = (task, environment, workspace)
    self.workspace.budget = Budget(steps: 200_000_000, bitLimit: 1 << 16)
  }

  mutating func certificate(_ points: [SolutionPoint]) -> SystemCertificate? {
    var certificate = SystemCertificate(unknowns: task.unknowns)
    var equations: [SparsePolynomial] = []
    for condition in task.conditions {
      guard let whole = condition.inlined(in: environment, variables: task.unknowns),
        let left = whole.left.checkedPolynomial(in: task.unknowns),
        let right = whole.right.checkedPolynomial(in: task.unknowns)
      else { return nil }
      certificate.equations.append((whole.left, whole.right))
      equations.append(left - right)
    }
    guard equations.count <= SystemCertificate.equationLimit,
      task.unknowns.count <= SystemCertificate.unknownLimit
    else { return nil }
    let slopes = points.first?.coordinates.first?.slopes.count ?? 0
    if slopes > 0, task.isComplex { return nil }
    if slopes > 0 { return family(certificate, equations, points) }
    guard !points.isEmpty else { return withoutPoints(certificate, equations) }
    if task.isComplex { return withComplexPoints(certificate, equations, points) }
    return withPoints(certificate, equations, points)
  }

  // MARK: Points

  private mutating func withPoints(
    _ empty: SystemCertificate,
    _ equations: [SparsePolynomial],
    _ points: [SolutionPoint]
  ) -> SystemCertificate? {
    var certificate = empty
    var numbers: [[(form: Expression, number: Real)]] = []
    for unknown in task.unknowns.indices {
      guard let sum = sum(of: equations, leaving: [unknown], isLinear: false),
        let roots = roots(of: sum.polynomial, in: unknown)
      else { return nil }
      certificate.combinations.append(combination(sum, roots.map { $0.form }))
      numbers.append(roots)
    }
    for point in points {
      var told: [Expression] = []
      for (place, coordinate) in point.coordinates.enumerated() {
        let form = numbers[place].first {
          $0.number.order(to: coordinate.number, in: &workspace) == .equal
        }?.form
        guard let form else { return nil }
        told.append(form)
      }
      certificate.points.append(told)
    }
    return certificate
  }

  /// A sum that is nowhere zero.
  private mutating func withoutPoints(
    _ empty: SystemCertificate,
    _ equations: [SparsePolynomial]
  ) -> SystemCertificate? {
    var certificate = empty
    for unknown in task.unknowns.indices {
      guard let sum = sum(of: equations, leaving: [unknown], isLinear: false) else { continue }
      if sum.polynomial.constant != nil {
        certificate.combinations = [combination(sum, [])]
        return certificate
      }
      guard !task.isComplex, let roots = roots(of: sum.polynomial, in: unknown) else { return nil }
      certificate.combinations.append(combination(sum, roots.map { $0.form }))
    }
    return certificate
  }

  /// Complex points: a sum of least degree in one unknown has no roots but the coordinates of points.
  private mutating func withComplexPoints(
    _ empty: SystemCertificate,
    _ equations: [SparsePolynomial],
    _ points: [SolutionPoint]
  ) -> SystemCertificate? {
    var certificate = empty
    certificate.points = Array(repeating: [], count: points.count)
    for unknown in task.unknowns.indices {
      guard let sum = sum(of: equations, leaving: [unknown], isLinear: false) else { return nil }
      var roots: [Expression] = []
      for (place, point) in points.enumerated() {
        let whole = point.coordinates[unknown].whole
        guard let form = whole.closedExpression(in: &workspace) else { return nil }
        let known = roots.first { root in
          root == form
            || Expression(.difference, [root, form]).isComplexZero(in: &workspace) == true
        }
        if known == nil { roots.append(form) }
        certificate.points[place].append(known ?? form)
      }
      certificate.combinations.append(combination(sum, roots))
    }
    return certificate
  }

  /// All real roots of a polynomial of one unknown; nothing where one has no closed form.
  private mutating func roots(
    of polynomial: SparsePolynomial,
    in unknown: Int
  ) -> [(form: Expression, number: Real)]? {
    var budget: Int64 = 50_000_000
    guard let polynomial = polynomial.univariate(in: unknown), polynomial.degree > 0,
      let roots = polynomial.realRoots(budget: &budget)
    else { return nil }
    var found: [(form: Expression, number: Real)] = []
    for root in roots {
      guard let number = root.exact(in: &workspace) ?? rootOfFactor(root, of: polynomial),
        let form = Coordinate(number, angleUnit: .radians, in: &workspace)?.form
      else { return nil }
      found.append((form, number))
    }
    return found
  }

  /// A root in closed form, by the irreducible factor that has it.
  private mutating func rootOfFactor(_ root: PolynomialRoot, of whole: Polynomial) -> Real? {
    EquationSolver.solving(environment, &workspace) { solver in
      guard let all = solver.realRoots(of: whole) else { return nil }
      let number = solver.exact(root, among: all)
      return solver.closedForm(of: number) == nil ? nil : number
    }
  }

  // MARK: Families

  /// A solution with parameters, each of which is an unknown.
  private mutating func family(
    _ empty: SystemCertificate,
    _ equations: [SparsePolynomial],
    _ points: [SolutionPoint]
  ) -> SystemCertificate? {
    guard points.count == 1 else { return nil }
    var certificate = empty
    let coordinates = points[0].coordinates
    let count = coordinates[0].slopes.count
    certificate.parameters = (0..<count).map {
      SolutionLetter.parameter($0, besides: task.unknowns, in: Environment())
    }
    // The unknown that a parameter is has it alone.
    var free: [Int] = []
    for place in 0..<count {
      let unknown = coordinates.firstIndex { coordinate in
        coordinate.number.rational?.isZero == true
          && coordinate.slopes.enumerated().allSatisfy { index, slope in
            slope.rational == (index == place ? .one : .zero)
          }
      }
      guard let unknown else { return nil }
      free.append(unknown)
    }
    var point: [Expression] = []
    for (unknown, coordinate) in coordinates.enumerated() {
      guard let number = coordinate.number.rational else { return nil }
      var form = Expression(number)
      for (place, slope) in coordinate.slopes.enumerated() {
        guard let slope = slope.rational else { return nil }
        form = form + Expression(slope) * Expression(name: certificate.parameters[place])
      }
      point.append(form)
      guard !free.contains(unknown) else { continue }
      guard let sum = sum(of: equations, leaving: [unknown] + free, isLinear: true) else {
        return nil
      }
      certificate.combinations.append(combination(sum, []))
    }
    certificate.points = [point]
    return certificate
  }

  // MARK: Sums

  /// A sum of multiples of equations.
  private struct Sum {
    var polynomial: SparsePolynomial
    var factors: [SparsePolynomial]
  }

  private func combination(
    _ sum: Sum,
    _ roots: [Expression]
  ) -> SystemCertificate.Combination {
    SystemCertificate.Combination(
      polynomial: Expression(sum.polynomial, of: task.unknowns),
      factors: sum.factors.map { Expression($0, of: task.unknowns) },
      roots: roots
    )
  }

  /// A sum of least degree in which only some unknowns are left, and no product of them where
  /// it is to be linear; the first one stands in it, unless it is a number.
  private func sum(
    of equations: [SparsePolynomial],
    leaving unknowns: [Int],
    isLinear: Bool
  ) -> Sum? {
    for degree in 0...(isLinear ? 0 : Self.degreeLimit) {
      switch sum(of: equations, leaving: unknowns, degree) {
      case .found(let sum): return sum
      case .none: continue
      case .large: return nil
      }
    }
    return nil
  }

  private enum Search {
    case found(Sum)
    case none
    case large
  }

  /// A sum of multiples by power products up to a degree.
  private func sum(
    of equations: [SparsePolynomial],
    leaving unknowns: [Int],
    _ degree: Int
  ) -> Search {
    let products = Self.products(count: task.unknowns.count, degree)
    let columns = products.count * equations.count
    guard columns * columns * (products.count + columns) / 4 <= Self.workLimit else {
      return .large
    }
    func isLeft(_ powers: SparsePolynomial.Powers) -> Bool {
      powers.exponents.enumerated().allSatisfy { $1 == 0 || unknowns.contains($0) }
    }
    var rows: [Row] = []
    var best: Row?
    for (place, equation) in equations.enumerated() {
      for powers in products {
        var row = Row(equation, times: powers, place, of: equations.count)
        row.reduce(by: rows, isLeft)
        guard let leading = row.leading else { continue }
        rows.append(row)
        guard isLeft(leading), leading[unknowns[0]] > 0 || leading == .one else { continue }
        if best.map({ leading < ($0.leading ?? leading) }) != false { best = row }
      }
    }
    guard let best else { return .none }
    let content = best.polynomial.primitive.content.reciprocal
    return .found(
      Sum(
        polynomial: best.polynomial.scaled(by: content),
        factors: best.factors.map { $0.scaled(by: content) }
      )
    )
  }

  /// All power products up to a degree.
  private static func products(count: Int, _ degree: Int) -> [SparsePolynomial.Powers] {
    var found: [[Int]] = [[]]
    for _ in 0..<count {
      found = found.flatMap { exponents in
        (0...(degree - exponents.reduce(0, +))).map { exponents + [$0] }
      }
    }
    return found.map { SparsePolynomial.Powers($0) }.sorted { $0.degree < $1.degree }
  }

  /// A multiple of the equations under reduction.
  private struct Row {
    var polynomial: SparsePolynomial
    var factors: [SparsePolynomial]
    /// The power product by which other rows are reduced.
    var leading: SparsePolynomial.Powers?

    init(
      _ equation: SparsePolynomial,
      times powers: SparsePolynomial.Powers,
      _ place: Int,
      of count: Int
    ) {
      let factor = SparsePolynomial([SparsePolynomial.Term(.one, powers)])
      polynomial = SparsePolynomial(
        equation.terms.map { SparsePolynomial.Term($0.coefficient, $0.powers * powers) }
      )
      factors = Array(repeating: .zero, count: count)
      factors[place] = factor
    }

    /// Takes multiples of other rows away, until the leading power product, which is one of
    /// those that are not to be left if there are any, is that of no other row.
    mutating func reduce(by rows: [Row], _ isLeft: (SparsePolynomial.Powers) -> Bool) {
      for row in rows {
        guard let powers = row.leading, let mine = coefficient(of: powers),
          let other = row.coefficient(of: powers)
        else { continue }
        let ratio = mine / other
        polynomial = polynomial - row.polynomial.scaled(by: ratio)
        for place in factors.indices {
          factors[place] = factors[place] - row.factors[place].scaled(by: ratio)
        }
      }
      leading = (polynomial.terms.first { !isLeft($0.powers) } ?? polynomial.terms.first)?.powers
    }

    private func coefficient(of powers: SparsePolynomial.Powers) -> Rational? {
      polynomial.terms.first { $0.powers == powers }?.coefficient
    }
  }
}

extension Expression {
  /// A polynomial as a sum of terms, the highest powers first.
  fileprivate init(_ polynomial: SparsePolynomial, of names: [String]) {
    var sum = Expression(0)
    for term in polynomial.terms {
      var factors = [Expression(term.coefficient.magnitude)]
      for (place, exponent) in term.powers.exponents.enumerated() where exponent > 0 {
        factors.append(Expression(name: names[place]).raised(to: exponent))
      }
      let product = Expression.product(of: factors)
      sum = term.coefficient.isNegative ? sum - product : sum + product
    }
    self = sum
  }
}
