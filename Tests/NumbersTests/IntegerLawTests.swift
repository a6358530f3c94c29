// The laws of the integers, at sizes that cross every threshold.

import Numbers
import TestSupport
import Testing

/// Sizes in bits: within a word, around it, and beyond each threshold.
private let sizes = [8, 62, 66, 130, 700, 5_000]

@Suite struct IntegerLawTests {
  @Test(arguments: sizes)
  func `integers form a commutative ring`(bits: Int) {
    var random = SplitMix64(seed: UInt64(bits))
    for _ in 0..<cases(100) {
      let a = random.integer(bits: bits)
      let b = random.integer(bits: bits)
      let c = random.integer(bits: bits)
      #expect(a + b == b + a)
      #expect(a * b == b * a)
      #expect((a + b) + c == a + (b + c))
      #expect((a * b) * c == a * (b * c))
      #expect(a * (b + c) == a * b + a * c)
      #expect(a - b == a + (-b))
      #expect((a - a).isZero)
      #expect((a + b) * (a - b) == a.squared() - b.squared())
    }
  }

  @Test(arguments: sizes)
  func `order agrees with the sign of the difference`(bits: Int) {
    var random = SplitMix64(seed: UInt64(bits))
    for _ in 0..<cases(100) {
      let a = random.integer(bits: bits)
      let b = random.integer(bits: bits)
      #expect((a < b) == (a - b).isNegative)
      #expect((a == b) == (a - b).isZero)
      #expect(a.magnitude == (a.isNegative ? -a : a))
    }
  }

  @Test(arguments: sizes + [20_000])
  func `a dividend is quotient times divisor plus remainder`(bits: Int) {
    var random = SplitMix64(seed: UInt64(bits))
    for _ in 0..<cases(100) {
      let a = random.integer(bits: Int.random(in: 1...4, using: &random) * bits)
      let b = random.integer(bits: bits)
      if b.isZero { continue }
      let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
      #expect(quotient * b + remainder == a)
      #expect(remainder.magnitude < b.magnitude)
      #expect(remainder.isZero || remainder.isNegative == a.isNegative)
      #expect((a * b).dividedExactly(by: b) == a)
      let floor = a.modulo(b)
      #expect(floor.isZero || floor.isNegative == b.isNegative)
      #expect((a - floor).isMultiple(of: b))
    }
  }

  @Test(arguments: sizes + [30_000])
  func `a root is below its number and its successor above`(bits: Int) {
    var random = SplitMix64(seed: UInt64(bits))
    for _ in 0..<cases(20) {
      let a = random.natural(bits: bits)
      let square = a.squared()
      #expect(square.squareRoot() == a)
      #expect(a.isZero || (square - 1).squareRoot() == a - 1)
      #expect((square + a + a).squareRoot() == a)
      let (root, remainder) = a.squareRootWithRemainder()
      #expect(root.squared() + remainder == a)
      #expect(!remainder.isNegative && remainder <= root << 1)
      for index in [3, 4, 7, 50] {
        let (root, isExact) = a.root(index)
        #expect(root.raised(to: index) <= a && (root + 1).raised(to: index) > a)
        #expect(isExact == (root.raised(to: index) == a))
      }
    }
  }

  @Test(arguments: sizes)
  func `shifts are products and quotients with powers of two`(bits: Int) {
    var random = SplitMix64(seed: UInt64(bits))
    for _ in 0..<cases(200) {
      let (a, b) = (random.integer(bits: bits), random.integer(bits: bits))
      let shift = Int.random(in: 0...bits + 70, using: &random)
      let power = Integer(2).raised(to: shift)
      #expect(a << shift == a * power)
      #expect(Integer.sum(a, shiftedLeft: shift, b) == a * power + b)
      #expect(Integer.sum(a, shiftedLeft: shift, -(a * power)).isZero)
      // One of these has its limbs to itself, the other one shares them.
      let quotient = a.quotientAndRemainder(dividingBy: power).quotient
      var (own, shared) = (a + 0, a)
      own.shiftTowardZero(by: shift)
      shared.shiftTowardZero(by: shift)
      #expect(own == quotient && shared == quotient)
      var product = a * b
      product.shiftTowardZero(by: shift)
      #expect(product == (a * b).quotientAndRemainder(dividingBy: power).quotient)
      #expect(a + b - b == a, "the operands are what they were")
    }
  }

  @Test(arguments: sizes + [20_000])
  func `the greatest common divisor leaves coprime quotients`(bits: Int) {
    var random = SplitMix64(seed: UInt64(bits))
    for _ in 0..<cases(bits > 10_000 ? 4 : 40) {
      let c = random.natural(bits: bits / 2)
      let a = random.integer(bits: bits) * c
      let b = random.integer(bits: bits) * c
      let divisor = Integer.greatestCommonDivisor(a, b)
      #expect(!divisor.isNegative && divisor.isZero == (a.isZero && b.isZero))
      if divisor.isZero { continue }
      #expect(divisor.isMultiple(of: c) && a.isMultiple(of: divisor) && b.isMultiple(of: divisor))
      let x = a.dividedExactly(by: divisor)
      let y = b.dividedExactly(by: divisor)
      #expect(Integer.greatestCommonDivisor(x, y) == 1)
    }
  }

  @Test(arguments: sizes + [20_000, 60_000])
  func `printing reads back`(bits: Int) {
    var random = SplitMix64(seed: UInt64(bits))
    for _ in 0..<cases(bits > 10_000 ? 2 : 20) {
      let a = random.integer(bits: bits)
      for radix in [2, 3, 10, 12, 16, 34, 36] {
        #expect(Integer(a.text(radix: radix), radix: radix) == a)
      }
    }
  }

  @Test(arguments: [1, 2, 18, 19, 20, 38, 39, 120, 400, 401, 1000, 1999, 5000, 12_345, 80_000])
  func `powers of ten and their neighbours print as they are written`(exponent: Int) {
    let power = Integer(10).raised(to: exponent)
    #expect(power.text() == "1" + String(repeating: "0", count: exponent))
    #expect((power - 1).text() == String(repeating: "9", count: exponent))
    #expect((-power - 1).text() == "-1" + String(repeating: "0", count: exponent - 1) + "1")
    #expect(Integer(power.text()) == power)
  }

  @Test func `only digits are read`() {
    for text in ["", "-", "+", "1 ", " 1", "1.5", "--1", "12a", "\u{664}"] {
      #expect(Integer(text) == nil)
    }
    #expect(Integer("+007") == 7 && Integer("-0") == 0 && Integer("fF", radix: 16) == 255)
    #expect(Integer(decimalDigits: Array("0123".utf8)) == 123)
    #expect(Integer(decimalDigits: []) == nil)
  }
}
