// Products of magnitudes: which method at which size.

extension Limbs {
  /// From this many limbs on Karatsuba's method is faster than rows.
  static var karatsubaThreshold: Int { 48 }

  /// From this many limbs on Karatsuba's method is faster for squares.
  static var karatsubaSquareThreshold: Int { 64 }

  /// From this many limbs on Toom's method is faster than Karatsuba's.
  static var toomThreshold: Int { 170 }

  /// From this many limbs on Toom's method is faster for squares.
  static var toomSquareThreshold: Int { 220 }

  /// From this many limbs on transforms are faster.
  static var transformThreshold: Int { 600 }

  /// From this many limbs on transforms are faster for squares.
  static var transformSquareThreshold: Int { 580 }

  /// Sets `r`, `n + m` limbs, to `a * b`.
  ///
  /// - Precondition: `n >= m >= 1`, and `r` overlaps neither operand.
  @inline(never)
  package static func multiply(
    _ r: MutableLimbPointer,
    _ a: LimbPointer,
    _ n: Int,
    _ b: LimbPointer,
    _ m: Int
  ) {
    if m < karatsubaThreshold {
      multiplySchoolbook(r, a, n, b, m)
    } else if n + m >= 2 * transformThreshold, m >= transformThreshold / 2 {
      multiplyByTransform(r, a, n, b, m)
    } else if n == m {
      withScratch(scratchCount(n)) { multiplyBalanced(r, a, b, n, $0) }
    } else {
      multiplyUnbalanced(r, a, n, b, m)
    }
  }

  /// Sets `r`, `2 n` limbs, to the square of `a`.
  ///
  /// - Precondition: `n >= 1`, and `r` does not overlap `a`.
  package static func square(_ r: MutableLimbPointer, _ a: LimbPointer, _ n: Int) {
    if n < karatsubaSquareThreshold {
      squareSchoolbook(r, a, n)
    } else if n >= transformSquareThreshold {
      multiplyByTransform(r, a, n, a, n)
    } else {
      withScratch(scratchCount(n)) { squareBalanced(r, a, n, $0) }
    }
  }

  /// The room that a balanced product of `n` limbs needs.
  package static func scratchCount(_ n: Int) -> Int { 4 * n + 600 }

  /// Sets `r`, `2 n` limbs, to `a * b`.
  @inline(never)
  static func multiplyBalanced(
    _ r: MutableLimbPointer,
    _ a: LimbPointer,
    _ b: LimbPointer,
    _ n: Int,
    _ scratch: MutableLimbPointer
  ) {
    if n < karatsubaThreshold {
      multiplySchoolbook(r, a, n, b, n)
    } else if n >= toomThreshold {
      multiplyToom(r, a, b, n, scratch)
    } else {
      multiplyKaratsuba(r, a, b, n, scratch)
    }
  }

  /// Sets `r`, `2 n` limbs, to the square of `a`.
  @inline(never)
  static func squareBalanced(
    _ r: MutableLimbPointer,
    _ a: LimbPointer,
    _ n: Int,
    _ scratch: MutableLimbPointer
  ) {
    if n < karatsubaSquareThreshold {
      squareSchoolbook(r, a, n)
    } else if n >= toomSquareThreshold {
      multiplyToom(r, a, a, n, scratch)
    } else {
      squareKaratsuba(r, a, n, scratch)
    }
  }

  /// Sets `r`, `n + m` limbs, to `a * b` in pieces of `m` limbs of `a`.
  @inline(never)
  private static func multiplyUnbalanced(
    _ r: MutableLimbPointer,
    _ a: LimbPointer,
    _ n: Int,
    _ b: LimbPointer,
    _ m: Int
  ) {
    withScratch(2 * m + scratchCount(m)) { scratch in
      let piece = scratch + scratchCount(m)
      multiplyBalanced(r, a, b, m, scratch)
      var done = m
      while done < n {
        let count = min(m, n - done)
        if count == m {
          multiplyBalanced(piece, a + done, b, m, scratch)
        } else {
          multiply(piece, b, m, a + done, count)
        }
        // The low m limbs of the piece meet what is there already.
        let carry = add(r + done, r + done, piece, m)
        _ = add(r + done + m, piece + m, count, limb: carry)
        done += count
      }
    }
  }
}
