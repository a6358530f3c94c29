// Answers to statements, as data; their texts are made when they are asked for.

internal import Analysis
public import Expressions
public import Messages
package import Reals

/// The answer to a statement.
///
/// Its texts follow ``settings``: the same answer can be told in another language or
/// with another decimal mark.
public struct Answer: Sendable {
  /// The statement as it was typed.
  public let input: String
  /// The statement, where it could be read.
  package let statement: Statement?
  /// The outcome of the statement.
  package var outcome = Outcome.definition
  /// Remarks that the user may want, with their places.
  package var remarks: [(remark: Remark, place: Range<Int>)] = []
  /// The proofs of the primes that the answer relies on, as lines that
  /// `PrimalityCertificate.firstFault(in:)` checks.
  public internal(set) var proofs: [String] = []
  /// The proofs and enclosures that the answer relies on besides exact arithmetic.
  package var decisions = Decisions()
  /// The form of both sides of an equation that holds, where they have one, and its kind.
  var commonForm: (form: Expression, kind: FormKind?)?
  /// The lines by which an equation is solved, where they were asked for and are known.
  var derivation: Derivation?
  /// Whether such lines were asked for.
  var wantsSteps = false
  /// Whether it says that two expressions are the same function.
  package var isIdentity = false
  /// The settings of the texts: language, decimal mark, and the unit of angles.
  public var settings: Settings

  /// Creates the answer to a statement that has no outcome yet.
  package init(input: String, statement: Statement?, settings: Settings) {
    self.input = input
    self.statement = statement
    self.settings = settings
  }

  /// The parts of an answer that are computed besides its closed form.
  public struct Display: Hashable, Sendable {
    /// Whether decimal digits are computed, even beside a closed form.
    public var hasDecimal: Bool
    /// Whether a quotient of hundreds of digits is written; otherwise its decimal digits are.
    public var hasLongQuotients: Bool

    /// Creates a choice; a closed form, or else digits, is always there.
    public init(hasDecimal: Bool = false, hasLongQuotients: Bool = true) {
      self.hasDecimal = hasDecimal
      self.hasLongQuotients = hasLongQuotients
    }

    /// All parts.
    public static var all: Display { Display(hasDecimal: true) }

    /// All parts that people read: no quotients of hundreds of digits.
    package static var brief: Display { Display(hasDecimal: true, hasLongQuotients: false) }
  }

  /// The outcome of a statement.
  // Indirect, since answers are handed on more often than they are looked into.
  package indirect enum Outcome: Sendable {
    /// A function was defined, so there is no value.
    case definition
    /// A value.
    case value(Shown)
    /// The solutions of an equation.
    case solutions(Solutions)
    /// An expression in which names are free.
    case rule(FreeExpression)
    /// No value, and the part of the statement that is the reason.
    case failure(Reason, place: Range<Int>)
  }

  /// A value and the forms in which it is shown.
  package struct Shown: Sendable {
    /// The value.
    let value: Value
    /// The closed form.
    var form: Expression?
    /// Whether the form has no simpler functions than what was typed, so that its digits
    /// are shown with it.
    var isTyped = false
    /// The digits, where they are wanted or there is no closed form.
    package var expansion: DecimalExpansion?
    /// The way in which the digits are written.
    var style = DecimalStyle.automatic
    /// Whether the digits are those that were asked for, the last one rounded, and not the
    /// first ones of the value.
    var isRounded = false
    /// The rule by which a half was rounded, where the value is exactly one.
    var tie: Settings.Rounding?
    /// How a conversion writes it, where that is not read back as the value.
    var conversion: Written?
    /// All digits with the repeating ones in brackets, if they are few.
    var repeating: Expression?
    /// The elements of a list, or the entries of a vector.
    var items: [Shown]?
    /// The real and the imaginary part of a complex number.
    var complexParts: [Shown]?
    /// The texts of a measured value.
    var measured: WrittenMeasure?

    /// How a conversion writes a value, where that is not read back as the value.
    enum Written: Sendable {
      /// In LaTeX.
      case latex
      /// In brackets around its elements, each as it is written.
      case elements
      /// In a way of its own.
      case spelling(ValueSpelling)
    }

    /// The expression that is proved to be the value.
    package var exact: Expression? {
      if let form { return form }
      if let items { return Expression(items, as: value.literal) { $0.exact } }
      if hasExactParts { return complexDigits }
      return expansion.flatMap { $0.isExact && !isRounded ? Expression($0, style) : nil }
    }

    /// The closed form, or else the digits.
    var written: Expression? {
      if let form { return form }
      if let measured { return measured.expression }
      if let items { return Expression(items, as: value.literal) { $0.written } }
      if let complexDigits { return complexDigits }
      return expansion.map { Expression($0, style) }
    }
  }

  /// The most notes that an answer has; a line of a megabyte may have more than can be read.
  package static var noteLimit: Int { 16 }

  /// How surely an answer is known.
  public enum Status: String, Hashable, Sendable {
    /// Proved to be equal.
    case exact
    /// Digits that are all right; there are more.
    case approximate
    /// Mathematics gives no value, which is proved.
    case undefined
    /// The budget ended before the answer was certain.
    case undetermined
    /// The signs or brackets are out of order.
    case syntax
    /// A character or name is not known.
    case input
  }

  /// The kind of an answer.
  public enum Kind: Hashable, Sendable {
    /// A value.
    case value
    /// A function was defined, so there is no value.
    case definition
  }
}

extension Answer {
  /// The seed of the random numbers that were drawn, if any were.
  public var seed: Int? {
    for case (.seed(let seed), _) in remarks { return seed }
    return nil
  }

