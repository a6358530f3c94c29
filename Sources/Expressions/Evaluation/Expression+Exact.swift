// Exact values, their signs and truths, where the budget suffices for them.

package import Numbers
package import Reals

extension Expression {
  /// The exact value; nil where there is none, or it is not found within the budget.
  @inline(never)
  package func exactValue(in environment: Environment, workspace: inout Workspace) -> Real? {
    do throws(EvaluationError) {
      return try number(in: environment, workspace: &workspace)
    } catch {
      return nil
    }
  }

  /// Whether a condition is true; nil where that is not found within the budget.
  package func truth(in environment: Environment, workspace: inout Workspace) -> Bool? {
    do throws(EvaluationError) {
      if case .truth(let isTrue) = try value(in: environment, workspace: &workspace) {
        return isTrue
      }
    } catch {}
    return nil
  }
}

extension Real {
  /// −1, 0 or 1; nil where that is not found within the budget.
  @inline(never)
  package func sign(in workspace: inout Workspace) -> Int? {
    do throws(RealError) {
      switch try Real.compare(self, Real(Rational.zero), in: &workspace) {
      case .less: return -1
      case .equal: return 0
      case .greater: return 1
      }
    } catch {
      return nil
    }
  }

  /// How it compares with another number; nil where that is not found within the budget.
  @inline(never)
  package func order(to other: Real, in workspace: inout Workspace) -> Order? {
    do throws(RealError) {
      return try Real.compare(self, other, in: &workspace)
    } catch {
      return nil
    }
  }
}

extension NumberLiteral {
  /// The value, if it is a fraction within the budget.
  package func fraction(in workspace: inout Workspace) -> Rational? {
    do throws(RealError) {
      return try value(in: &workspace).rational
    } catch {
      return nil
    }
  }
}
