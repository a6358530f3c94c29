// The row of a function: everything that the program knows of it.

internal import Reals

/// A function that the program defines: one row of the table, of which there are no copies.
package final class Builtin: Sendable {
  /// The name to type, which is also the name that is printed.
  package let name: StaticString
  /// Other names that are accepted.
  package let aliases: [StaticString]
  /// Further names, over which a definition of the user's takes precedence.
  package let yieldingAliases: [StaticString]
  /// The names of the arguments, for completion.
  package let parameters: StaticString
  /// The least number of arguments.
  package let least: Int
  /// The greatest number of arguments, or nothing when there is no limit.
  package let most: Int?
  /// How it is written in print.
  package let notation: Notation
  /// The letter of the number of which the value is a power, by the argument: a formula has it as
  /// that power.
  package let powerBase: Unicode.Scalar?
  /// Whether the argument or the value is an angle.
  package let angle: Angle
  /// Whether a definition of the user's takes precedence over the names: so for functions
  /// that came when a name might have been in use.
  package let yields: Bool
  /// The arguments for which it has a value.
  package let domain: Domain
  /// The derivatives by the arguments, for angles in radians: by u for one argument, by u and
  /// by v for two; a function of one or two has the one for one first.
  ///
  /// Wherever the function has a derivative they have its value, and perhaps a value where it
  /// has none. A function with a definition and without slopes has the derivatives of its
  /// definition.
  let slopes: [StaticString]
  /// The function as an expression of u, and of v for a second argument, in functions with
  /// more facts; equal wherever the expression has a value.
  let equivalentText: StaticString?
  /// Whether the values stay within bounds, whatever the argument.
  package let isBounded: Bool
  /// An expression of u that differs from the value by less than u⁻ⁿ for every n as u grows,
  /// or falls, without bound.
  let endText: StaticString?
  /// The effect on the value where the only argument changes sign.
  package let parity: Parity
  /// What it makes of truths, where it takes truths as well as numbers.
  let truths: TruthOperation?
  /// Whether the value is drawn at random, so that two calls may have different ones.
  package let drawsAtRandom: Bool
  /// What it does with an expression in which names are free, where it is more than a
  /// function of numbers.
  package let algebra: AlgebraicOperation?
  /// The name of the function that undoes this one where both are defined, as in sin⁻¹.
  let inverseName: StaticString?
  /// The period in u, as an expression of v, in any unit of angles.
  let periodText: StaticString?
  /// The solutions u of f(u) = v as expressions of v, and of a second argument w: each
  /// solution is the value of one of them plus a whole multiple of the period.
  ///
  /// An expression without a value at v gives no solution.
  let originTexts: [StaticString]
  /// Expressions of u and v that are zero at all singular places but the jumps of ``jumps``:
  /// elsewhere the function is smooth, or has no value all around.
  let placeTexts: [StaticString]
  /// How the values jump, if they do in more places than ``placeTexts`` has.
  let jumps: Jumps?
  /// The effect on the value where some number is added to the argument.
  package let shift: Shift?
  /// How the function tends to zero, where that can be divided away.
  let vanishing: VanishingRule?
  /// How its arguments or its values are read, where people differ.
  let dispute: Dispute?
  /// Whether the range of a name may stand among several arguments: `x = 0..20`.
  let takesRanges: Bool
  /// Whether the value is a list: square brackets behind a call hold a place.
  package let givesList: Bool
  /// Whether the value is a number wherever the arguments are numbers, or the lists or vectors of
  /// numbers that it takes.
  package let givesNumber: Bool
  /// Expressions of u and v, in radians: the real and the imaginary part of the value at
  /// u + v·i, for functions of one number that have one nearly everywhere.
  let partTexts: (real: StaticString, imaginary: StaticString)?
  /// The function over doubles and intervals, with angles in radians or in a unit; that of a
  /// function with a definition follows from the definition.
  let kernel: @Sendable (_ unitsPerQuarter: Double?) -> Kernel?
  /// How it is evaluated; angles are in radians.
  let evaluation: Evaluation
  /// The function over numbers that may be complex, with angles in radians; nothing for
  /// functions of real numbers only, and for those that an expression defines.
  ///
  /// It agrees with ``evaluation`` where the arguments are real and that has a value.
  let complexEvaluation: ComplexEvaluation?

  /// How a function of numbers that may be complex is evaluated.
  enum ComplexEvaluation: Sendable {
    typealias Unary = @Sendable (Number, inout Workspace) throws(RealError) -> Number
    typealias Binary = @Sendable (Number, Number, inout Workspace) throws(RealError) -> Number

    /// One number to a number.
    case unary(Unary)
    /// Two numbers to a number.
    case binary(Binary)
    /// One number or two to a number.
    case optional(Unary, Binary)
    /// Any number of numbers to a number, two at a time.
    case fold(Binary)
  }

  /// How a function is evaluated.
  enum Evaluation: Sendable {
    typealias Unary = @Sendable (Real, inout Workspace) throws(RealError) -> Real
    typealias Binary = @Sendable (Real, Real, inout Workspace) throws(RealError) -> Real

    /// One number to a number.
    case unary(Unary)
    /// Two numbers to a number.
    case binary(Binary)
    /// One number or two to a number.
    case optional(Unary, Binary)
    /// Any number of numbers to a number, two at a time, and what an empty list gives.
    case fold(Binary, empty: Int? = nil)
    /// Values to a value; lists among them are taken as they are.
    case elements(@Sendable ([Value], inout Workspace) throws(EvaluationError) -> Value)
    /// The value of an expression of u, and of v and w for further arguments, from which
    /// graphs and their features follow too.
    ///
    /// `otherwise` is the reason for no value where the expression has cases and none holds.
    case definition(StaticString, otherwise: DomainError? = nil)
    /// A rounding r of one number to a whole one; with a second argument v, a whole number,
    /// r(u·10^v)/10^v.
    case places(Unary)
    /// One number to a value of any kind.
    case value(@Sendable (Real, inout Workspace) throws(RealError) -> Value)
    /// As many numbers as the row takes to a number.
    case numbers(@Sendable ([Real], inout Workspace) throws(RealError) -> Real)
    /// A number that is found of an expression between two bounds, its zero or its integral: the
    /// argument is a sequence, whose bounds are any numbers.
    case bounded

    /// Whether lists are taken as they are, and not element by element.
    var takesLists: Bool {
      if case .elements = self { true } else { false }
    }

    /// Whether the value is a number by the kind of evaluation alone.
    var givesNumber: Bool {
      switch self {
      case .unary, .binary, .optional, .fold, .definition, .places, .numbers, .bounded: true
      case .elements, .value: false
      }
    }

    /// Whether an expression defines the function.
    var isDefinition: Bool {
      if case .definition = self { true } else { false }
    }
  }

  /// What a function makes of truths.
  enum TruthOperation: Sendable {
    /// One truth to a truth.
    case unary(@Sendable (Bool) -> Bool)
    /// Two truths to a truth.
    case binary(@Sendable (Bool, Bool) -> Bool)
  }

  /// What a function says of truths.
  package enum Junction: Sendable {
    /// The opposite of one.
    case opposite
    /// Both are true.
    case both
    /// One of them is true, or both.
    case either
    /// One of them is true, and not the other one.
    case one
  }

  /// What it says of truths, where it takes truths as well as numbers.
  package var junction: Junction? {
    switch truths {
    case nil: nil
    case .unary?: .opposite
    case .binary(let combination)?:
      !combination(true, false) ? .both : combination(true, true) ? .either : .one
    }
  }

  /// The number of arguments of the definition; 0 without one.
  package var definedArity: Int {
    switch evaluation {
    case .definition: most ?? 0
    case .places: 2
    case .unary, .binary, .optional, .fold, .elements, .value, .numbers, .bounded: 0
    }
  }

  /// Whether lists are taken as they are, and not element by element.
  package var takesLists: Bool { evaluation.takesLists }

  /// Whether the name that a sequence binds in its brackets stands for any number between the
  /// bounds, and not for each whole one.
  package var bindsAnyNumber: Bool {
    if case .bounded = evaluation { true } else { false }
  }

  /// Whether the bounds of its range may be infinite.
  package var takesInfiniteBounds: Bool {
    if case .large = notation { true } else { self == .integral }
  }

  /// How a function is written in print.
  package enum Notation: Hashable, Sendable {
    /// Its name before brackets, with a command of its own in LaTeX or not.
    case name(hasCommand: Bool)
    /// A root sign; the index is a constant, or the first argument.
    case root(index: UInt8?)
    /// A bar on each side.
    case bars
    /// Brackets without their upper ends.
    case floor
    /// Brackets without their lower ends.
    case ceiling
    /// A line above the argument in print, the name before brackets in text.
    case overline
    /// An exclamation mark behind the argument.
    case factorial
    /// A word between its two arguments, which binds as tightly as a rank.
    case infix(Rank)
    /// The name, the second argument or a number as its subscript.
    case logarithm(base: UInt8?)
    /// The second argument in square brackets behind a list or a name.
    case place
    /// Its name before brackets, or a large ∑ or ∏ with the range of a sequence.
    case large(isSum: Bool)
  }

  /// The effect on the value of a function where its argument changes sign.
  package enum Parity: Hashable, Sendable {
    /// Nothing: f(−u) = f(u).
    case even
    /// It changes sign too: f(−u) = −f(u).
    case odd
    /// Neither is true for all arguments.
    case none
  }

  /// How the values of a function jump: it is an expression of u, v and w, where w is
  /// piecewise constant.
  struct Jumps: Sendable {
    /// An expression that is whole where w jumps; nothing where w jumps at zeros of
    /// ``placeTexts`` only.
    let steps: StaticString?
    /// The expression, in which w stands in a sum, maybe with a factor.
    let piece: StaticString
  }

  /// The effect on the value of a function where some number is added to its argument.
  package enum Shift: Sendable {
    /// f(u + n) = f(u) + n for whole numbers n.
    case wholeNumber
    /// f(u + a quarter turn) is this expression of u: a function or its opposite.
    case quarterTurn(StaticString)
  }

  /// How a function tends to zero at a: f(A + a) = A·q(g(A))·h(A), where the quotient q has a
  /// limit at zero.
  struct VanishingRule: Sendable {
    /// The number a.
    let zero: Int
    /// The quotient q, in radians for functions of angles.
    let quotient: Quotient
    /// The argument g of the quotient, as an expression of u, which stands for A.
    let argument: StaticString
    /// The factor h, as an expression of u, which stands for A; nothing for 1.
    let factor: StaticString?

    init(
      at zero: Int = 0,
      _ quotient: Quotient,
      of argument: StaticString = "u",
      times factor: StaticString? = nil
    ) {
      self.zero = zero
      self.quotient = quotient
      self.argument = argument
      self.factor = factor
    }
  }

  /// The quotients that have a limit at zero, in the order of their rows.
  enum Quotient: Int, Sendable {
    case sine
    case cosine
    case exponential
    case logarithm
  }

  /// The side of a function that is an angle.
  package enum Angle: Hashable, Sendable {
    /// Neither.
    case none
    /// The argument.
    case argument
    /// The value.
    case value
  }

  /// The arguments for which a function has a value.
  package enum Domain: Hashable, Sendable {
    /// All real numbers.
    case real
    /// Zero and up.
    case nonNegative
    /// Above zero.
    case positive
    /// At least one.
    case atLeastOne
    /// From −1 to 1.
    case unit
    /// Between −1 and 1.
    case openUnit
    /// All but zero.
    case nonZero
    /// At least one, or at most −1.
    case outsideOpenUnit
    /// Above one, or below −1.
    case outsideUnit
    /// Above zero and up to one.
    case positiveUnit
    /// Two numbers that are not both zero.
    case exceptOrigin
    /// A base and an exponent of which it has a power.
    case power
    /// All but the odd multiples of a quarter turn.
    case exceptOddQuarterTurns
    /// All but the multiples of half a turn.
    case exceptHalfTurns
    /// 0, 1, 2, ….
    case natural
    /// Whole numbers.
    case integer
    /// Whole numbers but zero.
    case nonZeroInteger
    /// Above −1.
    case aboveMinusOne
    /// A second argument that is not zero.
    case nonZeroDivisor
    /// A first argument that is not zero.
    case nonZeroDividend
    /// A second argument that is a whole number.
    case wholeSecond
    /// A root index that is no zero, and no even one before a negative number.
    case root
    /// A number, and a root index that is no zero, and no even one where the number is negative.
    case rootOfFirst
    /// A positive number, to a positive base other than 1.
    case logarithm
    /// All but 0, −1, −2, ….
    case exceptOppositesOfNaturals

    /// Whether the function has values only where the argument at a place is a whole number.
    ///
    /// Between whole numbers it has none, so that no sample decides an interval.
    package func needsWholeNumber(at place: Int) -> Bool {
      switch self {
      case .natural, .integer, .nonZeroInteger: true
      case .wholeSecond, .rootOfFirst: place == 1
      case .root: place == 0
      default: false
      }
    }
  }

  /// The position of the row in the table; see ``row(at:)``.
  ///
  /// It is set once, where the table is made, before anybody sees the row.
  package nonisolated(unsafe) internal(set) var index: UInt8 = 0

  /// Creates a row.
  init(
    _ name: StaticString,
    _ parameters: StaticString,
    _ notation: Notation,
    from least: Int = 1,
    to most: Int? = 1,
    powerBase: Unicode.Scalar? = nil,
    aliases: [StaticString] = [],
    yieldingAliases: [StaticString] = [],
    angle: Angle = .none,
    yields: Bool = false,
    domain: Domain = .real,
    slopes: [StaticString] = [],
    equivalent: StaticString? = nil,
    isBounded: Bool = false,
    end: StaticString? = nil,
    parity: Parity = .none,
    truths: TruthOperation? = nil,
    drawsAtRandom: Bool = false,
    algebra: AlgebraicOperation? = nil,
    inverse: StaticString? = nil,
    period: StaticString? = nil,
    origins: [StaticString] = [],
    places: [StaticString] = [],
    jumps: Jumps? = nil,
    shift: Shift? = nil,
    vanishing: VanishingRule? = nil,
    dispute: Dispute? = nil,
    takesRanges: Bool = false,
    givesList: Bool = false,
    givesNumber: Bool = false,
    parts: (real: StaticString, imaginary: StaticString)? = nil,
    kernel: @escaping @Sendable (_ unitsPerQuarter: Double?) -> Kernel? = { _ in nil },
    evaluation: Evaluation,
    complex: ComplexEvaluation? = nil
  ) {
    self.name = name
    self.aliases = aliases
    self.yieldingAliases = yieldingAliases
    self.parameters = parameters
    self.least = least
    self.most = most
    self.notation = notation
    self.powerBase = powerBase
    self.angle = angle
    self.yields = yields || evaluation.isDefinition
    self.domain = domain
    self.slopes = slopes
    self.equivalentText = equivalent
    self.isBounded = isBounded
    self.endText = end
    self.parity = parity
    self.truths = truths
    self.drawsAtRandom = drawsAtRandom
    self.algebra = algebra
    self.inverseName = inverse
    self.periodText = period
    self.originTexts = origins
    self.placeTexts = places
    self.jumps = jumps
    self.shift = shift
    self.vanishing = vanishing
    self.dispute = dispute
    self.takesRanges = takesRanges
    self.givesList = givesList
    self.givesNumber = givesNumber || evaluation.givesNumber
    self.partTexts = parts
    self.kernel = kernel
    self.evaluation = evaluation
    self.complexEvaluation = complex
  }
}

extension Builtin: Hashable {
  /// Whether two are the same function.
  package static func == (x: Builtin, y: Builtin) -> Bool { x.index == y.index }

  /// Feeds the identity of the function into a hasher.
  package func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

extension Builtin {
  /// Whether the name stands between two operands.
  package var isInfix: Bool { infixRank != .none }

  /// How tightly the name binds between two operands; `none` where it does not stand there.
  package var infixRank: Rank {
    if case .infix(let rank) = notation { rank } else { .none }
  }

  /// The name and the parameters, as in `log(x; base)`.
  package var signature: String { "\(name)(\(parameters))" }
}
