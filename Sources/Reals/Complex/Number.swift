// Numbers that are real or complex. Whatever makes one asks whether its imaginary part is
// zero, so that a number that is proved to be real is a real.

internal import Numbers

/// A real number, or a complex one that is not known to be real.
package enum Number: Sendable {
  /// A real number.
  case real(Real)
  /// A number whose imaginary part is not known to be zero.
  case complex(Complex)
}

extension Number {
  /// The real part.
  package var real: Real {
    switch self {
    case .real(let x): x
    case .complex(let z): z.real
    }
  }

  /// The imaginary part.
  package var imaginary: Real {
    switch self {
    case .real: Real(0)
    case .complex(let z): z.imaginary
    }
  }

  /// The exact form, when there is one of moderate size.
  var form: ExactForm? {
    switch self {
    case .real(let x): x.form
    case .complex(let z): z.form
    }
  }

  /// The forms of both parts, where they have some.
  var partForms: (real: ExactForm, imaginary: ExactForm)? {
    guard let real = real.form, let imaginary = imaginary.form else { return nil }
    return (real, imaginary)
  }

  /// The same number, known to be the value of the inverse of a function.
  func known(as function: Complex.Function, _ argument: Number) -> Number {
    guard case .complex(var z) = self else { return self }
    z.origin = .inverse(function, argument)
    return .complex(z)
  }

  /// The number of which the inverse of a function has this value, if it is known to.
  func argument(of function: Complex.Function) -> Number? {
    guard case .complex(let z) = self, case .inverse(function, let argument)? = z.origin else {
      return nil
    }
    return argument
  }

  /// The same number, known to be an angle in a unit of which so many are half a turn.
  package func known(asAngle radians: Number, halfTurn: Int) -> Number {
    guard case .complex(var z) = self else { return self }
    z.origin = .angle(radians, halfTurn: halfTurn)
    return .complex(z)
  }

  /// The angle in radians that this is known to be in a unit of which so many are half a turn.
  package func radians(halfTurn: Int) -> Number? {
    guard case .complex(let z) = self, case .angle(let radians, halfTurn)? = z.origin else {
      return nil
    }
    return radians
  }

  /// The imaginary unit.
  static var imaginaryUnit: Number { .complex(.imaginaryUnit) }

  /// The number x + iy.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  static func make(
    _ x: Real,
    _ y: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    let turned = y.form?.timesImaginaryUnit
    let form = turned.flatMap { turned in x.form.flatMap { ($0 + turned).ifSmall } }
    return try make(x, y, form: form, in: &workspace)
  }

  /// The number of a form, or nothing where its parts are too large to keep.
  ///
  /// The real and the imaginary part of the form are given where they are known.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  static func make(
    _ form: ExactForm?,
    parts known: (real: ExactForm, imaginary: ExactForm)? = nil,
    in workspace: inout Workspace
  ) throws(RealError) -> Number? {
    guard let reduced = try Real.reduced(form, in: &workspace) else { return nil }
    if reduced.isFormallyReal { return .real(Real(form: reduced)) }
    let isKnown = reduced == form && known?.real.ifSmall != nil && known?.imaginary.ifSmall != nil
    try workspace.budget.charge(reduced.terms.count * (isKnown ? 100 : 1_000))
    guard let parts = isKnown ? known : reduced.parts else { return nil }
    return try make(
      Real(form: parts.real),
      Real(form: parts.imaginary),
      form: reduced,
      in: &workspace
    )
  }

  private static func make(
    _ x: Real,
    _ y: Real,
    form: ExactForm?,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    let isReal =
      if let form = y.form, ZeroDecision.isCertainlyNotZero(form) {
        false
      } else {
        try Real.isZero(y, in: &workspace) == .yes
      }
    if isReal { return .real(x) }
    return .complex(Complex(x, y, form: form))
  }

  /// Whether a number is zero.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func isZero(
    _ x: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Ternary {
    let imaginary = try Real.isZero(x.imaginary, in: &workspace)
    if imaginary == .no { return .no }
    let real = try Real.isZero(x.real, in: &workspace)
    return imaginary == .yes || real == .no ? real : .unknown
  }

  /// Whether two numbers are the same.
  ///
  /// - Throws: ``RealError/undetermined(_:)`` when they agree to thousands of places and no
  ///   proof of equality was found, ``RealError/overBudget(_:)``.
  package static func areEqual(
    _ x: Number,
    _ y: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Bool {
    let gap = try difference(x, y, in: &workspace)
    workspace.decisions.beginComparison()
    switch try isZero(gap, in: &workspace) {
    case .yes: return true
    case .no:
      workspace.decisions.noteDifference()
      return false
    case .unknown: throw .undetermined(.comparison(.comparison))
    }
  }

  /// The same number with both parts in simpler closed forms where a proof is found.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func recognized(
    _ z: Complex,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    let real = try Real.recognized(z.real, in: &workspace)
    let imaginary = try Real.recognized(z.imaginary, in: &workspace)
    let same = try make(real, imaginary, form: z.form, in: &workspace)
    guard case .complex(var number) = same else { return same }
    number.origin = z.origin
    return .complex(number)
  }
}
