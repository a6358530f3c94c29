// What anybody can check of the roots of a polynomial: its factors, and for each of them as
// many intervals or discs as it has roots. The check shares nothing with the search but the
// arithmetic: Sturm's chain counts real roots, Laguerre's discs are compared two by two.
//
// > Source: Basu, Pollack and Roy, Algorithms in Real Algebraic Geometry (2006), 2.2.2; Henrici,
// > Applied and Computational Complex Analysis 1 (1974), 6.4.

/// The factors of a polynomial and where their roots are, as steps that can be checked.
package struct RootCertificate: Sendable {
  /// Whether all complex roots are told, and not the real ones only.
  let isComplex: Bool
  /// The polynomial, the parts of its coefficients without i.
  let polynomial: Polynomial
  /// The parts with i.
  var imaginary = Polynomial.zero
  /// Its factors.
  var factors: [Factor] = []

  /// A factor without multiple roots.
  struct Factor: Sendable {
    /// The factor, the parts of its coefficients without i.
    let polynomial: Polynomial
    /// The parts with i.
    var imaginary = Polynomial.zero
    /// How often it divides.
    let exponent: Int
    /// Each real root between two numbers, or twice the root itself, in ascending order.
    var intervals: [(lower: Rational, upper: Rational)] = []
    /// A disc around each complex root.
    var discs: [(x: Rational, y: Rational, radius: Rational)] = []

    /// The whole factor.
    var whole: GaussianPolynomial { GaussianPolynomial(polynomial, imaginary) }
  }

  /// The largest degree that is checked.
  private static let degreeLimit = 128

  // MARK: Check

  /// Whether the factors are those of the polynomial, and their roots where they are told to
  /// be, all of them.
  package var isValid: Bool {
    if !imaginary.isZero || factors.contains(where: { !$0.imaginary.isZero }) {
      return isValidWithComplexFactors
    }
    guard !polynomial.isConstant, polynomial.degree <= Self.degreeLimit else { return false }
    var product = Polynomial.one
    for (place, factor) in factors.enumerated() {
      let p = factor.polynomial
      guard p.degree > 0, factor.exponent > 0, factor.exponent <= Self.degreeLimit,
        product.degree + p.degree * factor.exponent <= polynomial.degree
      else { return false }
      for other in factors[..<place] {
        guard Self.chain(p, other.polynomial).last?.degree == 0 else { return false }
      }
      product = product * p.raised(to: factor.exponent)
      guard isComplex ? factor.hasAllDiscs : factor.hasAllIntervals else { return false }
    }
    guard !product.isZero else { return false }
    return product.scaled(by: polynomial.leading / product.leading) == polynomial
  }

  /// The same where coefficients are no real numbers: the roots of different factors are different
  /// where their discs do not meet.
  private var isValidWithComplexFactors: Bool {
    let whole = GaussianPolynomial(polynomial, imaginary)
    guard isComplex, whole.degree > 0, whole.degree <= Self.degreeLimit else { return false }
    var product = GaussianPolynomial(.one, .zero)
    var discs: [(x: Rational, y: Rational, radius: Rational)] = []
    for factor in factors {
      let p = factor.whole
      guard p.degree > 0, factor.exponent > 0, factor.exponent <= Self.degreeLimit,
        product.degree + p.degree * factor.exponent <= whole.degree, factor.hasAllDiscs
      else { return false }
      for disc in factor.discs {
        guard discs.allSatisfy({ Factor.areApart($0, disc) }) else { return false }
      }
      discs += factor.discs
      for _ in 0..<factor.exponent { product = product * p }
    }
    guard product.degree == whole.degree else { return false }
    return product * whole.leading == whole * product.leading
  }

  /// Sturm's chain: each member is the remainder of the two before it, with the other sign.
  fileprivate static func chain(_ p: Polynomial, _ q: Polynomial) -> [Polynomial] {
    var chain = [p, q]
    while let last = chain.last, last.degree > 0 {
      let rest = chain[chain.count - 2].quotientAndRemainder(dividingBy: last).remainder
      if rest.isZero { break }
      // A positive factor changes no sign.
      let size = rest.leading.signum < 0 ? -rest.leading : rest.leading
      chain.append((-rest).scaled(by: size.reciprocal))
    }
    return chain
  }
}

extension RootCertificate.Factor {
  /// Whether there is an interval for each real root.
  fileprivate var hasAllIntervals: Bool {
    let chain = RootCertificate.chain(polynomial, polynomial.derivative)
    // Without multiple roots the last member is a constant.
    guard discs.isEmpty, chain.last?.degree == 0 else { return false }
    func changes(_ signs: [Int]) -> Int { zip(signs, signs.dropFirst()).count { $0 != $1 } }
    let right = chain.map { $0.leading.signum }
    let left = chain.map { $0.degree % 2 == 0 ? $0.leading.signum : -$0.leading.signum }
    guard changes(left) - changes(right) == intervals.count else { return false }
    var last: (bound: Rational, isRoot: Bool)?
    for (lower, upper) in intervals {
      let (low, high) = (polynomial.value(at: lower).signum, polynomial.value(at: upper).signum)
      let isRoot = lower == upper
      guard isRoot ? low == 0 : lower < upper && low * high < 0 else { return false }
      if let last {
        guard last.bound < lower || last.bound == lower && !last.isRoot && !isRoot else {
          return false
        }
      }
      last = (upper, isRoot)
    }
    return true
  }

