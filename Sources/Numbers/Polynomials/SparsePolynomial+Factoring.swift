// Irreducible factors of polynomials of several variables.

extension SparsePolynomial {
  /// The factors of a polynomial over the rationals.
  package struct Factors: Sendable {
    /// The number in front.
    package var content: Rational
    /// The factors, primitive with positive leading coefficients, and their exponents.
    package var factors: [(factor: SparsePolynomial, exponent: Int)] = []
    /// Whether each is proved to be irreducible.
    package var isComplete = true
  }

  /// The factors, which are irreducible where ``Factors/isComplete`` says so.
  package func factors(
    _ budget: inout PolynomialBudget
  ) throws(PolynomialBudget.Spent) -> Factors {
    let (content, whole) = primitive
    var found = Factors(content: content)
    guard !isZero else { return found }
    for (part, exponent) in try whole.powerFactors(&budget) {
      if let parts = part.terms.count == 1 ? [part] : try part.irreducibleParts(&budget) {
        found.factors += parts.map { ($0, exponent) }
      } else {
        found.factors.append((part, exponent))
        found.isComplete = false
      }
    }
    return found
  }

  /// The variables that all terms have, and the other factors without multiples, with their
  /// exponents.
  ///
  /// - Precondition: The polynomial is primitive.
  package func powerFactors(
    _ budget: inout PolynomialBudget
  ) throws(PolynomialBudget.Spent) -> [(factor: Self, exponent: Int)] {
    let powers = commonPowers
    let variables = powers.exponents.indices.filter { powers[$0] > 0 }.map {
      (factor: Self(variable: $0), exponent: powers[$0])
    }
    return variables + (try dividedExactly(by: powers).squareFreeFactors(&budget))
  }

  /// The irreducible factors of a primitive polynomial without multiple factors; nothing
  /// where the search was too long.
  private func irreducibleParts(
    _ budget: inout PolynomialBudget
  ) throws(PolynomialBudget.Spent) -> [Self]? {
    let variables = variables
    if variables.count == 1, let polynomial = univariate(in: variables[0]) {
      return polynomial.irreducible(in: variables[0], &budget)
    }
    // Of degree 1 in a variable, and no divisor without it.
    for variable in variables where degree(in: variable) == 1 {
      let content = try content(in: variable, &budget)
      if content.constant != nil { return [self] }
      guard let rest = try dividedExactly(by: content, &budget) else { return nil }
      return try content.irreducibleParts(&budget).map { $0 + [rest.primitive.polynomial] }
    }
    if let last = variables.last, terms.allSatisfy({ $0.powers.degree == terms[0].powers.degree }) {
      return try irreduciblePartsOfForm(in: last, &budget)
    }
    return try partsOfImage(&budget)
  }

  /// The factors of a form, all of whose terms have one degree: those of the polynomial with
  /// 1 in the place of a variable, which are forms again.
  private func irreduciblePartsOfForm(
    in variable: Int,
    _ budget: inout PolynomialBudget
  ) throws(PolynomialBudget.Spent) -> [Self]? {
    let flat = Self(terms.map { Term($0.coefficient, $0.powers.replacing(variable, by: 0)) })
    return try flat.primitive.polynomial.irreducibleParts(&budget)?.map { part in
      let degree = part.degree
      return Self(
        part.terms.map { term in
          Term(
            term.coefficient,
            term.powers.replacing(variable, by: degree - term.powers.degree)
          )
        }
      ).primitive.polynomial
    }
  }

  private static let largestImage = 400
  private static let mostFactors = 14

  /// The factors, put together from those of an image in one variable.
  ///
  /// Powers of one variable stand for the power products, so that each divisor has an image
  /// of its own, which divides the image of the whole.
  ///
  /// > Source: Kronecker, Grundzüge einer arithmetischen Theorie der algebraischen Grössen
  /// > (1882), § 4.
  private func partsOfImage(
    _ budget: inout PolynomialBudget
  ) throws(PolynomialBudget.Spent) -> [Self]? {
    let image = Image(self)
    guard image.size <= Self.largestImage else { return nil }
    let polynomial = image.polynomial(of: self)
    guard let parts = try polynomial.integralFactors(&budget), parts.count <= Self.mostFactors
    else { return nil }
    var (rest, left, found) = (self, parts, [Self]())
    var size = 1
    search: while 2 * size <= left.count {
      var chosen = Array(0..<size)
      while true {
        if let candidate = try image.divisor(chosen.map { left[$0] }, of: rest, &budget),
          let quotient = try rest.dividedExactly(by: candidate, &budget)
        {
          found.append(candidate)
          rest = quotient.primitive.polynomial
          left = left.indices.filter { !chosen.contains($0) }.map { left[$0] }
          continue search
        }
        guard chosen.advance(below: left.count) else { break }
      }
      size += 1
    }
    if rest.constant == nil { found.append(rest) }
    return found
  }
}

