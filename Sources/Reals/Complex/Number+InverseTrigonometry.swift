// Inverse trigonometric and hyperbolic functions of complex numbers, in radians. On a cut the
// value is that of the side from which one arrives counter-clockwise round its end, as in
// Arb, mpmath and SymPy.
//
// > Source: Kahan, Branch cuts for complex elementary functions (1987); NIST Digital Library
// > of Mathematical Functions, sections 4.23 and 4.37.

internal import Numbers

extension Number {
  /// The angle whose sine is given: cuts are the real numbers above 1, where the value is
  /// that of the lower side, and those below −1, where it is that of the upper side.
  ///
  /// - Throws: ``RealError/undetermined(_:)``, ``RealError/overBudget(_:)``.
  package static func arcsine(
    _ x: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    try principalArcsine(x, in: &workspace).known(as: .sine, x)
  }

  private static func principalArcsine(
    _ x: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    switch x {
    case .real(let x):
      guard try isBeyondOne(x, in: &workspace) else {
        return .real(try Real.arcsine(x, in: &workspace))
      }
      workspace.decisions.noteCut()
      // asin x = π/2 − i·acosh x for x > 1, and the opposite of that of −x.
      let sign = try Real.sign(of: x, for: .arcsine, in: &workspace)
      let size = try Real.absoluteValue(x, in: &workspace)
      let area = try Real.areaCosine(size, in: &workspace)
      return try make(
        try Real.pi(times: Rational(sign, over: 2)),
        sign < 0 ? area : Real.negation(area, in: &workspace),
        in: &workspace
      )
    case .complex(let z):
      if try Real.isZero(z.real, in: &workspace) == .yes {
        return try make(
          Real(0),
          Real.areaSine(z.imaginary, in: &workspace),
          in: &workspace
        )
      }
      let one = Number.real(Real(1))
      let left = try squareRoot(difference(one, x, in: &workspace), in: &workspace)
      let right = try squareRoot(sum(one, x, in: &workspace), in: &workspace)
      let root = try product(left, right, in: &workspace)
      let mixed = try product(conjugate(left, in: &workspace), right, in: &workspace)
      return try make(
        try Real.arctangent(
          Real.quotient(z.real, root.real, in: &workspace),
          in: &workspace
        ),
        try Real.areaSine(mixed.imaginary, in: &workspace),
        in: &workspace
      )
    }
  }

  /// The angle whose cosine is given: π/2 − asin z.
  ///
  /// - Throws: As ``arcsine(_:in:)``.
  package static func arccosine(
    _ x: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    if case .real(let x) = x, try !isBeyondOne(x, in: &workspace) {
      return .real(try Real.arccosine(x, in: &workspace))
    }
    let quarter = Number.real(try Real.pi(times: Rational(1, over: 2)))
    return try difference(quarter, arcsine(x, in: &workspace), in: &workspace)
      .known(as: .cosine, x)
  }

  /// The angle whose tangent is given: −i·artanh(iz).
  ///
  /// Cuts are the multiples of i above i and below −i.
  ///
  /// - Throws: ``DomainError/logarithmOfZero`` at i and −i; ``RealError/undetermined(_:)``;
  ///   ``RealError/overBudget(_:)``.
  package static func arctangent(
    _ x: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    guard case .complex = x else {
      return .real(try Real.arctangent(x.real, in: &workspace))
    }
    return try turned(areaTangent, x, in: &workspace)
  }

  /// The inverse of the hyperbolic sine: −i·asin(iz).
  ///
  /// - Throws: As ``arcsine(_:in:)``.
  package static func areaSine(
    _ x: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    guard case .complex = x else {
      return .real(try Real.areaSine(x.real, in: &workspace))
    }
    return try turned(arcsine, x, in: &workspace).known(as: .hyperbolicSine, x)
  }

  /// The inverse of the hyperbolic cosine, whose real part is not negative: ±i·acos z.
  ///
  /// The cut is the real numbers below 1, where the value is that of the upper side.
  ///
  /// - Throws: As ``arcsine(_:in:)``.
  package static func areaCosine(
    _ x: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    try principalAreaCosine(x, in: &workspace).known(as: .hyperbolicCosine, x)
  }

  private static func principalAreaCosine(
    _ x: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    switch x {
    case .real(let x):
      let one = Real(1)
      guard try Real.compare(x, one, in: &workspace) == .less else {
        return .real(try Real.areaCosine(x, in: &workspace))
      }
      workspace.decisions.noteCut()
      guard try isBeyondOne(x, in: &workspace) else {
        return try make(Real(0), Real.arccosine(x, in: &workspace), in: &workspace)
      }
      let size = try Real.negation(x, in: &workspace)
      return try make(Real.areaCosine(size, in: &workspace), .pi, in: &workspace)
    case .complex(let z):
      guard let up = try Real.proveSign(z.imaginary, in: &workspace) else {
        throw .undetermined(.branch)
      }
      let angle = try arccosine(x, in: &workspace)
      let value = try product(.imaginaryUnit, angle, in: &workspace)
      return up < 0 ? try negation(value, in: &workspace) : value
    }
  }

  /// The inverse of the hyperbolic tangent, (ln(1 + z) − ln(1 − z))/2: cuts are the real
  /// numbers above 1, where the value is that of the lower side, and those below −1, where
  /// it is that of the upper side.
  ///
  /// - Throws: ``DomainError/logarithmOfZero`` at 1 and −1; ``RealError/undetermined(_:)``;
  ///   ``RealError/overBudget(_:)``.
  package static func areaTangent(
    _ x: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    let one = Number.real(Real(1))
    if case .real(let x) = x {
      let size = try Real.absoluteValue(x, in: &workspace)
      switch try Real.compare(size, Real(1), in: &workspace) {
      case .less: return .real(try Real.areaTangent(x, in: &workspace))
      case .equal: throw .undefined(.logarithmOfZero)
      case .greater: break
      }
      workspace.decisions.noteCut()
      // artanh x = arcoth x − iπ/2 for x > 1, and the opposite of that of −x.
      let sign = try Real.sign(of: x, for: .areaTangent, in: &workspace)
      let inverse = try Real.reciprocal(x, in: &workspace)
      return try make(
        try Real.areaTangent(inverse, in: &workspace),
        try Real.pi(times: Rational(-sign, over: 2)),
        in: &workspace
      )
    }
    let above = try naturalLogarithm(sum(one, x, in: &workspace), in: &workspace)
    let below = try naturalLogarithm(difference(one, x, in: &workspace), in: &workspace)
    let half = Number.real(Real(Rational(1, over: 2)))
    return try product(half, difference(above, below, in: &workspace), in: &workspace)
  }

  /// Whether a real number is above 1 or below −1.
  private static func isBeyondOne(
    _ x: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Bool {
    let size = try Real.absoluteValue(x, in: &workspace)
    return try Real.compare(size, Real(1), in: &workspace) == .greater
  }
}
