// The sides of what a certificate is about, without names that mean something elsewhere.

internal import Expressions
internal import Reals

extension Expression {
  /// The expression without names but the unknown: closed forms in the place of those with a
  /// value; nothing where one has none.
  func closed(
    besides unknown: String,
    in environment: Environment,
    workspace: inout Workspace
  ) -> Expression? {
    guard let inlined = inlining(in: environment, variables: [unknown]) else { return nil }
    var replacements: [String: Expression] = [:]
    for name in inlined.variables where name != unknown {
      guard case .real(let number)? = environment.variables[name],
        let form = number.closedExpression(environment.angleUnit, in: &workspace)
      else { return nil }
      replacements[name] = form
    }
    return inlined.replacing(replacements)
  }
}
