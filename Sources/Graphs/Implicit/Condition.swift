// A comparison that the points of a region or curve fulfil.

internal import Analysis
internal import Expressions
internal import Numbers
internal import Reals
internal import Tapes

/// A comparison of a function of x and y with zero.
struct Condition: Sendable {
  /// How the function compares with zero.
  let relation: Relation
  /// The function.
  let expression: Expression
  let environment: Environment

  init(_ comparison: ZeroComparison, _ environment: Environment) {
    relation = comparison.relation
    expression = comparison.expression
    self.environment = environment
  }

  /// Whether numbers in an interval compare so; nil if some do and some do not,
  /// or it is not known.
  @inline(__always)
  func holds(for values: Interval) -> Bool? {
    let (lower, upper) = (values.lower, values.upper)
    switch relation {
    case .equal: return lower > 0 || upper < 0 ? false : (lower == 0 && upper == 0 ? true : nil)
    case .less: return upper < 0 ? true : (lower >= 0 ? false : nil)
    case .greater: return lower > 0 ? true : (upper <= 0 ? false : nil)
    case .lessOrEqual: return upper <= 0 ? true : (lower > 0 ? false : nil)
    case .greaterOrEqual: return lower >= 0 ? true : (upper < 0 ? false : nil)
    case .notEqual:
      return lower > 0 || upper < 0 ? true : (lower == 0 && upper == 0 ? false : nil)
    }
  }

  /// The exact value; nil where there is none, or it is not found within the
  /// budget.
  func value(_ x: Rational, _ y: Rational, in workspace: inout Workspace) -> Real? {
    var environment = environment
    environment.variables["x"] = .real(Real(x))
    environment.variables["y"] = .real(Real(y))
    return expression.exactValue(in: environment, workspace: &workspace)
  }

  /// Whether the exact value compares so; nil if it is not known.
  func holds(_ x: Rational, _ y: Rational, in workspace: inout Workspace) -> Bool? {
    guard let sign = value(x, y, in: &workspace)?.sign(in: &workspace) else { return nil }
    return holds(for: Interval(Double(sign)))
  }

  /// An interval around the exact value, narrow for its size; nil if there is
  /// none within the budget.
  func enclosure(_ x: Rational, _ y: Rational, in workspace: inout Workspace) -> Interval? {
    guard let value = value(x, y, in: &workspace) else { return nil }
    do throws(RealError) {
      let ball = try Real.enclosure(of: value, bits: 40, in: &workspace)
      return Interval(enclosing: ball.lower).hull(Interval(enclosing: ball.upper))
    } catch {
      return nil
    }
  }
}
