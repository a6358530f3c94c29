// Where an expression is a number: what is done last is undone first.

internal import Expressions
internal import Numbers
internal import Reals
internal import Tapes

extension EquationSolver {
  /// Numbers among which all are for which an expression has a value, or one of a family.
  mutating func origins(of e: Expression, at target: Solution, in x: String) -> Candidates? {
    guard depth < EquationSolver.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    let operands = e.parts
    if case .name(x) = e.symbol(at: e.root) { return .some([target]) }
    let places = operands.indices.filter { operands[$0].variables.contains(x) }
    guard places.count == 1 else { return meetings(of: e, with: target, in: x) }
    let (inner, isFirst) = (operands[places[0]], places[0] == 0)
    if case .call(let builtin) = e.symbol(at: e.root) {
      return origins(ofCall: builtin, operands, at: target, in: x)
    }
    guard operands.count <= 2 else { return nil }
    guard operands.count == 2 else {
      switch e.symbol(at: e.root) {
      case .negation:
        return moved(target, Real(-1), nil).flatMap { origins(of: inner, at: $0, in: x) }
      case .percent:
        return moved(target, Real(100), nil).flatMap { origins(of: inner, at: $0, in: x) }
      default: return nil
      }
    }
    guard let number = constant(operands[isFirst ? 1 : 0]), let sign = sign(of: number) else {
      return nil
    }
    var next: Solution?
    switch e.symbol(at: e.root) {
    case .sum: next = moved(target, nil, opposite(number))
    case .difference:
      next = isFirst ? moved(target, nil, number) : moved(target, Real(-1), number)
    case .product, .juxtaposition:
      guard sign != 0 else { return nil }
      next = inverse(number).flatMap { moved(target, $0, nil) }
    case .quotient:
      guard sign != 0 else { return nil }
      if isFirst {
        next = moved(target, number, nil)
      } else {
        guard target.period == nil, let side = self.sign(of: target.number) else { return nil }
        if side == 0 { return Candidates.nowhere }
        next = ask { (workspace) throws(RealError) in
          Solution(try Real.quotient(number, target.number, in: &workspace))
        }
      }
    case .power:
      guard target.period == nil else { return nil }
      return isFirst
        ? origins(of: inner, exponent: number, at: target.number, in: x)
        : origins(of: inner, base: number, at: target.number, in: x)
    default: return nil
    }
    return next.flatMap { origins(of: inner, at: $0, in: x) }
  }

  /// Where an expression whose operands both depend on the unknown is a number.
  private mutating func meetings(
    of e: Expression,
    with target: Solution,
    in x: String
  ) -> Candidates? {
    guard target.period == nil, let sign = sign(of: target.number) else { return nil }
    if sign == 0 {
      if case .call = e.symbol(at: e.root) { return nil }
      return zeros(of: e, in: x)
    }
    return zeros(of: e - name(for: target.number), in: x)
  }

  /// The numbers times a factor and plus a number.
  private mutating func moved(_ target: Solution, _ factor: Real?, _ shift: Real?) -> Solution? {
    let found = ask { (workspace) throws(RealError) in
      var (number, period) = (target.number, target.period)
      if let factor {
        number = try Real.product(number, factor, in: &workspace)
        period = try period.map { (period) throws(RealError) in
          try Real.absoluteValue(.product(period, factor, in: &workspace), in: &workspace)
        }
      }
      if let shift { number = try Real.sum(number, shift, in: &workspace) }
      return Solution(try Real.recognized(number, in: &workspace), period: period)
    }
    if let found { remember(found.number, from: target.number, factor, shift) }
    return found
  }

  private mutating func opposite(_ number: Real) -> Real? {
    ask { (workspace) throws(RealError) in try Real.negation(number, in: &workspace) }
  }

  private mutating func inverse(_ number: Real) -> Real? {
    ask { (workspace) throws(RealError) in try Real.reciprocal(number, in: &workspace) }
  }

  // MARK: Powers

  /// Where a power with a constant exponent is a number.
  private mutating func origins(
    of base: Expression,
    exponent: Real,
    at value: Real,
    in x: String
  ) -> Candidates? {
    guard let sign = sign(of: value), let direction = self.sign(of: exponent) else { return nil }
    // A power with the exponent 0 is 1 wherever its base has a value.
    if direction == 0 { return order(value, Real(1)).map { $0 == .equal ? .every : .nowhere } }
    if sign == 0 { return direction > 0 ? zeros(of: base, in: x) : Candidates.nowhere }
    let bases: [Real]?
    if let rational = exponent.rational {
      bases = self.bases(of: value, exponent: rational)
    } else {
      guard sign > 0 else { return Candidates.nowhere }
      bases = ask { (workspace) throws(RealError) in
        [try Real.power(value, .reciprocal(exponent, in: &workspace), in: &workspace)]
      }
    }
    return bases.flatMap { origins(of: base, at: .some($0.map { Solution($0) }), in: x) }
  }

