// Powers of numbers that may be negative with exponents that depend on a name: they have
// values at scattered places only, which no interval shows.

internal import Expressions
internal import Numbers
internal import Tapes

extension Expression {
  /// Whether there may be values in a range at places between which there are none: x^x has
  /// them for x = −2 and x = −1/3.
  func isScattered(in name: String, _ environment: Environment, over range: Interval) -> Bool {
    (0..<count).contains { index in
      scatteringBase(at: index, in: name).map {
        !$0.isPositive(in: name, environment, over: range)
      } ?? false
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
