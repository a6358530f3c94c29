// Functions of one variable, prepared for the search for their features: over intervals, with
// signs and exact values.

package import Expressions
package import Numbers
package import Reals
package import Tapes

/// A function of one variable, exactly and over intervals.
package struct AnalyzedFunction: Sendable {
  /// The function as it was entered.
  package let original: Expression
  /// The function without cancellation.
  let continuation: Continuation
  package let variable: String
  package let environment: Environment
  /// The function of the tape: the one without cancellation, or else the original.
  let smooth: Expression
  /// The function without cancellation as a quotient of polynomials.
  package let rational: RationalFunction?
  package var tape: IntervalTape
  /// Constants of reals that were computed so far.
  var workspace = Workspace()
  /// The work done so far, in steps of about a nanosecond.
  package var steps: Int64 = 0
  /// The significant digits of its coordinates.
  var digits = Coordinate.digitCount

  /// Nil when the expression has no tape.
  package init?(_ expression: Expression, of variable: String, _ environment: Environment) {
    guard let inlined = expression.inlining(in: environment, variables: [variable]) else {
      return nil
    }
    original = inlined
    self.variable = variable
    self.environment = environment
    continuation = inlined.continued(in: variable, environment: environment)
    rational = inlined.rationalFunction(of: variable, environment: environment)
    let expressions = [continuation.expression, inlined]
    guard
      let found = Self.tape(of: expressions, [variable], environment, &workspace)
    else { return nil }
    (smooth, tape) = (found.0, IntervalTape(found.1))
  }

  /// The first expression that has a tape.
  package static func tape(
    of expressions: [Expression],
    _ variables: [String],
    _ environment: Environment,
    _ workspace: inout Workspace
  ) -> (Expression, Tape)? {
    for expression in expressions {
      do throws(EvaluationError) {
        let tape = try Tape(
          expression,
          variables: variables,
          in: environment,
          workspace: &workspace
        )
        return (expression, tape)
      } catch {
        // An expression without a tape may have one as it was entered, with its cancellation.
        continue
      }
    }
    return nil
  }

  /// The values and slopes of the function on a box.
  package mutating func curve(over box: Interval) -> CurveBox? {
    steps += 8 * Int64(tape.count)
    return tape.curve(over: box)
  }

  /// The values at a double.
  package mutating func values(at x: Double) -> Enclosure? {
    steps += 6 * Int64(tape.count)
    return tape.values(at: Interval(x))
  }

  /// The values on a box.
  mutating func values(over box: Interval) -> Enclosure? {
    steps += 6 * Int64(tape.count)
    return tape.values(at: box)
  }

  /// The sign at a double: exactly, where doubles do not tell; nil where there
  /// is no value, or it is not known.
  mutating func sign(at x: Double) -> Int? {
    guard let found = values(at: x) else { return nil }
    if found.decoration >= .defined {
      if found.values.lower > 0 { return 1 }
      if found.values.upper < 0 { return -1 }
    }
    guard let number = Dyadic(exactly: x)?.asRational,
      let value = value(of: continuation.expression, at: Real(number))
    else { return nil }
    return sign(of: value)
  }

  /// The exact value at a number; nil where there is none, or it is not found.
  mutating func value(at x: Real) -> Real? { value(of: original, at: x) }

  /// The exact limit at a number where the function itself may have no value.
  package mutating func limit(at x: Real) -> Real? { value(of: continuation.expression, at: x) }

  /// The exact value of an expression at a number.
  mutating func value(of expression: Expression, at x: Real) -> Real? {
    let allowed: Int64 = 20_000_000
    var environment = environment
    environment.variables[variable] = .real(x)
    workspace.budget = Budget(steps: allowed, bitLimit: 1 << 16)
    defer { steps += allowed - max(0, workspace.budget.stepsLeft) + 20_000 }
    return expression.exactValue(in: environment, workspace: &workspace)
  }

  /// The sign of a number; nil when it is not known.
  mutating func sign(of value: Real) -> Int? {
    let allowed: Int64 = 20_000_000
    workspace.budget = Budget(steps: allowed, bitLimit: 1 << 16)
    defer { steps += allowed - max(0, workspace.budget.stepsLeft) }
    return value.sign(in: &workspace)
  }

  /// A coordinate of an exact number; `form` is what it is where it has no closed form.
  package mutating func coordinate(_ number: Real, as form: Expression? = nil) -> Coordinate? {
    workspace.budget = Budget(steps: 20_000_000, bitLimit: 1 << 16)
    let unit = environment.angleUnit
    return Coordinate(number, as: form, angleUnit: unit, digits: digits, in: &workspace)
  }

  /// The coordinate of the value at a number of which an enclosure is known.
  package mutating func coordinate(ofValueAt x: Interval, exactly number: Real?) -> Coordinate? {
    if let number, let value = limit(at: number), let exact = coordinate(value) { return exact }
    steps += 8 * Int64(tape.count)
    guard let box = tape.curve(over: x), let middle = values(at: x.midpoint) else { return nil }
    guard box.decoration == .continuous else { return Coordinate(box.values) }
    // The mean value theorem.
    let form = middle.values + box.slopes * (x - Interval(x.midpoint))
    return Coordinate(form.intersection(box.values) ?? box.values)
  }
}
