// What pupils take expressions for: rules that are none, of which each is true of some numbers only.

internal import Expressions
internal import Numbers

/// A part of an expression, and what somebody took it for.
struct MistakenPart {
  /// The expression with what it was taken for in its place.
  let whole: Expression
  /// The part.
  let part: Expression
  /// What it was taken for.
  let other: Expression
}

extension Expression {
  /// The most mistaken parts.
  private static let mistakeLimit = 48

  /// The expression with one mistake at a time.
  var mistaken: [MistakenPart] {
    var found: [MistakenPart] = []
    for index in (0..<count).reversed() where !operands(of: index).isEmpty {
      let part = subexpression(at: index)
      for other in part.mistakes where other != part {
        found.append(MistakenPart(whole: replacing(index, with: other), part: part, other: other))
        if found.count == Self.mistakeLimit { return found }
      }
    }
    return found
  }

  /// What the whole of the expression is taken for.
  private var mistakes: [Expression] {
    let parts = parts
    switch symbol(at: root) {
    case .power: return mistakesOfPower(parts[0], parts[1])
    case .product, .juxtaposition: return mistakesOfProduct(parts[0], parts[1])
    case .quotient: return mistakesOfQuotient(parts[0], parts[1])
    case .sum, .difference: return mistakesOfSum(parts[0], symbol(at: root), parts[1])
    case .call(let builtin): return mistakesOfCall(builtin, parts)
    default: return []
    }
  }

  /// The operands and the sign, where it is a sum or a difference.
  private var twoTerms: (first: Expression, sign: Symbol, second: Expression)? {
    switch symbol(at: root) {
    case .sum, .difference: (parts[0], symbol(at: root), parts[1])
    default: nil
    }
  }

  /// The factors, where it is a product of two.
  private var twoFactors: (Expression, Expression)? {
    switch symbol(at: root) {
    case .product, .juxtaposition: (parts[0], parts[1])
    default: nil
    }
  }

  /// The base and the exponent, where it is a power.
  private var powerParts: (base: Expression, exponent: Expression)? {
    symbol(at: root) == .power ? (parts[0], parts[1]) : nil
  }

  private func mistakesOfPower(_ base: Expression, _ exponent: Expression) -> [Expression] {
    func power(_ base: Expression, _ exponent: Expression) -> Expression {
      Expression(.power, [base, exponent])
    }
    var found: [Expression] = []
    if let (a, sign, b) = base.twoTerms {
      found.append(Expression(sign, [power(a, exponent), power(b, exponent)]))
      if exponent.rationalNumber == Rational(2) {
        // a² − b², and the square of a difference without the sign of b².
        let double = Expression(2) * a * b
        found.append(a.raised(to: 2) - double - b.raised(to: 2))
        found.append(a.raised(to: 2) - b.raised(to: 2))
      }
    }
    if let (a, b) = base.twoFactors {
      found += [a * power(b, exponent), power(a, exponent) * b]
    }
    if let (a, b) = base.powerParts {
      found += [power(a, b + exponent), power(a, power(b, exponent))]
    }
    if let (a, sign, b) = exponent.twoTerms {
      found.append(Expression(sign, [power(base, a), power(base, b)]))
    }
    if let number = exponent.rationalNumber {
      if number.isNegative { found.append(-power(base, Expression(-number))) }
      if number.numerator == .one, number.denominator > .one {
        found.append(base / Expression(Rational(number.denominator)))
      }
      found.append(exponent * base)
    } else {
      found += [base * exponent, exponent]
    }
    return found
  }

  private func mistakesOfProduct(_ a: Expression, _ b: Expression) -> [Expression] {
    var found: [Expression] = []
    for (factor, bracket) in [(a, b), (b, a)] {
      if let (first, sign, second) = bracket.twoTerms {
        found.append(Expression(sign, [factor * first, second]))
        // The sign in front is lost for the second one: −2·(x − 3) as −2·x − 6.
        if let number = factor.rationalNumber {
          let isTaken = number.isNegative == (sign == .sum)
          let size = Expression(number.magnitude)
          let product =
            second.rationalNumber.map { Expression($0 * number.magnitude) } ?? size * second
          found.append(Expression(isTaken ? .sum : .difference, [factor * first, product]))
        }
      }
      if let (base, exponent) = bracket.powerParts {
        found.append(Expression(.power, [factor * base, exponent]))
      }
    }
    if let (base, m) = a.powerParts, let (other, n) = b.powerParts, base == other {
      found.append(Expression(.power, [base, m * n]))
    }
    if a.rationalNumber != nil { found += [b + a, b / a] }
    return found
  }

