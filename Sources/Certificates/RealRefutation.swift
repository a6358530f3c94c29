// Proofs that no real numbers have some signs of polynomials: unknowns are put in where a polynomial of
// degree 1 tells them, products are zero where a factor is, and signs follow from those of parts. What
// is not decided so is split by a sign.
//
// > Source: Basu, Pollack and Roy, Algorithms in Real Algebraic Geometry (2006), 2.1, for the signs;
// > Smullyan, First-Order Logic (1968), for the tree of cases.

internal import Expressions
internal import Numbers

/// A search for a contradiction, each step of which is a proof.
struct RealRefutation {
  var budget = PolynomialBudget(steps: 2_000_000_000)
  /// The cases that may still be opened.
  private var casesLeft = 2_000
  private var known: [SparsePolynomial: [SignedFactor]] = [:]

  /// The deepest nesting of cases, and the most signs of polynomials that are compared in pairs.
  private static let (deepest, pairLimit) = (20, 24)

  private typealias SignedFactor = (factor: SparsePolynomial, exponent: Int)

  init() {}

  /// Whether no numbers have all these signs; false where that is not found out.
  mutating func refutes(_ facts: RealFacts, depth: Int = 0) -> Bool {
    casesLeft -= 1
    guard casesLeft > 0, depth < Self.deepest else { return false }
    do throws(PolynomialBudget.Spent) {
      var facts = facts
      try simplify(&facts)
      if facts.isImpossible { return true }
      if try refutesPairs(facts) { return true }
      guard let cases = try cases(of: facts) else { return false }
      for part in cases {
        var next = facts
        try next.add(part, &budget)
        guard refutes(next, depth: depth + 1) else { return false }
      }
      return true
    } catch {
      return false
    }
  }

  /// Puts in what is told, and tells signs that follow, until nothing changes.
  mutating func simplify(_ facts: inout RealFacts) throws(PolynomialBudget.Spent) {
    while !facts.isImpossible {
      if try substitutes(&facts) { continue }
      if try merges(&facts) { continue }
      if try tightens(&facts) { continue }
      if try discriminates(&facts) { continue }
      if try compares(&facts) { continue }
      return
    }
  }

  // MARK: Steps

  /// Replaces a variable that a part tells, or a part by a factor; false where there is none such.
  private mutating func substitutes(
    _ facts: inout RealFacts
  ) throws(PolynomialBudget.Spent) -> Bool {
    var best: (variable: Int, place: Int, rank: Int)?
    for (place, part) in facts.parts.enumerated() where part.signs == .zero {
      let own = try zeroFactors(of: part.polynomial, facts)
      guard let first = own.first else {
        facts.fail()
        return true
      }
      guard own.count == 1 else { continue }
      if first != part.polynomial {
        facts.exchange(place, with: RealFacts.Part(first, .zero))
        return true
      }
      let rest = try facts.reduced(first, besides: place, &budget)
      if rest != first {
        facts.exchange(place, with: RealFacts.Part(rest, .zero))
        return true
      }
      for variable in first.variables where first.degree(in: variable) == 1 {
        let divisor = first.coefficients(of: variable)[1]
        let rank: Int
        if divisor.constant != nil {
          rank = 2
        } else if try !signs(of: divisor, facts).contains(.zero), !facts.isInFunction(variable) {
          rank = 1
        } else {
          continue
        }
        if best.map({ $0.rank < rank }) ?? true { best = (variable, place, rank) }
      }
    }
    guard let best else { return try reduces(&facts) }
    try facts.replace(best.variable, from: best.place, &budget)
    return true
  }

  /// Takes multiples of a part that is zero from another one.
  private mutating func reduces(
    _ facts: inout RealFacts
  ) throws(PolynomialBudget.Spent) -> Bool {
    for (place, part) in facts.parts.enumerated() where part.signs != .zero {
      let rest = try facts.reduced(part.polynomial, besides: place, &budget)
      if rest != part.polynomial {
        facts.exchange(place, with: RealFacts.Part(rest, part.signs))
        return true
      }
    }
    return false
  }

