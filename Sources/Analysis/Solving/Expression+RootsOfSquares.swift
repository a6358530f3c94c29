// Roots that real numbers have no need of: √(x²) = |x|, ln √x = ln(x)/2.

internal import Expressions
internal import Numbers

extension Expression {
  /// The expression with magnitudes in the place of square roots of squares of a variable: where
  /// the radicand is a power with an even exponent, or a polynomial that is a square.
  func withMagnitudes(of variable: String, in environment: Environment) -> Expression {
    var result = self
    // The last parts contain the ones before them.
    for index in (0..<count).reversed() {
      guard case .call(.sqrt) = symbol(at: index),
        case let radicand = subexpression(at: operands(of: index)[0]),
        radicand.variables.contains(variable),
        let root = radicand.squareRoot(of: variable, in: environment)
      else { continue }
      result = result.replacing(index, with: root)
      // A root inside of this one is looked for in what stands there now.
      return result.withMagnitudes(of: variable, in: environment)
    }
    return result
  }

  /// The expression with logarithms of radicands in the place of logarithms of roots of a
  /// variable: both have values where the radicand is positive.
  func withLogarithmsOfRadicands(of variable: String) -> Expression {
    for index in (0..<count).reversed() {
      guard case .call(let builtin) = symbol(at: index),
        case let operands = operands(of: index).map({ subexpression(at: $0) }),
        let base = builtin.logarithmBase(operands), !base.variables.contains(variable),
        operands[0].variables.contains(variable), let (radicand, degree) = operands[0].radicand
      else { continue }
      let logarithm = Expression(.call(builtin), [radicand] + operands.dropFirst())
      return replacing(index, with: logarithm / Expression(Rational(degree)))
        .withLogarithmsOfRadicands(of: variable)
    }
    return self
  }

  private func squareRoot(of variable: String, in environment: Environment) -> Expression? {
    if case .power = symbol(at: root), let number = parts[1].rationalNumber, number.isInteger,
      let exponent = number.numerator.asInt, exponent > 0, exponent % 2 == 0
    {
      return Expression.call(.abs, parts[0]).raised(to: exponent / 2)
    }
    guard isDefinedEverywhere(in: variable),
      let rational = rationalFunction(of: variable, environment: environment),
      rational.denominator.degree == 0, rational.numerator.degree > 0
    else { return nil }
    // The denominator is monic.
    let polynomial = rational.numerator
    let (factors, leading) = (polynomial.squareFreeFactors, polynomial.leading)
    guard leading.signum > 0, factors.allSatisfy({ $0.exponent % 2 == 0 }) else { return nil }
    let name = Expression(name: variable)
    let (above, below) = (leading.numerator.root(2), leading.denominator.root(2))
    let content =
      above.isExact && below.isExact
      ? Expression(Rational(above.root, over: below.root)) : .call(.sqrt, Expression(leading))
    return factors.reduce(content) { product, power in
      let magnitude = Expression.call(.abs, Expression(power.factor.monic, of: name))
      return product * magnitude.raised(to: power.exponent / 2)
    }
  }
}
