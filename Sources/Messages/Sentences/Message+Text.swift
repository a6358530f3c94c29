// Messages about mistakes in a text: order, brackets, characters and names.

package import Expressions

extension Message {
  /// The message about a mistake in a text.
  package init(_ mistake: Diagnostic.Kind, in language: Language) {
    switch mistake {
    case .missingOperand: self.init(saying: .missingOperand, in: language)
    case .missingOperator: self.init(saying: .missingOperator, in: language)
    case .missingName: self.init(saying: .missingName, in: language)
    case .unclosedBracket: self.init(saying: .unclosedBracket, in: language)
    case .unopenedBracket: self.init(saying: .unopenedBracket, in: language)
    case .mismatchedBracket: self.init(saying: .mismatchedBracket, in: language)
    case .unexpected: self.init(saying: .unexpected, in: language)
    case .malformedNumber: self.init(saying: .malformedNumber, in: language)
    case .missingDigits(let base):
      self.init(saying: .malformedNumberDigits, in: language, "\(base)", "\(base - 1)")
    case .unknownBase(let text): self.init(saying: .malformedNumberBase, in: language, text)
    case .foreignMark(let written, let hasGroups):
      let sentence =
        written.count > 1
        ? Sentence.foreignMarkEither : hasGroups ? .foreignMarkGroups : .foreignMark
      self.init(saying: sentence, in: language, written.first ?? "", written.last ?? "")
    case .commaBetweenArguments: self.init(saying: .commaBetweenArguments, in: language)
    case .commaBetweenStatements: self.init(saying: .commaBetweenStatements, in: language)
    case .severalStatements: self.init(saying: .severalStatements, in: language)
    case .misspelledSign(let instead):
      self.init(saying: .misspelledSign, in: language, instead)
    case .unexpectedColon: self.init(saying: .unexpectedColon, in: language)
    case .nothingToCompare: self.init(saying: .nothingToCompare, in: language)
    case .missingCondition: self.init(saying: .missingCondition, in: language)
    case .missingColon: self.init(saying: .missingColon, in: language)
    case .missingCoordinate(let name): self.init(saying: .missingCoordinate, in: language, name)
    case .tooManyPoints(let limit): self.init(saying: .tooManyPoints, in: language, String(limit))
    case .nestingTooDeep(let limit): self.init(saying: .nestingTooDeep, in: language, String(limit))
    case .textTooLong(let limit): self.init(saying: .textTooLong, in: language, String(limit))
    case .unknownCharacter(let scalar):
      self.init(unknown: scalar, in: language)
    case .unknownFunction(let name, let nearest):
      self.init(unknownFunction: name, "x; y", nearest, in: language)
    case .reservedName(let name): self.init(saying: .reservedName, in: language, name)
    case .languageWord(let word, let remedy): self.init(word, remedy, in: language)
    case .missingRange: self.init(saying: .missingRange, in: language)
    case .missingTarget: self.init(saying: .missingTarget, in: language)
    case .repeatedParameter(let name): self.init(saying: .repeatedParameter, in: language, name)
    case .wrongNumberOfArguments(let function, let least, let most, let found):
      let expected = Message.count(least, most, in: language)
      self.init(function, takes: expected, not: found, in: language)
    }
  }

  /// The message with the remedy for a word of everyday language.
  init(_ word: String, _ remedy: Remedy, in language: Language) {
    let forms = "to fraction, mixed, decimal, hex, base 3, factors, words, 20 digits, 4 sf, 3 dp"
    let (sentence, example): (Sentence, String) =
      switch remedy {
      case .otherName: (.languageWord, "")
      case .cases: (.languageWordCases, "{x < 0: -x; x}")
      case .opposite: (.languageWordOpposite, "≠")
      case .write(let sign): (.languageWordWrite, sign)
      case .calculus: (.languageWordCalculus, "")
      case .base: (.languageWordBase, "0xff, 0b101")
      case .conversion: (.languageWordConversion, "x = …")
      case .form: (.languageWordForm, forms)
      case .otherForm: (Sentence(unknownForm: word), forms)
      case .digitsOfBase: (.languageWordBaseRange, "base 3, base 12")
      }
    self.init(saying: sentence, in: language, word, example)
  }

  /// The message about a name in front of a bracket that is no function.
  init(
    unknownFunction name: String,
    _ parameters: String,
    _ nearest: String?,
    in language: Language
  ) {
    if let equation = ForeignName.equation(of: name) {
      self.init(saying: .notComputed, in: language, name, equation)
    } else if let nearest {
      self.init(saying: .unknownFunctionNearest, in: language, name, nearest)
    } else {
      self.init(saying: .unknownFunction, in: language, name, name + "(" + parameters + ")")
    }
  }

  private static func count(_ least: Int, _ most: Int?, in language: Language) -> String {
    guard let most else { return Sentence.countLeast.text(in: language, String(least)) }
    guard least != most else { return String(least) }
    return Sentence.countBetween.text(in: language, String(least), String(most))
  }
}

extension Message {
  /// The message about a text that cannot be read, typed or pasted, with the place of its first mistake.
  package static func refusal(
    of text: String,
    _ mistake: Diagnostic,
    in language: Language
  ) -> Message {
    let reason = Message(mistake.kind, in: language)
    if case .textTooLong = mistake.kind { return reason }
    let place = characterRange(of: mistake.range, in: text).lowerBound + 1
    return Message(
      kind: reason.kind,
      text: Sentence.pasteRefused.text(in: language, String(place), reason.text)
    )
  }
}
