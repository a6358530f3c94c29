// Quotients of polynomials in names and in parts of expressions that are no such quotients:
// roots, exponentials, sines, constants. Each of those is a generator, a variable of the
// polynomials; what is known of its powers is a relation.
//
// > Source: Cohen, Computer Algebra and Symbolic Computation: Mathematical Methods (2003),
// > chapters 3 to 7.

package import Expressions
internal import Numbers
internal import Reals

/// A quotient of polynomials in the generators of a field, in lowest terms; the divisor is
/// primitive with a positive leading coefficient.
struct AlgebraicFraction: Hashable, Sendable {
  var numerator: SparsePolynomial
  var denominator = SparsePolynomial.one

  /// Creates a number.
  init(_ value: Rational) { numerator = SparsePolynomial(value) }

  /// Creates a polynomial.
  init(_ polynomial: SparsePolynomial) { numerator = polynomial }

  /// Creates a quotient.
  ///
  /// - Precondition: It is in lowest terms.
  init(lowest numerator: SparsePolynomial, _ denominator: SparsePolynomial) {
    (self.numerator, self.denominator) = (numerator, denominator)
  }

  /// The number 0.
  static var zero: Self { Self(SparsePolynomial.zero) }

  /// The number 1.
  static var one: Self { Self(SparsePolynomial.one) }

  /// The number, if no generator occurs.
  var constant: Rational? { denominator.isOne ? numerator.constant : nil }

  /// Whether it is 0.
  var isZero: Bool { numerator.isZero }
}

/// Why an expression is no quotient, or none was found.
package enum AlgebraError: Error {
  /// The budget ended first.
  case spent
  /// A part is no number, or stands for different numbers.
  case unsupported
  /// A divisor is zero, whatever the names stand for.
  case divisionByZero
  /// A part without free names has no value.
  case evaluation(EvaluationError)
}

/// What polynomials are made of, and what is known of it.
struct AlgebraicField {
  /// A name, or a part that is no quotient of polynomials.
  struct Generator: Sendable {
    /// How it is written.
    let expression: Expression
    /// What it is.
    let kind: Kind
    /// Whether no name without a value occurs.
    let isConstant: Bool
    /// What a power of it is.
    var relation: Relation?

    /// What a generator is.
    enum Kind: Sendable {
      /// A name without a value.
      case name
      /// A number, or a function of something.
      case part
      /// A root of an index, which is not negative where that is even.
      case root(Int)
      /// The root of a natural number.
      case numberRoot(Int, of: Integer)
      /// An absolute value.
      case magnitude
      /// A positive base to the power of something.
      case exponential(base: Expression, exponent: Expression)
      /// A function of one argument.
      case call(Builtin, AlgebraicFraction)
      /// One over a polynomial.
      case inverse(SparsePolynomial)
    }

    /// A power that is a quotient of polynomials in earlier generators.
    struct Relation: Sendable {
      let exponent: Int
      let numerator: SparsePolynomial
      var denominator = SparsePolynomial.one
    }
  }

  /// How parts are seen.
  enum View: Sendable {
    /// As they are written, but for what is the same everywhere.
    case written
    /// As they are written, and divisors apart from each other.
    case separate
    /// Functions by what they are equivalent to, and those of sums of angles by those of
    /// the angles.
    case identities
    /// The same, with squares of sines kept, and those of cosines in terms of them.
    case identitiesOfSines
  }

  /// A number for the only name, beside which everything has values up to the places where something changes.
  struct Sample: Sendable {
    /// The name.
    let name: String
    /// The number.
    let number: Rational
    /// A polynomial that is zero at all those places.
    let places: Polynomial
  }

  let environment: Environment
  let view: View
  var workspace: Workspace
  var budget: PolynomialBudget
  var generators: [Generator] = []
  /// Where the generators stand that are written so.
  var places: [Expression: Int] = [:]
  /// The numbers by which exponents and angles are multiples of a part.
  var units: [Expression: Rational] = [:]

  /// The least whole number that is added to the exponent of a power: −1 for x^a, where x^(a − 1) was
  /// seen.
  var leastExponents: [Expression: Int] = [:]
  /// A number for which the expression has a value: of magnitudes the sign there counts, and squares come out
  /// of roots.
  var sample: Sample?
  /// How many functions were replaced inside each other.
  var depth = 0

  init(_ environment: Environment, _ view: View, _ workspace: Workspace, steps: Int64) {
    self.environment = environment
    self.view = view
    self.workspace = workspace
    budget = PolynomialBudget(steps: steps)
  }

  /// Whether functions are seen as what they are equivalent to.
  var seesIdentities: Bool { view == .identities || view == .identitiesOfSines }

