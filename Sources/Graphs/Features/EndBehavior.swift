// What an expression does far out, from what its parts do there.

internal import Expressions
internal import Numbers
internal import Reals

/// What the values of an expression do as its variable x grows without bound, where
/// there are values from some place on.
struct EndBehavior {
  /// How they grow: the exponent of x, in steps so small that a logarithm is one;
  /// they vanish below 0.
  var order: Int
  /// The sign that they have from some place on; 0 if they are only known to grow no
  /// faster than the order says.
  var sign = 0
  /// The place of the number c among the factors if they are c·x^p, but for a factor
  /// that comes close to 1; it is not 0.
  var factor: Int?

  /// The order of x; fractions of it up to tenths are whole.
  static var power: Int { 2520 << 10 }
  /// More than the order of every power of x.
  static var fast: Int { 1 << 48 }

  /// Perhaps there are no values.
  static var unknown: EndBehavior { EndBehavior(order: fast) }
  var isUnknown: Bool { order == EndBehavior.fast && sign == 0 }
}

/// The end behavior of the parts of an expression, one after the other.
///
/// Nothing is guessed: what does not follow from the parts is unknown.
struct EndBehaviors {
  let variable: String
  let environment: Environment
  var workspace: Workspace
  private(set) var factors: [Expression] = []

  init(of variable: String, in environment: Environment) {
    self.variable = variable
    self.environment = environment
    workspace = Workspace(budget: Budget(steps: 100_000_000, bitLimit: 1 << 16))
  }

  /// The number that an expression without functions of the user comes close to.
  mutating func limit(of expression: Expression) -> Expression? {
    var parts: [EndBehavior?] = []
    for index in 0..<expression.count {
      let operands = expression.operands(of: index)
      let kind = expression.nodes[index].kind
      let isVariable =
        (kind == .shortName || kind == .longName) && expression.name(at: index) == variable
      // A part without the variable is a number as a whole.
      guard isVariable || operands.contains(where: { parts[$0] != nil }) else {
        parts.append(nil)
        continue
      }
      var behaviors: [EndBehavior] = []
      for operand in operands {
        behaviors.append(parts[operand] ?? constant(expression.subexpression(at: operand)))
      }
      parts.append(
        isVariable
          ? exactly(Expression(.one), EndBehavior.power, sign: 1)
          : behavior(of: expression, index, behaviors)
      )
    }
    guard let whole = parts[expression.root] else { return expression }
    if whole.order < 0 { return Expression(.zero) }
    return whole.order == 0 ? whole.factor.map { factors[$0] } : nil
  }

  private mutating func behavior(
    of expression: Expression,
    _ index: Int,
    _ parts: [EndBehavior]
  ) -> EndBehavior {
    guard let first = parts.first, let last = parts.last, parts.count <= 2,
      !first.isUnknown, !last.isUnknown
    else { return .unknown }
    switch expression.nodes[index].kind {
    case .negation: return opposite(first)
    case .sum: return sum(first, last)
    case .difference: return sum(first, opposite(last))
    case .product, .juxtaposition: return product(first, last)
    case .quotient: return product(first, power(last, -1, 1))
    case .power:
      // An exponent that only comes close to a number makes another power.
      if let number = expression.subexpression(at: index - 1).rationalNumber,
        let p = number.numerator.asInt, let q = number.denominator.asInt
      {
        return power(first, p, q)
      }
      return power(first, last)
    case .call where parts.count == 1: return call(expression.builtin(at: index), first)
    default: return .unknown
    }
  }

  private mutating func exactly(_ factor: Expression, _ order: Int, sign: Int) -> EndBehavior {
    factors.append(factor)
    return EndBehavior(order: order, sign: sign, factor: factors.count - 1)
  }

  /// What a number does, which is to stay.
  private mutating func constant(_ number: Expression) -> EndBehavior {
    let value = number.exactValue(in: environment, workspace: &workspace)
    switch value?.sign(in: &workspace) {
    case nil: return .unknown
    case 0: return EndBehavior(order: -EndBehavior.fast)
    case let sign?: return exactly(number, 0, sign: sign)
    }
  }

  /// What comes close to a number: how fast, where that is 0, nobody knows.
  private mutating func close(to number: Expression) -> EndBehavior {
    let behavior = constant(number)
    return behavior.order == 0 ? behavior : EndBehavior(order: 0)
  }

  private mutating func opposite(_ a: EndBehavior) -> EndBehavior {
    guard let factor = a.factor else { return EndBehavior(order: a.order, sign: -a.sign) }
    return exactly(-factors[factor], a.order, sign: -a.sign)
  }

