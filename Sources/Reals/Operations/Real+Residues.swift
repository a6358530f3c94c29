// Remainders of a whole number divided by another one, from the operations alone: sums,
// products and powers of residues. The number itself may be out of any reach: the last
// digit of 9^9^9^9 is 9.

internal import Numbers

extension Real {
  /// The rest of a number by a positive or negative rational, with the sign of the
  /// divisor; nothing where the operations do not tell.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  static func residue(
    of x: Real,
    modulo divisor: Rational,
    in workspace: inout Workspace
  ) throws(RealError) -> Rational? {
    var residues = Residues()
    guard let rest = try residues.residue(of: x.node, divisor.magnitude, in: &workspace) else {
      return nil
    }
    // x − y·⌊x/y⌋ is from 0 to y, or from y to 0.
    return divisor.isNegative && !rest.isZero ? rest + divisor : rest
  }
}

extension Real {
  /// A whole power of an integer modulo another one, with the sign of that; of a negative
  /// exponent it is the power of the inverse.
  ///
  /// - Throws: ``DomainError/notAnInteger``; ``DomainError/divisionByZero``;
  ///   ``DomainError/noInverse``; ``RealError/undetermined(_:)``;
  ///   ``RealError/overBudget(_:)``.
  package static func power(
    _ base: Real,
    _ exponent: Real,
    modulo modulus: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    let m = try integerOperand(modulus, in: &workspace)
    guard !m.isZero else { throw .undefined(.divisionByZero) }
    var a: Integer
    if base.rational == nil, base.node.isWhole,
      let rest = try residue(of: base, modulo: Rational(m.magnitude), in: &workspace)
    {
      a = rest.numerator
    } else {
      a = try integerOperand(base, in: &workspace).modulo(m.magnitude)
    }
    // An exponent that is out of reach itself may be known by its residues.
    if exponent.rational == nil, exponent.node.isWhole,
      try sign(of: exponent, for: .power, in: &workspace) > 0
    {
      return try modulo(power(Real(a), exponent, in: &workspace), Real(m), in: &workspace)
    }
    let n = try integerOperand(exponent, in: &workspace)
    if n.isNegative {
      let bits = m.bitLength
      try workspace.budget.charge(Int64(bits) * Int64(400 + bits / 16))
      guard let inverse = a.inverse(modulo: m.magnitude) else { throw .undefined(.noInverse) }
      a = inverse
    }
    let rest = try Residues.power(a, n.magnitude, m.magnitude, in: &workspace)
    return Real(m.isNegative && !rest.isZero ? rest + m : rest)
  }
}

/// Residues of the nodes of a graph.
private struct Residues {
  /// The nodes that are still looked at.
  private var left = 2_000

  /// The rest of a number by a positive rational.
  mutating func residue(
    of node: Node,
    _ divisor: Rational,
    in workspace: inout Workspace
  ) throws(RealError) -> Rational? {
    try count(divisor.bitLength, in: &workspace)
    guard left > 0 else { return nil }
    let operands = node.operands
    switch node.operation {
    case .rational(let value): return try rest(value, divisor, in: &workspace)
    case .negation:
      guard let own = try residue(of: operands[0], divisor, in: &workspace) else { return nil }
      return own.isZero ? own : divisor - own
    case .sum, .difference:
      guard let first = try residue(of: operands[0], divisor, in: &workspace),
        let second = try residue(of: operands[1], divisor, in: &workspace)
      else { return nil }
      let sum = node.operation == .sum ? first + second : first - second
      return try rest(sum, divisor, in: &workspace)
    case .product:
      for (scale, other) in [(0, 1), (1, 0)] {
        guard case .rational(let factor) = operands[scale].operation, !factor.isInteger else {
          continue
        }
        return try residue(of: operands[other], scaledBy: factor, divisor, in: &workspace)
      }
    case .quotient:
      guard case .rational(let factor) = operands[1].operation else { return nil }
      let scale = factor.reciprocal
      return try residue(of: operands[0], scaledBy: scale, divisor, in: &workspace)
    default: break
    }
    // n mod c/e = ((e·n) mod c)/e.
    let (above, below) = (divisor.numerator, divisor.denominator)
    guard let whole = try residue(ofWhole: node, above, in: &workspace) else { return nil }
    return Rational((whole * below).modulo(above), over: below)
  }

  /// (q·x) mod y = q·(x mod y/q) for a positive q.
  private mutating func residue(
    of node: Node,
    scaledBy factor: Rational,
    _ divisor: Rational,
    in workspace: inout Workspace
  ) throws(RealError) -> Rational? {
    let size = factor.magnitude
    guard let rest = try residue(of: node, divisor / size, in: &workspace) else { return nil }
    let product = size * rest
    return factor.isNegative && !product.isZero ? divisor - product : product
  }

