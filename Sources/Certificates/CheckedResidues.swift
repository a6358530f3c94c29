// Expressions of a whole number that are the same for all numbers of a residue class, for checks.

internal import Expressions
internal import Numbers

extension Expression {
  /// Whether the value for a whole number in the place of a name, or that there is none, is the same where the
  /// number grows by a period.
  ///
  /// The name may stand in remainders by a number d, of polynomials that grow by multiples of d, in common
  /// divisors of these with a whole number d, and in exponents of −1 that are whole and grow by multiples of 2.
  package func repeats(for name: String, after period: Int) -> Bool {
    guard variables.contains(name) else { return true }
    let operands = parts
    switch (symbol(at: root), operands.count) {
    case (.call(.mod), 2):
      guard let divisor = operands[1].rationalNumber, !divisor.isZero,
        let polynomial = operands[0].checkedPolynomial(in: [name])?.univariate(in: 0)
      else { break }
      return polynomial.growsByMultiples(of: divisor, after: period)
    case (.call(.greatestCommonDivisor), 2):
      for (number, other) in [(operands[0], operands[1]), (operands[1], operands[0])] {
        guard let divisor = number.rationalNumber, divisor.isInteger, !divisor.isZero,
          let polynomial = other.checkedPolynomial(in: [name])?.univariate(in: 0)
        else { continue }
        return polynomial.growsByMultiples(of: divisor, after: period)
      }
    case (.power, 2):
      guard operands[0].rationalNumber == -.one,
        let polynomial = operands[1].checkedPolynomial(in: [name])?.univariate(in: 0)
      else { break }
      return polynomial.isWhole && polynomial.growsByMultiples(of: Rational(2), after: period)
    default: break
    }
    return !operands.isEmpty && operands.allSatisfy { $0.repeats(for: name, after: period) }
  }
}

extension Polynomial {
  /// Whether the values at all whole numbers are whole.
  ///
  /// They are if as many next to each other are as the polynomial has coefficients: by their differences.
  ///
  /// > Source: Pólya, Über ganzwertige ganze Funktionen (1915).
  fileprivate var isWhole: Bool {
    (0...max(0, degree)).allSatisfy { value(at: Rational($0)).isInteger }
  }

  /// Whether it grows by whole multiples of a number where a whole number grows by a period.
  fileprivate func growsByMultiples(of divisor: Rational, after period: Int) -> Bool {
    (0...max(0, degree)).allSatisfy { place in
      let growth = value(at: Rational(place + period)) - value(at: Rational(place))
      return (growth / divisor).isInteger
    }
  }
}

extension SparsePolynomial {
  /// Whether it has whole coefficients and leaves a rest for all whole numbers in the place of two variables:
  /// those of each residue class leave the same.
  func isNowhereDivisible(by divisor: Int) -> Bool {
    let whole = Integer(divisor)
    guard divisor > 1, terms.allSatisfy({ $0.coefficient.isInteger }) else { return false }
    let reduced = terms.map { term in
      let rest = term.coefficient.numerator.quotientAndRemainder(dividingBy: whole).remainder
      return (factor: rest.asInt ?? 0, exponents: [term.powers[0], term.powers[1]])
    }
    guard variables.allSatisfy({ $0 < 2 }) else { return false }
    for x in 0..<divisor {
      for y in 0..<divisor {
        var sum = 0
        for (factor, exponents) in reduced {
          var product = factor
          for (number, exponent) in zip([x, y], exponents) {
            for _ in 0..<exponent { product = product * number % divisor }
          }
          sum = (sum + product) % divisor
        }
        if sum == 0 { return false }
      }
    }
    return true
  }
}
