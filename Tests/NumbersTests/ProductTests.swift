// Each method of multiplication against the schoolbook, at every small size.

import Numbers
import TestSupport
import Testing

/// Limbs of random, often extreme, values.
private func limbs(_ count: Int, _ random: inout SplitMix64) -> [Limb] {
  let shape = Int.random(in: 0..<4, using: &random)
  return (0..<count).map { _ in
    switch shape {
    case 0: Limb.max
    case 1: [0, Limb.max][Int.random(in: 0...1, using: &random)]
    default: random.next()
    }
  }
}

/// The product by rows of one limb, the plainest method.
private func reference(_ a: [Limb], _ b: [Limb]) -> [Limb] {
  var result = [Limb](repeating: 0, count: a.count + b.count)
  for i in a.indices {
    var carry: Limb = 0
    for j in b.indices {
      let product = a[i].multipliedFullWidth(by: b[j])
      let (first, overflow1) = result[i + j].addingReportingOverflow(product.low)
      let (second, overflow2) = first.addingReportingOverflow(carry)
      result[i + j] = second
      carry = product.high + (overflow1 ? 1 : 0) + (overflow2 ? 1 : 0)
    }
    result[i + b.count] = carry
  }
  return result
}

/// What a kernel writes, with room for `count` limbs.
private func written(
  _ count: Int,
  _ kernel: (MutableLimbPointer) -> Void
) -> [Limb] {
  [Limb](unsafeUninitializedCapacity: count) { buffer, written in
    if let base = buffer.baseAddress { kernel(base) }
    written = count
  }
}

@Suite struct ProductTests {
  @Test func `every small product and square by rows is right`() {
    var random = SplitMix64(seed: 1)
    for n in 1...24 {
      for m in 1...n {
        let (a, b) = (limbs(n, &random), limbs(m, &random))
        let product = written(n + m) { Limbs.multiplySchoolbook($0, a, n, b, m) }
        #expect(product == reference(a, b), "\(n) x \(m)")
      }
      for _ in 0..<4 {
        let a = limbs(n, &random)
        let square = written(2 * n) { Limbs.squareSchoolbook($0, a, n) }
        #expect(square == reference(a, a), "\(n)")
      }
    }
  }

  @Test func `Karatsuba agrees with rows`() {
    var random = SplitMix64(seed: 2)
    for n in [2, 3, 4, 5, 17, 48, 49, 50, 97, 99, 130] {
      for _ in 0..<3 {
        let (a, b) = (limbs(n, &random), limbs(n, &random))
        var room = [Limb](repeating: 0, count: Limbs.scratchCount(n))
        let product = written(2 * n) { Limbs.multiplyKaratsuba($0, a, b, n, &room) }
        #expect(product == reference(a, b), "\(n)")
        let square = written(2 * n) { Limbs.squareKaratsuba($0, a, n, &room) }
        #expect(square == reference(a, a), "\(n)")
      }
    }
  }

  @Test func `Toom agrees with rows`() {
    var random = SplitMix64(seed: 4)
    for n in [9, 10, 11, 12, 25, 26, 27, 150, 151, 152, 200] {
      for _ in 0..<4 {
        let (a, b) = (limbs(n, &random), limbs(n, &random))
        var room = [Limb](repeating: 0, count: Limbs.scratchCount(n))
        let product = written(2 * n) { Limbs.multiplyToom($0, a, b, n, &room) }
        #expect(product == reference(a, b), "\(n)")
        let square = a.withUnsafeBufferPointer { buffer in
          written(2 * n) { result in
            guard let base = buffer.baseAddress else { return }
            Limbs.multiplyToom(result, base, base, n, &room)
          }
        }
        #expect(square == reference(a, a), "\(n)")
      }
    }
  }

  @Test func `transforms agree with rows at every length`() {
    var random = SplitMix64(seed: 3)
    for n in [32, 33, 40, 47, 56, 64, 75, 89, 100, 121, 150] {
      for m in [n, n - 1, n / 2, 32] {
        let (a, b) = (limbs(n, &random), limbs(m, &random))
        let product = written(n + m) { Limbs.multiplyByTransform($0, a, n, b, m) }
        #expect(product == reference(a, b), "\(n) x \(m)")
      }
      let a = limbs(n, &random)
      let square = written(2 * n) { Limbs.multiplyByTransform($0, a, n, a, n) }
      #expect(square == reference(a, a), "\(n)")
    }
  }

  @Test(arguments: [(700, 700), (701, 699), (1400, 200), (900, 60), (1500, 1499), (3000, 2100)])
  func `products of every shape agree modulo small numbers`(n: Int, m: Int) {
    var random = SplitMix64(seed: UInt64(n))
    let (a, b) = (random.uniform(bits: 64 * n), random.uniform(bits: 64 * m))
    for modulus in [Integer(Limb.max), (Integer.one << 89) - 1, 1_000_000_007] {
      let expected = (a.modulo(modulus) * b.modulo(modulus)).modulo(modulus)
      #expect((a * b).modulo(modulus) == expected)
      #expect(a.squared().modulo(modulus) == a.modulo(modulus).squared().modulo(modulus))
    }
    // All bits set: (2^x - 1) (2^y - 1), where every carry runs.
    let (x, y) = ((Integer.one << (64 * n)) - 1, (Integer.one << (64 * m)) - 1)
    #expect(x * y == (Integer.one << (64 * (n + m))) - x - y - 1)
  }
}
