// The errors of real functions that complex numbers answer: √(−1), ln(−1), asin 2.

extension DomainError {
  /// Whether a function of real numbers has a complex value here.
  package var hasComplexValue: Bool {
    switch self {
    case .evenRootOfNegative, .negativeToIrrational, .logarithmOfNegative,
      .inverseTrigonometricOutOfRange, .areaCosineOutOfRange, .areaTangentOutOfRange:
      true
    default: false
    }
  }
}