  /// Whether there are as many discs as the degree, none of which meet, and a root is in each:
  /// one is as close to a point z as n·|p/p′|.
  fileprivate var hasAllDiscs: Bool {
    let p = whole
    guard intervals.isEmpty, p.degree > 0, discs.count == p.degree else { return false }
    let count = Rational(p.degree)
    for (place, disc) in discs.enumerated() {
      guard disc.radius.signum >= 0 else { return false }
      let (value, slope) = p.values(at: disc.x, disc.y)
      let (top, bottom) = (
        value.x * value.x + value.y * value.y, slope.x * slope.x + slope.y * slope.y
      )
      guard bottom.signum > 0, count * count * top <= disc.radius * disc.radius * bottom else {
        return false
      }
      guard discs[..<place].allSatisfy({ Self.areApart($0, disc) }) else { return false }
    }
    return true
  }

  /// Whether two discs have no common point.
  fileprivate static func areApart(
    _ a: (x: Rational, y: Rational, radius: Rational),
    _ b: (x: Rational, y: Rational, radius: Rational)
  ) -> Bool {
    let (dx, dy, reach) = (a.x - b.x, a.y - b.y, a.radius + b.radius)
    return dx * dx + dy * dy > reach * reach
  }
}

// MARK: - Text

extension RootCertificate {
  /// Each real root between two numbers, or twice the root itself; nothing where complex ones are told.
  package var intervals: [(lower: Rational, upper: Rational)]? {
    isComplex ? nil : factors.flatMap { $0.intervals }
  }

  /// The words that lines begin with.
  package static let words = ["roots", "polynomial", "imaginary", "factor", "root", "disc"]

  /// The steps as lines, a header first.
  package var lines: [String] {
    var lines = ["roots " + (isComplex ? "complex" : "real")]
    lines.append(Self.line("polynomial", polynomial.coefficients))
    if !imaginary.isZero { lines.append(Self.line("imaginary", imaginary.coefficients)) }
    for factor in factors {
      let words = [Rational(factor.exponent)] + factor.polynomial.coefficients
      lines.append(Self.line("factor", words))
      if !factor.imaginary.isZero {
        lines.append(Self.line("imaginary", factor.imaginary.coefficients))
      }
      lines += factor.intervals.map { Self.line("root", [$0.lower, $0.upper]) }
      lines += factor.discs.map { Self.line("disc", [$0.x, $0.y, $0.radius]) }
    }
    return lines
  }

  private static func line(_ word: String, _ numbers: [Rational]) -> String {
    numbers.reduce(word) { $0 + " " + $1.description }
  }

  /// Reads lines as they are written, without blank ones and those that begin with `#`.
  ///
  /// - Returns: The certificate, or the number of the first line that is no step, from 1.
  package static func reading(_ lines: [String]) -> (certificate: RootCertificate?, fault: Int) {
    var (isComplex, certificate): (Bool?, RootCertificate?) = (nil, nil)
    for (index, line) in lines.enumerated() {
      let words = line.utf8.split(separator: 0x20).map {
        String(decoding: Array($0), as: UTF8.self)
      }
      guard let word = words.first, word.utf8.first != UInt8(ascii: "#") else { continue }
      let numbers = words.dropFirst().compactMap { Rational(quotient: $0) }
      let isRead: Bool
      switch word {
      case "roots":
        isRead = isComplex == nil && words.count == 2 && ["real", "complex"].contains(words[1])
        isComplex = words.last == "complex"
      case "polynomial":
        isRead = certificate == nil && numbers.count == words.count - 1 && !numbers.isEmpty
        if let isComplex {
          certificate = RootCertificate(isComplex: isComplex, polynomial: Polynomial(numbers))
        }
      default:
        isRead = numbers.count == words.count - 1 && certificate?.add(word, numbers) == true
      }
      guard isRead else { return (nil, index + 1) }
    }
    return (certificate, lines.count)
  }

  /// Takes a step; false where it is none.
  private mutating func add(_ word: String, _ numbers: [Rational]) -> Bool {
    let last = factors.count - 1
    switch (word, numbers.count) {
    case ("factor", 1...):
      guard let exponent = numbers[0].numerator.asInt, numbers[0].isInteger else { return false }
      let polynomial = Polynomial(Array(numbers.dropFirst()))
      factors.append(Factor(polynomial: polynomial, exponent: exponent))
    case ("imaginary", 1...):
      let polynomial = Polynomial(numbers)
      guard !polynomial.isZero else { return false }
      if last < 0 {
        guard imaginary.isZero else { return false }
        imaginary = polynomial
      } else {
        guard factors[last].imaginary.isZero, factors[last].discs.isEmpty else { return false }
        factors[last].imaginary = polynomial
      }
    case ("root", 2) where last >= 0: factors[last].intervals.append((numbers[0], numbers[1]))
    case ("disc", 3) where last >= 0:
      factors[last].discs.append((numbers[0], numbers[1], numbers[2]))
    default: return false
    }
    return true
  }

  /// How many roots are told, each once.
  package var count: Int { factors.reduce(0) { $0 + $1.intervals.count + $1.discs.count } }
}
