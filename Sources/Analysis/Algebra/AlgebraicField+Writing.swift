// From a quotient of polynomials to an expression.

internal import Expressions
internal import Numbers

extension AlgebraicField {
  /// The most terms that are written.
  private static let mostTerms = 4_000

  /// Refuses a polynomial of more terms than anybody reads, before it is written.
  func check(_ polynomials: SparsePolynomial...) throws(AlgebraError) {
    guard polynomials.allSatisfy({ $0.terms.count <= Self.mostTerms }) else { throw .spent }
  }

  /// A quotient as an expression, multiplied out.
  func expression(of a: AlgebraicFraction) throws(AlgebraError) -> Expression {
    try check(a.numerator, a.denominator)
    return a.denominator.isOne ? sum(a.numerator) : try oneQuotient(a)
  }

  /// A quotient with one line: `(3*x + 2)/(6*(x + 1))`.
  func oneQuotient(_ a: AlgebraicFraction) throws(AlgebraError) -> Expression {
    try check(a.numerator, a.denominator)
    let content = a.numerator.primitive.content
    guard !content.isZero, !(content.isInteger && a.denominator.isOne) else {
      return try expression(of: a)
    }
    let divisor = Rational(content.denominator)
    let numerator = sum(a.numerator.scaled(by: divisor))
    let denominator = Expression.product(
      of: [Expression(divisor)] + (a.denominator.isOne ? [] : [sum(a.denominator)])
    )
    // A sign stands in front of all.
    if a.numerator.terms.count == 1, content.isNegative {
      return -Expression(quotient: sum(a.numerator.scaled(by: -divisor)), denominator)
    }
    return Expression(quotient: numerator, denominator)
  }

  /// A polynomial as a sum of terms, the highest powers of names first.
  func sum(_ polynomial: SparsePolynomial) -> Expression {
    let order = order
    let terms = polynomial.terms.map { (term: $0, rank: rank(of: $0, order)) }
      .sorted { isBefore($0.rank, $1.rank) }
    var sum = Expression(.zero)
    for (term, _) in terms { sum = sum + expression(of: term, order) }
    return sum
  }

  /// The generators in the order in which they stand in a product: numbers, names, functions.
  private var order: [Int] {
    func group(_ place: Int) -> Int {
      if generators[place].isConstant { return 0 }
      if case .name = generators[place].kind { return 1 }
      return 2
    }
    let groups = generators.indices.map { group($0) }
    let texts = generators.map { $0.expression.description }
    return generators.indices.sorted { a, b in
      if groups[a] != groups[b] { return groups[a] < groups[b] }
      return groups[a] == 1 ? texts[a] < texts[b] : a < b
    }
  }

  /// The degree of a term, and the exponents in the order in which generators are written.
  private func rank(of term: SparsePolynomial.Term, _ order: [Int]) -> [Int] {
    let exponents = order.filter { !generators[$0].isConstant }.map { place in
      if case .inverse(let divisor) = generators[place].kind {
        return -term.powers[place] * max(1, divisor.degree)
      }
      return term.powers[place]
    }
    return [exponents.reduce(0, +)] + exponents
  }

  private func isBefore(_ a: [Int], _ b: [Int]) -> Bool {
    for (x, y) in zip(a, b) where x != y { return x > y }
    return false
  }

  /// A term: a number, and powers of generators above and below a line.
  private func expression(of term: SparsePolynomial.Term, _ order: [Int]) -> Expression {
    let number = term.coefficient.magnitude
    var above = [Expression(Rational(number.numerator))]
    var below = [Expression(Rational(number.denominator))]
    // Roots of natural numbers make one root.
    var roots: [(index: Int, radicand: Integer)] = []
    for place in order where term.powers[place] > 0 {
      guard case .numberRoot(let index, of: let radicand) = generators[place].kind else { continue }
      let power = radicand.raised(to: term.powers[place])
      if let known = roots.firstIndex(where: { $0.index == index }) {
        roots[known].radicand *= power
      } else {
        roots.append((index, power))
      }
    }
    for (index, radicand) in roots {
      above.append(.root(index, of: Expression(Rational(radicand))))
    }
    for place in order where term.powers[place] > 0 {
      let exponent = term.powers[place]
      switch generators[place].kind {
      case .numberRoot: break
      case .inverse(let divisor): below.append(sum(divisor).raised(to: exponent))
      case .exponential(let base, let power):
        let whole = Expression(Rational(exponent)) * power
        above.append(whole == Expression(1) ? base : Expression(.power, [base, whole]))
      default: above.append(generators[place].expression.raised(to: exponent))
      }
    }
    let result = Expression(quotient: .product(of: above), .product(of: below))
    return term.coefficient.isNegative ? -result : result
  }

  // MARK: Products

