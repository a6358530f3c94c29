// A number as a sum of rational multiples of power products, equal ones
// collected. Exact forms do this for what they can say; this does it for the
// rest, whatever the numbers are: 9^9^9 + 1 − 9^9^9 is 1, and (1 − 1/e^(10^30)) − 1
// is −1/e^(10^30), without a digit of either.

internal import Numbers

/// A sum of rational multiples of nodes.
struct NodeCombination {
  /// A rational multiple of powers.
  private struct Summand {
    var coefficient: Rational
    var product: PowerProduct
  }

  /// The rational summand.
  private var constant: Rational = 0
  /// Numbers with exact forms, with their factors.
  private var forms: [(factor: Rational, node: Node)] = []
  private var summands: [Summand] = []
  /// Whole multiples of logarithms of rationals without exact forms.
  private var logarithms: [(count: Int, argument: Rational, node: Node)] = []
  /// The logarithm that several were joined to.
  private var joined: Real?
  /// Whether something cancelled or was collected.
  private(set) var isSimpler = false

  /// The most summands that are looked at.
  private static var summandLimit: Int { 24 }
  /// The most bits of a coefficient.
  private static var bitLimit: Int { 1 << 15 }

  /// The sum or difference of two numbers, or nothing when they have too many
  /// summands.
  init?(_ x: Real, _ y: Real, isDifference: Bool) {
    var pending: [(factor: Rational, node: Node)] = [(isDifference ? -1 : 1, y.node), (1, x.node)]
    var left = 4 * NodeCombination.summandLimit
    while let (factor, node) = pending.popLast() {
      left -= 1
      guard left > 0, summands.count + forms.count < NodeCombination.summandLimit else {
        return nil
      }
      if node.form != nil {
        isSimpler = isSimpler || !forms.isEmpty
        forms.append((factor, node))
        continue
      }
      switch node.operation {
      case .rational(let value):
        guard let product = NodeCombination.product(factor, value) else { return nil }
        isSimpler = isSimpler || !constant.isZero
        constant += product
      case .sum: pending += [(factor, node.operands[1]), (factor, node.operands[0])]
      case .difference: pending += [(-factor, node.operands[1]), (factor, node.operands[0])]
      case .negation: pending.append((-factor, node.operands[0]))
      default:
        if let argument = node.argumentOfLogarithm, factor.isInteger,
          let count = factor.numerator.asInt, abs(count) <= 8
        {
          logarithms.append((count, argument, node))
        } else if let (scale, rest) = node.rationalMultiple,
          let product = NodeCombination.product(factor, scale)
        {
          pending.append((product, rest))
        } else {
          guard add(node, times: factor) else { return nil }
        }
      }
    }
  }

  private static func product(_ x: Rational, _ y: Rational) -> Rational? {
    x.bitLength + y.bitLength < bitLimit ? x * y : nil
  }

  /// Joins logarithms where the product of the arguments is shorter than they are:
  /// ln 2000! − ln 1999! = ln 2000.
  ///
  /// - Returns: False when there are too many summands.
  mutating func joinLogarithms(in workspace: inout Workspace) throws(RealError) -> Bool {
    let longest = logarithms.reduce(0) { max($0, $1.argument.bitLength) }
    var product = Rational.one
    if logarithms.count > 1 {
      for (count, argument, _) in logarithms {
        let bits = argument.bitLength * abs(count) + product.bitLength
        guard bits < 1 << 20 else { break }
        let limbs = Int64(bits / 64 + 1)
        try workspace.budget.charge(limbs * limbs)
        product *= argument.raised(to: count)
      }
      let bits = logarithms.reduce(0) { $0 + $1.argument.bitLength * abs($1.count) }
      if bits < 1 << 20, product.bitLength < longest {
        isSimpler = true
        let logarithm = try Real.naturalLogarithm(Real(product), in: &workspace)
        logarithms = []
        if let value = logarithm.rational { constant += value } else { joined = logarithm }
        return true
      }
    }
    for (count, _, node) in logarithms where !add(node, times: Rational(count)) { return false }
    logarithms = []
    return true
  }