  /// Makes one of two functions of the same number, whose values are equal.
  private mutating func merges(
    _ facts: inout RealFacts
  ) throws(PolynomialBudget.Spent) -> Bool {
    var arguments: [SparsePolynomial] = []
    for (place, function) in facts.functions.enumerated() {
      arguments.append(try facts.reduced(function.argument, &budget))
      guard try holds(function, facts) else { continue }
      for (before, other) in facts.functions[..<place].enumerated()
      where other.row == function.row && arguments[before] == arguments[place] {
        guard try holds(other, facts) else { continue }
        facts.removeFunction(at: place)
        try facts.add(RealFacts.Part(other.value - function.value, .zero), &budget)
        return true
      }
    }
    return false
  }

  /// Whether what a function needs is known.
  mutating func holds(
    _ function: RealFunction,
    _ facts: RealFacts
  ) throws(PolynomialBudget.Spent) -> Bool {
    for need in function.needs {
      guard try signs(of: need.polynomial, facts).isSubset(of: need.signs) else { return false }
    }
    return true
  }

  /// Leaves out signs of a part that it cannot have.
  private mutating func tightens(
    _ facts: inout RealFacts
  ) throws(PolynomialBudget.Spent) -> Bool {
    for (place, part) in facts.parts.enumerated() {
      let left = try signs(of: part.polynomial, facts)
      guard left != part.signs else { continue }
      facts.restrict(place, to: left)
      return true
    }
    return false
  }

  /// Tells that a discriminant is zero, where it is not negative since a number is a root, and not positive;
  /// and the sign of a number whose power is known.
  private mutating func discriminates(
    _ facts: inout RealFacts
  ) throws(PolynomialBudget.Spent) -> Bool {
    for part in facts.parts {
      let factors = try factors(of: part.polynomial)
      if factors.count == 1, factors[0].exponent % 2 == 1, factors[0].exponent > 1,
        !part.signs.isSubset(of: facts.told(factors[0].factor))
          || !facts.told(factors[0].factor).isSubset(of: part.signs)
      {
        try facts.add(RealFacts.Part(factors[0].factor, part.signs), &budget)
        return true
      }
      guard part.signs == .zero else { continue }
      for variable in part.polynomial.variables where part.polynomial.degree(in: variable) == 2 {
        let discriminant = try part.polynomial.discriminant(in: variable, &budget)
        guard discriminant.constant == nil, try !facts.reduced(discriminant, &budget).isZero else {
          continue
        }
        let own = try signs(of: discriminant, facts)
        guard !own.contains(.positive), facts.told(discriminant) != .zero else { continue }
        try facts.add(RealFacts.Part(discriminant, .zero), &budget)
        return true
      }
    }
    return false
  }

  // MARK: Signs

  /// The irreducible factors of which one is zero, as far as that is known.
  private mutating func zeroFactors(
    of polynomial: SparsePolynomial,
    _ facts: RealFacts
  ) throws(PolynomialBudget.Spent) -> [SparsePolynomial] {
    var found: [SparsePolynomial] = []
    for (factor, _) in try factors(of: polynomial)
    where try signs(of: factor, facts, isWhole: true).contains(.zero) {
      found.append(factor)
    }
    return found
  }

  /// The factors of a polynomial up to a positive number, which are multiplied again.
  private mutating func factors(
    of polynomial: SparsePolynomial
  ) throws(PolynomialBudget.Spent) -> [SignedFactor] {
    if let found = known[polynomial] { return found }
    let all = try polynomial.factors(&budget)
    var product = SparsePolynomial(all.content)
    for (factor, exponent) in all.factors {
      product = try product.multiplied(by: factor.raised(to: exponent, &budget), &budget)
    }
    let isRight = product == polynomial && !all.content.isNegative
    let found: [SignedFactor] =
      isRight ? all.factors.map { ($0.factor, $0.exponent) } : [(polynomial, 1)]
    known[polynomial] = found
    return found
  }

