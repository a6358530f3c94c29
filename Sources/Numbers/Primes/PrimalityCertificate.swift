// Proofs that a number is a prime, as data, and their check.

/// A proof that a number is a prime.
///
/// The first step is about the number itself; a prime that a step relies on
/// either has a step further on, or is below 3.3 10^24, where a theorem about
/// strong pseudoprimes decides.
package struct PrimalityCertificate: Hashable, Sendable {
  /// A prime divisor of `n - 1` or `n + 1`, and what shows that it divides the
  /// order of an element.
  package struct Witness: Hashable, Sendable {
    /// The prime divisor.
    package var prime: Integer
    /// The base of the powers, or the first parameter P of the Lucas sequence.
    package var parameter: Integer

    /// A divisor with its witness.
    package init(prime: Integer, parameter: Integer) {
      self.prime = prime
      self.parameter = parameter
    }
  }

  /// A curve y^2 = x^3 + a x + b modulo the number, and a point of it.
  package struct Curve: Hashable, Sendable {
    /// The coefficient of x.
    package var a: Integer
    /// The coefficient of 1.
    package var b: Integer
    /// The point's abscissa.
    package var x: Integer
    /// The point's ordinate.
    package var y: Integer
    /// A multiple of the point's order: the number of points of the curve.
    package var order: Integer
    /// A prime divisor of it above (n^(1/4) + 1)^2, which divides the point's
    /// order too.
    package var prime: Integer

    /// A curve with a point.
    package init(
      a: Integer,
      b: Integer,
      x: Integer,
      y: Integer,
      order: Integer,
      prime: Integer
    ) {
      (self.a, self.b, self.x, self.y) = (a, b, x, y)
      (self.order, self.prime) = (order, prime)
    }
  }

  /// The proof for one number, given that its divisors are primes.
  package struct Step: Hashable, Sendable {
    /// The number that is proved.
    package var number: Integer
    /// Prime divisors of `n - 1` with the bases of their powers.
    package var below: [Witness]
    /// Prime divisors of `n + 1` with Lucas sequences of one discriminant.
    package var above: [Witness]
    /// The discriminant P^2 - 4 Q of the sequences.
    package var discriminant: Integer
    /// A curve, which proves the number without its neighbours.
    package var curve: Curve?

    /// A step of a proof.
    package init(number: Integer, below: [Witness], above: [Witness], discriminant: Integer) {
      self.number = number
      self.below = below
      self.above = above
      self.discriminant = discriminant
    }
  }

  /// The steps; none when the theorem about strong pseudoprimes is enough.
  package var steps: [Step]

  /// A proof of the given steps.
  package init(steps: [Step]) { self.steps = steps }

  /// Whether the steps prove that a number is a prime.
  package func proves(_ number: Integer) -> Bool {
    if steps.isEmpty { return number.isPrimeByTheorem }
    guard steps[0].number == number else { return false }
    for index in steps.indices {
      let step = steps[index]
      for prime in step.primes {
        // Steps rely on later ones only, so no proof goes in a circle.
        let isProvedLater = steps[(index + 1)...].contains { $0.number == prime }
        guard isProvedLater || prime.isPrimeByTheorem else { return false }
      }
      guard step.isValid else { return false }
    }
    return true
  }
}

extension PrimalityCertificate.Step {
  /// The primes that the step relies on.
  package var primes: [Integer] {
    if let curve { return [curve.prime] }
    return (below + above).map { $0.prime }
  }

  /// Whether the number is a prime if the divisors are.
  ///
  /// Each prime divisor p of n is 1 modulo F, the part of n - 1 made of the
  /// divisors below, and the symbol (D/p) modulo G, the part of n + 1 made of
  /// those above. So p is 1 or n modulo L, their least common multiple, and
  /// the least p, if n is composite, is below L when L^2 > n: it would be n
  /// modulo L. With F alone, F^3 > n is enough.
  ///
  /// > Source: Brillhart, Lehmer and Selfridge, New primality criteria and
  /// > factorizations of 2^m ± 1 (Math. Comp. 1975); Crandall and Pomerance,
  /// > Prime Numbers, theorems 4.1.3, 4.1.5 and 4.2.3.
  var isValid: Bool {
    if let curve { return curve.isValid(for: number) }
    guard number > 3, number.isOdd else { return false }
    guard below.allSatisfy({ number.hasPowerWitness($0) }) else { return false }
    if !above.isEmpty {
      guard discriminant.bitLength < 31, let d = discriminant.asInt,
        Integer.jacobiSymbol(d, number) == -1,
        above.allSatisfy({ number.hasLucasWitness($0, discriminant: discriminant) })
      else { return false }
    }
    return Self.suffices(
      number,
      below: number.part(of: number - 1, below.map { $0.prime }),
      above: number.part(of: number + 1, above.map { $0.prime })
    )
  }

