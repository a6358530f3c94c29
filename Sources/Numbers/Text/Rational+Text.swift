// Printing and reading rationals.

extension Rational: CustomStringConvertible {
  /// The numerator, and the denominator after a slash unless it is 1.
  public var description: String {
    isInteger ? numerator.description : "\(numerator.description)/\(denominator.description)"
  }
}

extension Rational {
  /// Reads what ``description`` writes.
  package init?(quotient text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { Integer(String(decoding: Array($0), as: UTF8.self)) }
    guard let numerator = parts[0], parts.count <= 2 else { return nil }
    guard parts.count == 2 else {
      self.init(numerator)
      return
    }
    guard let denominator = parts[1], denominator.signum > 0 else { return nil }
    self.init(numerator, over: denominator)
  }
}
