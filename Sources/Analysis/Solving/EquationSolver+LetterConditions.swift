// Comparisons of a complex unknown as comparisons of the letters that its value has.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// A comparison of a complex unknown as comparisons of the letters that its value has; nothing where
  /// both sides of an inequality are not real for them.
  mutating func realConditions(
    _ condition: EquationTask.Condition,
    _ z: String,
    _ value: Expression,
    _ letters: [String]
  ) -> [EquationTask.Condition]? {
    var known = environment
    for letter in letters { known.variables[letter] = .real(Real(0)) }
    let zero = Expression(0)
    var sides: [ComplexParts] = []
    for side in [condition.left, condition.right] {
      let parts = side.replacing([z: value]).complexParts(where: [:], in: known)
      guard let parts else { return nil }
      sides.append(parts)
    }
    var plain = [EquationTask.Condition(sides[0].real, condition.relation, sides[1].real)]
    if sides.contains(where: { $0.imaginary != nil }) {
      guard condition.relation == .equal else { return nil }
      plain.append(.init(sides[0].imaginary ?? zero, .equal, sides[1].imaginary ?? zero))
    }
    var told: [EquationTask.Condition] = []
    for condition in plain {
      guard let inlined = condition.rewritten({ $0.inliningCalls(in: environment)?.folded }) else {
        return nil
      }
      // Written otherwise it has a value everywhere, too.
      let needed = inlined.difference.domainConditions(in: environment)
      let isSimple = needed.allSatisfy { condition in
        !letters.contains { condition.part.variables.contains($0) }
      }
      let simple = isSimple ? simplified(inlined.difference) : nil
      told.append(simple.map { .init($0, condition.relation, zero) } ?? inlined)
    }
    return told
  }

  /// The cheapest way to write an expression, where it has the same values; nothing where none is known.
  mutating func simplified(_ e: Expression) -> Expression? {
    var known = environment
    known.complexAnswers = false
    do throws(AlgebraError) {
      let found = try Algebra.simplified(e, environment: known, workspace: &workspace)
      return found.conditions.isEmpty && found.restrictions.isEmpty ? found.expression : nil
    } catch {
      return nil
    }
  }
}
