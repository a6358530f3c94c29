// Expressions by whose signs that of a product follows, and whether it has a value.

internal import Expressions
internal import Numbers

/// A part by whose sign that of a product follows.
struct SignFactor {
  let part: Expression
  /// The sign of the factor that is made of the part, where the part is negative, zero and positive;
  /// nothing where the factor has no value then.
  let signs: [Int?]

  /// The sign of the factor for that of the part.
  func sign(for sign: Int?) -> Int? { sign.flatMap { signs[$0 + 1] } }

  /// The same part, in a factor that is made of the factor.
  fileprivate func followed(by other: [Int?]) -> SignFactor {
    SignFactor(part: part, signs: signs.map { $0.flatMap { other[$0 + 1] } })
  }
}

extension Expression {
  /// Factors of which a product with a name in it has the sign, and a value where all of them have one.
  func signFactors(of name: String) -> [SignFactor] {
    let operands = parts
    func followed(_ place: Int, by signs: [Int?]) -> [SignFactor] {
      operands[place].signFactors(of: name).map { $0.followed(by: signs) }
    }
    let own = [SignFactor(part: self, signs: [-1, 0, 1])]
    guard variables.contains(name) else { return own }
    switch (symbol(at: root), operands.count) {
    case (.negation, 1):
      return [SignFactor(part: Expression(-1), signs: [-1, 0, 1])]
        + operands[0].signFactors(of: name)
    case (.product, 2), (.juxtaposition, 2):
      return operands[0].signFactors(of: name) + operands[1].signFactors(of: name)
    case (.quotient, 2):
      return operands[0].signFactors(of: name) + followed(1, by: [-1, nil, 1])
    case (.power, 2):
      guard let exponent = operands[1].rationalNumber, !exponent.isZero else { return own }
      let zero: Int? = exponent.isNegative ? nil : 0
      // Roots with a whole base have one factor of their own.
      if !exponent.denominator.isOdd {
        let single = operands[0].signFactors(of: name)
        return single.count == 1 ? single.map { $0.followed(by: [nil, zero, 1]) } : own
      }
      return followed(0, by: [exponent.numerator.isOdd ? -1 : 1, zero, 1])
    case (.call(.sqrt), 1):
      let single = operands[0].signFactors(of: name)
      return single.count == 1 ? single.map { $0.followed(by: [nil, 0, 1]) } : own
    case (.call(.cbrt), 1): return operands[0].signFactors(of: name)
    case (.call(.abs), 1): return followed(0, by: [1, 0, 1])
    case (.sum, 2), (.difference, 2): return signFactorsOfSum(of: name) ?? own
    default: return own
    }
  }

  /// The factors of a sum as a polynomial of the name and of the parts that are none, each of which is in
  /// one of them; nothing where there is only one.
  private func signFactorsOfSum(of name: String) -> [SignFactor]? {
    let parts = partsBesidePolynomials.sorted { $0.count > $1.count }
    guard let whole = checkedPolynomial(in: [name], and: parts), !whole.isZero else { return nil }
    var budget = PolynomialBudget(steps: 5_000_000)
    do throws(PolynomialBudget.Spent) {
      let found = try whole.factors(&budget)
      // What the factors are is checked, however they were found.
      var product = SparsePolynomial(found.content)
      for (factor, exponent) in found.factors {
        product = try product.multiplied(by: factor.raised(to: exponent, &budget), &budget)
      }
      guard product == whole else { return nil }
      let known = Set(found.factors.flatMap { $0.factor.variables })
      guard found.factors.count > 1 || found.factors.contains(where: { $0.exponent > 1 }),
        parts.indices.allSatisfy({ known.contains($0 + 1) })
      else { return nil }
      let own: [Int?] = [-1, 0, 1]
      return [SignFactor(part: Expression(found.content), signs: own)]
        + found.factors.map { factor, exponent in
          var sum = Expression(0)
          for term in factor.terms {
            var product = Expression(term.coefficient)
            for (variable, exponent) in term.powers.exponents.enumerated() where exponent > 0 {
              let base = variable == 0 ? Expression(name: name) : parts[variable - 1]
              product = product * base.raised(to: exponent)
            }
            sum = sum + product
          }
          return SignFactor(part: sum, signs: exponent % 2 == 0 ? [1, 0, 1] : own)
        }
    } catch {
      return nil
    }
  }
}
