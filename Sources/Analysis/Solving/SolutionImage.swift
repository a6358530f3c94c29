// Numbers to which a function takes those of a family: (π/6 + 2πn)² for n = 0, 1, 2, …

package import Expressions
package import Reals

/// What a function takes a number to, or numbers that are whole multiples of a period apart.
package struct SolutionImage: Sendable {
  /// The function, with names for numbers that are not rational.
  package let value: Expression
  /// The numbers that names in the function stand for.
  package let numbers: [(name: String, number: Real)]
  /// Where the function is taken, or one of these numbers.
  package let start: Real
  /// What that number is, where it has no closed form.
  package var form: Expression?
  /// How far apart the numbers are at which it is taken; nothing for a single one.
  package var period: Real?
  /// How often the period is added.
  package var turns = Turns.all

  /// The name that the argument of the function has, which nobody can type.
  package static let argument = "#"

  /// A single number.
  static func point(_ number: Real) -> SolutionImage {
    SolutionImage(value: Expression(name: argument), numbers: [], start: number)
  }
}

/// What a monotone function takes a range to, or ranges that are whole multiples of a period apart.
package struct SolutionImageRange: Sendable {
  /// The function, with names for numbers that are not rational.
  package let value: Expression
  /// The numbers that names in the function stand for.
  package let numbers: [(name: String, number: Real)]
  /// Whether it takes greater numbers to greater ones.
  package let isRising: Bool
  /// The range, or one of these, and the period.
  package var range: SolutionRange
  /// How often the period is added.
  package var turns = Turns.all

  /// The numbers that are taken to the ends, the one of the lower end first.
  package var ends: SolutionRange {
    guard !isRising else { return range }
    return SolutionRange(
      lower: range.upper,
      upper: range.lower,
      isPoint: range.isPoint,
      period: range.period
    )
  }

  /// A range by itself.
  static func single(_ range: SolutionRange) -> SolutionImageRange {
    SolutionImageRange(
      value: Expression(name: SolutionImage.argument),
      numbers: [],
      isRising: true,
      range: range
    )
  }
}