  /// The numbers of which a power is a number.
  mutating func bases(of value: Real, exponent: Rational) -> [Real]? {
    if exponent == .one { return [value] }
    guard let sign = sign(of: value) else { return nil }
    if sign == 0 { return exponent.signum > 0 ? [value] : [] }
    let isEven = !exponent.numerator.isOdd
    // A power with an even denominator is that of a positive base only, and positive.
    guard sign > 0 || !isEven && exponent.denominator.isOdd else { return [] }
    return ask { (workspace) throws(RealError) in
      let size = try Real.absoluteValue(value, in: &workspace)
      let power = try Real.power(size, Real(exponent.reciprocal), in: &workspace)
      let base = try Real.recognized(power, in: &workspace)
      guard sign < 0 || isEven else { return [base] }
      let opposite = try Real.negation(base, in: &workspace)
      return sign < 0 ? [opposite] : [opposite, base]
    }
  }

  /// Where a power of a constant is a number.
  private mutating func origins(
    of exponent: Expression,
    base: Real,
    at value: Real,
    in x: String
  ) -> Candidates? {
    guard let sign = sign(of: base), sign > 0, let side = self.sign(of: value) else { return nil }
    guard side > 0 else { return Candidates.nowhere }
    guard let order = order(base, Real(1)) else { return nil }
    if order == .equal {
      return self.order(value, Real(1)).map { $0 == .equal ? .every : .nowhere }
    }
    let number: Real? = ask { (workspace) throws(RealError) in
      let quotient = try Real.logarithm(value, base: base, in: &workspace)
      return try Real.recognized(quotient, in: &workspace)
    }
    if let number { remember(number, asLogarithmOf: value, base: base) }
    return number.flatMap { origins(of: exponent, at: Solution($0), in: x) }
  }

  // MARK: Functions

  /// Where a function of one argument, or one to a constant base, has a value.
  private mutating func origins(
    ofCall builtin: Builtin,
    _ operands: [Expression],
    at target: Solution,
    in x: String
  ) -> Candidates? {
    guard let argument = operands.first, argument.variables.contains(x),
      let texts = builtin.origins(argumentCount: operands.count)
    else {
      if builtin == .factorial { return origins(ofFactorialOf: operands[0], at: target, in: x) }
      guard operands.count == 1, let other = builtin.equivalent, target.period == nil else {
        return nil
      }
      let value = name(for: target.number)
      return zeros(of: other.replacing(["u": operands[0]]) - value, in: x)
    }
    guard let values = values(of: target, takenBy: builtin, operands) else { return nil }
    var period: Real?
    if operands.count == 1, let length = builtin.period {
      guard let number = constant(length) else { return nil }
      period = number
    }
    var found = Candidates.nowhere
    for value in values {
      for text in texts {
        var replacements = ["v": name(for: value)]
        if operands.count == 2 { replacements["w"] = operands[1] }
        switch worth(of: text.replacing(replacements)) {
        case .undefined: continue
        case .unknown: return nil
        case .number(let number):
          let known: Real? = ask { (workspace) throws(RealError) in
            try Real.recognized(number, in: &workspace)
          }
          guard let known else { return nil }
          remember(known, as: text, where: value)
          // An argument that is an origin everywhere does not say that the value is meant.
          guard
            let part = origins(of: argument, at: Solution(known, period: period), in: x),
            part.numbers != nil
          else { return nil }
          found = found.union(part)
        }
      }
    }
    return found
  }

  /// Where a factorial, which only whole numbers from 0 on have, is a number: each step to the next
  /// whole number makes it larger from 1 on.
  private mutating func origins(
    ofFactorialOf argument: Expression,
    at target: Solution,
    in x: String
  ) -> Candidates? {
    guard target.period == nil, let value = constant(name(for: target.number)) else { return nil }
    guard let whole = value.rational else {
      guard case let place = enclosure(value), place.lower.rounded(.up) > place.upper else {
        return nil
      }
      return Candidates.nowhere
    }
    guard whole.isInteger, whole.signum > 0 else { return Candidates.nowhere }
    let number = whole.numerator
    var (count, product) = (Integer.one, Integer.one)
    while product < number {
      count = count + .one
      product = product * count
    }
    guard product == number else { return Candidates.nowhere }
    var numbers = [Solution(Real(Rational(count)))]
    if number == .one { numbers.insert(Solution(Real(0)), at: 0) }
    return origins(of: argument, at: .some(numbers), in: x)
  }

  /// The numbers of a family that a function may have as its values; nothing where they may be
  /// very many.
  private mutating func values(
    of target: Solution,
    takenBy builtin: Builtin,
    _ operands: [Expression]
  ) -> [Real]? {
    guard let period = target.period else { return [target.number] }
    guard operands.count == 1,
      let function = AnalyzedFunction(.call(builtin, Expression(name: "u")), of: "u", environment)
    else { return nil }
    var tape = function.tape
    guard let range = tape.values(at: .entire)?.values, range.isBounded else { return nil }
    let start = enclosure(target.number)
    let step = enclosure(period)
    guard let turns = (range - start) / step, turns.isBounded, turns.width < 64,
      turns.magnitude.upper < 1e9
    else { return nil }
    var numbers: [Real] = []
    for turn in Int(turns.lower.rounded(.down))...Int(turns.upper.rounded(.up)) {
      let number: Real? = ask { (workspace) throws(RealError) in
        try Real.sum(target.number, .product(Real(turn), period, in: &workspace), in: &workspace)
      }
      guard let number else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}
