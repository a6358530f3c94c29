// Equations in one complex unknown: products, polynomials, and what is undone step by step.

internal import Expressions
internal import Numbers
internal import Reals

/// Complex numbers among which all zeros of an expression are.
enum ComplexCandidates {
  /// Every number.
  case every
  /// These numbers and families.
  case some([ComplexSolution])

  /// No number at all.
  static var nowhere: ComplexCandidates { .some([]) }

  /// The numbers of either.
  func union(_ other: ComplexCandidates) -> ComplexCandidates {
    guard case .some(let first) = self, case .some(let second) = other else { return .every }
    return .some(first + second)
  }
}

extension EquationSolver {
  /// The largest degree of a polynomial.
  private static let coefficientLimit = 100

  /// The complex numbers for which a difference is zero.
  mutating func complexSolutions(of e: Expression, in z: String) -> SolutionSet? {
    let before = environment.complexAnswers
    environment.complexAnswers = true
    defer { environment.complexAnswers = before }
    guard environment.angleUnit == .radians || !e.hasAngles else { return nil }
    // The power 0 of every number is 1.
    let ones = e.largestParts { part in
      guard case .power = part.symbol(at: part.root), part.isEntireBase(in: z) else { return false }
      return part.parts[1].rationalNumber?.isZero == true
    }
    var e = e.replacing(ones, with: Expression(1))
    if let rational = rationalFunction(e, in: z) {
      return complexSolutions(of: rational)
    }
    if let found = solutionsWithConjugate(of: e, in: z) { return found }
    if let found = solutionsOfPolynomial(e, in: z) { return found }
    let isOnce = e.occurrences(of: z) == 1
    // With numbers added to angles, exponentials have factors without a closed form.
    let product = e.hasShiftedAngles(in: z) ? productOfAngles(e, in: z) : nil
    if let product { e = product }
    if !isOnce, product == nil, let found = solutionsByComplexExponentials(of: e, in: z) {
      return found
    }
    if let found = solutionsByComplexParts(of: e, in: z) { return found }
    areOriginsExact = isOnce
    guard let candidates = complexZeros(of: e, in: z) else {
      if isOnce, let found = solutionsByComplexExponentials(of: e, in: z) { return found }
      return letteredZeros(of: e, in: z).flatMap { set(ofLettered: $0) }
    }
    let areExact = areOriginsExact
    guard case .some(let numbers) = candidates else {
      return SolutionSet(solutions: .every(except: nil), isComplete: true, methods: [.identity])
    }
    var (kept, isComplete): ([ComplexSolution], Bool) = ([], true)
    for solution in numbers {
      let answers = kept.map { areSame($0, solution) }
      if answers.contains(nil) { isComplete = false }
      if answers.contains(where: { $0 != false }) { continue }
      switch areExact ? true : isZero(e, z, at: solution.number) {
      case true?:
        if solution.period != nil, !areExact, !e.isEntire(in: z) {
          isComplete = false
        } else {
          kept.append(solution)
        }
      case false?: if solution.period != nil, !e.isEntire(in: z) { isComplete = false }
      case nil: isComplete = false
      }
    }
    return SolutionSet(
      solutions: .complex(ordered(merged(kept))),
      isComplete: isComplete,
      methods: [.steps]
    )
  }

  /// Whether two solutions are one number, or one family; nothing where that is not found out.
  mutating func areSame(_ a: ComplexSolution, _ b: ComplexSolution) -> Bool? {
    guard let period = a.period, let other = b.period else {
      return a.period == nil && b.period == nil ? areEqual(a.number, b.number) : false
    }
    // A family that is told twice is no mistake, so that one which is not decided stays.
    guard areEqual(period, other) == true,
      let gap = askNumbers({ (workspace) throws(RealError) in
        [try Number.difference(a.number, b.number, in: &workspace)]
      })?.first, let turns = quotient(gap, period)
    else { return false }
    return turns.isReal && turns.real.rational?.isInteger == true
  }