extension [Int] {
  /// Goes to the next choice of as many places, if there is one.
  fileprivate mutating func advance(below count: Int) -> Bool {
    for index in indices.reversed() where self[index] < count - (self.count - index) {
      self[index] += 1
      for next in index + 1..<Swift.max(self.count, index + 1) { self[next] = self[next - 1] + 1 }
      return true
    }
    return false
  }
}

extension Polynomial {
  /// The irreducible factors in a variable, each once; nothing where the search was too long.
  fileprivate func irreducible(
    in variable: Int,
    _ budget: inout PolynomialBudget
  ) -> [SparsePolynomial]? {
    guard degree <= 256 else { return nil }
    do throws(PolynomialBudget.Spent) {
      let factors = try budget.lend(400_000_000) { irreducibleFactors(budget: &$0) }
      return factors.map { SparsePolynomial($0.factor, in: variable) }
    } catch {
      return nil
    }
  }

  /// The irreducible factors over the integers, each as often as it divides.
  fileprivate func integralFactors(
    _ budget: inout PolynomialBudget
  ) throws(PolynomialBudget.Spent) -> [[Integer]]? {
    do throws(PolynomialBudget.Spent) {
      let factors = try budget.lend(200_000_000) { irreducibleFactors(budget: &$0) }
      return factors.flatMap { factor, exponent in
        Array(repeating: factor.primitive.coefficients, count: exponent)
      }
    } catch {
      return nil
    }
  }
}

/// Powers of one variable in the place of power products.
private struct Image {
  /// The exponents that stand for the variables, and above which of them.
  private var weights: [(variable: Int, weight: Int, base: Int)] = []
  /// Above the degree of the image.
  private(set) var size = 1

  init(_ polynomial: SparsePolynomial) {
    for variable in polynomial.variables {
      let base = polynomial.degree(in: variable) + 1
      weights.append((variable, size, base))
      let (product, overflow) = size.multipliedReportingOverflow(by: base)
      size = overflow ? .max : product
      if size > 1 << 24 { size = 1 << 24 }
    }
  }

  /// The image of a polynomial.
  func polynomial(of source: SparsePolynomial) -> Polynomial {
    var coefficients = Array(repeating: Rational.zero, count: size)
    for term in source.terms {
      let exponent = weights.reduce(0) { $0 + $1.weight * term.powers[$1.variable] }
      coefficients[exponent] = term.coefficient
    }
    return Polynomial(coefficients)
  }

  /// The polynomial whose image some factors have as their product; nothing where it is seen
  /// at once that it does not divide another.
  func divisor(
    _ factors: [[Integer]],
    of other: SparsePolynomial,
    _ budget: inout PolynomialBudget
  ) throws(PolynomialBudget.Spent) -> SparsePolynomial? {
    let degree = Int64(factors.reduce(0) { $0 + $1.count - 1 })
    try budget.charge(50 * (degree + 1) * (degree + 1))
    var product: [Integer] = [.one]
    for factor in factors { product = IntegerPolynomial.product(product, factor) }
    var terms: [SparsePolynomial.Term] = []
    for (exponent, coefficient) in product.enumerated() where !coefficient.isZero {
      var exponents = Array(repeating: 0, count: (weights.last?.variable ?? 0) + 1)
      for (variable, weight, base) in weights { exponents[variable] = exponent / weight % base }
      terms.append(SparsePolynomial.Term(Rational(coefficient), SparsePolynomial.Powers(exponents)))
    }
    let found = SparsePolynomial(terms).primitive.polynomial
    // Greatest and least terms of a product are those of its factors.
    guard found.constant == nil, let head = found.terms.first, let tail = found.terms.last,
      let top = other.terms.first, let bottom = other.terms.last,
      top.powers.dividedExactly(by: head.powers) != nil,
      bottom.powers.dividedExactly(by: tail.powers) != nil,
      top.coefficient.numerator.isMultiple(of: head.coefficient.numerator),
      bottom.coefficient.numerator.isMultiple(of: tail.coefficient.numerator)
    else { return nil }
    return found
  }
}
