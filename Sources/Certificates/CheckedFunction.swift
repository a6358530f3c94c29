// A function of one variable as a certificate says it: its values on boxes, and its slope. It
// has nothing in common with the search for zeros but arithmetic over intervals and the rows of
// functions, so that a mistake of the search is not made a second time.

internal import Expressions
package import Numbers
package import Reals
internal import Tapes

/// A function of one variable, over intervals.
package struct CheckedFunction: Sendable {
  /// The function.
  let expression: Expression
  /// The name of its argument.
  let variable: String
  /// The unit of angles.
  let angleUnit: AngleUnit
  /// The parts without the variable that stand in parts with it, each with an interval around
  /// its value; nothing where it has none.
  private var constants: [Int: Interval?] = [:]
  /// Whether each part has the variable in it.
  private let depends: [Bool]

  /// The most nodes of an expression.
  private static let sizeLimit = 4_000

  /// Creates a function, or returns nothing where other names stand in it or it is large.
  init?(
    _ expression: Expression,
    of variable: String,
    _ angleUnit: AngleUnit,
    in workspace: inout Workspace
  ) {
    guard expression.count <= Self.sizeLimit,
      expression.variables.allSatisfy({ $0 == variable }), expression.isPlain
    else { return nil }
    (self.expression, self.variable, self.angleUnit) = (expression, variable, angleUnit)
    var depends = Array(repeating: false, count: expression.count)
    for index in 0..<expression.count {
      if case .name = expression.symbol(at: index) {
        depends[index] = true
      } else {
        depends[index] = expression.operands(of: index).contains { depends[$0] }
      }
    }
    self.depends = depends
    for index in 0..<expression.count where depends[index] || index == expression.root {
      let parts = depends[index] ? expression.operands(of: index) : [index]
      for part in parts where !depends[part] {
        constants[part] = Self.enclosure(
          of: expression.subexpression(at: part),
          angleUnit,
          in: &workspace
        )
      }
    }
  }

  /// Creates the function that a part of another one is.
  private init?(_ part: Expression, like other: CheckedFunction) {
    var workspace = Workspace(budget: Budget(steps: 1_000_000, bitLimit: 1 << 12))
    self.init(part, of: other.variable, other.angleUnit, in: &workspace)
  }

  /// An interval around a number; nothing where mathematics gives none.
  private static func enclosure(
    of part: Expression,
    _ angleUnit: AngleUnit,
    in workspace: inout Workspace
  ) -> Interval? {
    if let rational = part.rationalNumber { return Interval(enclosing: rational) }
    do throws(EvaluationError) {
      let number = try part.number(
        in: Environment(angleUnit: angleUnit),
        workspace: &workspace
      )
      return interval(around: number, in: &workspace)
    } catch {
      if case .real(.undefined) = error.kind { return nil }
      return .entire
    }
  }

  /// An interval around a number; all numbers where the budget ended first.
  package static func interval(around number: Real, in workspace: inout Workspace) -> Interval {
    do throws(RealError) {
      return try TapeConstant(number, in: &workspace).interval
    } catch {
      return .entire
    }
  }

  // MARK: Values

  /// The values on a box and how the function behaves there, or nothing where it is nowhere
  /// defined; all numbers where nothing is known.
  func values(on box: Interval) -> Enclosure? {
    var partial: [Int] = []
    return values(on: box, partial: &partial)
  }

  /// The same, and the nodes that may have no value although their operands have, or jump.
  func values(on box: Interval, partial: inout [Int]) -> Enclosure? {
    var stack: [Enclosure?] = []
    for index in 0..<expression.count {
      if let constant = constants[index] {
        stack.append(constant.map { Enclosure($0, .continuous) })
        continue
      }
      guard depends[index] else { continue }
      if case .name = expression.symbol(at: index) {
        stack.append(Enclosure(box, .continuous))
        continue
      }
      let operands = expression.operands(of: index)
      let values = Array(stack.suffix(operands.count))
      stack.removeLast(operands.count)
      var known: [Enclosure] = []
      for case let value? in values { known.append(value) }
      guard known.count == operands.count else {
        stack.append(nil)
        continue
      }
      guard let result = value(of: index, operands, known) else {
        stack.append(nil)
        continue
      }
      if result.decoration != .continuous { partial.append(index) }
      let decoration = known.reduce(result.decoration) { min($0, $1.decoration) }
      stack.append(Enclosure(result.values, decoration))
    }
    return stack.last ?? nil
  }

  /// The value of an operation with operands that have values.
  private func value(of index: Int, _ operands: [Int], _ x: [Enclosure]) -> Enclosure? {
    let unknown = Enclosure(.entire, .partial)
    switch (expression.symbol(at: index), x.count) {
    case (.negation, 1): return Enclosure(-x[0].values, .continuous)
    case (.sum, 2): return Enclosure(x[0].values + x[1].values, .continuous)
    case (.difference, 2): return Enclosure(x[0].values - x[1].values, .continuous)
    case (.product, 2), (.juxtaposition, 2):
      let isSquare =
        expression.subexpression(at: operands[0]) == expression.subexpression(at: operands[1])
      return Enclosure(
        isSquare ? x[0].values.squared() : x[0].values * x[1].values,
        .continuous
      )
    case (.quotient, 2):
      guard let values = x[0].values / x[1].values else { return nil }
      return Enclosure(values, x[1].values.contains(0) ? .partial : .continuous)
    case (.power, 2):
      let (base, power) = (
        expression.subexpression(at: operands[0]), expression.subexpression(at: operands[1])
      )
      if base == power { return x[0].values.ownPower }
      guard let exponent = exponent(at: operands[1]) else {
        guard power.isIrrational else {
          return IntervalOperation.power.values(x[0].values, x[1].values)
        }
        // Of negative numbers there is none.
        let values = x[0].values
        guard values.upper >= 0 else { return nil }
        let right = Interval(lower: max(0, values.lower), upper: values.upper)
        let found = IntervalOperation.power.values(right, x[1].values)
        return values.lower >= 0 ? found : found.map { Enclosure($0.values, .partial) }
      }
      if let whole = exponent.numerator.asInt, exponent.isInteger, abs(whole) < 1 << 20 {
        if whole == 0 { return Enclosure(Interval(1), .partial) }
        return IntervalFunction.power(whole).values(x[0].values)
      }
      guard exponent.numerator.bitLength + exponent.denominator.bitLength < 200 else {
        return unknown
      }
      return IntervalFunction.power(FractionalExponent(exponent)).values(x[0].values)
    case (.call(let row), 1):
      switch row.kernel(angle: angleUnit) {
      case .unary(_, let function)?, .optional(_, let function, _, _)?:
        return function.values(x[0].values)
      default: return unknown
      }
    case (.call(let row), 2):
      switch row.kernel(angle: angleUnit) {
      case .binary(_, let operation)?, .optional(_, _, _, let operation)?:
        return operation.values(x[0].values, x[1].values)
      default: return unknown
      }
    default: return unknown
    }
  }

  /// An exponent without the variable, if it is a fraction.
  private func exponent(at index: Int) -> Rational? {
    depends[index] ? nil : expression.subexpression(at: index).rationalNumber
  }

  // MARK: Slope

  /// The derivative, or nothing where there is no rule.
  func derivative(in workspace: inout Workspace) -> CheckedFunction? {
    guard let slope = slope else { return nil }
    return CheckedFunction(slope, of: variable, angleUnit, in: &workspace)
  }

  /// The derivative as an expression.
  var slope: Expression? {
    var slopes: [Expression] = []
    for index in 0..<expression.count {
      let operands = expression.operands(of: index)
      let inner = Array(slopes.suffix(operands.count))
      slopes.removeLast(operands.count)
      guard let slope = slope(of: index, operands, inner), slope.count <= Self.sizeLimit else {
        return nil
      }
      slopes.append(slope)
    }
    return slopes.last
  }

  /// The derivative of a node, given those of its operands.
  private func slope(of index: Int, _ operands: [Int], _ inner: [Expression]) -> Expression? {
    guard depends[index] else { return Expression(0) }
    let parts = operands.map { expression.subexpression(at: $0) }
    switch (expression.symbol(at: index), operands.count) {
    case (.name, 0): return Expression(1)
    case (.negation, 1): return -inner[0]
    case (.sum, 2): return inner[0] + inner[1]
    case (.difference, 2): return inner[0] - inner[1]
    case (.product, 2), (.juxtaposition, 2): return inner[0] * parts[1] + parts[0] * inner[1]
    case (.quotient, 2):
      // (u/v)′ = u′/v − u·v′/v².
      let first = inner[0] / parts[1]
      return depends[operands[1]]
        ? first - parts[0] * inner[1] / parts[1].raised(to: 2) : first
    case (.power, 2):
      let (base, exponent) = (parts[0], parts[1])
      if !depends[operands[1]] {
        let less = exponent.rationalNumber.map { Expression($0 - 1) } ?? exponent - Expression(1)
        let power = less.rationalNumber == .one ? base : Expression(.power, [base, less])
        return less.rationalNumber?.isZero == true ? inner[0] : exponent * power * inner[0]
      }
      let power = expression.subexpression(at: index)
      let growth = inner[1] * Expression.call(.ln, base)
      return depends[operands[0]]
        ? power * (growth + exponent * inner[0] / base) : power * growth
    case (.call(let row), 1...2):
      guard let partial = row.derivatives(argumentCount: operands.count) else { return nil }
      let names = Dictionary(uniqueKeysWithValues: zip(["u", "v"], parts))
      var sum = Expression(0)
      for (place, operand) in operands.enumerated() where depends[operand] {
        sum = sum + partial[place].replacing(names) * inner[place]
      }
      guard let factor = angleUnit.radiansPerUnit else { return sum }
      switch row.angle {
      case .none: return sum
      case .argument: return factor * sum
      case .value: return sum / factor
      }
    default: return nil
    }
  }

  // MARK: Period

  /// Whether the values repeat after a number: each part is followed by how much it grows when the
  /// number is added to the variable, and the whole does not grow.
  ///
  /// On a side of the line it is added to numbers that lie there, and leads further out.
  package func repeats(
    after number: Real,
    on side: Interval = .entire,
    in workspace: inout Workspace
  ) -> Bool {
    let zero = Expression(0)
    var growths: [Expression] = []
    for index in 0..<expression.count {
      let operands = expression.operands(of: index)
      let inner = Array(growths.suffix(operands.count))
      growths.removeLast(operands.count)
      guard depends[index] else {
        growths.append(zero)
        continue
      }
      guard
        let growth = growth(of: index, operands, inner, where: number, on: side, in: &workspace)
      else { return false }
      growths.append(isZero(growth, where: number, in: &workspace) ? zero : growth)
    }
    return growths.last == zero
  }

  /// How much a part grows, given how much its operands do, as an expression of `#`; nothing where
  /// that depends on the variable.
  private func growth(
    of index: Int,
    _ operands: [Int],
    _ inner: [Expression],
    where number: Real,
    on side: Interval,
    in workspace: inout Workspace
  ) -> Expression? {
    let parts = operands.map { expression.subexpression(at: $0) }
    let zero = Expression(0)
    switch (expression.symbol(at: index), operands.count) {
    case (.name, 0): return Expression(name: "#")
    case (.negation, 1): return -inner[0]
    case (.sum, 2): return inner[0] + inner[1]
    case (.difference, 2): return inner[0] - inner[1]
    case (.product, 2), (.juxtaposition, 2):
      if !depends[operands[0]] { return parts[0] * inner[1] }
      if !depends[operands[1]] { return inner[0] * parts[1] }
    case (.quotient, 2) where !depends[operands[1]]: return inner[0] / parts[1]
    case (.call(.abs), 1), (.call(.trunc), 1), (.call(.round), 1), (.call(.frac), 1):
      if inner[0] == zero { return zero }
      // Where what is rounded keeps its sign, it is rounded down everywhere, or up.
      guard let sign = operandSign(parts[0], on: side, in: &workspace) else { return nil }
      guard expression.symbol(at: index) != .call(.abs) else {
        return sign < 0 ? -inner[0] : inner[0]
      }
      guard isMultiple(inner[0], of: Expression(1), where: number, in: &workspace) else {
        return nil
      }
      return expression.symbol(at: index) == .call(.frac) ? zero : inner[0]
    case (.call(let row), 1):
      let length = row == .floor || row == .ceil ? Expression(1) : row.period
      guard let length, length.variables.isEmpty else { break }
      guard isMultiple(inner[0], of: length, where: number, in: &workspace) else { return nil }
      // A number that is rounded down or up grows by what is added.
      return row.period == nil ? inner[0] : zero
    case (.call(.mod), 2) where !depends[operands[1]]:
      guard isMultiple(inner[0], of: parts[1], where: number, in: &workspace) else { return nil }
      return zero
    default: break
    }
    return inner.allSatisfy { $0 == zero } ? zero : nil
  }

  /// 1 where an expression is positive or zero everywhere on a side, −1 where it is negative or
  /// zero.
  private func operandSign(
    _ e: Expression,
    on side: Interval,
    in workspace: inout Workspace
  ) -> Int? {
    guard let function = CheckedFunction(e, of: variable, angleUnit, in: &workspace),
      let values = function.values(on: side), values.decoration >= .defined
    else { return nil }
    return values.values.lower >= 0 ? 1 : values.values.upper <= 0 ? -1 : nil
  }

  private func isZero(
    _ e: Expression,
    where number: Real,
    in workspace: inout Workspace
  ) -> Bool {
    guard e.variables.contains("#") else { return e.rationalNumber?.isZero == true }
    return e.isZero("#", at: number, angleUnit, in: &workspace)
  }

  /// Whether an expression of `#` is a whole multiple of a number.
  private func isMultiple(
    _ shift: Expression,
    of length: Expression,
    where number: Real,
    in workspace: inout Workspace
  ) -> Bool {
    let environment = Environment(variables: ["#": .real(number)], angleUnit: angleUnit)
    guard let turns = (shift / length).exactValue(in: environment, workspace: &workspace) else {
      return false
    }
    do throws(RealError) {
      return try Real.recognized(turns, in: &workspace).integer != nil
    } catch {
      return false
    }
  }
}

