// Functions of whole numbers.

internal import Numbers

extension Real {
  /// The factorial of a natural number.
  ///
  /// - Throws: ``DomainError/factorialOfNonNatural``;
  ///   ``RealError/Limit/memory`` when the result is beyond the budget's size;
  ///   ``RealError/undetermined(_:)``.
  package static func factorial(_ x: Real, in workspace: inout Workspace) throws(RealError) -> Real
  {
    let n = try integerOperand(x, otherwise: .factorialOfNonNatural, in: &workspace)
    guard n.signum >= 0 else { throw .undefined(.factorialOfNonNatural) }
    // n! < n^n
    let bits = Integer(n.bitLength) * n
    guard bits < Integer(rationalLimit), let count = n.asInt, let size = bits.asInt else {
      throw .overBudget(.memory)
    }
    try workspace.budget.charge(productOf: size, by: size)
    return Real(Integer.factorial(count))
  }

  /// The Fibonacci number of an integer: 0 of 0, 1 of 1, and the sum of the two before it
  /// everywhere, below zero too.
  ///
  /// - Throws: ``DomainError/notAnInteger``; ``RealError/Limit/memory`` when the result is
  ///   beyond the budget's size; ``RealError/undetermined(_:)``.
  package static func fibonacci(_ x: Real, in workspace: inout Workspace) throws(RealError) -> Real
  {
    let n = try integerOperand(x, in: &workspace)
    // The golden ratio is below 2^0.7.
    guard let count = n.magnitude.asInt, count < rationalLimit else { throw .overBudget(.memory) }
    try workspace.budget.charge(productOf: count, by: count)
    let number = Integer.fibonacci(count)
    return Real(n.isNegative && count.isMultiple(of: 2) ? -number : number)
  }

  /// The binomial coefficient n·(n − 1)·…·(n − k + 1)/k! of any n and a whole k, 0 for k < 0:
  /// for natural n the number of ways to choose k of n things, in any order.
  ///
  /// - Throws: ``DomainError/notAnInteger`` where k is none; ``RealError/Limit/memory``;
  ///   ``RealError/undetermined(_:)``.
  package static func combinations(
    _ n: Real,
    _ k: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    let k = try integerOperand(k, in: &workspace)
    guard k.signum >= 0 else { return Real(Rational(0)) }
    guard let whole = try knownInteger(n, in: &workspace) else {
      return try fractionalCombinations(n, k, in: &workspace)
    }
    // (−n)·(−n − 1)·… has the factors of n + k − 1 with the other sign.
    let n = whole.isNegative ? k - whole - 1 : whole
    let count = try wholeCombinations(n, k, in: &workspace)
    return Real(whole.isNegative && k.isOdd ? -count : count)
  }

