// A function of a complex number as two functions of two real ones: its real and its imaginary
// part. What functions do to parts, their rows say.

internal import Numbers

/// The real and the imaginary part of a value, as expressions in which angles are in radians.
package struct ComplexParts: Sendable {
  /// The real part.
  package var real: Expression
  /// The imaginary part; nothing where it is zero for every number.
  package var imaginary: Expression?

  /// Creates parts.
  package init(real: Expression, imaginary: Expression? = nil) {
    self.real = real
    self.imaginary = imaginary
  }
}

extension Expression {
  /// The parts of the value where names are x + y·i each; nothing where a function in it has no
  /// parts that are known, or where they are too long.
  ///
  /// Where `others` is given it has the parts of functions whose rows have none, as
  /// ``Builtin/complexParts``; then cases by real numbers and functions of real numbers have parts,
  /// too.
  package func complexParts(
    where names: [String: ComplexParts],
    in environment: Environment,
    knowing others: (@Sendable (Builtin) -> (real: Expression, imaginary: Expression)?)? = nil
  ) -> ComplexParts? {
    var reader = PartReader(names: names, environment: environment, others: others)
    return reader.parts(of: self)
  }
}

/// Takes expressions to pieces.
private struct PartReader {
  /// The parts of names that are no real numbers.
  let names: [String: ComplexParts]
  let environment: Environment
  /// The parts of more functions; nothing where cases and other real functions have no parts.
  let others: (@Sendable (Builtin) -> (real: Expression, imaginary: Expression)?)?
  /// The nodes that may still be written.
  private var nodesLeft = 200_000
  private var depth = 0

  init(
    names: [String: ComplexParts],
    environment: Environment,
    others: (@Sendable (Builtin) -> (real: Expression, imaginary: Expression)?)?
  ) {
    (self.names, self.environment, self.others) = (names, environment, others)
  }

  /// The deepest nesting of functions that others define.
  private static var deepest: Int { 16 }

