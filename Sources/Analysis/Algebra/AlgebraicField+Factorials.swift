// Factorials and gamma of sums with whole numbers, binomials of a number, and where they have values.

internal import Expressions
internal import Numbers

extension AlgebraicField {
  /// The most factors that are written in the place of a factorial.
  private static let mostFactorsOfFactorial = 32

  /// A factorial or gamma without the whole number that is added to its argument, and permutations and
  /// combinations of a number that is known: (n + 1)! is (n + 1)·n!, Γ(x + 1) is x·Γ(x), and C(n; 2) is
  /// n·(n − 1)/2.
  mutating func factorial(
    _ builtin: Builtin,
    _ arguments: [AlgebraicFraction]
  ) throws(AlgebraError) -> AlgebraicFraction? {
    if builtin == .factorial || builtin == .gamma {
      guard let (base, shift) = try wholePart(of: arguments[0]), shift != 0 else { return nil }
      let origin = try call(builtin, [base])
      // n! is 1·2·…·n, Γ(x + n) is Γ(x)·x·…·(x + n − 1).
      let first = builtin == .factorial ? 1 : 0
      let (from, to) = (min(0, shift) + first, max(0, shift) + first)
      let factors = try product(base, from..<to)
      return shift > 0 ? try product(origin, factors) : try quotient(origin, factors)
    }
    guard builtin == .nCr || builtin == .nPr, let count = arguments[1].constant, count.isInteger,
      let number = count.numerator.asInt, number <= Self.mostFactorsOfFactorial
    else { return nil }
    if number < 0 { return builtin == .nCr ? AlgebraicFraction.zero : nil }
    let falling = try product(arguments[0], (1 - number)..<1)
    guard builtin == .nCr else { return falling }
    let divisor = (1..<number + 1).reduce(Integer.one) { $0 * Integer($1) }
    return try product(falling, AlgebraicFraction(Rational(1, over: divisor)))
  }

  /// The product of sums of a quotient and each of some numbers.
  private mutating func product(
    _ base: AlgebraicFraction,
    _ numbers: Range<Int>
  ) throws(AlgebraError) -> AlgebraicFraction {
    var result = AlgebraicFraction.one
    for number in numbers {
      result = try product(result, try sum(base, AlgebraicFraction(Rational(number))))
    }
    return result
  }

  /// A quotient as a whole number and the rest, whose number without names is from 0 to below 1;
  /// nothing for one that is no polynomial, or where the whole number is large.
  mutating func wholePart(
    of a: AlgebraicFraction
  ) throws(AlgebraError) -> (rest: AlgebraicFraction, whole: Int)? {
    guard a.denominator.isOne, a.constant == nil else { return nil }
    let number = a.numerator.terms.first { $0.powers.exponents.isEmpty }?.coefficient ?? .zero
    guard let whole = number.floor.asInt, whole.magnitude <= Self.mostFactorsOfFactorial else {
      return nil
    }
    return (try difference(a, AlgebraicFraction(Rational(whole))), whole)
  }

  // MARK: Where they have values

  /// Whether a quotient is greater than one of others by a whole number, the least one or more.
  private mutating func isBeyond(
    _ a: AlgebraicFraction,
    _ others: [AlgebraicFraction],
    by least: Int
  ) throws(AlgebraError) -> Bool {
    for other in others {
      guard let number = try difference(a, other).constant, number.isInteger else { continue }
      if number >= Rational(least) { return true }
    }
    return false
  }

  /// Adds n − 1 for what is 1, 2, 3, …: 0, 1, 2, … and not zero.
  mutating func addPredecessors(to known: inout Known) throws(AlgebraError) {
    for place in known.natural.indices {
      for _ in 0..<Self.mostFactorsOfFactorial {
        let factors = try factors(of: known.natural[place].numerator).factors
        guard !factors.isEmpty, factors.allSatisfy({ known.notZero.contains($0.factor) }) else {
          break
        }
        known.natural[place] = try difference(known.natural[place], AlgebraicFraction.one)
      }
    }
  }

  /// What has to be told for a part to be 0, 1, 2, ….
  mutating func natural(
    _ part: Expression,
    _ known: inout Known
  ) throws(AlgebraError) -> [Expression]? {
    let own = try fraction(of: part)
    if try isBeyond(own, known.natural, by: 0) { return [] }
    known.natural.append(own)
    var told = try sign(part, isStrict: false, &known)
    let number = own.numerator.terms.first { $0.powers.exponents.isEmpty }?.coefficient ?? .zero
    let isSum = own.denominator.isOne && number.isInteger
    let rest = isSum ? try difference(own, AlgebraicFraction(number)) : own
    let written = try expression(of: rest)
    let equality = Symbol.relation(.equal, continuesChain: false)
    told.append(Expression(equality, [.call(.floor, written), written]))
    return told
  }

  /// What has to be told for a part to be none of 0, −1, −2, …; nothing where no comparison tells it.
  mutating func noOppositeOfNatural(
    _ part: Expression,
    _ known: inout Known
  ) throws(AlgebraError) -> [Expression]? {
    let own = try fraction(of: part)
    if try isBeyond(own, known.noOpposites, by: 0) { return [] }
    if try isBeyond(own, known.natural, by: 1) { return [] }
    known.noOpposites.append(own)
    let written = try expression(of: own)
    let isPositive = Expression(
      .relation(.greater, continuesChain: false),
      [written, Expression(.zero)]
    )
    let isNotWhole = Expression(
      .relation(.notEqual, continuesChain: false),
      [.call(.floor, written), written]
    )
    return [Expression(.call(.or), [isPositive, isNotWhole])]
  }

  /// Whether a polynomial is not zero since it is 1, 2, 3, … more than what is 0, 1, 2, …, or is a value
  /// of gamma.
  mutating func isBeyondNaturals(
    _ polynomial: SparsePolynomial,
    _ known: Known
  ) throws(AlgebraError) -> Bool {
    let own = AlgebraicFraction(polynomial)
    if let (builtin, _) = function(of: own), builtin == .gamma { return true }
    for other in known.natural {
      if let number = try difference(own, other).constant, number > .zero { return true }
    }
    return false
  }
}
