// The check of where an inequality holds. The difference of the sides is a quotient N/D, and has
// the sign of N·D where D is not zero. Of polynomials the roots on a piece are counted by Sturm's
// chain; other functions are evaluated over intervals, with their slopes.

internal import Expressions
internal import Numbers
internal import Reals

extension ComparisonCertificate {
  /// The most pieces, and the largest degree of a polynomial.
  static let (pieceLimit, degreeLimit) = (2_000, 64)

  /// Whether the pieces cover the line, or more than a period, and are as they are told to be.
  package var isValid: Bool {
    var workspace = Workspace(budget: Budget(steps: 400_000_000, bitLimit: 1 << 16))
    guard pieces.count <= Self.pieceLimit, var check = ComparisonCheck(self, in: &workspace) else {
      return false
    }
    guard hasSides else {
      let isCovered = check.functions.allSatisfy { function in
        pieces.coversAll(
          period: period,
          of: function,
          opensQuietly: pieces.first.map { $0.pattern.isConstant } == true,
          in: &workspace
        )
      }
      return isCovered && arePiecesTrue(&check, &workspace)
    }
    return coversSides(&check, in: &workspace) && arePiecesTrue(&check, &workspace)
  }

  /// Whether each piece is as it is told to be.
  private func arePiecesTrue(
    _ check: inout ComparisonCheck,
    _ workspace: inout Workspace
  ) -> Bool {
    pieces.allSatisfy { piece in
      check.pattern(from: piece.lower, to: piece.upper, change: piece.change, in: &workspace)
        == piece.pattern
    }
  }
}

/// A check of comparisons that have to hold together.
struct ComparisonCheck {
  var parts: [ConditionCheck] = []

  /// The differences of the sides; nothing for quotients of polynomials.
  var functions: [CheckedFunction?] { parts.map { $0.whole } }

  /// Creates a check, or returns nothing where a comparison cannot be checked.
  init?(_ certificate: ComparisonCertificate, in workspace: inout Workspace) {
    for condition in certificate.conditions {
      let (x, unit) = (certificate.unknown, certificate.angleUnit)
      guard let part = ConditionCheck(condition, of: x, unit, in: &workspace) else { return nil }
      parts.append(part)
    }
    guard !parts.isEmpty else { return nil }
  }

  /// Where all comparisons hold on a piece; nothing where that is not found out.
  ///
  /// Several that change on it have to do so at one number, the one that is told. Where a number
  /// is told, something has to change there.
  mutating func pattern(
    from lower: Rational?,
    to upper: Rational?,
    change: Expression? = nil,
    in workspace: inout Workspace
  ) -> ComparisonCertificate.Pattern? {
    var (changing, isOpen) = ([Int](), false)
    var whole = ComparisonCertificate.Pattern(everywhere: true)
    for place in parts.indices {
      guard
        let pattern = parts[place].pattern(
          from: lower,
          to: upper,
          change: change,
          in: &workspace
        )
      else {
        isOpen = true
        continue
      }
      // Where one never holds, the others do not matter.
      if pattern == ComparisonCertificate.Pattern(everywhere: false) {
        return change == nil ? pattern : nil
      }
      if !pattern.isConstant { changing.append(place) }
      whole = whole & pattern
    }
    guard !isOpen else { return nil }
    guard let change else { return changing.count <= 1 ? whole : nil }
    guard !changing.isEmpty else { return nil }
    for place in changing {
      guard parts[place].changes(at: change, from: lower, to: upper, in: &workspace) else {
        return nil
      }
    }
    return whole
  }
}

/// A check of one comparison.
struct ConditionCheck {
  private let unknown: String
  private let angleUnit: AngleUnit
  private let relation: Relation
  /// The difference of the sides; nothing where it is a quotient of polynomials.
  private(set) var whole: CheckedFunction?
  /// N·D as a polynomial, and D.
  private(set) var polynomials: (product: Polynomial, divisor: Polynomial)?
  /// N·D and its slopes; nothing where it is a polynomial.
  private var slopes: CheckedSlopes?
  /// D; nothing where it is a number.
  private var divisor: CheckedFunction?

