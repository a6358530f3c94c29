// Sums and products inside of functions that do not depend on the unknown, though it stands in
// them: the 0·x of e^(0·x).

internal import Expressions
internal import Numbers

extension Expression {
  /// The expression with numbers in the place of sums, products and quotients inside of functions
  /// and powers that are the same number for all x.
  func withoutIdleNames(of x: String, _ environment: Environment) -> Expression {
    guard count <= Self.idleLimit else { return self }
    var idle: [(index: Int, number: Rational)] = []
    var isCovered = [Bool](repeating: false, count: count)
    for index in stride(from: root, through: 0, by: -1) where !isCovered[index] {
      guard index != root, isArithmetic(index) else { continue }
      let part = subexpression(at: index)
      guard part.variables.contains(x) else { continue }
      guard let rational = part.rationalFunction(of: x, environment: environment) else { continue }
      for inner in first(of: index)..<index { isCovered[inner] = true }
      guard rational.poles.isConstant, rational.numerator.isConstant,
        rational.denominator.isConstant
      else { continue }
      let value = rational.numerator.isZero ? .zero : rational.numerator.leading
      idle.append((index, value / rational.denominator.leading))
    }
    var result = self
    // The last one first, so that the places of the others stay.
    for (index, number) in idle { result = result.replacing(index, with: Expression(number)) }
    return result
  }

  /// The largest expression of which each part is looked at.
  private static let idleLimit = 500

  /// Whether a node is a sum, a product, a quotient, or the opposite of something.
  private func isArithmetic(_ index: Int) -> Bool {
    switch symbol(at: index) {
    case .sum, .difference, .product, .juxtaposition, .quotient, .negation: true
    default: false
    }
  }
}
