// The reasons why a statement has no value, and remarks about a value.

package import Expressions
package import Messages
package import Numbers
internal import Reals

extension Answer {
  /// Why there is no value.
  package enum Reason: Error, Sendable {
    /// The statement cannot be read.
    case mistake(Diagnostic.Kind)
    /// The statement can be read, and has no value.
    case evaluation(EvaluationError.Kind)
    /// The statement has no real value, but a complex one.
    case complexValue(EvaluationError.Kind, Expression)
    /// The caller has cancelled.
    case interrupted
    /// A number passes every test for primes, without a proof that it is one.
    case probablePrime
    /// The value cannot be written as it was asked for.
    case noForm(Conversion)
    /// The value would have more digits than anybody reads, written as it was asked for.
    case tooManyDigits(Conversion)
    /// More digits than so many come before they repeat, or repeat.
    case longPeriod(Int)
    /// An irrational number is no fraction; one that is close to it.
    case noFraction(Rational)
    /// A measured value cannot be written as it was asked for.
    case noMeasuredForm(Conversion)
    /// A factor was not split.
    case partlyFactored(Value.Factors, rest: Integer)
    /// No way to the solutions of an equation in this unknown is known.
    case unsolved(String)
    /// An equation has several unknowns, and is not asked to be solved for one.
    case severalUnknowns([String])
    /// What was asked for is not done with such an expression.
    case noAlgebra
    /// Whether two expressions are the same function was not found out.
    case undecidedIdentity
    /// What solves equations stands beside something else.
    case solveStandsAlone
    /// Infinitely many solutions are asked for as a list; a line that cuts some out.
    case manySolutions(String)
    /// What solves equations has none.
    case nothingToSolve
    /// A line of a derivation is no equation, inequality or expression.
    case unreadLine
    /// A word among the unknowns stands in no equation, and says no numbers.
    case unknownNumbers(String)

    /// The name of several that an equation is solved for where nothing says for which.
    static func unknown(among names: [String]) -> String {
      ["y", "x", "z"].first { names.contains($0) } ?? names[names.count - 1]
    }

    /// How an answer is known that this is the reason for.
    var status: Status {
      switch self {
      case .mistake(let kind): kind.family == .syntax ? .syntax : .input
      case .evaluation(let kind), .complexValue(let kind, _): kind.status
      case .noForm, .tooManyDigits, .noMeasuredForm, .noFraction: .undefined
      case .noAlgebra, .solveStandsAlone, .manySolutions, .nothingToSolve, .unreadLine,
        .severalUnknowns, .unknownNumbers:
        .input
      case .longPeriod, .interrupted, .probablePrime, .partlyFactored, .unsolved,
        .undecidedIdentity:
        .undetermined
      }
    }

    /// The message about the reason.
    func message(_ settings: Settings) -> Message {
      let language = settings.language
      return switch self {
      case .mistake(let kind): Message(kind, in: language)
      case .evaluation(let kind): Message(kind, in: language)
      case .complexValue(let kind, let number):
        Message(kind, in: language)
          .adding(.complexAnswer, in: language, number.value(settings))
      case .interrupted: Message(saying: .interrupted, in: language)
      case .probablePrime: Message(saying: .probablePrime, in: language)
      case .noForm(let conversion):
        switch conversion.domain {
        case .real, .rational: Message(saying: .noForm, in: language, conversion.text)
        case .range(let least, let most):
          Message(saying: .noFormInRange, in: language, conversion.text, least, most)
        }
      case .tooManyDigits(let conversion):
        Message(saying: .noFormLong, in: language, conversion.text)
      case .longPeriod(let limit): Message(saying: .longPeriod, in: language, "\(limit)")
      case .noFraction(let nearest):
        Message(saying: .noFraction, in: language, Expression(nearest).text())
      case .noMeasuredForm(let conversion):
        Message(saying: .noMeasuredForm, in: language, conversion.text)
      case .partlyFactored(let factors, let rest): Message(factors, rest: rest, in: language)
      case .unsolved(let name): Message(saying: .unsolved, in: language, name)
      case .severalUnknowns(let names):
        Message(
          saying: .unknownNameSeveral,
          in: language,
          names.joined(separator: ", "),
          Answer.Reason.unknown(among: names)
        )
      case .noAlgebra: Message(saying: .noAlgebra, in: language)
      case .undecidedIdentity: Message(saying: .identityUndecided, in: language)
      case .manySolutions(let example): Message(saying: .solveMany, in: language, example)
      case .solveStandsAlone: Message(saying: .solveStandsAlone, in: language)
      case .nothingToSolve: Message(saying: .solveNothing, in: language)
      case .unreadLine: Message(saying: .linesUnread, in: language)
      case .unknownNumbers(let word):
        Message(saying: .solveNumbers, in: language, word, NumberSet.listed)
      }
    }
  }

