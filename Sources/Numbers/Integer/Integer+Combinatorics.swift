// Factorials and binomial coefficients from the exponents of primes.

extension Integer {
  /// The product of the numbers from 1 to `n`.
  ///
  /// > Source: Luschny, The prime swing algorithm: n! is the square of
  /// > (n/2)! times the swing, whose prime factors are read off n.
  ///
  /// - Precondition: `n >= 0`.
  /// - Complexity: that of multiplying numbers of the size of the result.
  public static func factorial(_ n: Int) -> Integer {
    precondition(n >= 0, "a factorial needs a natural number")
    if n < 2 { return one }
    return oddFactorial(n, oddPrimes(upTo: n)) << (n - n.nonzeroBitCount)
  }

  /// The number of ways to choose `k` things of `n`.
  ///
  /// It is 0 if `k` is negative or greater than `n`.
  ///
  /// - Precondition: `n >= 0`.
  public static func binomial(_ n: Int, _ k: Int) -> Integer {
    precondition(n >= 0, "a binomial coefficient needs a natural number")
    if k < 0 || k > n { return zero }
    let k = min(k, n - k)
    if k == 0 { return one }
    // For few factors the sieve up to n would cost more than a division.
    if k < n / 64 { return product(n - k + 1, n).dividedExactly(by: factorial(k)) }
    var factors = FactorList()
    for prime in oddPrimes(upTo: n) {
      factors.append(prime, exponent: carries(k, n - k, base: prime))
    }
    return factors.product() << carries(k, n - k, base: 2)
  }

  /// The Fibonacci number of a place: 0, 1, 1, 2, 3, 5, ….
  ///
  /// > Source: Lucas 1878: F(2k) = F(k)·(2F(k+1) − F(k)), F(2k+1) = F(k)² + F(k+1)².
  ///
  /// - Precondition: `n >= 0`.
  /// - Complexity: that of multiplying numbers of the size of the result.
  public static func fibonacci(_ n: Int) -> Integer {
    precondition(n >= 0, "a Fibonacci number needs a natural number")
    var (number, next): (Integer, Integer) = (0, 1)
    for bit in (0..<Int.bitWidth - n.leadingZeroBitCount).reversed() {
      let double = number * ((next << 1) - number)
      let doubleNext = number.squared() + next.squared()
      (number, next) = (double, doubleNext)
      if n >> bit & 1 == 1 { (number, next) = (next, number + next) }
    }
    return number
  }

  /// The odd part of a factorial.
  private static func oddFactorial(_ n: Int, _ primes: [Int]) -> Integer {
    if n < 3 { return one }
    var factors = FactorList()
    for prime in primes {
      if prime > n { break }
      // The exponent of a prime in the swing counts the odd quotients.
      var exponent = 0
      var quotient = n / prime
      while quotient > 0 {
        exponent += quotient & 1
        quotient /= prime
      }
      factors.append(prime, exponent: exponent)
    }
    return oddFactorial(n / 2, primes).squared() * factors.product()
  }

  /// The carries when `a` and `b` are added in a base.
  ///
  /// > Source: Kummer 1852: this is the exponent of a prime base in the
  /// > binomial coefficient of `a + b` over `a`.
  private static func carries(_ a: Int, _ b: Int, base: Int) -> Int {
    var (a, b, carry, count) = (a, b, 0, 0)
    while a > 0 || b > 0 || carry > 0 {
      carry = a % base + b % base + carry >= base ? 1 : 0
      count += carry
      (a, b) = (a / base, b / base)
    }
    return count
  }

  /// The product of the numbers from `low` to `high`, halved so that the
  /// factors of each product have about one size.
  private static func product(_ low: Int, _ high: Int) -> Integer {
    if low == high { return Integer(low) }
    let middle = low + (high - low) / 2
    return product(low, middle) * product(middle + 1, high)
  }

  /// The odd primes up to a bound, by the sieve of Eratosthenes.
  static func oddPrimes(upTo bound: Int) -> [Int] {
    if bound < 3 { return [] }
    // Index i stands for 2 i + 1.
    let count = (bound + 1) / 2
    var isComposite = [Bool](repeating: false, count: count)
    var primes: [Int] = []
    for i in 1..<count where !isComposite[i] {
      let prime = 2 * i + 1
      primes.append(prime)
      if prime > bound / prime { continue }
      var multiple = prime * prime / 2
      while multiple < count {
        isComposite[multiple] = true
        multiple += prime
      }
    }
    return primes
  }
}

/// Small factors whose product is wanted, gathered into limbs.
private struct FactorList {
  private var limbs: [Limb] = []
  private var last: Limb = 1

  /// Adds a power of a number.
  mutating func append(_ base: Int, exponent: Int) {
    for _ in 0..<exponent {
      let product = Limb.wideProduct(last, Limb(base))
      if product.high == 0 {
        last = product.low
      } else {
        limbs.append(last)
        last = Limb(base)
      }
    }
  }

  /// The product of all factors.
  func product() -> Integer {
    FactorList.product(limbs[...]) * Integer(last)
  }

  private static func product(_ limbs: ArraySlice<Limb>) -> Integer {
    if limbs.count <= 16 {
      return Integer(negative: false, capacity: limbs.count + 1) { r in
        r[0] = 1
        var count = 1
        for limb in limbs {
          r[count] = Limbs.multiply(r, r, count, by: limb)
          count += r[count] == 0 ? 0 : 1
        }
        return count
      }
    }
    let middle = limbs.startIndex + limbs.count / 2
    return product(limbs[..<middle]) * product(limbs[middle...])
  }
}