  /// The generator that is written so, which is made where there is none.
  mutating func generator(
    _ expression: Expression,
    _ kind: Generator.Kind,
    isConstant: Bool,
    relation: Generator.Relation? = nil
  ) -> Int {
    if let place = places[expression] { return place }
    places[expression] = generators.count
    generators.append(
      Generator(expression: expression, kind: kind, isConstant: isConstant, relation: relation)
    )
    return generators.count - 1
  }

  /// The place of a generator, if it is there.
  func place(of expression: Expression) -> Int? { places[expression] }

  /// A generator as a quotient.
  func fraction(_ generator: Int) -> AlgebraicFraction {
    AlgebraicFraction(SparsePolynomial(variable: generator))
  }

  /// Whether a polynomial has no name without a value.
  func isConstant(_ polynomial: SparsePolynomial) -> Bool {
    polynomial.variables.allSatisfy { generators[$0].isConstant }
  }

  /// Whether a quotient has no name without a value.
  func isConstant(_ fraction: AlgebraicFraction) -> Bool {
    isConstant(fraction.numerator) && isConstant(fraction.denominator)
  }

  /// Work with polynomials.
  mutating func working<Result>(
    _ work: (inout PolynomialBudget) throws(PolynomialBudget.Spent) -> Result
  ) throws(AlgebraError) -> Result {
    do throws(PolynomialBudget.Spent) {
      return try work(&budget)
    } catch {
      throw .spent
    }
  }
}

// MARK: Arithmetic

extension AlgebraicField {
  mutating func sum(
    _ a: AlgebraicFraction,
    _ b: AlgebraicFraction
  ) throws(AlgebraError) -> AlgebraicFraction {
    if a.denominator.isOne, b.denominator.isOne {
      return AlgebraicFraction(a.numerator + b.numerator)
    }
    if a.denominator == b.denominator {
      return try quotient(a.numerator + b.numerator, a.denominator)
    }
    let (left, right, below) = try working { (budget) throws(PolynomialBudget.Spent) in
      let common = try SparsePolynomial.greatestCommonDivisor(a.denominator, b.denominator, &budget)
      guard let p = try a.denominator.dividedExactly(by: common, &budget),
        let q = try b.denominator.dividedExactly(by: common, &budget)
      else { throw PolynomialBudget.Spent() }
      return (
        try a.numerator.multiplied(by: q, &budget), try b.numerator.multiplied(by: p, &budget),
        try a.denominator.multiplied(by: q, &budget)
      )
    }
    return try quotient(left + right, below)
  }

  mutating func product(
    _ a: AlgebraicFraction,
    _ b: AlgebraicFraction
  ) throws(AlgebraError) -> AlgebraicFraction {
    let (above, below) = try working { (budget) throws(PolynomialBudget.Spent) in
      (
        try a.numerator.multiplied(by: b.numerator, &budget),
        try a.denominator.multiplied(by: b.denominator, &budget)
      )
    }
    return try quotient(above, below)
  }

  mutating func quotient(
    _ a: AlgebraicFraction,
    _ b: AlgebraicFraction
  ) throws(AlgebraError) -> AlgebraicFraction {
    guard !b.isZero else { throw .divisionByZero }
    return try product(a, AlgebraicFraction(lowest: b.denominator, b.numerator))
  }

  mutating func power(
    _ a: AlgebraicFraction,
    _ exponent: Int
  ) throws(AlgebraError) -> AlgebraicFraction {
    if exponent < 0 {
      guard !a.isZero else { throw .divisionByZero }
      let opposite = AlgebraicFraction(lowest: a.denominator, a.numerator)
      return try power(try quotient(opposite.numerator, opposite.denominator), -exponent)
    }
    let (above, below) = try working { (budget) throws(PolynomialBudget.Spent) in
      (
        try a.numerator.raised(to: exponent, &budget),
        try a.denominator.raised(to: exponent, &budget)
      )
    }
    return try quotient(above, below)
  }

  /// The difference.
  mutating func difference(
    _ a: AlgebraicFraction,
    _ b: AlgebraicFraction
  ) throws(AlgebraError) -> AlgebraicFraction {
    try sum(a, AlgebraicFraction(lowest: -b.numerator, b.denominator))
  }

