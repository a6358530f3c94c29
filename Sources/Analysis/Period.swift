// Periods: all occurrences of the variable stand inside of trigonometric functions or
// remainders of straight lines, whose periods have a common multiple.

package import Expressions
internal import Numbers
internal import Reals

package enum Period {
  /// A number after which the values of an expression repeat.
  package static func coordinate(
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
        case let operands = expression.operands(of: index).map({ expression.subexpression(at: $0) }),
        let length = length(builtin, operands, variable),
        let line = operands.first, line.variables.contains(variable),
        let period = period(of: line, length, variable, environment, &workspace)
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

  /// The period of a function, by its first argument, where that is a number.
  private static func length(
    _ builtin: Builtin,
    _ operands: [Expression],
    _ variable: String
  ) -> Expression? {
    guard let period = builtin.period else { return nil }
    guard operands.count == 2 else { return period }
    return operands[1].variables.contains(variable) ? nil : period.replacing(["v": operands[1]])
  }

  /// The period of a function of a line, which has a period of some length itself.
  private static func period(
    of line: Expression,
    _ length: Expression,
    _ variable: String,
    _ environment: Environment,
    _ workspace: inout Workspace
  ) -> Real? {
    // The slope of x + ⌊x⌋ is a number, too, where there is one.
    guard line.isLine(in: variable),
      let slope = line.derivative(by: variable, angleUnit: environment.angleUnit),
      !slope.variables.contains(variable)
    else { return nil }
    do throws(EvaluationError) {
      let speed = try slope.number(in: environment, workspace: &workspace)
      let full = try length.number(in: environment, workspace: &workspace)
      return quotient(full, speed, &workspace)
    } catch {
      return nil
    }
  }

  /// The length of an argument's period over the speed of the argument, without sign.
  private static func quotient(
    _ length: Real,
    _ speed: Real,
    _ workspace: inout Workspace
  ) -> Real? {
    do throws(RealError) {
      let quotient = try Real.quotient(length, speed, in: &workspace)
      return try Real.absoluteValue(quotient, in: &workspace)
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

extension Expression {
  /// Whether only sums, and products and quotients with what does not depend on a name, lead to
  /// the name.
  fileprivate func isLine(in name: String) -> Bool {
    (0..<count).allSatisfy { index in
      let dependent = operands(of: index).filter {
        subexpression(at: $0).variables.contains(name)
      }
      switch symbol(at: index) {
      case .negation, .sum, .difference, .percent: return true
      case .product, .juxtaposition: return dependent.count < 2
      case .quotient: return !dependent.contains(index - 1)
      default: return dependent.isEmpty
      }
    }
  }
}
