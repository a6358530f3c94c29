// Equations that are solved for a name, with other names in them: with numbers in the place of
// those, the equation has these solutions and no others, by the solver of equations in one
// unknown.

import Analysis
import Expressions
import Numbers
import Reals
import TestSupport
import Testing

@Suite("Equations solved for a name")
struct FormulaLaws {
  /// An equation that is built around x, one operation after the other.
  private func random(using random: inout SplitMix64) -> (left: String, right: String) {
    var left = "x"
    let letters = ["a", "b", "c"]
    func pick() -> String { letters.randomElement(using: &random) ?? "a" }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let (p, q) = (pick(), pick())
      switch Int.random(in: 0..<19, using: &random) {
      case 0: left = "\(p)*(\(left)) + \(q)"
      case 1: left = "\(p) - (\(left))/\(q)"
      case 2: left = "\(p)/(\(left))"
      case 3: left = "1/(\(left)) + 1/\(p)"
      case 4: left = "sqrt(\(p)*(\(left)))"
      case 5: left = "(\(left))^2 + \(p)"
      case 6: left = "(\(left) + \(p))^3"
      case 7: left = "\(p)*e^(\(left))"
      case 8: left = "ln(\(left) + \(p))"
      case 9: left = "|\(left) - \(p)|"
      case 10: left = "(\(left) + \(p))/(\(left) - \(q))"
      case 11: left = "log(\(left); \(["2", "10", "3", p].randomElement(using: &random) ?? "2"))"
      case 12: left = "\(p)^(\(left))"
      case 13: left = "(\(left))^(3/2)"
      case 14: left = "atan(\(left)) + asin(\(p)/9)"
      case 15: left = "|\(left) - \(p)| - |\(left) + \(q)|"
      case 16: left = "\(p)*sqrt(\(left)) - \(left)"
      case 17: left = "(\(left))^4 + \(p)*(\(left))^2"
      case 18: left = "(\(left))^\(p)"
      default: left = "\(p)*(\(left))^2 + \(q)*(\(left))"
      }
    }
    let right = ["c", "a + 1", "2", "b*c", "0"].randomElement(using: &random) ?? "c"
    return (left, right)
  }

  /// What an expression is for numbers in the place of names.
  private func value(_ e: MathExpression, _ numbers: [String: Rational]) -> Value? {
    var workspace = Workspace(budget: Budget(steps: 20_000_000))
    let environment = Environment(variables: numbers.mapValues { .real(Real($0)) })
    return try? e.value(in: environment, workspace: &workspace)
  }

  /// Whether all comparisons hold for some numbers; nil if undecided.
  private func hold(
    _ conditions: [MathExpression],
    _ numbers: [String: Rational],
    x: Real? = nil
  ) -> Bool? {
    var environment = Environment(variables: numbers.mapValues { .real(Real($0)) })
    if let x { environment.variables["x"] = .real(x) }
    var truth: Bool? = true
    for condition in conditions {
      var workspace = Workspace(budget: Budget(steps: 20_000_000))
      do throws(EvaluationError) {
        guard case .truth(true) = try condition.value(in: environment, workspace: &workspace) else {
          return false
        }
      } catch {
        guard case .real(.undefined) = error.kind else {
          truth = nil
          continue
        }
        return false
      }
    }
    return truth
  }

  /// The solutions of an equation in x alone, where all of them are found.
  private func solutions(
    _ left: MathExpression,
    _ right: MathExpression,
    _ numbers: [String: Rational]
  ) -> [Real]? {
    var workspace = Workspace(budget: Budget(steps: 400_000_000))
    let task = EquationTask([.init(left, .equal, right)], unknowns: ["x"])
    let environment = Environment(variables: numbers.mapValues { .real(Real($0)) })
    guard
      let set = EquationSolver.solutions(of: task, environment: environment, workspace: &workspace),
      set.isComplete, case .some(let found) = set.solutions,
      found.allSatisfy({ $0.period == nil })
    else { return nil }
    return found.map { $0.number }
  }

  /// Whether two numbers are the same; nothing where that is not found out.
  private func areEqual(_ x: Real, _ y: Real) -> Bool? {
    var workspace = Workspace(budget: Budget(steps: 200_000_000))
    return (try? Real.compare(x, y, in: &workspace)).map { $0 == .equal }
  }

  @Test(arguments: seeds(4))
  func `under the conditions these are the solutions`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var compared = 0
    for _ in 0..<cases(50) {
      let (left, right) = self.random(using: &random)
      let sides = [try MathExpression(left), try MathExpression(right)]
      var workspace = Workspace()
      guard
        let formula = try? Algebra.solved(
          sides[0],
          sides[1],
          for: "x",
          environment: Environment(),
          workspace: &workspace
        )
      else { continue }
      let written = formula.solutions.map { $0.value.valueText() }
      for _ in 0..<4 {
        var numbers: [String: Rational] = [:]
        for name in ["a", "b", "c"] {
          numbers[name] = Rational(Int.random(in: -6...9, using: &random), over: 2)
        }
        // A condition on x says for which solutions it is solved.
        let ofUnknown = formula.conditions.filter { $0.variables.contains("x") }
        let conditions = formula.conditions.filter { !$0.variables.contains("x") }
        guard hold(conditions, numbers) == true else { continue }
        let comment: Comment =
          "seed \(seed): \(left) = \(right) is solved by \(written), not for \(numbers)"
        let told = formula.solutions.map { hold($0.conditions, numbers) }
        guard !told.contains(nil) else { continue }
        var values: [Real] = []
        for (solution, isTold) in zip(formula.solutions, told) where isTold == true {
          guard case .real(let x)? = value(solution.value, numbers) else {
            Issue.record(comment)
            continue
          }
          if !values.contains(where: { areEqual($0, x) == true }) { values.append(x) }
        }
        guard let all = solutions(sides[0], sides[1], numbers) else { continue }
        let kept = all.map { hold(ofUnknown, numbers, x: $0) }
        guard !kept.contains(nil) else { continue }
        let others = zip(all, kept).filter { $1 == true }.map { $0.0 }
        compared += 1
        #expect(values.count == others.count, comment)
        for x in values {
          #expect(others.contains { areEqual($0, x) != false }, comment)
        }
      }
    }
    #expect(compared > 20, "seed \(seed)")
  }
}
