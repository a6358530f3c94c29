// Powers and roots of complex numbers, principal ones: z^w is exp(w·ln z), with ln z on its
// principal branch. (z^a)^b is never taken for z^(ab).

internal import Numbers

extension Number {
  /// A number raised to another.
  ///
  /// A real base with a real exponent has its real power where there is one: (−8)^(1/3) is
  /// −2.
  ///
  /// - Throws: ``DomainError/zeroToNegative``, ``DomainError/zeroToComplex``;
  ///   ``RealError/undetermined(_:)``; ``RealError/overBudget(_:)``.
  package static func power(
    _ base: Number,
    _ exponent: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    guard case .real(let exponent) = exponent else {
      return try power(base, complex: exponent, in: &workspace)
    }
    if case .real(let x) = base {
      do throws(RealError) {
        return .real(try Real.power(x, exponent, in: &workspace))
      } catch .undefined(.evenRootOfNegative) {
      } catch .undefined(.negativeToIrrational) {
      }
    }
    let real = try Real.recognized(exponent, onlyRational: true, in: &workspace)
    if let whole = real.integer, case .complex(let z) = base {
      return try power(z, whole, in: &workspace)
    }
    if let q = real.rational, q.denominator == 2 {
      let root = try squareRoot(base, in: &workspace)
      return try power(root, .real(Real(q.numerator)), in: &workspace)
    }
    return try power(ofSize: modulus(base, in: &workspace), base, real, in: &workspace)
  }

  /// A number raised to another, e^(w·ln z) also where both are real: (−8)^(1/3) is 1 + √3·i.
  ///
  /// - Throws: As ``power(_:_:in:)``.
  package static func principalPower(
    _ base: Number,
    _ exponent: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    guard case .real(let x) = base, case .real(let exponent) = exponent,
      try Real.proveSign(x, in: &workspace) == -1
    else { return try power(base, exponent, in: &workspace) }
    let real = try Real.recognized(exponent, onlyRational: true, in: &workspace)
    guard real.integer == nil else { return try power(base, .real(real), in: &workspace) }
    return try power(ofSize: modulus(base, in: &workspace), base, real, in: &workspace)
  }

  /// A real power by size and angle: |z|^x·e^(ixφ).
  private static func power(
    ofSize size: Real,
    _ base: Number,
    _ exponent: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    let angle = try angle(of: base, in: &workspace)
    return try rotated(
      Real.power(size, exponent, in: &workspace),
      by: Real.product(exponent, angle, in: &workspace),
      in: &workspace
    )
  }

  /// A power with an exponent that is not known to be real.
  private static func power(
    _ base: Number,
    complex exponent: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    switch try isZero(base, in: &workspace) {
    case .unknown: throw .undetermined(.zero(.power))
    case .yes:
      guard try Real.sign(of: exponent.real, for: .power, in: &workspace) > 0 else {
        throw .undefined(.zeroToComplex)
      }
      return .real(Real(0))
    case .no: break
    }
    let logarithm = try naturalLogarithm(base, in: &workspace)
    return try exponential(product(exponent, logarithm, in: &workspace), in: &workspace)
  }

  /// The most bits of the parts of a whole power that is computed by products.
  private static var longestProduct: Int { 1 << 24 }

  /// A whole power of a number that is not known to be real.
  private static func power(
    _ z: Complex,
    _ exponent: Integer,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    if exponent.isZero { return .real(Real(1)) }
    let base = Number.complex(z)
    if exponent.isNegative {
      switch try isZero(base, in: &workspace) {
      case .yes: throw .undefined(.zeroToNegative)
      case .unknown: throw .undetermined(.zero(.power))
      case .no: break
      }
      let raised = try power(base, .real(Real(-exponent)), in: &workspace)
      return try quotient(.real(Real(1)), raised, in: &workspace)
    }
    if let count = exponent.asInt, count < 1 << 30 {
      if count == 1 { return base }
      try workspace.budget.charge(10_000)
      if let raised = try make(z.form?.raised(to: count), in: &workspace) { return raised }
      if count <= z.longestCount(bits: longestProduct) {
        return try power(base, products: count, in: &workspace)
      }
    }
    return try power(ofSize: modulus(base, in: &workspace), base, Real(exponent), in: &workspace)
  }

