// Where complex answers change nothing: expressions that are real for all real numbers in the
// place of names, or have no value.

internal import Expressions
internal import Numbers

extension Expression {
  /// Whether the form alone says that all values are real with complex answers, too, for real
  /// numbers in the place of names.
  func isAlwaysReal(in environment: Environment) -> Bool {
    (0..<count).allSatisfy { isAlwaysReal($0, in: environment) }
  }

  /// Whether i or the name of a number that is not real stands in the expression.
  func hasComplexParts(in environment: Environment) -> Bool {
    (0..<count).contains { index in
      switch symbol(at: index) {
      case .constant(.imaginaryUnit): return true
      case .name(let name):
        if case .complex? = environment.variables[name] { return true }
        return false
      default: return false
      }
    }
  }

  /// Whether the form alone says that each value is real for real numbers in the place of names,
  /// as that of |x + i| is.
  func isReal(in environment: Environment) -> Bool {
    var areReal: [Bool] = []
    for index in 0..<count {
      let hasRealOperands = operands(of: index).allSatisfy { areReal[$0] }
      switch symbol(at: index) {
      case .call(let builtin) where builtin.complexParts?.imaginary.rationalNumber?.isZero == true:
        areReal.append(true)
      // With complex answers off, roots and logarithms of real numbers are real or have no value.
      case .power where !environment.complexAnswers: areReal.append(hasRealOperands)
      case .call(let builtin) where !environment.complexAnswers:
        areReal.append(hasRealOperands && builtin.isRealAtRealNumbers)
      default: areReal.append(hasRealOperands && isAlwaysReal(index, in: environment))
      }
    }
    return areReal[root]
  }

  /// Whether a part has real values where its operands have.
  ///
  /// With complex answers, too, a root of an odd index of a negative number is the real one.
  func isAlwaysReal(_ index: Int, in environment: Environment) -> Bool {
    let operands = operands(of: index)
    switch symbol(at: index) {
    case .number: return true
    case .constant(let constant): return constant != .imaginaryUnit
    case .name(let name):
      switch environment.variables[name] {
      case nil, .real?: return true
      default: return false
      }
    case .negation, .sum, .difference, .product, .juxtaposition, .quotient, .percent,
      .percentIncrease, .percentDecrease, .degree, .angle, .relation, .piecewise:
      return true
    case .power:
      if let exponent = subexpression(at: operands[1]).rationalNumber {
        return exponent.denominator.isOdd
      }
      return subexpression(at: operands[0]).isPositiveNumber
    case .call(let builtin):
      if builtin.notation == .root(index: nil) {
        guard let number = subexpression(at: operands[0]).rationalNumber else { return false }
        return number.isInteger && number.numerator.isOdd
      }
      if let body = builtin.definition(argumentCount: operands.count)?.body {
        return body.isAlwaysReal(in: Environment())
      }
      return builtin.isRealWhereDefined
    default: return false
    }
  }

  /// Whether it is written as a positive number.
  var isPositiveNumber: Bool {
    if let number = rationalNumber { return number.signum > 0 }
    return self == Expression(.e) || self == Expression(.pi)
  }
}
