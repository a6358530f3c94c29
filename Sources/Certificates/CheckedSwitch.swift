// A part that is one expression or another by the sign of an argument: a magnitude, a sign, the greater
// or the less of two numbers, a case.

package import Expressions
internal import Numbers

/// A part that is chosen by the sign of an argument.
package struct CheckedSwitch {
  /// The part.
  package let part: Expression
  /// What it is chosen by.
  package let argument: Expression
  /// What it is where the argument is negative, zero and positive.
  package let values: [Expression]
  /// How it is chosen.
  package let kind: Kind

  /// How a part is chosen.
  package enum Kind {
    /// A magnitude, which has a value where the argument and what stands in its place has one.
    case magnitude
    /// The greater or the less of two numbers, which are the same where the argument is zero.
    case number
    /// A sign.
    case sign
    /// A case, without a value where what is compared has none.
    case condition
  }
}

extension Expression {
  /// An expression without a value.
  static var undefined: Expression { Expression(.quotient, [Expression(1), Expression(0)]) }

  /// The first part with a name in it that is chosen by the sign of an argument without such parts.
  func firstSwitch(of name: String) -> CheckedSwitch? {
    for index in 0..<count {
      let part = subexpression(at: index)
      guard part.variables.contains(name), let found = part.ownSwitch(of: name) else { continue }
      return found
    }
    return nil
  }

  /// How the expression itself is chosen, if it is.
  private func ownSwitch(of name: String) -> CheckedSwitch? {
    let (operands, zero) = (parts, Expression(0))
    func found(
      _ argument: Expression,
      _ values: [Expression],
      _ kind: CheckedSwitch.Kind
    ) -> CheckedSwitch {
      CheckedSwitch(part: self, argument: argument, values: values, kind: kind)
    }
    switch (symbol(at: root), operands.count) {
    case (.call(.abs), 1): return found(operands[0], [-operands[0], zero, operands[0]], .magnitude)
    case (.call(.sign), 1):
      return found(operands[0], [Expression(-1), zero, Expression(1)], .sign)
    case (.call(.max), 2...), (.call(.min), 2...):
      let isGreatest = symbol(at: root) == .call(.max)
      // The greatest of several is that of the first two and of the others.
      let (a, b) = (operands[0], operands[1])
      func whole(_ first: Expression) -> Expression {
        operands.count == 2
          ? first : Expression(symbol(at: root), [first] + operands.dropFirst(2))
      }
      let (low, high) = isGreatest ? (b, a) : (a, b)
      return found(Expression(.difference, [a, b]), [whole(low), whole(a), whole(high)], .number)
    case (.piecewise, 2...):
      let condition = operands[0]
      guard
        case .relation(let relation, continuesChain: false) = condition.symbol(at: condition.root)
      else { return nil }
      let sides = condition.parts
      let rest: Expression
      switch operands.count {
      case 2: rest = .undefined
      case 3: rest = operands[2]
      default: rest = Expression(.piecewise, Array(operands.dropFirst(2)))
      }
      let values = [-1, 0, 1].map { relation.holds(for: $0) ? operands[1] : rest }
      return found(Expression(.difference, [sides[0], sides[1]]), values, .condition)
    case (.call(.sqrt), 1): return rootOfSquare(operands[0], of: name)
    default:
      // A function of its inverse is the argument, where the inverse has a value.
      guard let inverse = operands.last, (1...2).contains(operands.count),
        case .call(let row) = inverse.symbol(at: inverse.root), inverse.parts.count == 1,
        case let argument = inverse.parts[0]
      else { return nil }
      switch (symbol(at: root), row) {
      case (.call(.exp), .ln), (.power, .ln):
        guard operands.count == 1 || operands[0] == Expression(.e) else { return nil }
        return found(argument, [.undefined, .undefined, argument], .sign)
      case (.call(.sine), .arcsine), (.call(.cosine), .arccosine):
        let rest = Expression(.difference, [Expression(1), argument.raised(to: 2)])
        return found(rest, [.undefined, argument, argument], .sign)
      default: return nil
      }
    }
  }

  /// √(c·b²) as the magnitude of √c·b.
  private func rootOfSquare(_ radicand: Expression, of name: String) -> CheckedSwitch? {
    guard let polynomial = radicand.checkedPolynomial(in: [name])?.univariate(in: 0),
      polynomial.degree > 0, polynomial.degree <= Polynomial.checkedDegreeLimit,
      polynomial.degree % 2 == 0, polynomial.leading.signum > 0,
      case let factors = polynomial.squareFreeFactors,
      factors.allSatisfy({ $0.exponent % 2 == 0 })
    else { return nil }
    let base = factors.reduce(Polynomial.one) { $0 * $1.factor.raised(to: $1.exponent / 2) }
    let size = polynomial.leading / (base.leading * base.leading)
    let root = Expression(base, of: Expression(name: name))
    let value =
      size == .one ? root : Expression(.product, [.call(.sqrt, Expression(size)), root])
    return CheckedSwitch(
      part: self,
      argument: root,
      values: [-value, Expression(0), value],
      kind: .magnitude
    )
  }
}