  mutating func parts(of expression: Expression) -> ComplexParts? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { return nil }
    var found: [Int: ComplexParts] = [:]
    for index in 0..<expression.count {
      let operands = expression.operands(of: index).compactMap { found.removeValue(forKey: $0) }
      guard let node = parts(at: index, of: expression, operands) else { return nil }
      nodesLeft -= node.real.count + (node.imaginary?.count ?? 0)
      guard nodesLeft > 0 else { return nil }
      found[index] = node
    }
    return found[expression.root]
  }

  private mutating func parts(
    at index: Int,
    of expression: Expression,
    _ operands: [ComplexParts]
  ) -> ComplexParts? {
    guard operands.count == expression.operands(of: index).count else { return nil }
    switch expression.symbol(at: index) {
    case .number: return ComplexParts(real: expression.subexpression(at: index))
    case .constant(.imaginaryUnit):
      return ComplexParts(real: Expression(0), imaginary: Expression(1))
    case .constant: return ComplexParts(real: expression.subexpression(at: index))
    case .name(let other):
      if let parts = names[other] { return parts }
      guard case .real? = environment.variables[other] else { return nil }
      return ComplexParts(real: expression.subexpression(at: index))
    case .negation: return -operands[0]
    case .sum: return operands[0] + operands[1]
    case .difference: return operands[0] + -operands[1]
    case .product, .juxtaposition: return operands[0] * operands[1]
    case .quotient: return operands[0] / operands[1]
    case .percent: return operands[0] / ComplexParts(real: Expression(100))
    case .degree: return angle(operands[0], in: .degrees)
    case .angle(let unit): return angle(operands[0], in: unit)
    case .power: return power(operands[0], operands[1])
    case .call(let row): return call(row, operands, expression.operands(of: index), of: expression)
    case .relation where others != nil && operands.allSatisfy { $0.imaginary == nil }:
      return ComplexParts(real: Expression(expression.symbol(at: index), operands.map { $0.real }))
    case .piecewise where others != nil: return cases(operands)
    default: return nil
    }
  }

  /// Cases whose conditions, every other operand, are those of real numbers.
  private func cases(_ operands: [ComplexParts]) -> ComplexParts? {
    var (real, imaginary): ([Expression], [Expression]) = ([], [])
    for (place, operand) in operands.enumerated() {
      let isCondition = place % 2 == 0 && place + 1 < operands.count
      guard !isCondition || operand.imaginary == nil else { return nil }
      real.append(operand.real)
      imaginary.append(isCondition ? operand.real : operand.imaginary ?? Expression(0))
    }
    let isReal = operands.allSatisfy { $0.imaginary == nil }
    return ComplexParts(
      real: Expression(.piecewise, real),
      imaginary: isReal ? nil : Expression(.piecewise, imaginary)
    )
  }

  /// The greatest power of a complex number that is multiplied out.
  private static var expandedPower: Int { 16 }

  /// A number of angles in a unit, in the unit in force.
  private func angle(_ x: ComplexParts, in unit: AngleUnit) -> ComplexParts {
    guard unit != environment.angleUnit else { return x }
    return inUnit(radians(x, from: unit))
  }

  private func radians(_ x: ComplexParts, from unit: AngleUnit) -> ComplexParts {
    unit.radiansPerUnit.map { x * ComplexParts(real: $0) } ?? x
  }

  private func inUnit(_ x: ComplexParts) -> ComplexParts {
    environment.angleUnit.radiansPerUnit.map { x / ComplexParts(real: $0) } ?? x
  }

  private func power(_ base: ComplexParts, _ exponent: ComplexParts) -> ComplexParts? {
    if exponent.imaginary == nil, let number = exponent.real.rationalNumber {
      if base.imaginary == nil, number.isInteger {
        return ComplexParts(real: Expression(.power, [base.real, exponent.real]))
      }
      if number == Rational(2) { return base * base }
      if number.isInteger, let count = number.numerator.asInt, 3...Self.expandedPower ~= count {
        return base.power(count)
      }
    } else if base.imaginary == nil, base.real == Expression(.e) {
      return Builtin.exp.complexParts.flatMap { call(.exp, $0, exponent) }
    }
    return base.turned(by: exponent)
  }

  private mutating func call(
    _ row: Builtin,
    _ operands: [ComplexParts],
    _ places: [Int],
    of expression: Expression
  ) -> ComplexParts? {
    if operands.count == 1, let known = row.complexParts ?? others?(row) {
      let argument =
        row.angle == .argument ? radians(operands[0], from: environment.angleUnit) : operands[0]
      return call(row, known, argument).map { row.angle == .value ? inUnit($0) : $0 }
    }
    if others != nil, row.angle == .none, row.isRealWhereDefined,
      operands.allSatisfy({ $0.imaginary == nil })
    {
      return ComplexParts(real: Expression(.call(row), operands.map { $0.real }))
    }
    // Other functions say with what others they are the same.
    guard row.angle != .value || others != nil else { return nil }
    let same = row.definition(argumentCount: operands.count)?.body ?? row.equivalent
    guard let same, same.variables.allSatisfy({ ["u", "v", "w"].contains($0) }) else { return nil }
    var arguments = places.map { expression.subexpression(at: $0) }
    // A logarithm without a base has 10.
    if arguments.count == 1 { arguments.append(Expression(10)) }
    let replacements = zip(["u", "v", "w"], arguments).map { ($0, $1) }
    return parts(of: same.replacing(Dictionary(uniqueKeysWithValues: replacements)))
  }

  private func call(
    _ row: Builtin,
    _ known: (real: Expression, imaginary: Expression),
    _ argument: ComplexParts
  ) -> ComplexParts? {
    let isInRadians = row.angle != .argument || environment.angleUnit == .radians
    if argument.imaginary == nil, row.isRealEverywhere, known.real.variables.contains("v"),
      known.imaginary.rationalNumber == nil, isInRadians
    {
      return ComplexParts(real: .call(row, argument.real))
    }
    let numbers = ["u": argument.real, "v": argument.imaginary ?? Expression(0)]
    // Where it is real for real numbers it stays so.
    let isReal =
      known.imaginary.rationalNumber?.isZero == true
      || argument.imaginary == nil && row.isRealEverywhere
    return ComplexParts(
      real: known.real.replacing(numbers),
      imaginary: isReal ? nil : known.imaginary.replacing(numbers)
    )
  }
}