  private mutating func complexSolutions(of rational: RationalFunction) -> SolutionSet? {
    let numerator = rational.numerator
    guard !numerator.isZero else {
      return SolutionSet(solutions: .every(except: nil), isComplete: true, methods: [.identity])
    }
    // What is zero at a pole is divided out: it is no solution.
    var rest = numerator
    var common = Polynomial.greatestCommonDivisor(rest, rational.poles)
    while !common.isConstant, let quotient = rest.dividedExactly(by: common) {
      rest = quotient
      common = Polynomial.greatestCommonDivisor(rest, rational.poles)
    }
    guard !rest.isConstant else {
      return SolutionSet(solutions: .complex([]), isComplete: true, methods: [.steps])
    }
    guard let roots = complexRoots(of: rest) else { return nil }
    return SolutionSet(
      solutions: .complex(roots),
      isComplete: true,
      methods: [.discs(degree: rest.degree)],
      certificate: certificate(of: rest, isComplex: true)
    )
  }

  /// The solutions of a quotient of polynomials whose coefficients are exact complex numbers; nothing
  /// where it is none, or the number of its roots does not say more than its steps.
  mutating func solutionsOfPolynomial(_ e: Expression, in z: String) -> SolutionSet? {
    guard let coefficients = complexCoefficients(of: e, in: z), coefficients.count > 1,
      let roots = complexRoots(ofCoefficients: coefficients)
    else { return nil }
    var kept: [ComplexSolution] = []
    let divisors = e.divisors(in: z)
    for root in roots {
      let zeros = divisors.map { isZero($0, z, at: root.number) }
      if zeros.allSatisfy({ $0 == false }) {
        kept.append(root)
      } else if zeros.contains(nil) {
        return nil
      }
    }
    return SolutionSet(
      solutions: .complex(kept),
      isComplete: true,
      methods: [.discs(degree: roots.reduce(0) { $0 + ($1.multiplicity ?? 0) })],
      certificate: divisors.isEmpty ? certificate(of: coefficients, roots) : []
    )
  }

