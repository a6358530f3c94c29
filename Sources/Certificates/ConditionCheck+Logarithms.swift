// Comparisons that hold for the same numbers as one with logarithms of powers, or with powers whose
// exponents are logarithms of their bases.

internal import Expressions
internal import Numbers
internal import Reals

extension ConditionCheck {
  /// The comparison of the logarithms of both sides, where these are products of positive numbers and of
  /// powers of expressions whose logarithms stand in exponents: x^lg(x) = 100x is lg(x)² = 2 + lg(x).
  ///
  /// Logarithms grow with their arguments, and the expressions are positive wherever either has a value.
  func comparisonOfLogarithms(in workspace: inout Workspace) -> Expression? {
    guard case .difference = difference.symbol(at: difference.root), !difference.hasCases,
      let first = difference.exponentLogarithm(of: unknown),
      case .call(let row) = first.symbol(at: first.root)
    else { return nil }
    let sides = difference.parts.map {
      logarithm(row, of: $0, besides: first.parts[0], in: &workspace)
    }
    guard let left = sides[0], let right = sides[1] else { return nil }
    return Expression(.difference, [left, right])
  }

  /// The logarithm of a product of positive numbers and of powers of an expression.
  private func logarithm(
    _ row: Builtin,
    of e: Expression,
    besides base: Expression,
    in workspace: inout Workspace
  ) -> Expression? {
    if e == base { return .call(row, e) }
    let operands = e.parts
    guard e.variables.contains(unknown) else {
      let environment = Environment(angleUnit: angleUnit)
      guard e.exactValue(in: environment, workspace: &workspace)?.sign(in: &workspace) == 1 else {
        return nil
      }
      let whole = Expression.call(row, e)
      let number = whole.exactValue(in: environment, workspace: &workspace)?.rational
      return number.map { Expression($0) } ?? whole
    }
    switch (e.symbol(at: e.root), operands.count) {
    case (.product, 2), (.juxtaposition, 2), (.quotient, 2):
      guard let first = logarithm(row, of: operands[0], besides: base, in: &workspace),
        let second = logarithm(row, of: operands[1], besides: base, in: &workspace)
      else { return nil }
      return Expression(e.symbol(at: e.root) == .quotient ? .difference : .sum, [first, second])
    case (.power, 2):
      return logarithm(row, of: operands[0], besides: base, in: &workspace)
        .map { Expression(.product, [operands[1], $0]) }
    case (.call(.sqrt), 1):
      return logarithm(row, of: operands[0], besides: base, in: &workspace)
        .map { Expression(.quotient, [$0, Expression(2)]) }
    default: return nil
    }
  }
}

extension Expression {
  /// Whether a part may lack a value where the whole has one.
  fileprivate var hasCases: Bool {
    (0..<count).contains { symbol(at: $0) == .piecewise }
  }

  /// The first logarithm in an exponent of which the argument is the base.
  fileprivate func exponentLogarithm(of name: String) -> Expression? {
    for index in 0..<count where symbol(at: index) == .power {
      let operands = subexpression(at: index).parts
      guard operands[0].variables.contains(name) else { continue }
      for inner in 0..<operands[1].count {
        let part = operands[1].subexpression(at: inner)
        if part.logarithmand == operands[0] { return part }
      }
    }
    return nil
  }

  /// The same with multiples of logarithms in the place of those of powers; nothing where there are none.
  ///
  /// For an even power the argument may be negative, but where another logarithm of it stands in the
  /// expression.
  func withoutPowersInLogarithms(of name: String) -> Expression? {
    var result = self
    for index in 0..<count {
      let part = subexpression(at: index)
      guard let argument = part.logarithmand, argument.variables.contains(name),
        let (base, exponent) = argument.fractionalPower
      else { continue }
      let plain = Expression(part.symbol(at: part.root), [base])
      if !exponent.numerator.isOdd, exponent.denominator.isOdd {
        guard !hasCases, contains(plain) else {
          continue
        }
      }
      result = result.replacing(every: part, with: Expression(exponent) * plain)
    }
    return result == self ? nil : result
  }

  /// The base and the exponent, a fraction but 0, of a power or a root.
  private var fractionalPower: (base: Expression, exponent: Rational)? {
    let operands = parts
    switch (symbol(at: root), operands.count) {
    case (.power, 2):
      return operands[1].rationalNumber.flatMap { $0.isZero ? nil : (operands[0], $0) }
    case (.call(.sqrt), 1): return (operands[0], Rational(1, over: 2))
    default: return nil
    }
  }
}
