// Limits: what a function comes close to beside a number, from one side or both, or far out.

internal import Analysis
package import Expressions
internal import Numbers
package import Reals

/// The limit of a function, found from expansions beside the place, whose terms are numbers with a
/// proved sign.
///
/// Beside a number a, the variable is a + 1/t or a − 1/t with a growing t, so that all limits are
/// those far out.
///
/// > Source: Gruntz, On Computing Limits in a Symbolic Manipulation System (1996), for the
/// > expansion and its orders.
package enum Limit {
  /// What a function comes close to from one side.
  private enum OneSided {
    /// A number.
    case number(Expression)
    /// It grows, or falls, without bound.
    case infinite(isNegative: Bool)
    /// It has no value beside the place.
    case undefined
    /// It comes close to several numbers again and again.
    case oscillating
    /// That was not found out.
    case undecided

    init(_ end: EndExpansion.End) {
      switch end {
      case .number(let number): self = .number(number)
      case .infinite(let isNegative): self = .infinite(isNegative: isNegative)
      }
    }
  }

  /// How many terms and powers the expansions have that are tried.
  private static let sizes: [(terms: Int, powers: Int)] = [(8, 6), (16, 16), (40, 36)]

  /// The most steps that an expansion takes: sums of irrational terms are costly.
  private static let steps: Int64 = 300_000_000

  /// The limit of a function.
  ///
  /// From both sides it is what the function comes close to from each, or from the one on which it
  /// has values.
  ///
  /// - Throws: ``EvaluationError`` where there is none, and where that was not found out.
  package static func value(
    _ question: LimitQuestion,
    workspace: inout Workspace
  ) throws(EvaluationError) -> Real {
    let f = question.function
    let range = f.range(at: f.root)
    if case .relation = f.symbol(at: f.root) { throw EvaluationError(.notANumber, range: range) }
    let (x, t) = (question.variable, "t_\(question.variable)")
    try f.requireKnownNames(besides: x, in: question.environment)
    var environment = question.environment
    environment.complexAnswers = false
    environment.variables[x] = nil
    environment.variables[t] = nil
    guard let radians = f.inRadians(from: environment.angleUnit) else {
      throw EvaluationError(.undecidedLimit, range: range)
    }
    environment.angleUnit = .radians
    guard let e = radians.inlining(in: environment, variables: [x]), !e.hasChance else {
      throw EvaluationError(.undecidedLimit, range: range)
    }
    let far = Expression(name: t)
    var places: [Expression]
    switch question.target {
    case .infinity(let isNegative): places = [isNegative ? -far : far]
    case .number(let number, let side):
      environment.variables["a_\(x)"] = .real(number)
      let place = number.rational.map { Expression($0) } ?? Expression(name: "a_\(x)")
      let step = Expression(.one) / far
      places = [place - step, place + step]
      if let side { places = [places[side == .left ? 0 : 1]] }
    }
    var ends: [OneSided] = []
    for place in places {
      ends.append(end(of: e.replacing([x: place]), t, environment, &workspace))
    }
    let found = try both(ends, environment, &workspace, range)
    var numbers = environment
    numbers.variables[x] = nil
    do throws(EvaluationError) {
      return try found.number(in: numbers, workspace: &workspace)
    } catch {
      throw EvaluationError(error.kind, range: range)
    }
  }

  /// The limit from what the function does on the sides.
  private static func both(
    _ ends: [OneSided],
    _ environment: Environment,
    _ workspace: inout Workspace,
    _ range: Range<Int>
  ) throws(EvaluationError) -> Expression {
    var kind = EvaluationError.Kind.undecidedLimit
    let known = ends.filter { if case .undefined = $0 { false } else { true } }
    switch (known.first, known.last) {
    case (nil, _), (_, nil): kind = .undefinedBesideLimit
    case (.oscillating?, _), (_, .oscillating?): kind = .noLimit
    case (.undecided?, _), (_, .undecided?): break
    case (.number(let a)?, .number(let b)?):
      let sign = a == b ? 0 : Self.sign(of: a - b, environment, &workspace)
      if sign == 0 { return a }
      if sign != nil { kind = .differentLimits(left: a.text(), right: b.text()) }
    case (.infinite(let a)?, .infinite(let b)?) where a == b: kind = .infiniteLimit(isNegative: a)
    case (let a?, let b?): kind = .differentLimits(left: text(of: a), right: text(of: b))
    }
    throw EvaluationError(kind, range: range)
  }

  private static func sign(
    of number: Expression,
    _ environment: Environment,
    _ workspace: inout Workspace
  ) -> Int? {
    number.exactValue(in: environment, workspace: &workspace)?.sign(in: &workspace)
  }

  /// A limit as it is shown.
  private static func text(of end: OneSided) -> String {
    switch end {
    case .number(let number): number.text()
    case .infinite(let isNegative): isNegative ? "-∞" : "∞"
    case .undefined, .oscillating, .undecided: ""
    }
  }

  /// What an expression does as a variable grows without bound.
  private static func end(
    of e: Expression,
    _ t: String,
    _ environment: Environment,
    _ workspace: inout Workspace
  ) -> OneSided {
    for size in sizes {
      var expansion = EndExpansion(
        of: t,
        in: environment,
        terms: size.terms,
        powers: size.powers
      )
      let most = min(Self.steps, workspace.budget.stepsLeft)
      expansion.workspace.budget.stepsLeft = most
      defer { workspace.budget.stepsLeft -= most - max(0, expansion.workspace.budget.stepsLeft) }
      do throws(NoExpansion) {
        return OneSided(try expansion.end(of: e))
      } catch {
        if error.isUndefined { return .undefined }
      }
    }
    var search = FastestPart(of: t, in: environment, workspace: workspace)
    defer { workspace = search.workspace }
    do throws(NoExpansion) {
      return OneSided(try search.end(of: e))
    } catch {
      if error.isUndefined { return .undefined }
    }
    return oscillates(e, t, environment, &workspace) ? .oscillating : .undecided
  }

  /// Whether an expression is proved to have no limit as a variable grows without bound: where a
  /// sine or a cosine of what grows is 1, and where it is −1, the expression comes close to
  /// different numbers.
  private static func oscillates(
    _ e: Expression,
    _ t: String,
    _ environment: Environment,
    _ workspace: inout Workspace
  ) -> Bool {
    for index in 0..<e.count
    where e.isCall(of: .sine, at: index) || e.isCall(of: .cosine, at: index) {
      let inner = e.subexpression(at: index).parts[0]
      guard inner.variables.contains(t), !inner.hasKinks else { continue }
      var expansion = EndExpansion(of: t, in: environment)
      do throws(NoExpansion) {
        guard case .infinite = try expansion.end(of: inner) else { continue }
      } catch {
        continue
      }
      let (sine, cosine) = (Expression.call(.sine, inner), Expression.call(.cosine, inner))
      let isSine = e.isCall(of: .sine, at: index)
      var limits: [OneSided] = []
      for value in [1, -1] {
        let (one, zero) = (Expression(Rational(value)), Expression(.zero))
        let part = e.replacing(every: sine, with: isSine ? one : zero)
          .replacing(every: cosine, with: isSine ? zero : one)
        limits.append(end(of: part, t, environment, &workspace))
      }
      guard limits.count == 2 else { continue }
      switch (limits[0], limits[1]) {
      case (.number(let a), .number(let b)):
        if let sign = sign(of: a - b, environment, &workspace), sign != 0 { return true }
      case (.infinite(let a), .infinite(let b)): if a != b { return true }
      case (.number, .infinite), (.infinite, .number): return true
      default: continue
      }
    }
    return false
  }
}