  /// A natural power by squares and products.
  private static func power(
    _ base: Number,
    products count: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    var (result, square, rest) = (Number.real(Real(1)), base, count)
    while rest > 0 {
      if rest & 1 == 1 { result = try product(result, square, in: &workspace) }
      rest >>= 1
      if rest > 0 { square = try product(square, square, in: &workspace) }
    }
    return result
  }

  /// The principal square root: its real part is not negative, and of a negative real number
  /// its imaginary part is positive.
  ///
  /// - Throws: ``RealError/undetermined(_:)`` where it cannot be told on which side of the
  ///   negative axis the number lies; ``RealError/overBudget(_:)``.
  package static func squareRoot(
    _ x: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    guard case .complex(let z) = x else {
      guard try Real.sign(of: x.real, for: .squareRoot, in: &workspace) < 0 else {
        return .real(try Real.squareRoot(x.real, in: &workspace))
      }
      let size = try Real.negation(x.real, in: &workspace)
      return try make(Real(0), Real.squareRoot(size, in: &workspace), in: &workspace)
    }
    if z.form?.rotation != nil {
      let half = Real(Rational(1, over: 2))
      return try rotated(
        Real.squareRoot(modulus(x, in: &workspace), in: &workspace),
        by: Real.product(half, angle(of: x, in: &workspace), in: &workspace),
        in: &workspace
      )
    }
    let size = try modulus(x, in: &workspace)
    let up = try Real.proveSign(z.imaginary, in: &workspace)
    let above = try halfRoot(of: Real.sum(size, z.real, in: &workspace), in: &workspace)
    guard let up else {
      // y over twice the real part, where that is not zero.
      guard let right = try Real.proveSign(z.real, in: &workspace), right > 0 else {
        throw .undetermined(.branch)
      }
      let double = try Real.product(Real(2), above, in: &workspace)
      let below = try Real.quotient(z.imaginary, double, in: &workspace)
      return try make(above, below, in: &workspace)
    }
    let below = try halfRoot(of: Real.difference(size, z.real, in: &workspace), in: &workspace)
    return try make(
      above,
      up < 0 ? Real.negation(below, in: &workspace) : below,
      in: &workspace
    )
  }

  /// √(x/2).
  private static func halfRoot(of x: Real, in workspace: inout Workspace) throws(RealError) -> Real
  {
    let half = try Real.product(Real(Rational(1, over: 2)), x, in: &workspace)
    return try Real.squareRoot(half, in: &workspace)
  }

  /// The root of a whole index: of a real number the real one where there is one, of others
  /// the principal one.
  ///
  /// - Throws: ``DomainError/rootIndexNotNatural``; as ``power(_:_:in:)``.
  package static func root(
    _ x: Number,
    index: Number,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    guard case .real(let index) = index else { throw .undefined(.rootIndexNotNatural) }
    let whole = try Real.integerOperand(index, otherwise: .rootIndexNotNatural, in: &workspace)
    guard whole.signum > 0 else { throw .undefined(.rootIndexNotNatural) }
    return try power(x, .real(Real(Rational(1, over: whole))), in: &workspace)
  }
}

extension Complex {
  /// The greatest exponent for which a power by products is worth its size: 64, or, where
  /// both parts are rational, one that keeps the power within some bits.
  fileprivate func longestCount(bits limit: Int) -> Int {
    guard let x = real.rational, let y = imaginary.rational else { return 64 }
    return limit / max(x.bitLength, y.bitLength, 1)
  }
}
