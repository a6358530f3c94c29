// Whether an expression has zeros at all, from its form.

package import Expressions
internal import Numbers
package import Reals

extension Algebra {
  /// Whether an expression is seen to have no zeros among the numbers for which it has a value.
  ///
  /// It is where each of its factors has one sign: x + √2·√x + 1 is a quadratic polynomial in √x.
  package static func hasNoZeros(
    _ e: Expression,
    environment: Environment,
    workspace: inout Workspace
  ) -> Bool {
    do throws(AlgebraError) {
      return try lent(by: &workspace, in: environment) { (algebra) throws(AlgebraError) in
        try algebra.inField(.written) { (field) throws(AlgebraError) in
          let numerator = try field.reading(e).numerator
          let factors = try field.factors(of: numerator).factors
          return !numerator.isZero && factors.allSatisfy { field.hasNoZeros($0.0) }
        }
      }
    } catch {
      return false
    }
  }
}
