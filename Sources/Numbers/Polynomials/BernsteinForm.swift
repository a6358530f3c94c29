// A polynomial on an interval by its Bernstein coefficients in fixed point.
// Dividing the interval takes averages, which are stable: a few limbs do for
// polynomials of any degree.
//
// > Source: Eigenwillig, Kettner, Krandick, Mehlhorn, Schmitt and Wolpert, A
// > Descartes algorithm for polynomials with bit-stream coefficients (CASC 2005).

/// The numbers b₀, …, bₙ with p(t) = Σ bᵢ C(n, i) tⁱ (1 − t)ⁿ⁻ⁱ, where t goes
/// from 0 to 1 on an interval.
struct BernsteinForm {
  /// The coefficients in two's complement, one after the other.
  ///
  /// The least significant limb comes first; the three highest bits are equal.
  private var limbs: [Limb]
  /// The number of limbs of a coefficient.
  private(set) var width: Int
  /// The number of coefficients.
  private let count: Int
  /// A bound of the distance between a coefficient and the true one, in units of the last
  /// bit.
  private var error: Limb = 1
  /// The least and the largest number of sign changes that the true
  /// coefficients may have.
  ///
  /// By Descartes' rule the polynomial has at most that many zeros between the
  /// ends of the interval, and exactly one if they have one.
  private(set) var variations = 0...0

  /// The coefficients rounded to a number of bits behind the point, of which
  /// `multiples` has C(n, i) bᵢ.
  init(_ multiples: [Integer], fractionBits: Int) {
    count = multiples.count
    var binomial = Integer.one
    let rounded = multiples.indices.map { index in
      if index > 0 {
        binomial = (binomial * Integer(multiples.count - index))
          .dividedExactly(by: Integer(index))
      }
      return (multiples[index] << fractionBits).divided(by: binomial, rounding: .down)
    }
    // Room for the three equal bits.
    let width = (rounded.reduce(0) { max($0, $1.bitLength) } + 3) / 64 + 1
    self.width = width
    limbs = rounded.flatMap { value in
      // Negative numbers by their complements: −x is the complement of x − 1.
      let filling: Limb = value.isNegative ? .max : 0
      return (value.isNegative ? -value - 1 : value).withMagnitude { magnitude, size in
        (0..<width).map { ($0 < size ? magnitude[$0] : 0) ^ filling }
      }
    }
    countVariations()
  }

  /// The number of operations with limbs that a division of the interval by a
  /// half takes.
  var steps: Int64 { Int64(count) * Int64(count) / 2 * Int64(width + 1) }

  /// Whether the polynomial is proved not to vanish at the ends.
  var hasCertainEnds: Bool { sign(0) != 0 && sign(count - 1) != 0 }

  /// The sign of a coefficient; 0 if it is unknown.
  private func sign(_ row: Int) -> Int {
    let first = row * width
    var index = first + width - 1
    let isNegative = Int64(bitPattern: limbs[index]) < 0
    let filling: Limb = isNegative ? .max : 0
    while index > first, limbs[index] == filling { index -= 1 }
    let magnitude = limbs[index] ^ filling
    // Complements are less than the magnitude by 1.
    if index == first, isNegative ? magnitude < error : magnitude <= error { return 0 }
    return isNegative ? -1 : 1
  }

  /// Counts the sign changes as if unknown signs were the best and the worst.
  private mutating func countVariations() {
    var (least, last) = (0, 0)
    // The most changes of signs that end with minus and with plus.
    var (minus, plus) = (-1, -1)
    for row in 0..<count {
      let sign = sign(row)
      (minus, plus) = (max(minus, plus + 1), max(plus, minus + 1))
      if sign == 0 { continue }
      if sign > 0 { minus = plus - 1 } else { plus = minus - 1 }
      if last == -sign { least += 1 }
      last = sign
    }
    variations = least...max(minus, plus)
  }
}

