// Expressions without the cancellation that hides their values: quotients in
// lowest terms, sin(u)/u as one function, and so on. What is written anew has
// the same value wherever the original has one; where it has more values, a
// list says so.
//
// Intervals cannot see through cancellation: near 0 they know of sin(x)/x only
// that it is 0/0.

package import Numbers

/// An expression that has the values of another, and where it has more.
package struct Continuation: Hashable, Sendable {
  /// The expression; a function without name may occur in it, so that its text
  /// need not read back.
  package let expression: Expression
  /// Expressions at whose zeros the original has no value.
  ///
  /// The original has the value of ``expression`` everywhere else, with one
  /// exception: u^u is continued to the positive numbers only, leaving out
  /// single points such as (−1)^(−1).
  package let excluded: [Expression]
}

extension Expression {
  /// The expression as a function of one variable, with what cancels cancelled.
  ///
  /// All other names are constants; those that have a rational value in the
  /// environment count as that number.
  ///
  /// `isMeasured` says that the variable is measured from a point that stands in the
  /// expression as a number, which is then taken out of functions where it can be.
  ///
  /// - Complexity: O(*n*) steps for *n* nodes, each with polynomials of small
  ///   degree.
  package func continued(
    in variable: String,
    environment: Environment,
    isMeasured: Bool = false
  ) -> Continuation {
    let inlined = inlining(in: environment, variables: [variable]) ?? self
    var rewriting = Rewriting(inlined, variable, environment, isMeasured: isMeasured)
    guard inlined.count <= Expression.sizeLimit, rewriting.run() else {
      return Continuation(expression: self, excluded: [])
    }
    let settled = rewriting.settled(inlined.root)
    return Continuation(expression: settled.change ?? inlined, excluded: settled.excluded)
  }
}

extension Expression {
  /// The quotient of polynomials in a variable that the expression is, if it is
  /// one.
  package func rationalFunction(
    of variable: String,
    environment: Environment
  ) -> RationalFunction? {
    guard count <= Expression.sizeLimit else { return nil }
    let product = Rewriting(self, variable, environment).product(of: self)
    guard let product, product.isRational, product.excluded.isEmpty else { return nil }
    return product.rational
  }
}

/// A rewriting under way.
struct Rewriting {
  /// A part, written anew.
  struct Settled {
    /// The part, or nothing where it stays as it is.
    var change: Expression?
    var excluded: [Expression] = []
  }

  let expression: Expression
  let variable: String
  let name: Expression
  let environment: Environment
  /// Whether numbers are taken out of functions: see ``Expression/continued(in:environment:isMeasured:)``.
  let isMeasured: Bool
  /// Whether each node depends on the variable.
  var depends: [Bool]
  /// Each node as a product, while its operator needs it.
  var products: [FactoredExpression?]
  var finished: [Settled?]

  init(
    _ expression: Expression,
    _ variable: String,
    _ environment: Environment,
    isMeasured: Bool = false
  ) {
    self.isMeasured = isMeasured
    self.expression = expression
    self.variable = variable
    self.environment = environment
    name = Expression(name: variable)
    depends = Array(repeating: false, count: expression.count)
    products = Array(repeating: nil, count: expression.count)
    finished = Array(repeating: nil, count: expression.count)
  }

  /// Takes the parts of an expression to products; false if it has no variable.
  mutating func run() -> Bool {
    markDependence()
    guard depends[expression.root] else { return false }
    for index in expression.nodes.indices where depends[index] {
      guard let product = algebraic(index) else {
        settleOpaque(index)
        continue
      }
      products[index] = product
      // At once, so that no recursion is as deep as a long product.
      if !product.isRational { _ = settled(index) }
    }
    return true
  }

  /// The product that an expression is.
  func product(of other: Expression) -> FactoredExpression? {
    var rewriting = Rewriting(other, variable, environment)
    if rewriting.run() { return rewriting.products[other.root] }
    return rewriting.constant(other.root)
  }

  private mutating func markDependence() {
    let bound = expression.boundLeaves
    for (index, node) in expression.nodes.enumerated() {
      if node.kind.isName {
        depends[index] = expression.name(at: index) == variable && !bound.contains(index)
      } else if !node.kind.isLeaf {
        depends[index] = expression.operands(of: index).contains { depends[$0] }
      }
    }
  }

  /// A part, written anew where that is worth it.
  ///
  /// It recurses through rational functions, whose size is limited.
  mutating func settled(_ index: Int) -> Settled {
    if let settled = finished[index] { return settled }
    let settled = settle(index)
    finished[index] = settled
    return settled
  }

  private mutating func settle(_ index: Int) -> Settled {
    guard depends[index] else { return Settled() }
    guard let product = products[index] else { return rebuilt(index) }
    if let polynomial = product.polynomial {
      let original = expression.subexpression(at: index)
      let improved = original.improved(polynomial, of: name)
      return Settled(change: improved == original ? nil : improved)
    }
    if let simple = simplified(product) {
      return Settled(
        change: simple.expression(of: name),
        excluded: simple.exclusions(of: name)
      )
    }
    return rebuilt(index)
  }

  /// The node as it is, its operands written anew.
  func rebuilt(_ index: Int, _ operands: [Settled]) -> Settled {
    var excluded: [Expression] = []
    for operand in operands {
      for expression in operand.excluded where !excluded.contains(expression) {
        excluded.append(expression)
      }
    }
    guard operands.contains(where: { $0.change != nil }) else { return Settled(excluded: excluded) }
    let parts = zip(operands, expression.operands(of: index)).map { settled, operand in
      settled.change ?? expression.subexpression(at: operand)
    }
    return Settled(
      change: Expression(expression.symbol(at: index), parts),
      excluded: excluded
    )
  }

  mutating func rebuilt(_ index: Int) -> Settled {
    switch expression.nodes[index].kind {
    case .piecewise: return rebuiltCases(index)
    // What is left out of the domain of its body depends on the bound name.
    case .sequence: return Settled()
    default: break
    }
    var operands: [Settled] = []
    for operand in expression.operands(of: index) { operands.append(settled(operand)) }
    return rebuilt(index, operands)
  }

  /// Cases with their values written anew.
  ///
  /// What is left out of the domain of a case matters where the case holds: it
  /// is put into cases of its own, worth 1 elsewhere.
  private mutating func rebuiltCases(_ index: Int) -> Settled {
    let operands = expression.operands(of: index)
    var parts = operands.map { expression.subexpression(at: $0) }
    let ones = parts.indices.map { place in
      isCondition(place, of: parts.count) ? parts[place] : Expression(.one)
    }
    var result = Settled()
    var isChanged = false
    for (place, operand) in operands.enumerated() where !isCondition(place, of: operands.count) {
      let settled = settled(operand)
      for expression in settled.excluded {
        var cases = ones
        cases[place] = expression
        if cases.count % 2 == 0 { cases.append(Expression(.one)) }
        result.excluded.append(Expression(.piecewise, cases))
      }
      guard let change = settled.change else { continue }
      parts[place] = change
      isChanged = true
    }
    if isChanged { result.change = Expression(.piecewise, parts) }
    return result
  }

  /// Whether an operand of cases is a condition: every other one, but for the
  /// value for when no condition holds.
  private func isCondition(_ place: Int, of count: Int) -> Bool {
    place % 2 == 0 && place + 1 < count
  }
}
