// Equations that hold on a part of the line, since both sides have the same square there:
// √(1/x) = 1/√x.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The most square roots that are tried.
  private static let rootLimit = 3

  /// The numbers for which an expression with a square root is zero, where that is so up to signs
  /// wherever it has a value; nothing where it is not, or where that is not found out.
  ///
  /// With a² = b²r everywhere, a + b√r is zero exactly where ab ≤ 0: elsewhere it is 2a.
  mutating func solutionsByRadicalIdentity(
    of e: Expression,
    in x: String
  ) -> SolutionSet? {
    guard depth < 4, !environment.complexAnswers else { return nil }
    depth += 1
    defer { depth -= 1 }
    var tried = 0
    for index in 0..<e.count where tried < Self.rootLimit {
      let part = e.subexpression(at: index)
      guard part.variables.contains(x), let (radicand, degree) = part.radicand, degree == 2 else {
        continue
      }
      tried += 1
      let name = freshName()
      let polynomial = e.replacing(every: part, with: Expression(name: name))
      guard let fraction = ExpressionFraction(polynomial, in: name, limit: 4) else { continue }
      let (even, odd) = fraction.numerator.reduced(bySquare: radicand)
      let norm = even.raised(to: 2) - radicand * odd.raised(to: 2)
      guard norm.count <= Self.sizeLimit, case .every? = zeros(of: norm, in: x),
        let conditions = domain(of: e, in: x)
      else { continue }
      let signs = EquationTask.Condition(even * odd, .lessOrEqual, Expression(0))
      var sets: [SolutionSet.Solutions] = []
      for condition in [signs] + conditions {
        guard let found = realSolutions(of: condition.difference, condition.relation, in: x),
          found.isComplete
        else { return nil }
        sets.append(found.solutions)
      }
      guard var found = combined(sets, isEquation: false, { $0.allSatisfy { $0 } }) else {
        return nil
      }
      found.methods = [.identity]
      return found
    }
    return nil
  }
}