  /// A number as an integer, where it is known to be one.
  private static func knownInteger(
    _ x: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Integer? {
    if x.rational != nil || x.isCertainlyIrrational { return x.integer }
    do throws(RealError) {
      return try integerOperand(x, in: &workspace)
    } catch {
      switch error {
      case .undefined, .undetermined: return nil
      case .overBudget: throw error
      }
    }
  }

  /// The number of ways to choose k of n things.
  private static func wholeCombinations(
    _ n: Integer,
    _ k: Integer,
    in workspace: inout Workspace
  ) throws(RealError) -> Integer {
    if k > n { return 0 }
    let fewer = min(k, n - k)
    guard let count = fewer.asInt, count < rationalLimit / max(1, n.bitLength) else {
      throw .overBudget(.memory)
    }
    try workspace.budget.charge(productOf: count * n.bitLength, by: count * n.bitLength)
    if let small = n.asInt { return Integer.binomial(small, count) }
    return fallingPower(n, count).dividedExactly(by: Integer.factorial(count))
  }

  /// The falling power of any number, divided by the factorial of k.
  private static func fractionalCombinations(
    _ n: Real,
    _ k: Integer,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    guard let count = k.asInt, count <= mostFactors else { throw .overBudget(.memory) }
    let factorial = Integer.factorial(count)
    if let p = n.rational {
      let bits = count * (p.bitLength + count.bitWidth)
      guard bits < rationalLimit else { throw .overBudget(.memory) }
      try workspace.budget.charge(productOf: bits, by: bits)
      let power = p.denominator.raised(to: count)
      let product = fallingPower(p.numerator, count, step: p.denominator)
      return Real(Rational(product, over: power * factorial))
    }
    var product = Real(1)
    for index in 0..<count {
      let factor = try difference(n, Real(Integer(index)), in: &workspace)
      product = try Real.product(product, factor, in: &workspace)
    }
    return try quotient(product, Real(factorial), in: &workspace)
  }

  /// The most factors that are multiplied where they are not whole.
  private static var mostFactors: Int { 1000 }

  /// The number of ways to arrange k of n things in a row.
  ///
  /// - Throws: As ``combinations(_:_:in:)``.
  package static func permutations(
    _ n: Real,
    _ k: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    let (n, k) = try naturalOperands(n, k, in: &workspace)
    if k > n { return Real(Rational(0)) }
    guard let count = k.asInt, count < rationalLimit / max(1, n.bitLength) else {
      throw .overBudget(.memory)
    }
    try workspace.budget.charge(productOf: count * n.bitLength, by: count * n.bitLength)
    return Real(fallingPower(n, count))
  }

  /// The greatest common divisor of two integers, never negative.
  ///
  /// - Throws: ``DomainError/notAnInteger``; ``RealError/undetermined(_:)``;
  ///   ``RealError/overBudget(_:)``.
  package static func greatestCommonDivisor(
    _ x: Real,
    _ y: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    // gcd(x, m) = gcd(x mod m, m) for an x that is out of reach itself.
    for (large, small) in [(x, y), (y, x)] where large.rational == nil && large.node.isWhole {
      guard let m = small.integer, !m.isZero,
        let rest = try residue(of: large, modulo: Rational(m.magnitude), in: &workspace)
      else { continue }
      return Real(Integer.greatestCommonDivisor(rest.numerator, m))
    }
    let (a, b) = try integerOperands(x, y, in: &workspace)
    return Real(Integer.greatestCommonDivisor(a, b))
  }

  /// The least common multiple of two integers, never negative.
  ///
  /// - Throws: As ``greatestCommonDivisor(_:_:in:)``.
  package static func leastCommonMultiple(
    _ x: Real,
    _ y: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    let (a, b) = try integerOperands(x, y, in: &workspace)
    if a.isZero || b.isZero { return Real(Rational(0)) }
    return Real(Integer.leastCommonMultiple(a, b))
  }

  private static func integerOperands(
    _ x: Real,
    _ y: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> (Integer, Integer) {
    let a = try integerOperand(x, in: &workspace)
    let b = try integerOperand(y, in: &workspace)
    let (long, short) = (a.bitLength, b.bitLength)
    try workspace.budget.charge(Int64(long / 64 + 1) * Int64(short / 64 + 1))
    return (a, b)
  }

  private static func naturalOperands(
    _ x: Real,
    _ y: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> (Integer, Integer) {
    let n = try integerOperand(x, otherwise: .factorialOfNonNatural, in: &workspace)
    let k = try integerOperand(y, otherwise: .factorialOfNonNatural, in: &workspace)
    guard n.signum >= 0, k.signum >= 0 else { throw .undefined(.factorialOfNonNatural) }
    return (n, k)
  }

  /// n·(n − step)·(n − 2 step)·…, so many factors, multiplied in pairs of like size.
  private static func fallingPower(_ n: Integer, _ count: Int, step: Integer = 1) -> Integer {
    func product(_ range: Range<Int>) -> Integer {
      if range.isEmpty { return 1 }
      if range.count == 1 { return n - step * Integer(range.lowerBound) }
      let middle = range.lowerBound + range.count / 2
      return product(range.lowerBound..<middle) * product(middle..<range.upperBound)
    }
    return product(0..<count)
  }
}
