// The value of an integral by an antiderivative, which is proved to be one.

internal import Analysis
internal import Expressions
internal import Numbers
internal import Reals
internal import Tapes

/// An antiderivative of a smooth function between two bounds.
///
/// It counts where its derivative is the function, which is proved as an identity. It is cut where a
/// part of it may jump, as tan(x/2) at π; at the ends of each piece its limits count.
struct ClosedForm {
  /// The name of the variable.
  let variable: String
  /// What the other names mean, in radians.
  let environment: Environment
  /// The ends, which may be infinite.
  let (lower, upper): (Bound, Bound)
  /// A number between them.
  let middle: Rational

  /// The steps that one closed form may take.
  private static let steps: Int64 = 400_000_000
  /// The most places at which an antiderivative is cut.
  private static let mostPlaces = 40

  init(
    of variable: String,
    in environment: Environment,
    from lower: Bound,
    to upper: Bound,
    around middle: Rational
  ) {
    (self.variable, self.environment) = (variable, environment)
    (self.lower, self.upper, self.middle) = (lower, upper, middle)
  }

  /// The integral of a function from the one number to the other, or that it is infinite; nil where
  /// none is found.
  func value(of f: Expression, in workspace: inout Workspace) -> EndLimit? {
    let before = workspace.budget
    // The digits need their share, where no closed form is found.
    let share = min(before.stepsLeft / 4, Self.steps)
    workspace.budget.stepsLeft = share
    defer {
      let used = share - max(0, workspace.budget.stepsLeft)
      workspace.budget = before
      workspace.budget.stepsLeft -= used
    }
    var search = Antidifferentiation(by: variable, in: environment, workspace: workspace)
    let proposal = search.proposal(for: f)
    workspace = search.workspace
    guard let proposal,
      let smooth = proposal.withoutKinks(of: variable, at: middle, environment, &workspace),
      smooth.isAntiderivative(of: f, by: variable, in: environment, &workspace),
      let places = BreakPlaces(
        of: smooth,
        variable,
        environment,
        from: lower,
        to: upper,
        in: &workspace
      ), places.isComplete, places.numbers.count <= Self.mostPlaces
    else { return nil }
    var (sum, start) = (Real(0), lower)
    for end in places.numbers.map({ .number($0) }) + [upper] {
      guard let first = limit(of: smooth, at: start, isUpper: false, &workspace),
        let last = limit(of: smooth, at: end, isUpper: true, &workspace)
      else { return nil }
      // Where it has no limit at one end, it is not integrable, whatever it does at the other.
      guard case (.number(let first), .number(let last)) = (first, last) else { return .infinite }
      do throws(RealError) {
        let part = try Real.difference(last, first, in: &workspace)
        sum = try Real.sum(sum, part, in: &workspace)
      } catch {
        return nil
      }
      start = end
    }
    return .number(sum)
  }

  /// The limit at an end of a piece from the inside; far out, where the end is infinite.
  private func limit(
    of smooth: Expression,
    at bound: Bound,
    isUpper: Bool,
    _ workspace: inout Workspace
  ) -> EndLimit? {
    guard let end = bound.number else {
      return EndLimit(of: smooth, variable, isNegative: !isUpper, in: environment, &workspace)
        ?? expandedLimit(of: smooth, .infinity(isNegative: !isUpper), &workspace)
    }
    var known = environment
    known.variables[variable] = .real(end)
    let value = smooth.exactValue(in: known, workspace: &workspace)
    if let value, smooth.isContinuousWhereDefined(in: variable) { return .number(value) }
    let limit = "l_\(variable)"
    let distance = EndDistance(of: variable, from: bound, isUpper: isUpper, in: environment)
    let moved = distance.written(smooth)
    var own = distance.environment
    // A function that has a value at an end may jump there: what it comes close to, is proved.
    for candidate in [value, Real(0)] {
      guard let candidate else { continue }
      own.variables[limit] = .real(candidate)
      let written =
        candidate.rational.map { moved - Expression($0) } ?? moved - Expression(name: limit)
      for bits in [8, 24] {
        var reading = GrowthReading(of: distance.name, in: own, bits: bits)
        do throws(RealError) {
          let growth = try reading.growth(of: written, &workspace)
          if let upper = growth?.upper, upper.exponent.signum > 0 {
            return .number(candidate)
          }
        } catch {
          // It has no enclosures there, as tan x beside π/2.
          break
        }
      }
    }
    return expandedLimit(of: smooth, .number(end, isUpper ? .left : .right), &workspace)
  }

  /// The limit by expansions.
  private func expandedLimit(
    of smooth: Expression,
    _ target: LimitQuestion.Target,
    _ workspace: inout Workspace
  ) -> EndLimit? {
    let question = LimitQuestion(
      function: smooth,
      variable: variable,
      target: target,
      environment: environment
    )
    do throws(EvaluationError) {
      return .number(try Limit.value(question, workspace: &workspace))
    } catch {
      return nil
    }
  }
}

extension Expression {
  /// Whether it is made of functions that are continuous wherever they have values, so that what it
  /// comes close to at a number is its value there.
  fileprivate func isContinuousWhereDefined(in variable: String) -> Bool {
    (0..<count).allSatisfy { index in
      let operands = operands(of: index).map { subexpression(at: $0) }
      guard operands.contains(where: { $0.variables.contains(variable) }) else { return true }
      switch symbol(at: index) {
      case .negation, .sum, .difference, .product, .juxtaposition, .quotient: return true
      case .power:
        // 0^0 is 1 where both are at 0, and something else nearby.
        return !operands[0].variables.contains(variable)
          || !operands[1].variables.contains(variable)
      case .call(let row):
        let rows: [Builtin] = [
          .sqrt, .cbrt, .ln, .log, .log2, .exp, .sine, .cosine, .tangent, .secant, .cosecant,
          .cotangent, .arcsine, .arccosine, .arctangent, .hyperbolicSine, .hyperbolicCosine,
          .hyperbolicTangent, .hyperbolicSecant, .areaSine, .areaCosine, .areaTangent,
        ]
        return rows.contains(row)
      default: return false
      }
    }
  }
}
