// What stands in the bars of a magnitude.

internal import Expressions

extension Expression {
  /// What a magnitude is taken of.
  var magnitudeArgument: Expression? {
    if case .call(.abs) = symbol(at: root) { return parts[0] }
    return nil
  }
}
