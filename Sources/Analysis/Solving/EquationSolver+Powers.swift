// Powers of numbers that may be negative with exponents that depend on the unknown: they have
// values at scattered places only, which no interval shows.

internal import Expressions
internal import Numbers
internal import Reals
internal import Tapes

extension EquationSolver {
  /// Whether an expression may have values at places between which it has none: x^x has them
  /// for x = −2 and x = −1/3.
  func isScattered(_ e: Expression, in x: String) -> Bool {
    (0..<e.count).contains { isScattered(e, at: $0, in: x) }
  }

  /// Whether a part is a power, or a root of an index, with values at scattered places only.
  private func isScattered(_ e: Expression, at index: Int, in x: String) -> Bool {
    let operands = e.operands(of: index)
    let (base, exponent): (Int, Int)
    switch e.symbol(at: index) {
    case .power: (base, exponent) = (operands[0], operands[1])
    case .call(let builtin) where builtin.notation == .root(index: nil):
      (base, exponent) = (operands[1], operands[0])
    default: return false
    }
    guard e.subexpression(at: exponent).variables.contains(x) else { return false }
    return !isPositive(e.subexpression(at: base), in: x)
  }

  /// Whether an enclosure shows that an expression is not negative, and not zero where it is a
  /// number.
  private func isPositive(_ e: Expression, in x: String) -> Bool {
    if let number = e.rationalNumber { return number.signum > 0 }
    if e == Expression(.e) { return true }
    guard let function = AnalyzedFunction(e, of: x, environment) else { return false }
    var tape = function.tape
    guard let values = tape.values(at: .entire)?.values else { return false }
    return e.variables.contains(x) ? values.lower >= 0 : values.lower > 0
  }

  /// The zeros of an expression with such powers: they are among those of the expressions in
  /// which the base is positive, and the power is its opposite or not.
  mutating func solutionsByMagnitudes(of e: Expression, in x: String) -> SolutionSet? {
    guard depth < 4, let index = (0..<e.count).first(where: { isScattered(e, at: $0, in: x) }),
      case .power = e.symbol(at: index)
    else { return nil }
    depth += 1
    defer { depth -= 1 }
    let operands = e.operands(of: index).map { e.subexpression(at: $0) }
    if let base = constant(operands[0]) {
      guard let sign = sign(of: base), sign != 0 else { return nil }
    }
    let power = Expression(.power, [.call(.abs, operands[0]), operands[1]])
    var (candidates, isComplete) = ([Solution](), true)
    for value in [power, -power] {
      guard let found = solutions(of: e.replacing(index, with: value), in: x),
        case .some(let members) = found.solutions
      else { return nil }
      candidates += members
      isComplete = isComplete && found.isComplete
    }
    let checked = checked(candidates, e, x)
    return SolutionSet(
      solutions: .some(checked.solutions),
      isComplete: checked.isComplete && isComplete,
      methods: [.steps]
    )
  }
}

extension Expression {
  /// The expression with |u| in the place of √(u²), and so for all powers with fractions as
  /// exponents of even powers with an unknown: both have the same values everywhere.
  func replacingRootsOfEvenPowers(of unknowns: [String]) -> Expression {
    var result = self
    var index = result.count - 1
    while index >= 0 {
      let part = result.subexpression(at: index)
      if let (base, exponent) = part.rootOfEvenPower,
        unknowns.contains(where: { base.variables.contains($0) })
      {
        let first = result.first(of: index)
        let isEven = exponent.isInteger && !exponent.numerator.isOdd
        let size = isEven ? base : .call(.abs, base)
        let replacement =
          exponent == .one ? size : Expression(.power, [size, Expression(exponent)])
        result = result.replacing(index, with: replacement)
        index = first + replacement.count - 1
      }
      index -= 1
    }
    return result
  }

  /// The base u and the exponent r of a power (uᵃ)ᵇ with ab = r, an even a > 0, and a fraction b.
  private var rootOfEvenPower: (base: Expression, exponent: Rational)? {
    let operands = parts
    let (inner, outer): (Expression, Rational)
    switch symbol(at: root) {
    case .power:
      guard let exponent = operands[1].rationalNumber, !exponent.isInteger else { return nil }
      (inner, outer) = (operands[0], exponent)
    case .call(let builtin):
      guard case .root(let index) = builtin.notation else { return nil }
      guard let number = index.map({ Rational(Int($0)) }) ?? operands[0].rationalNumber,
        number.isInteger, number > Rational.one, let radicand = operands.last
      else { return nil }
      (inner, outer) = (radicand, number.reciprocal)
    default: return nil
    }
    guard inner.symbol(at: inner.root) == .power else { return nil }
    let power = inner.parts
    guard let exponent = power[1].rationalNumber, exponent.isInteger, exponent.signum > 0,
      !exponent.numerator.isOdd
    else { return nil }
    return (power[0], exponent * outer)
  }
}
