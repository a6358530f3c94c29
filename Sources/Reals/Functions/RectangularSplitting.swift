// Taylor series of elementary functions in about 2 sqrt(N) long products: powers
// of the argument up to the root of N are shared by all rows of the sum.

internal import Numbers

/// The coefficients of a series, by the quotients of consecutive ones.
enum SeriesRatio {
  /// 1/k!, for exp(x).
  case exponential
  /// (-1)^k/(2k)!, for cos(sqrt(x)).
  case cosine

  /// The magnitude of the coefficient `k - 1` over that of the coefficient `k`.
  @inline(__always)
  func divisor(_ k: Int) -> UInt64 {
    let k = UInt64(k)
    return self == .cosine ? (2 * k - 1) * (2 * k) : k
  }

  /// A number of terms after which the rest is less than 2^-bits, for an
  /// argument below 2^-smallness.
  func termCount(bits: Int, smallness: Int) -> Int {
    // The term n is below 2^-(n · smallness + log2(n!)), or twice log2(n!) for
    // the others, and the rest is less than two of it.
    var size = 0
    var n = 1
    while size <= bits {
      let growth = 63 - UInt64(n).leadingZeroBitCount
      size += smallness + (self == .exponential ? growth : 2 * growth)
      n += 1
    }
    return n
  }
}

/// A power series summed by rectangular splitting, in fixed point.
///
/// The sum is kept scaled by a word that collects the divisors of the
/// coefficients, so that a term costs a row of products by that word, and a
/// division by it is needed only when it overflows. The sum becomes shorter
/// with the power of the argument that is still to be multiplied to it.
///
/// > Source: Paterson and Stockmeyer 1973; Smith, Efficient multiple-precision
/// > evaluation of elementary functions (1989); Johansson, Efficient
/// > implementation of elementary functions in the medium-precision range
/// > (ARITH 2015), section 3.
struct RectangularSplitting: ~Copyable {
  private let ratio: SeriesRatio
  /// The number of limbs behind the point.
  private let count: Int
  /// The argument is below 2^-smallness.
  private let smallness: Int
  private let terms: Int
  /// The number of powers, which is even so that rows start with a plus.
  private let width: Int
  /// The powers from x^1 to x^width, `count` limbs each.
  private let powers: LimbBuffer
  /// The sum: `count` limbs behind the point and one before it, which has a
  /// sign between the terms of a row.
  private let sum: LimbBuffer
  /// Room for a product.
  private let product: LimbBuffer

  /// Prepares the sum for an argument of `count` limbs behind the point that is
  /// below 2^-smallness, with smallness at least 1.
  ///
  /// - Throws: ``RealError/Limit/steps``.
  init(
    _ ratio: SeriesRatio,
    at x: Integer,
    count: Int,
    smallness: Int,
    in workspace: inout Workspace
  ) throws(RealError) {
    self.ratio = ratio
    self.count = count
    self.smallness = smallness
    terms = ratio.termCount(bits: 64 * count, smallness: smallness)
    width = max(2, (RectangularSplitting.squareRoot(terms) + 1) / 2 * 2)
    // Rows are shorter and shorter, so that half of each product is saved.
    let step = Budget.stepsOfProduct(ofBits: 64 * count, by: 64 * count)
    try workspace.budget.charge(Int64(width + terms / width / 2 + 1) * step)
    try workspace.budget.charge(1000 + terms * (count + 1) / 2)
    powers = LimbBuffer(count: width * count)
    sum = LimbBuffer(count: count + 1)
    product = LimbBuffer(count: 2 * count + 2)
    x.write(to: powers.base, count: count)
    makePowers()
  }

  /// The limbs of x^index.
  @inline(__always)
  private func power(_ index: Int) -> MutableLimbPointer {
    powers.base + (index - 1) * count
  }

  /// The number of leading limbs of x^index that are zero.
  @inline(__always)
  private func zeros(_ index: Int) -> Int {
    min(count - 1, index * smallness / 64)
  }

  /// Computes the powers.
  ///
  /// Each is below the true one by less than two ulps: a
  /// product with the exact argument halves the error before it, a square of at
  /// most 1/4 leaves it as it is, and cutting adds one.
  private func makePowers() {
    guard width > 1 else { return }
    for index in 2...width {
      let (first, second) = index & 1 == 0 ? (index / 2, index / 2) : (index - 1, 1)
      let n = count - zeros(first)
      let m = count - zeros(second)
      if first == second {
        Limbs.square(product.base, power(first), n)
      } else if n >= m {
        Limbs.multiply(product.base, power(first), n, power(second), m)
      } else {
        Limbs.multiply(product.base, power(second), m, power(first), n)
      }
      let result = power(index)
      for i in 0..<max(0, n + m - count) { result[i] = product.base[count + i] }
    }
  }

