// Bits of the magnitude, and shifts.

extension Integer {
  /// The number of bits of the magnitude; 0 for zero.
  public var bitLength: Int {
    guard let limbs else { return Int64.bitWidth - word.magnitude.leadingZeroBitCount }
    return limbs.count * Limb.bitWidth - limbs[limbs.count - 1].leadingZeroBitCount
  }

  /// The exponent of 2 in the value; 0 for zero.
  public var trailingZeroBitCount: Int {
    guard let limbs else { return word == 0 ? 0 : word.trailingZeroBitCount }
    var i = 0
    while limbs[i] == 0 { i += 1 }
    return i * Limb.bitWidth + limbs[i].trailingZeroBitCount
  }

  /// The leading bits of the magnitude.
  ///
  /// The magnitude is at least `top * 2^shift`, less than
  /// `(top + 1) * 2^shift`, and equal to the former when `isExact` is true;
  /// it may be so when `isExact` is false. Long magnitudes give 63 bits or 64.
  package var leadingBits: (top: UInt64, shift: Int, isExact: Bool) {
    withMagnitude { limbs, count in
      guard count > 0 else { return (0, 0, true) }
      let high = limbs[count - 1]
      guard count > 1 else { return (high, 0, true) }
      let room = UInt64(high.leadingZeroBitCount)
      let low = limbs[count - 2]
      // A bit less, so that the next number fits a word as well.
      let top = room == 0 ? high >> 1 : (high << room | low >> (64 - room)) >> 1
      return (top, 64 * (count - 1) - Int(room) + 1, false)
    }
  }

  /// The bit of the magnitude with weight `2^index`.
  ///
  /// - Precondition: `index >= 0`.
  public func bit(at index: Int) -> Bool {
    precondition(index >= 0, "a bit has a natural index")
    return withMagnitude { x, n in
      index >> 6 < n && (x[index >> 6] &>> Limb(truncatingIfNeeded: index & 63)) & 1 != 0
    }
  }

  /// The remainder of the magnitude modulo `2^n`.
  ///
  /// - Precondition: `n >= 0`.
  public func lowBits(_ n: Int) -> Integer {
    precondition(n >= 0, "a number of bits is natural")
    if n >= bitLength { return magnitude }
    let count = (n + 63) >> 6
    return withMagnitude { x, _ in
      Integer(negative: false, capacity: count) { r in
        r.update(from: x, count: count)
        if n & 63 != 0 { r[count - 1] &= (1 &<< Limb(truncatingIfNeeded: n & 63)) &- 1 }
        return count
      }
    }
  }

  /// The integer times `2^shift`.
  ///
  /// A negative shift goes to the right.
  public static func << (a: Integer, shift: Int) -> Integer {
    if shift < 0 { return a >> (0 - shift) }
    if shift == 0 || a.isZero { return a }
    if a.limbs == nil, shift < 63, a.word.magnitude >> (63 - shift) == 0 {
      return Integer(word: a.word &<< Int64(truncatingIfNeeded: shift))
    }
    let whole = shift >> 6
    return a.withMagnitude { x, n in
      Integer(negative: a.isNegative, capacity: n + whole + 1) { r in
        r.update(repeating: 0, count: whole)
        r[whole + n] = Limbs.shiftLeft(r + whole, x, n, by: shift & 63)
        return n + whole + 1
      }
    }
  }

  /// The floor of the integer over `2^shift`.
  ///
  /// A negative shift goes to the left.
  public static func >> (a: Integer, shift: Int) -> Integer {
    if shift < 0 { return a << (0 - shift) }
    if shift == 0 { return a }
    if a.limbs == nil { return Integer(word: a.word >> Int64(truncatingIfNeeded: min(shift, 63))) }
    let truncated = a.shiftedTowardZero(by: shift)
    if a.isNegative, a.trailingZeroBitCount < shift { return truncated - Integer.one }
    return truncated
  }

  /// The integer over `2^shift`, without its fraction.
  ///
  /// - Precondition: `shift >= 0`.
  func shiftedTowardZero(by shift: Int) -> Integer {
    let whole = shift >> 6
    return withMagnitude { x, n in
      if whole >= n { return Integer.zero }
      return Integer(negative: isNegative, capacity: n - whole) { r in
        Limbs.shiftRight(r, x + whole, n - whole, by: shift & 63)
        return n - whole
      }
    }
  }
}

extension Integer {
  /// Makes the integer itself over `2^shift`, without its fraction.
  ///
  /// Limbs that no other integer has are shifted where they are.
  ///
  /// - Precondition: `shift >= 0`.
  package mutating func shiftTowardZero(by shift: Int) {
    guard isKnownUniquelyReferenced(&limbs), let limbs else {
      self = shiftedTowardZero(by: shift)
      return
    }
    let whole = shift >> 6
    limbs.withUnsafeMutablePointers { count, r in
      let left = max(0, count.pointee - whole)
      Limbs.shiftRight(r, r + whole, left, by: shift & 63)
      count.pointee = Limbs.count(r, left)
    }
    self = Integer(negative: isNegative, magnitude: limbs)
  }

  /// The sum of an integer times `2^shift` and another one.
  ///
  /// - Precondition: `shift >= 0`.
  package static func sum(_ a: Integer, shiftedLeft shift: Int, _ b: Integer) -> Integer {
    if shift == 0 || b.isZero || a.isZero || a.limbs == nil && b.limbs == nil {
      return (a << shift) + b
    }
    let whole = shift >> 6
    return a.withMagnitude { x, n in
      b.withMagnitude { y, m in
        var isNegative = a.isNegative
        let size = n + whole + 1
        let magnitude = LimbStorage.make(capacity: max(size, m) + 1) { r in
          r.update(repeating: 0, count: whole)
          r[size - 1] = Limbs.shiftLeft(r + whole, x, n, by: shift & 63)
          if isNegative == b.isNegative {
            let count = max(size, m)
            (r + size).update(repeating: 0, count: count - size)
            r[count] = Limbs.add(r, r, count, y, m)
            return count + 1
          }
          let count = Limbs.count(r, size)
          if Limbs.compare(r, count, y, m) >= 0 {
            _ = Limbs.subtract(r, r, count, y, m)
            return count
          }
          isNegative.toggle()
          _ = Limbs.subtract(r, y, m, r, count)
          return m
        }
        return Integer(negative: isNegative, magnitude: magnitude)
      }
    }
  }
}

extension Integer {
  /// The integer whose bits an operation makes of the bits of two integers, both in two's
  /// complement without end: a negative one has ones all the way up.
  package static func bitwise(
    _ a: Integer,
    _ b: Integer,
    _ operation: (Limb, Limb) -> Limb
  ) -> Integer {
    let (signA, signB) = (a.isNegative ? Limb.max : 0, b.isNegative ? Limb.max : 0)
    let sign = operation(signA, signB)
    // The complement of a negative integer is natural, and has limbs.
    let natural = (a.isNegative ? ~a : a).withMagnitude { x, n in
      (b.isNegative ? ~b : b).withMagnitude { y, m in
        Integer(negative: false, capacity: Swift.max(n, m)) { r in
          for i in 0..<Swift.max(n, m) {
            let (p, q) = (i < n ? x[i] : 0, i < m ? y[i] : 0)
            r[i] = operation(p ^ signA, q ^ signB) ^ sign
          }
          return Swift.max(n, m)
        }
      }
    }
    return sign == 0 ? natural : ~natural
  }

  /// The integer with every bit turned: −a − 1.
  package static prefix func ~ (a: Integer) -> Integer { -a - 1 }
}