  /// A quotient as products of powers of irreducible polynomials above and below a line, and
  /// whether all of them are proved to be irreducible.
  mutating func factored(
    _ a: AlgebraicFraction
  ) throws(AlgebraError) -> (expression: Expression, isComplete: Bool) {
    try check(a.numerator, a.denominator)
    let above = try factors(of: a.numerator)
    let below = try factors(of: a.denominator)
    let content = above.content / below.content
    let numerator = product(Expression(Rational(content.numerator.magnitude)), above.factors)
    let denominator = product(Expression(Rational(content.denominator)), below.factors)
    let quotient = Expression(quotient: numerator, denominator)
    return (content.isNegative ? -quotient : quotient, above.isComplete && below.isComplete)
  }

  /// The irreducible factors of a polynomial.
  mutating func factors(
    of polynomial: SparsePolynomial
  ) throws(AlgebraError) -> SparsePolynomial.Factors {
    try working { (budget) throws(PolynomialBudget.Spent) in try polynomial.factors(&budget) }
  }

  private func product(
    _ number: Expression,
    _ factors: [(factor: SparsePolynomial, exponent: Int)]
  ) -> Expression {
    // What is a term first, then sums of low degree.
    let ordered = factors.sorted { a, b in
      let (x, y) = (a.factor, b.factor)
      if (x.terms.count == 1) != (y.terms.count == 1) { return x.terms.count == 1 }
      if x.degree != y.degree { return x.degree < y.degree }
      if x.terms.count != y.terms.count { return x.terms.count < y.terms.count }
      return (x.terms.last?.coefficient ?? .zero) < (y.terms.last?.coefficient ?? .zero)
    }
    var result = [number]
    for (factor, exponent) in ordered {
      if factor.terms.count == 1 {
        let power = SparsePolynomial(
          [
            .init(
              .one,
              SparsePolynomial.Powers(factor.terms[0].powers.exponents.map { $0 * exponent })
            )
          ]
        )
        result.append(sum(power))
      } else {
        result.append(sum(factor).raised(to: exponent))
      }
    }
    return .product(of: result)
  }

  // MARK: Sums of quotients

  /// A polynomial in which some generators are one over something, as a sum of quotients
  /// that are multiplied out.
  mutating func separated(_ polynomial: SparsePolynomial) throws(AlgebraError) -> Expression {
    try check(polynomial)
    var (divisors, dividends) = ([SparsePolynomial](), [SparsePolynomial]())
    for term in polynomial.terms {
      var divisor = AlgebraicFraction.one
      var powers = term.powers
      for place in term.powers.exponents.indices where powers[place] > 0 {
        guard case .inverse(let base) = generators[place].kind else { continue }
        divisor = try product(divisor, try power(AlgebraicFraction(base), powers[place]))
        powers = powers.replacing(place, by: 0)
      }
      let whole = try quotient(
        AlgebraicFraction(SparsePolynomial([.init(term.coefficient, powers)])),
        divisor
      )
      if let known = divisors.firstIndex(of: whole.denominator) {
        dividends[known] = dividends[known] + whole.numerator
      } else {
        divisors.append(whole.denominator)
        dividends.append(whole.numerator)
      }
    }
    var whole = SparsePolynomial.zero
    var rest: [AlgebraicFraction] = []
    for (dividend, divisor) in zip(dividends, divisors) {
      let part = try quotient(dividend, divisor)
      if part.denominator.isOne { whole = whole + part.numerator } else { rest.append(part) }
    }
    var result = sum(whole)
    for part in rest.sorted(by: { $0.denominator.degree < $1.denominator.degree }) {
      if part.denominator.terms.count == 1 {
        // Each term over what is one.
        for term in part.numerator.terms {
          let fraction = try quotient(SparsePolynomial([term]), part.denominator)
          result = result + (try expression(of: fraction))
        }
      } else {
        result = result + (try expression(of: part))
      }
    }
    return result
  }
}

extension Expression {
  /// A quotient with its line, whatever stands above; without one where 1 stands below.
  init(quotient above: Expression, _ below: Expression) {
    self = below == Expression(1) ? above : Expression(.quotient, [above, below])
  }

  /// A product of factors from left to right, those that are 1 left out.
  ///
  /// Behind a number, and between brackets, there is no sign.
  static func product(of factors: [Expression]) -> Expression {
    var result: Expression?
    for factor in factors where factor != Expression(1) {
      guard let left = result else {
        result = factor
        continue
      }
      let isPlain = left.rationalNumber != nil || (left.endsInBracket && factor.isBracket)
      let isNumber = factor.rationalNumber != nil
      result = Expression(isPlain && !isNumber ? .juxtaposition : .product, [left, factor])
    }
    return result ?? Expression(1)
  }

  /// Whether it is written in brackets as a factor, or as a power of what is.
  private var isBracket: Bool {
    switch nodes[root].kind {
    case .sum, .difference: true
    case .power:
      nodes[left(of: root)].kind == .sum || nodes[left(of: root)].kind == .difference
    default: false
    }
  }

  /// Whether the last factor is written in brackets.
  private var endsInBracket: Bool {
    switch nodes[root].kind {
    case .product, .juxtaposition: subexpression(at: root - 1).isBracket
    default: isBracket
    }
  }
}
