// Angles of complex numbers, exponentials and logarithms. A logarithm is on the principal
// branch, whose cut is the negative axis; numbers on the cut have the angle π.

internal import Numbers

extension Number {
  /// The angle of a number, above −π and at most π.
  ///
  /// - Throws: ``DomainError/angleOfZero``; ``RealError/undetermined(_:)`` where it cannot
  ///   be told on which side of the negative axis the number lies;
  ///   ``RealError/overBudget(_:)``.
  package static func angle(of x: Number, in workspace: inout Workspace) throws(RealError) -> Real {
    guard case .complex(let z) = x else {
      let sign = try Real.sign(of: x.real, for: .angle, in: &workspace)
      guard sign != 0 else { throw .undefined(.angleOfZero) }
      return sign < 0 ? .pi : Real(0)
    }
    if let rotation = z.form?.rotation,
      let angle = try principalAngle(of: rotation.size, rotation.angle, in: &workspace)
    {
      return angle
    }
    let right = try Real.proveSign(z.real, in: &workspace)
    if let right, right > 0 {
      return try Real.arctangent(
        Real.quotient(z.imaginary, z.real, in: &workspace),
        in: &workspace
      )
    }
    guard let up = try Real.proveSign(z.imaginary, in: &workspace) else {
      throw .undetermined(.branch)
    }
    let quarter = try Real.pi(times: Rational(up, over: 2))
    if right == 0 { return quarter }
    guard let right, right < 0 else {
      // π/2 − atan(x/y) above the axis.
      let ratio = try Real.quotient(z.real, z.imaginary, in: &workspace)
      return try Real.difference(
        quarter,
        Real.arctangent(ratio, in: &workspace),
        in: &workspace
      )
    }
    let ratio = try Real.quotient(z.imaginary, z.real, in: &workspace)
    return try Real.sum(
      Real.arctangent(ratio, in: &workspace),
      try Real.pi(times: Rational(up)),
      in: &workspace
    )
  }

  /// The angle of r·e^(iφ) for real forms r and φ, or nothing where a whole number of turns
  /// is not certain.
  private static func principalAngle(
    of size: ExactForm,
    _ angle: ExactForm,
    in workspace: inout Workspace
  ) throws(RealError) -> Real? {
    guard let sign = try Real.proveSign(Real(form: size), in: &workspace), sign != 0 else {
      return nil
    }
    let angle = sign < 0 ? angle + ExactForm(.pi) : angle
    if let turn = angle.multipleOfPi {
      let whole = ((turn - 1) / 2).ceiling
      return try Real.pi(times: turn - Rational(whole * 2))
    }
    let real = Real(form: angle)
    do throws(RealError) {
      let turns = try Real.quotient(
        Real.difference(real, .pi, in: &workspace),
        Real.pi(times: 2),
        in: &workspace
      )
      let whole = try Real.ceiling(turns, in: &workspace)
      let full = try Real.product(whole, Real.pi(times: 2), in: &workspace)
      return try Real.difference(real, full, in: &workspace)
    } catch .undetermined {
      return nil
    }
  }

  /// r·e^(iφ) for real numbers r and φ.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  static func rotated(
    _ size: Real,
    by angle: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    try workspace.budget.charge(20_000)
    let turned = angle.form?.timesImaginaryUnit
    if let form = size.form, let power = turned.flatMap({ ExactForm.exponential(of: $0) }),
      let number = try make(ExactForm.product(form, power), in: &workspace)
    {
      return number
    }
    return try make(
      try Real.product(size, Real.cosine(angle, in: &workspace), in: &workspace),
      try Real.product(size, Real.sine(angle, in: &workspace), in: &workspace),
      in: &workspace
    )
  }

  /// e to the power of a number.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func exponential(
    _ x: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    guard case .complex(let z) = x else {
      return .real(try Real.exponential(x.real, in: &workspace))
    }
    try workspace.budget.charge(20_000)
    let form = z.form.flatMap { ExactForm.exponential(of: $0) }
    if let power = try make(form, in: &workspace) { return power }
    return try rotated(
      Real.exponential(z.real, in: &workspace),
      by: z.imaginary,
      in: &workspace
    )
  }

  /// The principal natural logarithm: ln|z| + i·φ with the angle φ of z.
  ///
  /// - Throws: ``DomainError/logarithmOfZero``; as ``angle(of:in:)``.
  package static func naturalLogarithm(
    _ x: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    let size: Real
    switch x {
    case .real(let x):
      let sign = try Real.sign(of: x, for: .logarithm, in: &workspace)
      guard sign != 0 else { throw .undefined(.logarithmOfZero) }
      let positive = sign < 0 ? try Real.negation(x, in: &workspace) : x
      size = try Real.naturalLogarithm(positive, in: &workspace)
      if sign > 0 { return .real(size) }
    case .complex(let z) where z.form?.rotation != nil:
      size = try Real.naturalLogarithm(modulus(x, in: &workspace), in: &workspace)
    case .complex:
      let square = try squaredModulus(x, in: &workspace)
      size = try Real.product(
        Real(Rational(1, over: 2)),
        Real.naturalLogarithm(square, in: &workspace),
        in: &workspace
      )
    }
    return try make(size, angle(of: x, in: &workspace), in: &workspace)
  }

  /// The logarithm to a base: the quotient of the natural logarithms.
  ///
  /// - Throws: ``DomainError/logarithmBase`` for a base that is 1 or 0; as
  ///   ``naturalLogarithm(_:in:)``.
  package static func logarithm(
    _ x: Number,
    base: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    guard try isZero(base, in: &workspace) != .yes,
      try !areEqual(base, .real(Real(1)), in: &workspace)
    else { throw .undefined(.logarithmBase) }
    let above = try naturalLogarithm(x, in: &workspace)
    return try quotient(above, naturalLogarithm(base, in: &workspace), in: &workspace)
  }
}
