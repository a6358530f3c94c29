// Closed forms found by looking at digits and proved by deciding that the
// difference is zero: a guess that is not proved is forgotten.

internal import Numbers

extension Real {
  /// The same number, known as a rational or in simpler radicals where a proof
  /// is found: the number to keep and to show.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func recognized(
    _ x: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    try recognized(x, onlyRational: false, in: &workspace)
  }

  /// The same number, known as a rational where a proof is found, and in simpler
  /// radicals unless only rationals matter.
  static func recognized(
    _ x: Real,
    onlyRational: Bool,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    guard x.rational == nil, let form = x.form else { return x }
    if form.isPlain || form.isCanonical { return x }
    let found = try Recognition.value(of: x, form, onlyRational: onlyRational, in: &workspace)
    return found.map { Real(form: $0) } ?? x
  }
}

extension ExactForm {
  /// Whether the form is as simple as it gets.
  ///
  /// It has nothing but radicals of primes, powers of π, logarithms of primes,
  /// and powers of e to rational numbers or such numbers times i. No relation
  /// between these is known but those that the form has used.
  fileprivate var isPlain: Bool {
    let half = Rational(1, over: 2)
    func isReal(_ phase: Rational) -> Bool { phase.signum == 0 || phase == half }
    return terms.allSatisfy { term in
      isReal(term.monomial.phase)
        && term.monomial.exponent.terms.allSatisfy {
          $0.monomial.factors.isEmpty && $0.monomial.exponent.isZero && isReal($0.monomial.phase)
        }
        && term.monomial.factors.allSatisfy { factor in
          switch factor.generator {
          case .prime, .pi: true
          case .logarithm(let base): base.rational != nil
          case .sum, .root, .arctangent: false
          }
        }
    }
  }
}

/// Guesses closed forms from digits.
private enum Recognition {
  /// The bits that a guess is made from.
  private static let precision = 256

  static func value(
    of x: Real,
    _ form: ExactForm,
    onlyRational: Bool,
    in workspace: inout Workspace
  ) throws(RealError) -> ExactForm? {
    guard let sign = try Real.proveSign(x, in: &workspace) else { return nil }
    if sign == 0 { return .zero }
    guard let ball = try Refinement.enclosure(of: x, bits: precision, in: &workspace),
      abs(ball.exponent) < 4 * Int64(precision)
    else { return nil }
    if let simple = Rational.simplest(in: ball, bits: precision * 2 / 3),
      try isProved(ExactForm(simple), equalTo: form, in: &workspace)
    {
      return ExactForm(simple)
    }
    if onlyRational { return nil }
    for basis in bases(for: form) {
      if let found = try combination(of: basis, near: ball, equalTo: form, in: &workspace) {
        return found
      }
    }
    guard form.isAlgebraic else { return nil }
    if let found = try quadratic(near: ball, equalTo: form, in: &workspace) { return found }
    return rootOfSquare(form, isNegative: sign < 0)
  }

  /// √(5 − 2√5) for a sum of roots whose square is that simple.
  private static func rootOfSquare(_ form: ExactForm, isNegative: Bool) -> ExactForm? {
    guard form.terms.count > 1, form.isFormallyReal,
      let square = ExactForm.product(form, form), square.isRadical, square.terms.count <= 2,
      let root = square.positiveRoot(index: 2), root.terms.count == 1
    else { return nil }
    return isNegative ? -root : root
  }

  private static func isProved(
    _ guess: ExactForm,
    equalTo form: ExactForm,
    in workspace: inout Workspace
  ) throws(RealError) -> Bool {
    try ZeroDecision.isZero(form - guess, in: &workspace) == .yes
  }

  /// Small sets of numbers that the value may be a rational combination of.
  private static func bases(for form: ExactForm) -> [[ExactForm]] {
    var result: [[ExactForm]] = []
    let radicals = form.radicalCandidates
    if form.isAlgebraic {
      if !radicals.isEmpty { result.append([.one] + radicals) }
      return result
    }
    let generators = form.transcendentalGenerators
    let logarithms = generators.filter {
      if case .logarithm(let base) = $0 { base.rational != nil } else { false }
    }.map { ExactForm($0) }
    let hasAngles = generators.contains { generator in
      if case .arctangent = generator { true } else { generator == .pi }
    }
    let pi = hasAngles ? [ExactForm(.pi)] : []
    if logarithms.count + pi.count > 0, logarithms.count <= 4 {
      result.append([.one] + pi + logarithms)
    }
    return result
  }

