// Values to compare tapes with: those of the exact evaluation.

import Expressions
import Numbers
import Reals

/// What is known exactly of an expression at a point.
enum ExactValue {
  /// It is in this interval, which is as narrow as doubles are.
  case within(Interval)
  /// There is none.
  case undefined
  /// It was not found within the budget, or is far beyond doubles.
  case unknown

  /// The value at a point that is given by doubles.
  init(of expression: Expression, at point: [(name: String, value: Double)]) {
    var workspace = Workspace(budget: Budget(steps: 20_000_000))
    var environment = Environment()
    for (name, value) in point {
      guard let dyadic = Dyadic(exactly: value) else {
        self = .unknown
        return
      }
      environment.variables[name] = .real(Real(dyadic.asRational))
    }
    self = ExactValue.found(expression, environment, &workspace)
  }

  private static func found(
    _ expression: Expression,
    _ environment: Environment,
    _ workspace: inout Workspace
  ) -> ExactValue {
    let value: Value
    do throws(EvaluationError) {
      value = try expression.value(in: environment, workspace: &workspace)
    } catch {
      if case .real(.undefined) = error.kind { return .undefined }
      return .unknown
    }
    guard case .real(let real) = value else { return .unknown }
    do throws(RealError) {
      let ball = try real.enclosure(radiusAtMost: -70, in: &workspace)
      guard let size = ball.log2Upper, size < 1000 else { return .unknown }
      // Not as rational numbers: the denominators of numbers next to zero are huge.
      return .within(Interval(enclosing: ball.lower).hull(Interval(enclosing: ball.upper)))
    } catch {
      return .unknown
    }
  }

  /// Whether it, or a number of the same sign, may be one of the values that were found;
  /// nil if nothing is known.
  func isKept(in found: Interval?, bySign isSign: Bool = false, mayBeUndefined: Bool) -> Bool? {
    switch self {
    case .within(let value) where !isSign: return found?.intersection(value) != nil
    case .within(let value):
      guard let found else { return false }
      if value.lower > 0 { return found.upper > 0 }
      if value.upper < 0 { return found.lower < 0 }
      return value == .zero ? found.contains(0) : nil
    case .undefined: return mayBeUndefined
    case .unknown: return nil
    }
  }
}