  /// A remark that the user may want beside the value.
  package enum Remark: Sendable {
    /// A disputed form was read in one of its ways.
    case reading(Reading)
    /// A factor only passes every test for primes.
    case probablePrime
    /// The unit of a constant of physics.
    case unit(Constant)
    /// The seed of the random numbers that were drawn.
    case seed(Int)
    /// A half was rounded by a rule.
    case tie(Settings.Rounding)
    /// So many bits of a negative number, in two's complement.
    case bits(Int)
    /// A letter stands for any whole number.
    case wholeNumbers(String)
    /// A letter stands for any number.
    case anyNumbers(String)
    /// A Taylor polynomial leaves out what is of the order of a power.
    case leftOut(Expression)
    /// Between two numbers a Taylor polynomial differs from its function by at most a third; nil where
    /// no bound was found.
    case differsBy(Expression?, from: Expression, to: Expression)
    /// A letter stands for any real number.
    case realNumbers(String)
    /// Solutions were looked for between a number and its opposite only.
    case searched(Int)
    /// The solutions are those whose parts are between a number and its opposite.
    case square(Int)
    /// The solutions are those between a number and its opposite, and so many others were found.
    case nearby(Int, others: Int)
    /// There may be more solutions.
    case perhapsMore
    /// The solutions are real, and complex ones were not found.
    case realOnly
    /// The solutions are the real ones beside a curve of complex ones.
    case curveBesides
    /// Comparisons outside of which an expression may have a value where there was none.
    case provided([Expression])
    /// Parts of what was typed that have to have a value, or else the whole has none.
    case definedParts([Expression])
    /// Comparisons outside of which an expression has no value where there was one.
    case restricted([Expression])
    /// Names that have a value which was put in, as equations where the value is short.
    case storedValues([Expression])
    /// Factors are not proved to be irreducible.
    case unfactored
    /// Numbers for which two expressions differ, as equations.
    case counterexample([Expression])
    /// Digits behind ≈ are not those of the value, which are these.
    case printedOtherwise(String)
    /// A name has no value.
    case free(String)
    /// A function has a definition, so that its equation is solved.
    case askedAsEquation(String)
    /// A function had another definition.
    case definedAnew(String)
    /// For which numbers both sides have values, and numbers for which only the left one has, or only
    /// the right one.
    case compared([Expression], at: [Expression], isLeft: Bool)
    /// What the value is where roots of negative numbers are the principal ones.
    case principalValue(Expression)
    /// The letter of the imaginary unit is a variable of the user.
    case ownUnit
    /// An inverse function was taken on one of its cuts.
    case onTheCut
    /// An unknown is a whole number.
    case wholeUnknown(String)
    /// Roots that a polynomial has several times, each with how often.
    case multiple([(root: Expression, count: Int)])

    /// The message about the remark.
    func message(_ settings: Settings) -> Message {
      let language = settings.language
      return switch self {
      case .seed(let seed): Message(saying: .seed, in: language, "\(seed)")
      case .unit(let constant):
        Message(
          saying: .constantUnit,
          in: language,
          "\(constant.name)",
          constant.unit.map { "\($0)" } ?? ""
        )
      case .reading(let reading): Message(reading, in: language)
      case .probablePrime: Message(saying: .probablePrime, in: language)
      case .bits(let width):
        Message(saying: .bitsOfNegative, in: language, String(width))
      case .tie(let rule):
        Message(saying: rule == .halfAway ? .tieAway : .tieEven, in: language)
      case .wholeNumbers(let letter): Message(saying: .wholeNumbers, in: language, letter)
      case .anyNumbers(let letter): Message(saying: .anyNumbers, in: language, letter)
      case .leftOut(let power):
        Message(saying: .leftOutOrder, in: language, "O(\(power.value(settings)))")
      case .differsBy(let bound, let lower, let upper):
        Message(
          saying: bound == nil ? .leftOutUnknown : .leftOutBound,
          in: language,
          lower.value(settings),
          upper.value(settings),
          bound?.value(settings) ?? ""
        )
      case .realNumbers(let letter): Message(saying: .realNumbers, in: language, letter)
      case .searched(let limit): Message(saying: .solutionsSearched, in: language, "\(limit)")
      case .square(let limit): Message(saying: .solutionsSquare, in: language, "\(limit)")
      case .nearby(let limit, let others):
        Message(saying: .solutionsNearby, in: language, "\(limit)", "\(others)")
      case .perhapsMore: Message(saying: .solutionsPerhapsMore, in: language)
      case .realOnly: Message(saying: .solutionsRealOnly, in: language)
      case .curveBesides: Message(saying: .solutionsCurveBesides, in: language)
      case .provided(let conditions):
        Message(saying: .provided, in: language, conditions.listed(settings))
      case .definedParts(let parts):
        Message(saying: .providedParts, in: language, parts.listed(settings))
      case .restricted(let conditions):
        Message(saying: .restricted, in: language, conditions.listed(settings))
      case .storedValues(let names):
        Message(saying: .storedValues, in: language, names.listed(settings))
      case .unfactored: Message(saying: .unfactored, in: language)
      case .counterexample(let equations):
        Message(saying: .counterexample, in: language, equations.listed(settings))
      case .printedOtherwise(let digits):
        Message(saying: .printedOtherwise, in: language, digits)
      case .free(let name):
        Message(EvaluationError.Kind.unknownName(name, nearest: nil), in: language)
      case .askedAsEquation(let name): Message(saying: .functionAsked, in: language, name)
      case .definedAnew(let name): Message(saying: .functionAnew, in: language, name)
      case .compared(let conditions, let numbers, let isLeft):
        if numbers.isEmpty {
          Message(saying: .providedBoth, in: language, conditions.listed(settings))
        } else {
          Message(
            saying: isLeft ? .providedLeft : .providedRight,
            in: language,
            conditions.listed(settings),
            numbers.listed(settings)
          )
        }
      case .principalValue(let number):
        Message(saying: .principalValue, in: language, number.value(settings))
      case .ownUnit: Message(saying: .ownUnit, in: language)
      case .onTheCut: Message(saying: .onTheCut, in: language)
      case .wholeUnknown(let name): Message(saying: .wholeNumbersUnknown, in: language, name)
      case .multiple(let roots):
        Message(
          saying: .solutionsMultiple,
          in: language,
          roots.map { $0.root.value(settings) + " ×\($0.count)" }.joined(separator: "; ")
        )
      }
    }
  }

