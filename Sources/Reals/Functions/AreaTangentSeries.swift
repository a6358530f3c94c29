// The area tangent of the reciprocal of an integer, by binary splitting.

internal import Numbers

/// The sum of 1/((2k+1) y^(k+1)) for an integer y, split in halves.
///
/// > Source: Haible and Papanikolaou 1997, section 2.3.
struct AreaTangentSeries {
  /// The integer y.
  let square: Integer

  /// A stretch of the sum, from a term with the power y^0 before it.
  struct Part {
    /// The numerator of the stretch.
    var numerator: Integer
    /// The denominator of the stretch, and the power of y, times `odds`.
    var denominator: Integer
    /// The product of the odd divisors.
    var odds: Integer
  }

  /// The terms `first ..< last`.
  func part(_ first: Int, _ last: Int, in workspace: inout Workspace) throws(RealError) -> Part {
    if last - first <= 4 { return leaf(first, last) }
    let middle = first + (last - first) / 2
    let left = try part(first, middle, in: &workspace)
    let right = try part(middle, last, in: &workspace)
    let bits = left.denominator.bitLength
    try workspace.budget.charge(
      4 * Budget.stepsOfProduct(ofBits: bits, by: right.denominator.bitLength)
    )
    // a/(b y^m) + c/(d y^n) / y^m, where b is a product of odds.
    return Part(
      numerator: left.numerator * right.denominator + left.odds * right.numerator,
      denominator: left.denominator * right.denominator,
      odds: left.odds * right.odds
    )
  }

  /// A few terms by Horner's rule, whose products are by words.
  private func leaf(_ first: Int, _ last: Int) -> Part {
    var part = Part(numerator: 0, denominator: 1, odds: 1)
    for k in stride(from: last - 1, through: first, by: -1) {
      let odd = Integer(2 * k + 1)
      // (1/odd + a/b) / y.
      part.numerator = part.denominator + odd * part.numerator
      part.denominator = part.denominator * (odd * square)
      part.odds *= odd
    }
    return part
  }
}
