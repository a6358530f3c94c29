// Taylor series of elementary functions in about 2 sqrt(N) long products: powers
// of the argument up to the root of N are shared by all rows of the sum.

internal import Numbers

/// The coefficients of a series, by the quotients of consecutive ones.
enum SeriesRatio {
  /// 1/k!: the exponential function.
  case exponential
  /// 1/(2k)!: cosines of a square.
  case cosine
  /// 1/(2k+1)!: sines of a square, divided by the argument.
  case sine

  /// The coefficient `k - 1` divided by the coefficient `k`.
  func divisor(_ index: Int) -> Int64 {
    let k = Int64(index)
    return switch self {
    case .exponential: k
    case .cosine: (2 * k - 1) * (2 * k)
    case .sine: (2 * k) * (2 * k + 1)
    }
  }
}

/// Sums of power series by rectangular splitting.
///
/// > Source: Paterson and Stockmeyer 1973; Smith, Efficient multiple-precision
/// > evaluation of elementary functions (1989); Johansson, Efficient
/// > implementation of elementary functions in the medium-precision range
/// > (ARITH 2015), section 3.
enum RectangularSplitting {
  /// The powers of x up to x^count, at a number of bits behind the point.
  ///
  /// Each is off by less than two ulps for an argument of at most 1/2, because
  /// a product with the exact argument halves the error before it, and a square
  /// of at most 1/4 leaves it as it is, before one more ulp of rounding.
  static func powers(
    of x: Integer,
    count: Int,
    bits: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> [Integer] {
    var powers = [Integer(1) << bits, x]
    powers.reserveCapacity(count + 1)
    while powers.count <= count {
      let index = powers.count
      let product: Integer
      if index & 1 == 0 {
        product = powers[index / 2].squared()
      } else {
        product = powers[index - 1] * x
      }
      try workspace.budget.charge(productOf: x.bitLength, by: x.bitLength)
      powers.append(product >> bits)
    }
    return powers
  }

  /// The sum of x^k · c(k) for k in `0 ..< terms` with c(0) = 1, in fixed point.
  ///
  /// - Returns: The sum, off by less than 32 ulps for an argument of at most 1/2
  ///   in magnitude: a row is off by 2e ulps for its powers and less than 2 for
  ///   its divisions, the product with the next power adds 2 · 2 + 1, and as it
  ///   halves what came before, all rows together are off by twice that.
  static func sum(
    _ ratio: SeriesRatio,
    at x: Integer,
    terms: Int,
    bits: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Integer {
    let width = max(1, squareRoot(terms))
    let powers = try powers(of: x, count: width, bits: bits, in: &workspace)
    // The sum is scaled by a product of divisors that fits a word; whenever it
    // would not, the sum is divided by it. So the division is rare, and a term
    // costs a product of a power by a word.
    var sum = Integer(0)
    var scale: Int64 = 1
    var k = terms - 1
    while k >= 0 {
      let column = k % width
      if column == 0 {
        sum += Integer(scale) << bits
      } else {
        sum += powers[column] * Integer(scale)
      }
      guard k > 0 else { break }
      if column == 0 {
        // The next row is a power of x^width below.
        try workspace.budget.charge(productOf: bits, by: bits)
        sum = (sum * powers[width]) >> bits
      }
      let (product, overflow) = scale.multipliedReportingOverflow(by: ratio.divisor(k))
      if overflow {
        sum = sum.divided(by: Integer(scale), rounding: .down)
        scale = ratio.divisor(k)
      } else {
        scale = product
      }
      k -= 1
    }
    return sum.divided(by: Integer(scale), rounding: .down)
  }

  /// floor(sqrt(n)) of a small number.
  static func squareRoot(_ n: Int) -> Int {
    var root = 0
    while (root + 1) * (root + 1) <= n { root += 1 }
    return root
  }
}
