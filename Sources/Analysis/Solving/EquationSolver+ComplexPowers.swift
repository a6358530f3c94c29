// Equations in exponentials and angles of a complex unknown: one exponential stands for all of
// them.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// An exponential e^(λz + β), or a function that is made of it and of its reciprocal.
  private struct ComplexExponential {
    /// The part of the expression.
    let part: Expression
    /// The factor λ of the unknown.
    let slope: Number
    /// The number β.
    let shift: Number
    /// What the part is, of the exponential.
    let value: (Expression) -> Expression
  }

  /// The largest power of the new unknown, and the most families that are looked at two by two.
  private static let (powerLimit, mergeLimit) = (24, 12)

  /// The solutions where all that depends on the unknown are exponentials and angles of p·az + b
  /// with one a and rational p: of u = e^(az) they are quotients of polynomials, and so is the
  /// whole.
  mutating func solutionsByComplexExponentials(
    of e: Expression,
    in z: String
  ) -> SolutionSet? {
    guard let kernels = e.kernels(in: z), !kernels.isEmpty else { return nil }
    var parts: [ComplexExponential] = []
    for index in kernels {
      let part = e.subexpression(at: index)
      if parts.contains(where: { $0.part == part }) { continue }
      guard let exponential = complexExponential(part, in: z) else { return nil }
      parts.append(exponential)
    }
    var speeds: [Rational] = []
    for part in parts {
      guard let ratio = quotient(part.slope, parts[0].slope), ratio.isReal,
        let speed = ratio.real.rational
      else { return nil }
      speeds.append(speed)
    }
    guard let unit = speeds.commonDivisor else { return nil }
    let u = freshName()
    var outer = e
    for (part, speed) in zip(parts, speeds) {
      guard let count = (speed / unit).numerator.asInt, abs(count) <= Self.powerLimit,
        let factor = askNumbers({ (workspace) throws(RealError) in
          [try Number.exponential(part.shift, in: &workspace)]
        })?.first
      else { return nil }
      let power = name(for: factor) * Expression(name: u).raised(to: count)
      outer = outer.replacing(every: part.part, with: part.value(power))
    }
    guard let found = solutionsOfPolynomial(outer, in: u) else { return nil }
    guard case .complex(let values) = found.solutions else { return found }
    return families(of: values, unit, parts[0].slope)
  }

  /// A part as an exponential of a linear expression, or as a function of it.
  private mutating func complexExponential(
    _ part: Expression,
    in z: String
  ) -> ComplexExponential? {
    let operands = part.parts
    let one = Expression(1)
    let i = Expression(.imaginaryUnit)
    var argument = operands[operands.count - 1]
    var value: (Expression) -> Expression = { $0 }
    switch part.symbol(at: part.root) {
    case .power where !operands[0].variables.contains(z):
      guard let base = complexConstant(operands[0]), isZero(base) == false else { return nil }
      // A root of an odd index of a negative number is the real one, which e^(x·ln a) is not.
      if base.isReal, sign(of: base.real) != 1 { return nil }
      argument = argument * Expression.call(.ln, name(for: base))
    case .call(let builtin) where operands.count == 1:
      switch builtin {
      case .exp: break
      case .cis: argument = i * argument
      case .sine, .hyperbolicSine:
        let divisor = builtin == .sine ? Expression(2) * i : Expression(2)
        value = { ($0 - one / $0) / divisor }
      case .cosine, .hyperbolicCosine: value = { ($0 + one / $0) / Expression(2) }
      case .tangent, .hyperbolicTangent:
        let divisor = builtin == .tangent ? i : one
        value = { ($0.raised(to: 2) - one) / (divisor * ($0.raised(to: 2) + one)) }
      default: return nil
      }
      if [.sine, .cosine, .tangent].contains(builtin) { argument = i * argument }
    default: return nil
    }
    guard let line = complexCoefficients(of: argument, in: z), line.count == 2,
      ExpressionFraction(argument, in: z, limit: 1)?.denominator.count == 1,
      let divisor = ExpressionFraction(argument, in: z, limit: 1)
        .flatMap({ complexConstant($0.denominator[0]) }),
      let slope = quotient(line[1], divisor), let shift = quotient(line[0], divisor),
      isZero(slope) == false
    else { return nil }
    return ComplexExponential(part: part, slope: slope, shift: shift, value: value)
  }

  /// The families of numbers z for which e^(paz) is one of some numbers that are not zero.
  private mutating func families(
    of values: [ComplexSolution],
    _ p: Rational,
    _ a: Number
  ) -> SolutionSet? {
    var starts: [Number] = []
    var period: Number?
    for value in values {
      guard let isZero = isZero(value.number) else { return nil }
      if isZero { continue }
      let numbers = askNumbers { (workspace) throws(RealError) in
        let slope = try Number.product(.real(Real(p)), a, in: &workspace)
        let logarithm = try Number.naturalLogarithm(value.number, in: &workspace)
        let turn = Number(imaginary: try Real.product(Real(2), .pi, in: &workspace))
        return [
          try Number.quotient(logarithm, slope, in: &workspace),
          try Number.quotient(turn, slope, in: &workspace),
        ]
      }
      guard let numbers else { return nil }
      starts.append(numbers[0])
      period = numbers[1]
    }
    // Families are told with a period to the right, or upward.
    if let found = period, let side = sign(of: found.real),
      side < 0
        || side == 0 && sign(of: found.imaginary) == -1
    {
      period = quotient(found, .real(Real(-1)))
    }
    return SolutionSet(
      solutions: .complex(ordered(merged(starts.map { ComplexSolution($0, period: period) }))),
      isComplete: true,
      methods: [.steps]
    )
  }

  /// Different solutions, where families with one period that together are one with a part of it are
  /// told as that.
  mutating func merged(_ solutions: [ComplexSolution]) -> [ComplexSolution] {
    var merged = solutions.filter { $0.period == nil }
    var rest = solutions.filter { $0.period != nil }
    // The one that is closest to zero stands for those that are a part of the period apart.
    let sizes = rest.map {
      abs(enclosure($0.number.real).midpoint) + abs(enclosure($0.number.imaginary).midpoint)
    }
    rest = rest.indices.sorted { sizes[$0] < sizes[$1] }.map { rest[$0] }
    guard rest.count <= Self.mergeLimit else { return solutions }
    for count in stride(from: rest.count, through: 2, by: -1) {
      for first in rest where rest.count >= count {
        guard let period = first.period, let part = quotient(period, .real(Real(count))) else {
          continue
        }
        let whole = ComplexSolution(first.number, period: part)
        let own = rest.indices.filter { place in
          guard let other = rest[place].period, areEqual(period, other) == true else {
            return false
          }
          return areSame(ComplexSolution(rest[place].number, period: part), whole) == true
        }
        guard own.count == count, own.contains(where: { rest[$0].number.isSame(first.number) })
        else { continue }
        merged.append(whole)
        rest = rest.indices.filter { !own.contains($0) }.map { rest[$0] }
      }
    }
    return merged + rest
  }
}

extension Number {
  /// Whether two are made of the same nodes, and so surely the same number.
  fileprivate func isSame(_ other: Number) -> Bool {
    real.isSameNode(as: other.real)
      && (isReal && other.isReal || imaginary.isSameNode(as: other.imaginary))
  }
}
