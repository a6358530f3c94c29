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
    if let root = AlgebraicRoot(root) {
      self.init(form: ExactForm(.root(root)))
      return
    }
    let start = root.withBoundsOfItsSign
    self.init(isNegative: start.lower.isNegative) { (bits, workspace) throws(RealError) in
      let root = try start.refined(toExponent: -bits - 1, in: &workspace)
      return root.lower.isNegative
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