  /// Creates a check, or returns nothing where the comparison cannot be checked.
  init?(
    _ condition: EquationTask.Condition,
    of unknown: String,
    _ angleUnit: AngleUnit,
    in workspace: inout Workspace
  ) {
    (self.unknown, self.angleUnit) = (unknown, angleUnit)
    relation = condition.relation
    let difference =
      condition.right.rationalNumber?.isZero == true
      ? condition.left : Expression(.difference, [condition.left, condition.right])
    let fraction = difference.withoutQuotients(of: unknown)
    if let above = fraction.numerator.checkedPolynomial(in: [unknown])?.univariate(in: 0),
      let below = fraction.denominator.checkedPolynomial(in: [unknown])?.univariate(in: 0)
    {
      let product = above * below
      guard !product.isZero, product.degree <= ComparisonCertificate.degreeLimit else {
        return nil
      }
      polynomials = (product, below)
      return
    }
    func function(_ e: Expression, _ workspace: inout Workspace) -> CheckedFunction? {
      CheckedFunction(e, of: unknown, angleUnit, in: &workspace)
    }
    whole = function(difference, &workspace)
    guard whole != nil else { return nil }
    if fraction.denominator.variables.isEmpty {
      // A divisor without the unknown is a number that is not zero, or nothing has a value.
      guard let whole else { return nil }
      slopes = CheckedSlopes(whole)
      return
    }
    guard let product = function(fraction.numerator * fraction.denominator, &workspace),
      let divisor = function(fraction.denominator, &workspace)
    else { return nil }
    (slopes, self.divisor) = (CheckedSlopes(product), divisor)
  }

  // MARK: Patterns

  /// Where a comparison holds on a piece, and what is zero at the number where that changes.
  private typealias Finding = (pattern: ComparisonCertificate.Pattern, zero: Zero)

  /// What is zero where a comparison changes.
  private enum Zero {
    /// The product N·D.
    case product
    /// The argument of a part that ends to have a value.
    case argument(Expression)
  }

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

  private mutating func finding(
    from lower: Rational?,
    to upper: Rational?,
    change: Expression?,
    in workspace: inout Workspace
  ) -> Finding? {
    if let lower, let upper, lower >= upper { return nil }
    if let polynomials {
      return pattern(polynomials.product, polynomials.divisor, lower, upper).map { ($0, .product) }
    }
    let box = Interval(enclosingFrom: lower, to: upper)
    if let isTrue = constant(on: box, in: &workspace)
      ?? constantOnTail(from: lower, to: upper, box, in: &workspace)
    {
      return (ComparisonCertificate.Pattern(everywhere: isTrue), .product)
    }
    guard let lower, let upper else { return nil }
    if let crossing = patternOfCrossing(lower, upper, box, in: &workspace) {
      return (crossing, .product)
    }
    return patternOfEdge(lower, upper, box, in: &workspace)
      ?? patternOfJump(lower, upper, change, in: &workspace)
  }

  private func holds(_ sign: Int) -> Bool {
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
    guard let values = slopes?.function.values(on: box) else { return false }
    let truth =
      truth(of: values.values)
      ?? slopes?.meanValues(on: box, in: &workspace).flatMap { self.truth(of: $0) }
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
    let isRight = upper == nil
    for order in 1...4 {
      if let sign = slopes?.signOfTail(order, from: end, isRight: isRight, box, in: &workspace) {
        return holds(sign)
      }
    }
    return nil
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
    guard divisor == nil, let (values, edge) = slopes?.function.edge(on: box),
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
    return (pattern, .argument(edge.argument))
  }

  /// Where one part jumps.
  ///
  /// On both sides, and at the number itself, another expression stands in its place. What changes
  /// in one of these has to do so at the number that is told.
  private mutating func patternOfJump(
    _ lower: Rational,
    _ upper: Rational,
    _ change: Expression?,
    in workspace: inout Workspace
  ) -> Finding? {
    guard let function = whole,
      let jump = function.jump(from: lower, to: upper, in: &workspace)
    else { return nil }
    var truths: [Bool] = []
    for (side, value) in jump.values.enumerated() {
      let e = function.expression.replacing(jump.index, with: value)
      guard
        let pattern = pattern(of: e, from: lower, to: upper, change: change, in: &workspace)
      else { return nil }
      // What changes has to do so where the part jumps.
      if !pattern.isConstant {
        guard let change, isZero(jump.argument, at: change, in: &workspace) else { return nil }
      }
      truths.append([pattern.left, pattern.center, pattern.right][side])
    }
    return (
      ComparisonCertificate.Pattern(truths[0], truths[1], truths[2]), .argument(jump.argument)
    )
  }

