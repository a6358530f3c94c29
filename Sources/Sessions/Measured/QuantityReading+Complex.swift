// Operators and functions of quantities with values that are not real: both parts of a value are
// expressions of the parts of the operands.

internal import Expressions
internal import Numbers
internal import Reals

extension QuantityReading {
  /// Whether an operation may have a value that is not real where its operands are.
  func mayBeComplex(_ symbol: Symbol) -> Bool {
    switch symbol {
    case .power: isComplex
    case .call(let row): !row.isRealAtRealNumbers || isComplex && !row.isRealWhereDefined
    default: false
    }
  }

  /// A node with operands that may have an imaginary part.
  func complexNode(
    _ symbol: Symbol,
    _ operands: [ComplexParts],
    _ step: Step,
    _ index: Int
  ) throws(EvaluationError) -> ComplexParts {
    // Names that nobody can type.
    var parts: [String: ComplexParts] = [:]
    for (place, operand) in operands.enumerated() { parts["@\(place)"] = operand }
    let names = operands.indices.map { Expression(name: "@\($0)") }
    var expression: Expression
    switch symbol {
    case .relation(.equal, continuesChain: false), .relation(.notEqual, continuesChain: false):
      // Two numbers are equal where their difference has the size 0.
      expression = .call(.abs, names[0] - names[1])
    case .relation: throw step.error(.measured, index)
    case .power where step.expression.symbol(at: step.expression.left(of: index)) == .constant(.e):
      expression = .call(.exp, names[1])
    default: expression = try node(symbol, names, step, index) { Self.inverse($0, of: $1) }
    }
    guard var whole = expression.complexParts(where: parts, in: Environment()) else {
      throw step.error(.measured, index)
    }
    if case .relation = symbol { whole.real = Expression(symbol, [whole.real, Expression(0)]) }
    return whole
  }

  /// A square root as a power, which has a value for every number; the inverse of a
  /// trigonometric or hyperbolic function by logarithms and square roots.
  ///
  /// > Source: Kahan, Branch cuts for complex elementary functions (1987), for forms that have
  /// > their cuts where the functions have them.
  private static func inverse(_ row: Builtin, of z: Expression) -> Expression? {
    let (one, two, i) = (Expression(1), Expression(2), Expression(Constant.imaginaryUnit))
    func root(_ x: Expression) -> Expression { Expression(.power, [x, one / two]) }
    func ln(_ x: Expression) -> Expression { .call(.ln, x) }
    let arcsine = -(i * ln(i * z + root(one - z * z)))
    switch row {
    case .sqrt: return root(z)
    case .arcsine: return arcsine
    case .arccosine: return Expression(.pi) / two - arcsine
    case .arctangent: return i * (ln(one - i * z) - ln(one + i * z)) / two
    case .areaSine: return ln(z + root(z * z + one))
    case .areaCosine: return ln(z + root(z + one) * root(z - one))
    case .areaTangent: return (ln(one + z) - ln(one - z)) / two
    default: return nil
    }
  }
}
