// Primes and modular powers.

extension Integer {
  /// The power with a natural exponent, modulo an integer, from 0 to below
  /// its magnitude.
  ///
  /// - Precondition: `exponent >= 0`, and `modulus` is not zero.
  public func power(_ exponent: Integer, modulo modulus: Integer) -> Integer {
    precondition(!exponent.isNegative, "a modular power needs a natural exponent")
    let modulus = modulus.magnitude
    let base = modulo(modulus)
    var result = Integer.one.modulo(modulus)
    var bit = exponent.bitLength
    while bit > 0 {
      bit -= 1
      result = result.squared().modulo(modulus)
      if exponent.bit(at: bit) { result = (result * base).modulo(modulus) }
    }
    return result
  }
}
