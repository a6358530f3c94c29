// Printing in quasilinear time, with multiplications only.
//
// An integer x of at most d digits becomes the fraction g = (x + 1/2) / r^d.
// Multiplying g by r^(d/2) moves the low half of the digits behind the point;
// the high half is g again, corrected by what is known of the low half. No
// error below half a unit of the last digit can change a digit, and all of
// them together stay below 2^-40, because every fraction has a guard limb.
//
// > Source: Bernstein, Scaled remainder trees (2004), for the idea; Brent and
// > Zimmermann, Modern Computer Arithmetic, 1.7.

/// The powers of a radix by which fractions are multiplied, for one conversion.
struct DigitPrinter {
  private let radix: Radix
  /// The digits of a leaf; a node at level i has `leaf * 2^i`.
  private let leaf: Int
  private var levels: [Level] = []
  /// The odd part of the radix to all digits.
  private let whole: Integer
  /// The limbs of a fraction of all digits.
  private let count: Int

  /// The multiplier with which the nodes of a level halve their digits.
  private struct Level {
    /// The odd part of the radix to half the digits.
    let power: Integer
    /// The exponent of two of the radix to half the digits.
    let shift: Int
    /// The limbs of a fraction of half the digits.
    let halfCount: Int
    /// The reciprocal of the radix to half the digits, in units of the last
    /// limb of such a fraction, is about `inverse * 2^(64 - inverseShift)`.
    let inverse: Limb
    let inverseShift: Int
  }

  /// The digits that are printed limb by limb.
  private static var greatestLeaf: Int { 400 }

  /// Prepares for integers of at most some number of bits.
  ///
  /// - Precondition: The radix is not a power of two.
  init(_ radix: Radix, bits: Int) {
    self.radix = radix
    let digits = radix.digits(forBits: bits)
    var depth = 0
    while (digits - 1) >> depth >= DigitPrinter.greatestLeaf { depth += 1 }
    leaf = ((digits - 1) >> depth) + 1
    var power = radix.odd.raised(to: leaf)
    for i in 0..<depth {
      levels.append(DigitPrinter.level(power, shift: (radix.twos * leaf) << i))
      power = power.squared()
    }
    whole = power
    count = DigitPrinter.limbs(forBits: power.bitLength + (radix.twos * leaf) << depth)
  }

  /// The number of digits that are written, leading zeros among them.
  var digits: Int { leaf << levels.count }

  private static func level(_ power: Integer, shift: Int) -> Level {
    let length = power.bitLength
    let halfCount = limbs(forBits: length + shift)
    let top = length > 64 ? power >> (length - 64) : power << (64 - length)
    // 2^127 / top is a limb unless the top bit is alone.
    let divisor = max(top.asUInt64 ?? 0, 1 << 63 + 1)
    return Level(
      power: power,
      shift: shift,
      halfCount: halfCount,
      inverse: Reciprocal(divisor).divide(1 << 63, 0).quotient,
      inverseShift: 127 + length + shift - 64 * halfCount
    )
  }

  /// The limbs of a fraction that stands for digits of some number of bits.
  private static func limbs(forBits bits: Int) -> Int { (bits + 63) / 64 + 1 }

  /// Writes all digits of a natural number, with leading zeros.
  ///
  /// - Precondition: The number has at most the bits of the printer.
  func write(_ value: Integer, to bytes: UnsafeMutablePointer<UInt8>) {
    let doubled = (value.magnitude << 1) + Integer.one
    let dividend = doubled << (64 * count - 1 - radix.twos * digits)
    let product = count + (levels.last?.power.limbCount ?? 0) + 1
    // A node keeps its low half while its high half is printed.
    let room = 2 * count + 8 * levels.count
    Limbs.withScratch(count + room + product) { scratch in
      divide(dividend, to: scratch)
      write(scratch, count, levels.count, bytes, scratch + count, scratch + count + room)
    }
  }

  /// Sets a fraction of all digits to a quotient by the radix to their number,
  /// within some units of the guard limb.
  private func divide(_ dividend: Integer, to fraction: MutableLimbPointer) {
    fraction.update(repeating: 0, count: count)
    dividend.withMagnitude { a, n in
      whole.withMagnitude { b, m in
        if n < m { return }
        Limbs.withScratch(n - m + 1) { quotient in
          Limbs.estimateQuotient(quotient, a, n, b, m)
          fraction.update(from: quotient, count: min(n - m + 1, count))
        }
      }
    }
  }

  /// Writes the digits of a fraction at a level.
  private func write(
    _ fraction: MutableLimbPointer,
    _ count: Int,
    _ depth: Int,
    _ bytes: UnsafeMutablePointer<UInt8>,
    _ room: MutableLimbPointer,
    _ product: MutableLimbPointer
  ) {
    if depth == 0 {
      writeLeaf(fraction, count, bytes)
      return
    }
    let level = levels[depth - 1]
    let half = level.halfCount
    level.power.withMagnitude { power, n in
      if count >= n {
        Limbs.multiply(product, fraction, count, power, n)
      } else {
        Limbs.multiply(product, power, n, fraction, count)
      }
    }
    // The fraction of the product times 2^shift, cut to half the limbs.
    let start = 64 * (count - half) - level.shift
    Limbs.extract(room, half, product, from: start)
    let high = fraction + (count - half)
    center(high, low: room[half - 1], level)
    write(high, half, depth - 1, bytes, room + half, product)
    write(room, half, depth - 1, bytes + leaf << (depth - 1), room + half, product)
  }

  /// Turns the high half `(h + f) / r^d`, whose fraction `f` is known by its
  /// first limb, into `(h + 1/2) / r^d`.
  private func center(_ fraction: MutableLimbPointer, low: Limb, _ level: Level) {
    let isAbove = low >> 63 != 0
    let distance = isAbove ? low &- 1 << 63 : 1 << 63 &- low
    let product = Limb.wideProduct(distance, level.inverse)
    withUnsafeTemporaryAllocation(of: Limb.self, capacity: 2) { buffer in
      guard let delta = buffer.baseAddress else { return }
      delta[0] = product.low
      delta[1] = product.high
      Limbs.shiftRight(delta, delta, 2, by: level.inverseShift)
      let count = level.halfCount
      if isAbove {
        _ = Limbs.subtract(fraction, fraction, count, delta, 2)
      } else {
        _ = Limbs.add(fraction, fraction, count, delta, 2)
      }
    }
  }

  private func writeLeaf(
    _ fraction: MutableLimbPointer,
    _ count: Int,
    _ bytes: UnsafeMutablePointer<UInt8>
  ) {
    var written = 0
    var consumedBits = 0
    while written < leaf {
      let digits = min(radix.chunkDigits, leaf - written)
      // Limbs below the last digit that is still to come are left out.
      let skipped = consumedBits / 64
      let limb = Limbs.multiply(
        fraction + skipped,
        fraction + skipped,
        count - skipped,
        by: radix.power(digits)
      )
      radix.write(limb, digits: digits, to: bytes + written)
      written += digits
      consumedBits += radix.chunkBits
    }
  }
}

extension Limbs {
  /// Sets `r`, `n` limbs, to the bits of `a` from some bit on.
  ///
  /// - Precondition: `a` has a limb after the last bit that is read.
  static func extract(_ r: MutableLimbPointer, _ n: Int, _ a: LimbPointer, from bit: Int) {
    let right = Limb(bit & 63)
    let source = a + bit >> 6
    if right == 0 {
      r.update(from: source, count: n)
    } else {
      for i in 0..<n { r[i] = source[i] &>> right | source[i &+ 1] &<< (64 &- right) }
    }
  }
}