// MARK: - Edges

extension CheckedFunction {
  /// Where parts end to have a value.
  struct Edge: Hashable {
    /// What has to be positive for the parts to have a value.
    let argument: Expression
    /// Whether the parts have a value where the argument is zero.
    var hasEnd: Bool
  }

  /// The values on a box, where there are any, and the only edge of the domain of parts that may have none
  /// there; nothing where there may be more edges.
  func edge(on box: Interval) -> (values: Interval, edge: Edge)? {
    var found: [Int] = []
    guard values(on: box, partial: &found) != nil, let first = found.first,
      var edge = edge(of: first, on: box)
    else { return nil }
    for index in found.dropFirst() {
      guard let next = self.edge(of: index, on: box), next.argument == edge.argument else {
        return nil
      }
      edge.hasEnd = edge.hasEnd && next.hasEnd
    }
    // An argument of degree 1 is positive on one side of its zero.
    var side = box
    if let line = edge.argument.checkedPolynomial(in: [variable])?.univariate(in: 0),
      line.degree == 1, case let zero = Interval(enclosing: -line.coefficients[0] / line.leading),
      zero.lower > box.lower, zero.upper < box.upper
    {
      side =
        line.leading.signum > 0
        ? Interval(lower: zero.lower, upper: box.upper)
        : Interval(lower: box.lower, upper: zero.upper)
    }
    return values(on: side).map { ($0.values, edge) }
  }

