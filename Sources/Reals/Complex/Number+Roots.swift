// Roots of polynomials that are no real numbers, as numbers.

package import Numbers

extension Number {
  /// A root of a polynomial off both axes.
  package init(_ root: ComplexRoot) {
    let x = Real(partOf: root, isNegative: root.center.x.isNegative) { $0.x }
    let y = Real(partOf: root, isNegative: root.center.y.isNegative) { $0.y }
    self = .complex(Complex(x, y, form: nil))
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
}
