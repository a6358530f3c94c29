// Irreducible factors of integer polynomials: found modulo a prime, lifted to a
// power of it, and put together to factors over the integers.
//
// > Source: Zassenhaus, On Hensel factorization I (1969); Abbott, Shoup and
// > Zimmermann, Factorization in Z[x]: the searching phase (ISSAC 2000).

/// The search for the irreducible factors of a polynomial.
struct PolynomialFactoring {
  /// A polynomial modulo a prime, and the products of its factors by degree.
  private struct Splitting {
    var ring: ResiduePolynomials
    var products: [(product: ResiduePolynomials.Element, degree: Int)]
    /// The number of factors.
    var count: Int
  }

  private static let primesTried = 4
  private static let mostFactors = 40

  /// The part that is not factored yet.
  private var rest: [Integer]
  private var factors: [[Integer]] = []
  /// The monic factors of the rest modulo a power of a prime.
  private var lifted: [[Integer]] = []
  private var modulus = Integer.one
  /// Beyond the magnitude of all complex roots.
  private let rootBound: Integer

  /// The irreducible factors, primitive with positive leading coefficients, or
  /// nothing when the budget ended first; one step is one operation with a limb.
  ///
  /// - Precondition: The polynomial is primitive with a positive leading
  ///   coefficient; it has neither multiple factors nor rational roots.
  static func factors(of p: [Integer], budget: inout Int64) -> [[Integer]]? {
    // Without linear factors, a polynomial of degree 2 or 3 is irreducible.
    guard p.count > 4 else { return p.count > 1 ? [p] : [] }
    var factoring = PolynomialFactoring(p)
    return factoring.search(&budget) ? factoring.factors : nil
  }

  private init(_ p: [Integer]) {
    rest = p
    // The bound of positive roots is one of all if every sign is the worst.
    let worst = p.indices.map { $0 == p.count - 1 ? p[$0] : -p[$0].magnitude }
    rootBound = .one << max(0, RootIsolation.bound(worst) ?? 0)
  }

  /// Finds all factors; false when the budget ended first.
  private mutating func search(_ budget: inout Int64) -> Bool {
    guard let splitting = splitting(&budget) else { return false }
    guard splitting.count > 1 else {
      factors = [rest]
      return true
    }
    guard splitting.count <= Self.mostFactors else { return false }
    let degree = rest.count - 1
    let leading = rest[degree]
    // By Mignotte's bound the coefficients of a factor times the leading
    // coefficient have fewer bits, with one for the sign.
    let size = rest.reduce(0) { max($0, $1.bitLength) }
    let bits = leading.bitLength + degree + size + 16
    let lifting = HenselLifting(prime: splitting.ring.prime, bits: bits)
    budget -= lifting.steps(degree: degree, factors: splitting.count)
    for (product, degree) in splitting.products where product.count - 1 > degree {
      budget -= 8 * Int64(product.count) * Int64(product.count) * Int64(product.count)
    }
    guard budget >= 0 else { return false }
    let residues = splitting.products.flatMap {
      splitting.ring.equalDegrees($0.product, degree: $0.degree)
    }
    lifted = lifting.lifted(rest, residues)
    modulus = lifting.modulus
    return combine(&budget)
  }

  /// Factors by degree modulo the prime with the fewest; one factor if the
  /// degrees modulo different primes leave no other.
  private func splitting(_ budget: inout Int64) -> Splitting? {
    let degree = rest.count - 1
    var best: Splitting?
    var possible = Array(repeating: true, count: degree + 1)
    var (prime, tries): (UInt64, Int) = (29, 0)
    while tries < Self.primesTried {
      prime = ModularArithmetic.prime(above: prime)
      budget -= 2 * Int64(degree) * Int64(degree) * Int64(degree + 16)
      guard prime < 1 << 16, budget >= 0 else { return nil }
      let ring = ResiduePolynomials(prime: prime)
      let residue = ring.reduced(rest)
      guard residue.count == rest.count,
        ring.greatestCommonDivisor(residue, ring.derivative(residue)).count == 1
      else { continue }
      tries += 1
      let products = ring.distinctDegrees(ring.monic(residue))
      var sums = Array(repeating: false, count: degree + 1)
      sums[0] = true
      var count = 0
      for (product, factor) in products {
        for _ in 0..<(product.count - 1) / factor {
          for sum in stride(from: degree, through: factor, by: -1) where sums[sum - factor] {
            sums[sum] = true
          }
          count += 1
        }
      }
      for index in possible.indices where !sums[index] { possible[index] = false }
      if !possible[1..<degree].contains(true) { count = 1 }
      if count < best?.count ?? .max {
        best = Splitting(ring: ring, products: products, count: count)
      }
      if count == 1 { break }
    }
    return best
  }