  /// An answer without a value.
  package init(
    _ input: String,
    _ settings: Settings,
    because reason: Reason,
    at place: Range<Int>
  ) {
    self.init(input: input, statement: nil, settings: settings)
    outcome = .failure(reason, place: place)
  }

  /// The answer to a statement that cannot be read.
  package init(_ mistake: Diagnostic, in source: Source, _ settings: Settings) {
    let place = source.place(of: mistake.range)
    self.init(source.text, settings, because: .mistake(mistake.kind), at: place)
  }

  /// The answer to a text that cannot be read.
  package init(_ mistake: Diagnostic, in text: String, _ settings: Settings) {
    self.init(mistake, in: Source(text), settings)
  }

  /// The answer to a text that has no value.
  package init(_ error: EvaluationError, in text: String, _ settings: Settings) {
    let place = characterRange(of: error.range, in: text)
    self.init(text, settings, because: .evaluation(error.kind), at: place)
  }

  /// The stored values that were put in, `x = 5`, if some were.
  package var storedValues: String? {
    for case (.storedValues(let names), _) in remarks { return names.listed(settings) }
    return nil
  }

  /// The whole of what was typed.
  package var whole: Range<Int> { 0..<input.unicodeScalars.count }
}

extension [Expression] {
  /// All of them in a row.
  fileprivate func listed(_ settings: Settings) -> String {
    map { $0.text(unicode: true, decimalMark: settings.decimalMark) }.joined(separator: "; ")
  }
}

extension Expression {
  /// A number as a value is written.
  fileprivate func value(_ settings: Settings) -> String {
    valueText(unicode: true, decimalMark: settings.decimalMark)
  }
}

extension EvaluationError.Kind {
  /// How an answer is known that this is the reason for.
  fileprivate var status: Answer.Status {
    switch self {
    case .real(.undefined): .undefined
    case .real(.undetermined), .real(.overBudget): .undetermined
    case .differentLengths, .emptyList, .descendingRange, .noElement, .noEntry, .differentSizes,
      .crossOfThree, .measuredWidth, .noZero, .severalZeros,
      .divergentIntegral, .undefinedIntegrand, .infiniteLimit, .differentLimits, .noLimit,
      .undefinedBesideLimit, .divergentSum, .differentSlopes, .slopeAtEnd:
      .undefined
    case .tooManyElements, .longSequence, .undecidedZero, .undecidedIntegral,
      .undecidedAntiderivative, .undecidedLimit, .undecidedSum, .undecidedClosedSum,
      .measuredComparison, .measuredDomain:
      .undetermined
    case .notANumber, .listComparison, .listElement, .notAList, .notAVector, .vectorOperation,
      .openRange, .openZero, .measured, .incomplete:
      .syntax
    case .unknownName, .unknownFunction, .functionWithoutArguments, .wrongNumberOfArguments:
      .input
    }
  }
}
