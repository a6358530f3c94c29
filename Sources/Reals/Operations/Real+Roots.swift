// Reals from roots of polynomials, and from the bits of their magnitude.

package import Numbers

extension Real {
  /// A root of a polynomial.
  ///
  /// - Complexity: each evaluation refines the bounds anew; with *n* limbs and the degree *d*
  ///   that takes O(*d*²*n*²) steps.
  package init(_ root: PolynomialRoot) {
    if let rational = root.rational {
      self.init(rational)
      return
    }
    var root = root
    // An irrational root is not zero, so that its bounds come to have one sign.
    var exponent = root.upper.magnitudeExponent
    while root.lower.signum * root.upper.signum < 0 {
      exponent -= 8
      root.refine(toExponent: exponent)
    }
    let start = root
    self.init(isNegative: start.lower.isNegative || start.upper.isNegative) {
      (bits, workspace) throws(RealError) in
      let limbs = Int64(bits / 64 + 2)
      let degree = Int64(start.polynomial.degree)
      try workspace.budget.charge(4 * degree * (degree * limbs + 16) * limbs)
      var root = start
      root.refine(toExponent: -bits - 1)
      return root.lower.isNegative || root.upper.isNegative
        ? (-root.upper).shifted(by: bits).floor : root.lower.shifted(by: bits).floor
    }
  }

  /// A number given by the bits of its magnitude.
  ///
  /// `significand` gives floor(|x| · 2^bits), or one less, for any number of bits.
  ///
  /// - Precondition: The number is not zero.
  package init(
    isNegative: Bool,
    significand: @escaping @Sendable (_ bits: Int, inout Workspace) throws(RealError) -> Integer
  ) {
    let magnitude = Real(RealConstant(isKept: false, significand))
    self =
      isNegative
      ? Real(node: Node(.negation, [magnitude.node], form: nil, depth: 1)) : magnitude
  }
}
