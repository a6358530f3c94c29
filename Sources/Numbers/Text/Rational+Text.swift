// Printing rationals.

extension Rational: CustomStringConvertible {
  /// The numerator, and the denominator after a slash unless it is 1.
  public var description: String {
    isInteger ? numerator.description : "\(numerator.description)/\(denominator.description)"
  }
}