  private func mistakesOfQuotient(_ above: Expression, _ below: Expression) -> [Expression] {
    var found: [Expression] = []
    if let (a, sign, b) = above.twoTerms {
      found.append(Expression(sign, [a / below, b]))
      found.append(Expression(sign, [a, b / below]))
      if a == below { found.append(b) }
      if b == below { found.append(a) }
    }
    if let (a, sign, b) = below.twoTerms {
      found.append(Expression(sign, [above / a, above / b]))
    }
    if let (base, m) = above.powerParts, let (other, n) = below.powerParts, base == other {
      found.append(Expression(.power, [base, m / n]))
    }
    if let (f, a) = above.oneCall, let (g, b) = below.oneCall, f == g {
      found.append(.call(f, a / b))
    }
    if below.rationalNumber != nil { found.append(below * above) }
    return found
  }

  private func mistakesOfSum(
    _ a: Expression,
    _ sign: Symbol,
    _ b: Expression
  ) -> [Expression] {
    var found: [Expression] = []
    if let (f, x) = a.oneCall, let (g, y) = b.oneCall, f == g {
      found.append(.call(f, Expression(sign, [x, y])))
    }
    if let (base, m) = a.powerParts, let (other, n) = b.powerParts, m == n {
      var sum = Expression(sign, [base, other])
      if let x = base.rationalNumber, let y = other.rationalNumber {
        sum = Expression(sign == .sum ? x + y : x - y)
      }
      found.append(Expression(.power, [sum, m]))
    }
    if a.symbol(at: a.root) == .quotient, b.symbol(at: b.root) == .quotient {
      let (first, second) = (a.parts, b.parts)
      let below = first[1] + second[1]
      found.append(Expression(sign, [first[0], second[0]]) / below)
      if first[0].rationalNumber == .one, second[0].rationalNumber == .one {
        found.append(Expression(1) / below)
      }
    }
    if sign == .difference, let (x, inner, y) = b.twoTerms {
      // a − (x + y) without its bracket.
      found.append(Expression(inner, [a - x, y]))
    }
    // 5 − 2·A as (5 − 2)·A.
    if let (factor, bracket) = b.twoFactors, a.rationalNumber != nil, factor.rationalNumber != nil {
      found.append(Expression(sign, [a, factor]) * bracket)
    }
    return found
  }

  /// The function of one argument that it is a call of, and the argument.
  private var oneCall: (builtin: Builtin, argument: Expression)? {
    guard case .call(let builtin) = symbol(at: root), parts.count == 1 else { return nil }
    return (builtin, parts[0])
  }

  private func mistakesOfCall(_ builtin: Builtin, _ operands: [Expression]) -> [Expression] {
    guard let argument = operands.first, operands.count == 1 else { return [] }
    func call(_ e: Expression) -> Expression { .call(builtin, e) }
    var found: [Expression] = []
    if let (a, sign, b) = argument.twoTerms { found.append(Expression(sign, [call(a), call(b)])) }
    if let (a, b) = argument.twoFactors {
      found += [a * call(b), call(a) * call(b)]
    }
    if argument.symbol(at: argument.root) == .quotient {
      let sides = argument.parts
      found += [call(sides[0]) / sides[1], call(sides[0]) / call(sides[1])]
    }
    if builtin == .sqrt {
      if let (base, exponent) = argument.powerParts, exponent.rationalNumber == Rational(2) {
        found.append(base)
      }
      if let (a, sign, b) = argument.twoTerms {
        found.append(Expression(sign, [a.rootOfSquare, b.rootOfSquare]))
      }
      found.append(argument / Expression(2))
    }
    found.append(argument)
    return found
  }

  /// a for a², and √a for others.
  private var rootOfSquare: Expression {
    if let (base, exponent) = powerParts, exponent.rationalNumber == Rational(2) { return base }
    if let number = rationalNumber,
      let root = (1...100).first(where: { Rational($0 * $0) == number })
    {
      return Expression(Rational(root))
    }
    return .call(.sqrt, self)
  }
}
