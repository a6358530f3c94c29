// Signs that follow from growth: functions that grow compare as their arguments do, and polynomials of degree
// 2 without real roots keep their sign.

internal import Expressions
internal import Numbers

extension RealRefutation {
  /// Two values of a function that grows, or of one that falls, and how many signs their difference may have.
  private typealias Pair = (argument: SparsePolynomial, value: SparsePolynomial, isRising: Bool)

  /// The pairs of values of functions that grow or fall.
  private mutating func growingPairs(
    _ facts: RealFacts
  ) throws(PolynomialBudget.Spent) -> [Pair] {
    var found: [Pair] = []
    for (place, function) in facts.functions.enumerated() {
      guard let isRising = function.row.isRising, try holds(function, facts) else { continue }
      for other in facts.functions[..<place] where other.row == function.row {
        guard try holds(other, facts) else { continue }
        let argument = try facts.reduced(function.argument - other.argument, &budget)
        let value = try facts.reduced(function.value - other.value, &budget)
        found.append((argument, value, isRising))
      }
    }
    return try found + powersOfSums(facts)
  }

  /// The most values of the exponential function of which products are compared.
  private static var powerLimit: Int { 8 }

  /// Pairs of a power of e and a product of two: e^u is to e^v·e^w as u is to v + w.
  private mutating func powersOfSums(
    _ facts: RealFacts
  ) throws(PolynomialBudget.Spent) -> [Pair] {
    let powers = facts.functions.filter { $0.row == .exp && $0.needs.isEmpty }
    guard powers.count <= Self.powerLimit else { return [] }
    var found: [Pair] = []
    for power in powers {
      for (place, first) in powers.enumerated() {
        for second in powers[place...] {
          let sum = first.argument + second.argument
          let product = try first.value.multiplied(by: second.value, &budget)
          let argument = try facts.reduced(power.argument - sum, &budget)
          let value = try facts.reduced(power.value - product, &budget)
          if !argument.isZero || !value.isZero { found.append((argument, value, true)) }
        }
      }
    }
    return found
  }

  /// Tells that the difference of two values has the sign of that of the arguments, or the other one.
  mutating func compares(_ facts: inout RealFacts) throws(PolynomialBudget.Spent) -> Bool {
    for (argument, value, isRising) in try growingPairs(facts) {
      let (first, second) = (try signs(of: argument, facts), try signs(of: value, facts))
      let common = first.intersection(isRising ? second : second.turned)
      for (polynomial, known) in [(argument, common), (value, isRising ? common : common.turned)] {
        if polynomial.constant != nil {
          guard known.isEmpty else { continue }
          facts.fail()
          return true
        }
        let told = facts.told(polynomial)
        guard told.intersection(known) != told else { continue }
        try facts.add(RealFacts.Part(polynomial, known), &budget)
        return true
      }
    }
    return false
  }

  /// The signs of a difference of arguments of such functions, where these are not known.
  mutating func casesOfGrowth(
    _ facts: RealFacts
  ) throws(PolynomialBudget.Spent) -> [RealFacts.Part]? {
    for (argument, value, _) in try growingPairs(facts) {
      for polynomial in [argument, value] where polynomial.constant == nil {
        let own = try signs(of: polynomial, facts)
        if own.each.count > 1 { return own.each.map { RealFacts.Part(polynomial, $0) } }
      }
    }
    return nil
  }

  /// The signs of a polynomial of degree 2, by its discriminant in one variable.
  func signsByDiscriminant(
    of polynomial: SparsePolynomial,
    _ facts: RealFacts
  ) -> Signs {
    guard polynomial.degree == 2 else { return .all }
    for variable in polynomial.variables where polynomial.degree(in: variable) == 2 {
      var own = PolynomialBudget(steps: 100_000)
      do throws(PolynomialBudget.Spent) {
        guard let leading = polynomial.coefficients(of: variable)[2].constant else { continue }
        let discriminant = try polynomial.discriminant(in: variable, &own)
        let sign = signsOfTerms(discriminant, facts)
        if sign == .negative { return Signs(of: leading) }
        if sign.isSubset(of: .notPositive) { return Signs(of: leading).union(.zero) }
      } catch {
        return .all
      }
    }
    return .all
  }
}

extension Builtin {
  /// Whether the real function grows wherever it has a value, or falls; nothing for others.
  fileprivate var isRising: Bool? {
    switch self {
    case .exp, .ln, .arcsine, .arctangent, .hyperbolicSine, .areaSine, .areaCosine: true
    case .arccosine: false
    default: nil
    }
  }
}
