// Polynomials of any number of variables, of which only the terms that occur are kept.
//
// A variable is a number, from 0 on; what it stands for the caller knows.

/// A polynomial of any number of variables with rational coefficients.
package struct SparsePolynomial: Hashable, Sendable {
  /// A power product with its coefficient.
  package struct Term: Hashable, Sendable {
    /// The power product.
    package let powers: Powers
    /// The coefficient, which is not zero.
    package let coefficient: Rational

    /// Creates a term.
    package init(_ coefficient: Rational, _ powers: Powers) {
      (self.coefficient, self.powers) = (coefficient, powers)
    }
  }

  /// The terms, the greatest power product first.
  package let terms: [Term]

  /// Creates a polynomial from terms in their order.
  init(ordered terms: [Term]) { self.terms = terms }

  /// Creates a polynomial from terms in any order, none of which need differ.
  package init(_ terms: [Term]) {
    var sums: [Powers: Rational] = [:]
    for term in terms { sums[term.powers, default: .zero] += term.coefficient }
    self.init(sums: sums)
  }

  /// Creates a polynomial from the coefficients of power products.
  init(sums: [Powers: Rational]) {
    var terms: [Term] = []
    terms.reserveCapacity(sums.count)
    for (powers, coefficient) in sums where !coefficient.isZero {
      terms.append(Term(coefficient, powers))
    }
    self.init(ordered: terms.sorted { $0.powers > $1.powers })
  }

  /// Creates a constant.
  package init(_ value: Rational) {
    self.init(ordered: value.isZero ? [] : [Term(value, .one)])
  }

  /// Creates a power of a variable.
  package init(variable: Int, exponent: Int = 1) {
    self.init(ordered: [Term(.one, Powers(variable: variable, exponent: exponent))])
  }

  /// The polynomial 0.
  package static var zero: Self { Self(ordered: []) }

  /// The polynomial 1.
  package static var one: Self { Self(.one) }

  /// Whether there is no term.
  package var isZero: Bool { terms.isEmpty }

  /// The value, if no variable occurs.
  package var constant: Rational? {
    guard let first = terms.first else { return .zero }
    return terms.count == 1 && first.powers.exponents.isEmpty ? first.coefficient : nil
  }

  /// Whether it is the number 1.
  package var isOne: Bool { constant == .one }

  /// The coefficient of the greatest power product; 0 for zero.
  package var leading: Rational { terms.first?.coefficient ?? .zero }

  /// The highest exponent of a variable; −1 for zero.
  package func degree(in variable: Int) -> Int {
    terms.reduce(-1) { max($0, $1.powers[variable]) }
  }

  /// The largest sum of exponents; −1 for zero.
  package var degree: Int { terms.reduce(-1) { max($0, $1.powers.degree) } }

  /// The variables that occur, in ascending order.
  package var variables: [Int] {
    var occurs: [Bool] = []
    for term in terms {
      for (variable, exponent) in term.powers.exponents.enumerated() {
        while occurs.count <= variable { occurs.append(false) }
        if exponent > 0 { occurs[variable] = true }
      }
    }
    return occurs.indices.filter { occurs[$0] }
  }

  /// The coefficients of the powers of a variable, that of the zeroth power first.
  package func coefficients(of variable: Int) -> [Self] {
    var parts = Array(repeating: [Term](), count: degree(in: variable) + 1)
    for term in terms {
      let rest = term.powers.replacing(variable, by: 0)
      parts[term.powers[variable]].append(Term(term.coefficient, rest))
    }
    // Terms without a power keep their order.
    return parts.map { Self(ordered: $0) }
  }

  /// The polynomial of its only variable, if there is one at most.
  package func univariate(in variable: Int) -> Polynomial? {
    var coefficients = Array(repeating: Rational.zero, count: max(0, degree(in: variable) + 1))
    for term in terms {
      guard term.powers.degree == term.powers[variable] else { return nil }
      coefficients[term.powers.degree] = term.coefficient
    }
    return Polynomial(coefficients)
  }

  /// Creates a polynomial of one variable.
  package init(_ polynomial: Polynomial, in variable: Int) {
    var terms: [Term] = []
    for (exponent, coefficient) in polynomial.coefficients.enumerated().reversed()
    where !coefficient.isZero {
      terms.append(
        Term(coefficient, Powers(variable: variable, exponent: exponent))
      )
    }
    self.init(ordered: terms)
  }

  /// The polynomial with integer coefficients without common divisor, the leading one
  /// positive, of which this one is a multiple, and the factor, which is 0 for zero.
  package var primitive: (content: Rational, polynomial: Self) {
    guard !isZero else { return (.zero, self) }
    var (numerator, denominator) = (Integer.zero, Integer.one)
    for term in terms {
      numerator = Integer.greatestCommonDivisor(numerator, term.coefficient.numerator)
      denominator = Integer.leastCommonMultiple(denominator, term.coefficient.denominator)
    }
    let sign = leading.isNegative ? -numerator : numerator
    let content = Rational(sign, over: denominator)
    if content == .one { return (content, self) }
    return (content, scaled(by: content.reciprocal))
  }
}

extension SparsePolynomial {
  /// A product of powers of variables.
  package struct Powers: Hashable, Sendable {
    /// The exponent of each variable; the last one is not zero.
    package let exponents: [Int]

    /// Creates a product from the exponents of the variables.
    package init(_ exponents: [Int]) {
      var count = exponents.count
      while count > 0, exponents[count - 1] == 0 { count -= 1 }
      self.exponents = count == exponents.count ? exponents : Array(exponents[..<count])
    }

    /// The product of no variables.
    package static var one: Self { Self([]) }

    /// A power of a variable.
    package init(variable: Int, exponent: Int = 1) {
      var exponents = Array(repeating: 0, count: variable + 1)
      exponents[variable] = exponent
      self.init(exponents)
    }

    /// The exponent of a variable.
    package subscript(variable: Int) -> Int {
      variable < exponents.count ? exponents[variable] : 0
    }

    /// The sum of the exponents.
    package var degree: Int { exponents.reduce(0, +) }

    /// The product of two.
    package static func * (a: Self, b: Self) -> Self {
      Self((0..<max(a.exponents.count, b.exponents.count)).map { a[$0] + b[$0] })
    }

    /// The quotient, if the divisor divides.
    package func dividedExactly(by divisor: Self) -> Self? {
      guard divisor.exponents.count <= exponents.count else { return nil }
      var quotient = exponents
      for (variable, exponent) in divisor.exponents.enumerated() {
        quotient[variable] -= exponent
        if quotient[variable] < 0 { return nil }
      }
      return Self(quotient)
    }

    /// The same with another exponent of a variable.
    package func replacing(_ variable: Int, by exponent: Int) -> Self {
      var changed = exponents
      while changed.count <= variable { changed.append(0) }
      changed[variable] = exponent
      return Self(changed)
    }
  }
}

extension SparsePolynomial.Powers: Comparable {
  /// Whether the first variable in whose exponents two differ has the smaller one here.
  package static func < (a: Self, b: Self) -> Bool {
    for index in 0..<max(a.exponents.count, b.exponents.count) where a[index] != b[index] {
      return a[index] < b[index]
    }
    return false
  }
}
