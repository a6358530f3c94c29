// The digits of solutions: the sides of an equation as it was asked have the same value between the
// bounds of the last digit, where a divisor is negative as well.

import Analysis
import Expressions
import Numbers
import Reals
import TestSupport
import Testing

@Suite("Digits of solutions")
struct SolutionDigitLaws {
  private static let functions = [
    "e^(#)", "cos(#)", "sin(#)", "atan(#)", "ln(#)", "sqrt(#)", "(#)^2", "(#)^3", "tanh(#)",
  ]
  private static let quotients = ["tan(#)", "cot(#)", "sec(#)", "csc(#)", "coth(#)", "1/(#)"]
  private static let inner = ["x", "-x", "x/2", "2x", "x + 1", "1 - x", "x - 4"]
  private static let divisors = [
    "-x", "x - 2", "1 - x", "-x - 3", "x^2 - 9", "-(x^2 + 1)", "cos(x) - 2", "-e^x", "sin(x)", "x",
  ]

  /// Equations with an unknown x, or x and y, and what x may be.
  private struct Question {
    let equations: [(left: String, right: String)]
    let planted: Rational?
  }

  private func one(of choices: [String], using random: inout SplitMix64) -> String {
    choices.randomElement(using: &random) ?? "x"
  }

  private func smooth(using random: inout SplitMix64) -> String {
    guard Int.random(in: 0..<3, using: &random) > 0 else { return line(using: &random) }
    return one(of: Self.functions, using: &random)
      .split(separator: "#", omittingEmptySubsequences: false)
      .joined(separator: one(of: Self.inner, using: &random))
  }

  private func line(using random: inout SplitMix64) -> String {
    let factor = [-5, -2, -1, 1, 3].randomElement(using: &random) ?? 1
    return "(\(factor))*x + (\(Int.random(in: -4...4, using: &random)))"
  }

  private func question(using random: inout SplitMix64) -> Question {
    let (f, g) = (smooth(using: &random), smooth(using: &random))
    let divisor = one(of: Self.divisors, using: &random)
    let quotient = one(of: Self.quotients, using: &random)
      .split(separator: "#", omittingEmptySubsequences: false)
      .joined(separator: one(of: Self.inner, using: &random))
    var (left, right) =
      switch Int.random(in: 0..<5, using: &random) {
      case 0: ("(\(f))/(\(divisor))", "(\(g))/(\(divisor))")
      case 1: ("(\(f))/(\(divisor))", g)
      case 2: (quotient, line(using: &random))
      case 3: (quotient, f)
      default: ("((\(f)) - (\(g)))/(\(divisor))", "0")
      }
    var planted: Rational?
    if Bool.random(using: &random) {
      let place = Rational(
        Integer(Int.random(in: -15...15, using: &random)),
        over: Integer(Int.random(in: 1...4, using: &random))
      )
      func put(_ side: String) -> String {
        side.map { $0 == "x" ? "(\(place.numerator)/\(place.denominator))" : String($0) }.joined()
      }
      right = "\(right) + (\(put(left))) - (\(put(right)))"
      planted = place
    }
    guard Int.random(in: 0..<3, using: &random) == 0 else {
      return Question(equations: [(left, right)], planted: planted)
    }
    return Question(equations: [("y", left), ("y", right)], planted: planted)
  }

  /// The signs that the difference of two sides has at the corners of a box; nil where it is not
  /// known to have a value.
  private func signs(_ gap: Expression, _ corners: [[String: Real]]) -> [Int]? {
    var signs: [Int] = []
    for corner in corners {
      var workspace = Workspace(budget: Budget(steps: 50_000_000))
      var environment = Environment()
      for (name, number) in corner { environment.variables[name] = .real(number) }
      guard let value = try? gap.number(in: environment, workspace: &workspace),
        let order = try? Real.compare(value, Real(0), in: &workspace)
      else { return nil }
      signs.append(order == .less ? -1 : order == .equal ? 0 : 1)
    }
    return signs
  }

  /// The corners of the box that 40 digits of numbers leave.
  private func corners(_ numbers: [(name: String, number: Real)]) -> [[String: Real]]? {
    var corners: [[String: Real]] = [[:]]
    for (name, number) in numbers {
      var workspace = Workspace(budget: Budget(steps: 400_000_000))
      guard let ball = try? number.enclosure(radiusAtMost: -134, in: &workspace) else { return nil }
      let ends = number.rational.map { [$0] } ?? [ball.lower.asRational, ball.upper.asRational]
      corners = corners.flatMap { corner in
        ends.map { corner.merging([name: Real($0)]) { $1 } }
      }
    }
    return corners
  }

  /// The points that solve a question; nil where families or none are told.
  private func points(_ set: SolutionSet) -> [[(name: String, number: Real)]]? {
    switch set.solutions {
    case .some(let members):
      members.filter { $0.period == nil }.map { [("x", $0.number)] }
    case .points(let points):
      points.allSatisfy { $0.coordinates.allSatisfy { $0.slopes.isEmpty } }
        ? points.map { zip(["x", "y"], $0.coordinates.map { $0.number }).map { ($0, $1) } } : nil
    default: nil
    }
  }

  private func hasFamilies(_ set: SolutionSet) -> Bool {
    guard case .some(let members) = set.solutions else { return false }
    return members.contains { $0.period != nil }
  }

  @Test(arguments: seeds(8))
  func `forty digits of each solution are between the sides as they were asked`(
    seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(25) {
      let question = question(using: &random)
      let conditions = try question.equations.map { sides in
        let (left, right) = (try Expression(sides.left), try Expression(sides.right))
        return EquationTask.Condition(left, .equal, right)
      }
      var workspace = Workspace(budget: Budget(steps: 400_000_000))
      let unknowns = conditions.count == 1 ? ["x"] : ["x", "y"]
      guard
        let set = EquationSolver.solutions(
          of: EquationTask(conditions, unknowns: unknowns),
          environment: Environment(),
          workspace: &workspace
        ), let points = points(set)
      else { continue }
      let asked = question.equations.map { "\($0.left) = \($0.right)" }.joined(separator: "; ")
      var isFound = false
      for point in points {
        guard let corners = corners(point) else { continue }
        for condition in conditions {
          let difference = condition.left - condition.right
          guard var signs = signs(difference, corners) else { continue }
          // At a double zero it is the slope that changes its sign.
          if signs.count > 1, Set(signs).count == 1, signs[0] != 0,
            let slope = difference.derivative(by: "x")
          {
            signs = self.signs(slope, corners) ?? signs
          }
          #expect(
            signs.contains { $0 >= 0 } && signs.contains { $0 <= 0 },
            "seed \(seed): \(asked) at \(corners[0].mapValues { $0.rational })"
          )
        }
        let places = corners.compactMap { $0["x"]?.rational }
        if let planted = question.planted, let low = places.min(), let high = places.max(),
          low <= planted, planted <= high
        {
          isFound = true
        }
      }
      guard let planted = question.planted, set.isComplete, !hasFamilies(set), !isFound else {
        continue
      }
      // What is planted where a side has no value is no solution.
      let last = conditions[conditions.count - 1].right
      let gap = (conditions.count == 1 ? conditions[0].left : conditions[0].right) - last
      guard let signs = signs(gap, [["x": Real(planted)]]) else { continue }
      #expect(signs != [0], "seed \(seed): \(asked) lacks \(planted)")
    }
  }
}
