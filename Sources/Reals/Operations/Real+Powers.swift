// Powers and roots of reals.

internal import Numbers

extension Real {
  /// A number raised to another.
  ///
  /// The power with exponent zero is 1. A negative base has a power where the
  /// exponent is rational with an odd denominator in lowest terms.
  ///
  /// - Throws: ``DomainError/zeroToNegative``,
  ///   ``DomainError/evenRootOfNegative``,
  ///   ``DomainError/negativeToIrrational``;
  ///   ``RealError/undetermined(_:)``; ``RealError/overBudget(_:)``.
  package static func power(
    _ base: Real,
    _ exponent: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    if exponent.rational == nil, exponent.node.isWhole {
      return try power(base, whole: exponent, in: &workspace)
    }
    let exponent = try recognized(exponent, onlyRational: true, in: &workspace)
    if let q = exponent.rational {
      if q.signum == 0 { return Real(Rational(1)) }
      if q.isInteger { return try power(base, q.numerator, in: &workspace) }
    }
    let sign = try sign(of: base, for: .power, in: &workspace)
    if sign == 0 {
      guard try self.sign(of: exponent, for: .power, in: &workspace) > 0 else {
        throw .undefined(.zeroToNegative)
      }
      return base
    }
    if let q = exponent.rational {
      return try power(base, q, isNegative: sign < 0, in: &workspace)
    }
    guard sign > 0 else {
      guard exponent.isCertainlyIrrational else { throw .undetermined(.integerPart(.power)) }
      throw .undefined(.negativeToIrrational)
    }
    let logarithm = try naturalLogarithm(base, in: &workspace)
    let product = try product(exponent, logarithm, in: &workspace)
    return try exponential(product, in: &workspace)
  }

  /// The square root of a number.
  ///
  /// - Throws: ``DomainError/evenRootOfNegative``, proved;
  ///   ``RealError/undetermined(_:)``; ``RealError/overBudget(_:)``.
  package static func squareRoot(
    _ x: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    try root(x, of: 2, in: &workspace)
  }

  /// The real cube root of a number.
  ///
  /// - Throws: ``RealError/undetermined(_:)``; ``RealError/overBudget(_:)``.
  package static func cubeRoot(
    _ x: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    try root(x, of: 3, in: &workspace)
  }

  /// The real root of a number whose index is a natural number.
  ///
  /// - Throws: ``DomainError/rootIndexNotNatural``,
  ///   ``DomainError/evenRootOfNegative``; ``RealError/undetermined(_:)``;
  ///   ``RealError/overBudget(_:)``.
  package static func root(
    _ x: Real,
    index: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    let index = try integerOperand(index, otherwise: .rootIndexNotNatural, in: &workspace)
    guard index.signum > 0 else { throw .undefined(.rootIndexNotNatural) }
    guard let index = index.asInt, index < 1 << 24 else { throw .overBudget(.magnitude) }
    return try root(x, of: index, in: &workspace)
  }

  /// The real root of a small index.
  static func root(
    _ x: Real,
    of index: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    if index == 1 { return x }
    let sign = try sign(of: x, for: index == 2 ? .squareRoot : .root, in: &workspace)
    if sign == 0 { return Real(Rational(0)) }
    if sign < 0 {
      guard index % 2 == 1 else { throw .undefined(.evenRootOfNegative) }
      let positive = try root(try negation(x, in: &workspace), of: index, in: &workspace)
      return try negation(positive, in: &workspace)
    }
    if let value = x.rational, let root = try exactRoot(value, index: index, in: &workspace) {
      return Real(root)
    }
    // √(A²) for a sum A is |A|, which the form of the square has lost: keep it.
    if case .power(let n) = x.node.operation, n % index == 0 {
      let base = Real(node: x.node.operands[0])
      let whole = try power(base, Integer(n / index), in: &workspace)
      return index % 2 == 0 ? try absoluteValue(whole, in: &workspace) : whole
    }
    try workspace.budget.charge(x.form?.stepsOfRoot ?? 20_000)
    if let root = x.form?.rootOfPower(index: index) {
      return try absoluteValue(Real(form: root), in: &workspace)
    }
    if index == 2, let root = x.form?.squareRootOfSquare {
      return try absoluteValue(Real(form: root), in: &workspace)
    }
    if index == 2, let parts = x.form?.overSquare {
      let numerator = try squareRoot(Real(form: parts.above), in: &workspace)
      let denominator = try absoluteValue(Real(form: parts.root), in: &workspace)
      return try quotient(numerator, denominator, in: &workspace)
    }
    let form = x.form.flatMap { $0.positiveRoot(index: index) }
    if let form, form.isRadical { return Real(form: form) }
    return try make(.root(index), x, form: form)
  }

