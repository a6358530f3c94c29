// Complex numbers as sums: the real part, then the imaginary one with the unit behind it.

extension Expression {
  /// A complex number whose imaginary part is not zero; without a real part where there is
  /// none.
  package init(real: Expression?, imaginary: Expression) {
    var builder = ExpressionBuilder()
    if let real { builder.append(real) }
    let mark = builder.mark
    var coefficient = imaginary
    var isNegative = false
    if case .negation = imaginary.symbol(at: imaginary.root) {
      isNegative = true
      coefficient = imaginary.subexpression(at: imaginary.last(of: imaginary.root))
    }
    if coefficient.smallInteger(at: coefficient.root) != 1 {
      builder.append(coefficient)
      builder.append(.imaginaryUnit)
      if case .number = coefficient.symbol(at: coefficient.root) {
        builder.append(.juxtaposition, from: mark)
      } else {
        builder.append(.product, from: mark)
      }
    } else {
      builder.append(.imaginaryUnit)
    }
    if real != nil {
      builder.append(isNegative ? .difference : .sum, from: 0)
    } else if isNegative {
      builder.append(.negation, from: 0)
    }
    self = builder.expression()
  }
}

extension Expression {
  /// The angle of a product r·cis φ whose angle is in degrees, which is written r∠φ.
  func angleInDegrees(at index: Int) -> Int? {
    guard nodes[index].kind == .product, isCall(of: .cis, at: index - 1) else { return nil }
    let angle = index - 2
    let size = nodes[angle].kind == .negation ? angle - 1 : angle
    return nodes[size].kind == .degree && nodes[size].unitWord == nil ? angle : nil
  }

  /// A size at an angle, r·cis φ, without a size that is 1; the angle is in a unit, of which
  /// degrees and gradians have their sign.
  package init(size: Expression, angle: Expression, unit: AngleUnit) {
    var builder = ExpressionBuilder()
    let hasSize = size.smallInteger(at: size.root) != 1
    if hasSize { builder.append(size) }
    let mark = builder.mark
    // −135°, the opposite of an angle.
    let isNegative = unit != .radians && angle.nodes[angle.root].kind == .negation
    builder.append(isNegative ? angle.parts[0] : angle)
    if unit != .radians { builder.append(.angle(unit), from: mark) }
    if isNegative { builder.append(.negation, from: mark) }
    builder.append(.call(.cis), from: mark)
    if hasSize { builder.append(.product, from: 0) }
    self = builder.expression()
  }

  /// A size times a power of e, r·e^(i·φ), without a size that is 1; the angle is in radians
  /// and not zero.
  package init(size: Expression, turnedBy angle: Expression) {
    var builder = ExpressionBuilder()
    let hasSize = size.smallInteger(at: size.root) != 1
    if hasSize { builder.append(size) }
    let mark = builder.mark
    builder.append(.e)
    builder.append(Expression(real: nil, imaginary: angle))
    builder.append(.power, from: mark)
    if hasSize { builder.append(.product, from: 0) }
    self = builder.expression()
  }
}