  /// Puts lifted factors together, few of them first.
  private mutating func combine(_ budget: inout Int64) -> Bool {
    var size = 1
    while 2 * size <= lifted.count {
      guard let found = combination(of: size, &budget) else {
        guard budget >= 0 else { return false }
        size += 1
        continue
      }
      factors.append(found.factor)
      rest = found.quotient
      for index in lifted.indices.reversed() where found.members & 1 << UInt64(index) != 0 {
        lifted.remove(at: index)
      }
    }
    if rest.count > 1 { factors.append(rest) }
    return true
  }

  /// A factor that is the product of `size` lifted ones.
  private func combination(
    of size: Int,
    _ budget: inout Int64
  ) -> (factor: [Integer], quotient: [Integer], members: UInt64)? {
    let leading = rest[rest.count - 1]
    // The leading coefficient times the sum of the roots is small for a factor.
    // The sums are compared as shares of the modulus, over 2^64.
    let shares = lifted.map { share((leading * $0[$0.count - 2]).modulo(modulus)) }
    let bound = share(leading * Integer(rest.count) * rootBound) + UInt64(size) + 1
    var members: UInt64 = 1 << UInt64(size) - 1
    while members < 1 << UInt64(lifted.count) {
      budget -= Int64(size + 8)
      guard budget >= 0 else { return nil }
      var (sum, others): (UInt64, UInt64) = (bound, members)
      while others != 0 {
        sum &+= shares[others.trailingZeroBitCount]
        others &= others - 1
      }
      if sum <= 2 * bound, let found = factor(members, &budget) {
        return (found.factor, found.quotient, members)
      }
      // The next larger number with as many bits.
      let lowest = members & (0 &- members)
      let carried = members + lowest
      members = carried | ((members ^ carried) / lowest) >> 2
    }
    return nil
  }

  /// A natural number as a share of the modulus, over 2^64.
  ///
  /// It is much smaller than the modulus, or reduced by it.
  private func share(_ value: Integer) -> UInt64 {
    (value << 64).divided(by: modulus, rounding: .down).asUInt64 ?? .max / 4
  }

  /// The factor that some lifted ones make, if it divides.
  private func factor(
    _ members: UInt64,
    _ budget: inout Int64
  ) -> (factor: [Integer], quotient: [Integer])? {
    let degree = Int64(rest.count)
    let limbs = Int64(modulus.bitLength / 64 + 1)
    let leading = rest[rest.count - 1]
    let chosen = lifted.indices.filter { members & 1 << UInt64($0) != 0 }
    budget -= Int64(chosen.count) * (limbs * limbs + 16)
    // The constant terms first: few products divide.
    let constant = symmetric(chosen.reduce(leading) { ($0 * lifted[$1][0]).modulo(modulus) })
    guard (leading * rest[0]).isMultiple(of: constant) else { return nil }
    budget -= degree * degree * (limbs * limbs + 16)
    guard budget >= 0 else { return nil }
    var product = [leading]
    for index in chosen {
      product = IntegerPolynomial.product(product, lifted[index]).map { $0.modulo(modulus) }
    }
    let factor = IntegerPolynomial.primitive(product.map { symmetric($0) }).coefficients
    guard factor.count > 1, factor.count < rest.count else { return nil }
    return IntegerPolynomial.exactQuotient(rest, factor).map { (factor, $0) }
  }

  /// The residue that is closest to 0.
  private func symmetric(_ value: Integer) -> Integer {
    let residue = value.modulo(modulus)
    return residue + residue > modulus ? residue - modulus : residue
  }
}

extension Polynomial {
  /// The irreducible factors over the rationals with their exponents, or nothing
  /// when the budget ended first; one step is one operation with a limb.
  ///
  /// The factors are primitive and have positive leading coefficients; the
  /// polynomial is the content times the product of the powers. Constants have
  /// no factors.
  package func irreducibleFactors(
    budget: inout Int64
  ) -> [(factor: Polynomial, exponent: Int)]? {
    var factors: [(factor: Polynomial, exponent: Int)] = []
    for (part, exponent) in squareFreeFactors {
      guard
        let (roots, rest) = IntegerPolynomial.rationalRoots(
          of: part.primitive.coefficients,
          budget: &budget
        ),
        let others = PolynomialFactoring.factors(of: rest, budget: &budget)
      else { return nil }
      let linear = roots.map { [-$0.numerator, $0.denominator] }
      factors += (linear + others).map { (Polynomial(integers: $0), exponent) }
    }
    return factors
  }
}
