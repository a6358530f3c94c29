// Limits far out of what is made of exponentials and logarithms within each other.

internal import Analysis
internal import Expressions
internal import Numbers
internal import Reals

/// Limits as a variable x grows without bound, by the parts that vary most rapidly.
///
/// f varies more rapidly than g where ln|f|/ln|g| grows without bound. The most rapidly varying parts
/// of an expression are powers of one that vanishes, ω, times what varies less rapidly; the
/// expression is expanded in powers of ω, and its limit follows from the first of these. The
/// factors of the powers are functions of x that vary less rapidly, whose limits are found alike.
///
/// A factor is dropped where it is proved to be 0, and the sign of a number is proved. A function
/// that is 0 and is not seen to be leads to no false limit, since the sign on which its own limit
/// depends is not found.
///
/// > Source: Gruntz, On Computing Limits in a Symbolic Manipulation System (1996), chapter 3.
struct FastestPart {
  private let name: String
  private let environment: Environment
  private var numbers: EndExpansion
  private var known: [Expression: EndExpansion.End] = [:]
  private var depth = 0
  /// The nodes that may still be read or written.
  private var nodesLeft = 1_000_000

  /// How many terms the expansions have that are tried.
  private static let termCounts = [3, 6, 12]

  /// The most limits that depend on each other.
  private static let depthLimit = 40

  /// Creates a search that works with the steps of a workspace.
  init(of variable: String, in environment: Environment, workspace: Workspace) {
    name = variable
    self.environment = environment
    numbers = EndExpansion(of: variable, in: environment)
    numbers.workspace = workspace
  }

  /// What numbers were computed with, with the steps that are left.
  var workspace: Workspace { numbers.workspace }

  private var x: Expression { Expression(name: name) }

  private func depends(_ e: Expression) -> Bool { e.variables.contains(name) }

  // MARK: Limits

  /// What an expression comes close to as the variable grows without bound.
  ///
  /// - Throws: ``NoExpansion``, where that is not decided.
  mutating func end(of e: Expression) throws(NoExpansion) -> EndExpansion.End {
    let e = e.inExponentials
    try requireValues(e)
    return try limit(of: e)
  }

  /// Requires that an expression has values from some place on, by the signs of what it divides by
  /// and of arguments of roots and logarithms.
  private mutating func requireValues(_ e: Expression) throws(NoExpansion) {
    for index in 0..<e.count {
      let parts = e.operands(of: index).map { e.subexpression(at: $0) }
      switch e.symbol(at: index) {
      case .quotient where depends(parts[1]):
        if try sign(of: parts[1]) == 0 { throw NoExpansion(isUndefined: true) }
      case .power where depends(parts[0]):
        guard let exponent = parts[1].rationalNumber else { throw NoExpansion() }
        let sign = try sign(of: parts[0])
        if exponent.isNegative && sign == 0 || !exponent.denominator.isOdd && sign < 0 {
          throw NoExpansion(isUndefined: true)
        }
      case .call(.ln) where depends(parts[0]):
        if try sign(of: parts[0]) <= 0 { throw NoExpansion(isUndefined: true) }
      default: break
      }
    }
  }

  private mutating func limit(of e: Expression) throws(NoExpansion) -> EndExpansion.End {
    guard depends(e) else { return .number(try numbers.number(e).number) }
    if e == x { return .infinite(isNegative: false) }
    if let end = known[e] { return end }
    var end = EndExpansion.End.number(Expression(.zero))
    if let first = try leading(e), first.power.signum <= 0 {
      end =
        first.power.isZero
        ? try limit(of: first.factor) : .infinite(isNegative: try sign(of: first.factor) < 0)
    }
    known[e] = end
    return end
  }

  /// The sign of an expression from some place on, 0 where it is 0.
  private mutating func sign(of e: Expression) throws(NoExpansion) -> Int {
    guard depends(e) else { return try numbers.number(e).sign }
    if e == x || e.exponent != nil { return 1 }
    guard let first = try leading(e) else { return 0 }
    return try sign(of: first.factor)
  }

  // MARK: What varies most rapidly

  /// The parts that vary most rapidly: exponentials, or the variable, too.
  private mutating func fastest(_ e: Expression) throws(NoExpansion) -> [Expression] {
    guard depends(e) else { return [] }
    if e == x { return [x] }
    if let exponent = e.exponent {
      let inner = try fastest(exponent)
      guard case .infinite = try limit(of: exponent) else { return inner }
      return try faster([e], inner)
    }
    var found: [Expression] = []
    for part in e.parts { found = try faster(found, try fastest(part)) }
    return found
  }

