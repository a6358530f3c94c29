// Numbers that have no closed form but as the zero of a function in an interval:
// zero(x^5 - x - 1; x = 1..2).

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// A number that is known as the only zero of a function between two bounds.
  struct NamedZero: Sendable {
    /// The number.
    let number: Real
    /// The function, and the other zeros.
    let source: Source

    /// What a zero is of.
    enum Source: Sendable {
      /// A polynomial, of which these are roots as well.
      case root(PolynomialRoot, among: [PolynomialRoot])
      /// Another function.
      case change(SignChange)
    }
  }

  /// The most zeros that are remembered, the most that a number is compared with, and the most
  /// decimals of the bounds of one.
  private static let (zeroLimit, comparedLimit, placeLimit) = (256, 32, 16)

  /// Remembers what a number is, for when it has no closed form.
  private mutating func remember(_ number: Real, as source: NamedZero.Source) {
    if zeros.count == Self.zeroLimit { zeros.removeFirst() }
    zeros.append(NamedZero(number: number, source: source))
  }

  /// A root of a polynomial in its simplest form, which is remembered as one of some roots where
  /// it has none.
  mutating func exact(_ root: PolynomialRoot, among roots: [PolynomialRoot]) -> Real {
    if let rational = root.rational { return Real(rational) }
    let left = workspace.budget.stepsLeft
    defer { workspace.budget.stepsLeft = min(left, max(0, left - 1_000_000)) }
    if let number = root.exact(in: &workspace) { return number }
    let number = Real(root)
    remember(number, as: .root(root, among: roots))
    return number
  }

  /// The zero between bounds as a number, which is remembered.
  mutating func number(of change: SignChange) -> Real {
    let number = change.number
    remember(number, as: .change(change))
    return number
  }

  /// A number as the zero of a function, where it is remembered as one.
  mutating func zeroForm(of number: Real) -> Expression? {
    guard number.rational == nil else { return nil }
    if let zero = zeros.last(where: { $0.number.isSameNode(as: number) }) { return form(of: zero) }
    let place = enclosure(number)
    // Roots of polynomials are decided to be equal, other zeros are not.
    for zero in zeros.suffix(Self.comparedLimit).reversed() {
      guard case .root = zero.source, enclosure(zero.number).intersection(place) != nil,
        order(zero.number, number) == .equal
      else { continue }
      return form(of: zero)
    }
    return nil
  }

  private mutating func form(of zero: NamedZero) -> Expression? {
    switch zero.source {
    case .root(let root, let others): form(of: root, among: others)
    case .change(let change): form(of: change)
    }
  }

  /// A root by its polynomial and decimals between which that has no other root.
  private mutating func form(
    of root: PolynomialRoot,
    among roots: [PolynomialRoot]
  ) -> Expression? {
    guard
      let own = roots.firstIndex(where: { $0.index == root.index && $0.lower == root.lower })
    else { return nil }
    // The next roots of the same polynomial on both sides.
    var others: [PolynomialRoot] = []
    let neighbours = [
      roots[..<own].last { $0.polynomial == root.polynomial },
      roots[(own + 1)...].first { $0.polynomial == root.polynomial },
    ]
    for case let neighbour? in neighbours { others.append(neighbour) }
    var root = root
    for places in Self.places(of: root.lower) {
      let scale = Rational(Integer(10)).raised(to: places)
      let precision = -4 * places - 8
      workspace.budget.stepsLeft -= 10_000
      root.refine(toExponent: precision)
      let cell = (root.lower.asRational * scale).floor
      guard (root.upper.asRational * scale).floor == cell else { continue }
      let (lower, upper) = (Rational(cell) / scale, Rational(cell + 1) / scale)
      let isOutside = { (other: PolynomialRoot) in
        other.upper.asRational < lower || other.lower.asRational > upper
      }
      for index in others.indices where !isOutside(others[index]) {
        others[index].refine(toExponent: precision)
      }
      guard others.allSatisfy(isOutside) else { continue }
      let x = Expression(name: unknown)
      let body = Expression(root.polynomial, of: x)
      return .zero(of: body, x, from: lower, to: upper)
    }
    return nil
  }

  /// A zero by its function and decimals between which that is proved to have no other one.
  private mutating func form(of change: SignChange) -> Expression? {
    let x = Expression(name: unknown)
    guard
      let body = closedText(of: change.expression, change.variable)?
        .replacing([change.variable: x])
    else { return nil }
    var bounds = change
    for places in Self.places(of: change.lower) {
      let scale = Rational(Integer(10)).raised(to: places)
      let isRefined: Bool? = ask { (workspace) throws(RealError) in
        try bounds.refine(toExponent: -4 * places - 8, in: &workspace)
        return true
      }
      guard isRefined == true else { return nil }
      let cell = (bounds.lower.asRational * scale).floor
      guard (bounds.upper.asRational * scale).floor == cell else { continue }
      let (lower, upper) = (Rational(cell) / scale, Rational(cell + 1) / scale)
      switch zeroOfMonotone(body, in: unknown, from: Real(lower), to: Real(upper)) {
      case .exact, .change: break
      case .nowhere, nil: continue
      }
      return .zero(of: body, x, from: lower, to: upper)
    }
    return nil
  }

  /// An expression of one variable without other names: closed forms in the place of those.
  private mutating func closedText(of e: Expression, _ x: String) -> Expression? {
    var replacements: [String: Expression] = [:]
    for name in e.variables where name != x {
      guard case .real(let number)? = environment.variables[name],
        let form = closedForm(of: number) ?? form(of: number)
      else { return nil }
      replacements[name] = form
    }
    return e.replacing(replacements)
  }

  /// Numbers of decimals, the fewest first: of a large number, fewer than none.
  private static func places(of bound: Dyadic) -> ClosedRange<Int> {
    let digits = bound.isZero ? 0 : max(0, bound.magnitudeExponent * 3 / 10 - 6)
    return -digits...max(placeLimit, placeLimit - digits)
  }

  // MARK: Sets

  /// Solutions with forms for the numbers that have no closed one.
  mutating func withForms(_ set: SolutionSet) -> SolutionSet {
    var set = set
    switch set.solutions {
    case .some(var members):
      for place in members.indices where members[place].form == nil {
        members[place].form = openForm(of: members[place].number)
      }
      set.solutions = .some(members)
    case .ranges(let ranges): set.solutions = .ranges(ranges.map { withForms($0) })
    case .progressions(let ranges): set.solutions = .progressions(ranges.map { withForms($0) })
    case .images(var images):
      for place in images.indices { images[place].form = openForm(of: images[place].start) }
      set.solutions = .images(images)
    case .imageRanges(var images):
      for place in images.indices { images[place].range = withForms(images[place].range) }
      set.solutions = .imageRanges(images)
    case .points(let points): set.solutions = .points(points.map { withForms($0) })
    case .every, .complex: break
    }
    return set
  }

  private mutating func withForms(_ range: SolutionRange) -> SolutionRange {
    SolutionRange(
      lower: withForm(range.lower),
      upper: withForm(range.upper),
      isPoint: range.isPoint,
      period: range.period
    )
  }

  /// A point with forms, if all of its numbers have closed ones or others.
  private mutating func withForms(_ point: SolutionPoint) -> SolutionPoint {
    var told = point
    for place in told.coordinates.indices
    where told.coordinates[place].slopes.isEmpty || point.hasWholeParameters {
      let number = told.coordinates[place].number
      told.coordinates[place].form = openForm(of: number)
      guard told.coordinates[place].form != nil || closedForm(of: number) != nil else {
        return point
      }
    }
    return told
  }

  private mutating func withForm(_ end: SolutionRange.End?) -> SolutionRange.End? {
    guard var end, end.form == nil else { return end }
    end.form = openForm(of: end.number)
    return end
  }

  /// What a number without a closed form is.
  mutating func openForm(of number: Real) -> Expression? {
    if zeros.contains(where: { $0.number.isSameNode(as: number) }) { return zeroForm(of: number) }
    if forms.isEmpty, zeros.isEmpty { return nil }
    return closedForm(of: number) == nil ? form(of: number) : nil
  }
}

extension Expression {
  /// The zero of an expression of a name between two bounds.
  fileprivate static func zero(
    of body: Expression,
    _ name: Expression,
    from lower: Rational,
    to upper: Rational
  ) -> Expression {
    let bounds = [Expression(decimalsOf: lower), Expression(decimalsOf: upper)]
    let sequence = Expression(.sequence, [Expression(.range, bounds), name, body])
    return Expression(.call(.zero), [sequence])
  }

  /// A number in decimals.
  fileprivate init(decimalsOf number: Rational) {
    guard let literal = NumberLiteral(terminating: number.magnitude) else {
      self = Expression(number)
      return
    }
    var builder = ExpressionBuilder()
    builder.append(literal)
    if number.isNegative { builder.append(.negation, from: 0) }
    self = builder.expression()
  }
}
