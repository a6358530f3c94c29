// Numbers that have no closed form but by the function that is undone: asin(1/3) and what is
// made of it by moving and stretching.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The most numbers that are remembered.
  private static let formLimit = 160

  /// Remembers what a number is that an expression of a value v gives, where it has no closed
  /// form itself.
  mutating func remember(_ number: Real, as text: Expression, where v: Real) {
    guard forms.count < Self.formLimit, closedForm(of: number) == nil,
      let value = closedForm(of: v) ?? form(of: v),
      let call = text.indicesOfCalls(with: "v").first
    else { return }
    var core = text.subexpression(at: call).replacing(["v": value])
    let name = freshName()
    let rest = text.replacing(call, with: Expression(name: name))
    guard let line = ExpressionFraction(rest, in: name, limit: 1), line.numerator.count == 2,
      line.denominator.count == 1, line.denominator[0].rationalNumber == .one,
      let constant = self.constant(line.numerator[0]), var factor = self.constant(line.numerator[1])
    else { return }
    // A sign under an odd function comes out of it.
    if case .call(let builtin) = core.symbol(at: core.root), builtin.parity == .odd,
      core.parts.count == 1, let argument = core.parts[0].rationalNumber, argument.isNegative,
      let opposite = ask({ (workspace) throws(RealError) in
        try Real.negation(factor, in: &workspace)
      })
    {
      core = .call(builtin, Expression(-argument))
      factor = opposite
    }
    forms.append(NamedForm(number: number, core: core, factor: factor, constant: constant))
  }

  /// Remembers what a number is, unless it has a closed form.
  mutating func remember(_ number: Real, as core: Expression) {
    guard forms.count < Self.formLimit, closedForm(of: number) == nil else { return }
    forms.append(NamedForm(number: number, core: core, factor: Real(1), constant: Real(0)))
  }

  /// The names of numbers in an expression, and these.
  func namedNumbers(in e: Expression) -> [(name: String, number: Real)] {
    var numbers: [(name: String, number: Real)] = []
    for name in e.variables {
      if case .real(let number)? = environment.variables[name] { numbers.append((name, number)) }
    }
    return numbers
  }

  /// Remembers what a function takes a number to, where neither has a closed form.
  mutating func remember(_ number: Real, as function: Expression, of argument: Real) {
    guard !forms.isEmpty, let text = form(of: argument) else { return }
    var replacements = [SolutionImage.argument: text]
    for (name, number) in namedNumbers(in: function) {
      guard let known = closedForm(of: number) else { return }
      replacements[name] = known
    }
    remember(number, as: function.replacing(replacements))
  }

  /// Remembers what the logarithm of a number is, where it has no closed form itself.
  mutating func remember(_ number: Real, asLogarithmOf v: Real, base: Real) {
    guard let base = closedForm(of: base) else { return }
    let name = Expression(name: "v")
    let isNatural = base == Expression(.e)
    remember(
      number,
      as: isNatural ? .call(.ln, name) : Expression(.call(.log), [name, base]),
      where: v
    )
  }

  /// Remembers what a number is that came from another one by a factor and a shift.
  mutating func remember(_ number: Real, from other: Real, _ factor: Real?, _ shift: Real?) {
    guard !forms.isEmpty, forms.count < Self.formLimit, let known = named(other) else { return }
    let moved: (Real, Real)? = ask { (workspace) throws(RealError) in
      var (slope, constant) = (known.factor, known.constant)
      if let factor {
        slope = try Real.product(slope, factor, in: &workspace)
        constant = try Real.product(constant, factor, in: &workspace)
      }
      if let shift { constant = try Real.sum(constant, shift, in: &workspace) }
      return (
        try Real.recognized(slope, in: &workspace), try Real.recognized(constant, in: &workspace)
      )
    }
    guard let moved else { return }
    forms.append(
      NamedForm(number: number, core: known.core, factor: moved.0, constant: moved.1)
    )
  }

  /// Remembers what a number is: a sum of numbers, some of which are remembered, minus another
  /// number, over a third one.
  mutating func remember(
    _ number: Real,
    asSumOf parts: [Real],
    minus shift: Real,
    over divisor: Real
  ) {
    guard !forms.isEmpty, forms.count < Self.formLimit, closedForm(of: number) == nil else {
      return
    }
    var known: [NamedForm] = []
    var constants: [Real] = []
    for part in parts {
      if let form = named(part) {
        known.append(form)
        constants.append(form.constant)
      } else {
        constants.append(part)
      }
    }
    guard let first = known.first else { return }
    var (core, factor) = (first.core, first.factor)
    if known.count > 1 {
      var terms: [Expression] = []
      for form in known {
        guard let factor = closedForm(of: form.factor) else { return }
        terms.append(factor * form.core)
      }
      (core, factor) = (terms.dropFirst().reduce(terms[0]) { $0 + $1 }, Real(1))
    }
    let moved: (Real, Real)? = ask { (workspace) throws(RealError) in
      var sum = try Real.negation(shift, in: &workspace)
      for constant in constants { sum = try Real.sum(sum, constant, in: &workspace) }
      return (
        try Real.recognized(.quotient(factor, divisor, in: &workspace), in: &workspace),
        try Real.recognized(.quotient(sum, divisor, in: &workspace), in: &workspace)
      )
    }
    guard let moved else { return }
    forms.append(NamedForm(number: number, core: core, factor: moved.0, constant: moved.1))
  }

  private mutating func named(_ number: Real) -> NamedForm? {
    let place = enclosure(number)
    for form in forms.reversed() where enclosure(form.number).intersection(place) != nil {
      if order(form.number, number) == .equal { return form }
    }
    return nil
  }

  /// The closed form of a number, if it has one.
  mutating func closedForm(of number: Real) -> Expression? {
    number.closedExpression(environment.angleUnit, in: &workspace)
  }

  /// The closed form of a number that need not be real, if both parts have one.
  mutating func closedForm(of number: Number) -> Expression? {
    guard let real = closedForm(of: number.real) else { return nil }
    guard !number.isReal else { return real }
    guard let imaginary = closedForm(of: number.imaginary) else { return nil }
    return Expression(
      real: real.rationalNumber?.isZero == true ? nil : real,
      imaginary: imaginary
    )
  }

  /// A number by the function that was undone, where it is remembered.
  mutating func form(of number: Real) -> Expression? {
    guard let named = named(number) else { return zeroForm(of: number) }
    guard let factor = closedForm(of: named.factor),
      let constant = closedForm(of: named.constant)
    else { return nil }
    let isZero = constant.rationalNumber?.isZero == true
    let parts = named.core.parts
    // A sum by its summands.
    switch named.core.symbol(at: named.core.root) {
    case .sum:
      return (isZero ? factor * parts[0] : constant + factor * parts[0]) + factor * parts[1]
    case .difference:
      return (isZero ? factor * parts[0] : constant + factor * parts[0]) - factor * parts[1]
    default: return isZero ? factor * named.core : constant + factor * named.core
    }
  }
}

extension Expression {
  /// The largest calls in which a name stands.
  func indicesOfCalls(with name: String) -> [Int] {
    (0..<count).reversed().filter { index in
      if case .call = symbol(at: index) {
        return subexpression(at: index).variables.contains(name)
      }
      return false
    }
  }
}