extension ComplexParts {
  static prefix func - (x: ComplexParts) -> ComplexParts {
    ComplexParts(real: -x.real, imaginary: x.imaginary.map { -$0 })
  }

  static func + (x: ComplexParts, y: ComplexParts) -> ComplexParts {
    let imaginary = x.imaginary.map { a in y.imaginary.map { a + $0 } ?? a } ?? y.imaginary
    return ComplexParts(real: x.real + y.real, imaginary: imaginary)
  }

  static func * (x: ComplexParts, y: ComplexParts) -> ComplexParts {
    guard let a = x.imaginary else {
      return ComplexParts(real: x.real * y.real, imaginary: y.imaginary.map { x.real * $0 })
    }
    guard let b = y.imaginary else { return y * x }
    return ComplexParts(
      real: x.real * y.real - a * b,
      imaginary: x.real * b + a * y.real
    )
  }

  /// (a + bi)ⁿ by the binomial theorem.
  func power(_ count: Int) -> ComplexParts {
    guard let b = imaginary else { return ComplexParts(real: real.raised(to: count)) }
    var sums = [Expression(0), Expression(0)]
    var coefficient = Rational.one
    for place in 0...count {
      // iᵏ is 1, i, −1, −i by turns.
      let isNegative = place % 4 > 1
      let powers = real.raised(to: count - place) * b.raised(to: place)
      let term = Expression(isNegative ? -coefficient : coefficient) * powers
      sums[place % 2] = sums[place % 2] + term
      coefficient = coefficient * Rational(count - place) / Rational(place + 1)
    }
    return ComplexParts(real: sums[0], imaginary: sums[1])
  }

  static func / (x: ComplexParts, y: ComplexParts) -> ComplexParts {
    guard let b = y.imaginary else {
      return ComplexParts(real: x.real / y.real, imaginary: x.imaginary.map { $0 / y.real })
    }
    let square = y.real.raised(to: 2) + b.raised(to: 2)
    let above = x * ComplexParts(real: y.real, imaginary: -b)
    return ComplexParts(
      real: above.real / square,
      imaginary: above.imaginary.map { $0 / square }
    )
  }

  /// The power e^(w·ln z): by size and angle.
  func turned(by exponent: ComplexParts) -> ComplexParts {
    let b = imaginary ?? Expression(0)
    let size = Expression.size(real, b)
    let angle = Expression.angle(b, real)
    let (c, d) = (exponent.real, exponent.imaginary)
    guard let d else {
      let turned = c * angle
      let raised = Expression(.power, [size, c])
      return ComplexParts(
        real: raised * .call(.cosine, turned),
        imaginary: raised * .call(.sine, turned)
      )
    }
    let logarithm = Expression.call(.ln, size)
    let growth = Expression.call(.exp, c * logarithm - d * angle)
    let turned = c * angle + d * logarithm
    return ComplexParts(
      real: growth * .call(.cosine, turned),
      imaginary: growth * .call(.sine, turned)
    )
  }
}

extension Expression {
  fileprivate static func size(_ x: Expression, _ y: Expression) -> Expression {
    Expression(.call(.hypot), [x, y])
  }

  fileprivate static func angle(_ y: Expression, _ x: Expression) -> Expression {
    Expression(.call(.atan2), [y, x])
  }
}
