// Comparisons in which further names are free, solved for a name in cases: which sign what it is
// multiplied by has, and whether there are zeros.

package import Expressions
internal import Numbers
package import Reals

extension Algebra {
  /// The cases in which a comparison between polynomials of a name of degree 2 at most holds, of an
  /// equation of degree 1, or between a function of the name and an expression without it; none where it never does, and nothing where it holds everywhere.
  ///
  /// - Throws: ``AlgebraError/unsupported`` where it is no such comparison.
  package static func cases(
    of left: Expression,
    _ relation: Relation,
    _ right: Expression,
    for name: String,
    environment: Environment,
    workspace: inout Workspace
  ) throws(AlgebraError) -> [Expression]? {
    var environment = environment
    environment.variables[name] = nil
    let found = try lent(by: &workspace, in: environment) { (algebra) throws(AlgebraError) in
      try algebra.cases(of: Comparison(left, relation, right), for: name)
    }
    var cases: [Expression] = []
    for conditions in found {
      guard let whole = conditions.joined(by: .and) else { return nil }
      if !cases.contains(whole) { cases.append(whole) }
    }
    return cases
  }

  /// The cases in which a comparison holds, each by all that has to hold.
  mutating func cases(
    of comparison: Comparison,
    for name: String
  ) throws(AlgebraError) -> [[Expression]] {
    let sides = [try inlined(comparison.left), try inlined(comparison.right)]
    return try inField(.written) { (field) throws(AlgebraError) in
      let search = try ComparisonCases.solved(sides, comparison.relation, for: name, &field)
      return search.cases.filter { !$0.areImpossible }.map { $0.withoutImplied }
    }
  }
}

extension ComparisonCases {
  /// The search by degrees, or else by two powers of the name, or by the functions around it.
  static func solved(
    _ sides: [Expression],
    _ relation: Relation,
    for name: String,
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> ComparisonCases {
    for way in 0..<3 {
      var search = ComparisonCases(name: name)
      do throws(AlgebraError) {
        switch way {
        case 0: try search.solve(sides, relation, &field)
        case 1: try search.solveByPowers(sides, relation, &field)
        default: try search.solveByKernels(sides, relation, &field)
        }
        return search
      } catch {
        guard case .unsupported = error else { throw error }
      }
    }
    throw .unsupported
  }
}

/// A search for the cases in which a comparison holds.
struct ComparisonCases {
  let name: String
  /// What has to hold, all of one case.
  var cases: [[Expression]] = []
  /// What has to hold in each case for both sides to have values.
  private var domain: [Expression] = []

  init(name: String) { self.name = name }

