// What has a value among the complex numbers although it has none among the real ones.

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
