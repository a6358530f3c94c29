// Equations in exponentials, in logarithms, in angles and in roots: one new unknown stands for
// what they have in common.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  // MARK: Exponentials

  /// A power of a positive number with an exponent that is p·x + q.
  private struct Exponential {
    let base: Real
    let slope: Rational
    let shift: Real
  }

  /// Where all that depends on the unknown are powers of one number: with u = bˣ they are
  /// powers of u.
  mutating func zerosByExponentials(of e: Expression, in x: String) -> Candidates? {
    let e = e.replacingHyperbolic(in: x)
    guard let kernels = e.kernels(in: x), !kernels.isEmpty else { return nil }
    var parts: [Exponential] = []
    for index in kernels {
      guard let part = exponential(e.subexpression(at: index), in: x) else { return nil }
      parts.append(part)
    }
    // All bases are powers of the first: b = b₀^r, so that b^(px) = b₀^(rpx).
    var speeds: [Rational] = []
    for part in parts {
      guard let ratio = logarithmicRatio(part.base, parts[0].base) else { return nil }
      speeds.append(ratio * part.slope)
    }
    guard let unit = speeds.commonDivisor else { return nil }
    let name = freshName()
    var result = e
    for (place, index) in kernels.enumerated().reversed() {
      guard let count = (speeds[place] / unit).numerator.asInt, abs(count) <= 24 else { return nil }
      let (base, shift) = (parts[place].base, parts[place].shift)
      let factor: Real? = ask { (workspace) throws(RealError) in
        let power = try Real.power(base, shift, in: &workspace)
        return try Real.recognized(power, in: &workspace)
      }
      guard let factor else { return nil }
      let power = Expression(name: name).raised(to: count)
      result = result.replacing(index, with: self.name(for: factor) * power)
    }
    guard let values = zeros(of: result, in: name) else { return nil }
    let kernel = Expression(
      .power,
      [self.name(for: parts[0].base), Expression(unit) * Expression(name: x)]
    )
    return origins(of: kernel, at: values, in: x)
  }

  private mutating func exponential(_ e: Expression, in x: String) -> Exponential? {
    guard let (base, exponent) = power(e, in: x), let line = line(exponent, in: x) else {
      return nil
    }
    return Exponential(base: base, slope: line.slope, shift: line.shift)
  }

  /// The base and the exponent of a power of a positive number.
  mutating func power(_ e: Expression, in x: String) -> (Real, Expression)? {
    let operands = e.parts
    switch e.symbol(at: e.root) {
    case .call(.exp): return (.e, operands[0])
    case .power where !operands[0].variables.contains(x):
      guard let base = constant(operands[0]), sign(of: base) == 1 else { return nil }
      return (base, operands[1])
    default: return nil
    }
  }

  /// An expression that is p·x + q with a rational p.
  private mutating func line(
    _ e: Expression,
    in x: String
  ) -> (slope: Rational, shift: Real)? {
    guard let line = anyLine(e, in: x), let slope = line.slope.rational else { return nil }
    return (slope, line.shift)
  }

  /// An expression that is a·x + b with an a that is not zero.
  mutating func anyLine(
    _ e: Expression,
    in x: String
  ) -> (slope: Real, shift: Real)? {
    guard let fraction = ExpressionFraction(e, in: x, limit: 1), fraction.numerator.count == 2,
      fraction.denominator.count == 1, let divisor = constant(fraction.denominator[0]),
      let top = constant(fraction.numerator[1]), let rest = constant(fraction.numerator[0])
    else { return nil }
    let found: (Real, Real)? = ask { (workspace) throws(RealError) in
      let slope = try Real.quotient(top, divisor, in: &workspace)
      return (
        try Real.recognized(slope, in: &workspace), try Real.quotient(rest, divisor, in: &workspace)
      )
    }
    guard let found, let sign = sign(of: found.0), sign != 0 else { return nil }
    return found
  }

  /// The number r of b = a^r, if it is rational.
  mutating func logarithmicRatio(_ b: Real, _ a: Real) -> Rational? {
    let ratio: Real? = ask { (workspace) throws(RealError) in
      try Real.recognized(.logarithm(b, base: a, in: &workspace), in: &workspace)
    }
    return ratio?.rational
  }

  /// Where two products of powers of numbers are the same: their logarithms are.
  mutating func zerosByTwoPowers(of e: Expression, in x: String) -> Candidates? {
    let operands = e.parts
    let isDifference: Bool
    switch e.symbol(at: e.root) {
    case .sum: isDifference = false
    case .difference: isDifference = true
    default: return nil
    }
    guard let left = logarithm(ofProduct: operands[0], in: x),
      let right = logarithm(ofProduct: operands[1], in: x)
    else { return nil }
    let opposite = isDifference ? 1 : -1
    guard left.sign * right.sign * opposite > 0 else { return Candidates.nowhere }
    return zeros(of: left.logarithm - right.logarithm, in: x)
  }

  /// The sign of a product of numbers and powers of positive numbers, and the logarithm of its
  /// magnitude.
  private mutating func logarithm(
    ofProduct e: Expression,
    in x: String
  ) -> (sign: Int, logarithm: Expression)? {
    if !e.variables.contains(x) {
      guard let number = constant(e), let sign = sign(of: number), sign != 0 else { return nil }
      let logarithm: Real? = ask { (workspace) throws(RealError) in
        try Real.naturalLogarithm(.absoluteValue(number, in: &workspace), in: &workspace)
      }
      return logarithm.map { (sign, name(for: $0)) }
    }
    let operands = e.parts
    switch e.symbol(at: e.root) {
    case .negation:
      return logarithm(ofProduct: operands[0], in: x).map { (-$0.sign, $0.logarithm) }
    case .product, .juxtaposition, .quotient:
      guard let first = logarithm(ofProduct: operands[0], in: x),
        let second = logarithm(ofProduct: operands[1], in: x)
      else { return nil }
      let isQuotient = e.symbol(at: e.root) == .quotient
      return (
        first.sign * second.sign,
        isQuotient ? first.logarithm - second.logarithm : first.logarithm + second.logarithm
      )
    default:
      guard let (base, exponent) = power(e, in: x) else { return nil }
      let factor: Real? = ask { (workspace) throws(RealError) in
        try Real.naturalLogarithm(base, in: &workspace)
      }
      return factor.map { (1, name(for: $0) * exponent) }
    }
  }

  /// Where two powers of one base are the same or opposite, as xˣ and x²: the base is 0, 1 or
  /// −1, or both have the same exponent.
  ///
  /// |bᵖ| = |b|ᵖ for every real b of which it is a power, and |b|ᵖ = |b|^q only where |b| is 0 or
  /// 1 or p = q.
  mutating func zerosByPowersOfOneBase(of e: Expression, in x: String) -> Candidates? {
    switch e.symbol(at: e.root) {
    case .sum, .difference: break
    default: return nil
    }
    let sides = e.parts
    guard let base = sides[0].powerBase(in: x) ?? sides[1].powerBase(in: x),
      let first = sides[0].exponent(of: base), let second = sides[1].exponent(of: base)
    else { return nil }
    var found = Candidates.nowhere
    for part in [base, base - Expression(1), base + Expression(1), first - second] {
      guard let zeros = zeros(of: part, in: x), zeros.numbers != nil else { return nil }
      found = found.union(zeros)
    }
    return found
  }

  // MARK: Logarithms

  /// Where a sum of multiples of logarithms to one base is a number: the product of the powers
  /// of what they are taken of is a power of the base.
  mutating func zerosByLogarithms(of e: Expression, in x: String) -> Candidates? {
    var terms: [(factor: Rational, argument: Expression)] = []
    var rest = Expression(0)
    var base: Expression?
    var pending = [(index: e.root, factor: Rational.one)]
    while let (index, factor) = pending.popLast() {
      let part = e.subexpression(at: index)
      guard part.variables.contains(x) else {
        rest = rest + Expression(factor) * part
        continue
      }
      let operands = part.parts
      switch part.symbol(at: part.root) {
      case .negation: pending.append((index - 1, -factor))
      case .sum, .difference:
        let isSum = part.symbol(at: part.root) == .sum
        pending.append((e.left(of: index), factor))
        pending.append((index - 1, isSum ? factor : -factor))
      case .product, .juxtaposition:
        let numbers = operands.map { $0.rationalNumber }
        if let number = numbers[0] {
          pending.append((index - 1, factor * number))
        } else if let number = numbers[1] {
          pending.append((e.left(of: index), factor * number))
        } else {
          return nil
        }
      case .quotient:
        guard let number = operands[1].rationalNumber, !number.isZero else { return nil }
        pending.append((e.left(of: index), factor / number))
      case .call(let builtin):
        guard let own = builtin.logarithmBase(operands), !own.variables.contains(x),
          base == nil || base == own
        else { return nil }
        base = own
        terms.append((factor, operands[0]))
      default: return nil
      }
    }
    guard let base, let unit = terms.map({ $0.factor }).commonDivisor else { return nil }
    // Σ nᵢ·log(aᵢ) = −rest/unit.
    var (left, right) = (Expression(.power, [base, -(rest / Expression(unit))]), Expression(1))
    guard let power = constant(left) else { return nil }
    left = name(for: power)
    for (factor, argument) in terms {
      guard let count = (factor / unit).numerator.asInt, abs(count) <= 12 else { return nil }
      if count > 0 {
        right = right * argument.raised(to: count)
      } else {
        left = left * argument.raised(to: -count)
      }
    }
    return zeros(of: right - left, in: x)
  }

  // MARK: Angles

  /// Where the unknown stands in sines, cosines and their quotients of whole multiples of one
  /// angle, with numbers added: with the cosine c and the sine s of the angle, s² = 1 − c².
  mutating func zerosByAngles(of e: Expression, in x: String) -> Candidates? {
    let e = e.replacingAngleQuotients(in: x)
    guard let kernels = e.kernels(in: x), !kernels.isEmpty else { return nil }
    var lines: [(slope: Real, shift: Real)] = []
    for index in kernels {
      let kernel = e.subexpression(at: index)
      guard
        kernel.symbol(at: kernel.root) == .call(.sine)
          || kernel.symbol(at: kernel.root) == .call(.cosine),
        let line = anyLine(kernel.parts[0], in: x)
      else { return nil }
      lines.append(line)
    }
    guard let (angle, multiples) = commonAngle(of: lines, in: x) else { return nil }
    let (cosine, sine) = (freshName(), freshName())
    var result = e
    for (place, index) in kernels.enumerated().reversed() {
      let (count, shift) = multiples[place]
      let isSine = e.symbol(at: index) == .call(.sine)
      var multiple = Expression.multiple(of: count, isSine: isSine, cosine, sine)
      if let shift {
        // sin(u + v) = sin u·cos v + cos u·sin v; cos(u + v) = cos u·cos v − sin u·sin v.
        let name = name(for: shift)
        guard let first = constant(.call(.cosine, name)), let second = constant(.call(.sine, name))
        else { return nil }
        let other = Expression.multiple(of: count, isSine: !isSine, cosine, sine)
        let (kept, turned) = (self.name(for: first) * multiple, self.name(for: second) * other)
        multiple = isSine ? kept + turned : kept - turned
      }
      result = result.replacing(index, with: multiple)
    }
    // A + Bs is zero only where A² − (1 − c²)B² is.
    guard let fraction = ExpressionFraction(result, in: sine, limit: 12) else { return nil }
    let square = Expression(1) - Expression(name: cosine).raised(to: 2)
    let (even, odd) = fraction.numerator.reduced(bySquare: square)
    if odd.rationalNumber?.isZero != true,
      let values = valuesOfSine(in: result, named: sine, besides: cosine)
    {
      return origins(of: .call(.sine, angle), at: values, in: x)
    }
    let norm =
      odd.rationalNumber?.isZero == true ? even : even.raised(to: 2) - square * odd.raised(to: 2)
    // It is zero everywhere only if A and B are, since 1 − c² is no square.
    guard let values = zeros(of: norm, in: cosine) else { return nil }
    return origins(of: .call(.cosine, angle), at: values, in: x)
  }

  /// What a sine is where an expression with it and the square of a cosine is zero; nothing where the
  /// cosine stands in it in another way.
  private mutating func valuesOfSine(
    in e: Expression,
    named sine: String,
    besides cosine: String
  ) -> Candidates? {
    guard let fraction = ExpressionFraction(e, in: cosine, limit: 12) else { return nil }
    let square = Expression(1) - Expression(name: sine).raised(to: 2)
    let (even, odd) = fraction.numerator.reduced(bySquare: square)
    return odd.rationalNumber?.isZero == true ? zeros(of: even, in: sine) : nil
  }

  /// An angle of which some lines are whole multiples, with a number added where that is not 0;
  /// nothing where there is none, or where that is not found out.
  private mutating func commonAngle(
    of lines: [(slope: Real, shift: Real)],
    in x: String
  ) -> (angle: Expression, multiples: [(count: Int, shift: Real?)])? {
    guard var first = lines.first, let side = sign(of: first.slope) else { return nil }
    if side < 0 {
      guard let slope = moved(Real(0), by: -1, first.slope),
        let shift = moved(Real(0), by: -1, first.shift)
      else { return nil }
      first = (slope, shift)
    }
    var ratios: [Rational] = []
    for line in lines {
      guard let ratio = quotient(line.slope, first.slope)?.rational else { return nil }
      ratios.append(ratio)
    }
    guard let unit = ratios.commonDivisor else { return nil }
    var multiples: [(count: Int, shift: Real?)] = []
    for (line, ratio) in zip(lines, ratios) {
      guard let count = (ratio / unit).numerator.asInt, abs(count) <= 12,
        let rest: Real = ask({ (workspace) throws(RealError) in
          let shift = try Real.product(Real(ratio), first.shift, in: &workspace)
          return try Real.recognized(
            .difference(line.shift, shift, in: &workspace),
            in: &workspace
          )
        }), let sign = sign(of: rest)
      else { return nil }
      multiples.append((count, sign == 0 ? nil : rest))
    }
    let parts: (slope: Real, shift: Real)? = ask { (workspace) throws(RealError) in
      let slope = try Real.product(Real(unit), first.slope, in: &workspace)
      let shift = try Real.product(Real(unit), first.shift, in: &workspace)
      return (
        try Real.recognized(slope, in: &workspace), try Real.recognized(shift, in: &workspace)
      )
    }
    guard let parts else { return nil }
    let multiple = name(for: parts.slope) * Expression(name: x)
    return (
      parts.shift.rational?.isZero == true ? multiple : multiple + name(for: parts.shift), multiples
    )
  }

  // MARK: Roots

  /// Where a square root or a cube root stands beside other things: the norm of the expression
  /// over it is zero wherever the expression is.
  mutating func zerosByRadicals(of e: Expression, in x: String) -> Candidates? {
    for index in 0..<e.count {
      let part = e.subexpression(at: index)
      guard part.variables.contains(x), let (radicand, degree) = part.radicand else { continue }
      let name = freshName()
      let polynomial = e.replacing(every: part, with: Expression(name: name))
      guard let fraction = ExpressionFraction(polynomial, in: name, limit: 6) else { return nil }
      let numerator = fraction.numerator
      if degree == 2 {
        let (even, odd) = numerator.reduced(bySquare: radicand)
        return zeros(ofNorm: even.raised(to: 2) - radicand * odd.raised(to: 2), [even, odd], in: x)
      }
      let (a, b, c) = numerator.reduced(byCube: radicand)
      let cubes =
        a.raised(to: 3) + b.raised(to: 3) * radicand + c.raised(to: 3) * radicand.raised(to: 2)
      // Without the square of the root the norm is a³ + b³r, and real cube roots are unique.
      let isLinear = c.rationalNumber?.isZero == true
      return zeros(
        ofNorm: cubes - Expression(3) * a * b * c * radicand,
        isLinear ? [] : [a, b, c],
        in: x
      )
    }
    return nil
  }

  /// The zeros of a norm; where that is zero everywhere, so is the expression only if its parts
  /// are: the norm of √(x²) − x is zero, too.
  private mutating func zeros(
    ofNorm norm: Expression,
    _ parts: [Expression],
    in x: String
  ) -> Candidates? {
    guard let found = zeros(of: norm, in: x) else { return nil }
    if found.numbers != nil { return found }
    for part in parts {
      guard case .every? = zeros(of: part, in: x) else { return nil }
    }
    return found
  }
}

