// Logarithms as people write them: ln(10) and not ln(2) + ln(5), log(20) as
// 1 + log(2), 2^π and not e^(π·ln 2).

internal import Numbers

extension FormWriter {
  /// The terms with sums of logarithms joined to the logarithm of a product, and
  /// powers of ten taken out of common logarithms.
  func joiningLogarithms(_ terms: [WrittenTerm]) -> [WrittenTerm] {
    guard terms.contains(where: { !$0.logarithms.isEmpty }) else { return terms }
    var result = terms
    while let joined = joiningOnce(result) { result = joined }
    return result.flatMap(splittingCommonLogarithm).collectingRationals
  }

  /// The terms with one group of logarithms joined, or nothing when there is none.
  private func joiningOnce(_ terms: [WrittenTerm]) -> [WrittenTerm]? {
    for term in terms {
      for (place, _) in term.logarithms {
        let key = term.factors(without: place)
        var members: [(coefficient: Rational, argument: ExactForm)] = []
        var rest: [WrittenTerm] = []
        var separate: [WrittenTerm] = []
        for other in terms {
          let match = other.logarithms.first { other.factors(without: $0.place) == key }
          if let match {
            members.append((other.coefficient, match.argument))
            separate.append(other)
          } else {
            rest.append(other)
          }
        }
        guard members.count > 1, let joined = joined(members) else { continue }
        let (coefficient, argument) = joined
        var combined = WrittenTerm(coefficient: coefficient, factors: key)
        combined.factors.insert(
          WrittenTerm.Factor(atom: .logarithm(argument), exponent: 1),
          at: min(place, key.count)
        )
        guard form(of: combined).cost <= Form.sum(separate.map(form)).cost else { continue }
        return rest + [combined]
      }
    }
    return nil
  }

  /// Σ c·ln A as s·ln Q, where Q is a product of whole powers.
  private func joined(
    _ members: [(coefficient: Rational, argument: ExactForm)]
  ) -> (Rational, ExactForm)? {
    let scale = members.map { WrittenTerm(coefficient: $0.coefficient) }.content
    var rational = Rational(1)
    var other: ExactForm = .one
    var bits = 0
    for (coefficient, argument) in members {
      guard let count = (coefficient / scale).numerator.asInt, abs(count) <= 64 else { return nil }
      if let value = argument.rational {
        bits += abs(count) * max(value.numerator.bitLength, value.denominator.bitLength)
        guard bits <= 256 else { return nil }
        rational = rational * value.raised(to: count)
      } else {
        // ln(2) + ln(π)/2 stays.
        guard scale.isInteger, abs(count) <= 4,
          let power = argument.positivePower(Rational(Integer(count))),
          let next = ExactForm.product(other, power)
        else { return nil }
        other = next
      }
    }
    if other == .one, rational.numerator == 1 {
      // ln(1/7) is −ln(7).
      return (-scale, ExactForm(rational.reciprocal))
    }
    let argument = other.scaled(by: rational)
    return isWritable(argument) ? (scale, argument) : nil
  }

  /// log(20) as 1 + log(2): the power of ten that leaves the least to read, which is one
  /// that leaves no factor 2 or no factor 5.
  private func splittingCommonLogarithm(_ term: WrittenTerm) -> [WrittenTerm] {
    guard term.factors.count == 2, term.coefficient.isInteger, let found = term.logarithms.first,
      let value = found.argument.rational,
      value.isInteger || value.denominator.modulo(10).isZero,
      term.exponent(of: .logarithm(ExactForm(10))) == -1
    else { return [term] }
    let longest = max(value.numerator.bitLength, value.denominator.bitLength)
    guard longest <= 200 else { return [term] }
    var best = (terms: [term], cost: form(of: term).cost, rest: value)
    for places in [value.valuation(2), value.valuation(5)] where places != 0 {
      let power = Rational(Integer(10)).raised(to: abs(places))
      var rest = places > 0 ? value / power : value * power
      var part = term
      if rest.numerator == 1, !rest.isInteger {
        rest = rest.reciprocal
        part.coefficient = -part.coefficient
      }
      guard rest != 1 else { continue }
      part.factors[found.place].atom = .logarithm(ExactForm(rest))
      let whole = WrittenTerm(coefficient: term.coefficient * Rational(Integer(places)))
      let cost = sum(of: [whole, part]).cost
      let isShorter = cost < best.cost || (cost == best.cost && rest.magnitude < best.rest)
      if isShorter { best = ([whole, part], cost, rest) }
    }
    return best.terms
  }

  /// Multiplies by e to the power of a form, as powers of the numbers whose
  /// logarithms stand in the exponent.
  ///
  /// - Returns: Whether the exponent can be written.
  func multiply(_ term: inout WrittenTerm, byPowerOfE exponent: ExactForm) -> Bool {
    if let value = exponent.rational {
      term.multiply(by: .form(.e), value)
      return true
    }
    guard let pieces = terms(of: exponent) else { return false }
    var rest: [WrittenTerm] = []
    for piece in pieces {
      if let power = power(of: piece) {
        term.multiply(by: .form(power), piece.coefficient.signum < 0 ? -1 : 1)
      } else {
        rest.append(piece)
      }
    }
    guard let first = rest.first else { return true }
    if rest.count == 1, first.factors.isEmpty {
      term.multiply(by: .form(.e), first.coefficient)
      return true
    }
    let isBelow = rest.allSatisfy { $0.coefficient.signum < 0 }
    let written = sum(of: isBelow ? rest.map { $0.scaled(by: -1) } : rest)
    term.multiply(by: .form(.power(.e, written)), isBelow ? -1 : 1)
    return true
  }

  /// e^(c·X·ln A) as A^(c·X), its coefficient taken as positive.
  private func power(of piece: WrittenTerm) -> Form? {
    var best: Form?
    for (place, argument) in piece.logarithms {
      var exponent = WrittenTerm(
        coefficient: piece.coefficient.magnitude,
        factors: piece.factors(without: place)
      )
      var base = argument
      if let value = argument.rational, exponent.coefficient.isInteger,
        let count = exponent.coefficient.numerator.asInt, count <= 9,
        value.isInteger, value.raised(to: count) < 1000
      {
        // 8^π rather than 2^(3π)
        base = ExactForm(value.raised(to: count))
        exponent.coefficient = 1
      }
      guard let written = form(of: base) else { continue }
      let power = Form.power(written, form(of: exponent))
      if case .integer(let value) = written, typed.powerBases.contains(value) { return power }
      best = Form.cheaper(best, power)
    }
    return best
  }
}

extension [WrittenTerm] {
  /// The terms with all rational numbers in one.
  fileprivate var collectingRationals: [WrittenTerm] {
    let rationals = filter { $0.factors.isEmpty }
    guard rationals.count > 1 else { return self }
    let total = rationals.reduce(Rational(0)) { $0 + $1.coefficient }
    let rest = filter { !$0.factors.isEmpty }
    return total.signum == 0 ? rest : [WrittenTerm(coefficient: total)] + rest
  }
}

extension Rational {
  /// The exponent of a prime in a number that is not zero.
  fileprivate func valuation(_ prime: Integer) -> Int {
    var count = 0
    for (part, step) in [(numerator, 1), (denominator, -1)] {
      var rest = part
      while true {
        let (next, over) = rest.quotientAndRemainder(dividingBy: prime)
        guard over.isZero else { break }
        rest = next
        count += step
      }
    }
    return count
  }
}
