// Sums, products, quotients and powers that cancel whatever their operands are:
// (π + 1)^900·(π + 1) − (π + 1)^901. Multiplied out they may have thousands of terms;
// as integers they are compared at one point that is so far out that a polynomial
// that is zero there is zero everywhere.

internal import Numbers

/// Decides whether a graph of arithmetic is zero as a polynomial in its other parts.
///
/// A polynomial with integer coefficients whose absolute values add up to less than
/// 2^(k − 1) is zero if it is zero at 2^k, since its leading term is larger than all the
/// others together. Several variables become powers of 2^k, so far apart that different
/// monomials have different values.
///
/// > Source: Kronecker, Grundzüge einer arithmetischen Theorie der algebraischen Größen
/// > (1882), section 4, for the substitution.
struct PolynomialIdentity {
  /// The largest value at the point in bits.
  private static let bitLimit: Int64 = 1 << 25
  private static let nodeLimit = 400
  private static let variableLimit = 6

  /// The parts of the graph that are taken as variables.
  private enum Detail: CaseIterable {
    /// Sums that have a form: the factors of large powers.
    case sums
    /// The operands of arithmetic that are no arithmetic themselves.
    case operands
    /// The generators in the forms of those operands.
    case generators
  }

  private let detail: Detail
  private let graph: GraphEvaluation
  /// The nodes that matter, operands first.
  private var places: [Int] = []
  private var leaves: [Int: Leaf] = [:]
  private var variables: [Variable] = []

  /// Whether a number is proved to be zero.
  static func isZero(_ x: Real, in workspace: inout Workspace) throws(RealError) -> Bool {
    for detail in Detail.allCases {
      if let identity = PolynomialIdentity(of: x, detail: detail),
        try identity.holds(in: &workspace)
      {
        return true
      }
    }
    return false
  }

  private init?(of x: Real, detail: Detail) {
    graph = GraphEvaluation(x)
    self.detail = detail
    var isNeeded = [Bool](repeating: false, count: graph.nodes.count)
    isNeeded[isNeeded.count - 1] = true
    for place in graph.nodes.indices.reversed() where isNeeded[place] {
      places.append(place)
      guard places.count <= PolynomialIdentity.nodeLimit else { return nil }
      guard isArithmetic(graph.nodes[place]) else { continue }
      for operand in graph.operands[place] { isNeeded[operand] = true }
    }
    places.reverse()
    for place in places where !isArithmetic(graph.nodes[place]) {
      leaves[place] = leaf(graph.nodes[place], at: place)
    }
    guard variables.count <= PolynomialIdentity.variableLimit else { return nil }
  }

  /// Whether a node is taken apart.
  private func isArithmetic(_ node: Node) -> Bool {
    switch node.operation {
    case .sum, .difference: detail != .sums || node.form == nil
    case .product, .quotient, .negation, .power: true
    default: false
    }
  }

  /// Whether the numerator is zero at the point, and so everywhere.
  private func holds(in workspace: inout Workspace) throws(RealError) -> Bool {
    let bounds = values { $0.bound }
    guard let bound = places.last.flatMap({ bounds[$0] })?.above else { return false }
    var positions: [Int64] = []
    var size = bound.bits + 2
    for index in variables.indices {
      positions.append(size)
      size *= 1 + (index < bound.degrees.count ? bound.degrees[index] : 0)
      guard size <= PolynomialIdentity.bitLimit else { return false }
    }
    var steps: Int64 = 0
    for place in places {
      guard let bound = bounds[place] else { continue }
      let bits = min(
        bound.above.size(at: positions) + bound.below.size(at: positions),
        1 << 30
      )
      steps += Budget.stepsOfProduct(ofBits: Int(bits), by: Int(bits))
      guard steps < workspace.budget.stepsLeft / 4 else { return false }
    }
    try workspace.budget.charge(steps)
    return places.last.flatMap { values { $0.value(at: positions) }[$0] }?.above.isZero == true
  }

