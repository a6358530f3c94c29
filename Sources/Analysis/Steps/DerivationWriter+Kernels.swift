// Exponentials, logarithms, sines with cosines, roots and magnitudes: they are written so that
// the unknown stands in one of them only, or in none.

internal import Expressions
internal import Numbers
internal import Reals

extension DerivationWriter {
  private var name: Expression { Expression(name: unknown) }

  // MARK: Exponentials

  /// Two powers are equal exactly where their exponents are, or their logarithms.
  mutating func exponentStep(_ left: Expression, _ right: Expression) -> Step? {
    guard let (base, exponent) = exponential(left), let (other, second) = exponential(right) else {
      return nil
    }
    if base == other { return Step(.exponents, [Equation(exponent, second)]) }
    return Step(
      .logarithm(base: Expression(.e)),
      [
        Equation(
          exponent * .logarithm(of: base, base: Expression(.e)),
          second * .logarithm(of: other, base: Expression(.e))
        )
      ]
    )
  }

  /// The base and the exponent of a power of a positive number but 1, with the unknown in its
  /// exponent.
  private mutating func exponential(_ e: Expression) -> (base: Expression, exponent: Expression)? {
    guard has(e) else { return nil }
    let parts = e.parts
    switch e.symbol(at: e.root) {
    case .call(.exp): return (Expression(.e), parts[0])
    case .power where !has(parts[0]):
      guard let base = solver.constant(parts[0]), solver.sign(of: base) == 1, base.rational != .one
      else { return nil }
      return (parts[0], parts[1])
    default: return nil
    }
  }

  /// A power with an exponent p·x + q, of a base that is a power of another one.
  private struct Power {
    let kernel: Expression
    let base: Expression
    var slope: Rational
    var shift: Rational
  }

  /// Different exponentials are written as powers of one.
  mutating func powersStep(_ left: Expression, _ right: Expression) -> Step? {
    guard let kernels = kernels(left, right) else { return nil }
    var powers: [Power] = []
    for kernel in kernels {
      guard let (base, exponent) = exponential(kernel),
        let line = exponent.rationalFunction(of: unknown, environment: solver.environment),
        line.isPolynomial, line.numerator.degree == 1
      else { return nil }
      powers.append(
        Power(kernel: kernel, base: base, slope: line.numerator[1], shift: line.numerator[0])
      )
    }
    guard var base = powers.first?.base else { return nil }
    if powers.contains(where: { $0.base != base }) {
      // The smallest base, of which all others have to be powers.
      let numbers = powers.compactMap { $0.base.rationalNumber }
      guard numbers.count == powers.count, let least = numbers.min(), least > .one else {
        return nil
      }
      base = Expression(least)
      for place in powers.indices {
        guard let count = exponent(of: numbers[place], to: least) else { return nil }
        powers[place].slope *= Rational(count)
        powers[place].shift *= Rational(count)
      }
    }
    guard let unit = powers.map({ $0.slope }).commonDivisor else { return nil }
    let kernel = Expression(.power, [base, Expression(written: Polynomial([.zero, unit]), name)])
    var (first, second) = (left, right)
    for power in powers {
      guard let count = (power.slope / unit).numerator.asInt, Swift.abs(count) <= 24 else {
        return nil
      }
      let size = Expression(Rational(Swift.abs(count)))
      var written = count.magnitude == 1 ? kernel : Expression(.power, [kernel, size])
      if count < 0 { written = Expression(.quotient, [Expression(1), written]) }
      let factor = tidy(Expression(.power, [base, Expression(power.shift)]))
      if !power.shift.isZero { written = factor * written }
      first = first.replacing(every: power.kernel, with: written)
      second = second.replacing(every: power.kernel, with: written)
    }
    guard first != left || second != right else { return nil }
    return Step(.powers(kernel), [Equation(first, second)])
  }

  /// The exponent of a number as a power of another one.
  private func exponent(of number: Rational, to base: Rational) -> Int? {
    var (power, count) = (base, 1)
    while power < number, count < 64 { (power, count) = (power * base, count + 1) }
    return power == number ? count : nil
  }

  // MARK: Logarithms

  /// A multiple of a logarithm.
  private struct Logarithm {
    let builtin: Builtin
    let operands: [Expression]
    let base: Expression
    let count: Int
  }

