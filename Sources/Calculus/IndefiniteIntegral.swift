// Integrals without bounds: an antiderivative that is proved to be one.

internal import Analysis
package import Expressions
internal import Numbers
package import Reals

/// An integral without bounds.
package enum IndefiniteIntegral {
  /// An antiderivative of a function by a name, in the form that costs least to read; nothing where
  /// none is found with a proof.
  ///
  /// Other names in it are constants.
  package static func antiderivative(
    of f: Expression,
    by variable: String,
    in environment: Environment,
    _ workspace: inout Workspace
  ) -> Expression? {
    var own = environment
    own.complexAnswers = false
    own.variables[variable] = nil
    var radians = own
    radians.angleUnit = .radians
    guard let e = f.inRadians(from: environment.angleUnit), !e.hasChance else { return nil }
    var search = Antidifferentiation(by: variable, in: radians, workspace: workspace)
    let proposal = search.proposal(for: e)
    workspace = search.workspace
    guard let written = proposal?.inUnit(environment.angleUnit) else { return nil }
    var writing = Antidifferentiation(by: variable, in: own, workspace: workspace)
    let candidates = writing.readable(written)
    workspace = writing.workspace
    for candidate in candidates
    where candidate.isAntiderivative(of: f, by: variable, in: own, &workspace) {
      return candidate
    }
    return nil
  }
}

extension Antidifferentiation {
  /// The ways to write what was found, the one that is read most easily first.
  fileprivate mutating func readable(_ e: Expression) -> [Expression] {
    let simple = simplified(e, by: "simplify(u)") ?? e
    // A sum of powers is read more easily than its factors, one fraction more easily than some.
    let isPolynomial = polynomial(e) != nil
    let other = simplified(e, by: isPolynomial ? "expand(u)" : "simplify(together(u))")
    guard let other, other.count <= simple.count + 4 else { return [simple, e] }
    return [other, simple, e]
  }
}

extension Expression {
  /// Whether the derivative is a function, wherever both have values.
  func isAntiderivative(
    of f: Expression,
    by variable: String,
    in environment: Environment,
    _ workspace: inout Workspace
  ) -> Bool {
    guard let slope = derivative(by: variable, angleUnit: environment.angleUnit) else {
      return false
    }
    do throws(AlgebraError) {
      let found = try Algebra.identity(
        of: slope,
        f,
        environment: environment,
        workspace: &workspace
      )
      if case .proved = found { return true }
      return false
    } catch {
      return false
    }
  }
}
