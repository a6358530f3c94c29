// Powers whose exponents have names as exponentials of logarithms, and back.

internal import Expressions
internal import Numbers

extension Expression {
  /// Bases of powers that are exponentials for a positive base only: the exponents are no numbers.
  var basesOfExponentials: [Expression] {
    (0..<count).compactMap { index in
      guard case .power = symbol(at: index) else { return nil }
      let sides = operands(of: index).map { subexpression(at: $0) }
      return sides[0].isBaseOfExponential(sides[1]) ? sides[0] : nil
    }
  }

  private func isBaseOfExponential(_ exponent: Expression) -> Bool {
    !isPositiveNumber && exponent.rationalNumber == nil && !exponent.variables.isEmpty
  }

  /// The expression with e^(v·ln u) in the place of u^v where v is no number, and with quotients of
  /// natural logarithms in the place of logarithms with two arguments.
  ///
  /// For positive bases it is worth the same; for others it has no value.
  var withExponentials: Expression {
    rebuilt { symbol, operands in
      switch symbol {
      case .power where operands[0].isBaseOfExponential(operands[1]):
        return Expression(.power, [Expression(.e), operands[1] * .call(.ln, operands[0])])
      case .call(let builtin) where operands.count == 2:
        guard let base = builtin.logarithmBase(operands) else { return nil }
        return .call(.ln, operands[0]) / .call(.ln, base)
      default: return nil
      }
    }
  }

  /// The expression with u^v in the place of e^(v·ln u), which has a value where that has one.
  var withPowers: Expression {
    rebuilt { symbol, operands in
      guard case .power = symbol, operands[0] == Expression(.e),
        let (argument, factor) = operands[1].logarithmAndFactor
      else { return nil }
      return factor == Expression(1) ? argument : Expression(.power, [argument, factor])
    }
  }

  /// The expression with one root in the place of products of roots of numbers with others, and of
  /// their quotients by numbers: √(u/2) for √2·√u/2.
  var withOneRoot: Expression {
    rebuilt { symbol, operands in
      switch symbol {
      case .product, .juxtaposition:
        guard let radicand = operands[1].underSquareRoot, radicand.rationalNumber == nil,
          let (others, number) = operands[0].withoutNumberRoot
        else { return nil }
        let root = Expression.call(.sqrt, radicand.multiplied(by: number))
        return others.map { .product(of: [$0, root]) } ?? root
      case .quotient:
        guard let divisor = operands[1].rationalNumber, divisor.signum > 0,
          let radicand = operands[0].underSquareRoot, radicand.rationalNumber == nil,
          let (number, part) = radicand.numberAndFactor,
          case let factor = number / (divisor * divisor),
          factor.denominator < (divisor * divisor).numerator
        else { return nil }
        return .call(.sqrt, part.multiplied(by: factor))
      case .power:
        guard let (number, part) = operands[1].numberAndFactor, !number.isInteger else {
          return nil
        }
        return Expression(.power, [operands[0], part.multiplied(by: number)])
      default: return nil
      }
    }
  }

  /// The number of which a factor is the square root, and the product of the others.
  private var withoutNumberRoot: (others: Expression?, number: Rational)? {
    if let number = underSquareRoot?.rationalNumber, number.signum > 0 { return (nil, number) }
    switch symbol(at: root) {
    case .product, .juxtaposition:
      let parts = parts
      if let (others, number) = parts[1].withoutNumberRoot {
        return (.product(of: [parts[0], others ?? Expression(1)]), number)
      }
      return parts[0].withoutNumberRoot.map {
        (.product(of: [$0.others ?? Expression(1), parts[1]]), $0.number)
      }
    default: return nil
    }
  }

  /// The expression with squares out of square roots, as magnitudes: |x|·√y for √(x²·y), which has no value
  /// where y is negative and x is zero.
  var withSquaresOutOfRoots: Expression {
    rebuilt { symbol, operands in
      guard case .call(.sqrt) = symbol else { return nil }
      let (squares, rest) = operands[0].squaresAndRest
      guard !squares.isEmpty, let rest else { return nil }
      return .product(of: squares + [.call(.sqrt, rest)])
    }
  }

  /// The square roots of the factors that are even powers, and the product of the others.
  private var squaresAndRest: (squares: [Expression], rest: Expression?) {
    let parts = parts
    switch symbol(at: root) {
    case .product, .juxtaposition:
      let (first, last) = (parts[0].squaresAndRest, parts[1].squaresAndRest)
      let rests = [first.rest, last.rest].compactMap { $0 }
      return (first.squares + last.squares, rests.isEmpty ? nil : .product(of: rests))
    case .power:
      guard let exponent = parts[1].rationalNumber?.asNatural, exponent > 0, exponent % 2 == 0
      else {
        return ([], self)
      }
      let half = exponent / 2
      let base = half % 2 == 0 ? parts[0] : .call(.abs, parts[0])
      return ([base.raised(to: half)], nil)
    default: return ([], self)
    }
  }

  /// What it is the square root of.
  private var underSquareRoot: Expression? {
    if case .call(.sqrt) = symbol(at: root) { parts[0] } else { nil }
  }

  /// A product of a number and something else.
  private var numberAndFactor: (number: Rational, factor: Expression)? {
    switch symbol(at: root) {
    case .product, .juxtaposition: return parts[0].rationalNumber.map { ($0, parts[1]) }
    default: return nil
    }
  }

  /// Its product with a positive number, on one line.
  private func multiplied(by number: Rational) -> Expression {
    var (above, below) = (self, Expression(1))
    if case .quotient = symbol(at: root) { (above, below) = (parts[0], parts[1]) }
    return Expression(
      quotient: .product(of: [Expression(Rational(number.numerator)), above]),
      .product(of: [Expression(Rational(number.denominator)), below])
    )
  }

  /// The argument of the only logarithm of a product, and what it is multiplied by.
  private var logarithmAndFactor: (argument: Expression, factor: Expression)? {
    let parts = parts
    switch symbol(at: root) {
    case .call(.ln): return (parts[0], Expression(1))
    case .negation: return parts[0].logarithmAndFactor.map { ($0.argument, -$0.factor) }
    case .product, .juxtaposition:
      if let (argument, factor) = parts[0].logarithmAndFactor {
        return (argument, factor * parts[1])
      }
      return parts[1].logarithmAndFactor.map { ($0.argument, parts[0] * $0.factor) }
    case .quotient:
      return parts[0].logarithmAndFactor.map {
        ($0.argument, Expression(quotient: $0.factor, parts[1]))
      }
    default: return nil
    }
  }
}
