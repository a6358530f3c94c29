// Equations in powers of one base with fractions as exponents: the root of which all of them are
// whole powers is a new unknown.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The greatest index of the root, and the greatest power of it.
  private static let (indexLimit, rootPowerLimit) = (24, 48)

  /// A part that is a power of a base, or the unknown by itself.
  private struct RootPower {
    let index: Int
    let base: Expression
    let exponent: Rational
  }

  /// Where the unknown stands in several powers of one base with fractions as exponents, and by
  /// itself only if the base is a line: with u = b^(1/q) they are powers of u.
  ///
  /// For an odd q every base has one u, and b^(p/q) = uᵖ; for an even q one of the powers has a value
  /// for b ≥ 0 only, where the same is true.
  mutating func zerosByRootPowers(of e: Expression, in x: String) -> Candidates? {
    guard !environment.complexAnswers, let powers = rootPowers(of: e, in: x) else { return nil }
    let fractions = powers.filter { !$0.exponent.isInteger }
    guard let base = fractions.first?.base, fractions.allSatisfy({ $0.base == base }),
      let index = fractions.map({ $0.exponent }).commonDenominator.asInt, index <= Self.indexLimit,
      // One square root or cube root is taken out by its norm.
      index > 3 || fractions.contains(where: { $0.exponent != Rational(1, over: index) })
    else { return nil }
    let root = Expression(name: freshName())
    var line: (slope: Real, shift: Real)?
    if fractions.count < powers.count {
      guard let found = anyLine(base, in: x) else { return nil }
      line = found
    }
    var result = e
    for power in powers.reversed() {
      guard !power.exponent.isInteger else {
        guard let line else { return nil }
        let distance = root.raised(to: index) - name(for: line.shift)
        result = result.replacing(power.index, with: distance / name(for: line.slope))
        continue
      }
      let count = power.exponent * Rational(index)
      guard let count = count.numerator.asInt, abs(count) <= Self.rootPowerLimit else { return nil }
      result = result.replacing(power.index, with: root.raised(to: count))
    }
    guard let values = zeros(of: result, in: root.variables.first ?? "") else { return nil }
    let kernel = Expression(.power, [base, Expression(Rational(1, over: index))])
    return origins(of: kernel, at: values, in: x)
  }

  /// The powers in which the unknown stands, from left to right; nothing where it stands in something
  /// else than sums, products, quotients and whole powers of these.
  private func rootPowers(of e: Expression, in x: String) -> [RootPower]? {
    var found: [RootPower] = []
    var pending = [e.root]
    while let index = pending.popLast() {
      let part = e.subexpression(at: index)
      guard part.variables.contains(x) else { continue }
      let operands = part.parts
      switch part.symbol(at: part.root) {
      case .name: found.append(RootPower(index: index, base: part, exponent: .one))
      case .negation, .sum, .difference, .product, .juxtaposition, .quotient, .percent:
        pending += e.operands(of: index)
      case .power where operands[1].rationalNumber?.isInteger == true:
        pending.append(e.left(of: index))
      case .power:
        guard let exponent = operands[1].rationalNumber else { return nil }
        found.append(RootPower(index: index, base: operands[0], exponent: exponent))
      default:
        guard let root = part.rootOfUnknown else { return nil }
        found.append(RootPower(index: index, base: root.radicand, exponent: root.exponent))
      }
    }
    return found.sorted { $0.index < $1.index }
  }
}

extension Expression {
  /// What a root is taken of, and the power that it is.
  fileprivate var rootOfUnknown: (radicand: Expression, exponent: Rational)? {
    let operands = parts
    switch symbol(at: root) {
    case .call(.sqrt): return (operands[0], Rational(1, over: 2))
    case .call(.cbrt): return (operands[0], Rational(1, over: 3))
    case .call(.root):
      guard let index = operands[0].rationalNumber, index.isInteger, index.signum > 0 else {
        return nil
      }
      return (operands[1], index.reciprocal)
    default: return nil
    }
  }
}
