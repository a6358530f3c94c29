// The check of one comparison on pieces of the line. Of several ways to find out where it holds on a piece
// each by itself is a proof, and the first that leads anywhere is taken.

package import Expressions
package import Numbers
package import Reals

/// A check of one comparison.
package struct ConditionCheck {
  package let unknown: String
  package let angleUnit: AngleUnit
  package let relation: Relation
  /// The difference of the sides.
  package let difference: Expression
  /// The same as a function; nothing where it is a quotient of polynomials, and where parts of it may
  /// lack a value.
  private(set) var whole: CheckedFunction?
  /// N·D as a polynomial, and D.
  package private(set) var polynomials: (product: Polynomial, divisor: Polynomial)?
  /// N·D and its slopes; nothing where it is a polynomial.
  var slopes: CheckedSlopes?
  /// D; nothing where it is a number.
  private(set) var divisor: CheckedFunction?
  /// N, where D is no number.
  private(set) var numerator: Expression?
  /// The first part that is chosen by a sign.
  package private(set) var chosen: CheckedSwitch?
  /// The difference as it is made by arithmetic and roots.
  package private(set) var algebra: CheckedAlgebra?
  /// The inner expression of that, where it is not the unknown.
  private(set) var inner: CheckedFunction?
  /// Comparisons that hold for the same numbers.
  package var others: [ConditionCheck] = []
  /// The factors by whose signs that of the difference follows, as far as they were asked for.
  var factors: [SignFactor]?
  /// Checks of expressions with others in the place of a part.
  var made: [Made: ConditionCheck?] = [:]
  /// How many parts that are chosen may still be replaced.
  package let depth: Int

  /// The most parts that are chosen, one in another or one after another.
  private static let depthLimit = 6

  /// Creates a check, or returns nothing where the comparison cannot be checked.
  package init?(
    _ condition: Comparison,
    of unknown: String,
    _ angleUnit: AngleUnit,
    depth: Int = Self.depthLimit,
    isOther: Bool = false,
    in workspace: inout Workspace
  ) {
    guard depth >= 0 else { return nil }
    (self.unknown, self.angleUnit, self.depth) = (unknown, angleUnit, depth)
    relation = condition.relation
    let whole =
      condition.right.rationalNumber?.isZero == true
      ? condition.left : Expression(.difference, [condition.left, condition.right])
    let plain = whole.withoutAngleSigns(on: [unknown], in: angleUnit)
      .withoutDerivatives(by: unknown, angleUnit, in: &workspace)
    guard let plain else { return nil }
    difference = plain
    guard difference.variables.allSatisfy({ $0 == unknown }), !difference.hasChance else {
      return nil
    }
    let fraction = difference.withoutQuotients(of: unknown)
    if let above = fraction.numerator.checkedPolynomial(in: [unknown])?.univariate(in: 0),
      let below = fraction.denominator.checkedPolynomial(in: [unknown])?.univariate(in: 0)
    {
      let product = above * below
      guard product.degree <= Polynomial.checkedDegreeLimit else { return nil }
      if !product.isZero {
        polynomials = (product, below)
        return
      }
    }
    func function(_ e: Expression, _ workspace: inout Workspace) -> CheckedFunction? {
      CheckedFunction(e, of: unknown, angleUnit, in: &workspace)
    }
    chosen = difference.firstSwitch(of: unknown)
    self.whole = function(difference, &workspace)
    guard self.whole != nil || chosen != nil else { return nil }
    if fraction.denominator.variables.isEmpty {
      // A divisor without the unknown is a number that is not zero, or nothing has a value.
      slopes = self.whole.map { CheckedSlopes($0) }
    } else if self.whole != nil, let divisor = function(fraction.denominator, &workspace) {
      slopes = function(fraction.numerator * fraction.denominator, &workspace)
        .map { CheckedSlopes($0) }
      (self.divisor, numerator) = (divisor, fraction.numerator)
    }
    if chosen == nil {
      algebra = CheckedAlgebra(difference, of: unknown, angleUnit, in: &workspace)
      if let algebra, !algebra.isPlain { inner = function(algebra.inner, &workspace) }
    }
    if !isOther { others = equivalents(in: &workspace) }
  }

  // MARK: Patterns

  /// Where a comparison holds on a piece, and an expression that is zero at the number where that
  /// changes, if it does.
  typealias Finding = (pattern: ComparisonCertificate.Pattern, zero: Expression)

  /// Where the comparison holds on a piece; nothing where that is not found out, or where it may
  /// change at several numbers, unless one is told.
  mutating func pattern(
    from lower: Rational?,
    to upper: Rational?,
    change: Expression?,
    in workspace: inout Workspace
  ) -> ComparisonCertificate.Pattern? {
    finding(from: lower, to: upper, change: change, in: &workspace)?.pattern
  }

  mutating func finding(
    from lower: Rational?,
    to upper: Rational?,
    change: Expression?,
    in workspace: inout Workspace
  ) -> Finding? {
    if let lower, let upper, lower >= upper { return nil }
    if let polynomials {
      let name = Expression(name: unknown)
      return pattern(polynomials.product, polynomials.divisor, lower, upper)
        .map { ($0, Expression(polynomials.product, of: name)) }
    }
    let box = Interval(enclosingFrom: lower, to: upper)
    if slopes != nil,
      let isTrue = constant(on: box, in: &workspace)
        ?? constantOnTail(from: lower, to: upper, box, in: &workspace)
    {
      return (ComparisonCertificate.Pattern(everywhere: isTrue), difference)
    }
    if let lower, let upper, let slopes {
      let product = slopes.function.expression
      if let crossing = patternOfCrossing(lower, upper, box, in: &workspace) {
        return (crossing, product)
      }
      if let found = patternOfEdge(lower, upper, box, in: &workspace) { return found }
      if let change,
        let touching = patternOfTouch(lower, upper, change, box, in: &workspace)
      {
        return (touching, product)
      }
    }
    if let found = patternOfAlgebra(lower, upper, change, in: &workspace) { return found }
    if let found = patternOfSwitch(lower, upper, change, in: &workspace) { return found }
    if let lower, let upper, chosen == nil || chosen?.kind == .sign,
      let found = patternOfJump(lower, upper, change, in: &workspace)
    {
      return found
    }
    if let found = patternOfProduct(lower, upper, change, in: &workspace) { return found }
    if let found = patternOfRounding(lower, upper, in: &workspace) { return found }
    if let found = patternOfNumerator(lower, upper, change, in: &workspace) { return found }
    for place in others.indices {
      if let found = others[place].finding(from: lower, to: upper, change: change, in: &workspace) {
        return found
      }
    }
    return nil
  }

  func holds(_ sign: Int) -> Bool {
    relation.holds(sign == 0 ? .equal : sign < 0 ? .less : .greater)
  }

  /// Of a quotient of polynomials, with one root at most.
  private func pattern(
    _ product: Polynomial,
    _ divisor: Polynomial,
    _ lower: Rational?,
    _ upper: Rational?
  ) -> ComparisonCertificate.Pattern? {
    let left = product.checkedSign(at: lower, isRight: false)
    let right = product.checkedSign(at: upper, isRight: true)
    guard left != 0, right != 0 else { return nil }
    switch product.checkedRootCount(from: lower, to: upper) {
    case 0: return ComparisonCertificate.Pattern(everywhere: holds(left))
    case 1:
      // A zero of the divisor is one of the product, and so this one.
      let isPole =
        !divisor.isConstant && divisor.checkedRootCount(from: lower, to: upper) > 0
      return ComparisonCertificate.Pattern(holds(left), !isPole && holds(0), holds(right))
    default: return nil
    }
  }

  // MARK: Functions

  /// Whether the inequality holds for all of some values, or for none.
  private func truth(of values: Interval) -> Bool? {
    var truths: Set<Bool> = []
    if values.lower < 0 { truths.insert(holds(-1)) }
    if values.contains(0) { truths.insert(holds(0)) }
    if values.upper > 0 { truths.insert(holds(1)) }
    return truths.count == 1 ? truths.first : nil
  }

  /// Whether the inequality holds everywhere on a box, or nowhere.
  private mutating func constant(on box: Interval, in workspace: inout Workspace) -> Bool? {
    guard let slopes, let values = slopes.function.values(on: box) else { return false }
    let truth =
      truth(of: values.values)
      ?? self.slopes?.meanValues(on: box, in: &workspace).flatMap { self.truth(of: $0) }
    guard let truth else { return nil }
    // Where there is no value, the inequality does not hold.
    guard truth else { return false }
    return values.decoration >= .defined && isNotDividedByZero(on: box) ? true : nil
  }

  /// Whether the divisor keeps its sign on a box, where there is one.
  private func isNotDividedByZero(on box: Interval) -> Bool {
    divisor.map { $0.sign(on: box) != nil } != false
  }

  /// The same from an end on.
  private mutating func constantOnTail(
    from lower: Rational?,
    to upper: Rational?,
    _ box: Interval,
    in workspace: inout Workspace
  ) -> Bool? {
    guard (lower == nil) != (upper == nil), let end = lower ?? upper, isNotDividedByZero(on: box)
    else { return nil }
    return slopes?.tail(from: end, isRight: upper == nil, box, in: &workspace)
      .map { holds($0.sign) }
  }

  /// Where N·D passes zero: its slope keeps its sign, and the signs at the ends differ.
  private mutating func patternOfCrossing(
    _ lower: Rational,
    _ upper: Rational,
    _ box: Interval,
    in workspace: inout Workspace
  ) -> ComparisonCertificate.Pattern? {
    guard slopes?.isSmooth(1, on: box, in: &workspace) == true,
      slopes?.sign(1, on: box, in: &workspace) != nil,
      let left = slopes?.sign(0, at: lower, in: &workspace),
      let right = slopes?.sign(0, at: upper, in: &workspace), left * right < 0
    else { return nil }
    var isPole = false
    if let divisor, divisor.sign(on: box) == nil {
      // The divisor is zero there, too, where it changes its sign.
      guard divisor.values(on: box)?.decoration == .continuous,
        let first = divisor.sign(on: Interval(enclosing: lower)),
        let last = divisor.sign(on: Interval(enclosing: upper)), first * last < 0
      else { return nil }
      isPole = true
    }
    return ComparisonCertificate.Pattern(holds(left), !isPole && holds(0), holds(right))
  }

  /// Where one part ends to have a value: its argument passes the end of its domain.
  private mutating func patternOfEdge(
    _ lower: Rational,
    _ upper: Rational,
    _ box: Interval,
    in workspace: inout Workspace
  ) -> Finding? {
    guard isNotDividedByZero(on: box), let (values, edge) = slopes?.function.edge(on: box),
      let truth = truth(of: values),
      let argument = CheckedFunction(edge.argument, of: unknown, angleUnit, in: &workspace),
      argument.values(on: box)?.decoration == .continuous,
      let slope = argument.derivative(in: &workspace), slope.sign(on: box) != nil,
      let left = argument.sign(on: Interval(enclosing: lower)),
      let right = argument.sign(on: Interval(enclosing: upper)), left * right < 0
    else { return nil }
    let pattern =
      truth
      ? ComparisonCertificate.Pattern(left > 0, edge.hasEnd, right > 0)
      : ComparisonCertificate.Pattern(everywhere: false)
    return (pattern, edge.argument)
  }

  // MARK: Changes

  /// Whether a number lies in a piece, and is the one at which the comparison changes there: the
  /// zero of N·D, or of the argument of a part that ends to have a value, exactly.
  mutating func changes(
    at number: Expression,
    from lower: Rational?,
    to upper: Rational?,
    in workspace: inout Workspace
  ) -> Bool {
    let environment = Environment(angleUnit: angleUnit)
    let piece = ComparisonCertificate.Piece(
      lower: lower,
      upper: upper,
      pattern: ComparisonCertificate.Pattern(everywhere: false)
    )
    guard number.variables.isEmpty, number.isPlain,
      let value = number.exactValue(in: environment, workspace: &workspace),
      value.isInside(piece, in: &workspace),
      let (_, zero) = finding(from: lower, to: upper, change: number, in: &workspace)
    else { return false }
    return zero.isZero(unknown, at: value, angleUnit, in: &workspace)
  }
}