extension [Expression] {
  /// A polynomial in a square root of a radicand: what stands alone, and what stands before the
  /// root.
  func reduced(bySquare radicand: Expression) -> (Expression, Expression) {
    let parts = reduced(radicand, degree: 2)
    return (parts[0], parts[1])
  }

  /// The same for a cube root, with what stands before its square.
  fileprivate func reduced(byCube radicand: Expression) -> (Expression, Expression, Expression) {
    let parts = reduced(radicand, degree: 3)
    return (parts[0], parts[1], parts[2])
  }

  /// What stands before each power of a root of a radicand.
  private func reduced(_ radicand: Expression, degree: Int) -> [Expression] {
    var parts = [Expression](repeating: Expression(0), count: degree)
    for (exponent, coefficient) in enumerated() {
      let power = radicand.raised(to: exponent / degree)
      parts[exponent % degree] = parts[exponent % degree] + coefficient * power
    }
    return parts
  }
}

extension Expression {
  /// The base of a power whose base and exponent depend on a name, up to its sign.
  fileprivate func powerBase(in x: String) -> Expression? {
    switch symbol(at: root) {
    case .negation: return parts[0].powerBase(in: x)
    case .power where parts.allSatisfy({ $0.variables.contains(x) }): return parts[0]
    default: return nil
    }
  }