  /// Sums the series into `count` limbs behind the point and one before it.
  ///
  /// The error is less than 32 ulps: each term is off by two ulps for its power
  /// and one for cutting it, times its coefficient; each row is off by five, for
  /// its product with the next power, times the coefficient of its first term;
  /// each division by one likewise. The coefficients sum to at most e.
  consuming func value() -> LimbBuffer {
    var scale: UInt64 = 1
    var row = (terms - 1) / width
    var skipped = skippedLimbs(row)
    for k in stride(from: terms - 1, through: 0, by: -1) {
      let column = k % width
      add(column, times: scale, isNegative: ratio != .exponential && k & 1 == 1, from: skipped)
      guard k > 0 else { break }
      if column == 0 {
        let next = skippedLimbs(row - 1)
        multiplyByRow(from: skipped, to: next)
        row -= 1
        skipped = next
      }
      let divisor = ratio.divisor(k)
      // The sum is below 2 · scale, and needs a sign.
      let (next, overflow) = scale.multipliedReportingOverflow(by: divisor)
      if overflow || next >= 1 << 62 {
        divide(by: scale, from: skipped)
        scale = divisor
      } else {
        scale = next
      }
    }
    divide(by: scale, from: 0)
    return sum
  }

  /// The low limbs that do not matter in a row, because it is multiplied by
  /// x^(width · row) in the end.
  private func skippedLimbs(_ row: Int) -> Int {
    min(count - 1, row * width * smallness / 64)
  }

  /// Adds a power times a word.
  @inline(__always)
  private func add(_ column: Int, times scale: UInt64, isNegative: Bool, from skipped: Int) {
    let target = sum.base + skipped
    let n = count - skipped
    if column == 0 {
      // Rows start with an even term, which is positive.
      target[n] &+= scale
    } else {
      let source = power(column) + skipped
      let length = max(0, n - zeros(column))
      if isNegative {
        var borrow = Limbs.subtractProduct(target, source, length, by: scale)
        for i in length...n {
          let old = target[i]
          target[i] = old &- borrow
          borrow = old < borrow ? 1 : 0
        }
      } else {
        var carry = Limbs.addProduct(target, source, length, by: scale)
        for i in length...n {
          let (new, overflow) = target[i].addingReportingOverflow(carry)
          target[i] = new
          carry = overflow ? 1 : 0
        }
      }
    }
  }

  /// Multiplies the sum, which is positive at the start of a row, by x^width,
  /// and gives it the limbs that matter in the next row.
  private func multiplyByRow(from skipped: Int, to next: Int) {
    let n = count - skipped
    let zeros = zeros(width)
    let m = count - next - zeros
    guard m > 0 else {
      for i in next...count { sum.base[i] = 0 }
      return
    }
    let first = sum.base + skipped
    let second = power(width) + next
    if n + 1 >= m {
      Limbs.multiply(product.base, first, n + 1, second, m)
    } else {
      Limbs.multiply(product.base, second, m, first, n + 1)
    }
    // The product has n + (count - next) limbs behind the point.
    let target = sum.base + next
    for i in 0...m { target[i] = product.base[n + i] }
    for i in (m + 1)..<max(m + 1, count - next + 1) { target[i] = 0 }
  }

  /// Divides the sum, of either sign, by a word.
  private func divide(by scale: UInt64, from skipped: Int) {
    guard scale > 1 else { return }
    let limbs = sum.base + skipped
    let n = count - skipped + 1
    let isNegative = limbs[n - 1] >> 63 == 1
    if isNegative { RectangularSplitting.negate(limbs, n) }
    _ = Limbs.divide(limbs, limbs, n, by: scale)
    if isNegative { RectangularSplitting.negate(limbs, n) }
  }

  /// Replaces limbs by their two's complement.
  private static func negate(_ limbs: MutableLimbPointer, _ n: Int) {
    var carry: UInt64 = 1
    for i in 0..<n {
      let (new, overflow) = (~limbs[i]).addingReportingOverflow(carry)
      limbs[i] = new
      carry = overflow ? 1 : 0
    }
  }

  /// floor(sqrt(n)) of a small number.
  static func squareRoot(_ n: Int) -> Int {
    var root = 0
    while (root + 1) * (root + 1) <= n { root += 1 }
    return root
  }
}
