// Primes and factorisations against known lists.

import Numbers
import TestSupport
import Testing

@Suite struct PrimeTests {
  @Test func `the primes below 2000 are those of the sieve of Eratosthenes`() {
    var composite = [Bool](repeating: false, count: 2000)
    for i in 2..<2000 {
      #expect(Integer(i).isPrime == !composite[i])
      for j in stride(from: 2 * i, to: 2000, by: i) { composite[j] = true }
    }
    #expect(!Integer(-7).isPrime && !Integer.zero.isPrime && !Integer.one.isPrime)
  }

  /// Exponents of Mersenne primes: OEIS A000043.
  @Test(arguments: [61, 89, 107, 127, 521, 607])
  func `a Mersenne number is prime exactly at the known exponents`(exponent: Int) {
    let number = (Integer.one << exponent) - 1
    #expect(number.primality == (exponent < 81 ? .prime : .probablePrime))
    #expect(!((Integer.one << (exponent + 2)) - 1).isPrime)
  }

  /// Carmichael numbers (OEIS A002997), strong pseudoprimes to base 2 (A001262)
  /// and to the first bases (A014233), strong Lucas pseudoprimes (A217255).
  @Test(arguments: [
    "561", "41041", "825265", "2047", "3277", "1373653", "25326001", "3215031751",
    "2152302898747", "3474749660383", "341550071728321", "3825123056546413051",
    "318665857834031151167461", "3317044064679887385961981", "5459", "5777", "10877", "16109",
  ])
  func `pseudoprimes are composite`(text: String) throws {
    #expect(try #require(Integer(text)).isPrime == false)
  }

  /// Factorisations from the tables of Fermat numbers and of Cunningham.
  @Test(arguments: [
    ("4294967297", "641 6700417"),
    ("18446744073709551617", "274177 67280421310721"),
    ("147573952589676412927", "193707721 761838257287"),
    ("1000000000000000000000007000000000000000000000000", "2 2"),
    ("600851475143", "71 839 1471 6857"),
    ("1208925819614629174706176", String(repeating: " 2", count: 80)),
    ("100000000000000000000", "2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 " + fives),
    ("1000006000009", "1000003 1000003"),
  ])
  func `factors are found and multiply to the number`(text: String, factors: String) throws {
    let number = try #require(Integer(text))
    var budget: Int64 = 100_000_000
    let found = number.primeFactors(budget: &budget)
    var product = found.rest
    for factor in found.factors {
      #expect(factor.prime.isPrime)
      product *= factor.prime.raised(to: factor.exponent)
    }
    #expect(product == number)
    if text.utf8.count > 40 { return }
    let list = found.factors.flatMap { [String](repeating: "\($0.prime)", count: $0.exponent) }
    #expect(list == factors.split(separator: " ").map(String.init))
  }

  private static var fives: String { String(repeating: " 5", count: 20) }

  @Test func `a spent budget leaves a composite rest`() throws {
    let number = try #require(Integer("618970019642690137449562111"))  // 2^89 - 1, a prime
    let other = try #require(Integer("170141183460469231731687303715884105727"))  // 2^127 - 1
    var budget: Int64 = 10_000
    let found = (number * other * 6).primeFactors(budget: &budget)
    #expect(!found.isComplete && found.rest == number * other && budget <= 0)
    #expect(found.factors.map(\.prime) == [2, 3])
  }

  @Test(arguments: [1 as UInt64, 2, 3])
  func `products of random primes come apart into them`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(8) {
      var primes: [Integer] = []
      for _ in 0..<Int.random(in: 2...4, using: &random) {
        let bits = Int.random(in: 3...44, using: &random)
        var prime = (random.natural(bits: bits) << 1) + 1
        while !prime.isPrime { prime += 2 }
        primes.append(prime)
      }
      var budget: Int64 = 1_000_000_000
      let found = primes.reduce(Integer.one) { $0 * $1 }.primeFactors(budget: &budget)
      let list = found.factors.flatMap { [Integer](repeating: $0.prime, count: $0.exponent) }
      #expect(found.isComplete && list == primes.sorted())
    }
  }

  @Test(arguments: [1 as UInt64, 2, 3])
  func `modular powers add exponents and obey Fermat`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let prime = (Integer.one << 127) - 1
    for _ in 0..<cases(30) {
      let base = random.natural(bits: 200)
      let modulus = random.natural(bits: 150) + 1
      let (x, y) = (random.natural(bits: 40), random.natural(bits: 40))
      let sum = base.power(x + y, modulo: modulus)
      let product = base.power(x, modulo: modulus) * base.power(y, modulo: modulus)
      #expect(sum == product.modulo(modulus))
      #expect(base.power(prime, modulo: prime) == base.modulo(prime))
    }
  }
}
