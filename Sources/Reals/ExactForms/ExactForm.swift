// Finite sums of rational × monomial: the exact values that Surd can write
// down. Radicals of primes are linearly independent over the rationals
// (Besicovitch 1940), so a form in radicals alone is canonical, and so is a polynomial in
// one root of an irreducible polynomial. Forms with nested roots, several such roots, roots of unity or logarithms of sums are not: two of them may
// be equal without looking so, which `ZeroDecision` finds out.

internal import Numbers

/// A complex number as a finite sum of rational multiples of monomials.
struct ExactForm: Hashable, Sendable {
  /// A rational multiple of a monomial.
  struct Term: Hashable, Sendable {
    /// The rational factor, never zero.
    var coefficient: Rational
    /// The product of generators.
    var monomial: Monomial
  }

  /// The terms, in the order of their monomials, none zero, no monomial twice.
  private(set) var terms: [Term]

  /// The empty sum.
  static let zero = ExactForm(sorted: [])
  /// The number 1.
  static let one = ExactForm(1)
  /// The imaginary unit.
  static let imaginaryUnit = ExactForm(
    sorted: [Term(coefficient: 1, monomial: Monomial(phase: Rational(1, over: 2)))]
  )

  private init(sorted terms: [Term]) {
    self.terms = terms
  }

  /// The form of a rational number.
  init(_ value: Rational) {
    terms = value.signum == 0 ? [] : [Term(coefficient: value, monomial: .one)]
  }

  /// A single term.
  init(_ coefficient: Rational, _ monomial: Monomial) {
    terms = coefficient.signum == 0 ? [] : [Term(coefficient: coefficient, monomial: monomial)]
  }

  /// A power of a generator, as it stands.
  init(_ generator: Generator, power exponent: Rational = 1) {
    let factor = Factor(generator: generator, exponent: exponent)
    self.init(1, Monomial(factors: [factor]))
  }

  /// A polynomial in a root, its powers below the degree.
  init(_ element: Polynomial, of root: AlgebraicRoot) {
    let rest = element.quotientAndRemainder(dividingBy: root.polynomial).remainder
    self.init(
      collecting: rest.coefficients.enumerated().map { exponent, coefficient in
        let power = Factor(generator: .root(root), exponent: Rational(exponent))
        let factors = exponent == 0 ? [] : [power]
        return Term(coefficient: coefficient, monomial: Monomial(factors: factors))
      }
    )
  }

  /// The sum of terms in any order, equal monomials collected.
  init(collecting unsorted: [Term]) {
    guard unsorted.count > ExactForm.fewTerms else {
      terms = []
      terms.reserveCapacity(unsorted.count)
      for term in unsorted where term.coefficient.signum != 0 { insert(term) }
      return
    }
    let sorted = unsorted.sorted { Monomial.compare($0.monomial, $1.monomial) < 0 }
    var terms: [Term] = []
    terms.reserveCapacity(sorted.count)
    for term in sorted {
      if let last = terms.last, last.monomial == term.monomial {
        let sum = last.coefficient + term.coefficient
        terms.removeLast()
        if sum.signum != 0 { terms.append(Term(coefficient: sum, monomial: term.monomial)) }
      } else if term.coefficient.signum != 0 {
        terms.append(term)
      }
    }
    self.terms = terms
  }

  /// The most terms that are put in their places one by one, which is quicker than to sort few.
  private static var fewTerms: Int { 8 }

  /// Adds a term that is not zero.
  private mutating func insert(_ term: Term) {
    var place = terms.count
    while place > 0 {
      let order = Monomial.compare(terms[place - 1].monomial, term.monomial)
      if order < 0 { break }
      place -= 1
      guard order == 0 else { continue }
      let sum = terms[place].coefficient + term.coefficient
      if sum.signum == 0 { terms.remove(at: place) } else { terms[place].coefficient = sum }
      return
    }
    terms.insert(term, at: place)
  }

  /// The sum of two forms that have terms.
  private init(merging x: [Term], _ y: [Term]) {
    terms = []
    terms.reserveCapacity(x.count + y.count)
    var (i, j) = (0, 0)
    while i < x.count, j < y.count {
      let order = Monomial.compare(x[i].monomial, y[j].monomial)
      if order < 0 {
        terms.append(x[i])
      } else if order > 0 {
        terms.append(y[j])
      } else {
        let sum = x[i].coefficient + y[j].coefficient
        if sum.signum != 0 { terms.append(Term(coefficient: sum, monomial: x[i].monomial)) }
      }
      if order <= 0 { i += 1 }
      if order >= 0 { j += 1 }
    }
    terms.append(contentsOf: x[i...])
    terms.append(contentsOf: y[j...])
  }

