// Expressions from smaller ones, with what is obvious simplified.
//
// The results have the value of the operation wherever the operands have
// values; they may have one in more places: 0·ln(x) becomes 0. A caller
// that must keep the domain records it before.

package import Numbers
internal import Reals

extension Expression {
  /// The value, when the expression is a rational number as it is written: with
  /// a sign, or a quotient of such.
  package var rationalNumber: Rational? {
    let last = nodes[root]
    switch last.kind {
    case .integer: return Rational(Integer(UInt64(last.payload)))
    case .literal:
      var workspace = Workspace(budget: Budget(steps: 1_000_000, bitLimit: 1 << 16))
      do throws(RealError) {
        return try literal(at: root).value(in: &workspace).rational
      } catch {
        // A number too long to be worked with here is left as it stands.
        return nil
      }
    case .negation where count <= 4:
      return subexpression(at: root - 1).rationalNumber.map { -$0 }
    case .quotient where count <= 5:
      guard let p = subexpression(at: left(of: root)).rationalNumber,
        let q = subexpression(at: root - 1).rationalNumber, !q.isZero
      else { return nil }
      return p / q
    default: return nil
    }
  }

  /// A leaf that is a name.
  package init(name: String) {
    var builder = ExpressionBuilder()
    builder.append(name: name)
    self = builder.expression()
  }

  /// A constant.
  package init(_ constant: Constant) {
    var builder = ExpressionBuilder()
    builder.append(constant)
    self = builder.expression()
  }

  /// An operation as it is, nothing simplified.
  package init(_ symbol: Symbol, _ operands: [Expression]) {
    var builder = ExpressionBuilder()
    for operand in operands { builder.append(operand) }
    builder.append(symbol, from: 0)
    self = builder.expression()
  }

  /// The operand of a negation at the root.
  package var opposite: Expression? {
    nodes[root].kind == .negation ? subexpression(at: root - 1) : nil
  }

  /// A rational factor in front, and the rest.
  private var coefficientAndRest: (Rational, Expression)? {
    switch nodes[root].kind {
    case .negation:
      guard let (number, rest) = subexpression(at: root - 1).coefficientAndRest else { return nil }
      return (-number, rest)
    case .product, .juxtaposition:
      guard size(at: left(of: root)) <= 5 else { return nil }
      guard let number = subexpression(at: left(of: root)).rationalNumber else { return nil }
      return (number, subexpression(at: root - 1))
    default: return nil
    }
  }

  /// The number with the other sign.
  package static prefix func - (a: Expression) -> Expression {
    if let number = a.rationalNumber { return Expression(-number) }
    if let opposite = a.opposite { return opposite }
    return Expression(.negation, [a])
  }

  /// The sum.
  package static func + (a: Expression, b: Expression) -> Expression {
    if let q = b.rationalNumber {
      if q.isZero { return a }
      if let p = a.rationalNumber { return Expression(p + q) }
      if q.isNegative { return Expression(.difference, [a, Expression(-q)]) }
    }
    if let p = a.rationalNumber, p.isZero { return b }
    if let opposite = b.opposite { return a - opposite }
    if let opposite = a.opposite { return b - opposite }
    return Expression(.sum, [a, b])
  }

  /// The difference.
  package static func - (a: Expression, b: Expression) -> Expression {
    if let q = b.rationalNumber {
      if q.isZero { return a }
      if let p = a.rationalNumber { return Expression(p - q) }
      if q.isNegative { return Expression(.sum, [a, Expression(-q)]) }
    }
    if let p = a.rationalNumber, p.isZero { return -b }
    if let opposite = b.opposite { return a + opposite }
    return Expression(.difference, [a, b])
  }

  /// The product; a number stands in front, and a sign before it.
  package static func * (a: Expression, b: Expression) -> Expression {
    if let p = a.rationalNumber { return b.multiplied(by: p) }
    if let q = b.rationalNumber { return a.multiplied(by: q) }
    if let (p, rest) = a.coefficientAndRest { return (rest * b).multiplied(by: p) }
    if let (q, rest) = b.coefficientAndRest { return (a * rest).multiplied(by: q) }
    if let opposite = a.opposite { return -(opposite * b) }
    if let opposite = b.opposite { return -(a * opposite) }
    if a == b { return a.raised(to: 2) }
    return Expression(.product, [a, b])
  }

  private func multiplied(by p: Rational) -> Expression {
    if p.isZero { return Expression(p) }
    if let q = rationalNumber { return Expression(p * q) }
    if p == .one { return self }
    if p.isNegative { return -multiplied(by: -p) }
    if let (q, rest) = coefficientAndRest { return rest.multiplied(by: p * q) }
    if let opposite { return -opposite.multiplied(by: p) }
    return Expression(.product, [Expression(p), self])
  }

  /// The quotient.
  ///
  /// A division by the number 0 stays.
  package static func / (a: Expression, b: Expression) -> Expression {
    if let q = b.rationalNumber, !q.isZero {
      if let p = a.rationalNumber { return Expression(p / q) }
      if q == .one { return a }
      if q.isNegative { return -(a / Expression(-q)) }
      if let (p, rest) = a.coefficientAndRest { return Expression(p / q) * rest }
    }
    if let p = a.rationalNumber, p.isZero, b.rationalNumber == nil { return a }
    if let opposite = a.opposite { return -(opposite / b) }
    if let opposite = b.opposite { return -(a / opposite) }
    return Expression(.quotient, [a, b])
  }

  /// The power with a whole exponent.
  package func raised(to exponent: Int) -> Expression {
    if exponent == 0 { return Expression(Rational.one) }
    if exponent == 1 { return self }
    if let number = rationalNumber, !number.isZero, exponent.magnitude <= 64 {
      return Expression(number.raised(to: exponent))
    }
    return Expression(.power, [self, Expression(Rational(exponent))])
  }

  /// A builtin of one argument.
  package static func call(_ builtin: Builtin, _ argument: Expression) -> Expression {
    Expression(.call(builtin), [argument])
  }
}

extension [Expression] {
  /// What a word says of all of them, from the first one on; nothing where there is none.
  package func joined(by word: Builtin) -> Expression? {
    first.map { dropFirst().reduce($0) { Expression(.call(word), [$0, $1]) } }
  }
}