  /// Those of two sets that vary more rapidly, or both where they vary alike.
  private mutating func faster(
    _ a: [Expression],
    _ b: [Expression]
  ) throws(NoExpansion) -> [Expression] {
    guard let f = a.first, let g = b.first else { return a + b }
    let union = a + b.filter { !a.contains($0) }
    if union.count < a.count + b.count { return union }
    switch try limit(of: (f.exponent ?? .call(.ln, f)) / (g.exponent ?? .call(.ln, g))) {
    case .infinite: return a
    case .number(let number): return try numbers.number(number).sign == 0 ? b : union
    }
  }

  /// The first term of the expansion in powers of ω; nil where the expression is 0.
  ///
  /// Where the variable itself varies most rapidly, its exponential takes its place, which changes no
  /// limit and no sign.
  private mutating func leading(_ e: Expression) throws(NoExpansion) -> Term? {
    guard depth < Self.depthLimit else { throw NoExpansion() }
    depth += 1
    defer { depth -= 1 }
    var e = e
    var parts = try fastest(e)
    if parts.contains(x) {
      e = e.risen(name)
      parts = parts.map { $0.risen(name) }
    }
    guard let exponent = parts.min(by: { $0.count < $1.count })?.exponent else {
      throw NoExpansion()
    }
    let grows = try sign(of: exponent) > 0
    for count in Self.termCounts {
      let expansion = Expansion(parts: parts, exponent: exponent, grows: grows, count: count)
      let series = try self.series(of: e, expansion)
      if let first = series.terms.first { return first }
      if series.rest == nil { return nil }
    }
    throw NoExpansion()
  }

  // MARK: Expansions

  /// What an expansion is in powers of.
  private struct Expansion {
    /// The parts of the expression that are powers of ω times what varies less rapidly.
    let parts: [Expression]
    /// The exponent of the part that is ω, or 1/ω.
    let exponent: Expression
    /// Whether this part grows, so that it is 1/ω.
    let grows: Bool
    /// The most terms that are kept.
    let count: Int

    /// ln ω, which falls without bound.
    var logarithm: Expression { grows ? -exponent : exponent }
  }

  /// A power of ω times a function that varies less rapidly.
  private struct Term {
    var power: Rational
    var factor: Expression
  }

  /// The first terms of an expansion, the least power first.
  private struct Series {
    var terms: [Term] = []
    /// The power of ω from which on nothing is known; nil where the terms are the function.
    var rest: Rational?

    /// The least power that it has.
    var lowest: Rational? { terms.first?.power ?? rest }

    /// The series of a function that varies less rapidly, times a power of ω.
    init(_ factor: Expression, _ power: Rational = .zero) {
      if factor.rationalNumber != .zero { terms = [Term(power: power, factor: factor)] }
    }
  }

  private mutating func series(
    of e: Expression,
    _ expansion: Expansion
  ) throws(NoExpansion) -> Series {
    try charge(e.count)
    guard expansion.parts.contains(where: { e.contains($0) }) else { return Series(e) }
    if let exponent = e.exponent {
      return try exponential(of: exponent, isFastest: expansion.parts.contains(e), expansion)
    }
    let operands = e.parts
    let first = try series(of: operands[0], expansion)
    switch e.symbol(at: e.root) {
    case .negation: return try product(first, Series(Expression(-1)), expansion)
    case .call(.ln): return try logarithm(first, expansion)
    case .power:
      guard let exponent = operands[1].rationalNumber else { throw NoExpansion() }
      return try power(first, exponent, expansion)
    default: break
    }
    guard operands.count == 2 else { throw NoExpansion() }
    let second = try series(of: operands[1], expansion)
    switch e.symbol(at: e.root) {
    case .sum: return try sum(first, second, expansion)
    case .difference:
      return try sum(first, try product(second, Series(Expression(-1)), expansion), expansion)
    case .product, .juxtaposition: return try product(first, second, expansion)
    case .quotient: return try product(first, try power(second, -.one, expansion), expansion)
    default: throw NoExpansion()
    }
  }

