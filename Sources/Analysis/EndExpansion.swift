// Arithmetic with expansions far out. Nothing is guessed: a number whose sign is not
// found ends the expansion.

package import Expressions
internal import Numbers
package import Reals

/// Thrown where no expansion far out is found.
package struct NoExpansion: Error {
  /// Whether the expression is proved to have no real value from some place on.
  package let isUndefined: Bool

  package init(isUndefined: Bool = false) { self.isUndefined = isUndefined }
}

/// Expands expressions as their variable grows without bound.
package struct EndExpansion {
  let variable: String
  let environment: Environment
  /// What numbers are computed with.
  package var workspace: Workspace

  /// The most terms of an expansion.
  private let termLimit: Int
  /// The most powers of a series in another.
  private let powerLimit: Int
  /// The most powers of Taylor's series of any other function.
  private var taylorLimit: Int { powerLimit / 2 }

  /// Creates an expansion with so many terms, of functions whose series have so many powers.
  package init(
    of variable: String,
    in environment: Environment,
    terms: Int = 8,
    powers: Int = 6
  ) {
    self.variable = variable
    self.environment = environment
    (termLimit, powerLimit) = (terms, powers)
    workspace = Workspace(budget: Budget(steps: 30_000_000, bitLimit: 1 << 16))
  }

  // MARK: Numbers

  /// A number in its simplest form, and its sign.
  package mutating func number(
    _ expression: Expression
  ) throws(NoExpansion) -> (number: Expression, sign: Int) {
    if let rational = expression.rationalNumber {
      return (expression, rational.isZero ? 0 : rational.isNegative ? -1 : 1)
    }
    guard let value = expression.exactValue(in: environment, workspace: &workspace),
      let sign = value.sign(in: &workspace)
    else { throw NoExpansion() }
    if sign == 0 { return (Expression(.zero), 0) }
    if let rational = value.rational { return (Expression(rational), sign) }
    if let form = value.closedForm {
      return (Expression(form, angleUnit: environment.angleUnit), sign)
    }
    guard expression.count <= 200 else { throw NoExpansion() }
    return (expression, sign)
  }

  /// A term, or nothing where the number is 0.
  private mutating func term(
    _ expression: Expression,
    _ order: GrowthOrder
  ) throws(NoExpansion) -> EndSeries.Term? {
    let (number, sign) = try number(expression)
    return sign == 0 ? nil : EndSeries.Term(order: order, number: number, sign: sign)
  }

  /// A number times a power of x and one of ln x.
  mutating func monomial(
    _ expression: Expression,
    _ order: GrowthOrder = .constant
  ) throws(NoExpansion) -> EndSeries {
    EndSeries(terms: try term(expression, order).map { [$0] } ?? [])
  }

  /// A series of which only a bound is known.
  var bounded: EndSeries { EndSeries(rest: .order(.constant)) }

  // MARK: Sums and products

  private mutating func merged(
    _ a: [EndSeries.Term],
    _ b: [EndSeries.Term]
  ) throws(NoExpansion) -> [EndSeries.Term] {
    var merged: [EndSeries.Term] = []
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      if j == b.count || i < a.count && a[i].order > b[j].order {
        merged.append(a[i])
        i += 1
      } else if i == a.count || b[j].order > a[i].order {
        merged.append(b[j])
        j += 1
      } else {
        if let sum = try term(a[i].number + b[j].number, a[i].order) { merged.append(sum) }
        (i, j) = (i + 1, j + 1)
      }
    }
    return merged
  }

  /// The terms times a number and a power of x and one of ln x.
  private mutating func scaled(
    _ terms: [EndSeries.Term],
    by factor: EndSeries.Term
  ) throws(NoExpansion) -> [EndSeries.Term] {
    var scaled: [EndSeries.Term] = []
    for each in terms {
      let product = try term(each.number * factor.number, each.order + factor.order)
      if let product { scaled.append(product) }
    }
    return scaled
  }

  func opposite(_ a: EndSeries) -> EndSeries {
    var opposite = a
    opposite.terms = negated(a.terms)
    return opposite
  }

  private func negated(_ terms: [EndSeries.Term]) -> [EndSeries.Term] {
    terms.map { EndSeries.Term(order: $0.order, number: -$0.number, sign: -$0.sign) }
  }

  mutating func sum(_ a: EndSeries, _ b: EndSeries) throws(NoExpansion) -> EndSeries {
    if a.isZero { return b }
    if b.isZero { return a }
    if let fastest = try merged(a.growth, negated(b.growth)).first {
      // The other is flat beside it.
      var greater = fastest.sign > 0 ? a : b
      greater.rest = max(greater.rest, .flat)
      return greater
    }
    let terms = try merged(a.terms, b.terms)
    return try settled(
      EndSeries(growth: a.growth, terms: terms, rest: max(a.rest, b.rest))
    )
  }

  mutating func product(_ a: EndSeries, _ b: EndSeries) throws(NoExpansion) -> EndSeries {
    if a.isZero || b.isZero { return .zero }
    var product = EndSeries(growth: try merged(a.growth, b.growth))
    product.rest = EndSeries.rest(of: a, times: b)
    for term in a.terms {
      product.terms = try merged(product.terms, try scaled(b.terms, by: term))
    }
    return try settled(product)
  }

  /// The series with as many terms as are kept.
  private func settled(_ series: EndSeries) throws(NoExpansion) -> EndSeries {
    var series = series
    series.cut(to: termLimit)
    guard series.terms.isEmpty, series.rest <= .flat, let fastest = series.growth.first else {
      return series
    }
    if series.rest == .none { return .zero }
    // A flat rest times an exponential that grows has no known order.
    guard fastest.sign < 0 else { throw NoExpansion() }
    return EndSeries(rest: .flat)
  }

  // MARK: Series in series

  /// The sum of numbers times the powers of a series that vanishes; the numbers are the
  /// first ones of more, or all.
  private mutating func composition(
    _ numbers: [Expression],
    areAll: Bool,
    of series: EndSeries
  ) throws(NoExpansion) -> EndSeries {
    let small = series.isFlat && !series.isZero ? EndSeries(rest: .flat) : series
    var whole = try monomial(numbers[0])
    var power = try monomial(Expression(.one))
    for number in numbers.dropFirst() where !small.isZero {
      power = try product(power, small)
      whole = try sum(whole, try product(power, try monomial(number)))
    }
    if small.isZero || areAll { return whole }
    power = try product(power, small)
    switch power.terms.first {
    case nil: whole.rest = max(whole.rest, power.rest)
    case let first?: whole.rest = max(whole.rest, .order(first.order))
    }
    return try settled(whole)
  }

  /// The fastest term, and the whole series over it, less 1.
  private mutating func parts(
    of a: EndSeries
  ) throws(NoExpansion) -> (first: EndSeries.Term, others: EndSeries) {
    guard let first = a.terms.first,
      let inverse = try term(
        Expression(.one) / first.number,
        GrowthOrder.constant - first.order
      )
    else { throw NoExpansion() }
    var others = EndSeries(terms: try scaled(Array(a.terms.dropFirst()), by: inverse))
    if case .order(let order) = a.rest {
      others.rest = .order(order - first.order)
    } else {
      others.rest = a.rest
    }
    return (first, others)
  }

  /// The power with a rational exponent, by the binomial series.
  mutating func power(_ a: EndSeries, _ exponent: Rational) throws(NoExpansion) -> EndSeries {
    if exponent.isZero { return try monomial(Expression(.one)) }
    if a.isZero {
      // Nothing has a quotient by 0.
      guard !exponent.isNegative else { throw NoExpansion(isUndefined: true) }
      return .zero
    }
    let (first, others) = try parts(of: a)
    let isOdd = exponent.numerator.asInt.map { $0 % 2 != 0 }
    if first.sign < 0 {
      guard let isOdd, let count = exponent.denominator.asInt else { throw NoExpansion() }
      guard count % 2 != 0 else { throw NoExpansion(isUndefined: true) }
      let power = try power(opposite(a), exponent)
      return isOdd ? opposite(power) : power
    }
    let logarithms = Rational(first.order.logarithms) * exponent
    guard logarithms.isInteger, let count = logarithms.numerator.asInt, count.magnitude < 1000
    else { throw NoExpansion() }
    var numbers = [Expression(.one)]
    var number = Rational.one
    for index in 0..<powerLimit {
      number = number * (exponent - Rational(index)) / Rational(index + 1)
      if number.isZero { break }
      numbers.append(Expression(number))
    }
    let areAll = numbers.count <= powerLimit
    var power = try composition(numbers, areAll: areAll, of: others)
    let factor = try term(
      Expression(.power, [first.number, Expression(exponent)]),
      GrowthOrder(power: first.order.power * exponent, logarithms: count)
    )
    guard let factor else { throw NoExpansion() }
    power = try product(power, EndSeries(terms: [factor]))
    let scale = EndSeries.Term(order: .constant, number: Expression(exponent), sign: 1)
    power.growth = try scaled(a.growth, by: scale)
    return power
  }

  /// e to the power of a series.
  mutating func exponential(_ a: EndSeries) throws(NoExpansion) -> EndSeries {
    if a.isFlat { return try composition([Expression(.one)], areAll: false, of: a) }
    guard a.growth.isEmpty, a.rest <= .order(.constant) else { throw NoExpansion() }
    var factor = try monomial(Expression(.one))
    var others = EndSeries(rest: a.rest)
    for term in a.terms {
      if term.order > .logarithm {
        factor.growth.append(term)
      } else if term.order == .logarithm {
        guard let power = term.number.rationalNumber else { throw NoExpansion() }
        let order = GrowthOrder(power: power, logarithms: 0)
        factor = try product(factor, try monomial(Expression(.one), order))
      } else if term.order == .constant {
        let number = Expression(.power, [Expression(.e), term.number])
        factor = try product(factor, try monomial(number))
      } else if term.order > .constant {
        throw NoExpansion()
      } else {
        others.terms.append(term)
      }
    }
    // e to the power of a bounded series is bounded.
    guard others.vanishes else { return try product(factor, bounded) }
    var numbers = [Expression(.one)]
    var number = Rational.one
    for index in 1...powerLimit {
      number = number / Rational(index)
      numbers.append(Expression(number))
    }
    return try product(factor, try composition(numbers, areAll: false, of: others))
  }

  /// The natural logarithm of a series that is above 0 from some place on.
  mutating func logarithm(_ a: EndSeries) throws(NoExpansion) -> EndSeries {
    if a.isZero { throw NoExpansion(isUndefined: true) }
    let (first, others) = try parts(of: a)
    guard first.sign > 0 else { throw NoExpansion(isUndefined: true) }
    guard first.order.logarithms == 0 else { throw NoExpansion() }
    var numbers = [Expression(.zero)]
    for index in 1...powerLimit {
      numbers.append(Expression(Rational(index % 2 == 0 ? -1 : 1, over: index)))
    }
    var sum = try composition(numbers, areAll: false, of: others)
    sum = try self.sum(sum, try monomial(.call(.ln, first.number)))
    sum = try self.sum(sum, try monomial(Expression(first.order.power), .logarithm))
    return try self.sum(sum, EndSeries(terms: a.growth))
  }

  /// A function at what comes close to a number inside its domain, by Taylor's series.
  mutating func taylor(
    _ builtin: Builtin,
    _ a: EndSeries,
    depth: Int
  ) throws(NoExpansion) -> EndSeries {
    guard a.isAtMost(.constant), a.isFlat || a.rest < .order(.constant) else {
      throw NoExpansion()
    }
    let isConstant = !a.isFlat && a.terms.first?.order == .constant
    let center = isConstant ? a.terms[0].number : Expression(.zero)
    var others = a
    if isConstant { others.terms.removeFirst() }
    let numbers = try coefficients(of: builtin, around: center, depth: depth)
    return try composition(numbers, areAll: false, of: others)
  }

  /// Taylor's coefficients of a function around a number, up to the power that is kept.
  ///
  /// Those of sine and cosine follow from their values; of any other function the series of its
  /// slope is expanded beside the number, and integrated.
  private mutating func coefficients(
    of builtin: Builtin,
    around center: Expression,
    depth: Int
  ) throws(NoExpansion) -> [Expression] {
    let first = try number(.call(builtin, center)).number
    if builtin == .sine || builtin == .cosine {
      let other = try number(.call(builtin == .sine ? .cosine : .sine, center)).number
      let cycle =
        builtin == .sine ? [first, other, -first, -other] : [first, -other, -first, other]
      // Each derivative has the size of a unit as a factor.
      let halfTurn = environment.angleUnit.unitsPerHalfTurn
      let unit = halfTurn.map { Expression(.pi) / Expression($0) } ?? Expression(.one)
      var factor = Expression(.one)
      return (0...taylorLimit).map { power in
        if power > 0 { factor = factor * unit / Expression(Rational(power)) }
        return factor * cycle[power % 4]
      }
    }
    let call = Expression.call(builtin, Expression(name: "u"))
    guard let slope = call.derivative(by: "u", angleUnit: environment.angleUnit),
      !(0..<slope.count).contains(where: { slope.isCall(of: builtin, at: $0) })
    else { throw NoExpansion() }
    let distance = EndSeries.Term(
      order: .constant - .variable,
      number: Expression(.one),
      sign: 1
    )
    let place = try sum(try monomial(center), EndSeries(terms: [distance]))
    let series = try self.series(of: slope, where: ["u": place], depth: depth + 1)
    guard series.growth.isEmpty else { throw NoExpansion() }
    var numbers = [Expression](repeating: Expression(.zero), count: taylorLimit + 1)
    var count = taylorLimit + 1
    if case .order(let rest) = series.rest {
      // The first power of which nothing is known; that of the slope is one less.
      guard let power = (-rest.power).ceiling.asInt else { throw NoExpansion() }
      count = min(count, power + 1)
    }
    numbers[0] = first
    for term in series.terms {
      let power = -term.order.power
      guard term.order.logarithms == 0, power.isInteger, let power = power.numerator.asInt,
        power >= 0
      else { throw NoExpansion() }
      guard power + 1 < count else { continue }
      numbers[power + 1] = term.number / Expression(Rational(power + 1))
    }
    guard count > 1 else { throw NoExpansion() }
    return Array(numbers.prefix(count))
  }

  // MARK: Limits

  /// What an expression comes close to far out.
  package enum End {
    /// A number.
    case number(Expression)
    /// It grows beyond all numbers, or falls below them.
    case infinite(isNegative: Bool)
  }

  /// What an expression comes close to as its variable grows without bound.
  ///
  /// - Throws: ``NoExpansion``, where the expansion does not decide it.
  package mutating func end(of expression: Expression) throws(NoExpansion) -> End {
    let series = try series(of: expression)
    if series.isFlat { return .number(Expression(.zero)) }
    guard let first = series.terms.first else {
      guard series.vanishes else { throw NoExpansion() }
      return .number(Expression(.zero))
    }
    if !series.growth.isEmpty || first.order > .constant {
      return .infinite(isNegative: first.sign < 0)
    }
    guard series.rest < .order(.constant) else { throw NoExpansion() }
    return .number(first.order == .constant ? first.number : Expression(.zero))
  }
}
