// The letters in solutions, and what is written with them.

package import Expressions
internal import Numbers

/// The letters that stand for many numbers in what solutions are.
package enum SolutionLetter {
  /// The letters of the whole numbers that families run through.
  package static let whole = ["n", "k", "m"]
  /// The letters that parameters have.
  private static let parameters = ["t", "s", "u", "v", "w"]

  /// The letter of whole numbers, beside names that mean something else.
  package static func whole(besides names: [String]) -> String {
    whole.first { !names.contains($0) } ?? "m"
  }

  /// The letter of a parameter, beside names that mean something else.
  package static func parameter(_ place: Int, besides names: [String]) -> String {
    let free = parameters.filter { !names.contains($0) }
    return place < free.count ? free[place] : "t_\(place)"
  }
}

extension Expression {
  /// The numbers that are whole multiples of a step apart from one: π/6 + 2πn, or −1 − n.
  package static func family(
    _ start: Expression,
    _ step: Expression,
    _ letter: String
  ) -> Expression {
    let whole = Expression(name: letter)
    let isNegative =
      step.symbol(at: step.root) == .negation || step.rationalNumber?.isNegative == true
    let size = isNegative ? -step : step
    let isOne = size.rationalNumber == 1
    let multiple = isOne ? whole : Expression(.product, [size, whole])
    guard start.rationalNumber?.isZero == true else {
      return Expression(isNegative ? .difference : .sum, [start, multiple])
    }
    return isNegative ? -multiple : multiple
  }
}