  /// The value, if there is one.
  public var value: Value? { shown?.value }

  /// How surely the answer is known.
  public var status: Status {
    switch outcome {
    case .definition: .exact
    case .value(let shown): shown.exact == nil ? .approximate : .exact
    case .solutions(let solutions): solutions.status
    case .rule: .exact
    case .failure(let reason, _): reason.status
    }
  }

  /// The kind of the answer.
  public var kind: Kind {
    guard case .definition = outcome else { return .value }
    return .definition
  }

  /// Whether the statement has an answer.
  public var isAnswered: Bool {
    guard case .failure = outcome else { return true }
    return false
  }

  /// The solutions, if the statement is an equation that was solved.
  package var solutions: Solutions? {
    guard case .solutions(let solutions) = outcome else { return nil }
    return solutions
  }

  /// The expression with free names, if that is the answer.
  package var rule: FreeExpression? {
    guard case .rule(let expression) = outcome else { return nil }
    return expression
  }

  /// The forms in which the value is shown, if there is one.
  package var shown: Shown? {
    guard case .value(let shown) = outcome else { return nil }
    return shown
  }
}

extension Answer {
  /// The solutions of equations or of an inequality and what of them is shown.
  package struct Solutions: Sendable {
    /// The unknowns: one, or those of a system.
    let unknowns: [String]
    /// The unknowns besides, which may be any numbers.
    var free: [String] = []
    /// What these are: parameters, one for each.
    var freeParameters: [String] = []
    /// Which numbers were looked for.
    let domain: EquationTask.Domain
    /// The letter of the whole numbers that families run through.
    var letter = ""
    /// Whether parameters of points are whole numbers, though the unknowns are not.
    var hasFamiliesOfPoints = false
    /// What the solutions are.
    var found: Found
    /// Whether it is proved that there are no others.
    let isComplete: Bool
    /// The methods by which they were found.
    let methods: [SolutionSet.Method]
    /// The ranges on which others may be; none where it is proved that there are none.
    var open: [Range] = []
    /// What stands behind the first members where not all are told.
    var rest: String?

    /// What solves equations.
    enum Found: Sendable {
      /// Numbers in order; none where there is no solution.
      case numbers([Member])
      /// Every number but these.
      case every(except: [Shown])
      /// Every number for which both sides have a value.
      case defined
      /// Ranges from left to right.
      case ranges([Range])
      /// Single numbers, and what functions take families to.
      case images([Image])
      /// One number for each unknown; none where there is no solution.
      case points([Point])
    }

    /// A solution, or a family of them.
    struct Member: Sendable {
      /// The number.
      var shown: Shown
      /// How far apart the numbers of a family are.
      var period: Shown?
      /// How often a polynomial has it as its root, where that is known.
      var multiplicity: Int?
    }

    /// The numbers between two ends.
    struct Range: Sendable {
      /// The lower end, and whether it is a solution.
      let lower: (shown: Shown, isIncluded: Bool)?
      /// The upper end, and whether it is a solution.
      let upper: (shown: Shown, isIncluded: Bool)?
      /// Whether both are one number.
      let isPoint: Bool
      /// How far apart the ranges of a family are.
      var period: Shown?
      /// How often the period is added.
      var turns = Turns.all
      /// What takes the numbers between the ends to the solutions, unless they are these themselves.
      var function: Function?

      /// The numbers that are shown.
      var ends: [Shown] {
        let ends = [lower?.shown, isPoint ? nil : upper?.shown, period].compactMap { $0 }
        return ends + (function?.numbers.map { $0.shown } ?? [])
      }
    }

    /// A function that takes numbers to solutions.
    struct Function: Sendable {
      /// Its value, of the name `SolutionImage.argument`.
      let value: Expression
      /// What names in it stand for.
      let numbers: [(name: String, shown: Shown)]
    }

    /// What a function takes a number to, or a family.
    struct Image: Sendable {
      /// The function.
      let function: Function
      /// The number, or one of the family.
      let start: Shown
      /// How far apart the numbers of the family are.
      let period: Shown?
      /// How often the period is added.
      let turns: Turns

      /// The numbers that are shown.
      var parts: [Shown] {
        [start] + (period.map { [$0] } ?? []) + function.numbers.map { $0.shown }
      }
    }

    /// A number for each unknown, or an expression of parameters.
    struct Point: Sendable {
      /// What each of the unknowns is.
      let coordinates: [Coordinate]

      /// What an unknown is.
      enum Coordinate: Sendable {
        /// A number.
        case number(Shown)
        /// A closed form with parameters in it, which may be any numbers.
        case form(Expression)
      }
    }

    /// Whether a number is said by a function of angles that was undone, or as a zero: few read
    /// its size from that.
    var hasOpenForms: Bool { numbers.contains { $0.isTyped } }

    /// The numbers that are shown.
    var numbers: [Shown] {
      switch found {
      case .numbers(let members): members.flatMap { [$0.shown, $0.period].compactMap { $0 } }
      case .every(let others): others
      case .defined: []
      case .ranges(let ranges): ranges.flatMap { $0.ends }
      case .images(let images): images.flatMap { $0.parts }
      case .points(let points):
        points.flatMap { $0.coordinates }.compactMap { coordinate in
          if case .number(let shown) = coordinate { shown } else { nil }
        }
      }
    }

    /// How the solutions are known.
    var status: Status {
      if !isComplete { return .undetermined }
      return numbers.allSatisfy { $0.exact != nil } ? .exact : .approximate
    }
  }
}
