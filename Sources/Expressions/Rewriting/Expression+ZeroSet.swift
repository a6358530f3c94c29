// Equations of curves in a form in which signs show them: a square never changes
// its sign, and where it is zero nobody sees that by signs.

package import Numbers

/// An expression that is compared with zero.
package struct ZeroComparison: Hashable, Sendable {
  /// The expression.
  package let expression: Expression
  /// How it compares with zero.
  package let relation: Relation

  init(_ expression: Expression, _ relation: Relation) {
    self.expression = expression
    self.relation = relation
  }
}

extension Expression {
  /// Comparisons with zero that all hold exactly where this expression compares
  /// with zero so: simpler ones for equations, the same one otherwise.
  ///
  /// (x − y)² = 0 becomes x − y = 0, x² + y² = 0 becomes x = 0 and y = 0, and
  /// x = abs(x), which is the difference x − abs(x), becomes x ≥ 0.
  package func simplifiedComparison(
    _ relation: Relation,
    _ x: String = "x",
    _ y: String = "y"
  ) -> [ZeroComparison] {
    guard relation == .equal else { return [ZeroComparison(self, relation)] }
    var found: [ZeroComparison] = []
    var pending = [ZeroComparison(self, .equal)]
    // Each step makes what is left smaller.
    while let next = pending.popLast(), found.count + pending.count < 32 {
      if next.relation == .equal, let simpler = next.expression.simplerEquation(x, y) {
        pending += simpler.reversed()
      } else if !found.contains(next) {
        found.append(next)
      }
    }
    return found
  }

  /// One step for an equation with zero; nothing if it is simple.
  private func simplerEquation(_ x: String, _ y: String) -> [ZeroComparison]? {
    let operands = parts
    switch symbol(at: root) {
    case .negation: return [ZeroComparison(operands[0], .equal)]
    case .call(.sqrt), .call(.abs), .call(.cbrt): return [ZeroComparison(operands[0], .equal)]
    case .quotient:
      // Where the divisor is zero there is no value.
      return [ZeroComparison(operands[0], .equal)]
        + (operands[1].rationalNumber == nil ? [ZeroComparison(operands[1], .notEqual)] : [])
    case .power:
      guard let number = operands[1].rationalNumber, number > 0, number.isInteger else {
        return nil
      }
      return [ZeroComparison(operands[0], .equal)]
    case .product, .juxtaposition:
      for (place, operand) in operands.enumerated() {
        if let number = operand.rationalNumber, !number.isZero {
          return [ZeroComparison(operands[1 - place], .equal)]
        }
      }
      if operands[0] == operands[1] { return [ZeroComparison(operands[0], .equal)] }
    case .sum, .difference:
      if operands[1].rationalNumber?.isZero == true { return [ZeroComparison(operands[0], .equal)] }
      if operands[0].rationalNumber?.isZero == true { return [ZeroComparison(operands[1], .equal)] }
      if let sign = absoluteEquation(operands) { return [sign] }
      if let terms = nonNegativeTerms { return terms.map { ZeroComparison($0, .equal) } }
    default: break
    }
    return squareFree(x, y).map { [ZeroComparison($0, .equal)] }
  }

  /// e − |e| = 0 where e ≥ 0, and e + |e| = 0 where e ≤ 0.
  private func absoluteEquation(_ operands: [Expression]) -> ZeroComparison? {
    let isSum = nodes[root].kind == .sum
    for place in 0...1 where operands[place].argument(of: .abs) == operands[1 - place] {
      return ZeroComparison(operands[1 - place], isSum ? .lessOrEqual : .greaterOrEqual)
    }
    return nil
  }

  /// The terms of a sum of which none is ever negative.
  private var nonNegativeTerms: [Expression]? {
    guard nodes[root].kind == .sum else { return nil }
    var terms: [Expression] = []
    var pending = [root]
    while let index = pending.popLast() {
      if nodes[index].kind == .sum {
        pending += [index - 1, left(of: index)]
      } else {
        let term = subexpression(at: index)
        guard term.isNeverNegative else { return nil }
        terms.append(term)
      }
    }
    return terms
  }

  /// Whether the form alone says that no value is negative.
  private var isNeverNegative: Bool {
    let operands = parts
    switch symbol(at: root) {
    case .number: return true
    case .call(.sqrt), .call(.abs): return true
    case .power:
      guard let number = operands[1].rationalNumber, number.isInteger else { return false }
      return !number.numerator.isOdd
    case .product, .juxtaposition:
      return operands[0] == operands[1] || operands.allSatisfy { $0.isNeverNegative }
    case .quotient, .sum: return operands.allSatisfy { $0.isNeverNegative }
    default: return false
    }
  }

  /// The polynomial with every factor once, if this one has any twice.
  private func squareFree(_ x: String, _ y: String) -> Expression? {
    guard let polynomial = bivariatePolynomial(x, y), polynomial.constant == nil else { return nil }
    let part = polynomial.squareFreePart
    guard part.degreeInX < polynomial.degreeInX || part.degreeInY < polynomial.degreeInY else {
      return nil
    }
    guard let scale = part.coefficients.last?.leading.reciprocal else { return nil }
    let (first, second) = (Expression(name: x), Expression(name: y))
    var sum = Expression(.zero)
    for (exponent, coefficient) in part.coefficients.enumerated().reversed()
    where !coefficient.isZero {
      sum = sum + Expression(coefficient.scaled(by: scale), of: first) * second.raised(to: exponent)
    }
    return sum
  }

  /// The polynomial in two variables that the expression is, if it is a small
  /// one.
  package func bivariatePolynomial(_ x: String, _ y: String) -> BivariatePolynomial? {
    guard count <= 400 else { return nil }
    var parts: [BivariatePolynomial?] = []
    for index in nodes.indices {
      let operands = operands(of: index).map { parts[$0] }
      let part = bivariatePolynomial(of: index, operands, x, y)
      if let part, max(part.degreeInX, part.degreeInY) > 12 { return nil }
      parts.append(part)
    }
    return parts[root]
  }

  private func bivariatePolynomial(
    of index: Int,
    _ operands: [BivariatePolynomial?],
    _ x: String,
    _ y: String
  ) -> BivariatePolynomial? {
    let symbol = symbol(at: index)
    switch symbol {
    case .name(x): return .x
    case .name(y): return .y
    case .number: return subexpression(at: index).rationalNumber.map { BivariatePolynomial($0) }
    default: break
    }
    guard let first = operands.first ?? nil, let last = operands.last ?? nil else { return nil }
    switch symbol {
    case .negation: return BivariatePolynomial(-1) * first
    case .sum: return first + last
    case .difference: return first - last
    case .product, .juxtaposition: return first * last
    case .quotient:
      guard let divisor = last.constant, !divisor.isZero else { return nil }
      return first * BivariatePolynomial(divisor.reciprocal)
    case .power:
      guard let exponent = last.constant, exponent.isInteger, let number = exponent.numerator.asInt,
        0...12 ~= number
      else { return nil }
      return first.raised(to: number)
    default: return nil
    }
  }
}
