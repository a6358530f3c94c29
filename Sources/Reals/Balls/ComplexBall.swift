// Enclosures of complex numbers, a ball for each part.

/// A rectangle of the complex plane: a ball for each part.
///
/// Operations contain the operation on all members, as those of ``Ball`` do.
package struct ComplexBall: Sendable {
  /// The real parts.
  package let real: Ball
  /// The imaginary parts; nothing when they are exactly zero.
  package let imaginary: Ball?

  /// Creates a rectangle; without imaginary parts it is a part of the real axis.
  package init(_ real: Ball, _ imaginary: Ball? = nil) {
    self.real = real
    self.imaginary = imaginary
  }

  /// The exact rectangle of a small integer.
  package init(_ value: Int) { self.init(Ball(value)) }

  /// The exact rectangle of zero.
  package static var zero: ComplexBall { ComplexBall(.zero) }

  /// Whether zero is a member.
  package var containsZero: Bool { real.containsZero && (imaginary?.containsZero ?? true) }

  /// Whether the only member is zero.
  package var isZero: Bool {
    real.sign == 0 && (imaginary.map { $0.sign == 0 } ?? true)
  }

  /// An upper bound of the absolute value of every member.
  package var magnitudeUpper: Radius {
    guard let imaginary else { return real.magnitudeUpper }
    return real.magnitudeUpper + imaginary.magnitudeUpper
  }

  /// The conjugates of the members.
  package var conjugate: ComplexBall { ComplexBall(real, imaginary.map { -$0 }) }

  /// The products of the members with i.
  package var turned: ComplexBall {
    guard let imaginary else {
      return real.sign == 0 ? self : ComplexBall(.zero, real)
    }
    return ComplexBall(-imaginary, real)
  }

  /// The opposites of the members.
  package static prefix func - (x: ComplexBall) -> ComplexBall {
    ComplexBall(-x.real, x.imaginary.map { -$0 })
  }

  /// Both parts times a power of two.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package func scaled(byPowerOfTwo power: Int64) throws(RealError) -> ComplexBall {
    let real = try real.scaled(byPowerOfTwo: power)
    guard let imaginary else { return ComplexBall(real) }
    return ComplexBall(real, try imaginary.scaled(byPowerOfTwo: power))
  }
}

extension ComplexBall {
  /// The sums of members.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func sum(
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

  /// The differences of members.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func difference(
    _ x: ComplexBall,
    _ y: ComplexBall,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> ComplexBall {
    try sum(x, -y, precision: precision, in: &workspace)
  }

  /// The products of members.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func product(
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

  /// The squares of members: (x + y)(x − y) + 2xy·i.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func square(
    _ z: ComplexBall,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> ComplexBall {
    guard let y = z.imaginary else {
      return ComplexBall(try Ball.square(z.real, precision: precision, in: &workspace))
    }
    let x = z.real
    let squares = (
      try Ball.square(x, precision: precision, in: &workspace),
      try Ball.square(y, precision: precision, in: &workspace)
    )
    return ComplexBall(
      try Ball.difference(squares.0, squares.1, precision: precision, in: &workspace),
      try Ball.product(x, y, precision: precision, in: &workspace).scaled(byPowerOfTwo: 1)
    )
  }

  /// The squares of the absolute values of members.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  static func squaredMagnitude(
    _ z: ComplexBall,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    let square = try Ball.square(z.real, precision: precision, in: &workspace)
    guard let y = z.imaginary else { return square }
    let other = try Ball.square(y, precision: precision, in: &workspace)
    return try Ball.sum(square, other, precision: precision, in: &workspace)
  }

  /// The quotients of members: x·ȳ over |y|².
  ///
  /// - Throws: ``RealError/undetermined(_:)`` where a divisor may be zero;
  ///   ``RealError/overBudget(_:)``.
  package static func quotient(
    _ x: ComplexBall,
    _ y: ComplexBall,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> ComplexBall {
    guard !y.containsZero else { throw .undetermined(.zero(.quotient)) }
    let working = precision + 6
    let (above, below): (ComplexBall, Ball)
    if y.imaginary == nil {
      (above, below) = (x, y.real)
    } else {
      above = try product(x, y.conjugate, precision: working, in: &workspace)
      below = try squaredMagnitude(y, precision: working, in: &workspace)
    }
    guard !below.containsZero else { throw .undetermined(.zero(.quotient)) }
    let real = try Ball.quotient(above.real, below, precision: precision, in: &workspace)
    guard let imaginary = above.imaginary else { return ComplexBall(real) }
    return ComplexBall(
      real,
      try Ball.quotient(imaginary, below, precision: precision, in: &workspace)
    )
  }
}
