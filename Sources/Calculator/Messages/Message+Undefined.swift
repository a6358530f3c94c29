// Where mathematics gives no value.

public import Reals

extension Message {
  /// What to tell where mathematics gives no value.
  public init(_ error: DomainError) {
    switch error {
    case .divisionByZero:
      self.init("divisionByZero", "division by zero", "a divisor must not be 0")
    case .zeroToNegative:
      self.init("zeroToNegative", "zero to a negative power", "this would divide by 0")
    case .negativeToIrrational:
      self.init(
        "negativeToIrrational",
        "a negative number to this power is not real",
        "the exponent must be a whole number or a fraction with an odd denominator"
      )
    case .evenRootOfNegative:
      self.init(
        "evenRootOfNegative",
        "an even root of a negative number is not real",
        "what stands under the root must be 0 or more"
      )
    case .rootIndexNotNatural:
      self.init(
        "rootIndexNotNatural",
        "there is no such root",
        "the index of a root must be one of 1, 2, 3, …"
      )
    case .logarithmOfZero:
      self.init("logarithmOfZero", "0 has no logarithm", "it needs a number above 0")
    case .logarithmOfNegative:
      self.init(
        "logarithmOfNegative",
        "a negative number has no real logarithm",
        "it needs a number above 0"
      )
    case .logarithmBase:
      self.init(
        "logarithmBase",
        "there is no logarithm to this base",
        "the base must be above 0 and not 1"
      )
    case .inverseTrigonometricOutOfRange:
      self.init(
        "inverseTrigonometricOutOfRange",
        "no angle has this sine or cosine",
        "it must lie from −1 to 1"
      )
    case .areaCosineOutOfRange:
      self.init("areaCosineOutOfRange", "acosh has no value here", "it needs a number from 1 up")
    case .areaTangentOutOfRange:
      self.init(
        "areaTangentOutOfRange",
        "atanh has no value here",
        "it needs a number between −1 and 1"
      )
    case .tangentPole:
      self.init(
        "tangentPole",
        "tan and sec have a pole here",
        "the cosine of this angle is 0"
      )
    case .cotangentPole:
      self.init(
        "cotangentPole",
        "cot and csc have a pole here",
        "the sine of this angle is 0"
      )
    case .notAnInteger:
      self.init("notAnInteger", "this is not a whole number", "the function needs whole numbers")
    case .factorialOfNonNatural:
      self.init(
        "factorialOfNonNatural",
        "this has no factorial",
        "it needs one of 0, 1, 2, 3, …"
      )
    }
  }
}
