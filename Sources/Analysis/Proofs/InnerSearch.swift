// What searches for certificates through inner expressions share.

internal import Certificates
internal import Expressions
internal import Numbers
internal import Reals

/// A search for the parts of a certificate through an inner expression.
struct InnerSearch {
  let unknown: String
  /// The name of the value of an inner expression.
  let name: String
  let environment: Environment
  var workspace: Workspace

  /// The most inner expressions of a kind that are tried.
  private static let innerLimit = 6

  init(_ unknown: String, _ environment: Environment, _ workspace: Workspace) {
    (self.unknown, self.environment, self.workspace) = (unknown, environment, workspace)
    name = unknown == "u" ? "v" : "u"
    self.workspace.budget = Budget(steps: 400_000_000, bitLimit: 1 << 16)
  }

  /// The inner expressions that are tried.
  func innerExpressions(of e: Expression) -> [Expression] {
    Array(e.innerExpressions(of: unknown).prefix(Self.innerLimit))
      + e.exponentialParts(of: unknown).prefix(Self.innerLimit)
  }

  /// Whether an inner expression can be inverted piece by piece.
  mutating func canInvert(_ inner: Expression) -> Bool {
    let check = BranchCheck(unknown: unknown, name: name, angleUnit: environment.angleUnit)
    return check.branches(of: inner, in: &workspace) != nil
  }

  /// All solutions; nothing where it is not known that there are no others.
  mutating func solutions(of task: EquationTask) -> SolutionSet? {
    let own = Environment(angleUnit: environment.angleUnit)
    guard
      let found = EquationSolver.solutions(of: task, environment: own, workspace: &workspace),
      found.isComplete
    else { return nil }
    return found
  }

  mutating func form(of number: Real) -> Expression? {
    number.closedExpression(environment.angleUnit, in: &workspace)
  }

  /// What an image is a function of, as one of the value of an inner expression.
  mutating func value(
    _ image: Expression,
    _ numbers: [(name: String, number: Real)]
  ) -> Expression? {
    var replacements = [SolutionImage.argument: Expression(name: name)]
    for (name, number) in numbers {
      guard let form = form(of: number) else { return nil }
      replacements[name] = form
    }
    return image.replacing(replacements)
  }
}
