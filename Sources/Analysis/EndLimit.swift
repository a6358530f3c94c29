// What a function comes close to as its variable grows or falls without bound.

package import Expressions
internal import Numbers
package import Reals

/// The limit of a function far out, which is proved.
package enum EndLimit: Sendable {
  /// A number.
  case number(Real)
  /// The function grows, or falls, without bound.
  case infinite

  /// The limit of an expression as a variable grows without bound, or falls; nil where none is found.
  ///
  /// It follows from the expansion of the expression far out, see ``EndExpansion``.
  package init?(
    of expression: Expression,
    _ variable: String,
    isNegative: Bool,
    in environment: Environment,
    _ workspace: inout Workspace
  ) {
    var expansion = EndExpansion(of: variable, in: environment)
    let mirrored = expression.replacing([variable: -Expression(name: variable)])
    do throws(NoExpansion) {
      switch try expansion.end(of: isNegative ? mirrored : expression) {
      case .number(let number):
        guard let value = number.exactValue(in: environment, workspace: &workspace) else {
          return nil
        }
        self = .number(value)
      case .infinite: self = .infinite
      }
    } catch {
      return nil
    }
  }
}