  /// The place of the name, and what has to hold for both sides to have values, where the name stands in
  /// nothing but polynomials.
  func placeAndDomain(
    _ sides: [Expression],
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> (place: Int, domain: [Expression]) {
    let found = try field.conditions(of: Expression(.list, sides), besides: Expression(.zero))
    guard let found, !found.contains(where: { $0.variables.contains(name) }),
      let place = field.place(of: Expression(name: name)),
      field.generators.indices.allSatisfy({
        $0 == place || !field.generators[$0].expression.variables.contains(name)
      })
    else { throw .unsupported }
    return (place, found)
  }

  mutating func solve(
    _ sides: [Expression],
    _ relation: Relation,
    _ field: inout AlgebraicField
  ) throws(AlgebraError) {
    let difference = try field.reading(sides[0] - sides[1])
    let (place, found) = try placeAndDomain(sides, &field)
    domain = found
    // A square is positive: the sign of a quotient is that of the product.
    let whole = try field.working { (budget) throws(PolynomialBudget.Spent) in
      relation == .equal || relation == .notEqual
        ? difference.numerator
        : try difference.numerator.multiplied(by: difference.denominator, &budget)
    }
    let row = whole.isZero ? [.zero] : whole.coefficients(of: place)
    let limit = relation == .equal || relation == .notEqual ? 2 : 3
    // An equation in which the name is not left is none with cases.
    guard row.count == 2 || row.count <= limit && relation != .equal else { throw .unsupported }
    try solve(row, relation, where: [], &field)
  }

  /// Finds the cases of a polynomial, the coefficient of the zeroth power first, compared with 0.
  private mutating func solve(
    _ row: [SparsePolynomial],
    _ relation: Relation,
    where known: [Expression],
    _ field: inout AlgebraicField
  ) throws(AlgebraError) {
    guard let leading = row.last else { return }
    if row.count == 1 {
      if let own = try field.condition(leading, relation) { cases.append(known + own + domain) }
      return
    }
    if relation == .equal || relation == .notEqual {
      guard let own = try field.condition(leading, .notEqual) else { throw .unsupported }
      // One whose coefficient is never zero is a formula without cases.
      guard !own.isEmpty || relation == .notEqual else { throw .unsupported }
      let zero = try field.oneQuotient(try field.quotient(-row[0], leading))
      cases.append([compared(relation, zero)] + known + own + domain)
    } else {
      let opposites = row.map { -$0 }
      for (row, relation) in [(row, relation), (opposites, relation.turned)] {
        guard let own = try field.condition(row[row.count - 1], .greater) else { continue }
        try solvePositive(row, relation, where: known + own, &field)
      }
    }
    if let own = try field.condition(leading, .equal),
      !domain.contains(field.comparison(leading, .notEqual))
    {
      // Where that is a multiple of one name, there is none of it in the rest.
      let names = leading.terms.count == 1 ? leading.variables : []
      let rest = row.dropLast().map { part in
        names.count == 1 && !part.isZero ? part.coefficients(of: names[0])[0] : part
      }
      try solve(rest, relation, where: known + own, &field)
    }
  }

  /// Finds the cases of a polynomial whose leading coefficient is positive.
  private mutating func solvePositive(
    _ row: [SparsePolynomial],
    _ relation: Relation,
    where known: [Expression],
    _ field: inout AlgebraicField
  ) throws(AlgebraError) {
    let leading = AlgebraicFraction(row[row.count - 1])
    if row.count == 2 {
      let zero = try field.oneQuotient(try field.quotient(-row[0], row[1]))
      cases.append([compared(relation, zero)] + known + domain)
      return
    }
    let discriminant = try field.working { (budget) throws(PolynomialBudget.Spent) in
      try row[1].raised(to: 2, &budget)
        - row[0].multiplied(by: row[2], &budget).scaled(by: Rational(4))
    }
    let isOutside = relation == .greater || relation == .greaterOrEqual
    if discriminant.isZero {
      try solveSquare(row, relation, where: known, &field)
      return
    }
    // Where both zeros are one, nothing is strictly between them.
    let real = try field.condition(discriminant, relation == .less ? .greater : .greaterOrEqual)
    if let real {
      let root = try field.root(2, of: AlgebraicFraction(discriminant))
      let (middle, double) = (
        AlgebraicFraction(-row[1]), try field.product(leading, AlgebraicFraction(Rational(2)))
      )
      let zeros = [
        try field.oneQuotient(try field.quotient(try field.difference(middle, root), double)),
        try field.oneQuotient(try field.quotient(try field.sum(middle, root), double)),
      ]
      if isOutside {
        cases.append([compared(relation.turned, zeros[0])] + known + real + domain)
        cases.append([compared(relation, zeros[1])] + known + real + domain)
      } else {
        let lower = Expression(
          .relation(relation, continuesChain: false),
          [zeros[0], Expression(name: name)]
        )
        let range = Expression(.relation(relation, continuesChain: true), [lower, zeros[1]])
        cases.append([range] + known + real + domain)
      }
    }
    if isOutside, let none = try field.condition(discriminant, .less) {
      cases.append(known + none + domain)
    }
  }

  /// Finds the case of a square, a multiple of which with a positive number is compared with 0.
  private mutating func solveSquare(
    _ row: [SparsePolynomial],
    _ relation: Relation,
    where known: [Expression],
    _ field: inout AlgebraicField
  ) throws(AlgebraError) {
    let double = AlgebraicFraction(row[2].scaled(by: Rational(2)))
    let zero = try field.oneQuotient(try field.quotient(AlgebraicFraction(-row[1]), double))
    switch relation {
    case .less: break
    case .lessOrEqual, .equal: cases.append([compared(.equal, zero)] + known + domain)
    case .greater, .notEqual: cases.append([compared(.notEqual, zero)] + known + domain)
    case .greaterOrEqual: cases.append(known + domain)
    }
  }

  func compared(_ relation: Relation, _ value: Expression) -> Expression {
    Expression(.relation(relation, continuesChain: false), [Expression(name: name), value])
  }
}

extension AlgebraicField {
  /// What has to hold for a polynomial to compare with 0: nothing more where it always does, and no
  /// case where it never does.
  mutating func condition(
    _ polynomial: SparsePolynomial,
    _ relation: Relation
  ) throws(AlgebraError) -> [Expression]? {
    let possible = try signs(of: polynomial)
    let holding = possible.filter { sign in
      switch relation {
      case .equal: sign == 0
      case .notEqual: sign != 0
      case .less: sign < 0
      case .lessOrEqual: sign <= 0
      case .greater: sign > 0
      case .greaterOrEqual: sign >= 0
      }
    }
    if holding.isEmpty { return nil }
    return holding.count == possible.count ? [] : [comparison(polynomial, relation)]
  }

  /// The signs that a polynomial may have: −1, 0 and 1.
  private mutating func signs(of polynomial: SparsePolynomial) throws(AlgebraError) -> [Int] {
    if let number = polynomial.constant { return [number.signum] }
    if isConstant(polynomial) {
      guard let sign = sign(ofConstant: sum(polynomial)) else { throw .unsupported }
      return [sign]
    }
    for (part, sign) in [(polynomial, 1), (-polynomial, -1)] {
      if isPositive(part) { return [sign] }
      if isNeverNegative(part) { return [0, sign] }
      if try isProductOfSquares(part) { return [0, sign] }
    }
    return [-1, 0, 1]
  }
}
