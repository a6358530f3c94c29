// A search for antiderivatives: rules in a fixed order, of which the first that leads to one counts.
// What comes out is a proposal; that its derivative is the function, is proved elsewhere.

internal import Analysis
internal import Expressions
internal import Numbers
internal import Reals

/// A rule that leads from a function to an antiderivative.
struct AntiderivativeRule: Sendable {
  /// The name that the field has for it.
  let name: StaticString
  /// An antiderivative, or nothing where the rule does not apply.
  let apply: @Sendable (Expression, inout Antidifferentiation) -> Expression?
}

/// A search under way.
struct Antidifferentiation {
  /// The name of the variable.
  let variable: String
  /// What the other names mean, in radians.
  let environment: Environment
  /// What the search may use.
  var workspace: Workspace
  /// The functions that may still be looked at.
  private var candidatesLeft = 300
  /// The functions that are being looked at.
  private var open: [Expression] = []

  /// The rules in their order, cheap ones first.
  static let rules: [AntiderivativeRule] = [
    .constants, .linearity, .elementaryFunctions, .powersOfVariable, .rationalFunctions,
    .trigonometricPowers, .hyperexponentialFunctions, .quadraticRadicals, .symbolicFractions,
    .symbolicQuadratics, .dampedWaves, .substitution, .partsOfPolynomials, .linearRoots,
    .logarithms, .evenRadicals, .radicalsWithPoles, .powers, .exponentials, .expansion,
    .partsOfWaves, .wholeAngles, .halfAngles,
  ]

  /// The deepest nesting of rules, and the most nodes of a function.
  private static let (deepest, longest) = (12, 400)

  /// How many substitutions led here, and the most that may.
  let depth: Int
  private static let mostSubstitutions = 4

  /// Begins a search.
  init(
    by variable: String,
    in environment: Environment,
    workspace: Workspace,
    depth: Int = 0
  ) {
    (self.variable, self.environment, self.workspace) = (variable, environment, workspace)
    self.depth = depth
  }

  /// An antiderivative of what a substitution led to, by another name, within what is left of this
  /// search.
  mutating func antiderivative(of e: Expression, by name: String) -> Expression? {
    guard depth < Self.mostSubstitutions else { return nil }
    var inner = Antidifferentiation(
      by: name,
      in: environment,
      workspace: workspace,
      depth: depth + 1
    )
    inner.candidatesLeft = candidatesLeft
    defer { (workspace, candidatesLeft) = (inner.workspace, inner.candidatesLeft) }
    return inner.antiderivative(of: e)
  }

  /// The variable itself.
  var x: Expression { Expression(name: variable) }

  /// Whether the variable occurs.
  func depends(_ e: Expression) -> Bool { e.variables.contains(variable) }

  /// What the rules lead to, without arctangents of tangents, which an angle differs from by a number
  /// wherever there is one; nil where no rule leads anywhere.
  mutating func proposal(for e: Expression) -> Expression? {
    guard let found = antiderivative(of: e) else { return nil }
    return found.replacingParts { part in
      guard case .call(.arctangent) = part.symbol(at: part.root), depends(part),
        let tangent = simplified(part.parts[0], by: "simplify(u)"),
        case .call(.tangent) = tangent.symbol(at: tangent.root)
      else { return nil }
      return tangent.parts[0]
    }
  }

  /// An antiderivative; nothing where no rule leads to one.
  mutating func antiderivative(of e: Expression) -> Expression? {
    guard open.count < Self.deepest, e.count <= Self.longest, candidatesLeft > 0,
      !open.contains(e)
    else { return nil }
    candidatesLeft -= 1
    open.append(e)
    defer { open.removeLast() }
    for rule in Self.rules {
      if let found = rule.apply(e, &self) { return found }
    }
    return nil
  }

  /// The slope of an expression that is linear in the variable; nothing for others.
  func slope(of u: Expression) -> Expression? {
    guard depends(u), let slope = u.derivative(by: variable), !depends(slope) else { return nil }
    return slope
  }

  /// A polynomial in the variable with rational coefficients.
  func polynomial(_ e: Expression) -> Polynomial? {
    guard let rational = e.rationalFunction(of: variable, environment: environment),
      rational.denominator.isConstant, rational.poles.isConstant
    else { return nil }
    return rational.numerator.scaled(by: 1 / rational.denominator.leading)
  }

  /// The expression in the form of the algebra that costs least to read.
  mutating func simplified(_ e: Expression, by function: StaticString) -> Expression? {
    guard let call = Expression(source: function) else { return nil }
    var names = environment
    names.variables[variable] = nil
    do throws(AlgebraError) {
      return try Algebra.result(
        of: call.replacing(["u": e, "v": x]),
        environment: names,
        workspace: &workspace
      ).expression
    } catch {
      return nil
    }
  }
}

extension Expression {
  /// An expression of the program's own.
  init?(source: StaticString) {
    do throws(Diagnostic) {
      try self.init("\(source)")
    } catch {
      return nil
    }
  }

  /// The expression `source` of u, with another in its place.
  static func of(_ u: Expression, _ source: StaticString) -> Expression? {
    Expression(source: source)?.replacing(["u": u])
  }

  /// The expression with others in the place of some parts that are no leaves, those inside of others
  /// first.
  func replacingParts(_ change: (Expression) -> Expression?) -> Expression {
    rebuilt { change(Expression($0, $1)) }
  }

  /// The factors above and below the bar.
  var fractionFactors: (above: [Expression], below: [Expression]) {
    let operands = parts
    switch symbol(at: root) {
    case .product, .juxtaposition:
      let (a, b) = (operands[0].fractionFactors, operands[1].fractionFactors)
      return (a.above + b.above, a.below + b.below)
    case .quotient:
      let (a, b) = (operands[0].fractionFactors, operands[1].fractionFactors)
      return (a.above + b.below, a.below + b.above)
    case .negation:
      let a = operands[0].fractionFactors
      return ([Expression(-1)] + a.above, a.below)
    default: return ([self], [])
    }
  }

  /// The product of factors.
  static func product(_ factors: [Expression]) -> Expression {
    factors.reduce(Expression(1)) { $0 * $1 }
  }
}
