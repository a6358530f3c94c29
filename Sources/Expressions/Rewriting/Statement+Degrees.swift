// Plain numbers as angles in degrees, and these as numbers, where a word asks for it.

internal import Numbers

extension Statement {
  /// Whether the expression has only numbers in it.
  package var isPlainNumber: Bool { expression.isPlainNumber(expression.root) }

  /// The statement in degrees where its way to write a value asks for these, and how it is read then:
  /// a plain number is so many degrees in `52.34 to dms`, and the decimal digits of an angle in degrees
  /// are those of their number, `31°26′ to decimal`; nothing for other statements.
  package func inDegrees(_ unit: AngleUnit) -> (statement: Statement, dispute: Dispute)? {
    guard action == .evaluate else { return nil }
    let root = expression.root
    switch conversion {
    case .dms where unit == .radians && isPlainNumber:
      return (replacing(Expression(.degree, [expression])), .numberOfDegrees)
    case .decimal where unit != .degrees && expression.isOfDegrees(root):
      let degree = Expression(.degree, [Expression(1)])
      return (replacing(Expression(.quotient, [expression, degree])), .degreesOfAngle)
    default: return nil
    }
  }
}

extension Expression {
  /// Whether a subtree has only numbers in it.
  fileprivate func isPlainNumber(_ index: Int) -> Bool {
    switch nodes[index].kind {
    case .integer, .literal: true
    case .negation, .sum, .difference, .product, .juxtaposition, .quotient, .power:
      operands(of: index).allSatisfy { isPlainNumber($0) }
    default: false
    }
  }

  /// Whether a subtree is an angle in degrees, or a sum of these.
  fileprivate func isOfDegrees(_ index: Int) -> Bool {
    switch nodes[index].kind {
    case .degree, .sexagesimal: operands(of: index).allSatisfy { isPlainNumber($0) }
    case .negation, .sum, .difference: operands(of: index).allSatisfy { isOfDegrees($0) }
    default: false
    }
  }
}