  /// A whole power.
  static func power(
    _ base: Real,
    _ exponent: Integer,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    if exponent.signum < 0 {
      let sign = try sign(of: base, for: .power, in: &workspace)
      guard sign != 0 else { throw .undefined(.zeroToNegative) }
      let positive = try power(base, -exponent, in: &workspace)
      return try reciprocal(positive, in: &workspace)
    }
    if let q = base.rational {
      if q.signum == 0 || q == 1 { return base }
      if q == -1 { return Real(Rational(exponent.isOdd ? -1 : 1)) }
      let bits = max(q.numerator.bitLength, q.denominator.bitLength)
      // The power of a quotient is hardly ever wanted in full.
      let limit = q.isInteger ? rationalLimit : 1 << 18
      if let n = exponent.asInt, n <= limit / bits {
        try workspace.budget.charge(productOf: bits * n, by: bits * n)
        return Real(q.raised(to: n))
      }
    }
    guard let n = exponent.asInt, n < 1 << 30 else {
      return try power(base, whole: Real(exponent), in: &workspace)
    }
    if n == 1 { return base }
    try workspace.budget.charge(10_000)
    let form = base.form.flatMap { $0.raised(to: n) }
    if let form, form.isFormallyReal, form.isCanonical || form.terms.count == 1 {
      return Real(form: form)
    }
    if form == nil, let power = try powerOfRoot(base, n, in: &workspace) { return power }
    return try make(.power(n), base, form: form)
  }

  /// A power whose exponent is whole, and so large that the power is known by its
  /// digits or its residues alone.
  private static func power(
    _ base: Real,
    whole exponent: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    let side = try self.sign(of: exponent, for: .power, in: &workspace)
    if side == 0 { return Real(Rational(1)) }
    let sign = try sign(of: base, for: .power, in: &workspace)
    if sign == 0 {
      guard side > 0 else { throw .undefined(.zeroToNegative) }
      return base
    }
    let size = sign < 0 ? try negation(base, in: &workspace) : base
    let count = side < 0 ? try negation(exponent, in: &workspace) : exponent
    var result = size
    if size.rational != 1 {
      let raised = try power(ofPositive: size, whole: count, in: &workspace)
      result = side < 0 ? try reciprocal(raised, in: &workspace) : raised
    }
    guard sign < 0 else { return result }
    guard let parity = try residue(of: count, modulo: 2, in: &workspace) else {
      throw .undetermined(.integerPart(.power))
    }
    return parity == 1 ? try negation(result, in: &workspace) : result
  }

  /// A natural power of a positive number: of whole numbers and roots as such, of
  /// others as e^(n·ln x).
  private static func power(
    ofPositive base: Real,
    whole exponent: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    if base.rational != nil || base.node.isWhole || base.form?.isRadical == true {
      return try make(.wholePower, base, exponent, form: nil)
    }
    let logarithm = try naturalLogarithm(base, in: &workspace)
    let product = try product(exponent, logarithm, in: &workspace)
    return try exponential(product, in: &workspace)
  }

  /// A large power of a root of a rational: √2 to the power 100,001 is 2^50,000·√2.
  private static func powerOfRoot(
    _ base: Real,
    _ exponent: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Real? {
    guard let form = base.form, let term = form.onlyTerm, term.monomial.isRadical else {
      return nil
    }
    let common = term.monomial.factors.reduce(Integer(1)) {
      Integer.leastCommonMultiple($0, $1.exponent.denominator)
    }
    guard let index = common.asInt, index > 1, index <= exponent,
      let whole = form.raised(to: index)?.rational,
      let rest = form.raised(to: exponent % index)
    else { return nil }
    let power = try power(Real(whole), Integer(exponent / index), in: &workspace)
    return try product(power, Real(form: rest), in: &workspace)
  }

  /// A fractional power of a number that is not zero.
  private static func power(
    _ base: Real,
    _ exponent: Rational,
    isNegative: Bool,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    guard isNegative else {
      guard let index = exponent.denominator.asInt, index <= 1 << 12 else {
        let logarithm = try naturalLogarithm(base, in: &workspace)
        let product = try product(Real(exponent), logarithm, in: &workspace)
        try workspace.budget.charge(base.form?.stepsOfRoot ?? 0)
        // Longer fractions are no exponents that people read.
        let isShort = exponent.denominator.bitLength <= 64
        let form = isShort ? base.form.flatMap { $0.positivePower(exponent) } : nil
        return try make(.exponential, product, form: form)
      }
      let root = try root(base, of: index, in: &workspace)
      return try power(root, exponent.numerator, in: &workspace)
    }
    guard exponent.denominator.isOdd else { throw .undefined(.evenRootOfNegative) }
    let size = try negation(base, in: &workspace)
    let power = try power(size, exponent, isNegative: false, in: &workspace)
    return exponent.numerator.isOdd ? try negation(power, in: &workspace) : power
  }

  /// The root of a positive rational, when it is rational.
  private static func exactRoot(
    _ value: Rational,
    index: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Rational? {
    let bits = max(value.numerator.bitLength, value.denominator.bitLength)
    guard index <= bits else { return value == 1 ? value : nil }
    try workspace.budget.charge(productOf: bits, by: bits)
    let below = value.denominator.root(index)
    guard below.isExact else { return nil }
    let above = value.numerator.root(index)
    return above.isExact ? Rational(above.root, over: below.root) : nil
  }

  /// Whether the number is known to be irrational by its form: radicals are
  /// independent over the rationals (Besicovitch), and so are the powers of a root below
  /// its degree; transcendental numbers are irrational, and so are ratios of logarithms of
  /// independent integers.
  package var isCertainlyIrrational: Bool {
    guard rational == nil else { return false }
    // The root of a rational is a node only when it is not rational itself.
    if case .root = node.operation, Real(node: node.operands[0]).rational != nil { return true }
    guard let form else { return false }
    return form.isCanonical || form.isCertainlyTranscendental
      || form.isIrrationalQuotientOfLogarithms
  }
}