  /// A rational combination of a basis, guessed by lattice reduction.
  private static func combination(
    of basis: [ExactForm],
    near ball: Ball,
    equalTo form: ExactForm,
    in workspace: inout Workspace
  ) throws(RealError) -> ExactForm? {
    guard basis.count <= 9 else { return nil }
    var values = [ball.scaledFloor(bits: precision - 24)]
    for element in basis {
      guard let value = try Refinement.enclosure(of: element, bits: precision, in: &workspace)
      else { return nil }
      values.append(value.scaledFloor(bits: precision - 24))
    }
    try workspace.budget.charge(1_000_000)
    let relations = LatticeReduction.relations(between: values, precision: precision - 24)
    for relation in relations.prefix(1) where !relation[0].isZero {
      guard relation.allSatisfy({ $0.bitLength <= 20 }) else { continue }
      var guess = ExactForm.zero
      for (element, count) in zip(basis, relation.dropFirst()) {
        guess = guess - element.scaled(by: Rational(count, over: relation[0]))
      }
      if guess.terms.count <= 4, try isProved(guess, equalTo: form, in: &workspace) {
        return guess
      }
    }
    return nil
  }

  /// A number p + q√r, guessed from its quadratic equation.
  private static func quadratic(
    near ball: Ball,
    equalTo form: ExactForm,
    in workspace: inout Workspace
  ) throws(RealError) -> ExactForm? {
    let square = try Ball.product(ball, ball, precision: precision, in: &workspace)
    let values = [
      square.scaledFloor(bits: precision - 24), ball.scaledFloor(bits: precision - 24),
      Integer(1) << (precision - 24),
    ]
    try workspace.budget.charge(500_000)
    let relations = LatticeReduction.relations(between: values, precision: precision - 24)
    guard let equation = relations.first, !equation[0].isZero,
      equation.allSatisfy({ $0.bitLength <= 40 })
    else { return nil }
    let (a, b, c) = (equation[0], equation[1], equation[2])
    let discriminant = b * b - 4 * a * c
    guard discriminant.signum > 0,
      let root = Radicals.power(Rational(discriminant), Rational(1, over: 2))
    else { return nil }
    for sign in [1, -1] {
      let guess = (root.scaled(by: Rational(Integer(sign))) - ExactForm(Rational(b)))
        .scaled(by: Rational(1, over: a * 2))
      if try isProved(guess, equalTo: form, in: &workspace) { return guess }
    }
    return nil
  }
}

extension ExactForm {
  /// Square and cube roots of products of the primes in the form, as far as its
  /// radicals suggest them.
  fileprivate var radicalCandidates: [ExactForm] {
    var found = FormPrimes()
    found.collect(self)
    let primes = found.primes.sorted()
    var result: [ExactForm] = []
    for prime in primes.prefix(3) {
      let root = ExactForm(.prime(prime), power: Rational(1, over: 2))
      var products = [root]
      for other in result {
        if let product = ExactForm.product(other, root) { products.append(product) }
      }
      result += products
    }
    if found.hasCubes, result.count <= 3 {
      for prime in primes.prefix(2) {
        result.append(ExactForm(.prime(prime), power: Rational(1, over: 3)))
        result.append(ExactForm(.prime(prime), power: Rational(2, over: 3)))
      }
    }
    return result
  }
}

/// The primes that occur in a form.
private struct FormPrimes {
  var primes: [Integer] = []
  /// Whether there are cube roots.
  var hasCubes = false

  mutating func collect(_ form: ExactForm) {
    for term in form.terms {
      addSmallPrimes(of: term.coefficient.numerator)
      addSmallPrimes(of: term.coefficient.denominator)
      for factor in term.monomial.factors { collect(factor) }
    }
  }

  private mutating func collect(_ factor: Factor) {
    if let index = factor.exponent.denominator.asInt, index % 3 == 0 { hasCubes = true }
    switch factor.generator {
    case .prime(let p): add(p)
    case .sum(let base): collect(base)
    case .pi, .root, .logarithm, .arctangent: break
    }
  }

  private mutating func addSmallPrimes(of value: Integer) {
    guard !value.isZero else { return }
    for small in [2, 3, 5, 7] {
      let prime = Integer(small)
      if value.quotientAndRemainder(dividingBy: prime).remainder.isZero { add(prime) }
    }
  }

  private mutating func add(_ prime: Integer) {
    if !primes.contains(prime) { primes.append(prime) }
  }
}