  /// A quotient in lowest terms, with the relations of the generators put in.
  mutating func quotient(
    _ above: SparsePolynomial,
    _ below: SparsePolynomial
  ) throws(AlgebraError) -> AlgebraicFraction {
    var (p, q) = (above, below)
    let (reducedAbove, reducedBelow) = (try reduced(p), try reduced(q))
    guard !reducedBelow.numerator.isZero else { throw .divisionByZero }
    if reducedAbove.numerator.isZero { return AlgebraicFraction.zero }
    (p, q) = try working { (budget) throws(PolynomialBudget.Spent) in
      (
        try reducedAbove.numerator.multiplied(by: reducedBelow.denominator, &budget),
        try reducedBelow.numerator.multiplied(by: reducedAbove.denominator, &budget)
      )
    }
    // Where a root of a name occurs, the name is a power of it: x − 1 has √x − 1 as a factor.
    let roots = generators.indices.compactMap { rootOfName($0, p, q) }
    for root in roots {
      p = try replacing(root.name, by: root.power, in: p)
      q = try replacing(root.name, by: root.power, in: q)
    }
    (p, q) = try lowest(p, q)
    guard !roots.isEmpty else { return AlgebraicFraction(lowest: p, q) }
    let (a, b) = (try reduced(p), try reduced(q))
    return try ratio(a, b)
  }

  private mutating func ratio(
    _ a: AlgebraicFraction,
    _ b: AlgebraicFraction
  ) throws(AlgebraError) -> AlgebraicFraction {
    let (p, q) = try working { (budget) throws(PolynomialBudget.Spent) in
      (
        try a.numerator.multiplied(by: b.denominator, &budget),
        try b.numerator.multiplied(by: a.denominator, &budget)
      )
    }
    let (above, below) = try lowest(p, q)
    return AlgebraicFraction(lowest: above, below)
  }

  /// A quotient without common factors, its divisor primitive.
  private mutating func lowest(
    _ p: SparsePolynomial,
    _ q: SparsePolynomial
  ) throws(AlgebraError) -> (SparsePolynomial, SparsePolynomial) {
    var (p, q) = (p, q)
    if q.constant == nil {
      (p, q) = try working { (budget) throws(PolynomialBudget.Spent) in
        let common = try SparsePolynomial.greatestCommonDivisor(p, q, &budget)
        guard common.constant == nil, let above = try p.dividedExactly(by: common, &budget),
          let below = try q.dividedExactly(by: common, &budget)
        else { return (p, q) }
        return (above, below)
      }
    }
    let (content, primitive) = q.primitive
    return (p.scaled(by: content.reciprocal), primitive)
  }

  /// A root whose power is a name that occurs with it.
  private func rootOfName(
    _ place: Int,
    _ p: SparsePolynomial,
    _ q: SparsePolynomial
  ) -> (name: Int, power: SparsePolynomial)? {
    guard case .root = generators[place].kind, let relation = generators[place].relation,
      relation.denominator.isOne, relation.numerator.terms.count == 1,
      let term = relation.numerator.terms.first, term.coefficient == .one,
      term.powers.degree == 1, let name = relation.numerator.variables.first,
      case .name = generators[name].kind, max(p.degree(in: place), q.degree(in: place)) > 0,
      q.constant == nil
    else { return nil }
    return (name, SparsePolynomial(variable: place, exponent: relation.exponent))
  }

  /// A polynomial with another in the place of a generator.
  mutating func replacing(
    _ generator: Int,
    by replacement: SparsePolynomial,
    in polynomial: SparsePolynomial
  ) throws(AlgebraError) -> SparsePolynomial {
    guard polynomial.degree(in: generator) > 0 else { return polynomial }
    return try working { (budget) throws(PolynomialBudget.Spent) in
      var sum = SparsePolynomial.zero
      for coefficient in polynomial.coefficients(of: generator).reversed() {
        sum = try sum.multiplied(by: replacement, &budget) + coefficient
      }
      return sum
    }
  }

  /// A polynomial in which no power of a generator is as high as its relation.
  ///
  /// The divisor is what the relations have as divisors.
  private mutating func reduced(
    _ polynomial: SparsePolynomial
  ) throws(AlgebraError) -> AlgebraicFraction {
    var result = AlgebraicFraction(polynomial)
    for place in generators.indices.reversed() {
      guard let relation = generators[place].relation else { continue }
      let degree = result.numerator.degree(in: place)
      guard degree >= relation.exponent else { continue }
      let most = degree / relation.exponent
      let (numerator, divisor) = (result.numerator, result.denominator)
      result = try working { (budget) throws(PolynomialBudget.Spent) in
        var sum = SparsePolynomial.zero
        for (exponent, coefficient) in numerator.coefficients(of: place).enumerated()
        where !coefficient.isZero {
          let count = exponent / relation.exponent
          var term = try coefficient.multiplied(
            by: SparsePolynomial(variable: place, exponent: exponent % relation.exponent),
            &budget
          )
          term = try term.multiplied(by: relation.numerator.raised(to: count, &budget), &budget)
          term = try term.multiplied(
            by: relation.denominator.raised(to: most - count, &budget),
            &budget
          )
          sum = sum + term
        }
        return AlgebraicFraction(
          lowest: sum,
          try divisor.multiplied(by: relation.denominator.raised(to: most, &budget), &budget)
        )
      }
    }
    return result
  }
}
