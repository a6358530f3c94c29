// Euler's constant by Bessel functions and binary splitting.

internal import Numbers

/// Euler's constant as γ ≈ S/I − T/I² − ln n.
///
/// The sums over k are
///
///     I = Σ (nᵏ/k!)²,  S = Σ Hₖ (nᵏ/k!)²,  T = 1/(4n) Σ (2k)!³/(k!⁴ 8²ᵏ (2n)²ᵏ),
///
/// where Hₖ is the harmonic number; the last one has 2n terms, the others at least
/// 4.9707·n. The error is less than 24 e^(−8n).
///
/// > Source: Brent and McMillan, Some new algorithms for high-precision computation of
/// > Euler's constant (1980), algorithm B3; Brent and Johansson, A bound for the error term
/// > in the Brent–McMillan algorithm (2013), theorem 1.
enum EulerGamma {
  /// floor(γ · 2^bits), or one less.
  ///
  /// - Complexity: O(M(n) log² n) for n bits.
  static func gamma(bits: Int, in workspace: inout Workspace) throws(RealError) -> Integer {
    let working = bits + 16
    // 24 e^(−8n) < 2^(5 − 11n).
    let (n, primes) = smoothNumber(from: working / 11 + 2)
    let bessel = try besselPart(0..<5 * n, square: Integer(n) * Integer(n), in: &workspace)
    let i = bessel.q + bessel.t
    let tail = try tailPart(1..<2 * n, factor: 32 * Integer(n) * Integer(n), in: &workspace)
    let size = bessel.q.bitLength + tail.q.bitLength + working
    try workspace.budget.charge(8 * Budget.stepsOfProduct(ofBits: size, by: size))
    let first = (bessel.v << working).divided(by: bessel.d * i, rounding: .down)
    let above = (tail.q + tail.t) * bessel.q * bessel.q
    let below = Integer(4 * n) * tail.q * i * i
    let second = (above << working).divided(by: below, rounding: .down)
    var sum = first - second
    for (prime, count) in primes {
      sum -= Integer(count) * (try workspace.logarithm(ofPrime: prime, bits: working))
    }
    // The quotients are off by an ulp each, the formula by less than one, and at most 60
    // logarithms by less than two each: below 128 together.
    return (sum - 128) >> 16
  }

  /// The least number of a few from a bound on whose prime factors are 2, 3, 5 and 7.
  private static func smoothNumber(from least: Int) -> (Int, [(prime: Int, count: Int)]) {
    // 8 · 2^k and the numbers between it and the next one.
    var scale = 0
    while 16 << scale < least { scale += 1 }
    let factors: [(value: Int, primes: [(prime: Int, count: Int)])] = [
      (8, []), (9, [(3, 2)]), (10, [(5, 1)]), (12, [(3, 1)]), (14, [(7, 1)]),
      (15, [(3, 1), (5, 1)]), (16, []),
    ]
    let twos = [3, 0, 1, 2, 1, 0, 4]
    for (index, factor) in factors.enumerated() where factor.value << scale >= least {
      return (factor.value << scale, factor.primes + [(2, twos[index] + scale)])
    }
    preconditionFailure("the last number is large enough")
  }

  /// The integers of a stretch of the sums I and S from term 1 on.
  ///
  /// T/Q is the sum for I, P/Q the factor that the terms behind have in common, C/D the sum
  /// of 1/k, and V/(D Q) the sum for S.
  private struct BesselPart {
    var p, q, t, c, d, v: Integer
  }

  private static func besselPart(
    _ range: Range<Int>,
    square: Integer,
    in workspace: inout Workspace
  ) throws(RealError) -> BesselPart {
    if range.count == 1 {
      let k = Integer(range.lowerBound + 1)
      return BesselPart(p: square, q: k * k, t: square, c: 1, d: k, v: square)
    }
    let middle = range.lowerBound + range.count / 2
    let left = try besselPart(range.lowerBound..<middle, square: square, in: &workspace)
    let right = try besselPart(middle..<range.upperBound, square: square, in: &workspace)
    let bits = max(left.v.bitLength, right.v.bitLength)
    try workspace.budget.charge(14 * Budget.stepsOfProduct(ofBits: bits, by: bits))
    let shared = left.p * right.t
    return BesselPart(
      p: left.p * right.p,
      q: left.q * right.q,
      t: right.q * left.t + shared,
      c: left.c * right.d + right.c * left.d,
      d: left.d * right.d,
      v: right.d * (right.q * left.v + left.c * shared) + left.d * left.p * right.v
    )
  }

  /// The integers of a stretch of the sum T: (2k − 1)³/(32 k n²) is the quotient of term k
  /// and the one before it.
  private static func tailPart(
    _ range: Range<Int>,
    factor: Integer,
    in workspace: inout Workspace
  ) throws(RealError) -> Chudnovsky.Part {
    if range.count == 1 {
      let odd = Integer(2 * range.lowerBound - 1)
      let cube = odd * odd * odd
      return Chudnovsky.Part(p: cube, q: factor * Integer(range.lowerBound), t: cube)
    }
    let middle = range.lowerBound + range.count / 2
    let left = try tailPart(range.lowerBound..<middle, factor: factor, in: &workspace)
    let right = try tailPart(middle..<range.upperBound, factor: factor, in: &workspace)
    let bits = max(left.q.bitLength, right.q.bitLength)
    try workspace.budget.charge(4 * Budget.stepsOfProduct(ofBits: bits, by: bits))
    return Chudnovsky.Part(
      p: left.p * right.p,
      q: left.q * right.q,
      t: left.t * right.q + left.p * right.t
    )
  }
}
