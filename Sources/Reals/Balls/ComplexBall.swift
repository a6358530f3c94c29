// Enclosures of complex numbers, for exact forms with roots of unity in them.

internal import Numbers

/// A rectangle of the complex plane: a ball for each part.
struct ComplexBall {
  /// The real parts.
  let real: Ball
  /// The imaginary parts; nothing when they are exactly zero.
  let imaginary: Ball?

  init(_ real: Ball, _ imaginary: Ball? = nil) {
    self.real = real
    self.imaginary = imaginary
  }

  /// Whether zero is a member.
  var containsZero: Bool { real.containsZero && (imaginary?.containsZero ?? true) }

  /// An upper bound of the absolute value of every member.
  var magnitudeUpper: Radius {
    guard let imaginary else { return real.magnitudeUpper }
    return real.magnitudeUpper + imaginary.magnitudeUpper
  }

  static func sum(
    _ x: ComplexBall,
    _ y: ComplexBall,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> ComplexBall {
    let real = try Ball.sum(x.real, y.real, precision: precision, in: &workspace)
    guard let a = x.imaginary else { return ComplexBall(real, y.imaginary) }
    guard let b = y.imaginary else { return ComplexBall(real, a) }
    return ComplexBall(real, try Ball.sum(a, b, precision: precision, in: &workspace))
  }

  static func product(
    _ x: ComplexBall,
    _ y: ComplexBall,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> ComplexBall {
    let ac = try Ball.product(x.real, y.real, precision: precision, in: &workspace)
    switch (x.imaginary, y.imaginary) {
    case (nil, nil):
      return ComplexBall(ac)
    case (let b?, nil):
      return ComplexBall(ac, try Ball.product(b, y.real, precision: precision, in: &workspace))
    case (nil, let d?):
      return ComplexBall(ac, try Ball.product(x.real, d, precision: precision, in: &workspace))
    case (let b?, let d?):
      let bd = try Ball.product(b, d, precision: precision, in: &workspace)
      let ad = try Ball.product(x.real, d, precision: precision, in: &workspace)
      let bc = try Ball.product(b, y.real, precision: precision, in: &workspace)
      return ComplexBall(
        try Ball.difference(ac, bd, precision: precision, in: &workspace),
        try Ball.sum(ad, bc, precision: precision, in: &workspace)
      )
    }
  }
}