  /// Sums of logarithms are written as one, and equal ones are of equal numbers.
  mutating func logarithmStep(_ left: Expression, _ right: Expression) -> Step? {
    if let first = logarithm(left), let second = logarithm(right), first.count == 1,
      second.count == 1, first.base == second.base
    {
      let arguments = [first.operands[0], second.operands[0]]
      // Where they were written as one, that is known already.
      let isKnown = lines.last?.operation == .combine
      let conditions = (isKnown ? [] : arguments).filter { has($0) }
        .map { comparison($0, .greater) }
      return Step(.arguments, [Equation(arguments[0], arguments[1])], conditions)
    }
    var (logarithms, rest) = ([Logarithm](), Expression(0))
    let terms = left.summands + right.summands.map { (!$0.isNegative, $0.part) }
    for (isNegative, part) in terms {
      guard let found = logarithm(part) else {
        guard !has(part) else { return nil }
        rest = isNegative ? rest + part : rest - part
        continue
      }
      logarithms.append(
        Logarithm(
          builtin: found.builtin,
          operands: found.operands,
          base: found.base,
          count: isNegative ? -found.count : found.count
        )
      )
    }
    guard logarithms.count > 1, let model = logarithms.first,
      logarithms.allSatisfy({ $0.base == model.base })
    else { return nil }
    let sign = logarithms.contains { $0.count > 0 } ? 1 : -1
    func product(_ side: Int) -> Expression? {
      let factors = logarithms.filter { $0.count * sign * side > 0 }
        .map { $0.operands[0].raised(to: Swift.abs($0.count)) }
      return factors.isEmpty ? nil : .product(of: factors)
    }
    guard let above = product(1) else { return nil }
    func call(_ argument: Expression) -> Expression {
      Expression(.call(model.builtin), [argument] + model.operands.dropFirst())
    }
    let number = tidy(sign > 0 ? rest : -rest)
    let conditions = logarithms.map { $0.operands[0] }.filter { has($0) }
      .map { comparison($0, .greater) }
    guard let below = product(-1) else {
      return Step(.combine, [Equation(call(above), number)], conditions)
    }
    if number.rationalNumber?.isZero == true {
      return Step(.combine, [Equation(call(above), call(below))], conditions)
    }
    let quotient = Expression(.quotient, [above, below])
    return Step(.combine, [Equation(call(quotient), number)], conditions)
  }

  /// A logarithm, or a whole multiple of one.
  private func logarithm(_ e: Expression) -> Logarithm? {
    var (call, count) = (e, 1)
    switch e.symbol(at: e.root) {
    case .product, .juxtaposition:
      guard let number = e.parts[0].rationalNumber?.asNatural, (1...12).contains(number) else {
        return nil
      }
      (call, count) = (e.parts[1], number)
    default: break
    }
    let operands = call.parts
    guard case .call(let builtin) = call.symbol(at: call.root),
      let base = builtin.logarithmBase(operands), !has(base)
    else { return nil }
    return Logarithm(builtin: builtin, operands: operands, base: base, count: count)
  }

  // MARK: Sines and cosines

  /// sin² + cos² = 1, so that one of them remains; a sine against a cosine is a tangent.
  mutating func squaresStep(_ left: Expression, _ right: Expression) -> Step? {
    guard let kernels = kernels(left, right), let argument = kernels.first?.parts.first else {
      return nil
    }
    let (sine, cosine) = (Expression.call(.sine, argument), Expression.call(.cosine, argument))
    guard kernels.contains(sine), kernels.contains(cosine),
      kernels.allSatisfy({ $0 == sine || $0 == cosine })
    else { return nil }
    for (gone, kept, builtin) in [(sine, cosine, Builtin.sine), (cosine, sine, Builtin.cosine)] {
      let square = Expression(.power, [gone, Expression(2)])
      let other = Expression(1) - kept.raised(to: 2)
      let first = left.replacing(every: square, with: other)
      let second = right.replacing(every: square, with: other)
      guard first != left || second != right, !first.contains(gone), !second.contains(gone) else {
        continue
      }
      return Step(.squares(builtin), [Equation(first, second)])
    }
    guard let (a, b, c, _) = sineAndCosine(left, right) else { return nil }
    guard sign(c) == 0 else { return oneSineStep(left, right) }
    guard let factor = sign(a), factor != 0 else { return nil }
    let tangent = a * .call(.tangent, argument)
    let number = tidy(-b)
    return Step(.divide(cosine), [Equation(tangent, number)])
  }

  // MARK: Roots and magnitudes

  /// A square root stands alone, and then both sides are squared.
  mutating func radicalStep(_ left: Expression, _ right: Expression) -> Step? {
    guard let radicand = left.squareRadicand, has(radicand) else {
      return alone(left, right) { $0.squareRadicand }
    }
    if let other = right.squareRadicand {
      return Step(.square, [Equation(radicand, other)], [comparison(other, .greaterOrEqual)])
    }
    guard right.rationalFunction(of: unknown, environment: solver.environment) != nil else {
      return squareOfSum(radicand, right)
    }
    return Step(
      .square,
      [Equation(radicand, right.raised(to: 2))],
      has(right) ? [comparison(right, .greaterOrEqual)] : []
    )
  }