  static func + (x: ExactForm, y: ExactForm) -> ExactForm {
    if x.isZero { return y }
    if y.isZero { return x }
    return ExactForm(merging: x.terms, y.terms)
  }

  /// The form with other coefficients, none of them zero.
  func mapCoefficients(_ coefficient: (Term) -> Rational) -> ExactForm {
    ExactForm(
      sorted: terms.map { Term(coefficient: coefficient($0), monomial: $0.monomial) }
    )
  }

  /// Whether there is no term; a form that has terms may still be zero.
  var isZero: Bool { terms.isEmpty }

  /// The value, when the form is a rational number as it stands.
  var rational: Rational? {
    guard let first = terms.first else { return 0 }
    return terms.count == 1 && first.monomial.isOne ? first.coefficient : nil
  }

  /// The only term, when there is exactly one.
  var onlyTerm: Term? { terms.count == 1 ? terms[0] : nil }

  /// Whether the value is algebraic because of the form alone.
  var isAlgebraic: Bool { terms.allSatisfy { $0.monomial.isAlgebraic } }

  /// Whether the form is a sum of radicals of primes.
  var isRadical: Bool { terms.allSatisfy { $0.monomial.isRadical } }

  /// Whether the form tells the number: of two such forms that differ, the numbers differ.
  var isCanonical: Bool { isRadical || fieldElement != nil }

  /// The form as a polynomial in one root, where it is one that is no rational number.
  var fieldElement: (root: AlgebraicRoot, element: Polynomial)? {
    // The last term has the greatest power of the root.
    guard case .root(let root)? = terms.last?.monomial.factors.first?.generator else { return nil }
    var coefficients: [Rational] = []
    for term in terms {
      guard let exponent = term.monomial.exponent(of: root) else { return nil }
      let missing = exponent - coefficients.count
      coefficients += Array(repeating: .zero, count: missing) + [term.coefficient]
    }
    return (root, Polynomial(coefficients))
  }

  /// The sign, where every term has the same because of its form alone.
  var signOfTerms: Int? {
    guard let sign = terms.first?.coefficient.signum else { return 0 }
    let isAlike = terms.allSatisfy { $0.coefficient.signum == sign && $0.monomial.isPositive }
    return isAlike ? sign : nil
  }

  /// Whether no complex number occurs in the form.
  var isFormallyReal: Bool {
    terms.allSatisfy { $0.monomial.isFormallyReal }
  }

  /// The coefficients' least common denominator.
  var commonDenominator: Integer {
    terms.reduce(Integer(1)) { Integer.leastCommonMultiple($0, $1.coefficient.denominator) }
  }

  /// The positive rational that all coefficients are whole multiples of, with
  /// no common factor left.
  var content: Rational {
    guard !isZero else { return 1 }
    let divisor = terms.reduce(Integer(0)) {
      Integer.greatestCommonDivisor($0, $1.coefficient.numerator)
    }
    return Rational(divisor, over: commonDenominator)
  }

  /// A measure of the room and work that the form takes.
  var size: Int {
    terms.reduce(0) { total, term in
      let bits = term.coefficient.numerator.bitLength + term.coefficient.denominator.bitLength
      return total + 1 + bits / 64 + term.monomial.exponent.size
        + term.monomial.factors.reduce(0) { $0 + $1.generator.size }
    }
  }

  /// Negative, zero or positive as the left form stands before, at or after the
  /// right one in an order that has no meaning but to sort by.
  static func compare(_ x: ExactForm, _ y: ExactForm) -> Int {
    for index in 0..<min(x.terms.count, y.terms.count) {
      let order = Monomial.compare(x.terms[index].monomial, y.terms[index].monomial)
      guard order == 0 else { return order }
      let (p, q) = (x.terms[index].coefficient, y.terms[index].coefficient)
      if p != q { return p < q ? -1 : 1 }
    }
    return x.terms.count - y.terms.count
  }
}

extension Generator {
  /// A measure of the room and work that the generator takes.
  fileprivate var size: Int {
    switch self {
    case .prime(let p): 1 + p.bitLength / 64
    case .pi: 1
    case .root(let root): root.size
    case .logarithm(let form), .arctangent(let form), .sum(let form): 1 + form.size
    }
  }
}
