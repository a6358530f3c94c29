// Bounds below which no algebraic number lies except zero. A value whose digits show that
// it is below the bound is zero.

internal import Numbers

/// A bound that separates an algebraic number from zero.
///
/// The number is a quotient of two algebraic integers; all conjugates of the
/// numerator are below 2^upper in absolute value, those of the denominator below
/// 2^lower, and both lie in a field of the given degree over the rationals. The
/// norm of the numerator, a non-zero integer, is the product of its conjugates,
/// so that |x| ≥ 2^-((degree − 1)·upper + lower) unless x is zero.
///
/// > Source: Burnikel, Funke, Mehlhorn, Schirra, Schmitt, A separation bound for
/// > real algebraic expressions (ESA 2001), lemma 1 and table 1.
struct SeparationBound {
  /// Base-two logarithms are counted in units of 1/16, rounded up.
  static let unit = 16

  private var upper: Int
  private var lower: Int
  private var degree: Int

  /// The bits that decide: a number of absolute value below 2^-bits is zero.
  ///
  /// Nothing, when the bound is out of reach.
  let bits: Int?

  /// The largest number of bits that is worth evaluating.
  static let limit = 400_000

  /// The bound of an algebraic form.
  init(of form: ExactForm) {
    precondition(form.isAlgebraic, "only algebraic numbers have a separation bound")
    let fraction = Fraction(of: form)
    var field = FieldDegree()
    field.collect(form)
    upper = max(fraction.upper, 0)
    lower = fraction.lower
    degree = field.degree
    let product = SeparationBound.product(degree - 1, upper)
    let most = SeparationBound.limit * SeparationBound.unit
    guard degree < FieldDegree.limit, product <= most, lower <= most else {
      bits = nil
      return
    }
    let total = (product + lower) / SeparationBound.unit + 1
    bits = total <= SeparationBound.limit ? total : nil
  }

  /// The product of two numbers that are not negative, or a number that is out
  /// of every limit.
  fileprivate static func product(_ x: Int, _ y: Int) -> Int {
    let (product, overflow) = x.multipliedReportingOverflow(by: y)
    return overflow ? 1 << 28 : min(product, 1 << 28)
  }

  /// An upper bound of log2 of 1 and of the absolute values of all conjugates of a root, in
  /// units of 1/16.
  ///
  /// > Source: Fujiwara, Über die obere Schranke des absoluten Betrages der Wurzeln einer
  /// > algebraischen Gleichung (1916): twice the largest of |a(n − k)/a(n)|^(1/k).
  static func logarithmOfLargestRoot(_ root: AlgebraicRoot) -> Int {
    let coefficients = root.polynomial.coefficients
    let degree = root.polynomial.degree
    let leading = (root.polynomial.leading.numerator.bitLength - 1) * unit
    var largest = 0
    for k in 1...degree where !coefficients[degree - k].isZero {
      let size = logarithm(of: coefficients[degree - k].numerator.magnitude) - leading
      largest = max(largest, (size + k - 1) / k + unit)
    }
    return largest
  }

  /// An upper bound of log2 of a positive integer, in units of 1/16.
  static func logarithm(of value: Integer) -> Int {
    let length = value.bitLength
    guard length > 1 else { return 0 }
    // n^16 < 2^k gives log2 n < k/16; the leading bits, plus one, are enough.
    let shift = max(0, length - 32)
    let leading = shift == 0 ? value.magnitude : (value.magnitude >> shift) + 1
    return leading.raised(to: unit).bitLength + unit * shift
  }
}

/// Bounds of the conjugates of a numerator and a denominator, as logarithms.
private struct Fraction {
  var upper = 0
  var lower = 0

  init(upper: Int, lower: Int) {
    self.upper = upper
    self.lower = lower
  }

  /// The bounds of a sum: all terms over one denominator.
  init(of form: ExactForm) {
    // What stands in denominators: the integer, and sums whose own denominators
    // or negative powers bring in others.
    let denominator = form.commonDenominator
    var shared: [(generator: Generator, exponent: Rational, bounds: Fraction)] = []
    for term in form.terms {
      for factor in term.monomial.factors {
        guard case .sum = factor.generator else { continue }
        let bounds = Fraction(of: factor)
        let place = shared.firstIndex {
          $0.generator == factor.generator && $0.exponent == factor.exponent
        }
        if place == nil {
          shared.append((factor.generator, factor.exponent, bounds))
        }
      }
    }
    // The leading coefficient of a root's polynomial, to its highest power, makes whole
    // numbers of the powers of the root: a^k·α^e is one for e ≤ k, since its powers are
    // products of a and of aα, which is one.
    var roots: [(root: AlgebraicRoot, power: Int)] = []
    for case (.root(let root), let exponent) in form.terms.lazy.flatMap({ $0.monomial.factors })
      .map({ ($0.generator, $0.exponent) })
    {
      let power = exponent.ceiling.asInt ?? 0
      if let place = roots.firstIndex(where: { $0.root == root }) {
        roots[place].power = max(roots[place].power, power)
      } else {
        roots.append((root, power))
      }
    }
    let leading = roots.reduce(0) {
      $0 + $1.power * SeparationBound.logarithm(of: $1.root.polynomial.leading.numerator)
    }
    var largest = 0
    for term in form.terms {
      let scale = denominator.dividedExactly(by: term.coefficient.denominator)
      var total =
        SeparationBound.logarithm(of: term.coefficient.numerator.magnitude)
        + SeparationBound.logarithm(of: scale)
      for factor in term.monomial.factors {
        switch factor.generator {
        case .prime(let p):
          total += Fraction.times(SeparationBound.logarithm(of: p), factor.exponent)
        case .root(let root):
          total += Fraction.times(SeparationBound.logarithmOfLargestRoot(root), factor.exponent)
        case .sum, .pi, .logarithm, .arctangent:
          break
        }
      }
      for entry in shared {
        let occurs = term.monomial.factors.contains {
          $0.generator == entry.generator && $0.exponent == entry.exponent
        }
        total += occurs ? entry.bounds.upper : entry.bounds.lower
      }
      largest = max(largest, total + leading)
    }
    let count = SeparationBound.logarithm(of: Integer(max(1, form.terms.count)))
    upper = largest + count
    lower =
      SeparationBound.logarithm(of: denominator) + leading
      + shared.reduce(0) { $0 + $1.bounds.lower }
  }

