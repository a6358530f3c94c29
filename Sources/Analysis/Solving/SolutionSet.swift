// The solutions of an equation or an inequality in one unknown, and what is proved of them.

package import Expressions
package import Reals

/// The numbers for which both sides compare as an equation or an inequality says.
package struct SolutionSet: Sendable {
  /// The solutions.
  package var solutions: Solutions
  /// Whether it is proved that there are no others.
  package var isComplete: Bool
  /// How the solutions were found, and how it is known that there are no others.
  package var methods: [Method]
  /// Where the roots of a polynomial are, as steps that can be checked; none for other
  /// equations.
  package var certificate: [String] = []
  /// Where the solutions were told, if it is known that there are others elsewhere.
  package var part: Part?
  /// The number up to which, from its opposite on, it is proved that there are no others, where it
  /// is not proved beyond.
  package var decidedUpTo: Int?

  /// No points at all, which is proved.
  package static var noPoints: SolutionSet {
    SolutionSet(solutions: .points([]), isComplete: true, methods: [.steps])
  }

  /// A part of the line with solutions outside of it.
  package struct Part: Sendable {
    /// The solutions are those from the opposite of this number to it, and all of these.
    package let limit: Int
    /// How many others were found.
    package let others: Int
  }

  /// Numbers that solve an equation.
  package enum Solutions: Sendable {
    /// Some numbers, the least first, and families of numbers behind them; none is there twice.
    case some([Solution])
    /// Every number for which both sides have a value: all but these, or nothing where it is not
    /// known which.
    case every(except: [Real]?)
    /// Ranges from left to right, which have no number in common and do not touch.
    case ranges([SolutionRange])
    /// Ranges from left to right, which have no number in common and do not touch. Those with a
    /// period go on to one side: the period, negative to the left, is added 0, 1, 2, … times.
    case progressions([SolutionRange])
    /// Single numbers, the least first, and what functions take families of numbers to: two of
    /// these may have numbers in common.
    case images([SolutionImage])
    /// Single ranges from left to right, and what functions take ranges that repeat to. No two have
    /// a number in common.
    case imageRanges([SolutionImageRange])
    /// Complex numbers, and families of them.
    case complex([ComplexSolution])
    /// A number for each unknown of a system, each once.
    case points([SolutionPoint])
  }

  /// A way to solve an equation.
  package enum Method: Hashable, Sendable {
    /// A polynomial of this degree has no other real roots than those that were isolated.
    case roots(degree: Int)
    /// A polynomial of this degree has as many complex roots, each counted as often as it
    /// occurs, and these are as many.
    case discs(degree: Int)
    /// Each step of the elimination keeps all solutions of the system.
    case elimination
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
    /// What the number is, where it has no closed form.
    package var form: Expression?

    /// Creates an end.
    package init(number: Real, isIncluded: Bool, form: Expression? = nil) {
      (self.number, self.isIncluded, self.form) = (number, isIncluded, form)
    }
  }

  /// Whether it is a single number, which is both ends.
  package let isPoint: Bool
  /// How far apart the ranges of a family or of a progression are; nothing for a single range.
  package var period: Real?

  /// Creates a range.
  package init(lower: End?, upper: End?, isPoint: Bool, period: Real? = nil) {
    (self.lower, self.upper, self.isPoint, self.period) = (lower, upper, isPoint, period)
  }

  /// What lies between two numbers.
  static func open(_ low: Real, _ high: Real) -> SolutionRange {
    SolutionRange(
      lower: .init(number: low, isIncluded: false),
      upper: .init(number: high, isIncluded: false),
      isPoint: false
    )
  }

  /// Two numbers and what lies between them.
  static func closed(_ low: Real, _ high: Real, isPoint: Bool) -> SolutionRange {
    SolutionRange(
      lower: .init(number: low, isIncluded: true),
      upper: .init(number: high, isIncluded: true),
      isPoint: isPoint
    )
  }

  /// A number alone.
  static func point(_ number: Real) -> SolutionRange {
    let end = End(number: number, isIncluded: true)
    return SolutionRange(lower: end, upper: end, isPoint: true)
  }
}

/// A number that solves an equation, or all that are whole multiples of a period apart from it.
package struct Solution: Sendable {
  /// The number, or one of a family: the closest to zero, or the one for 0 of a family that is written.
  package let number: Real
  /// How far apart the numbers of a family are; nothing for a single number.
  package let period: Real?
  /// How often a polynomial has it as its root, where that is known.
  package var multiplicity: Int?
  /// What the number is, where it has no closed form but by a function that was undone, or
  /// as the zero of one.
  package var form: Expression?

  /// Creates a solution.
  package init(_ number: Real, period: Real? = nil, multiplicity: Int? = nil) {
    self.number = number
    self.period = period
    self.multiplicity = multiplicity
  }
}

/// A complex number that solves an equation, or all that are whole multiples of a period apart
/// from it.
package struct ComplexSolution: Sendable {
  /// The number, or one of a family.
  package let number: Number
  /// How far apart the numbers of a family are; nothing for a single number.
  package let period: Number?
  /// How often a polynomial has it as its root, where that is known.
  package let multiplicity: Int?

  /// Creates a solution.
  init(_ number: Number, period: Number? = nil, multiplicity: Int? = nil) {
    self.number = number
    self.period = period
    self.multiplicity = multiplicity
  }
}

/// What each unknown of a system is: a number, or a sum of one and of multiples of parameters.
package struct SolutionPoint: Sendable {
  /// What the unknowns are, in their order.
  package internal(set) var coordinates: [Coordinate]

  /// What an unknown is.
  package struct Coordinate: Sendable {
    /// The number where all parameters are zero, which is real but for complex solutions.
    package let whole: Number
    /// The factor of each parameter; none where there are no parameters.
    package let factors: [Number]
    /// What the number is, where it has no closed form and parameters, if any, are whole numbers.
    package var form: Expression?

    /// Creates a coordinate.
    package init(_ number: Real, slopes: [Real] = []) {
      self.init(.real(number), slopes: slopes.map { .real($0) })
    }

    /// Creates a coordinate of numbers that may be complex.
    init(_ number: Number, slopes: [Number] = []) {
      whole = number
      factors = slopes
    }

    /// The real part of the number.
    package var number: Real { whole.real }

    /// The real parts of the factors.
    package var slopes: [Real] { factors.map { $0.real } }
  }

  /// Whether the parameters are whole numbers.
  package var hasWholeParameters = false

  /// Creates a point.
  package init(_ coordinates: [Coordinate]) { self.coordinates = coordinates }
}
