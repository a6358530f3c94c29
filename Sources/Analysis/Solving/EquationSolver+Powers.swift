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
}