  private mutating func sum(_ a: EndBehavior, _ b: EndBehavior) -> EndBehavior {
    if a.order != b.order { return a.order > b.order ? a : b }
    guard let c = a.factor, let d = b.factor else {
      return EndBehavior(order: a.order, sign: a.sign == b.sign ? a.sign : 0)
    }
    var both = constant(factors[c] + factors[d])
    // Where they cancel each other, the rest is smaller, but who knows by how much.
    both.order = a.order
    return both
  }

  private mutating func product(_ a: EndBehavior, _ b: EndBehavior) -> EndBehavior {
    let order = a.order + b.order
    let fast = EndBehavior.fast
    if max(a.order, b.order) == fast, min(a.order, b.order) == -fast { return .unknown }
    let limited = order > fast / 2 ? fast : order < -fast / 2 ? -fast : order
    guard let c = a.factor, let d = b.factor else {
      return EndBehavior(order: limited, sign: a.sign * b.sign)
    }
    return exactly(factors[c] * factors[d], limited, sign: a.sign * b.sign)
  }

  /// b^g as e^(g·ln b), for what comes close to a number above 0.
  private mutating func power(_ base: EndBehavior, _ exponent: EndBehavior) -> EndBehavior {
    guard base.order == 0, base.sign > 0, let place = base.factor,
      let logarithm = Builtin.named("ln")
    else { return .unknown }
    return exponential(product(exponent, close(to: .call(logarithm, factors[place]))))
  }

  /// The power with the exponent p/q.
  private mutating func power(_ base: EndBehavior, _ p: Int, _ q: Int) -> EndBehavior {
    let isFast = base.order.magnitude == EndBehavior.fast
    // So small that the order of a product of all parts is far below that of what is fast.
    guard isFast || base.order.magnitude < 1 << 28, max(p.magnitude, q.magnitude) < 1000,
      base.order % q == 0,
      base.sign > 0 || q % 2 != 0 && (base.sign < 0 || q == 1 && p > 0)
    else { return .unknown }
    let order = isFast ? base.order * p.signum() : base.order / q * p
    let sign = p % 2 == 0 ? base.sign * base.sign : base.sign
    guard let factor = base.factor else { return EndBehavior(order: order, sign: sign) }
    let exponent = Expression(Rational(p, over: q))
    return exactly(Expression(.power, [factors[factor], exponent]), order, sign: sign)
  }

  /// e to the power of something.
  private mutating func exponential(_ exponent: EndBehavior) -> EndBehavior {
    if exponent.order < 0 { return exactly(Expression(.one), 0, sign: 1) }
    if exponent.order == 0 {
      guard let factor = exponent.factor else { return exponent }
      return exactly(Expression(.power, [Expression(.e), factors[factor]]), 0, sign: 1)
    }
    // Of a logarithm it may be a power.
    guard exponent.sign != 0, exponent.order > EndBehavior.power >> 10 else { return .unknown }
    return EndBehavior(order: exponent.sign * EndBehavior.fast, sign: 1)
  }

  private mutating func call(_ builtin: Builtin, _ a: EndBehavior) -> EndBehavior {
    let name = "\(builtin.name)"
    switch name {
    case "exp": return exponential(a)
    case "sqrt": return power(a, 1, 2)
    case "cbrt": return power(a, 1, 3)
    case "ln", "log":
      guard a.sign > 0, let factor = a.factor else { return .unknown }
      if a.order == 0 { return close(to: .call(builtin, factors[factor])) }
      return EndBehavior(order: 1, sign: a.order.signum())
    case "sin", "cos", "atan", "tanh": break
    default: return .unknown
    }
    if a.order == 0, let factor = a.factor { return close(to: .call(builtin, factors[factor])) }
    if a.order < 0 {
      if name == "cos" { return exactly(Expression(.one), 0, sign: 1) }
      // The function is its operand, but for a factor that comes close to 1.
      let isSame = name == "tanh" || environment.angleUnit == .radians
      return isSame ? a : EndBehavior(order: a.order)
    }
    let isRising = name == "atan" || name == "tanh"
    guard isRising, a.order > 0, a.sign != 0 else { return EndBehavior(order: 0) }
    let turn = environment.angleUnit.exactFullTurn
    let limit = name == "atan" ? turn / Expression(Rational(4)) : Expression(.one)
    return exactly(a.sign < 0 ? -limit : limit, 0, sign: a.sign)
  }
}
