// Elementary functions over rectangles of complex numbers: the exponential function and its
// relatives, which are analytic everywhere, and the logarithm and the square root, which have a cut.
//
// On the negative axis the functions with a cut have the values of the side above it. A rectangle
// that meets the cut has both sides in its values.
//
// > Source: Kahan, Branch cuts for complex elementary functions (1987); Johansson, Arb (IEEE TC 2017).

internal import Numbers

extension ComplexBall {
  /// Whether a member may be zero or negative, where logarithms and roots are not analytic.
  package var meetsCut: Bool {
    guard real.sign != 1 else { return false }
    return imaginary.map { $0.containsZero } ?? true
  }

  /// The exponentials of members: e^x·(cos y + i·sin y).
  ///
  /// - Throws: As ``Ball/exponential(_:precision:in:)``.
  package static func exponential(
    _ z: ComplexBall,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> ComplexBall {
    let working = precision + 4
    let size = try Ball.exponential(z.real, precision: working, in: &workspace)
    guard let y = z.imaginary else { return ComplexBall(try size.rounded(toBits: precision)) }
    let (sine, cosine) = try Ball.sineAndCosine(y, precision: working, in: &workspace)
    return ComplexBall(
      try Ball.product(size, cosine, precision: precision, in: &workspace),
      try Ball.product(size, sine, precision: precision, in: &workspace)
    )
  }

  /// The sines and the cosines of members: sin x·cosh y + i·cos x·sinh y and
  /// cos x·cosh y − i·sin x·sinh y.
  ///
  /// - Throws: As ``Ball/exponential(_:precision:in:)``.
  package static func sineAndCosine(
    _ z: ComplexBall,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> (sine: ComplexBall, cosine: ComplexBall) {
    let working = z.imaginary == nil ? precision : precision + 4
    let (sine, cosine) = try Ball.sineAndCosine(z.real, precision: working, in: &workspace)
    guard let y = z.imaginary else { return (ComplexBall(sine), ComplexBall(cosine)) }
    let (odd, up) = try Ball.hyperbolicSineAndCosine(y, precision: working, in: &workspace)
    return (
      ComplexBall(
        try Ball.product(sine, up, precision: precision, in: &workspace),
        try Ball.product(cosine, odd, precision: precision, in: &workspace)
      ),
      ComplexBall(
        try Ball.product(cosine, up, precision: precision, in: &workspace),
        -(try Ball.product(sine, odd, precision: precision, in: &workspace))
      )
    )
  }

  /// The hyperbolic sines and cosines of members: −i·sin(iz) and cos(iz).
  ///
  /// - Throws: As ``Ball/exponential(_:precision:in:)``.
  package static func hyperbolicSineAndCosine(
    _ z: ComplexBall,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> (sine: ComplexBall, cosine: ComplexBall) {
    guard z.imaginary != nil else {
      let (sine, cosine) = try Ball.hyperbolicSineAndCosine(
        z.real,
        precision: precision,
        in: &workspace
      )
      return (ComplexBall(sine), ComplexBall(cosine))
    }
    let (sine, cosine) = try sineAndCosine(z.turned, precision: precision, in: &workspace)
    return (-sine.turned, cosine)
  }

  /// The principal logarithms of members: ln|z| + i·arg z, with arg z in (−π, π].
  ///
  /// - Throws: ``RealError/undetermined(_:)`` where zero may be a member; ``RealError/overBudget(_:)``.
  package static func naturalLogarithm(
    _ z: ComplexBall,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> ComplexBall {
    guard !z.containsZero else { throw .undetermined(.zero(.logarithm)) }
    let angle = try argument(z, precision: precision, in: &workspace)
    if z.imaginary == nil {
      let size = Ball.absoluteValue(z.real)
      let length = try Ball.naturalLogarithm(size, precision: precision, in: &workspace)
      return ComplexBall(length, angle)
    }
    let square = try squaredMagnitude(z, precision: precision + 8, in: &workspace)
    let length = try Ball.naturalLogarithm(square, precision: precision, in: &workspace)
    return ComplexBall(try length.scaled(byPowerOfTwo: -1), angle)
  }

  /// The angles of members, none of which is zero; nothing for positive numbers.
  private static func argument(
    _ z: ComplexBall,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball? {
    let (right, up) = (z.real.sign, z.imaginary.map { $0.sign } ?? 0)
    if right == 1 {
      guard let y = z.imaginary else { return nil }
      let slope = try Ball.quotient(y, z.real, precision: precision + 4, in: &workspace)
      return try Ball.arctangent(slope, precision: precision, in: &workspace)
    }
    if let y = z.imaginary, let up, up != 0 {
      // ±π/2 − atan(x/y).
      let quarter = try Ball.pi(precision: precision + 4, in: &workspace)
        .scaled(byPowerOfTwo: -1)
      let slope = try Ball.quotient(z.real, y, precision: precision + 4, in: &workspace)
      let rest = try Ball.arctangent(slope, precision: precision + 4, in: &workspace)
      let start = up > 0 ? quarter : -quarter
      return try Ball.difference(start, rest, precision: precision, in: &workspace)
    }
    let half = try Ball.pi(precision: precision, in: &workspace)
    return up == 0 ? half : Ball(magnitudeAtMost: half.magnitudeUpper)
  }

  /// The principal square roots of members.
  ///
  /// - Throws: ``RealError/undetermined(_:)`` where few bits do not tell which part is the larger one;
  ///   ``RealError/overBudget(_:)``.
  package static func squareRoot(
    _ z: ComplexBall,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> ComplexBall {
    let right = z.real.sign
    guard right == 1 || !z.meetsCut else { return try rootOnCut(z, precision, &workspace) }
    guard let y = z.imaginary else {
      return ComplexBall(try Ball.squareRoot(z.real, precision: precision, in: &workspace))
    }
    let working = precision + 8
    let square = try squaredMagnitude(z, precision: working, in: &workspace)
    let size = try Ball.squareRoot(square, precision: working, in: &workspace)
    // √((|z| + |x|)/2) is the larger part, and |y| over twice of it the other.
    let isRight = right != -1 && (right == 1 || !z.real.significand.isNegative)
    let sum = try Ball.sum(
      size,
      isRight ? z.real : -z.real,
      precision: working,
      in: &workspace
    )
    let large = try Ball.squareRoot(
      sum.scaled(byPowerOfTwo: -1),
      precision: working,
      in: &workspace
    )
    let half = try y.scaled(byPowerOfTwo: -1)
    let small = try Ball.quotient(half, large, precision: precision, in: &workspace)
    if isRight { return ComplexBall(try large.rounded(toBits: precision), small) }
    return y.sign == -1
      ? ComplexBall(-small, try -large.rounded(toBits: precision))
      : ComplexBall(small, try large.rounded(toBits: precision))
  }

  /// The roots of a rectangle that meets the cut.
  private static func rootOnCut(
    _ z: ComplexBall,
    _ precision: Int,
    _ workspace: inout Workspace
  ) throws(RealError) -> ComplexBall {
    if z.imaginary.map({ $0.sign == 0 }) ?? true {
      if z.real.sign == 0 { return .zero }
      if z.real.sign == -1 {
        let size = try Ball.squareRoot(-z.real, precision: precision, in: &workspace)
        return ComplexBall(.zero, size)
      }
    }
    // √m is at most 2^⌈k/2⌉ where m is at most 2^k.
    let bound = Radius.powerOfTwo((z.magnitudeUpper.log2Upper + 1) >> 1)
    return ComplexBall(Ball(magnitudeAtMost: bound), Ball(magnitudeAtMost: bound))
  }
}
