// Each method of division gives a quotient and a remainder that multiply back.

import Numbers
import TestSupport
import Testing

@Suite struct DivisionTests {
  private enum Method: CaseIterable {
    case halves
    case reciprocal
  }

  @Test(arguments: [
    (2, 2), (39, 41), (40, 40), (41, 40), (81, 163), (333, 200), (170, 1), (5, 300),
  ])
  func `every method divides limbs with the top bit set`(n: Int, m: Int) {
    var random = SplitMix64(seed: UInt64(n))
    for round in 0..<cases(6) {
      let divisor =
        (round % 3 == 0 ? random.runs(bits: 64 * m) : random.uniform(bits: 64 * m))
        .lowBits(64 * m - 1) + (Integer.one << (64 * m - 1))
      let quotient = round % 4 == 0 ? (Integer.one << (64 * n)) - 1 : random.uniform(bits: 64 * n)
      let remainder = round % 2 == 0 ? divisor - 1 : random.uniform(bits: 64 * m).modulo(divisor)
      let dividend = quotient * divisor + remainder
      if m < 2 { continue }
      for method in Method.allCases {
        let found = divide(dividend, n, divisor, m, by: method)
        #expect(found.quotient == quotient, "\(n) by \(m), \(method)")
        #expect(found.remainder == remainder, "\(n) by \(m), \(method)")
      }
    }
  }

  private func divide(
    _ dividend: Integer,
    _ n: Int,
    _ divisor: Integer,
    _ m: Int,
    by method: Method
  ) -> (quotient: Integer, remainder: Integer) {
    var u = limbs(dividend, n + m)
    let v = limbs(divisor, m)
    var q = [Limb](repeating: 0, count: n)
    var room = [Limb](repeating: 0, count: m)
    switch method {
    case .halves: Limbs.divideNormalized(&q, &u, n, v, m, &room)
    case .reciprocal: Limbs.divideByReciprocal(&q, &u, n, v, m)
    }
    return (integer(q[...]), integer(u[..<m]))
  }

  private func limbs(_ value: Integer, _ count: Int) -> [Limb] {
    (0..<count).map { (value >> (64 * $0)).lowBits(64).asUInt64 ?? 0 }
  }

  private func integer(_ limbs: ArraySlice<Limb>) -> Integer {
    limbs.reversed().reduce(Integer.zero) { ($0 << 64) + Integer($1) }
  }

  @Test(arguments: [(1, 1), (2, 1), (3, 2), (30, 3), (50, 45), (60, 20), (200, 100), (200, 3)])
  func `exact quotients come from the low limbs`(n: Int, m: Int) {
    var random = SplitMix64(seed: UInt64(n))
    for _ in 0..<cases(20) {
      let divisor = random.integer(bits: 64 * m) << Int.random(in: 0...70, using: &random)
      if divisor.isZero { continue }
      let quotient = random.integer(bits: 64 * (n - m + 1))
      #expect((quotient * divisor).dividedExactly(by: divisor) == quotient)
    }
  }

  @Test(arguments: [(5200, 2600), (5500, 2510)])
  func `large quotients multiply back`(n: Int, m: Int) {
    var random = SplitMix64(seed: UInt64(n))
    let divisor = random.uniform(bits: 64 * m)
    for dividend in [random.uniform(bits: 64 * n), (Integer.one << (64 * n)) - 1] {
      let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
      #expect(quotient * divisor + remainder == dividend)
      #expect(remainder < divisor && !remainder.isNegative)
    }
  }
}
