// Roots of polynomials that are no real numbers, as numbers.

package import Numbers

extension Number {
  /// A root of a polynomial off both axes.
  package init(_ root: ComplexRoot) {
    let x = Real(partOf: root, isNegative: root.center.x.isNegative) { $0.x }
    let y = Real(partOf: root, isNegative: root.center.y.isNegative) { $0.y }
    self = .complex(Complex(x, y, form: nil))
  }

  /// A root of a polynomial with exact coefficients; nothing where it is not known to be off both
  /// axes.
  package init?(_ root: ComplexRoot, of coefficients: [Number]) {
    guard let x = Real(partOf: root, of: coefficients, isImaginary: false),
      let y = Real(partOf: root, of: coefficients, isImaginary: true)
    else { return nil }
    self = .complex(Complex(x, y, form: nil))
  }

  /// A disc around each root of a polynomial with exact coefficients; nothing where they were not
  /// separated with so many bits of the coefficients.
  ///
  /// - Precondition: The first and the last coefficient are not zero.
  /// - Throws: ``RealError/undetermined(_:)``, ``RealError/overBudget(_:)``.
  package static func separatedRoots(
    of coefficients: [Number],
    bits: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> [ComplexRoot]? {
    let polynomial = try inexact(coefficients, bits: bits, in: &workspace)
    var budget = workspace.budget.stepsLeft
    let before = budget
    let found = polynomial.separatedRoots(budget: &budget)
    try workspace.budget.charge(before - max(0, budget))
    return found
  }

  /// A smaller disc around a root.
  ///
  /// - Throws: ``RealError/undetermined(_:)``, ``RealError/overBudget(_:)``.
  package static func refined(
    _ root: ComplexRoot,
    of coefficients: [Number],
    toExponent exponent: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> ComplexRoot {
    var bits = 64 - exponent
    for _ in 0..<4 {
      var refined = root.known(by: try inexact(coefficients, bits: bits, in: &workspace))
      var budget = workspace.budget.stepsLeft
      let before = budget
      let isRefined = refined.refine(toExponent: exponent, budget: &budget)
      try workspace.budget.charge(before - max(0, budget))
      if isRefined { return refined }
      bits *= 2
    }
    throw .overBudget(.steps)
  }

  /// Coefficients with an error of at most 2^(1 − bits).
  private static func inexact(
    _ coefficients: [Number],
    bits: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> InexactPolynomial {
    var isExact = true
    var points: [DyadicPoint] = []
    for coefficient in coefficients {
      let x = try coefficient.real.enclosure(radiusAtMost: Int64(-bits), in: &workspace)
      let y = try coefficient.imaginary.enclosure(radiusAtMost: Int64(-bits), in: &workspace)
      isExact = isExact && x.isExact && y.isExact
      points.append(DyadicPoint(x.midpoint, y.midpoint))
    }
    return InexactPolynomial(points, error: isExact ? .zero : Dyadic.one.shifted(by: 1 - bits))
  }

  /// Rational multiples of square roots of products of primes, each real or imaginary, whose sum
  /// the number is as its form stands; nothing for others.
  package var quadraticTerms: [(coefficient: Rational, primes: [Integer], isImaginary: Bool)]? {
    guard let parts = partForms else { return nil }
    var found: [(coefficient: Rational, primes: [Integer], isImaginary: Bool)] = []
    for (form, isImaginary) in [(parts.real, false), (parts.imaginary, true)] {
      for term in form.terms {
        guard term.monomial.isRadical else { return nil }
        var primes: [Integer] = []
        for factor in term.monomial.factors {
          guard case .prime(let prime) = factor.generator, factor.exponent == Rational(1, over: 2)
          else { return nil }
          primes.append(prime)
        }
        found.append((term.coefficient, primes, isImaginary))
      }
    }
    return found
  }

  /// A number on the imaginary axis.
  ///
  /// - Precondition: The imaginary part is not zero.
  package init(imaginary: Real) {
    self = .complex(Complex(Real(0), imaginary, form: imaginary.form?.timesImaginaryUnit))
  }

  /// The number x + iy, which is real where y is proved to be zero.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func number(
    _ x: Real,
    _ y: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    try make(x, y, in: &workspace)
  }
}

extension Real {
  /// A part of a root off both axes, which is not zero.
  fileprivate init(
    partOf root: ComplexRoot,
    isNegative: Bool,
    _ part: @escaping @Sendable (DyadicPoint) -> Dyadic
  ) {
    self.init(isNegative: isNegative) { (bits, workspace) throws(RealError) in
      var root = root
      var budget = workspace.budget.stepsLeft
      let before = budget
      let isRefined = root.refine(toExponent: -bits - 2, budget: &budget)
      try workspace.budget.charge(before - max(0, budget))
      guard isRefined else { throw .overBudget(.steps) }
      // The disc is at most a quarter of 2^−bits wide to each side.
      return (part(root.center).magnitude - root.radius).shifted(by: bits).floor
    }
  }
  /// A part of a root of a polynomial with exact coefficients; nothing where its sign is not known.
  package init?(partOf root: ComplexRoot, of coefficients: [Number], isImaginary: Bool) {
    let part = isImaginary ? root.center.y : root.center.x
    guard part.magnitude > root.radius else { return nil }
    self.init(isNegative: part.isNegative) { (bits, workspace) throws(RealError) in
      let root = try Number.refined(root, of: coefficients, toExponent: -bits - 2, in: &workspace)
      let part = isImaginary ? root.center.y : root.center.x
      return (part.magnitude - root.radius).shifted(by: bits).floor
    }
  }
}
