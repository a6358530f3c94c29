// The solutions of an equation or an inequality in one unknown, and what is proved of them.

package import Reals

/// The numbers for which both sides compare as an equation or an inequality says.
package struct SolutionSet: Sendable {
  /// The solutions.
  package var solutions: Solutions
  /// Whether it is proved that there are no others.
  package var isComplete: Bool
  /// How the solutions were found, and how it is known that there are no others.
  package var methods: [Method]

  /// Numbers that solve an equation.
  package enum Solutions: Sendable {
    /// Some numbers, the least first, and families of numbers behind them; none is there twice.
    case some([Solution])
    /// Every number for which both sides have a value: all but these, or nothing where it is not
    /// known which.
    case every(except: [Real]?)
    /// Ranges from left to right, which have no number in common and do not touch.
    case ranges([SolutionRange])
  }

  /// A way to solve an equation.
  package enum Method: Hashable, Sendable {
    /// A polynomial of this degree has no other real roots than those that were isolated.
    case roots(degree: Int)
    /// Each step keeps all solutions, and each number that came out was put in.
    case steps
    /// Between the zeros of its slope the difference of both sides passes zero at most once.
    case slopes
    /// The difference of both sides is not zero on any of the intervals that are left.
    case intervals
    /// Between neighbouring places where the difference of both sides is zero or not smooth, it
    /// keeps its sign.
    case signs
    /// Both sides are the same wherever they have values.
    case identity
  }
}

/// The numbers between two ends.
package struct SolutionRange: Sendable {
  /// The lower end; nothing where it has none.
  package let lower: End?
  /// The upper end; nothing where it has none.
  package let upper: End?

  /// An end of a range.
  package struct End: Sendable {
    /// The number.
    package let number: Real
    /// Whether it belongs to the range.
    package let isIncluded: Bool
  }

  /// Whether it is a single number, which is both ends.
  package let isPoint: Bool
}

/// A number that solves an equation, or all that are whole multiples of a period apart from it.
package struct Solution: Sendable {
  /// The number, or the one of a family that is closest to zero.
  package let number: Real
  /// How far apart the numbers of a family are; nothing for a single number.
  package let period: Real?

  /// Creates a solution.
  package init(_ number: Real, period: Real? = nil) {
    self.number = number
    self.period = period
  }
}
