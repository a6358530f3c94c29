// Messages about expressions to which mathematics gives no value.

package import Reals

extension Message {
  /// The message about an undefined value.
  package init(_ error: DomainError, in language: Language) {
    self.init(saying: Sentence(error), in: language)
  }
}

extension Sentence {
  /// The sentence about an undefined value.
  fileprivate init(_ error: DomainError) {
    switch error {
    case .divisionByZero: self = .divisionByZero
    case .zeroToNegative: self = .zeroToNegative
    case .negativeToIrrational: self = .negativeToIrrational
    case .evenRootOfNegative: self = .evenRootOfNegative
    case .rootIndexNotNatural: self = .rootIndexNotNatural
    case .logarithmOfZero: self = .logarithmOfZero
    case .logarithmOfNegative: self = .logarithmOfNegative
    case .logarithmBase: self = .logarithmBase
    case .inverseTrigonometricOutOfRange: self = .inverseTrigonometricOutOfRange
    case .areaCosineOutOfRange: self = .areaCosineOutOfRange
    case .areaTangentOutOfRange: self = .areaTangentOutOfRange
    case .tangentPole: self = .tangentPole
    case .cotangentPole: self = .cotangentPole
    case .notAnInteger: self = .notAnInteger
    case .factorialOfNonNatural: self = .factorialOfNonNatural
    case .divisorsOfZero: self = .divisorsOfZero
    case .noPrimeBefore: self = .noPrimeBefore
    case .noCaseHolds: self = .noCaseHolds
    case .conditionFails: self = .conditionFails
    case .angleOfOrigin: self = .angleOfOrigin
    case .gammaPole: self = .gammaPole
    case .zetaPole: self = .zetaPole
    case .notNatural: self = .notNatural
    case .noInverse: self = .noInverse
    case .angleOfZero: self = .angleOfZero
    case .zeroToComplex: self = .zeroToComplex
    case .orderOfComplex: self = .orderOfComplex
    case .complexArgument: self = .complexArgument
    }
  }
}