  private func rest(
    _ value: Rational,
    _ divisor: Rational,
    in workspace: inout Workspace
  ) throws(RealError) -> Rational {
    try workspace.budget.charge(productOf: value.bitLength, by: divisor.bitLength)
    if value.isInteger, divisor.isInteger {
      return Rational(value.numerator.modulo(divisor.numerator))
    }
    let limbs = Int64(value.bitLength / 64 + 1)
    try workspace.budget.charge(limbs * Int64(divisor.bitLength / 64 + 1))
    return value - divisor * Rational((value / divisor).floor)
  }

  /// The rest of a whole number by a positive integer.
  private mutating func residue(
    ofWhole node: Node,
    _ modulus: Integer,
    in workspace: inout Workspace
  ) throws(RealError) -> Integer? {
    try count(modulus.bitLength, in: &workspace)
    guard left > 0 else { return nil }
    let operands = node.operands
    switch node.operation {
    case .rational(let value):
      return value.isInteger ? value.numerator.modulo(modulus) : nil
    case .negation:
      return try residue(ofWhole: operands[0], modulus, in: &workspace)
        .map { (-$0).modulo(modulus) }
    case .sum, .difference, .product:
      guard let first = try residue(ofWhole: operands[0], modulus, in: &workspace),
        let second = try residue(ofWhole: operands[1], modulus, in: &workspace)
      else { return nil }
      switch node.operation {
      case .sum: return (first + second).modulo(modulus)
      case .difference: return (first - second).modulo(modulus)
      default: return (first * second).modulo(modulus)
      }
    case .power(let n):
      guard n >= 0, let base = try residue(ofWhole: operands[0], modulus, in: &workspace) else {
        return nil
      }
      return try Residues.power(base, Integer(n), modulus, in: &workspace)
    case .wholePower:
      guard let base = try residue(ofWhole: operands[0], modulus, in: &workspace),
        let exponent = try exponent(operands[1], modulus, in: &workspace)
      else { return nil }
      return try Residues.power(base, exponent, modulus, in: &workspace)
    default: return nil
    }
  }

  /// A number that may stand for an exponent: itself, or by Euler's theorem
  /// any number that has the same rest by φ(m) and is at least log₂ m, since from
  /// there on the powers of any base repeat.
  private mutating func exponent(
    _ node: Node,
    _ modulus: Integer,
    in workspace: inout Workspace
  ) throws(RealError) -> Integer? {
    if case .rational(let value) = node.operation {
      return value.isInteger && !value.isNegative ? value.numerator : nil
    }
    let least = Integer(modulus.bitLength)
    guard try Residues.isAtLeast(least, node, in: &workspace) else { return nil }
    let isCancelled = workspace.budget.isCancelled
    let found = modulus.primeFactors(
      budget: &workspace.budget.stepsLeft,
      isCancelled: isCancelled
    )
    guard workspace.budget.stepsLeft >= 0 else { throw .overBudget(.steps) }
    guard found.isComplete else { return nil }
    var period = Integer.one
    for factor in found.factors {
      // The count of units modulo a probable prime is not proved.
      guard factor.prime.primality == .prime else { return nil }
      period *= (factor.prime - 1) * factor.prime.raised(to: factor.exponent - 1)
    }
    guard let rest = try residue(ofWhole: node, period, in: &workspace) else { return nil }
    return rest + period * least
  }

  /// Whether a number is proved to be at least so large: a power of a base from 2 on
  /// is larger than its exponent.
  private static func isAtLeast(
    _ least: Integer,
    _ node: Node,
    in workspace: inout Workspace
  ) throws(RealError) -> Bool {
    var node = node
    while case .wholePower = node.operation {
      guard case .rational(let base) = node.operands[0].operation, base >= 2 else { break }
      node = node.operands[1]
    }
    do throws(RealError) {
      return try Real.compare(Real(node: node), Real(least), in: &workspace) != .less
    } catch .undetermined {
      return false
    }
  }

  static func power(
    _ base: Integer,
    _ exponent: Integer,
    _ modulus: Integer,
    in workspace: inout Workspace
  ) throws(RealError) -> Integer {
    let step = Budget.stepsOfProduct(ofBits: modulus.bitLength, by: modulus.bitLength)
    guard exponent.bitLength < 1 << 24 else { throw .overBudget(.steps) }
    try workspace.budget.charge(Int64(exponent.bitLength) * (4 * step + 50))
    return base.power(exponent, modulo: modulus)
  }

  private mutating func count(_ bits: Int, in workspace: inout Workspace) throws(RealError) {
    left -= 1
    try workspace.budget.charge(200 + Budget.stepsOfProduct(ofBits: bits, by: bits))
  }
}
