// Inequalities and formulas line by line: each line says for numbers, by evaluation, what the first one
// says.

import Analysis
import Expressions
import Numbers
import Reals
import TestSupport
import Testing

@Suite("Inequalities and formulas line by line")
struct StepLaws {
  private let environment = Environment()

  private func number(_ range: ClosedRange<Int>, using random: inout SplitMix64) -> Int {
    Int.random(in: range, using: &random)
  }

  private func condition(_ text: String) throws -> EquationTask.Condition {
    let relation = try MathExpression(text)
    let sides = relation.operands(of: relation.root).map { relation.subexpression(at: $0) }
    guard case .relation(let sign, continuesChain: _) = relation.symbol(at: relation.root) else {
      throw SyntaxIsNoComparison()
    }
    return EquationTask.Condition(sides[0], sign, sides[1])
  }

  private struct SyntaxIsNoComparison: Error {}

  /// The whole numbers that letters of families are.
  private static let turns = -9...9

  // MARK: Inequalities

  /// Inequalities, and equations that ranges solve, of the kinds that schools solve.
  private func inequalities(using random: inout SplitMix64) -> [String] {
    let (a, b, c) = (
      number(1...5, using: &random), number(-6...6, using: &random), number(1...8, using: &random)
    )
    let sign = ["<", "<=", ">", ">="][number(0...3, using: &random)]
    let (r, s) = (number(1...4, using: &random), number(5...8, using: &random))
    return [
      "\(a + 1)^(x + \(b)) \(sign) \(c)", "\(a)*e^x + \(b) \(sign) \(c)",
      "ln(\(a)x + \(b)) \(sign) \(b)", "log2(x + \(c)) \(sign) \(a)",
      "ln(x + \(b)) \(sign) ln(\(c) - x)", "sqrt(x + \(c)) \(sign) \(b)",
      "sqrt(x + \(c)) \(sign) x + \(b)", "abs(x + \(b)) \(sign) \(a)x",
      "abs(\(a)x + \(b)) \(sign) \(c)", "abs(x + \(b)) \(sign) abs(x - \(c))",
      "e^(2x) - \(r + s)e^x + \(r * s) \(sign) 0", "ln(x)^2 \(sign) \(a)",
      "x^4 \(sign) \(c)", "\(-a)x^3 + \(b) \(sign) \(c)", "sqrt(2)*x + \(b) \(sign) \(c)",
      "2sin(x) \(sign) \(number(-2...2, using: &random))",
      "cos(\(a)x) \(sign) \(number(-1...1, using: &random))/2",
      "tan(x) \(sign) \(number(-1...1, using: &random))",
      "2sin(x)^2 - sin(x) \(sign) 0", "abs(x + \(b)) = x + \(b)",
      "abs(x + \(b)) + abs(x - \(c)) = \(abs(b + c))",
    ]
  }

  /// Numbers at which no simple inequality changes.
  private static let samples = (-14...14).map { Real(Rational(2 * $0 + 1, over: 3)) }