  /// Whether parts of `n - 1` and `n + 1` of these sizes decide.
  static func suffices(_ n: Integer, below f: Integer, above g: Integer) -> Bool {
    if f * f > n { return true }
    let common = (f * g).dividedExactly(by: Integer.greatestCommonDivisor(f, g))
    if common * common > n {
      let candidate = n.modulo(common)
      return candidate <= 1 || candidate == n || !n.modulo(candidate).isZero
    }
    guard f * f * f > n else { return false }
    // n = c F^2 + b F + 1 is a prime unless b^2 - 4 c is a square.
    let quotient = (n - 1).dividedExactly(by: f)
    let b = quotient.modulo(f)
    let c = (quotient - b).dividedExactly(by: f)
    let discriminant = b.squared() - (c << 2)
    return discriminant.isNegative || !discriminant.squareRootWithRemainder().remainder.isZero
  }
}

extension Integer {
  /// Whether the bases that suffice below 3.3 10^24 show a prime.
  var isPrimeByTheorem: Bool { bitLength <= 82 && primality == .prime }

  /// The greatest divisor of a number that is made of the given primes.
  func part(of number: Integer, _ primes: [Integer]) -> Integer {
    var rest = number
    var part = Integer.one
    for prime in primes where prime > 1 {
      while rest.modulo(prime).isZero {
        rest = rest.dividedExactly(by: prime)
        part *= prime
      }
    }
    return part
  }

  /// Whether a base has a power n - 1 of 1, and none of 1 at (n - 1)/q modulo
  /// any divisor of n.
  func hasPowerWitness(_ witness: PrimalityCertificate.Witness) -> Bool {
    let last = self - 1
    guard witness.prime > 1, last.modulo(witness.prime).isZero else { return false }
    let power = witness.parameter.power(last.dividedExactly(by: witness.prime), modulo: self)
    guard Integer.greatestCommonDivisor(power - 1, self) == 1 else { return false }
    return power.power(witness.prime, modulo: self) == 1
  }

  /// Whether U(n + 1) is 0, and U((n + 1)/q) a unit modulo n, for the sequence
  /// of the parameter P and the discriminant.
  func hasLucasWitness(
    _ witness: PrimalityCertificate.Witness,
    discriminant: Integer
  ) -> Bool {
    let next = self + 1
    let p = witness.parameter
    let fourfold = p.squared() - discriminant
    guard witness.prime > 1, next.modulo(witness.prime).isZero,
      fourfold.modulo(4).isZero
    else { return false }
    let q = fourfold.dividedExactly(by: 4)
    guard Integer.greatestCommonDivisor(q, self) == 1, lucas(next, p, q).isZero else {
      return false
    }
    let u = lucas(next.dividedExactly(by: witness.prime), p, q)
    return Integer.greatestCommonDivisor(u, self) == 1
  }

  /// U(k) of the Lucas sequence of P and Q modulo this odd number.
  private func lucas(_ k: Integer, _ p: Integer, _ q: Integer) -> Integer {
    let d = p.squared() - (q << 2)
    var (u, v, power) = (Integer.one, p.modulo(self), q.modulo(self))
    var bit = k.bitLength - 1
    while bit > 0 {
      bit -= 1
      u = (u * v).modulo(self)
      v = (v.squared() - (power << 1)).modulo(self)
      power = power.squared().modulo(self)
      if k.bit(at: bit) {
        (u, v) = (halved(p * u + v), halved(d * u + p * v))
        power = (power * q).modulo(self)
      }
    }
    return u
  }
}