  /// A root is a sum with another root: √A = c ± √B says that A = c² + B ± 2c√B.
  private func squareOfSum(_ radicand: Expression, _ right: Expression) -> Step? {
    let terms = right.summands
    let roots = terms.filter { $0.part.squareRadicand.map { has($0) } == true }
    guard terms.count > 1, roots.count == 1, let root = roots.first,
      let other = root.part.squareRadicand
    else { return nil }
    var rest = Expression(0)
    for (isNegative, part) in terms where part != root.part {
      rest = isNegative ? rest - part : rest + part
    }
    guard rest.rationalFunction(of: unknown, environment: solver.environment) != nil else {
      return nil
    }
    let squares = polynomial(rest.raised(to: 2) + other)
    let double = polynomial(Expression(2) * rest) * root.part
    return Step(
      .square,
      [Equation(radicand, root.isNegative ? squares - double : squares + double)],
      [EquationTask.Condition(right, .greaterOrEqual, Expression(0))]
    )
  }

  /// A magnitude stands alone, and then it is one of two numbers.
  mutating func magnitudeStep(_ left: Expression, _ right: Expression) -> Step? {
    guard let inner = left.magnitudeArgument, has(inner) else {
      return alone(left, right) { $0.magnitudeArgument }
    }
    if let other = right.magnitudeArgument {
      return Step(.magnitudes, [Equation(inner, other), Equation(inner, opposite(other))])
    }
    guard right.rationalFunction(of: unknown, environment: solver.environment) != nil else {
      return nil
    }
    let after = [Equation(inner, right), Equation(inner, opposite(right))]
    return Step(.magnitudes, after, [comparison(right, .greaterOrEqual)])
  }

  /// Moves all but a term of a kind to the right side.
  private mutating func alone(
    _ left: Expression,
    _ right: Expression,
    _ argument: (Expression) -> Expression?
  ) -> Step? {
    func isSpecial(_ term: Expression) -> Bool {
      term.factors.contains { argument($0).map { has($0) } ?? false }
    }
    let (here, there) = (left.summands, right.summands)
    let (first, second) = (here.filter { isSpecial($0.part) }, there.filter { isSpecial($0.part) })
    if first.isEmpty, second.count == 1 { return Step(.swap, [Equation(right, left)]) }
    if first.count == 2, second.isEmpty, here.count == 2, !first[0].isNegative,
      let moved = first.last, argument(moved.part) != nil, argument(first[0].part) != nil,
      moved.part.squareRadicand != nil
    {
      let sum = moved.isNegative ? right + moved.part : right - moved.part
      return Step(
        moved.isNegative ? .add(moved.part) : .subtract(moved.part),
        [Equation(first[0].part, sum)]
      )
    }
    guard first.count == 1, let term = first.first else { return nil }
    let others = here.filter { !isSpecial($0.part) }
    if others.isEmpty {
      // What stands before it goes away.
      let factors = term.part.factors.filter { argument($0) == nil }
      guard !factors.isEmpty || term.isNegative, factors.allSatisfy({ !has($0) }) else {
        return nil
      }
      var number = Expression.product(of: factors)
      if term.isNegative { number = -number }
      guard let sign = sign(number), sign != 0,
        let inner = term.part.factors.first(where: { argument($0) != nil })
      else { return nil }
      return Step(.divide(number), [Equation(inner, polynomial(right / number))])
    }
    var rest = Expression(0)
    for (isNegative, part) in others { rest = isNegative ? rest - part : rest + part }
    let after = Equation(term.isNegative ? -term.part : term.part, polynomial(right - rest))
    return Step(subtraction(polynomial(rest)), [after])
  }

  /// An expression, as a polynomial if it is one.
  func polynomial(_ e: Expression) -> Expression {
    guard let found = e.rationalFunction(of: unknown, environment: solver.environment),
      found.isPolynomial
    else { return e }
    return Expression(written: found.numerator, name)
  }

  func opposite(_ e: Expression) -> Expression { polynomial(-e) }

  /// An expression compared with zero, in solved form where it is linear.
  func comparison(_ e: Expression, _ relation: Relation) -> EquationTask.Condition {
    if let found = e.rationalFunction(of: unknown, environment: solver.environment),
      found.isPolynomial, found.numerator.degree == 1
    {
      let (slope, shift) = (found.numerator[1], found.numerator[0])
      let root = Expression(-shift / slope)
      return EquationTask.Condition(name, slope.isNegative ? relation.turned : relation, root)
    }
    return EquationTask.Condition(e, relation, Expression(0))
  }
}

extension Expression {
  /// What a square root is taken of.
  fileprivate var squareRadicand: Expression? { radicand.flatMap { $0.degree == 2 ? $0.0 : nil } }
}