  /// Where a part ends to have a value, if its domain ends at one number on the box.
  private func edge(of index: Int, on box: Interval) -> Edge? {
    let operands = expression.operands(of: index)
    let argument = expression.subexpression(at: operands[0])
    switch (expression.symbol(at: index), operands.count) {
    case (.call(let row), 1):
      switch row.domain {
      case .nonNegative: return Edge(argument: argument, hasEnd: true)
      case .positive: return Edge(argument: argument, hasEnd: false)
      case .logarithm: return Edge(argument: argument, hasEnd: false)
      case .atLeastOne: return Edge(argument: argument - Expression(1), hasEnd: true)
      case .unit, .openUnit:
        let isClosed = row.domain == .unit
        guard
          let place = CheckedFunction(argument, like: self)?.values(on: box)?.values
        else { return nil }
        if place.lower > -1 { return Edge(argument: Expression(1) - argument, hasEnd: isClosed) }
        return place.upper < 1 ? Edge(argument: argument + Expression(1), hasEnd: isClosed) : nil
      default: return nil
      }
    case (.power, 2):
      let power = expression.subexpression(at: operands[1])
      if power.isIrrational, let sign = constants[operands[1]]??.sign {
        return Edge(argument: argument, hasEnd: sign > 0)
      }
      guard let exponent = power.rationalNumber, !exponent.denominator.isOdd else { return nil }
      return Edge(argument: argument, hasEnd: !exponent.isNegative)
    default: return nil
    }
  }
}
