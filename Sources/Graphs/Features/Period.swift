// Periods: all occurrences of the variable stand inside of trigonometric
// functions of straight lines, whose periods have a common multiple.

internal import Expressions
internal import Numbers
internal import Reals

enum Period {
  /// A number after which the values of an expression repeat.
  static func coordinate(
    of expression: Expression,
    _ variable: String,
    _ environment: Environment
  ) -> Coordinate? {
    var workspace = Workspace(budget: Budget(steps: 200_000_000, bitLimit: 1 << 16))
    guard let period = period(of: expression, variable, environment, &workspace) else {
      return nil
    }
    return Coordinate(period, angleUnit: environment.angleUnit, in: &workspace)
  }

  static func period(
    of expression: Expression,
    _ variable: String,
    _ environment: Environment,
    _ workspace: inout Workspace
  ) -> Real? {
    var periods: [Real] = []
    var covered = Array(repeating: false, count: expression.count)
    // From the root, so that the outermost function counts.
    for index in stride(from: expression.root, through: 0, by: -1) where !covered[index] {
      if case .name(variable) = expression.symbol(at: index) { return nil }
      guard case .call(let builtin) = expression.symbol(at: index),
        let turns = turns("\(builtin.name)"),
        let line = expression.operands(of: index).first.map({ expression.subexpression(at: $0) }),
        line.variables.contains(variable),
        let period = period(of: line, turns, variable, environment, &workspace)
      else { continue }
      periods.append(period)
      for part in expression.first(of: index)..<index { covered[part] = true }
    }
    guard var common = periods.first else { return nil }
    for period in periods.dropFirst() {
      guard let next = multiple(common, period, &workspace) else { return nil }
      common = next
    }
    return common
  }

  /// The period of a function in full turns of its angle.
  private static func turns(_ name: String) -> Rational? {
    switch name {
    case "sin", "cos", "sec", "csc": 1
    case "tan", "cot": Rational(1, over: 2)
    default: nil
    }
  }

  /// The period of a trigonometric function of a line.
  private static func period(
    of line: Expression,
    _ turns: Rational,
    _ variable: String,
    _ environment: Environment,
    _ workspace: inout Workspace
  ) -> Real? {
    guard let slope = line.derivative(by: variable, angleUnit: environment.angleUnit),
      !slope.variables.contains(variable)
    else { return nil }
    do throws(EvaluationError) {
      guard case .real(let speed) = try slope.value(in: environment, workspace: &workspace) else {
        return nil
      }
      return quotient(environment.angleUnit.exactFullTurn, speed, turns, &workspace)
    } catch {
      return nil
    }
  }

  private static func quotient(
    _ turn: Expression,
    _ speed: Real,
    _ turns: Rational,
    _ workspace: inout Workspace
  ) -> Real? {
    do throws(EvaluationError) {
      guard case .real(let full) = try turn.value(in: Environment(), workspace: &workspace) else {
        return nil
      }
      do throws(RealError) {
        let size = try Real.absoluteValue(speed, in: &workspace)
        let part = try Real.product(full, Real(turns), in: &workspace)
        return try Real.quotient(part, size, in: &workspace)
      } catch {
        return nil
      }
    } catch {
      return nil
    }
  }

  /// The least common multiple of two periods, if their ratio is rational.
  private static func multiple(
    _ first: Real,
    _ second: Real,
    _ workspace: inout Workspace
  ) -> Real? {
    do throws(RealError) {
      let quotient = try Real.quotient(first, second, in: &workspace)
      guard let ratio = try Real.recognized(quotient, in: &workspace).rational else { return nil }
      // first = p/q second: q times the first is p times the second.
      return try Real.product(first, Real(ratio.denominator), in: &workspace)
    } catch {
      return nil
    }
  }
}

extension AngleUnit {
  /// A full turn, exactly.
  var exactFullTurn: Expression {
    switch self {
    case .radians: Expression(2) * Expression(.pi)
    case .degrees: Expression(360)
    case .gradians: Expression(400)
    }
  }
}
