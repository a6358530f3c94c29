// The meaning of names, and the unit of angles.

internal import Numbers
internal import Reals

/// The meaning of the names in an expression, and how text and angles are read.
package struct Environment: Sendable {
  /// The values of names, among them `Ans` and the registers.
  package var variables: [String: Value]
  /// The functions of the user.
  package var functions: [String: UserFunction] = [:]
  /// The unit in which trigonometric functions take and give angles.
  package var angleUnit: AngleUnit
  /// Whether a function of real numbers has a complex value where it has no real one:
  /// √(−1) is i.
  package var complexAnswers = false
  /// The readings of disputed forms.
  package var readings = Readings()
  /// The sign before the fraction of a number.
  package var decimalMark = DecimalMark.point

  /// What finds the one zero of a function between two bounds; without it none is found.
  package var zeroFinder: BoundedFinder?
  /// What finds the integral of a function between two bounds; without it none is found.
  package var integralFinder: BoundedFinder?
  /// What finds an antiderivative of a function; without it none is found.
  package var antiderivativeFinder: AntiderivativeFinder?
  /// What finds the limit of a function; without it none is found.
  package var limitFinder: LimitFinder?
  /// What finds a sum or a product without an end; without it none is found.
  package var sumFinder: SumFinder?
  /// What finds a closed form of a sum or a product; without it none is found.
  package var symbolicSumFinder: SymbolicSumFinder?

  /// Creates an environment in which some names have values.
  package init(variables: [String: Value] = [:], angleUnit: AngleUnit = .radians) {
    self.variables = variables
    self.angleUnit = angleUnit
  }

  /// The names that are lists, vectors or sets of solutions.
  package var lists: Set<String> {
    Set(
      variables.lazy.filter { _, value in
        if case .solutions = value { true } else { value.parts != nil }
      }.map { $0.key }
    )
  }

  /// How text is to be read in this environment.
  ///
  /// - Complexity: O(*n*) for *n* variables and functions.
  package var parsingOptions: ParsingOptions {
    var options = ParsingOptions()
    options.readings = readings
    options.decimalMark = decimalMark
    options.refusesWords = true
    options.joinsComparisons = true
    options.readsNumerals = true
    let own = variables.keys.filter { name in
      LanguageWord.remedy(forTarget: name) != nil || AngleUnit(word: name) != nil
        || ParsingOptions.yields(name) || ParsingOptions.isPrefix(name)
        || ParsingOptions.isFactor(name)
        || ParsingOptions.saysDerivative(name) || Conversion(word: name) != nil
        || Spelling.endOfFunction(in: name) != nil || Spelling.endOfFactor(in: name) != nil
        || RomanNumeral.value(of: name) != nil || NumberInWords.value(of: Array(name.utf8)) != nil
    }
    options.setNames(functions: Set(functions.keys), lists: lists, ownNames: Set(own))
    return options
  }
}

/// A function that the user defined.
package struct UserFunction: Hashable, Sendable {
  /// The names of the arguments.
  package let parameters: [String]
  /// The expression of the parameters.
  package let body: Expression

  /// Creates a function.
  package init(parameters: [String], body: Expression) {
    self.parameters = parameters
    self.body = body
  }

  /// The definition as text that reads back, given the name.
  package func text(
    name: String,
    unicode: Bool = false,
    decimalMark: DecimalMark = .point
  ) -> String {
    let list = parameters.joined(separator: decimalMark == .comma ? "; " : ", ")
    return "\(name)(\(list)) = \(body.text(unicode: unicode, decimalMark: decimalMark))"
  }
}
