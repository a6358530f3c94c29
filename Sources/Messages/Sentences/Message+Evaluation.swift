// Messages about expressions that have no value for reasons of the language, and about how
// they were read.

package import Expressions
package import Numbers
internal import Reals

extension Message {
  /// The message about a reason found while evaluating.
  package init(_ reason: EvaluationError.Kind, in language: Language) {
    switch reason {
    case .real(.undefined(let error)): self.init(error, in: language)
    case .real(.undetermined(let question)): self.init(question, in: language)
    case .real(.overBudget(let limit)): self.init(limit, in: language)
    case .unknownName(let name, let nearest):
      let sentence = Sentence(unknownName: name, hasNearest: nearest != nil)
      self.init(saying: sentence, in: language, name, nearest ?? "log(8; 2)")
    case .unknownFunction(let name, let nearest):
      self.init(unknownFunction: name, "x", nearest, in: language)
    case .functionWithoutArguments(let name):
      self.init(saying: .functionWithoutArguments, in: language, name)
    case .wrongNumberOfArguments(let function, let expected, let found):
      self.init(function, takes: String(expected), not: found, in: language)
    case .notANumber: self.init(saying: .notANumber, in: language)
    case .differentLengths(let one, let other):
      self.init(saying: .differentLengths, in: language, String(one), String(other))
    case .listComparison: self.init(saying: .listComparison, in: language)
    case .listElement: self.init(saying: .listElement, in: language)
    case .emptyList: self.init(saying: .emptyList, in: language)
    case .descendingRange: self.init(saying: .descendingRange, in: language)
    case .tooManyElements(let limit):
      self.init(saying: .tooManyElements, in: language, String(limit))
    case .noElement(0): self.init(saying: .noElementEmpty, in: language)
    case .noElement(let count): self.init(saying: .noElement, in: language, String(count))
    case .noEntry(let count): self.init(saying: .noEntry, in: language, String(count))
    case .notAList: self.init(saying: .notAList, in: language)
    case .notAVector: self.init(saying: .notAVector, in: language)
    case .vectorOperation: self.init(saying: .vectorOperation, in: language)
    case .differentSizes(let one, let other):
      self.init(saying: .differentSizes, in: language, String(one), String(other))
    case .crossOfThree: self.init(saying: .crossOfThree, in: language)
    case .openRange: self.init(saying: .openRange, in: language)
    case .longSequence: self.init(saying: .longSequence, in: language)
    case .noZero: self.init(saying: .noZero, in: language)
    case .severalZeros: self.init(saying: .severalZeros, in: language)
    case .undecidedZero: self.init(saying: .undecidedZero, in: language)
    case .divergentIntegral: self.init(saying: .divergentIntegral, in: language)
    case .undefinedIntegrand: self.init(saying: .undefinedIntegrand, in: language)
    case .undecidedIntegral: self.init(saying: .undecidedIntegral, in: language)
    case .undecidedAntiderivative: self.init(saying: .undecidedAntiderivative, in: language)
    case .infiniteLimit(let isNegative):
      self.init(saying: .infiniteLimit, in: language, isNegative ? "-∞" : "∞")
    case .differentLimits(let left, let right):
      self.init(saying: .differentLimits, in: language, left, right)
    case .noLimit: self.init(saying: .noLimit, in: language)
    case .undefinedBesideLimit: self.init(saying: .undefinedBesideLimit, in: language)
    case .undecidedLimit: self.init(saying: .undecidedLimit, in: language)
    case .differentSlopes(let left, let right):
      self.init(saying: .differentSlopes, in: language, left, right)
    case .slopeAtEnd: self.init(saying: .slopeAtEnd, in: language)
    case .divergentSum: self.init(saying: .divergentSum, in: language)
    case .undecidedSum: self.init(saying: .undecidedSum, in: language)
    case .undecidedClosedSum: self.init(saying: .undecidedClosedSum, in: language)
    case .openZero: self.init(saying: .openZero, in: language)
    case .measured: self.init(saying: .measured, in: language)
    case .measuredComparison: self.init(saying: .measuredComparison, in: language)
    case .measuredDomain: self.init(saying: .measuredDomain, in: language)
    case .measuredWidth: self.init(saying: .measuredWidth, in: language)
    case .incomplete: self.init(saying: .missingOperand, in: language)
    }
  }

  /// The message about a number of which a factor was not split.
  package init(_ factors: Value.Factors, rest: Integer, in language: Language) {
    let sign = factors.isNegative ? "-" : ""
    let product = factors.primes.isEmpty ? sign : Expression(factors).text() + "*"
    self.init(saying: .partlyFactored, in: language, product + rest.text(), rest.text())
  }

  /// The message about a function with too few or too many arguments.
  init(_ function: String, takes expected: String, not found: Int, in language: Language) {
    let sentence = found == 1 ? Sentence.wrongNumberOfArgumentsOne : .wrongNumberOfArguments
    self.init(saying: sentence, in: language, function, expected, String(found))
  }

