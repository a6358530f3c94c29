// Expressions as quotients of two, and with quotients in the place of some functions.

internal import Expressions
internal import Numbers

extension Expression {
  /// The expression with tangents, secants and their like as quotients of sines and cosines.
  func replacingAngleQuotients(in x: String) -> Expression {
    replacingCalls(in: x) { builtin, argument in
      let (sine, cosine) = (Expression.call(.sine, argument), Expression.call(.cosine, argument))
      switch builtin {
      case .tangent: return sine / cosine
      case .cotangent: return cosine / sine
      case .secant: return Expression(1) / cosine
      case .cosecant: return Expression(1) / sine
      default: return nil
      }
    }
  }

  /// The expression with hyperbolic tangents as quotients, and with functions that an expression
  /// defines as that.
  func replacingDefined(in x: String) -> Expression {
    replacingCalls(in: x) { builtin, argument in
      if builtin == .hyperbolicTangent {
        return .call(.hyperbolicSine, argument) / .call(.hyperbolicCosine, argument)
      }
      return builtin.definition(argumentCount: 1)?.body.replacing(["u": argument])
    }
  }

  /// The expression with cotangents in the place of divisors that are tangents, and so on: it has the
  /// same values, and more.
  func replacingAngleDivisors(in x: String) -> Expression {
    var result = self
    var index = result.count - 1
    while index >= 0 {
      if result.symbol(at: index) == .quotient {
        let parts = result.subexpression(at: index).parts
        if parts[1].variables.contains(x), let factor = parts[1].reciprocalOfAngles {
          let before = result.first(of: index)
          let product = parts[0] * factor
          result = result.replacing(index, with: product)
          index = before + product.count - 1
        }
      }
      index -= 1
    }
    return result
  }

  /// The reciprocal of a trigonometric function other than sine and cosine, or of a power of one.
  private var reciprocalOfAngles: Expression? {
    switch symbol(at: root) {
    case .power:
      guard let exponent = parts[1].rationalNumber?.asNatural, exponent > 0 else { return nil }
      return parts[0].reciprocalOfAngles?.raised(to: exponent)
    case .call(.tangent): return .call(.cotangent, parts[0])
    case .call(.cotangent): return .call(.tangent, parts[0])
    case .call(.secant): return .call(.cosine, parts[0])
    case .call(.cosecant): return .call(.sine, parts[0])
    default: return nil
    }
  }

  /// The expression with other expressions in the place of some calls with the unknown.
  func replacingCalls(
    in x: String,
    _ other: (Builtin, Expression) -> Expression?
  ) -> Expression {
    var result = self
    var index = result.count - 1
    while index >= 0 {
      if case .call(let builtin) = result.symbol(at: index) {
        let call = result.subexpression(at: index)
        if call.variables.contains(x), call.parts.count == 1,
          let replacement = other(builtin, call.parts[0])
        {
          let before = result.first(of: index)
          result = result.replacing(index, with: replacement)
          index = before + replacement.count - 1
        }
      }
      index -= 1
    }
    return result
  }
}

extension Expression {
  /// The expression as a quotient of two without divisors with a name, of which nothing is
  /// cancelled: it has a value where both have one and the divisor is not zero.
  func quotientOfParts(
    in name: String
  ) -> (dividend: Expression, divisor: Expression)? {
    let one = Expression(1)
    guard variables.contains(name) else { return (self, one) }
    let operands = parts
    func product(_ a: Expression, _ b: Expression) -> Expression {
      a.rationalNumber == 1 ? b : b.rationalNumber == 1 ? a : a * b
    }
    switch symbol(at: root) {
    case .name: return (self, one)
    case .negation:
      return operands[0].quotientOfParts(in: name).map { (-$0.dividend, $0.divisor) }
    case .sum, .difference, .product, .juxtaposition, .quotient:
      guard let a = operands[0].quotientOfParts(in: name),
        let b = operands[1].quotientOfParts(in: name)
      else { return nil }
      let isSum = symbol(at: root) == .sum
      switch symbol(at: root) {
      case .product, .juxtaposition:
        return (product(a.dividend, b.dividend), product(a.divisor, b.divisor))
      case .quotient:
        // What b has as its divisor must not be zero either.
        let divisor = product(product(a.divisor, b.dividend), b.divisor)
        return (product(a.dividend, product(b.divisor, b.divisor)), divisor)
      case _ where a.divisor == b.divisor:
        let sum = isSum ? a.dividend + b.dividend : a.dividend - b.dividend
        return (sum, a.divisor)
      default:
        let (left, right) = (product(a.dividend, b.divisor), product(b.dividend, a.divisor))
        return (isSum ? left + right : left - right, product(a.divisor, b.divisor))
      }
    case .power:
      guard let exponent = operands[1].rationalNumber?.asNatural, (1...12).contains(exponent),
        let base = operands[0].quotientOfParts(in: name)
      else { return hasNoDivisor(with: name) ? (self, one) : nil }
      return (base.dividend.raised(to: exponent), base.divisor.raised(to: exponent))
    default: return hasNoDivisor(with: name) ? (self, one) : nil
    }
  }

  private func hasNoDivisor(with name: String) -> Bool {
    (0..<count).allSatisfy { index in
      symbol(at: index) != .quotient || !subexpression(at: index - 1).variables.contains(name)
    }
  }
}
