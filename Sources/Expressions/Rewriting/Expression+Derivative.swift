// Derivatives by the rules of school, one node after another.

internal import Numbers

extension Expression {
  /// The derivative by a variable; all other names are constants.
  ///
  /// The result has the right value wherever the expression has a derivative. It may
  /// also have a value where the expression has none: 1/x for ln(x) and a
  /// negative x.
  ///
  /// - Returns: Nothing where there is no rule, as for n!, comparisons and
  ///   functions of the user (see `inlining(in:)`), or where the result would be
  ///   very large.
  /// - Complexity: O(*n* *m*) for *n* nodes and *m* of the result.
  public func derivative(by variable: String, angleUnit: AngleUnit = .radians) -> MathExpression? {
    guard count <= Expression.sizeLimit else { return nil }
    var differentiation = Differentiation(self, variable, angleUnit)
    for index in nodes.indices {
      guard differentiation.step(index) else { return nil }
    }
    guard nodes[root].kind != .relation else { return nil }
    return differentiation.slopes[root] ?? Expression(0)
  }
}

/// A derivative that is being worked out.
private struct Differentiation {
  let expression: Expression
  let variable: String
  let angleUnit: AngleUnit
  /// The derivative of each node; nothing where it is 0.
  var slopes: [Expression?]
  /// Whether each node belongs to a condition of cases, or is a comparison or a bound name.
  private var conditions: [Bool]

  init(_ expression: Expression, _ variable: String, _ angleUnit: AngleUnit) {
    self.expression = expression
    self.variable = variable
    self.angleUnit = angleUnit
    slopes = Array(repeating: nil, count: expression.count)
    conditions = expression.nodes.map { $0.kind == .relation }
    for index in expression.nodes.indices where expression.nodes[index].kind == .piecewise {
      let operands = expression.operands(of: index)
      for place in stride(from: 0, to: operands.count - 1, by: 2) {
        for part in expression.first(of: operands[place])...operands[place] {
          conditions[part] = true
        }
      }
    }
    for index in expression.boundLeaves { conditions[index] = true }
  }

  /// Works out the derivative of a node; false if there is no rule.
  mutating func step(_ index: Int) -> Bool {
    if conditions[index] { return true }
    let node = expression.nodes[index]
    if node.kind.isLeaf {
      let isName = node.kind == .shortName || node.kind == .longName
      if isName, expression.name(at: index) == variable { slopes[index] = Expression(1) }
      return true
    }
    let operands = expression.operands(of: index)
    guard operands.contains(where: { slopes[$0] != nil }) else { return true }
    guard let slope = slope(of: index, operands), slope.count <= Expression.sizeLimit else {
      return false
    }
    slopes[index] = slope
    for operand in operands { slopes[operand] = nil }
    return true
  }

  private func slope(_ index: Int) -> Expression { slopes[index] ?? Expression(0) }

  private func part(_ index: Int) -> Expression { expression.subexpression(at: index) }

  /// The derivative of a node that depends on the variable.
  private func slope(of index: Int, _ operands: [Int]) -> Expression? {
    let (first, last) = (operands[0], operands[operands.count - 1])
    switch expression.nodes[index].kind {
    case .negation: return -slope(first)
    case .sum: return slope(first) + slope(last)
    case .difference: return slope(first) - slope(last)
    case .product, .juxtaposition:
      return slope(first) * part(last) + part(first) * slope(last)
    case .quotient: return quotient(first, last)
    case .power: return power(index, first, last)
    case .percent, .degree:
      return Expression(expression.symbol(at: index), [slope(first)])
    case .percentIncrease:
      return slope(first) * (Expression(1) + part(last)) + part(first) * slope(last)
    case .percentDecrease:
      return slope(first) * (Expression(1) - part(last)) - part(first) * slope(last)
    case .call: return call(index, operands)
    case .sequence where slopes[first] == nil:
      return Expression(.sequence, [part(first), part(operands[1]), slope(last)])
    case .piecewise:
      let parts = operands.enumerated().map { place, operand in
        place % 2 == 0 && place + 1 < operands.count ? part(operand) : slope(operand)
      }
      return Expression(.piecewise, parts)
    default: return nil
    }
  }

