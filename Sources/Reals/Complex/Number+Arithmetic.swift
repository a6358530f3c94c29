// Sums, products and quotients of complex numbers: through the form of the whole while it is
// small, through the parts otherwise.

internal import Numbers

extension Number {
  /// The sum of two numbers.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func sum(
    _ x: Number,
    _ y: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    if case .real(let a) = x, case .real(let b) = y {
      return .real(try Real.sum(a, b, in: &workspace))
    }
    if let f = x.form, let g = y.form {
      let parts = x.partForms.flatMap { p in
        y.partForms.map { q in (p.real + q.real, p.imaginary + q.imaginary) }
      }
      if let sum = try make(f + g, parts: parts, in: &workspace) { return sum }
    }
    return try make(
      try Real.sum(x.real, y.real, in: &workspace),
      try Real.sum(x.imaginary, y.imaginary, in: &workspace),
      in: &workspace
    )
  }

  /// The difference of two numbers.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func difference(
    _ x: Number,
    _ y: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    if case .real(let a) = x, case .real(let b) = y {
      return .real(try Real.difference(a, b, in: &workspace))
    }
    if let f = x.form, let g = y.form {
      let parts = x.partForms.flatMap { p in
        y.partForms.map { q in (p.real - q.real, p.imaginary - q.imaginary) }
      }
      if let gap = try make(f - g, parts: parts, in: &workspace) { return gap }
    }
    return try make(
      try Real.difference(x.real, y.real, in: &workspace),
      try Real.difference(x.imaginary, y.imaginary, in: &workspace),
      in: &workspace
    )
  }

  /// The number with the other sign.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func negation(
    _ x: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    guard case .complex(let z) = x else {
      return .real(try Real.negation(x.real, in: &workspace))
    }
    let opposite = Number.complex(
      Complex(
        try Real.negation(z.real, in: &workspace),
        try Real.negation(z.imaginary, in: &workspace),
        form: z.form.map { -$0 }
      )
    )
    // Sines are odd, cosines are even.
    guard case .inverse(let function, let argument)? = z.origin else { return opposite }
    let isEven = function == .cosine || function == .hyperbolicCosine
    return opposite.known(
      as: function,
      isEven ? argument : try negation(argument, in: &workspace)
    )
  }

  /// The product of two numbers.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func product(
    _ x: Number,
    _ y: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    if case .real(let a) = x, case .real(let b) = y {
      return .real(try Real.product(a, b, in: &workspace))
    }
    if let f = x.form, let g = y.form {
      try workspace.budget.charge(f.terms.count * g.terms.count * 300)
      if let product = try make(ExactForm.product(f, g), in: &workspace) { return product }
    }
    let (a, b, c, d) = (x.real, x.imaginary, y.real, y.imaginary)
    return try make(
      try Real.difference(
        Real.product(a, c, in: &workspace),
        Real.product(b, d, in: &workspace),
        in: &workspace
      ),
      try Real.sum(
        Real.product(a, d, in: &workspace),
        Real.product(b, c, in: &workspace),
        in: &workspace
      ),
      in: &workspace
    )
  }

  /// The quotient of two numbers.
  ///
  /// - Throws: ``DomainError/divisionByZero``, proved; ``RealError/undetermined(_:)`` when
  ///   the divisor cannot be told from zero; ``RealError/overBudget(_:)``.
  package static func quotient(
    _ x: Number,
    _ y: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    if case .real(let b) = y {
      guard case .complex(let z) = x else {
        return .real(try Real.quotient(x.real, b, in: &workspace))
      }
      return try make(
        try Real.quotient(z.real, b, in: &workspace),
        try Real.quotient(z.imaginary, b, in: &workspace),
        in: &workspace
      )
    }
    switch try isZero(y, in: &workspace) {
    case .yes: throw .undefined(.divisionByZero)
    case .unknown: throw .undetermined(.zero(.quotient))
    case .no: break
    }
    if let f = x.form, let g = y.form {
      if let ratio = ExactForm.ratio(f, g) { return .real(Real(ratio)) }
      try workspace.budget.charge(20_000)
      if g.terms.count > 1, !g.isCanonical {
        var steps = Int(min(workspace.budget.stepsLeft, 1_000_000))
        let before = steps
        let quotient = ExactForm.exactQuotient(f, g, steps: &steps)
        try workspace.budget.charge(before - steps)
        if let quotient = try make(quotient, in: &workspace) { return quotient }
      }
    }
    return try product(x, try reciprocal(y, in: &workspace), in: &workspace)
  }

  /// One over a number that is not zero: z̄ over the real number z·z̄.
  static func reciprocal(_ x: Number, in workspace: inout Workspace) throws(RealError) -> Number {
    guard case .complex(let z) = x else {
      return .real(try Real.reciprocal(x.real, in: &workspace))
    }
    if let inverse = try make(z.form?.singleTermReciprocal, in: &workspace) { return inverse }
    let square = try squaredModulus(x, in: &workspace)
    if let form = z.form, let below = square.form?.reciprocal(isPositive: true) {
      let inverse = ExactForm.product(form.conjugate, below)
      if let inverse = try make(inverse, in: &workspace) { return inverse }
    }
    return try make(
      try Real.quotient(z.real, square, in: &workspace),
      try Real.negation(
        Real.quotient(z.imaginary, square, in: &workspace),
        in: &workspace
      ),
      in: &workspace
    )
  }

  /// The number with the other imaginary part.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func conjugate(
    _ x: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    guard case .complex(let z) = x else { return x }
    let imaginary = try Real.negation(z.imaginary, in: &workspace)
    return .complex(Complex(z.real, imaginary, form: z.form.map { $0.conjugate }))
  }

  /// The square of the distance from zero.
  static func squaredModulus(
    _ x: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    guard case .complex(let z) = x else {
      return try Real.product(x.real, x.real, in: &workspace)
    }
    if let form = z.form {
      try workspace.budget.charge(form.terms.count * form.terms.count * 300)
      let square = ExactForm.product(form, form.conjugate)
      if case .real(let square)? = try make(square, in: &workspace) { return square }
    }
    return try Real.sum(
      Real.product(z.real, z.real, in: &workspace),
      Real.product(z.imaginary, z.imaginary, in: &workspace),
      in: &workspace
    )
  }

  /// The distance from zero.
  ///
  /// - Throws: ``RealError/undetermined(_:)``, ``RealError/overBudget(_:)``.
  package static func modulus(
    _ x: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    guard case .complex(let z) = x else {
      return try Real.absoluteValue(x.real, in: &workspace)
    }
    if let rotation = z.form?.rotation {
      return try Real.absoluteValue(Real(form: rotation.size), in: &workspace)
    }
    return try Real.squareRoot(squaredModulus(x, in: &workspace), in: &workspace)
  }

  /// The number over its distance from zero; 0 for 0.
  ///
  /// - Throws: ``RealError/undetermined(_:)``, ``RealError/overBudget(_:)``.
  package static func sign(_ x: Number, in workspace: inout Workspace) throws(RealError) -> Number {
    guard case .complex = x else { return .real(try Real.sign(x.real, in: &workspace)) }
    switch try isZero(x, in: &workspace) {
    case .yes: return .real(Real(0))
    case .no: break
    case .unknown: throw .undetermined(.zero(.sign))
    }
    let size = try modulus(x, in: &workspace)
    return try quotient(x, .real(size), in: &workspace)
  }
}
