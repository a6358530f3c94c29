// Expressions with values at scattered places only, which no interval shows: powers of numbers that
// may be negative with exponents that depend on a name, and functions of whole numbers.

internal import Expressions
internal import Numbers
internal import Tapes

extension Expression {
  /// Whether there may be values in a range at places between which there are none: x^x has
  /// them for x = −2 and x = −1/3, and x! for whole numbers.
  func isScattered(in name: String, _ environment: Environment, over range: Interval) -> Bool {
    needsWholeNumbers(in: name)
      || (0..<count).contains { index in
        scatteringBase(at: index, in: name).map {
          !$0.isPositive(in: name, environment, over: range)
        } ?? false
      }
  }

  /// Whether a function of whole numbers only has an argument that depends on a name.
  func needsWholeNumbers(in name: String) -> Bool {
    (0..<count).contains { index in
      guard case .call(let builtin) = symbol(at: index) else { return false }
      return operands(of: index).enumerated().contains { place, operand in
        builtin.domain.needsWholeNumber(at: place)
          && subexpression(at: operand).variables.contains(name)
      }
    }
  }

  /// What a power, or a root of an index, is taken of, where its exponent depends on a name.
  private func scatteringBase(at index: Int, in name: String) -> Expression? {
    let operands = operands(of: index)
    let (base, exponent): (Int, Int)
    switch symbol(at: index) {
    case .power: (base, exponent) = (operands[0], operands[1])
    case .call(let builtin) where builtin.notation == .root(index: nil):
      (base, exponent) = (operands[1], operands[0])
    default: return nil
    }
    guard subexpression(at: exponent).variables.contains(name) else { return nil }
    return subexpression(at: base)
  }

  /// Whether an enclosure shows that an expression is not negative in a range, and not zero
  /// where it is a number.
  private func isPositive(
    in name: String,
    _ environment: Environment,
    over range: Interval
  ) -> Bool {
    if isPositiveNumber { return true }
    guard rationalNumber == nil, let function = AnalyzedFunction(self, of: name, environment)
    else { return false }
    var tape = function.tape
    guard let values = tape.values(at: range)?.values else { return false }
    return variables.contains(name) ? values.lower >= 0 : values.lower > 0
  }
}