  /// The coefficients of the dividend of a quotient of polynomials, that of the power 0 first.
  mutating func complexCoefficients(of e: Expression, in z: String) -> [Number]? {
    guard let fraction = ExpressionFraction(e, in: z, limit: Self.coefficientLimit) else {
      return nil
    }
    // A divisor that is zero everywhere leaves no value.
    guard
      fraction.denominator.contains(where: { divisor in
        complexConstant(divisor).flatMap { isZero($0) } == false
      })
    else { return nil }
    var numbers: [Number] = []
    for coefficient in fraction.numerator {
      guard let number = complexConstant(coefficient) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// Whether an expression is zero for a complex number; nothing where that is not found out.
  private mutating func isZero(_ e: Expression, _ z: String, at number: Number) -> Bool? {
    switch complexWorth(of: e, for: z, being: number) {
    case .undefined: false
    case .unknown: nil
    case .number(let value): isZero(value)
    }
  }

  // MARK: Conjugates

  /// The solution of az + bz̄ + c = 0: with the conjugate equation this is a linear system, which
  /// has one solution where |a|² and |b|² differ.
  private mutating func solutionsWithConjugate(of e: Expression, in z: String) -> SolutionSet? {
    let conjugate = Expression.call(.conjugate, Expression(name: z))
    let name = freshName()
    let linear = e.replacing(every: conjugate, with: Expression(name: name))
    guard linear.variables.contains(name),
      let inOne = ExpressionFraction(linear, in: name, limit: 1), inOne.numerator.count == 2,
      inOne.denominator.count == 1, let divisor = complexConstant(inOne.denominator[0]),
      let inOther = ExpressionFraction(inOne.numerator[0], in: z, limit: 1),
      inOther.denominator.count == 1, let other = complexConstant(inOther.denominator[0]),
      isZero(divisor) == false, isZero(other) == false,
      let b = complexConstant(inOne.numerator[1] * inOther.denominator[0]),
      let c = complexConstant(inOther.numerator[0]),
      let a = complexConstant(
        inOther.numerator.count == 2 ? inOther.numerator[1] : Expression(0)
      )
    else { return nil }
    let found = askNumbers { (workspace) throws(RealError) in
      func square(_ number: Number, _ workspace: inout Workspace) throws(RealError) -> Number {
        try .product(number, .conjugate(number, in: &workspace), in: &workspace)
      }
      let size = try Number.difference(
        square(a, &workspace),
        square(b, &workspace),
        in: &workspace
      )
      let first = try Number.product(b, .conjugate(c, in: &workspace), in: &workspace)
      let second = try Number.product(c, .conjugate(a, in: &workspace), in: &workspace)
      return [size, try Number.difference(first, second, in: &workspace)]
    }
    guard let found, isZero(found[0]) == false, let number = quotient(found[1], found[0]) else {
      return nil
    }
    return SolutionSet(
      solutions: .complex([ComplexSolution(number)]),
      isComplete: true,
      methods: [.steps]
    )
  }

  // MARK: Roots

  /// Where a square root stands beside other things: the norm of the expression over it is zero
  /// wherever the expression is.
  private mutating func complexZerosByRadicals(
    of e: Expression,
    in z: String
  ) -> ComplexCandidates? {
    for index in 0..<e.count {
      let part = e.subexpression(at: index)
      guard part.variables.contains(z), let (radicand, degree) = part.radicand, degree == 2 else {
        continue
      }
      let name = freshName()
      let polynomial = e.replacing(every: part, with: Expression(name: name))
      guard let fraction = ExpressionFraction(polynomial, in: name, limit: 6) else { return nil }
      let (even, odd) = fraction.numerator.reduced(bySquare: radicand)
      let norm = even.raised(to: 2) - radicand * odd.raised(to: 2)
      // Where the norm is zero everywhere, the root may be of either sign.
      guard let found = complexZeros(of: norm, in: z), case .some = found else { return nil }
      return found
    }
    return nil
  }

  // MARK: Zeros

  private mutating func complexZeros(of e: Expression, in z: String) -> ComplexCandidates? {
    guard depth < EquationSolver.depthLimit, e.count <= EquationSolver.sizeLimit,
      workspace.budget.stepsLeft > 0
    else { return nil }
    depth += 1
    defer { depth -= 1 }
    guard e.variables.contains(z) else {
      return complexConstant(e).flatMap { isZero($0) }.map { $0 ? .every : .nowhere }
    }
    if let rational = rationalFunction(e, in: z) {
      guard !rational.numerator.isZero else { return .every }
      if rational.numerator.isConstant { return .nowhere }
      return complexRoots(of: rational.numerator).map { .some($0) }
    }
    let operands = e.parts
    switch e.symbol(at: e.root) {
    case .negation: return complexZeros(of: operands[0], in: z)
    case .product, .juxtaposition:
      guard let first = complexZeros(of: operands[0], in: z) else { return nil }
      return complexZeros(of: operands[1], in: z).map { first.union($0) }
    case .quotient: return complexZeros(of: operands[0], in: z)
    default: break
    }
    if let found = complexZerosByCoefficients(of: e, in: z) { return found }
    let target = ComplexSolution(.real(Real(0)))
    if e.occurrences(of: z) == 1 { return complexOrigins(of: e, at: target, in: z) }
    return complexZerosByKernel(of: e, in: z) ?? complexZerosByRadicals(of: e, in: z)
  }

  /// The zeros of a polynomial whose coefficients are exact numbers.
  private mutating func complexZerosByCoefficients(
    of e: Expression,
    in z: String
  ) -> ComplexCandidates? {
    guard let coefficients = complexCoefficients(of: e, in: z) else { return nil }
    if let roots = complexRoots(ofCoefficients: coefficients) { return .some(roots) }
    return coefficients.allSatisfy({ isZero($0) == true }) ? .every : nil
  }

  /// Where the unknown stands only inside of one part.
  private mutating func complexZerosByKernel(
    of e: Expression,
    in z: String
  ) -> ComplexCandidates? {
    guard let kernels = e.kernels(in: z), let first = kernels.first, first != e.root else {
      return nil
    }
    let kernel = e.subexpression(at: first)
    guard kernels.allSatisfy({ e.subexpression(at: $0) == kernel }) else { return nil }
    let name = freshName()
    let outer = e.replacing(kernels, with: Expression(name: name))
    guard let values = complexZeros(of: outer, in: name) else { return nil }
    guard case .some(let numbers) = values else { return .every }
    var found = ComplexCandidates.nowhere
    for number in numbers {
      guard let part = complexOrigins(of: kernel, at: number, in: z) else { return nil }
      found = found.union(part)
    }
    return found
  }

  // MARK: Step by step

  /// Numbers among which all are for which an expression has a value, or one of a family.
  private mutating func complexOrigins(
    of e: Expression,
    at target: ComplexSolution,
    in z: String
  ) -> ComplexCandidates? {
    guard depth < EquationSolver.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    let operands = e.parts
    if case .name(z) = e.symbol(at: e.root) { return .some([target]) }
    let places = operands.indices.filter { operands[$0].variables.contains(z) }
    guard places.count == 1 else {
      return target.period == nil
        ? complexZeros(of: e - name(for: target.number), in: z) : nil
    }
    let (inner, isFirst) = (operands[places[0]], places[0] == 0)
    if case .call(let builtin) = e.symbol(at: e.root) {
      guard operands.count == 1 else { return nil }
      return complexOrigins(ofCall: builtin, inner, at: target, in: z)
    }
    if operands.count == 1 {
      guard e.symbol(at: e.root) == .negation else { return nil }
      return moved(target, .real(Real(-1)), nil).flatMap {
        complexOrigins(of: inner, at: $0, in: z)
      }
    }
    guard operands.count == 2, let number = complexConstant(operands[isFirst ? 1 : 0]),
      let isZero = isZero(number)
    else { return nil }
    let one = Number.real(Real(1))
    var next: ComplexSolution?
    switch e.symbol(at: e.root) {
    case .sum: next = moved(target, nil, number, isOpposite: true)
    case .difference:
      next =
        isFirst
        ? moved(target, nil, number)
        : moved(target, .real(Real(-1)), number)
    case .product, .juxtaposition:
      guard !isZero, let inverse = quotient(one, number) else { return nil }
      next = moved(target, inverse, nil)
    case .quotient:
      guard !isZero else { return nil }
      if isFirst {
        next = moved(target, number, nil)
      } else {
        guard target.period == nil, let isNothing = self.isZero(target.number) else { return nil }
        if isNothing { return .nowhere }
        next = quotient(number, target.number).map { ComplexSolution($0) }
      }
    case .power:
      guard target.period == nil else { return nil }
      return isFirst
        ? complexOrigins(of: inner, exponent: number, at: target.number, in: z)
        : complexOrigins(of: inner, base: number, at: target.number, in: z)
    default: return nil
    }
    return next.flatMap { complexOrigins(of: inner, at: $0, in: z) }
  }

  private mutating func moved(
    _ target: ComplexSolution,
    _ factor: Number?,
    _ shift: Number?,
    isOpposite: Bool = false
  ) -> ComplexSolution? {
    let numbers = askNumbers { (workspace) throws(RealError) in
      var (number, period) = (target.number, target.period)
      if let factor {
        number = try Number.product(number, factor, in: &workspace)
        period = try period.map { (period) throws(RealError) in
          try Number.product(period, factor, in: &workspace)
        }
      }
      if let shift {
        number =
          isOpposite
          ? try Number.difference(number, shift, in: &workspace)
          : try Number.sum(number, shift, in: &workspace)
      }
      return [number] + (period.map { [$0] } ?? [])
    }
    return numbers.map { ComplexSolution($0[0], period: $0.count > 1 ? $0[1] : nil) }
  }

  /// Where a power with a constant exponent is a number: the exponent is whole, or the root of
  /// a whole index is undone and put in later.
  private mutating func complexOrigins(
    of base: Expression,
    exponent: Number,
    at value: Number,
    in z: String
  ) -> ComplexCandidates? {
    guard exponent.isReal, let rational = exponent.real.rational else {
      guard let bases = principalBases(of: exponent, at: LetteredNumber(value)) else { return nil }
      var found = ComplexCandidates.nowhere
      for own in bases {
        guard let solution = own.solution,
          let part = complexOrigins(of: base, at: solution, in: z)
        else { return nil }
        found = found.union(part)
      }
      return found
    }
    guard !rational.isZero, let top = rational.numerator.asInt,
      let bottom = rational.denominator.asInt,
      abs(top) <= 64, bottom <= 64, let isZero = isZero(value)
    else { return nil }
    if isZero { return top > 0 ? complexZeros(of: base, in: z) : .nowhere }
    let positive = top > 0 ? value : quotient(.real(Real(1)), value)
    guard let positive, let roots = complexBases(of: positive, exponent: abs(top)) else {
      return nil
    }
    if bottom > 1 { areOriginsExact = false }
    var found = ComplexCandidates.nowhere
    for root in roots {
      let power = askNumbers { (workspace) throws(RealError) in
        [try Number.power(root, .real(Real(bottom)), in: &workspace)]
      }
      guard let power = power?.first,
        let part = complexOrigins(of: base, at: ComplexSolution(power), in: z)
      else { return nil }
      found = found.union(part)
    }
    return found
  }

  /// Where a power of a constant is a number: the exponent times ln of the base is one of the
  /// logarithms of it.
  private mutating func complexOrigins(
    of exponent: Expression,
    base: Number,
    at value: Number,
    in z: String
  ) -> ComplexCandidates? {
    // A root of an odd index of a negative number is the real one, which e^(x·ln a) is not.
    if case .real(let base) = base, sign(of: base) != 1 { return nil }
    guard isZero(base) == false, let isNothing = isZero(value) else { return nil }
    if isNothing { return .nowhere }
    let numbers = askNumbers { (workspace) throws(RealError) in
      let unit = try Number.naturalLogarithm(base, in: &workspace)
      let logarithm = try Number.naturalLogarithm(value, in: &workspace)
      let turn = try Real.product(Real(2), .pi, in: &workspace)
      return [
        try Number.quotient(logarithm, unit, in: &workspace),
        try Number.quotient(Number(imaginary: turn), unit, in: &workspace),
      ]
    }
    guard let numbers else { return nil }
    return complexOrigins(of: exponent, at: ComplexSolution(numbers[0], period: numbers[1]), in: z)
  }

  /// Whether a number is a value of a function; nothing where it is on the border of what are, or that
  /// is not known.
  mutating func isPrincipal(_ v: Expression, _ row: ComplexOrigins) -> Bool? {
    var isInside: Bool? = true
    for border in row.borders {
      guard let number = complexConstant(border.replacing(["v": v])), number.isReal,
        let sign = sign(of: number.real)
      else { return nil }
      if sign < 0 { return false }
      if sign == 0 { isInside = nil }
    }
    return isInside
  }

  /// Where a function of one complex number has a value.
  private mutating func complexOrigins(
    ofCall builtin: Builtin,
    _ argument: Expression,
    at target: ComplexSolution,
    in z: String
  ) -> ComplexCandidates? {
    guard target.period == nil else { return nil }
    let value = target.number
    if builtin == .exp {
      return complexOrigins(of: argument, base: .real(.e), at: value, in: z)
    }
    guard let row = builtin.complexOrigins else { return nil }
    let v = name(for: value)
    switch isPrincipal(v, row) {
    case true?: break
    case false?: return .nowhere
    case nil: areOriginsExact = false
    }
    var period: Number?
    if let length = row.period {
      guard let known = complexConstant(length) else { return nil }
      period = known
    }
    var found = ComplexCandidates.nowhere
    for text in row.origins {
      let whole = text.replacing(["v": v])
      // What is never a value has no origin.
      if case .undefined = complexWorth(of: whole) { continue }
      // An argument that is an origin everywhere does not say that the value is meant.
      guard let number = complexConstant(whole),
        let part = complexOrigins(of: argument, at: ComplexSolution(number, period: period), in: z),
        case .some = part
      else { return nil }
      found = found.union(part)
    }
    return found
  }
}

extension Expression {
  /// Whether what comes first in it has a value for every complex number in the place of a name
  /// that stands in it.
  fileprivate func isEntireBase(in name: String) -> Bool {
    parts[0].variables.contains(name) && parts[0].isEntire(in: name)
  }

  /// What the expression, a quotient of polynomials in a name, is divided by.
  fileprivate func divisors(in name: String) -> [Expression] {
    (0..<count).compactMap { index in
      let operands = operands(of: index).map { subexpression(at: $0) }
      let divisor: Expression
      switch symbol(at: index) {
      case .quotient: divisor = operands[1]
      case .power where operands[1].rationalNumber.map({ $0.signum < 0 }) == true:
        divisor = operands[0]
      default: return nil
      }
      return divisor.variables.contains(name) ? divisor : nil
    }
  }

  /// Whether the form alone says that it has a value for every complex number in the place of a
  /// name.
  func isEntire(in name: String) -> Bool {
    (0..<count).allSatisfy { index in
      let operands = operands(of: index)
      guard operands.contains(where: { subexpression(at: $0).variables.contains(name) }) else {
        return true
      }
      switch symbol(at: index) {
      case .negation, .sum, .difference, .product, .juxtaposition: return true
      case .quotient: return !subexpression(at: index - 1).variables.contains(name)
      case .power:
        let exponent = subexpression(at: index - 1)
        if let number = exponent.rationalNumber { return number.isInteger && number.signum > 0 }
        return !subexpression(at: left(of: index)).variables.contains(name)
      case .call(.exp), .call(.sine), .call(.cosine), .call(.hyperbolicSine),
        .call(.hyperbolicCosine):
        return true
      default: return false
      }
    }
  }
}