  private func quotient(_ dividend: Int, _ divisor: Int) -> Expression {
    guard slopes[divisor] != nil else { return slope(dividend) / part(divisor) }
    let square = part(divisor).raised(to: 2)
    guard slopes[dividend] != nil else { return -(part(dividend) * slope(divisor) / square) }
    return (slope(dividend) * part(divisor) - part(dividend) * slope(divisor)) / square
  }

  private func power(_ index: Int, _ base: Int, _ exponent: Int) -> Expression {
    let (u, v) = (part(base), part(exponent))
    if slopes[exponent] == nil {
      if let number = v.rationalNumber {
        let less = number - 1
        let power = less == .one ? u : Expression(.power, [u, Expression(less)])
        return less.isZero ? slope(base) : Expression(number) * power * slope(base)
      }
      return v * Expression(.power, [u, v - Expression(1)]) * slope(base)
    }
    let isEuler = u.nodes[u.root].kind == .constant && u == Expression(.e)
    if slopes[base] == nil {
      return isEuler
        ? part(index) * slope(exponent) : part(index) * Expression.call(.ln, u) * slope(exponent)
    }
    return part(index) * (slope(exponent) * Expression.call(.ln, u) + v * slope(base) / u)
  }

  private func call(_ index: Int, _ operands: [Int]) -> Expression? {
    let row = expression.builtin(at: index)
    if row.slopes.isEmpty, let body = expression.inlined(index, Environment()) {
      return body.derivative(by: variable, angleUnit: angleUnit)
    }
    guard operands.count <= 2 else { return fold(row, operands[...]) }
    if row.most == nil, operands.count == 1 {
      // The only argument may be a list.
      if row == .sum { return .call(.sum, slope(operands[0])) }
      guard !part(operands[0]).nodes.contains(where: { $0.kind == .sequence }) else { return nil }
    }
    guard let partial = row.derivatives(argumentCount: operands.count) else { return nil }
    var arguments = ["u": part(operands[0])]
    if operands.count > 1 { arguments["v"] = part(operands[1]) }
    var sum = Expression(0)
    for (place, operand) in operands.enumerated() where slopes[operand] != nil {
      sum = sum + partial[place].replacing(arguments) * slope(operand)
    }
    return inUnit(row.angle, sum)
  }

  /// Any number of arguments, two at a time from the right.
  private func fold(_ row: Builtin, _ operands: ArraySlice<Int>) -> Expression? {
    guard row.most == nil, let partial = row.derivatives(argumentCount: 2) else { return nil }
    guard let last = operands.last else { return nil }
    var value = part(last)
    var change = slope(last)
    for operand in operands.dropLast().reversed() {
      let arguments = ["u": part(operand), "v": value]
      change =
        partial[0].replacing(arguments) * slope(operand) + partial[1].replacing(arguments) * change
      value = Expression(.call(row), [part(operand), value])
      guard change.count <= Expression.sizeLimit else { return nil }
    }
    return change
  }

  /// A derivative for angles in radians, for those in the unit.
  private func inUnit(_ angle: Builtin.Angle, _ slope: Expression) -> Expression {
    guard let factor = angleUnit.radiansPerUnit else { return slope }
    switch angle {
    case .none: return slope
    case .argument: return factor * slope
    case .value: return slope / factor
    }
  }
}

extension AngleUnit {
  /// The size of the unit in radians, unless it is 1.
  package var radiansPerUnit: Expression? {
    switch self {
    case .radians: nil
    case .degrees: Expression(.quotient, [Expression(.pi), Expression(180)])
    case .gradians: Expression(.quotient, [Expression(.pi), Expression(200)])
    }
  }
}
