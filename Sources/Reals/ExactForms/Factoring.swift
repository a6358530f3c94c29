// Prime factors as far as exact forms need them, and powers taken out of integers.

internal import Numbers

/// Factorisation under a bound of work.
enum Factoring {
  /// Primes with their multiplicities, smallest first, and a cofactor that is 1
  /// unless the factorisation gave up on it.
  struct Factors {
    var primes: [(prime: Integer, multiplicity: Int)] = []
    var rest: Integer = 1
  }

  /// The factors of a positive integer.
  ///
  /// Every prime up to 2^11 is found; a cofactor of up to 96 bits is split where
  /// Pollard's method finds a factor soon.
  static func factors(of value: Integer) -> Factors {
    precondition(value.signum > 0, "only positive integers have factors")
    var result = Factors()
    var rest = value
    let twos = rest.trailingZeroBitCount
    if twos > 0 {
      result.primes.append((2, twos))
      rest = rest >> twos
    }
    var candidate = 3
    while candidate < 2048, rest != 1 {
      let divisor = Integer(candidate)
      if divisor * divisor > rest { break }
      var multiplicity = 0
      while true {
        let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: divisor)
        guard remainder.isZero else { break }
        rest = quotient
        multiplicity += 1
      }
      if multiplicity > 0 { result.primes.append((divisor, multiplicity)) }
      candidate += 2
    }
    guard rest != 1 else { return result }
    split(rest, into: &result)
    result.primes = result.primes.sorted { $0.prime < $1.prime }
    return result
  }

  /// About how many steps of a nanosecond the factors of an integer take.
  static func steps(for value: Integer) -> Int {
    value.bitLength > 32 ? 500_000 : 20_000
  }

  /// Splits a number without small factors.
  private static func split(_ value: Integer, into result: inout Factors) {
    guard value.bitLength <= 96 else {
      result.rest = value
      return
    }
    // Finds factors of up to about 25 bits, in a millisecond.
    var budget: Int64 = 150_000
    let found = value.primeFactors(budget: &budget)
    for power in found.factors { result.primes.append((power.prime, power.exponent)) }
    result.rest = found.rest
  }
}
