// Quotients of polynomials in a name whose coefficients are expressions.

internal import Expressions
internal import Numbers

/// A quotient of two polynomials in a name, with expressions without that name as coefficients.
struct ExpressionFraction {
  /// The coefficients of the dividend, that of the power 0 first; they may be zero.
  var numerator: [Expression]
  /// Those of the divisor.
  var denominator: [Expression]

  /// The quotient that an expression is, if it is one of small degree.
  init?(_ e: Expression, in name: String, limit: Int) {
    guard let found = ExpressionFraction.fractions(e, name, limit)[e.root] else { return nil }
    self = found
  }

  private init(_ numerator: [Expression], _ denominator: [Expression] = [Expression(1)]) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Each part as a quotient.
  private static func fractions(
    _ e: Expression,
    _ name: String,
    _ limit: Int
  ) -> [ExpressionFraction?] {
    var parts: [ExpressionFraction?] = []
    for index in 0..<e.count {
      let operands = e.operands(of: index)
      let part: ExpressionFraction?
      if e.symbol(at: index) == .name(name) {
        part = ExpressionFraction([Expression(0), Expression(1)])
      } else if !e.subexpression(at: index).variables.contains(name) {
        part = ExpressionFraction([e.subexpression(at: index)])
      } else {
        part = fraction(e, index, operands.map { parts[$0] }, max(12, limit))
      }
      let isSmall =
        part.map { max($0.numerator.count, $0.denominator.count) <= limit + 1 && $0.size < 4_000 }
      parts.append(isSmall == true ? part : nil)
    }
    return parts
  }

  /// Whether it is the name alone.
  private var isUnknown: Bool {
    denominator.count == 1 && denominator[0].rationalNumber == .one && numerator.count == 2
      && numerator[0].isZero && numerator[1].rationalNumber == .one
  }

  private var size: Int { (numerator + denominator).reduce(0) { $0 + $1.count } }

  private static func fraction(
    _ e: Expression,
    _ index: Int,
    _ operands: [ExpressionFraction?],
    _ limit: Int
  ) -> ExpressionFraction? {
    guard let first = operands.first ?? nil, let last = operands.last ?? nil else { return nil }
    switch e.symbol(at: index) {
    case .negation: return ExpressionFraction(first.numerator.map { -$0 }, first.denominator)
    case .sum: return sum(first, last, isDifference: false)
    case .difference: return sum(first, last, isDifference: true)
    case .product, .juxtaposition:
      return ExpressionFraction(
        product(first.numerator, last.numerator),
        product(first.denominator, last.denominator)
      )
    case .quotient:
      return ExpressionFraction(
        product(first.numerator, last.denominator),
        product(first.denominator, last.numerator)
      )
    case .power:
      guard let exponent = e.subexpression(at: index - 1).rationalNumber, exponent.isInteger,
        let count = exponent.numerator.asInt, (-limit...limit).contains(count), count != 0
      else { return nil }
      if first.isUnknown {
        let power = Array(repeating: Expression(0), count: abs(count)) + [Expression(1)]
        return count > 0
          ? ExpressionFraction(power) : ExpressionFraction([Expression(1)], power)
      }
      guard abs(count) <= 12 else { return nil }
      var power = first
      for _ in 1..<abs(count) {
        power = ExpressionFraction(
          product(power.numerator, first.numerator),
          product(power.denominator, first.denominator)
        )
      }
      return count > 0 ? power : ExpressionFraction(power.denominator, power.numerator)
    default: return nil
    }
  }

  private static func sum(
    _ a: ExpressionFraction,
    _ b: ExpressionFraction,
    isDifference: Bool
  ) -> ExpressionFraction {
    let isCommon = a.denominator == b.denominator
    let left = isCommon ? a.numerator : product(a.numerator, b.denominator)
    let right = isCommon ? b.numerator : product(b.numerator, a.denominator)
    let zero = Expression(0)
    let terms = (0..<max(left.count, right.count)).map { place in
      let (x, y) = (
        place < left.count ? left[place] : zero, place < right.count ? right[place] : zero
      )
      return isDifference ? x - y : x + y
    }
    return ExpressionFraction(
      terms,
      isCommon ? a.denominator : product(a.denominator, b.denominator)
    )
  }

  private static func product(_ a: [Expression], _ b: [Expression]) -> [Expression] {
    var result = Array(repeating: Expression(0), count: a.count + b.count - 1)
    for (i, x) in a.enumerated() where !x.isZero {
      for (j, y) in b.enumerated() where !y.isZero { result[i + j] = result[i + j] + x * y }
    }
    return result
  }
}

extension Expression {
  /// Whether it is written as the number 0.
  fileprivate var isZero: Bool { rationalNumber?.isZero == true }
}
