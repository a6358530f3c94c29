// Properties of a curve as a whole, from its expression alone.

package import Expressions
internal import Numbers
internal import Reals

/// Properties of the graph of a function as a whole.
package struct CurveSummary: Hashable, Sendable {
  /// The symmetry of the graph.
  package enum Symmetry: Hashable, Sendable {
    /// f(−x) = f(x).
    case even
    /// f(−x) = −f(x).
    case odd
  }

  /// The symmetry, if one is proved.
  package let symmetry: Symmetry?
  /// A number after which the values repeat, if one is proved; perhaps not the
  /// least one.
  package let period: Coordinate?

  /// Works out the properties; nil when the expression cannot be drawn.
  package init?(_ expression: Expression, of variable: String, environment: Environment) {
    guard let inlined = expression.inlining(in: environment, variables: [variable]) else {
      return nil
    }
    let continuation = inlined.continued(in: variable, environment: environment)
    symmetry = continuation.expression.symmetry(in: variable)
    period = Period.coordinate(of: inlined, variable, environment)
  }
}

extension Expression {
  /// The symmetry as a function of a variable, by the symmetries of the parts.
  func symmetry(in variable: String) -> CurveSummary.Symmetry? {
    // Nothing for parts with none; both for constants.
    var parts: [(isEven: Bool, isOdd: Bool)] = []
    for index in 0..<count {
      let operands = operands(of: index).map { parts[$0] }
      parts.append(parity(of: index, operands, variable))
    }
    let (isEven, isOdd) = parts[root]
    return isEven ? .even : (isOdd ? .odd : nil)
  }

  private func parity(
    of index: Int,
    _ operands: [(isEven: Bool, isOdd: Bool)],
    _ variable: String
  ) -> (isEven: Bool, isOdd: Bool) {
    let areEven = operands.allSatisfy { $0.isEven }
    switch symbol(at: index) {
    case .name(let name): return name == variable ? (false, true) : (true, false)
    case .number, .constant: return (true, false)
    case .negation: return operands[0]
    case .sum, .difference: return (areEven, operands.allSatisfy { $0.isOdd })
    case .product, .juxtaposition, .quotient:
      let (a, b) = (operands[0], operands[1])
      return (
        a.isEven && b.isEven || a.isOdd && b.isOdd, a.isEven && b.isOdd || a.isOdd && b.isEven
      )
    case .power: return power(of: index, operands)
    case .call(let builtin): return call(builtin, operands)
    case .piecewise, .relation: return (false, false)
    default: return (areEven, false)
    }
  }

  private func power(
    of index: Int,
    _ operands: [(isEven: Bool, isOdd: Bool)]
  ) -> (isEven: Bool, isOdd: Bool) {
    let areEven = operands.allSatisfy { $0.isEven }
    guard operands[0].isOdd, let number = subexpression(at: index - 1).rationalNumber,
      number.denominator.isOdd
    else { return (areEven, false) }
    return number.numerator.isOdd ? (false, true) : (true, false)
  }

  private func call(
    _ builtin: Builtin,
    _ operands: [(isEven: Bool, isOdd: Bool)]
  ) -> (isEven: Bool, isOdd: Bool) {
    let areEven = operands.allSatisfy { $0.isEven }
    guard operands.count == 1, operands[0].isOdd else { return (areEven, false) }
    return (builtin.parity == .even, builtin.parity == .odd)
  }
}
