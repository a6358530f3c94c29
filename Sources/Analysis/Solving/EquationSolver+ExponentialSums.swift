// Sums of multiples of exponentials: c₁·b₁ˣ + c₂·b₂ˣ + … + c₀. Divided by one of them they are
// polynomials of another one, or else have slopes with one exponential less.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The most exponentials of a sum, and the greatest power of one as which another one counts.
  private static let (termLimit, powerLimit) = (16, 64)
  /// The least degree of a power that is divided by an exponential: slopes of others are few.
  private static let powerDegree = 4

  /// A multiple of an exponential: c·bˣ with b > 0.
  struct ExponentialTerm {
    /// The factor c, which is not zero where terms were put together.
    var factor: Real
    /// The base b.
    let base: Real
  }

  /// An expression as a sum of multiples of exponentials with different bases, the least base first;
  /// nothing where it is none, or where that is not found out.
  mutating func exponentialSum(of e: Expression, in x: String) -> [ExponentialTerm]? {
    guard let all = exponentialTerms(of: e.replacingHyperbolic(in: x), in: x) else { return nil }
    var sum: [ExponentialTerm] = []
    for term in all {
      var place = sum.count
      var isNew = true
      search: while place > 0 {
        switch order(sum[place - 1].base, term.base) {
        case .greater: place -= 1
        case .less: break search
        case .equal:
          guard let factor = moved(sum[place - 1].factor, by: 1, term.factor) else { return nil }
          sum[place - 1].factor = factor
          isNew = false
          break search
        case nil: return nil
        }
      }
      if isNew { sum.insert(term, at: place) }
    }
    var kept: [ExponentialTerm] = []
    for term in sum {
      guard let sign = sign(of: term.factor) else { return nil }
      if sign != 0 { kept.append(term) }
    }
    return kept
  }

  private mutating func exponentialTerms(
    of e: Expression,
    in x: String
  ) -> [ExponentialTerm]? {
    guard e.variables.contains(x) else {
      return constant(e).map { [ExponentialTerm(factor: $0, base: Real(1))] }
    }
    let operands = e.parts
    switch e.symbol(at: e.root) {
    case .negation:
      return exponentialTerms(of: operands[0], in: x).flatMap {
        multiplied($0, [ExponentialTerm(factor: Real(-1), base: Real(1))])
      }
    case .sum, .difference:
      let isSum = e.symbol(at: e.root) == .sum
      guard let first = exponentialTerms(of: operands[0], in: x),
        let last = exponentialTerms(of: isSum ? operands[1] : -operands[1], in: x),
        first.count + last.count <= Self.termLimit
      else { return nil }
      return first + last
    case .product, .juxtaposition:
      guard let first = exponentialTerms(of: operands[0], in: x),
        let last = exponentialTerms(of: operands[1], in: x)
      else { return nil }
      return multiplied(first, last)
    case .quotient:
      guard let dividend = exponentialTerms(of: operands[0], in: x),
        let divisor = exponentialTerms(of: operands[1], in: x), divisor.count == 1,
        let sign = sign(of: divisor[0].factor), sign != 0,
        let factor = quotient(Real(1), divisor[0].factor),
        let base = quotient(Real(1), divisor[0].base)
      else { return nil }
      return multiplied(dividend, [ExponentialTerm(factor: factor, base: base)])
    case .power where operands[0].variables.contains(x):
      guard let count = operands[1].rationalNumber?.asNatural, (1...6).contains(count),
        let base = exponentialTerms(of: operands[0], in: x)
      else { return nil }
      var power = base
      for _ in 1..<count {
        guard let next = multiplied(power, base) else { return nil }
        power = next
      }
      return power
    default:
      guard let (base, exponent) = power(e, in: x), let line = anyLine(exponent, in: x) else {
        return nil
      }
      return ask { (workspace) throws(RealError) in
        let factor = try Real.power(base, line.shift, in: &workspace)
        let speed = try Real.power(base, line.slope, in: &workspace)
        return [
          ExponentialTerm(
            factor: try Real.recognized(factor, in: &workspace),
            base: try Real.recognized(speed, in: &workspace)
          )
        ]
      }
    }
  }

  private mutating func multiplied(
    _ a: [ExponentialTerm],
    _ b: [ExponentialTerm]
  ) -> [ExponentialTerm]? {
    guard a.count * b.count <= Self.termLimit else { return nil }
    return ask { (workspace) throws(RealError) in
      var products: [ExponentialTerm] = []
      for first in a {
        for last in b {
          let factor = try Real.product(first.factor, last.factor, in: &workspace)
          let base = try Real.product(first.base, last.base, in: &workspace)
          products.append(
            ExponentialTerm(
              factor: try Real.recognized(factor, in: &workspace),
              base: try Real.recognized(base, in: &workspace)
            )
          )
        }
      }
      return products
    }
  }

  /// Where a sum of multiples of exponentials is zero: divided by the first one it may be a
  /// polynomial of one exponential, and with factors of one sign it is nowhere zero.
  mutating func zerosByExponentialSum(of e: Expression, in x: String) -> Candidates? {
    guard let sum = exponentialSum(of: e, in: x) else { return nil }
    guard sum.count > 1 else { return sum.isEmpty ? .every : .nowhere }
    let signs = Set(sum.compactMap { sign(of: $0.factor) })
    if signs.count == 1 { return .nowhere }
    var speeds: [Rational] = [.zero]
    guard let unit = quotient(sum[1].base, sum[0].base) else { return nil }
    for term in sum.dropFirst() {
      guard let ratio = quotient(term.base, sum[0].base),
        let speed = logarithmicRatio(ratio, unit)
      else { return nil }
      speeds.append(speed)
    }
    guard let step = Array(speeds.dropFirst()).commonDivisor else { return nil }
    let name = freshName()
    var polynomial: Expression?
    for (term, speed) in zip(sum, speeds) {
      guard let count = (speed / step).numerator.asInt, count <= Self.powerLimit else { return nil }
      let part = self.name(for: term.factor) * Expression(name: name).raised(to: count)
      polynomial = polynomial.map { $0 + part } ?? part
    }
    guard let polynomial, let values = zeros(of: polynomial, in: name) else { return nil }
    let kernel = Expression(.power, [self.name(for: unit), Expression(step) * Expression(name: x)])
    return origins(of: kernel, at: values, in: x)
  }

  /// A sum of three or more multiples of exponentials over one of them, which is a constant then:
  /// the factors in its slope change their signs once less, from the least base to the greatest.
  ///
  /// > Source: Pólya and Szegő, Problems and Theorems in Analysis II (1976), part V, problem 77.
  mutating func dividedByExponential(_ e: Expression, in x: String) -> Expression? {
    guard let sum = exponentialSum(of: e, in: x), sum.count > 2 else { return nil }
    let signs = sum.map { sign(of: $0.factor) ?? 0 }
    guard let pivot = signs.indices.dropLast().first(where: { signs[$0] != signs[$0 + 1] }) else {
      return nil
    }
    var result: Expression?
    for (place, term) in sum.enumerated() {
      guard let ratio = quotient(term.base, sum[pivot].base) else { return nil }
      let factor = name(for: term.factor)
      let power = Expression(.power, [name(for: ratio), Expression(name: x)])
      let part = place == pivot ? factor : factor * power
      result = result.map { $0 + part } ?? part
    }
    return result
  }

  /// A multiple of a power and one of an exponential over that, which is a constant then: the slope
  /// of c·xⁿ/bˣ is zero at 0 and at one other place, whatever n is.
  mutating func powerDividedByExponential(_ e: Expression, in x: String) -> Expression? {
    let terms = e.summands
    guard terms.count == 2 else { return nil }
    for (term, other) in [(terms[0], terms[1]), (terms[1], terms[0])] {
      guard let power = term.part.rationalFunction(of: x, environment: environment)?.numerator,
        power.degree >= Self.powerDegree, term.part.isPower(of: x),
        let exponential = exponentialTerms(of: other.part, in: x), exponential.count == 1,
        let base = quotient(Real(1), exponential[0].base)
      else { continue }
      let factor = name(for: exponential[0].factor)
      let whole = term.part * Expression(.power, [name(for: base), Expression(name: x)])
      let first = term.isNegative ? -whole : whole
      return other.isNegative ? first - factor : first + factor
    }
    return nil
  }

  /// The sign of a sum of multiples of exponentials from some place on.
  mutating func signFarOut(ofExponentials e: Expression, _ x: String, isLeft: Bool) -> Int? {
    guard let sum = exponentialSum(of: e, in: x), let last = isLeft ? sum.first : sum.last else {
      return nil
    }
    return sign(of: last.factor)
  }
}

extension Expression {
  /// Whether it is a multiple of a power of a name with a whole exponent.
  fileprivate func isPower(of name: String) -> Bool {
    let own = factors.filter { $0.variables.contains(name) }
    return own.count == 1
      && (own[0] == Expression(name: name)
        || own[0].symbol(at: own[0].root) == .power && own[0].parts[0] == Expression(name: name)
          && own[0].parts[1].rationalNumber?.asNatural != nil)
  }
}