  /// The bounds of a rational power of a sum.
  init(of factor: Factor) {
    guard case .sum(let form) = factor.generator else {
      self.init(upper: 0, lower: 0)
      return
    }
    var base = Fraction(of: form)
    if factor.exponent.signum < 0 { base = Fraction(upper: base.lower, lower: base.upper) }
    let power = factor.exponent.magnitude
    let index = power.denominator.asInt ?? 1
    let count = power.numerator.asInt ?? 1
    // The root of u/l is (u·l^(n−1))^(1/n)/l, an algebraic integer over l, or
    // u/(u^(n−1)·l)^(1/n), whichever is smaller.
    var root = base
    if index > 1 {
      if base.upper >= base.lower {
        root.upper = (base.upper + SeparationBound.product(index - 1, base.lower)) / index + 1
      } else {
        root.lower = (SeparationBound.product(index - 1, base.upper) + base.lower) / index + 1
      }
    }
    self.init(
      upper: SeparationBound.product(root.upper, count),
      lower: SeparationBound.product(root.lower, count)
    )
  }

  /// A logarithm times a non-negative rational, rounded up.
  private static func times(_ value: Int, _ factor: Rational) -> Int {
    (Rational(Integer(value)) * factor).ceiling.asInt ?? Int(Int32.max)
  }
}

/// The radicals and roots of polynomials in a form, each once: the degree of the field is at
/// most the product of their indices and degrees.
private struct FieldDegree {
  /// A degree that is out of reach.
  static let limit = 1 << 20

  /// The generators, and the common denominators of their exponents.
  private var indices: [(generator: Generator, index: Int)] = []
  /// The order of the roots of unity.
  private var order = 1

  mutating func collect(_ form: ExactForm) {
    for term in form.terms {
      if term.monomial.phase.signum != 0 {
        order = FieldDegree.leastCommonMultiple(order, small(term.monomial.phase.denominator * 2))
      }
      for factor in term.monomial.factors {
        let index = small(factor.exponent.denominator)
        if let place = indices.firstIndex(where: { $0.generator == factor.generator }) {
          indices[place].index = FieldDegree.leastCommonMultiple(indices[place].index, index)
        } else {
          indices.append((factor.generator, index))
          if case .sum(let base) = factor.generator { collect(base) }
        }
      }
    }
  }

  /// The product of the indices, of the degrees of polynomials and of the degree of the roots
  /// of unity, or the limit when it is larger.
  var degree: Int {
    // φ(n) ≥ √(n/2), so an order beyond limit² has a degree beyond the limit;
    // orders from the limit on are given up long before.
    var result = order >= FieldDegree.limit ? FieldDegree.limit : totient(order)
    for entry in indices {
      result = min(SeparationBound.product(result, entry.index), FieldDegree.limit)
      if case .root(let root) = entry.generator {
        let degree = root.polynomial.degree
        result = min(SeparationBound.product(result, degree), FieldDegree.limit)
      }
    }
    return result
  }

  private func small(_ value: Integer) -> Int {
    value < Integer(FieldDegree.limit) ? value.asInt ?? FieldDegree.limit : FieldDegree.limit
  }

  /// The least common multiple of two positive numbers, or the limit.
  private static func leastCommonMultiple(_ x: Int, _ y: Int) -> Int {
    var (a, b) = (x, y)
    while b != 0 { (a, b) = (b, a % b) }
    return min(SeparationBound.product(x / a, y), limit)
  }

  private func totient(_ n: Int) -> Int {
    var (result, rest, divisor) = (n, n, 2)
    while divisor * divisor <= rest {
      if rest % divisor == 0 {
        while rest % divisor == 0 { rest /= divisor }
        result -= result / divisor
      }
      divisor += 1
    }
    if rest > 1 { result -= result / rest }
    return result
  }
}
