// The one zero of a function between two bounds, for expressions that say a number by it.

package import Expressions
internal import Numbers
package import Reals

extension EquationSolver {
  /// The number that a question asks for.
  ///
  /// - Throws: ``EvaluationError`` where there is no such number or several, and where that
  ///   was not found out.
  package static func zero(
    _ question: BoundedFunction,
    workspace: inout Workspace
  ) throws(EvaluationError) -> Real {
    let (whole, x) = (question.function, question.variable)
    let environment = question.environment
    // An equation is true where the difference of its sides is zero.
    let f: Expression
    switch whole.symbol(at: whole.root) {
    case .relation(.equal, continuesChain: false): f = whole.parts[0] - whole.parts[1]
    case .relation: throw EvaluationError(.notANumber, range: whole.range(at: whole.root))
    default: f = whole
    }
    try question.function.requireKnownNames(
      besides: question.variable,
      in: question.environment
    )
    guard let lower = question.bounds.lower.number, let upper = question.bounds.upper.number else {
      throw EvaluationError(.undecidedZero, range: whole.range(at: whole.root))
    }
    let found = solving(environment, &workspace) { solver in
      solver.zero(of: f, in: x, from: lower, to: upper)
    }
    let kind: EvaluationError.Kind
    switch found {
    case .one(let number): return number
    case .none: kind = .noZero
    case .several: kind = .severalZeros
    case .wrongOrder: kind = .descendingRange
    case .unknown where workspace.budget.stepsLeft <= 0: kind = .real(.overBudget(.steps))
    case .unknown: kind = .undecidedZero
    }
    throw EvaluationError(kind, range: whole.range(at: whole.root))
  }

  /// What there is between two bounds.
  private enum ZeroCount {
    case one(Real)
    case none
    case several
    /// No number, since the first bound is the greater one.
    case wrongOrder
    /// That was not found out.
    case unknown

    /// Of all zeros.
    init(_ zeros: [Real]) {
      self = zeros.count == 1 ? .one(zeros[0]) : zeros.isEmpty ? .none : .several
    }
  }

  private mutating func zero(
    of f: Expression,
    in x: String,
    from lower: Real,
    to upper: Real
  ) -> ZeroCount {
    guard let order = order(lower, upper), !f.hasChance,
      let inlined = f.inlining(in: environment, variables: [x]),
      inlined.count <= EquationSolver.sizeLimit, !inlined.hasChance,
      !inlined.hasComplexParts(in: environment),
      !environment.complexAnswers || inlined.isAlwaysReal(in: environment)
    else { return .unknown }
    environment.complexAnswers = false
    environment.variables[x] = nil
    let e = inlined.withMagnitudes(of: x, in: environment)
    switch order {
    case .greater: return .wrongOrder
    case .equal: return isZero(e, x, at: lower).map { $0 ? .one(lower) : .none } ?? .unknown
    case .less: break
    }
    charge(for: e)
    if let rational = e.rationalFunction(of: x, environment: environment) {
      return zero(of: rational, from: lower, to: upper)
    }
    switch zeroOfMonotone(e, in: x, from: lower, to: upper) {
    case .exact(let number): return .one(number)
    case .change(var change):
      if let number = named(change, e, x) ?? stepped(e, x, lower, upper) { return .one(number) }
      // Digits start from here each time they are asked for.
      let size = change.lower.isZero ? change.upper : change.lower
      let exponent = size.magnitudeExponent - 64
      _ = ask { (workspace) throws(RealError) in
        try change.refine(toExponent: exponent, in: &workspace)
      }
      return .one(change.number)
    case .nowhere: return .none
    case nil: break
    }
    if let found = searched(e, in: x, from: lower, to: upper), found.isComplete,
      case .some(let members) = found.solutions
    {
      return ZeroCount(members.map { $0.number })
    }
    guard let found = realSolutions(of: e, .equal, in: x), found.isComplete,
      case .some(let members)? = restricted(found.solutions, from: lower, to: upper)
    else { return .unknown }
    return ZeroCount(members.map { $0.number })
  }

  /// A zero between bounds to which the steps of the solver lead: ln(5) of e^x − 5.
  private mutating func stepped(
    _ e: Expression,
    _ x: String,
    _ lower: Real,
    _ upper: Real
  ) -> Real? {
    let before = hasSteps
    defer { hasSteps = before }
    guard let found = zeros(of: e, in: x)?.numbers,
      let numbers = between(found.filter { $0.period == nil }.map { $0.number }, lower, upper)
    else { return nil }
    for number in numbers where isZero(e, x, at: number) == true { return number }
    return nil
  }

  /// The root of a quotient of polynomials.
  private mutating func zero(
    of rational: RationalFunction,
    from lower: Real,
    to upper: Real
  ) -> ZeroCount {
    guard !rational.numerator.isZero else { return .several }
    guard let roots = realRoots(of: rational.numerator) else { return .unknown }
    let (first, last) = (enclosure(lower), enclosure(upper))
    var zeros: [Real] = []
    for root in roots where !root.isZero(of: rational.poles) {
      let place = Interval(enclosing: root.lower.asRational)
        .hull(Interval(enclosing: root.upper.asRational))
      if place.upper < first.lower || place.lower > last.upper { continue }
      guard let kept = between([exact(root)], lower, upper) else { return .unknown }
      zeros += kept
    }
    return ZeroCount(zeros)
  }
}