  private mutating func charge(_ nodes: Int) throws(NoExpansion) {
    nodesLeft -= nodes
    guard nodesLeft > 0 else { throw NoExpansion() }
  }

  /// Whether a factor is proved to be 0.
  private mutating func isZero(_ e: Expression) throws(NoExpansion) -> Bool {
    guard depends(e) else { return try numbers.number(e).sign == 0 }
    do throws(AlgebraError) {
      let found = try Algebra.identity(
        of: e,
        Expression(.zero),
        environment: environment,
        workspace: &numbers.workspace
      )
      if case .proved = found { return true }
      return false
    } catch {
      throw NoExpansion()
    }
  }

  private mutating func sum(
    _ a: Series,
    _ b: Series,
    _ expansion: Expansion
  ) throws(NoExpansion) -> Series {
    var sum = a
    sum.rest = [a.rest, b.rest].compactMap { $0 }.min()
    for term in b.terms {
      guard let place = sum.terms.firstIndex(where: { $0.power >= term.power }) else {
        sum.terms.append(term)
        continue
      }
      guard sum.terms[place].power == term.power else {
        sum.terms.insert(term, at: place)
        continue
      }
      sum.terms[place].factor = sum.terms[place].factor + term.factor
      if try isZero(sum.terms[place].factor) { sum.terms.remove(at: place) }
    }
    if let rest = sum.rest { sum.terms.removeAll { $0.power >= rest } }
    if sum.terms.count > expansion.count {
      sum.rest = sum.terms[expansion.count].power
      sum.terms.removeSubrange(expansion.count...)
    }
    return sum
  }

  private mutating func product(
    _ a: Series,
    _ b: Series,
    _ expansion: Expansion
  ) throws(NoExpansion) -> Series {
    var product = Series(Expression(.zero))
    guard let (low, other) = a.lowest.flatMap({ low in b.lowest.map { (low, $0) } }) else {
      return product
    }
    product.rest = [a.rest.map { $0 + other }, b.rest.map { $0 + low }].compactMap { $0 }.min()
    for x in a.terms {
      var row = Series(Expression(.zero))
      try charge(b.terms.reduce(0) { $0 + x.factor.count + $1.factor.count })
      row.terms = b.terms.map { Term(power: x.power + $0.power, factor: x.factor * $0.factor) }
      product = try sum(product, row, expansion)
    }
    return product
  }

  /// The sum of numbers times the powers of a series that vanishes; the numbers are the first ones
  /// of more, or all.
  private mutating func composition(
    _ numbers: [Rational],
    areAll: Bool,
    of small: Series,
    _ expansion: Expansion
  ) throws(NoExpansion) -> Series {
    var whole = Series(Expression(numbers[0]))
    guard let lowest = small.lowest else { return whole }
    guard lowest > .zero else { throw NoExpansion() }
    var power = Series(Expression(.one))
    for number in numbers.dropFirst() {
      power = try product(power, small, expansion)
      let term = try product(power, Series(Expression(number)), expansion)
      whole = try sum(whole, term, expansion)
    }
    if !areAll {
      var rest = Series(Expression(.zero))
      rest.rest = lowest * Rational(numbers.count)
      whole = try sum(whole, rest, expansion)
    }
    return whole
  }

  /// The first term, and the whole over it less 1.
  private mutating func parted(
    _ a: Series,
    _ expansion: Expansion
  ) throws(NoExpansion) -> (first: Term, small: Series) {
    guard let first = a.terms.first else { throw NoExpansion() }
    var others = a
    others.terms.removeFirst()
    let inverse = Series(Expression(.one) / first.factor, -first.power)
    return (first, try product(others, inverse, expansion))
  }

  /// The power with a rational exponent, by the binomial series.
  private mutating func power(
    _ a: Series,
    _ exponent: Rational,
    _ expansion: Expansion
  ) throws(NoExpansion) -> Series {
    let (first, small) = try parted(a, expansion)
    if !exponent.isInteger, try sign(of: first.factor) <= 0 { throw NoExpansion() }
    var numbers = [Rational.one]
    while let last = numbers.last, numbers.count <= expansion.count {
      let index = Rational(numbers.count - 1)
      let next = last * (exponent - index) / (index + .one)
      if next.isZero { break }
      numbers.append(next)
    }
    let areAll = numbers.count <= expansion.count
    let power = try composition(numbers, areAll: areAll, of: small, expansion)
    let factor = Expression(.power, [first.factor, Expression(exponent)]).inExponentials
    return try product(power, Series(factor, first.power * exponent), expansion)
  }