  /// Whether an expression is zero for a number, exactly.
  private func isZero(
    _ e: Expression,
    at number: Expression,
    in workspace: inout Workspace
  ) -> Bool {
    let environment = Environment(angleUnit: angleUnit)
    guard number.variables.isEmpty, number.isPlain,
      let value = number.exactValue(in: environment, workspace: &workspace)
    else { return false }
    return e.isZero(unknown, at: value, angleUnit, in: &workspace)
  }

  /// Where the same comparison holds of another difference, which changes at the number that is
  /// told, if anywhere.
  private func pattern(
    of e: Expression,
    from lower: Rational,
    to upper: Rational,
    change: Expression?,
    in workspace: inout Workspace
  ) -> ComparisonCertificate.Pattern? {
    if let number = e.checkedPolynomial(in: [unknown])?.constant {
      return ComparisonCertificate.Pattern(everywhere: holds(number.signum))
    }
    let condition = EquationTask.Condition(e, relation, Expression(0))
    guard var check = ConditionCheck(condition, of: unknown, angleUnit, in: &workspace),
      let pattern = check.pattern(from: lower, to: upper, change: change, in: &workspace)
    else { return nil }
    if pattern.isConstant { return pattern }
    guard let change,
      check.changes(at: change, from: lower, to: upper, in: &workspace)
    else { return nil }
    return pattern
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
    func isZero(_ e: Expression, _ name: String, _ workspace: inout Workspace) -> Bool {
      e.isZero(name, at: value, angleUnit, in: &workspace)
    }
    switch zero {
    case .argument(let argument): return isZero(argument, unknown, &workspace)
    case .product:
      if let polynomials {
        let name = Expression(name: "#")
        return isZero(Expression(polynomials.product, of: name), "#", &workspace)
      }
      guard let function = slopes?.function else { return false }
      return isZero(function.expression, unknown, &workspace)
    }
  }
}

extension Expression {
  /// A quotient of two expressions that has the same value, or none where the expression has none.
  ///
  /// Sums, products and whole powers of quotients are brought to one line, and nothing is
  /// cancelled, so that the divisor is zero where any divisor is.
  fileprivate func withoutQuotients(
    of name: String
  ) -> (numerator: Expression, denominator: Expression) {
    let one = Expression(1)
    guard variables.contains(name) else { return (self, one) }
    let fractions = parts.map { $0.withoutQuotients(of: name) }
    func isWhole(_ place: Int) -> Bool { fractions[place].denominator == one }
    switch (symbol(at: root), fractions.count) {
    case (.negation, 1): return (-fractions[0].numerator, fractions[0].denominator)
    case (.sum, 2), (.difference, 2):
      let (a, b) = (fractions[0], fractions[1])
      let isSum = symbol(at: root) == .sum
      if isWhole(0), isWhole(1) { return (self, one) }
      let (first, second) = (a.numerator * b.denominator, b.numerator * a.denominator)
      return (isSum ? first + second : first - second, a.denominator * b.denominator)
    case (.product, 2), (.juxtaposition, 2):
      let (a, b) = (fractions[0], fractions[1])
      if isWhole(0), isWhole(1) { return (self, one) }
      return (a.numerator * b.numerator, a.denominator * b.denominator)
    case (.quotient, 2):
      let (a, b) = (fractions[0], fractions[1])
      guard parts[1].variables.contains(name) else {
        // A number that is not zero, which the evaluation of the whole has to find.
        return (Expression(.quotient, [a.numerator, parts[1]]), a.denominator)
      }
      // (a/b)/(c/d) = ad²/(bcd).
      return (
        a.numerator * b.denominator.raised(to: 2),
        a.denominator * b.numerator * b.denominator
      )
    case (.power, 2):
      guard let exponent = parts[1].rationalNumber, exponent.isInteger,
        let whole = exponent.numerator.asInt, whole != 0, abs(whole) <= 64
      else { return (self, one) }
      let base = fractions[0]
      if whole > 0 {
        return isWhole(0)
          ? (self, one) : (base.numerator.raised(to: whole), base.denominator.raised(to: whole))
      }
      // (a/b)⁻ⁿ = b²ⁿ/(aⁿbⁿ).
      return (
        base.denominator.raised(to: -2 * whole),
        base.numerator.raised(to: -whole) * base.denominator.raised(to: -whole)
      )
    case (.call(let row), 1):
      // tan u = sin u/cos u, and what else is said to be a quotient.
      guard let other = row.equivalent, other.symbol(at: other.root) == .quotient,
        other.parts[1].variables.contains("u")
      else { return (self, one) }
      return other.replacing(["u": parts[0]]).withoutQuotients(of: name)
    default: return (self, one)
    }
  }
}