  /// The value of every node, given those of the leaves.
  private func values<Element: RingElement>(
    ofLeaf leaf: (Leaf) -> FormalFraction<Element>
  ) -> [Int: FormalFraction<Element>] {
    var values: [Int: FormalFraction<Element>] = [:]
    for place in places {
      let operands = graph.operands[place].compactMap { values[$0] }
      guard leaves[place] == nil else {
        values[place] = leaves[place].map(leaf)
        continue
      }
      switch graph.nodes[place].operation {
      case .sum: values[place] = operands[0] + operands[1]
      case .difference: values[place] = operands[0] + operands[1].negated
      case .product: values[place] = operands[0] * operands[1]
      case .quotient: values[place] = operands[0] * operands[1].reciprocal
      case .negation: values[place] = operands[0].negated
      case .power(let n): values[place] = operands[0].raised(to: n)
      default: break
      }
    }
    return values
  }

  /// A leaf as a polynomial: its form, or a variable of its own.
  private mutating func leaf(_ node: Node, at place: Int) -> Leaf {
    if case .rational(let value) = node.operation {
      return Leaf(denominator: value.denominator, terms: [(value.numerator, [])])
    }
    guard let form = node.form, detail == .generators || form.onlyTerm != nil else {
      let variable = index(of: node.form.map { .form($0) } ?? .node(place))
      return Leaf(denominator: 1, terms: [(1, [(variable, 1)])])
    }
    let denominator = form.commonDenominator
    let terms = form.terms.map { term in
      (
        coefficient: (term.coefficient * Rational(denominator)).numerator,
        powers: powers(of: term.monomial)
      )
    }
    return Leaf(denominator: denominator, terms: terms)
  }

  /// A monomial as a product of powers of variables: whole powers of generators and of
  /// e, and whatever else there is as one variable.
  private mutating func powers(of monomial: Monomial) -> [(variable: Int, exponent: Int)] {
    var rest = monomial
    rest.factors = []
    var result: [(variable: Int, exponent: Int)] = []
    for factor in monomial.factors {
      if factor.exponent.isInteger, let count = factor.exponent.numerator.asInt, count > 0 {
        let base = Monomial(factors: [Factor(generator: factor.generator, exponent: 1)])
        result.append((index(of: .monomial(base)), count))
      } else {
        rest.factors.append(factor)
      }
    }
    if let whole = rest.exponent.rational, whole.isInteger, whole.signum > 0,
      let count = whole.numerator.asInt
    {
      rest.exponent = .zero
      result.append((index(of: .monomial(Monomial(exponent: .one))), count))
    }
    if !rest.isOne { result.append((index(of: .monomial(rest)), 1)) }
    return result
  }

  private mutating func index(of variable: Variable) -> Int {
    if let index = variables.firstIndex(of: variable) { return index }
    variables.append(variable)
    return variables.count - 1
  }
}

/// A variable of the polynomial, which stands for any number.
private enum Variable: Hashable {
  /// A product of powers of generators.
  case monomial(Monomial)
  /// A form.
  case form(ExactForm)
  /// A node of the graph without a form.
  case node(Int)
}

/// A polynomial with integer coefficients over a denominator.
private struct Leaf {
  /// The denominator, positive.
  let denominator: Integer
  /// The terms of the numerator.
  let terms: [(coefficient: Integer, powers: [(variable: Int, exponent: Int)])]

  /// Bounds of its degrees and coefficients.
  var bound: FormalFraction<PolynomialBound> {
    var bound = PolynomialBound.zero
    for term in terms {
      var product = PolynomialBound(of: term.coefficient)
      for power in term.powers {
        product = product * PolynomialBound(variable: power.variable).raised(to: power.exponent)
      }
      bound = bound + product
    }
    return FormalFraction(above: bound, below: PolynomialBound(of: denominator))
  }

  /// The value where the variables are powers of two.
  func value(at positions: [Int64]) -> FormalFraction<Integer> {
    var value = Integer(0)
    for term in terms {
      let shift = term.powers.reduce(Int64(0)) {
        $0 + positions[$1.variable] * Int64($1.exponent)
      }
      value += term.coefficient << Int(shift)
    }
    return FormalFraction(above: value, below: denominator)
  }
}
