// Sums, products and quotients of reals.

internal import Numbers

extension Real {
  /// The largest rational that is computed as such, in bits of numerator and
  /// denominator; larger ones are known by their digits.
  static let rationalLimit = 1 << 26

  /// The sum of two numbers.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func sum(
    _ x: Real,
    _ y: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    if let p = x.rational, let q = y.rational, try hasRoom(forSumOf: p, q, in: &workspace) {
      return Real(p + q)
    }
    if y.rational?.signum == 0 { return x }
    if x.rational?.signum == 0 { return y }
    let form = try reduced(x.form.flatMap { a in y.form.flatMap { b in a + b } }, in: &workspace)
    return try collected(.sum, x, y, form: form, in: &workspace)
  }

  /// The difference of two numbers.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func difference(
    _ x: Real,
    _ y: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    if x.node === y.node { return Real(Rational(0)) }
    if let p = x.rational, let q = y.rational {
      if p == q { return Real(Rational(0)) }
      if try hasRoom(forSumOf: p, q, in: &workspace) { return Real(p - q) }
    }
    if y.rational?.signum == 0 { return x }
    let form = try reduced(x.form.flatMap { a in y.form.flatMap { b in a - b } }, in: &workspace)
    return try collected(.difference, x, y, form: form, in: &workspace)
  }

  /// The product of two numbers.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func product(
    _ x: Real,
    _ y: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    if let p = x.rational, let q = y.rational, try hasRoom(p, q, in: &workspace) {
      return Real(p * q)
    }
    if let p = x.rational {
      if p.signum == 0 { return x }
      if p == 1 { return y }
    }
    if let q = y.rational {
      if q.signum == 0 { return y }
      if q == 1 { return x }
    }
    let form = try product(x.form, y.form, in: &workspace)
    return try collected(.product, x, y, form: form, in: &workspace)
  }

  /// The quotient of two numbers.
  ///
  /// - Throws: ``DomainError/divisionByZero``, proved;
  ///   ``RealError/undetermined(_:)`` when the divisor cannot be told from
  ///   zero; ``RealError/overBudget(_:)``.
  package static func quotient(
    _ x: Real,
    _ y: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    guard let sign = try proveSign(y, in: &workspace) else {
      throw .undetermined(.zero(.quotient))
    }
    guard sign != 0 else { throw .undefined(.divisionByZero) }
    if let p = x.rational, let q = y.rational, try hasRoom(p, q, isQuotient: true, in: &workspace) {
      return Real(p / q)
    }
    if x.rational?.signum == 0 { return x }
    if let a = x.form, let b = y.form {
      if let ratio = ExactForm.ratio(a, b) { return Real(ratio) }
      try workspace.budget.charge(20_000)
      if b.terms.count > 1, !b.isCanonical {
        let form = try divided(in: &workspace) { ExactForm.exactQuotient(a, b, steps: &$0) }
        if let form { return try collected(.quotient, x, y, form: form, in: &workspace) }
      }
    }
    let inverse = y.form.flatMap { $0.reciprocal(isPositive: sign > 0) }
    let form = try product(x.form, inverse, in: &workspace)
    return try collected(.quotient, x, y, form: form, in: &workspace)
  }

  /// The number with the other sign.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func negation(
    _ x: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    if let p = x.rational { return Real(-p) }
    if case .form = x.node.operation, let form = x.form { return Real(form: -form) }
    return try make(.negation, x, form: x.form.map { -$0 })
  }

  /// One over the number.
  ///
  /// - Throws: As ``quotient(_:_:in:)``.
  package static func reciprocal(
    _ x: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    try quotient(Real(Rational(1)), x, in: &workspace)
  }

  /// Whether two rationals are small enough to be added; the work is charged.
  private static func hasRoom(
    forSumOf p: Rational,
    _ q: Rational,
    in workspace: inout Workspace
  ) throws(RealError) -> Bool {
    guard p.isInteger, q.isInteger else { return try hasRoom(p, q, in: &workspace) }
    let bits = max(p.bitLength, q.bitLength)
    try workspace.budget.charge(bits / 64)
    return bits <= rationalLimit
  }

  /// Whether two rationals are small enough to be combined; the work is charged.
  private static func hasRoom(
    _ p: Rational,
    _ q: Rational,
    isQuotient: Bool = false,
    in workspace: inout Workspace
  ) throws(RealError) -> Bool {
    let (first, second) = (p.bitLength, q.bitLength)
    if first + second > 512 {
      try workspace.budget.charge(productOf: first, by: second)
      if isQuotient || !p.isInteger || !q.isInteger {
        // Lowest terms take greatest common divisors, each of a part of one and
        // a part of the other; beside an integer one of the parts may be short.
        let steps = Int64(first / 64 + 1) * Int64(second / 64 + 1)
        guard steps < 1 << 28 else { return false }
        try workspace.budget.charge(steps)
      }
    }
    return first + second <= rationalLimit
  }

  private static func product(
    _ x: ExactForm?,
    _ y: ExactForm?,
    in workspace: inout Workspace
  ) throws(RealError) -> ExactForm? {
    guard let x, let y else { return nil }
    try workspace.budget.charge(x.terms.count * y.terms.count * 300)
    return try reduced(ExactForm.product(x, y), in: &workspace)
  }

  /// A form that is small enough to be kept, with denominators divided out.
  static func reduced(
    _ form: ExactForm?,
    in workspace: inout Workspace
  ) throws(RealError) -> ExactForm? {
    guard let form = form?.ifSmall else { return nil }
    return try divided(in: &workspace) { form.reduced(steps: &$0) }
  }

  /// The result of divisions of forms within the steps that are left, at most as many as they
  /// are worth; the steps taken are charged.
  private static func divided<Result>(
    in workspace: inout Workspace,
    _ divide: (inout Int) -> Result
  ) throws(RealError) -> Result {
    let most = Int(min(workspace.budget.stepsLeft, 10_000_000))
    var left = most
    let result = divide(&left)
    try workspace.budget.charge(most - left)
    return result
  }

  /// The result of an operation: where terms of the exact forms cancelled, the
  /// form replaces the operation, so that digits need not cancel again.
  private static func collected(
    _ operation: Node.Operation,
    _ x: Real,
    _ y: Real,
    form: ExactForm?,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    guard let form else {
      if let simpler = try simplified(operation, x, y, in: &workspace) { return simpler }
      return try make(operation, x, y, form: nil)
    }
    let before = (x.form?.terms.count ?? 0) + (y.form?.terms.count ?? 0)
    if form.isFormallyReal, form.terms.count < before || form.terms.count == 1 || form.isCanonical {
      return Real(form: form)
    }
    return try make(operation, x, y, form: form)
  }
}