  /// Adds a multiple of a node to the summand with the same powers.
  private mutating func add(_ node: Node, times factor: Rational) -> Bool {
    guard let product = PowerProduct(node),
      let coefficient = NodeCombination.product(product.coefficient, factor)
    else { return false }
    guard !product.factors.isEmpty else {
      constant += coefficient
      isSimpler = true
      return true
    }
    var unit = product
    unit.coefficient = 1
    for place in summands.indices {
      // Powers of one integer with exponents that differ little are multiples.
      guard let ratio = summands[place].product.ratio(to: unit),
        let more = NodeCombination.product(coefficient, ratio)
      else { continue }
      isSimpler = true
      summands[place].coefficient += more
      if summands[place].coefficient.isZero { summands.remove(at: place) }
      return true
    }
    summands.append(Summand(coefficient: coefficient, product: unit))
    return true
  }

  /// The number, from fewer nodes.
  func real(in workspace: inout Workspace) throws(RealError) -> Real {
    var result = Real(constant)
    for (factor, node) in forms {
      let term = try Real.product(Real(factor), Real(node: node), in: &workspace)
      result = try NodeCombination.sum(result, term, in: &workspace)
    }
    if let joined { result = try NodeCombination.sum(result, joined, in: &workspace) }
    for summand in summands {
      var product = summand.product
      product.coefficient = summand.coefficient
      result = try NodeCombination.sum(try product.real(), result, in: &workspace)
    }
    return result
  }

  /// The sum in exact form where that is small enough, otherwise a node: what was
  /// collected is not to be taken apart again.
  private static func sum(
    _ x: Real,
    _ y: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    if x.rational?.isZero == true { return y }
    if y.rational?.isZero == true { return x }
    if let a = x.form, let b = y.form, try Real.reduced(a + b, in: &workspace) != nil {
      return try Real.sum(x, y, in: &workspace)
    }
    return try Real.make(.sum, x, y, form: nil)
  }
}

extension Node {
  /// The rational whose logarithm the node is.
  fileprivate var argumentOfLogarithm: Rational? {
    guard case .naturalLogarithm = operation, case .rational(let value) = operands[0].operation
    else { return nil }
    return value
  }

  /// The rational and the other factor of a product by a rational, or of a
  /// quotient by one.
  fileprivate var rationalMultiple: (Rational, Node)? {
    let parts = operands
    switch operation {
    case .product:
      if case .rational(let value) = parts[0].operation { return (value, parts[1]) }
      if case .rational(let value) = parts[1].operation { return (value, parts[0]) }
    case .quotient:
      if case .rational(let value) = parts[1].operation { return (value.reciprocal, parts[0]) }
    default: break
    }
    return nil
  }
}

extension Real {
  /// The result of a sum, difference, product or quotient whose operands have
  /// nodes in common, or nothing where nothing cancels.
  static func simplified(
    _ operation: Node.Operation,
    _ x: Real,
    _ y: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real? {
    switch operation {
    case .sum, .difference:
      // The sum of two forms was tried, and is too large.
      if x.form != nil, y.form != nil { return nil }
      try workspace.budget.charge(4_000)
      guard var combination = NodeCombination(x, y, isDifference: operation == .difference),
        try combination.joinLogarithms(in: &workspace), combination.isSimpler
      else { return nil }
      return try combination.real(in: &workspace)
    case .product, .quotient:
      guard x.node.hasPowers, y.node.hasPowers else { return nil }
      try workspace.budget.charge(4_000)
      guard var product = PowerProduct(x.node), let other = PowerProduct(y.node) else {
        return nil
      }
      let count = product.factors.count + other.factors.count
      product.combine(with: other, isQuotient: operation == .quotient)
      return product.factors.count < count ? try product.real() : nil
    default: return nil
    }
  }
}

extension Node {
  /// Whether the number may be a product of powers that another one has in
  /// common with it.
  fileprivate var hasPowers: Bool {
    if case .rational = operation { false } else { true }
  }
}