  /// e to the power of an expression: a power of ω, the exponential of what does not depend on ω, and
  /// the exponential series of the rest.
  private mutating func exponential(
    of exponent: Expression,
    isFastest: Bool,
    _ expansion: Expansion
  ) throws(NoExpansion) -> Series {
    var power = Rational.zero
    if exponent == expansion.exponent {
      return Series(Expression(.one), expansion.grows ? -.one : .one)
    }
    if isFastest {
      guard case .number(let number) = try limit(of: exponent / expansion.logarithm),
        let rational = number.rationalNumber
      else { throw NoExpansion() }
      power = rational
    }
    let left = exponent - Expression(power) * expansion.logarithm
    var small = try series(of: left, expansion)
    var factor = Expression(.one)
    if let first = small.terms.first, first.power.isZero {
      factor = .exponential(first.factor)
      small.terms.removeFirst()
    }
    var numbers = [Rational.one]
    for index in 1...expansion.count { numbers.append(numbers[index - 1] / Rational(index)) }
    let whole = try composition(numbers, areAll: false, of: small, expansion)
    return try product(whole, Series(factor, power), expansion)
  }

  /// The natural logarithm of a series that is above 0 from some place on.
  private mutating func logarithm(
    _ a: Series,
    _ expansion: Expansion
  ) throws(NoExpansion) -> Series {
    let (first, small) = try parted(a, expansion)
    guard try sign(of: first.factor) > 0 else { throw NoExpansion() }
    var numbers = [Rational.zero]
    for index in 1...expansion.count {
      numbers.append(Rational(index % 2 == 0 ? -1 : 1, over: index))
    }
    let series = try composition(numbers, areAll: false, of: small, expansion)
    let number = Expression.logarithm(first.factor)
    let whole = number + Expression(first.power) * expansion.logarithm
    return try sum(Series(try isZero(whole) ? Expression(.zero) : whole), series, expansion)
  }
}

extension Expression {
  /// The exponent of e, where the expression is a power of e.
  fileprivate var exponent: Expression? {
    guard case .power = symbol(at: root), case let operands = parts, operands[0] == Expression(.e)
    else { return nil }
    return operands[1]
  }

  /// e to a power, of which logarithms are what they are of.
  fileprivate static func exponential(_ exponent: Expression) -> Expression {
    if exponent.rationalNumber == .zero { return Expression(.one) }
    if exponent.isCall(of: .ln, at: exponent.root) { return exponent.parts[0] }
    return Expression(.power, [Expression(.e), exponent])
  }

  /// The natural logarithm, which of a power of e is its exponent.
  fileprivate static func logarithm(_ e: Expression) -> Expression {
    e.exponent ?? .call(.ln, e)
  }

  /// The expression with the exponential of a variable in its place.
  fileprivate func risen(_ name: String) -> Expression {
    replacing([name: .exponential(Expression(name: name))]).rebuilt { symbol, operands in
      if case .call(.ln) = symbol { .logarithm(operands[0]) } else { nil }
    }
  }

  /// The most nodes in the place of which a definition is put, which may contain them twice.
  private static let longestArgument = 300

  /// The expression with powers of e and natural logarithms in the place of others, and with the
  /// definitions of functions by these.
  fileprivate var inExponentials: Expression {
    rebuilt { symbol, operands in
      switch symbol {
      case .power:
        let exponent = operands[1]
        if operands[0] == Expression(.e) { return .exponential(exponent) }
        if let inner = operands[0].exponent { return .exponential(inner * exponent) }
        if exponent.rationalNumber != nil { return nil }
        return .exponential(exponent * .logarithm(operands[0]))
      case .call(.exp): return .exponential(operands[0])
      case .call(.ln): return .logarithm(operands[0])
      case .call(let builtin):
        // That of the arctangent has an arctangent in it.
        guard let same = builtin.equivalent,
          operands.allSatisfy({ $0.count <= Self.longestArgument }),
          !(0..<same.count).contains(where: { same.isCall(of: builtin, at: $0) })
        else { return nil }
        // A logarithm without a base has 10.
        let second = operands.count > 1 ? operands[1] : Expression(10)
        return same.replacing(["u": operands[0], "v": second]).inExponentials
      default: return nil
      }
    }
  }
}