  /// The exponent with which the expression is a power of a base, up to its sign; 0 for a 1.
  fileprivate func exponent(of base: Expression) -> Expression? {
    if self == base { return Expression(1) }
    switch symbol(at: root) {
    case .negation: return parts[0].exponent(of: base)
    case .power: return parts[0] == base ? parts[1] : nil
    default: return rationalNumber?.magnitude == .one ? Expression(0) : nil
    }
  }

  /// What a square root or a cube root is taken of.
  var radicand: (Expression, degree: Int)? {
    let operands = parts
    switch symbol(at: root) {
    case .call(.sqrt): return (operands[0], 2)
    case .call(.cbrt): return (operands[0], 3)
    case .call(.root):
      guard let index = operands[0].rationalNumber else { return nil }
      if index == Rational(2) { return (operands[1], 2) }
      return index == Rational(3) ? (operands[1], 3) : nil
    case .power:
      guard let exponent = operands[1].rationalNumber, exponent.numerator == .one else {
        return nil
      }
      if exponent.denominator == Integer(2) { return (operands[0], 2) }
      return exponent.denominator == Integer(3) ? (operands[0], 3) : nil
    default: return nil
    }
  }

  /// The cosine or the sine of a whole multiple of an angle, by those of the angle.
  ///
  /// cos(nt) = Tₙ(c) and sin(nt) = s·Uₙ₋₁(c), by Chebyshev's recurrences.
  fileprivate static func multiple(
    of count: Int,
    isSine: Bool,
    _ cosine: String,
    _ sine: String
  ) -> Expression {
    let two = Polynomial([.zero, Rational(2)])
    var (last, next) = (Polynomial.zero, Polynomial.one)
    var (lower, upper) = (Polynomial.one, Polynomial.variable)
    for _ in 0..<abs(count) {
      (last, next) = (next, two * next - last)
      (lower, upper) = (upper, two * upper - lower)
    }
    let name = Expression(name: cosine)
    guard isSine else { return Expression(lower, of: name) }
    let value = Expression(last, of: name) * Expression(name: sine)
    return count < 0 ? -value : value
  }

  /// The expression with hyperbolic functions as what they are of exponentials.
  func replacingHyperbolic(in x: String) -> Expression {
    replacingCalls(in: x) { builtin, argument in
      let (rising, falling) = (Expression.call(.exp, argument), Expression.call(.exp, -argument))
      switch builtin {
      case .hyperbolicSine: return (rising - falling) / Expression(2)
      case .hyperbolicCosine: return (rising + falling) / Expression(2)
      case .hyperbolicTangent: return (rising - falling) / (rising + falling)
      default: return nil
      }
    }
  }
}

extension [Rational] {
  /// The smallest positive number of which all denominators are divisors.
  var commonDenominator: Integer {
    reduce(.one) { .leastCommonMultiple($0, $1.denominator) }
  }

  /// The largest number of which all are whole multiples, with no zero among them.
  var commonDivisor: Rational? {
    guard let first, allSatisfy({ !$0.isZero }) else { return nil }
    return dropFirst().reduce(first.magnitude) { .commonDivisor($0, $1) }
  }
}
