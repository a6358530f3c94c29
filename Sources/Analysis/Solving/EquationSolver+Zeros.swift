// Where an expression is zero: rules from the simplest to the most special.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// Numbers among which all zeros of an expression are; nothing where no rule leads to them.
  mutating func zeros(of e: Expression, in x: String) -> Candidates? {
    guard depth < EquationSolver.depthLimit, e.count <= EquationSolver.sizeLimit,
      workspace.budget.stepsLeft > 0
    else { return nil }
    depth += 1
    defer { depth -= 1 }
    charge(for: e)
    guard e.variables.contains(x) else { return zeros(ofConstant: e) }
    if let rational = rationalFunction(e, in: x) {
      return zeros(of: rational)
    }
    hasSteps = true
    if let found = zerosByStructure(of: e, in: x) { return found }
    if let found = zerosByCoefficients(of: e, in: x) { return found }
    if e.occurrences(of: x) == 1 { return origins(of: e, at: Solution(Real(0)), in: x) }
    if let found = zerosByCases(of: e, in: x) ?? zerosByKernel(of: e, in: x) { return found }
    let found = zerosByExponentials(of: e, in: x) ?? zerosByAngles(of: e, in: x)
    if let found { return found }
    let further =
      zerosByTwoPowers(of: e, in: x) ?? zerosByPowersOfOneBase(of: e, in: x)
      ?? zerosByExponentialSum(of: e, in: x) ?? zerosByLogarithms(of: e, in: x)
    if let further { return further }
    return zerosByRootPowers(of: e, in: x) ?? zerosByRadicals(of: e, in: x)
      ?? zerosByCommonFactor(of: e, in: x)
  }

  /// Where all summands have a factor, as in xeˣ − 2eˣ.
  private mutating func zerosByCommonFactor(of e: Expression, in x: String) -> Candidates? {
    guard let (factor, rest) = e.commonFactor(in: x), let first = zeros(of: factor, in: x) else {
      return nil
    }
    return zeros(of: rest, in: x).map { first.union($0) }
  }

  /// Charges the work of looking at the form of an expression: each rule looks at each part.
  mutating func charge(for e: Expression) {
    workspace.budget.stepsLeft -= 500 + 2 * Int64(e.count) * Int64(e.count)
  }

  private mutating func zeros(ofConstant e: Expression) -> Candidates? {
    switch worth(of: e) {
    case .undefined: return .nowhere
    case .unknown: return nil
    case .number(let number): return sign(of: number).map { $0 == 0 ? .every : .nowhere }
    }
  }

  /// The zeros of a quotient of polynomials, without those where it has no value.
  private mutating func zeros(of rational: RationalFunction) -> Candidates? {
    guard !rational.numerator.isZero else { return .every }
    guard let roots = realRoots(of: rational.numerator) else { return nil }
    var found: [Solution] = []
    for root in roots where !root.isZero(of: rational.poles) {
      found.append(Solution(exact(root, among: roots), multiplicity: root.multiplicity))
    }
    return .some(found)
  }

  /// The real roots of a polynomial; nothing where the steps for them ended first.
  mutating func realRoots(of polynomial: Polynomial) -> [PolynomialRoot]? {
    var budget = min(200_000_000, workspace.budget.stepsLeft)
    let allowed = budget
    let roots = polynomial.realRoots(budget: &budget)
    workspace.budget.stepsLeft -= allowed - max(0, budget)
    return roots
  }

  /// The zeros of products, quotients and powers are those of their parts.
  private mutating func zerosByStructure(of e: Expression, in x: String) -> Candidates? {
    let operands = e.parts
    switch e.symbol(at: e.root) {
    case .negation: return zeros(of: operands[0], in: x)
    case .product, .juxtaposition:
      guard let first = zeros(of: operands[0], in: x) else { return nil }
      return zeros(of: operands[1], in: x).map { first.union($0) }
    case .quotient: return zeros(of: operands[0], in: x)
    case .power:
      if !operands[1].variables.contains(x) {
        guard let exponent = constant(operands[1]), let sign = sign(of: exponent) else {
          return nil
        }
        return sign > 0 ? zeros(of: operands[0], in: x) : Candidates.nowhere
      }
      guard let base = constant(operands[0]), let sign = sign(of: base) else { return nil }
      return sign != 0 ? Candidates.nowhere : nil
    case .call: return origins(of: e, at: Solution(Real(0)), in: x)
    default: return nil
    }
  }

  /// The zeros of a polynomial of degree 1 or 2 in a power of the unknown, whose coefficients
  /// are any numbers.
  private mutating func zerosByCoefficients(of e: Expression, in x: String) -> Candidates? {
    guard let fraction = ExpressionFraction(e, in: x, limit: 12) else { return nil }
    var coefficients: [Real] = []
    for coefficient in fraction.numerator {
      guard let number = constant(coefficient) else { return nil }
      coefficients.append(number)
    }
    while let last = coefficients.last {
      guard let sign = sign(of: last) else { return nil }
      if sign != 0 { break }
      coefficients.removeLast()
    }
    guard !coefficients.isEmpty else { return .every }
    var exponents: [Int] = []
    for (exponent, coefficient) in coefficients.enumerated() {
      guard let sign = sign(of: coefficient) else { return nil }
      if sign != 0 { exponents.append(exponent) }
    }
    // Without a constant term the unknown is a factor.
    let low = exponents[0]
    var found = low > 0 ? [Solution(Real(0))] : []
    let step = exponents.dropFirst().reduce(0) { Int.commonDivisor($0, $1 - low) }
    guard step > 0 else { return .some(found) }
    let degree = (exponents[exponents.count - 1] - low) / step
    guard degree <= 2 else { return nil }
    let values: [Real]?
    if degree == 1 {
      values = quotient(coefficients[low], coefficients[low + step]).flatMap { quotient in
        ask { (workspace) throws(RealError) in [try Real.negation(quotient, in: &workspace)] }
      }
    } else {
      let (c, b, a) = (
        coefficients[low], coefficients[low + step], coefficients[low + 2 * step]
      )
      values = roots(ofQuadratic: a, b, c)
    }
    guard let values else { return nil }
    for value in values {
      guard let bases = bases(of: value, exponent: Rational(step)) else { return nil }
      found += bases.map { Solution($0) }
    }
    return .some(found)
  }

  /// The real zeros of ax² + bx + c, where a is not zero.
  private mutating func roots(ofQuadratic a: Real, _ b: Real, _ c: Real) -> [Real]? {
    let discriminant: Real? = ask { (workspace) throws(RealError) in
      let product = try Real.product(a, c, in: &workspace)
      return try Real.difference(
        .product(b, b, in: &workspace),
        .product(Real(4), product, in: &workspace),
        in: &workspace
      )
    }
    guard let discriminant, let sign = sign(of: discriminant) else { return nil }
    if sign < 0 { return [] }
    return ask { (workspace) throws(RealError) in
      let root = try Real.squareRoot(.recognized(discriminant, in: &workspace), in: &workspace)
      let double = try Real.product(Real(2), a, in: &workspace)
      var roots: [Real] = []
      for side in sign == 0 ? [root] : [try Real.negation(root, in: &workspace), root] {
        let top = try Real.difference(side, b, in: &workspace)
        let quotient = try Real.quotient(top, double, in: &workspace)
        roots.append(try Real.recognized(quotient, in: &workspace))
      }
      return roots
    }
  }

  // MARK: Cases

  /// Where a magnitude, a sign, a least or greatest number, or cases stand, each of their
  /// values in turn: all zeros are among those of the resulting expressions.
  private mutating func zerosByCases(of e: Expression, in x: String) -> Candidates? {
    for index in 0..<e.count {
      let operands = e.operands(of: index).map { e.subexpression(at: $0) }
      let values: [Expression]
      switch e.symbol(at: index) {
      case .call(.abs): values = [operands[0], -operands[0]]
      case .call(.sign): values = [Expression(1), Expression(-1), Expression(0)]
      case .call(.min), .call(.max):
        guard operands.count > 1 else { continue }
        values = operands
      case .piecewise:
        values = operands.indices.filter { $0 % 2 == 1 || $0 == operands.count - 1 }
          .map { operands[$0] }
      default: continue
      }
      guard operands.contains(where: { $0.variables.contains(x) }) else { continue }
      var found = Candidates.nowhere
      for value in values {
        // A case that holds on an interval is more than numbers.
        guard let part = zeros(of: e.replacing(index, with: value), in: x),
          part.numbers != nil
        else { return nil }
        found = found.union(part)
      }
      return found
    }
    return nil
  }

  // MARK: Kernels

  /// Where the unknown stands only inside of one part, as sin(x) in sin(x)^2 − sin(x): the
  /// numbers that the part is, and where it is these.
  private mutating func zerosByKernel(of e: Expression, in x: String) -> Candidates? {
    guard let kernels = e.kernels(in: x), let first = kernels.first, first != e.root else {
      return nil
    }
    let kernel = e.subexpression(at: first)
    guard kernels.allSatisfy({ e.subexpression(at: $0) == kernel }) else { return nil }
    let name = freshName()
    guard let values = zeros(of: e.replacing(kernels, with: Expression(name: name)), in: name)
    else {
      return nil
    }
    return origins(of: kernel, at: values, in: x)
  }

  /// Where an expression is one of some numbers.
  mutating func origins(
    of kernel: Expression,
    at values: Candidates,
    in x: String
  ) -> Candidates? {
    guard let numbers = values.numbers else { return .every }
    var found = Candidates.nowhere
    for value in numbers {
      guard let part = origins(of: kernel, at: value, in: x) else { return nil }
      found = found.union(part)
    }
    return found
  }
}