  /// The signs that a polynomial may have.
  mutating func signs(
    of polynomial: SparsePolynomial,
    _ facts: RealFacts,
    isWhole: Bool = false
  ) throws(PolynomialBudget.Spent) -> Signs {
    if let number = polynomial.constant { return Signs(of: number) }
    var found = facts.told(polynomial).intersection(signsOfTerms(polynomial, facts))
    if found.isSuperset(of: .notZero) {
      found.formIntersection(signsByDiscriminant(of: polynomial, facts))
    }
    guard !found.isEmpty, !isWhole else { return found }
    if let variable = polynomial.variables.first, polynomial.variables.count == 1,
      let whole = polynomial.univariate(in: variable), whole.degree % 2 == 0,
      whole.degree <= Polynomial.checkedDegreeLimit,
      whole.checkedRootCount(from: nil, to: nil) == 0
    {
      found.formIntersection(Signs(of: whole.leading))
    }
    let (content, own) = polynomial.primitive
    let factors = try factors(of: own)
    guard factors.count > 1 || factors[0].exponent > 1 else { return found }
    var product = Signs(of: content)
    for (factor, exponent) in factors {
      let sign = try signs(of: factor, facts, isWhole: true)
      product = product * sign.raised(to: exponent)
    }
    return found.intersection(product)
  }

  /// The signs that a sum of products of variables may have by theirs.
  func signsOfTerms(_ polynomial: SparsePolynomial, _ facts: RealFacts) -> Signs {
    var sum = Signs.zero
    for term in polynomial.terms {
      var product = Signs(of: term.coefficient)
      for (variable, exponent) in term.powers.exponents.enumerated() where exponent > 0 {
        let sign = facts.told(SparsePolynomial(variable: variable))
        product = product * sign.raised(to: exponent)
      }
      sum = sum + product
      if sum == .all { return sum }
    }
    return sum
  }

  // MARK: Pairs

  /// Whether a product of two that are not zero is, or a sum of two of one sign has another one.
  private mutating func refutesPairs(
    _ facts: RealFacts
  ) throws(PolynomialBudget.Spent) -> Bool {
    let parts = facts.parts.filter { $0.signs != .zero }
    let zeros = facts.parts.filter { $0.signs == .zero }
    guard facts.parts.count <= Self.pairLimit else { return false }
    let hasZeros = !zeros.isEmpty
    for (place, part) in parts.enumerated() {
      for zero in zeros {
        guard let a = part.upright else { break }
        for polynomial in [zero.polynomial, -zero.polynomial] {
          let b = RealFacts.Part(polynomial, .zero)
          if try refutesSum(a, b, facts) { return true }
        }
      }
      for other in parts[..<place] {
        if hasZeros, !part.signs.contains(.zero), !other.signs.contains(.zero) {
          let product = try part.polynomial.multiplied(by: other.polynomial, &budget)
          if try facts.reduced(product, &budget).isZero { return true }
        }
        if let a = part.upright, let b = other.upright, try refutesSum(a, b, facts) { return true }
      }
    }
    return false
  }

  private mutating func refutesSum(
    _ first: RealFacts.Part,
    _ second: RealFacts.Part,
    _ facts: RealFacts
  ) throws(PolynomialBudget.Spent) -> Bool {
    for term in first.polynomial.terms {
      guard
        let other = second.polynomial.terms.first(where: { $0.powers == term.powers }),
        other.coefficient.isNegative != term.coefficient.isNegative
      else { continue }
      let sum =
        first.polynomial.scaled(by: other.coefficient.magnitude)
        + second.polynomial.scaled(by: term.coefficient.magnitude)
      let own = try signs(of: sum, facts)
        .intersection(signs(of: facts.reduced(sum, &budget), facts))
      if own.isDisjoint(with: first.signs + second.signs) { return true }
    }
    return false
  }

  // MARK: Cases

