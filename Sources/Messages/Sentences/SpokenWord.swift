// The words of speech, in one table for each language.

/// A word, or a pattern for some, that is said aloud.
package enum SpokenWord: UInt8, CaseIterable, Sendable {
  // Numbers.
  case numbers, one, point, repeating, longNumber, hexadecimal, octal, binary, parts, manyParts
  case share

  // Events.
  case deleted, selected, cleared, undone, redone, copied, pasted, refused, ignored, more
  case unread, empty, start, end, behind, leftBehind, leftBefore

  // The slots, in the order of their roles.
  case formula, numerator, denominator, exponent, lower, radicand, index, absolute, brackets
  case repeatingDigits, elements, caseValue, caseCondition
  case boundName, rangeFirst, rangeLast, term, vectorEntries, elementPlace, wholePart
  case lowerBound, upperBound, limitTarget, integrand

  // The structures, in their order: their names, how they begin and how they end.
  case nameFraction, namePower, nameLower, nameSquareRoot, nameRoot, nameAbsolute, nameGroup
  case nameRepeating, nameFloor, nameCeiling, nameList, nameCases, nameSum, nameProduct
  case nameVector, namePlace, nameMixed, nameIntegral, nameLimit, nameDerivative
  case nameBase
  case openFraction, openPower, openLower, openSquareRoot, openRoot, openAbsolute, openGroup
  case openRepeating, openFloor, openCeiling, openList, openCases, openSum, openProduct
  case openVector, openPlace, openMixed, openIntegral, openLimit, openDerivative
  case closeFraction, closePower, closeLower, closeSquareRoot, closeRoot, closeAbsolute, closeGroup
  case closeRepeating, closeFloor, closeCeiling, closeList, closeCases, closeSum, closeProduct
  case closeVector, closePlace, closeMixed, closeIntegral, closeLimit, closeDerivative
  case closeShort, nextFraction, nextRoot, nextMixed, caseIf, otherwise, emptyList
  case largeFrom, largeTo, largeOf, limitTo, differential, writtenAs

  // Structures with simple parts.
  case simpleFraction, squared, cubed, simplePower, simpleLower, base, simpleSquareRoot, cubeRoot
  case simpleRoot, simpleAbsolute, simpleFloor, simpleCeiling, simplePlace, simpleMixed

  // In a row.
  case times, negative, capital, percent, call, openCall, separator

  // Answers.
  case equals, named, about, defined, yes, no, place
}

extension SpokenWord {
  /// The table of a language.
  package static func wording(_ language: Language) -> Wording {
    switch language {
    case .english: Kept.english
    case .german: Kept.german
    case .chinese: Kept.chinese
    }
  }

  /// The names of signs, functions and Greek letters in a language, by what is
  /// typed for them.
  package static func names(_ language: Language) -> Wording {
    switch language {
    case .english: Kept.englishNames
    case .german: Kept.germanNames
    case .chinese: Kept.chineseNames
    }
  }
}

/// The tables, of which each is read once.
private enum Kept {
  static let english = SpokenWord.english
  static let german = SpokenWord.german
  static let chinese = SpokenWord.chinese
  static let englishNames = SpokenWord.englishNames
  static let germanNames = SpokenWord.germanNames
  static let chineseNames = SpokenWord.chineseNames
}