extension BernsteinForm {
  /// The forms on the two parts of the interval that meet at
  /// `numerator` / 2^`bits` of it.
  ///
  /// - Precondition: 0 < `numerator` < 2^`bits` and 0 < `bits` < 64.
  ///
  /// > Source: de Casteljau's algorithm.
  func divided(at numerator: Limb, bits: Int) -> (lower: BernsteinForm, upper: BernsteinForm) {
    var (lower, upper) = (self, self)
    // Each of the n averages of a coefficient is rounded by less than a unit.
    upper.error += Limb(count)
    lower.error = upper.error
    upper.limbs.withUnsafeMutableBufferPointer { upper in
      lower.limbs.withUnsafeMutableBufferPointer { lower in
        guard let upper = upper.baseAddress, let lower = lower.baseAddress else { return }
        for step in 1..<count {
          for row in 0..<count - step {
            let target = upper + row * width
            if bits == 1 {
              Self.halve(target, width)
            } else {
              Self.approach(target, width, numerator, bits)
            }
          }
          (lower + step * width).update(from: upper, count: width)
        }
      }
    }
    lower.normalize()
    upper.normalize()
    return (lower, upper)
  }

  /// Sets a row to half the sum of it and the next one.
  @inline(__always)
  private static func halve(_ row: MutableLimbPointer, _ width: Int) {
    var (low, carry) = Limb.add(row[0], row[width], 0)
    for index in 1..<max(width, 1) {
      let sum = Limb.add(row[index], row[width + index], carry)
      row[index - 1] = low &>> 1 | sum.sum &<< 63
      (low, carry) = sum
    }
    row[width - 1] = Limb(bitPattern: Int64(bitPattern: low) &>> 1)
  }

  /// Adds `numerator` / 2^`bits` of the difference from the next row.
  @inline(__always)
  private static func approach(
    _ row: MutableLimbPointer,
    _ width: Int,
    _ numerator: Limb,
    _ bits: Int
  ) {
    var (borrow, high, low, carry): (Limb, Limb, Limb, Limb) = (0, 0, 0, 0)
    var difference: Limb = 0
    let (right, left) = (Limb(bits), Limb(64 - bits))
    for index in 0..<width {
      (difference, borrow) = Limb.subtract(row[width + index], row[index], borrow)
      let product = Limb.multiplyAdd(difference, numerator, high, 0)
      if index > 0 {
        (row[index - 1], carry) = Limb.add(
          row[index - 1],
          low &>> right | product.low &<< left,
          carry
        )
      }
      (high, low) = product
    }
    // A negative difference was taken for one more by 2^(64 width).
    if Int64(bitPattern: difference) < 0 { high = high &- numerator }
    row[width - 1] = row[width - 1] &+ (low &>> right | high &<< left) &+ carry
  }

  /// Leaves out limbs that only repeat the sign, and counts the variations.
  private mutating func normalize() {
    var size = width
    while size > 1, (0..<count).allSatisfy({ isSignOnly(row: $0, above: size - 1) }) { size -= 1 }
    if size < width {
      limbs = (0..<count).flatMap { limbs[$0 * width..<$0 * width + size] }
      width = size
    }
    countVariations()
  }

  /// Whether the limb at an index and three bits below it are equal to the sign.
  private func isSignOnly(row: Int, above size: Int) -> Bool {
    let low = Int64(bitPattern: limbs[row * width + size - 1]) >> 61
    return (low == 0 || low == -1) && Int64(bitPattern: limbs[row * width + size]) == low
  }
}

extension BernsteinForm {
  /// Where the zeros of a cluster are, as a share of the interval, if the
  /// slopes at both ends agree that there is one.
  ///
  /// Near k zeros close to c, p/p′ is about (t − c)/k.
  var clusterCenter: Double? {
    let ends = [0, 1, count - 2, count - 1].map { integer($0) }
    let excess = max(0, ends.reduce(0) { max($0, $1.bitLength) } - 900)
    let b = ends.map { ($0 >> excess).doubleValue }
    let degree = Double(count - 1)
    let (lower, upper) = (b[0] / (degree * (b[1] - b[0])), b[3] / (degree * (b[3] - b[2])))
    let multiplicity = 1 / (upper - lower)
    let center = -lower * multiplicity
    guard multiplicity > 1.5, center >= 0, center <= 1 else { return nil }
    return (multiplicity - multiplicity.rounded()).magnitude < 0.125 ? center : nil
  }

  /// A coefficient, in units of its last bit.
  private func integer(_ row: Int) -> Integer {
    let isNegative = Int64(bitPattern: limbs[(row + 1) * width - 1]) < 0
    let flipped = limbs[row * width..<(row + 1) * width].map { isNegative ? ~$0 : $0 }
    let magnitude = flipped.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { Integer(limbs: $0, count: width) } ?? .zero
    }
    return isNegative ? -magnitude - 1 : magnitude
  }
}
