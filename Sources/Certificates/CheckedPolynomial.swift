// Expressions as polynomials of several names, for checks: numbers and names, sums, differences,
// products, quotients by numbers and whole powers, multiplied out; and how many real roots a
// polynomial of one name has between two numbers.
//
// > Source: Basu, Pollack and Roy, Algorithms in Real Algebraic Geometry (2006), 2.2.2, for
// > Sturm's chain.

package import Expressions
package import Numbers

extension Expression {
  /// The largest exponent that is multiplied out.
  private static let largestExponent = 64

  /// The polynomial that the expression is, whose variables are the places of names; nothing
  /// where it is none, or is large.
  package func checkedPolynomial(in names: [String]) -> SparsePolynomial? {
    var budget = PolynomialBudget(steps: 20_000_000)
    do throws(PolynomialBudget.Spent) {
      return try polynomial(in: names, &budget)
    } catch {
      return nil
    }
  }

  private func polynomial(
    in names: [String],
    _ budget: inout PolynomialBudget
  ) throws(PolynomialBudget.Spent) -> SparsePolynomial? {
    var stack: [SparsePolynomial] = []
    for index in 0..<count {
      let operands = Array(stack.suffix(arity(at: index)))
      stack.removeLast(operands.count)
      let part: SparsePolynomial
      switch (symbol(at: index), operands.count) {
      case (.number, 0):
        guard let number = subexpression(at: index).rationalNumber else { return nil }
        part = SparsePolynomial(number)
      case (.name(let name), 0):
        guard let place = names.firstIndex(of: name) else { return nil }
        part = SparsePolynomial(variable: place)
      case (.negation, 1): part = -operands[0]
      case (.sum, 2): part = operands[0] + operands[1]
      case (.difference, 2): part = operands[0] - operands[1]
      case (.product, 2), (.juxtaposition, 2):
        part = try operands[0].multiplied(by: operands[1], &budget)
      case (.quotient, 2):
        guard let divisor = operands[1].constant, !divisor.isZero else { return nil }
        part = operands[0].scaled(by: divisor.reciprocal)
      case (.power, 2):
        guard let exponent = operands[1].constant, exponent.isInteger,
          let whole = exponent.numerator.asInt, (1...Self.largestExponent).contains(whole)
        else { return nil }
        part = try operands[0].raised(to: whole, &budget)
      default: return nil
      }
      stack.append(part)
    }
    return stack.last
  }
}

extension Polynomial {
  /// The largest degree of which roots are counted.
  static var checkedDegreeLimit: Int { 64 }

  /// How many real roots there are between two numbers that are no roots, each counted once;
  /// nothing for an end is infinity.
  ///
  /// - Precondition: The polynomial is not zero.
  func checkedRootCount(from lower: Rational?, to upper: Rational?) -> Int {
    // Sturm's chain: each member is the remainder of the two before it, with the other sign.
    var chain = [self, derivative]
    while let last = chain.last, !last.isZero, last.degree > 0 {
      let rest = chain[chain.count - 2].quotientAndRemainder(dividingBy: last).remainder
      if rest.isZero { break }
      // A positive factor changes no sign.
      let size = rest.leading.signum < 0 ? -rest.leading : rest.leading
      chain.append((-rest).scaled(by: size.reciprocal))
    }
    func changes(_ signs: [Int]) -> Int {
      let signs = signs.filter { $0 != 0 }
      return zip(signs, signs.dropFirst()).count { $0 != $1 }
    }
    let left = chain.map { $0.checkedSign(at: lower, isRight: false) }
    let right = chain.map { $0.checkedSign(at: upper, isRight: true) }
    return changes(left) - changes(right)
  }

  /// The sign of the value at a number, or far to the right or left.
  func checkedSign(at place: Rational?, isRight: Bool) -> Int {
    if let place { return value(at: place).signum }
    guard !isZero else { return 0 }
    return isRight || degree % 2 == 0 ? leading.signum : -leading.signum
  }
}
