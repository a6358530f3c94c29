// Trigonometric and hyperbolic functions of complex numbers, in radians, by Euler's formula:
// through the form of the whole while it is small, through the parts otherwise.

internal import Numbers

extension Number {
  /// The cosine: cos x·cosh y − i·sin x·sinh y.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func cosine(
    _ x: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    guard case .complex(let z) = x else {
      return .real(try Real.cosine(x.real, in: &workspace))
    }
    if let argument = x.argument(of: .cosine) { return argument }
    if let (power, inverse) = try rotations(of: z, in: &workspace),
      let cosine = try make((power + inverse).scaled(by: Rational(1, over: 2)), in: &workspace)
    {
      return cosine
    }
    let sine = try Real.product(
      Real.sine(z.real, in: &workspace),
      Real.hyperbolicSine(z.imaginary, in: &workspace),
      in: &workspace
    )
    return try make(
      try Real.product(
        Real.cosine(z.real, in: &workspace),
        Real.hyperbolicCosine(z.imaginary, in: &workspace),
        in: &workspace
      ),
      try Real.negation(sine, in: &workspace),
      in: &workspace
    )
  }

  /// The sine: sin x·cosh y + i·cos x·sinh y.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func sine(_ x: Number, in workspace: inout Workspace) throws(RealError) -> Number {
    guard case .complex(let z) = x else {
      return .real(try Real.sine(x.real, in: &workspace))
    }
    if let argument = x.argument(of: .sine) { return argument }
    if let (power, inverse) = try rotations(of: z, in: &workspace) {
      // (w − 1/w)/(2i) = i(1/w − w)/2
      let form = (inverse - power).timesImaginaryUnit.scaled(by: Rational(1, over: 2))
      if let sine = try make(form, in: &workspace) { return sine }
    }
    return try make(
      try Real.product(
        Real.sine(z.real, in: &workspace),
        Real.hyperbolicCosine(z.imaginary, in: &workspace),
        in: &workspace
      ),
      try Real.product(
        Real.cosine(z.real, in: &workspace),
        Real.hyperbolicSine(z.imaginary, in: &workspace),
        in: &workspace
      ),
      in: &workspace
    )
  }

  /// e^(iz) and e^(−iz), when they are not too large to keep.
  private static func rotations(
    of z: Complex,
    in workspace: inout Workspace
  ) throws(RealError) -> (ExactForm, ExactForm)? {
    try workspace.budget.charge(20_000)
    guard let turned = z.form?.timesImaginaryUnit,
      let power = ExactForm.exponential(of: turned),
      let inverse = ExactForm.exponential(of: -turned)
    else { return nil }
    return (power, inverse)
  }

  /// The tangent: (sin 2x + i·sinh 2y)/(cos 2x + cosh 2y).
  ///
  /// - Throws: ``DomainError/tangentPole``, proved; ``RealError/undetermined(_:)``;
  ///   ``RealError/overBudget(_:)``.
  package static func tangent(
    _ x: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    guard case .complex(let z) = x else {
      return .real(try Real.tangent(x.real, in: &workspace))
    }
    if z.real.rational?.isZero == true {
      return try make(Real(0), Real.hyperbolicTangent(z.imaginary, in: &workspace), in: &workspace)
    }
    let (sine, cosine) = try parts(ofDouble: z, in: &workspace)
    let below = try Real.sum(cosine.circular, cosine.hyperbolic, in: &workspace)
    return try make(
      try Real.quotient(sine.circular, below, in: &workspace),
      try Real.quotient(sine.hyperbolic, below, in: &workspace),
      in: &workspace
    )
  }

  /// The cotangent: (sin 2x − i·sinh 2y)/(cosh 2y − cos 2x).
  ///
  /// - Throws: ``DomainError/cotangentPole``, proved; as ``tangent(_:in:)``.
  package static func cotangent(
    _ x: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    guard case .complex(let z) = x else {
      return .real(try Real.cotangent(x.real, in: &workspace))
    }
    if z.real.rational?.isZero == true {
      return try quotient(.real(Real(1)), tangent(x, in: &workspace), in: &workspace)
    }
    let (sine, cosine) = try parts(ofDouble: z, in: &workspace)
    let below = try Real.difference(cosine.hyperbolic, cosine.circular, in: &workspace)
    let imaginary = try Real.quotient(sine.hyperbolic, below, in: &workspace)
    return try make(
      try Real.quotient(sine.circular, below, in: &workspace),
      try Real.negation(imaginary, in: &workspace),
      in: &workspace
    )
  }

  /// A function of twice the real part, and its hyperbolic sister of twice the imaginary one.
  private typealias Pair = (circular: Real, hyperbolic: Real)

  /// The sines and the cosines of 2x and 2y.
  private static func parts(
    ofDouble z: Complex,
    in workspace: inout Workspace
  ) throws(RealError) -> (sine: Pair, cosine: Pair) {
    let x = try Real.product(Real(2), z.real, in: &workspace)
    let y = try Real.product(Real(2), z.imaginary, in: &workspace)
    return (
      (try Real.sine(x, in: &workspace), try Real.hyperbolicSine(y, in: &workspace)),
      (try Real.cosine(x, in: &workspace), try Real.hyperbolicCosine(y, in: &workspace))
    )
  }

  /// One over the cosine.
  ///
  /// - Throws: As ``tangent(_:in:)``.
  package static func secant(
    _ x: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    guard case .complex = x else { return .real(try Real.secant(x.real, in: &workspace)) }
    return try quotient(.real(Real(1)), cosine(x, in: &workspace), in: &workspace)
  }

  /// One over the sine.
  ///
  /// - Throws: As ``cotangent(_:in:)``.
  package static func cosecant(
    _ x: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    guard case .complex = x else { return .real(try Real.cosecant(x.real, in: &workspace)) }
    return try quotient(.real(Real(1)), sine(x, in: &workspace), in: &workspace)
  }

  /// The hyperbolic sine: −i·sin(iz).
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func hyperbolicSine(
    _ x: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    guard case .complex = x else {
      return .real(try Real.hyperbolicSine(x.real, in: &workspace))
    }
    if let argument = x.argument(of: .hyperbolicSine) { return argument }
    return try turned(sine, x, in: &workspace)
  }

  /// The hyperbolic cosine: cos(iz).
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func hyperbolicCosine(
    _ x: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    guard case .complex = x else {
      return .real(try Real.hyperbolicCosine(x.real, in: &workspace))
    }
    if let argument = x.argument(of: .hyperbolicCosine) { return argument }
    return try cosine(product(.imaginaryUnit, x, in: &workspace), in: &workspace)
  }

  /// The hyperbolic tangent: −i·tan(iz).
  ///
  /// - Throws: ``DomainError/tangentPole``, proved; as ``tangent(_:in:)``.
  package static func hyperbolicTangent(
    _ x: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    guard case .complex = x else {
      return .real(try Real.hyperbolicTangent(x.real, in: &workspace))
    }
    return try turned(tangent, x, in: &workspace)
  }

  /// −i·f(iz) for a function f.
  static func turned(
    _ function: (Number, inout Workspace) throws(RealError) -> Number,
    _ x: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    let value = try function(product(.imaginaryUnit, x, in: &workspace), &workspace)
    let down = try negation(.imaginaryUnit, in: &workspace)
    return try product(down, value, in: &workspace)
  }

  /// cos x + i·sin x.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func cis(_ x: Number, in workspace: inout Workspace) throws(RealError) -> Number {
    guard case .complex = x else { return try rotated(Real(1), by: x.real, in: &workspace) }
    return try exponential(product(.imaginaryUnit, x, in: &workspace), in: &workspace)
  }
}
