// Readings of disputed forms: each form has a default and an alternative; the parser says
// where it met one and which way it went.

/// The readings of all disputes: the default way, except where another is set.
package struct Readings: Hashable, Sendable {
  private var alternatives: UInt32 = 0

  /// Every dispute in its default way.
  package init() {}

  /// Whether a dispute is read in its alternative way.
  package subscript(_ dispute: Dispute) -> Bool {
    get { alternatives & (1 << dispute.rawValue) != 0 }
    set {
      let bit: UInt32 = 1 << dispute.rawValue
      if newValue { alternatives |= bit } else { alternatives &= ~bit }
    }
  }
}

/// A place where a text could be read in another way.
package struct Reading: Hashable, Sendable {
  /// The form that people read in two ways.
  package let dispute: Dispute
  /// Whether it was read in the alternative way.
  package let isAlternative: Bool
  /// The bytes of the text that it concerns.
  package let range: Range<Int>

  /// Creates the place of a form that was read in one of two ways.
  package init(dispute: Dispute, isAlternative: Bool = false, range: Range<Int>) {
    self.dispute = dispute
    self.isAlternative = isAlternative
    self.range = range
  }
}

extension Dispute {
  /// Whether reading a text again with the dispute switched gives another
  /// expression.
  package var changesExpression: Bool {
    switch self {
    case .juxtaposition, .percentOfLeft, .remainder, .bareArgument, .signBeforePower, .notEqual:
      true
    case .nameBeforeBracket, .angleUnit, .rootOfNegative, .zeroToZero, .factorialTwice,
      .numberBeforeRoot, .baseStandsSecond, .bars, .constantBetweenNumbers, .signBeforeOperator,
      .percentBeforeSign, .unitBehindQuotient, .equalToConstant, .shareOf, .share, .ratePerPeriod,
      .groupedDigits, .sample, .wholeNumbersOfRange, .ratioBeforeBracket, .discount, .surcharge,
      .sumOfNegative,
      .indexStandsFirst, .truncatedDigits, .orderOfDerivative, .numberInLetters,
      .argumentBehindBlank, .signedExponent, .mixedPower, .bracketedDigits, .binaryExponent,
      .productInUncertainty, .prefixBehindNumber, .numbersBehindFunction, .truthOfEquation,
      .joinedFunction, .closedAtEnd, .relationsBehindComma, .listBehindWord, .numberOfDegrees,
      .degreesOfAngle, .powerOfArgument, .letterForTimes, .foreignMarks,
      .colonForSlash, .currency:
      false
    }
  }
}
