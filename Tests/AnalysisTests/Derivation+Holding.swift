// Whether lines of derivations hold for numbers, by evaluation.

import Analysis
import Expressions
import Numbers
import Reals

extension EquationTask.Condition {
  /// Whether the comparison holds for numbers in the place of names; nothing where that is not found
  /// out.
  func holds(_ numbers: [String: Real]) -> Bool? {
    var workspace = Workspace(budget: Budget(steps: 50_000_000))
    let environment = Environment(variables: numbers.mapValues { .real($0) })
    var sides: [Real] = []
    for side in [left, right] {
      do throws(EvaluationError) {
        sides.append(try side.number(in: environment, workspace: &workspace))
      } catch {
        if case .real(.undefined) = error.kind { return false }
        return nil
      }
    }
    guard let order = try? Real.compare(sides[0], sides[1], in: &workspace) else { return nil }
    return relation.holds(order)
  }
}

extension Derivation.Line {
  /// Whether the line holds for numbers, with some whole numbers for the letter of families; nothing where
  /// that is not found out.
  func holds(_ numbers: [String: Real], turns: ClosedRange<Int>) -> Bool? {
    var (numbers, isOpen) = (numbers, false)
    for turn in letter == nil ? 0...0 : turns {
      if let letter { numbers[letter] = Real(turn) }
      for choice in cases {
        let answers = (choice + conditions).map { $0.holds(numbers) }
        if answers.allSatisfy({ $0 == true }) { return true }
        if !answers.contains(false) { isOpen = true }
      }
    }
    return isOpen ? nil : false
  }
}