  /// The message about how a disputed form was read.
  package init(_ reading: Reading, in language: Language) {
    self.init(saying: Sentence(reading), in: language, "", "5! = 120")
  }
}

extension Sentence {
  /// The sentence about a name without a value.
  fileprivate init(unknownName name: String, hasNearest: Bool) {
    switch name {
    case "Ans": self = .unknownNameAnswer
    case "j" where !hasNearest: self = .unknownNameImaginary
    case "base" where !hasNearest: self = .unknownNameLetters
    case "plot", "graph", "draw": self = .unknownNamePlot
    case "∞", "infinity", "inf", "oo", "infty", "unendlich": self = .unknownNameInfinity
    case _ where !hasNearest && Sentence.isUnit(name): self = .unknownNameUnit
    default: self = hasNearest ? .unknownNameNearest : .unknownName
    }
  }

  /// The sentence about a word that asks for no way to write a value.
  init(unknownForm word: String) {
    self = Sentence.isUnit(word) ? .unknownNameUnit : .languageWordOtherForm
  }

  /// Whether a name is a common unit of measure that is no usual variable.
  fileprivate static func isUnit(_ name: String) -> Bool {
    [
      "°C", "°F", "°K", "km", "cm", "mm", "nm", "kg", "mg", "ml", "dl", "cl", "Hz", "kHz", "MHz",
      "GHz", "kW", "kWh", "Pa", "hPa", "mph", "kmh", "inch", "inches", "feet", "ft", "yd", "mile",
      "miles", "lb", "lbs", "oz", "ounce", "gallon", "meter", "meters", "metre", "metres", "liter",
      "liters", "litre", "litres", "hours", "hour", "minutes", "seconds", "days", "EUR", "USD",
      "euro", "euros", "dollar", "dollars", "MB", "GB", "kB", "KB", "TB",
    ].contains(name)
  }

  /// The sentence about how a disputed form was read.
  fileprivate init(_ reading: Reading) {
    let isOther = reading.isAlternative
    switch reading.dispute {
    case .juxtaposition: self = isOther ? .juxtapositionOther : .juxtaposition
    case .percentOfLeft: self = isOther ? .percentOfLeftOther : .percentOfLeft
    case .remainder: self = isOther ? .remainderOther : .remainder
    case .bareArgument: self = isOther ? .bareArgumentOther : .bareArgument
    case .signBeforePower: self = isOther ? .signBeforePowerOther : .signBeforePower
    case .nameBeforeBracket: self = .nameBeforeBracket
    case .angleUnit: self = .angleUnit
    case .rootOfNegative: self = .rootOfNegative
    case .zeroToZero: self = .zeroToZero
    case .notEqual: self = isOther ? .notEqualOther : .notEqual
    case .factorialTwice: self = .factorialTwice
    case .numberBeforeRoot: self = .numberBeforeRoot
    case .baseStandsSecond: self = .baseStandsSecond
    case .bars: self = .bars
    case .constantBetweenNumbers: self = .constantBetweenNumbers
    case .signBeforeOperator: self = .signBeforeOperator
    case .percentBeforeSign: self = .percentBeforeSign
    case .unitBehindQuotient: self = .unitBehindQuotient
    case .equalToConstant: self = .equalToConstant
    case .shareOf: self = .shareOf
    case .share: self = .share
    case .ratePerPeriod: self = .ratePerPeriod
    case .groupedDigits: self = .groupedDigits
    case .sample: self = .sample
    case .wholeNumbersOfRange: self = .wholeNumbersOfRange
    case .ratioBeforeBracket: self = .ratioBeforeBracket
    case .discount: self = .discount
    case .surcharge: self = .surcharge
    case .sumOfNegative: self = .sumOfNegative
    case .indexStandsFirst: self = .indexStandsFirst
    case .truncatedDigits: self = .truncatedDigits
    case .orderOfDerivative: self = .orderOfDerivative
    case .numberInLetters: self = .numberInLetters
    case .argumentBehindBlank: self = .argumentBehindBlank
    case .signedExponent: self = .signedExponent
    case .mixedPower: self = .mixedPower
    case .bracketedDigits: self = .bracketedDigits
    case .binaryExponent: self = .binaryExponent
    case .productInUncertainty: self = .productInUncertainty
    case .prefixBehindNumber: self = .prefixBehindNumber
    case .numbersBehindFunction: self = .numbersBehindFunction
    case .truthOfEquation: self = .truthOfEquation
    case .joinedFunction: self = .joinedFunction
    case .closedAtEnd: self = .closedAtEnd
    case .relationsBehindComma: self = .relationsBehindComma
    case .listBehindWord: self = .listBehindWord
    case .numberOfDegrees: self = .numberOfDegrees
    case .degreesOfAngle: self = .degreesOfAngle
    case .powerOfArgument: self = .powerOfArgument
    case .letterForTimes: self = .letterForTimes
    case .foreignMarks: self = .foreignMarks
    case .colonForSlash: self = .colonForSlash
    case .currency: self = .currency
    }
  }
}