  /// Cases of which one holds; nothing where there are none that may help.
  private mutating func cases(
    of facts: RealFacts
  ) throws(PolynomialBudget.Spent) -> [RealFacts.Part]? {
    for part in facts.parts where part.signs == .zero {
      let factors = try zeroFactors(of: part.polynomial, facts)
      if factors.count > 1 { return factors.map { RealFacts.Part($0, .zero) } }
    }
    if let found = try casesOfDifference(facts) { return found }
    for function in facts.functions {
      for need in function.needs {
        let own = try signs(of: need.polynomial, facts)
        guard !own.isSubset(of: need.signs), !own.isDisjoint(with: need.signs) else { continue }
        let (yes, no) = (own.intersection(need.signs), own.subtracting(need.signs))
        return [RealFacts.Part(need.polynomial, yes), RealFacts.Part(need.polynomial, no)]
      }
    }
    for part in facts.parts where part.signs == .zero {
      var least: SparsePolynomial?
      for variable in part.polynomial.variables where part.polynomial.degree(in: variable) == 1 {
        let divisor = part.polynomial.coefficients(of: variable)[1]
        guard !facts.isInFunction(variable), try signs(of: divisor, facts).contains(.zero) else {
          continue
        }
        if least.map({ $0.terms.count > divisor.terms.count }) ?? true { least = divisor }
      }
      guard let least else { continue }
      return [RealFacts.Part(least, .zero), RealFacts.Part(least, .notZero)]
    }
    // The sign of a factor, and then that of a part.
    for part in facts.parts where part.signs != .zero {
      let factors = try factors(of: part.polynomial)
      for (factor, _) in factors where factors.count > 1 || factor != part.polynomial {
        let own = try signs(of: factor, facts, isWhole: true)
        if own.each.count > 1 { return own.each.map { RealFacts.Part(factor, $0) } }
      }
    }
    if let found = try casesOfGrowth(facts) { return found }
    for part in facts.parts where part.signs.each.count > 1 && part.signs != .all {
      return part.signs.each.map { RealFacts.Part(part.polynomial, $0) }
    }
    return nil
  }
}

extension RealRefutation {
  /// The factors of a difference of multiples of two parts that are zero, one of which is of degree 1.
  private mutating func casesOfDifference(
    _ facts: RealFacts
  ) throws(PolynomialBudget.Spent) -> [RealFacts.Part]? {
    let zeros = facts.parts.filter { $0.signs == .zero }
    for (place, part) in zeros.enumerated() {
      for other in zeros[..<place] {
        for term in part.polynomial.terms {
          guard let same = other.polynomial.terms.first(where: { $0.powers == term.powers }) else {
            continue
          }
          let difference =
            part.polynomial.scaled(by: same.coefficient)
            - other.polynomial.scaled(by: term.coefficient)
          guard !difference.isZero else { continue }
          let factors = try factors(of: difference.primitive.polynomial)
          guard factors.contains(where: { $0.factor.degree == 1 }) else { continue }
          return try zeroFactors(of: difference.primitive.polynomial, facts)
            .map { RealFacts.Part($0, .zero) }
        }
      }
    }
    return nil
  }
}

extension SparsePolynomial {
  /// b² − 4ac of a polynomial ax² + bx + c of a variable.
  func discriminant(
    in variable: Int,
    _ budget: inout PolynomialBudget
  ) throws(PolynomialBudget.Spent) -> SparsePolynomial {
    let line = coefficients(of: variable)
    let product = try line[0].multiplied(by: line[2], &budget)
    return try line[1].raised(to: 2, &budget) - product.scaled(by: Rational(4))
  }
}

extension RealFacts.Part {
  /// The same of a polynomial that is not negative; nothing where both signs are possible.
  fileprivate var upright: RealFacts.Part? {
    if signs.isSubset(of: .notNegative) { return self }
    if signs.isSubset(of: .notPositive) { return RealFacts.Part(-polynomial, signs.turned) }
    return nil
  }
}
