// The letters in solutions, and what is written with them.

package import Expressions
internal import Numbers

/// The letters that stand for many numbers in what solutions are.
package enum SolutionLetter {
  /// The letters of the whole numbers that families run through.
  package static let whole = ["n", "k", "m", "j"]
  /// The letters that parameters have.
  private static let parameters = ["t", "s", "u", "v", "w"]

  /// The letter of whole numbers, beside names that mean something else: some that are listed, and
  /// those that an environment gives a meaning.
  package static func whole(besides names: [String], in environment: Environment) -> String {
    let free = whole.first { !names.contains($0) && !environment.hasMeaning($0) }
    return free ?? numbered(0, "n", besides: names, in: environment)
  }

  /// The letter of a parameter, beside names that mean something else: some that are listed, and
  /// those that an environment gives a meaning.
  package static func parameter(
    _ place: Int,
    besides names: [String],
    in environment: Environment
  ) -> String {
    let free = parameters.filter { !names.contains($0) && !environment.hasMeaning($0) }
    guard place >= free.count else { return free[place] }
    return numbered(place - free.count, "t", besides: names, in: environment)
  }

  /// The letter of the constant of integration, beside names that mean something else.
  package static func constant(besides names: [String], in environment: Environment) -> String {
    let letters = ["C", "K", "c"]
    let free = letters.first { !names.contains($0) && !environment.hasMeaning($0) }
    return free ?? numbered(0, "C", besides: names, in: environment)
  }

  /// A letter with a number behind it, the first of which no other name has.
  private static func numbered(
    _ place: Int,
    _ letter: String,
    besides names: [String],
    in environment: Environment
  ) -> String {
    var left = place
    var number = 1
    while true {
      let name = letter + "_\(number)"
      if !names.contains(name), !environment.hasMeaning(name) {
        guard left > 0 else { return name }
        left -= 1
      }
      number += 1
    }
  }

  // MARK: Letters of kept sets

  /// A letter that belongs to one set alone: no text has it, so that no value takes its meaning.
  package static func bound(_ number: Int) -> String { "~\(number)" }

  /// Whether a letter belongs to one set alone.
  package static func isBound(_ name: String) -> Bool { name.utf8.first == 0x7E }
}

extension Environment {
  /// Whether a name has a value, or is a function of the user's.
  package func hasMeaning(_ name: String) -> Bool {
    variables.keys.contains(name) || functions.keys.contains(name)
  }
}

extension Expression {
  /// The numbers that are whole multiples of a step apart from one: π/6 + 2πn, or −1 − n.
  package static func family(
    _ start: Expression,
    _ step: Expression,
    _ letter: String
  ) -> Expression {
    family(start, step, of: Expression(name: letter))
  }

  /// A number and a multiple of an expression.
  package static func family(
    _ start: Expression,
    _ step: Expression,
    of whole: Expression
  ) -> Expression {
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
