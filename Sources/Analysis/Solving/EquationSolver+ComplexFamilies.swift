// Equations in a complex unknown whose solutions are told with letters for whole numbers: where
// e^(z²) is 1, z² is one of the numbers 2πi·n, and z one of ±√(2πi·n).

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The most families that are told.
  private static let familyLimit = 24

  /// The zeros of an expression with letters for whole numbers; nothing where no steps lead to them.
  ///
  /// Each step is an equivalence, so that these are all zeros, and nothing else.
  mutating func letteredZeros(of e: Expression, in z: String) -> [LetteredNumber]? {
    guard depth < EquationSolver.depthLimit, e.count <= EquationSolver.sizeLimit,
      workspace.budget.stepsLeft > 0
    else { return nil }
    depth += 1
    defer { depth -= 1 }
    guard e.variables.contains(z) else {
      // What is zero everywhere is no family.
      return complexConstant(e).flatMap { isZero($0) == false ? [] : nil }
    }
    if complexCoefficients(of: e, in: z) != nil {
      guard let found = solutionsOfPolynomial(e, in: z), case .complex(let roots) = found.solutions
      else { return nil }
      return roots.map { LetteredNumber($0.number) }
    }
    if case .negation = e.symbol(at: e.root) { return letteredZeros(of: e.parts[0], in: z) }
    if case .quotient = e.symbol(at: e.root), !e.parts[1].variables.contains(z) {
      guard let divisor = complexConstant(e.parts[1]), isZero(divisor) == false else { return nil }
      return letteredZeros(of: e.parts[0], in: z)
    }
    if e.isEntire(in: z), let found = letteredZerosOfFactors(of: e, in: z) { return found }
    if let found = letteredZerosByKernel(of: e, in: z) { return found }
    if e.occurrences(of: z) == 1 {
      return letteredOrigins(of: e, at: LetteredNumber(.real(Real(0))), in: z)
    }
    guard let exponents = exponents(ofZerosOf: e, in: z) else { return nil }
    var found: [LetteredNumber] = []
    for exponent in exponents {
      guard let origins = origins(of: exponent.polynomial, at: exponent.values) else { return nil }
      found += origins
    }
    return found
  }

  /// Where one of several factors is zero; nothing where there is only one.
  private mutating func letteredZerosOfFactors(
    of e: Expression,
    in z: String
  ) -> [LetteredNumber]? {
    var factors: [Expression] = []
    for factor in e.zeroFactors(in: z) where !factors.contains(factor) { factors.append(factor) }
    if factors == [e] {
      guard e.hasSeveralAngles(in: z), let product = productOfAngles(e, in: z) else { return nil }
      factors = product.zeroFactors(in: z)
    }
    var found: [LetteredNumber] = []
    for factor in factors {
      guard let zeros = letteredZeros(of: factor, in: z) else { return nil }
      found += zeros
    }
    return found.count <= Self.familyLimit ? found : nil
  }

  /// Where the unknown stands only inside of one part.
  private mutating func letteredZerosByKernel(
    of e: Expression,
    in z: String
  ) -> [LetteredNumber]? {
    guard let (outer, name, kernel) = outerAndKernel(of: e, in: z),
      let values = letteredZeros(of: outer, in: name)
    else { return nil }
    return letteredOrigins(of: kernel, at: values, in: z)
  }

  /// An expression with a name in the place of the only part in which the unknown stands, which is not
  /// all of it.
  private mutating func outerAndKernel(
    of e: Expression,
    in z: String
  ) -> (outer: Expression, name: String, kernel: Expression)? {
    guard let kernels = e.kernels(in: z), let first = kernels.first, first != e.root else {
      return nil
    }
    let kernel = e.subexpression(at: first)
    guard kernels.allSatisfy({ e.subexpression(at: $0) == kernel }) else { return nil }
    let name = freshName()
    return (e.replacing(kernels, with: Expression(name: name)), name, kernel)
  }

  // MARK: Step by step

  private mutating func letteredOrigins(
    of e: Expression,
    at targets: [LetteredNumber]?,
    in z: String
  ) -> [LetteredNumber]? {
    guard let targets else { return nil }
    var found: [LetteredNumber] = []
    for target in targets {
      guard let origins = letteredOrigins(of: e, at: rightward(target), in: z) else { return nil }
      found += origins
      guard found.count <= Self.familyLimit else { return nil }
    }
    return found
  }

  /// The numbers for which an expression has a value, for each choice of its letters.
  private mutating func letteredOrigins(
    of e: Expression,
    at target: LetteredNumber,
    in z: String
  ) -> [LetteredNumber]? {
    guard depth < EquationSolver.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    if case .name(z) = e.symbol(at: e.root) { return [target] }
    let operands = e.parts
    let places = operands.indices.filter { operands[$0].variables.contains(z) }
    guard places.count == 1 else { return letteredOrigins(ofSeveral: e, at: target, in: z) }
    let (inner, isFirst) = (operands[places[0]], places[0] == 0)
    if case .call(let builtin) = e.symbol(at: e.root) {
      guard operands.count == 1 else { return nil }
      return letteredOrigins(
        of: inner,
        at: arguments(of: builtin, at: target),
        in: z
      )
    }
    if operands.count == 1 {
      guard e.symbol(at: e.root) == .negation else { return nil }
      return letteredOrigins(
        of: inner,
        at: moved(target, times: .real(Real(-1))).map { [$0] },
        in: z
      )
    }
    guard operands.count == 2, let number = complexConstant(operands[isFirst ? 1 : 0]),
      let isZero = isZero(number)
    else { return nil }
    return letteredOrigins(
      of: inner,
      at: isZero
        ? nil : undone(e.symbol(at: e.root), beside: number, isFirst: isFirst, at: target),
      in: z
    )
  }

  /// What one operand is where the other one is a number, which is not zero.
  private mutating func undone(
    _ symbol: Symbol,
    beside number: Number,
    isFirst: Bool,
    at target: LetteredNumber
  ) -> [LetteredNumber]? {
    switch symbol {
    case .sum: return moved(target, minus: number).map { [$0] }
    case .difference:
      if isFirst { return moved(target, plus: number).map { [$0] } }
      return moved(target, times: .real(Real(-1)), plus: number).map { [$0] }
    case .product, .juxtaposition:
      return quotient(.real(Real(1)), number)
        .flatMap { moved(target, times: $0) }.map { [$0] }
    case .quotient:
      return isFirst
        ? moved(target, times: number).map { [$0] } : quotient(number, by: target)
    case .power:
      return isFirst ? bases(of: number, at: target) : exponents(ofBase: number, at: target)
    default: return nil
    }
  }

  /// Where the unknown stands in several operands: of a polynomial in it, or in a part.
  private mutating func letteredOrigins(
    ofSeveral e: Expression,
    at target: LetteredNumber,
    in z: String
  ) -> [LetteredNumber]? {
    if target.terms.isEmpty {
      return letteredZeros(of: e - name(for: target.start), in: z)
    }
    if let polynomial = complexPolynomial(e, in: z) { return origins(of: polynomial, at: target) }
    if let fraction = ExpressionFraction(e, in: z, limit: 2) {
      return origins(of: fraction, at: target)
    }
    guard let (outer, name, kernel) = outerAndKernel(of: e, in: z),
      let values = letteredOrigins(of: outer, at: target, in: name)
    else { return nil }
    return letteredOrigins(of: kernel, at: values, in: z)
  }

  /// The exponents with which a number has a value.
  private mutating func exponents(
    ofBase base: Number,
    at target: LetteredNumber
  ) -> [LetteredNumber]? {
    // A root of an odd index of a negative number is the real one, which e^(x·ln a) is not.
    if case .real(let base) = base, sign(of: base) != 1 { return nil }
    guard
      let unit = askNumbers({ (workspace) throws(RealError) in
        [try Number.naturalLogarithm(base, in: &workspace)]
      })?.first, let inverse = isZero(unit) == false ? quotient(.real(Real(1)), unit) : nil,
      let logarithms = logarithms(of: target)
    else { return nil }
    var found: [LetteredNumber] = []
    for logarithm in logarithms {
      guard let exponent = moved(logarithm, times: inverse) else { return nil }
      found.append(exponent)
    }
    return found
  }

  /// The bases whose power with a number as its exponent has a value.
  private mutating func bases(
    of exponent: Number,
    at target: LetteredNumber
  ) -> [LetteredNumber]? {
    guard exponent.isReal, let rational = exponent.real.rational else {
      return principalBases(of: exponent, at: target)
    }
    guard rational.isInteger, let count = rational.numerator.asInt, count != 0, abs(count) <= 64
    else { return nil }
    if count > 0 { return roots(of: target, count) }
    var found: [LetteredNumber] = []
    for power in quotient(.real(Real(1)), by: target) ?? [] {
      guard let own = roots(of: power, -count) else { return nil }
      found += own
    }
    return found
  }

  /// The arguments at which a function of one number has a value.
  private mutating func arguments(
    of builtin: Builtin,
    at target: LetteredNumber
  ) -> [LetteredNumber]? {
    if builtin == .exp { return logarithms(of: target) }
    if builtin == .ln { return exponentials(ofPrincipal: target) }
    if builtin == .sqrt { return squares(ofPrincipal: target) }
    guard let row = builtin.complexOrigins else { return nil }
    guard target.terms.isEmpty else { return arguments(of: builtin, row, at: target) }
    let v = name(for: target.start)
    guard isPrincipal(v, row) == true else { return isPrincipal(v, row).map { _ in [] } }
    var (period, found): (Number?, [ComplexSolution]) = (nil, [])
    if let length = row.period {
      guard let known = complexConstant(length) else { return nil }
      period = known
    }
    for text in row.origins {
      let whole = text.replacing(["v": v])
      // What is never a value has no origin.
      if case .undefined = complexWorth(of: whole) { continue }
      guard let number = complexConstant(whole) else { return nil }
      let origin = ComplexSolution(number, period: period)
      if !found.contains(where: { areSame($0, origin) == true }) { found.append(origin) }
    }
    let letter = wholeLetter(besides: [])
    return merged(found).map { solution in
      var number = LetteredNumber(solution, letter: letter)
      number.conditions = target.conditions
      return number
    }
  }

  /// The arguments at which a function that has a value everywhere is a number with letters.
  private mutating func arguments(
    of builtin: Builtin,
    _ row: ComplexOrigins,
    at target: LetteredNumber
  ) -> [LetteredNumber]? {
    guard row.borders.isEmpty, Expression.call(builtin, Expression(name: "v")).isEntire(in: "v"),
      let length = row.period, let period = complexConstant(length), let form = written(target)
    else { return nil }
    let letter = Expression(name: wholeLetter(besides: target.letters))
    var found: [LetteredNumber] = []
    for text in row.origins {
      let name = freshName()
      guard let call = text.indicesOfCalls(with: "v").first,
        let line = complexPolynomial(text.replacing(call, with: Expression(name: name)), in: name),
        line.count == 2
      else { return nil }
      let core = text.subexpression(at: call).replacing(["v": form])
      found.append(
        LetteredNumber(
          line[0],
          [.init(factor: line[1], core: core), .init(factor: period, core: letter)],
          where: target.conditions
        )
      )
    }
    return found
  }
}

extension Expression {
  /// Whether sines or cosines of different expressions of a name stand in it.
  fileprivate func hasSeveralAngles(in name: String) -> Bool {
    guard let kernels = kernels(in: name), let first = kernels.first else { return false }
    return kernels.contains { subexpression(at: $0) != subexpression(at: first) }
  }
}