  @Test("each line of an inequality holds where the first one does", arguments: seeds(4))
  func inequalities(seed: UInt64) throws {
    var random = SplitMix64(seed: seed &+ 400)
    var (asked, shown) = (0, 0)
    for _ in 0..<cases(2) {
      for text in inequalities(using: &random) {
        let task = EquationTask([try condition(text)], unknowns: ["x"])
        var workspace = Workspace(budget: Budget(steps: 2_000_000_000))
        guard
          let set = EquationSolver.solutions(
            of: task,
            environment: environment,
            workspace: &workspace
          )
        else { continue }
        asked += 1
        let found = Derivation.solving(
          task,
          to: set,
          environment: environment,
          workspace: &workspace
        )
        guard let derivation = found else { continue }
        shown += 1
        for number in Self.samples {
          guard let isTrue = derivation.lines[0].holds(["x": number], turns: Self.turns) else {
            continue
          }
          for line in derivation.lines.dropFirst() {
            #expect(
              line.holds(["x": number], turns: Self.turns) != !isTrue,
              "seed \(seed): \(text): \(line)"
            )
          }
        }
      }
    }
    #expect(shown * 5 >= asked * 4, "seed \(seed): \(shown) of \(asked)")
  }

  // MARK: Angles

  @Test("angles with the same sine or cosine", arguments: seeds(4))
  func angles(seed: UInt64) throws {
    var random = SplitMix64(seed: seed &+ 500)
    var shown = 0
    for _ in 0..<cases(6) {
      let functions = ["sin", "cos"]
      let (f, g) = (
        functions[number(0...1, using: &random)], functions[number(0...1, using: &random)]
      )
      let (a, b) = (number(1...3, using: &random), number(4...5, using: &random))
      let sign = Bool.random(using: &random) ? "+" : "-"
      let task = EquationTask(
        [try condition("\(f)(\(a)x) \(sign) \(g)(\(b)x) = 0")],
        unknowns: ["x"]
      )
      var workspace = Workspace(budget: Budget(steps: 2_000_000_000))
      guard
        let set = EquationSolver.solutions(
          of: task,
          environment: environment,
          workspace: &workspace
        ), case .some(let members) = set.solutions,
        let derivation = Derivation.solving(
          task,
          to: set,
          environment: environment,
          workspace: &workspace
        )
      else { continue }
      shown += 1
      for line in derivation.lines {
        for member in members {
          #expect(
            line.holds(["x": member.number], turns: Self.turns) != false,
            "seed \(seed): \(line)"
          )
        }
        for number in Self.samples {
          #expect(line.holds(["x": number], turns: Self.turns) != true, "seed \(seed): \(line)")
        }
      }
    }
    #expect(shown >= cases(4), "seed \(seed): \(shown)")
  }

  // MARK: Formulas

  /// Formulas with what they are solved for, as they stand in books of physics and of money.
  private static let formulas = [
    "v = s/t; t", "E = 1/2*m*v^2; v", "1/f = 1/g + 1/b; b", "1/R = 1/a + 1/b; R", "A = pi*r^2; r",
    "K = k*(1 + p)^m; m", "K = k*(1 + p)^m; p", "h = -log(c); c", "T = 2*pi*sqrt(l/g); l",
    "F = 9/5*C + 32; C", "N = m*e^(-k*t); t", "a/(x + b) = c; x", "F = g*m*M/r^2; r",
    "a*x^2 + b*x + c = 0; x", "V = 4/3*pi*r^3; r", "s = 1/2*g*t^2 + v*t; t", "L = 10*log(I/J); I",
    "a^2 + b^2 = c^2; b", "a^x = b; x", "x^m = a; x", "sqrt(x - a) = b; x", "abs(x - a) = b; x",
  ]

  /// Formulas with cases.
  private static let formulasInCases = [
    "a*x + b = c; x", "y = m*x + b; x", "a*x = b*x + c; x", "(a + b)/2*h = A; a", "U = R*I; I",
    "a*x + b = d*x + c; x", "a*(x + b) = c; x", "a*x = 2*x + b; x", "p - q*x = a; x",
  ]

  /// Compares all lines of a formula with the first one, for small numbers in the place of the names.
  private func compareSteps(
    of equation: EquationTask.Condition,
    for unknown: String,
    to system: SolvedSystem,
    where told: [Expression],
    _ text: String,
    _ seed: UInt64,
    using random: inout SplitMix64,
    in workspace: inout Workspace
  ) throws {
    let derivation = try #require(
      Derivation.solving(
        [equation],
        for: [unknown],
        to: system,
        environment: environment,
        workspace: &workspace
      ),
      "\(text)"
    )
    let first = derivation.lines[0].cases[0][0]
    let names = (first.left.variables + first.right.variables).filter { $0 != unknown }
    let values = [-1, 0, 1, 2, 3, 5].map { Real($0) } + [Real(Rational(1, over: 2))]
    for _ in 0..<cases(20) {
      var numbers: [String: Real] = [:]
      for name in names { numbers[name] = values[number(0...6, using: &random)] }
      // Solutions, and numbers beside them.
      var candidates = values
      let last: [Derivation.Case] = derivation.lines.last?.cases ?? []
      for condition in last.joined() where condition.left == Expression(name: unknown) {
        var workspace = Workspace(budget: Budget(steps: 50_000_000))
        let environment = Environment(variables: numbers.mapValues { .real($0) })
        if let value = try? condition.right.number(in: environment, workspace: &workspace) {
          candidates.append(value)
        }
      }
      for candidate in candidates {
        numbers[unknown] = candidate
        let isTold = told.allSatisfy { condition in
          let sides = condition.operands(of: condition.root)
            .map { condition.subexpression(at: $0) }
          guard case .relation(let sign, continuesChain: _) = condition.symbol(at: condition.root)
          else { return false }
          return EquationTask.Condition(sides[0], sign, sides[1]).holds(numbers) == true
        }
        guard isTold, let isTrue = derivation.lines[0].holds(numbers, turns: Self.turns) else {
          continue
        }
        for line in derivation.lines.dropFirst() {
          #expect(
            line.holds(numbers, turns: Self.turns) != !isTrue,
            "seed \(seed): \(text): \(line) \(numbers)"
          )
        }
      }
    }
  }

  @Test("each line of a formula holds where the first one does", arguments: seeds(2))
  func formulas(seed: UInt64) throws {
    var random = SplitMix64(seed: seed &+ 600)
    for text in Self.formulas {
      let parts = text.split(separator: ";").map { String($0) }
      let (equation, unknown) = (try condition(parts[0]), String(parts[1].dropFirst()))
      var workspace = Workspace(budget: Budget(steps: 2_000_000_000))
      let formula = try Algebra.solved(
        equation.left,
        equation.right,
        for: unknown,
        environment: environment,
        workspace: &workspace
      )
      let values = try #require(formula.unconditional, "\(text)")
      let system = SolvedSystem(
        cases: values.map {
          SolvedSystem.Case(values: [(name: unknown, value: $0)], conditions: [])
        },
        restrictions: formula.conditions
      )
      try compareSteps(
        of: equation,
        for: unknown,
        to: system,
        where: formula.conditions,
        text,
        seed,
        using: &random,
        in: &workspace
      )
    }
  }

  @Test("each line of a formula in cases holds where the first one does", arguments: seeds(2))
  func formulasInCases(seed: UInt64) throws {
    var random = SplitMix64(seed: seed &+ 700)
    for text in Self.formulasInCases {
      let parts = text.split(separator: ";").map { String($0) }
      let (equation, unknown) = (try condition(parts[0]), String(parts[1].dropFirst()))
      var workspace = Workspace(budget: Budget(steps: 2_000_000_000))
      let system = try Algebra.solved(
        [[(left: equation.left, isEqual: true, right: equation.right)]],
        for: [unknown],
        environment: environment,
        workspace: &workspace
      )
      try compareSteps(
        of: equation,
        for: unknown,
        to: system,
        where: [],
        text,
        seed,
        using: &random,
        in: &workspace
      )
    }
  }
}
