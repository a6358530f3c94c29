// Equations of the kinds that schools solve: each line holds for the same numbers as the first
// one, by evaluation at the solutions and beside them; the last line is the answer; and a line
// that was changed is found.

import Analysis
import Expressions
import Numbers
import Reals
import TestSupport
import Testing

@Suite("Equations line by line")
struct DerivationLaws {
  /// The kinds of equations.
  enum Kind: CaseIterable {
    case linear, brackets, fractionsOfNumbers, quadraticByFactors, quadratic, pure, fractions
    case logarithms, logarithm, powers, exponentials, sines, cosines, tangents, roots, magnitudes
    case cubes, severalMagnitudes, sineAndCosine
  }

  private let environment = Environment()

  /// Numbers that mostly solve nothing.
  private static let samples =
    [-3, -2, -1, 0, 1, 2, 3, 5].map { Real($0) } + [Real(Rational(1, over: 2))]

  private func number(_ range: ClosedRange<Int>, using random: inout SplitMix64) -> Int {
    Int.random(in: range, using: &random)
  }

  /// A number that is not zero.
  private func factor(_ size: Int, using random: inout SplitMix64) -> Int {
    let number = Int.random(in: 1...size, using: &random)
    return Bool.random(using: &random) ? number : -number
  }

  /// A random equation of a kind.
  private func equation(_ kind: Kind, using random: inout SplitMix64) -> String {
    let (a, b, c, d) = (
      factor(7, using: &random), number(-9...9, using: &random), factor(6, using: &random),
      number(-9...9, using: &random)
    )
    let (r, s) = (number(-6...6, using: &random), number(-6...6, using: &random))
    switch kind {
    case .linear: return "\(a)x + \(b) = \(c)x + \(d)".signs
    case .brackets: return "\(a)(x + \(b)) - \(c)(2x + \(d)) = \(r)x + \(s)".signs
    case .fractionsOfNumbers: return "x/\(abs(a) + 1) + \(b)/\(abs(c) + 1) = \(r)x/3 + \(s)".signs
    case .quadraticByFactors:
      return "\(a)x^2 + \(-a * (r + s))x + \(a * r * s) = 0".signs
    case .quadratic: return "\(a)x^2 + \(b)x + \(c) = \(r)x + \(s)".signs
    case .pure: return "\(a)x^2 + \(b) = \(c)".signs
    case .fractions: return "\(a)/(x + \(r)) + \(b)/(x + \(s)) = \(c)".signs
    case .logarithms: return "ln(x + \(r)) + ln(x + \(s)) = ln(\(abs(a)))".signs
    case .logarithm: return "\(abs(a))log2(x + \(b)) + \(c) = \(r)".signs
    case .powers: return "\(abs(a) + 1)^(\(c)x + \(b)) = \(abs(d) + 1)".signs
    case .exponentials: return "e^(2x) + \(-r - s)e^x + \(r * s) = 0".signs
    case .sines:
      return "\(2 * a)sin(\(abs(c))x) + \(b) = \(b + a * number(-2...2, using: &random))".signs
    case .cosines: return "cos(x)^2 + \(-r - s)cos(x) + \(r * s) = 0".signs
    case .tangents: return "\(a)tan(x) = \(a * number(-1...1, using: &random))".signs
    case .roots: return "sqrt(x + \(abs(b))) = x + \(-abs(r))".signs
    case .magnitudes: return "abs(\(a)x + \(b)) + \(c) = \(d)".signs
    case .cubes:
      return "x^3 + \(-r - s)x^2 + \(r * s)x = 0".signs
    case .severalMagnitudes:
      // A sum of different slopes on all parts.
      let size = abs(b) + 1
      return "abs(x + \(r)) + 3abs(x + \(s)) = \(size)".signs
    case .sineAndCosine:
      let isSharp = Bool.random(using: &random)
      let sign = Bool.random(using: &random) ? 1 : -1
      let (p, q) = isSharp ? (3 * sign, 4) : (sign, 1)
      return "\(p)sin(x) + \(q)cos(x) = \(isSharp ? 5 : number(-1...1, using: &random))".signs
    }
  }

  /// The lines of an equation, and its solutions.
  private func solved(_ text: String) throws -> (derivation: Derivation, set: SolutionSet)? {
    let relation = try MathExpression(text)
    let sides = relation.operands(of: relation.root).map { relation.subexpression(at: $0) }
    let task = EquationTask([.init(sides[0], .equal, sides[1])], unknowns: ["x"])
    var workspace = Workspace(budget: Budget(steps: 2_000_000_000))
    let set = EquationSolver.solutions(of: task, environment: environment, workspace: &workspace)
    guard let set else { return nil }
    return Derivation.solving(task, to: set, environment: environment, workspace: &workspace)
      .map { ($0, set) }
  }

  /// Whether a line holds for a number; with whole numbers from −6 to 6 in families.
  private func holds(_ line: Derivation.Line, at x: Real) -> Bool? {
    var numbers = ["x": x]
    if let (name, expression) = line.substitution {
      var workspace = Workspace(budget: Budget(steps: 50_000_000))
      let environment = Environment(variables: ["x": .real(x)])
      do throws(EvaluationError) {
        numbers[name] = try expression.number(in: environment, workspace: &workspace)
      } catch {
        return false
      }
    }
    return line.holds(numbers, turns: -6...6)
  }

  /// Numbers that solve an equation, a few of each family.
  private func numbers(_ set: SolutionSet) throws -> [Real] {
    guard case .some(let solutions) = set.solutions else { return [] }
    var workspace = Workspace(budget: Budget(steps: 100_000_000))
    var found: [Real] = []
    for solution in solutions {
      found.append(solution.number)
      guard let period = solution.period else { continue }
      for turn in [-1, 1] {
        let shift = try Real.product(Real(turn), period, in: &workspace)
        found.append(try Real.sum(solution.number, shift, in: &workspace))
      }
    }
    return found
  }

  @Test("each line holds for the same numbers, and the last one is the answer", arguments: seeds(4))
  func lines(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var shown: [Kind: Int] = [:]
    for kind in Kind.allCases {
      for _ in 0..<cases(6) {
        let text = equation(kind, using: &random)
        guard let (derivation, set) = try solved(text) else { continue }
        shown[kind, default: 0] += 1
        let solutions = try numbers(set)
        for line in derivation.lines {
          for number in solutions {
            #expect(holds(line, at: number) != false, "seed \(seed): \(text): \(line)")
          }
          guard case .some = set.solutions else { continue }
          for number in Self.samples where holds(derivation.lines[0], at: number) == false {
            #expect(holds(line, at: number) != true, "seed \(seed): \(text): \(line)")
          }
        }
        if case .some(let members) = set.solutions, let last = derivation.lines.last {
          #expect(last.cases.count == members.count, "seed \(seed): \(text)")
          #expect(last.conditions.isEmpty, "seed \(seed): \(text)")
        }
        #expect(derivation.lines[0].operation == nil)
        #expect(derivation.lines.dropFirst().allSatisfy { $0.operation != nil })
      }
    }
    for kind in Kind.allCases {
      #expect(shown[kind, default: 0] >= cases(4), "seed \(seed): \(kind) is rare")
    }
  }

  @Test(
    "a line with another number is found wrong, unless it has the same solutions",
    arguments: seeds(4)
  )
  func mutations(seed: UInt64) throws {
    var random = SplitMix64(seed: seed &+ 100)
    var (count, undecided) = (0, 0)
    for kind in Kind.allCases {
      for _ in 0..<cases(4) {
        let text = equation(kind, using: &random)
        guard let (derivation, set) = try solved(text), case .some = set.solutions else { continue }
        let place = Int.random(in: 1..<derivation.lines.count, using: &random)
        let line = derivation.lines[place]
        guard line.substitution == nil, derivation.lines[place - 1].substitution == nil,
          let first = line.cases.first?.first
        else { continue }
        var changed = line
        changed.cases[0][0] = EquationTask.Condition(
          first.left,
          first.relation,
          Expression(.sum, [first.right, Expression(1)])
        )
        let solutions = try numbers(set)
        // Whether the changed line loses a solution is known by evaluation.
        let isSame = solutions.allSatisfy { holds(changed, at: $0) == true }
        let isLosing = solutions.contains { holds(changed, at: $0) == false }
        guard !isSame, isLosing else { continue }
        var workspace = Workspace(budget: Budget(steps: 2_000_000_000))
        let comparison = LineComparison(
          of: .statement(changed),
          after: .statement(derivation.lines[place - 1]),
          unknowns: ["x"],
          letter: "n",
          environment: environment,
          workspace: &workspace
        )
        count += 1
        switch comparison.verdict {
        case .loses, .wrong: #expect(!comparison.lost.isEmpty)
        case .undecided: undecided += 1
        default: Issue.record("seed \(seed): \(text): \(changed) is \(comparison.verdict)")
        }
        let kept = LineComparison(
          of: .statement(line),
          after: .statement(derivation.lines[place - 1]),
          unknowns: ["x"],
          letter: "n",
          environment: environment,
          workspace: &workspace
        )
        #expect(kept.verdict == .equivalent, "seed \(seed): \(text): \(line)")
      }
    }
    #expect(count >= cases(20) && undecided * 4 <= count)
  }

  /// Quadratic and cubic equations with complex roots, put in at the roots and beside them.
  @Test("lines of complex equations", arguments: seeds(4))
  func complexLines(seed: UInt64) throws {
    var random = SplitMix64(seed: seed &+ 300)
    var shown = 0
    for _ in 0..<cases(12) {
      let (a, b) = (number(-5...5, using: &random), factor(5, using: &random))
      let (c, d) = (number(-5...5, using: &random), factor(4, using: &random))
      let texts = [
        "\(d)z^2 + \(-2 * a * d)z + \(d * (a * a + b * b)) = 0",
        "(z + \(-a))^2 = \(-b * b)", "z^2 + \(a)z + \(b) = \(c)z", "z^3 = \(b * b * b)",
        "(z + \(-c))(z^2 + \(a)) = 0", "(\(d) + \(b)i)z = \(a) + \(c)i",
        "z/(z^2 + \(b * b)) = \(d)",
      ]
      let text = texts[number(0...(texts.count - 1), using: &random)].signs
      let relation = try MathExpression(text)
      let sides = relation.operands(of: relation.root).map { relation.subexpression(at: $0) }
      var task = EquationTask([.init(sides[0], .equal, sides[1])], unknowns: ["z"])
      task.domain = .complex
      var workspace = Workspace(budget: Budget(steps: 2_000_000_000))
      let set = try #require(
        EquationSolver.solutions(of: task, environment: environment, workspace: &workspace)
      )
      let roots: [Number]
      switch set.solutions {
      case .complex(let numbers): roots = numbers.map { $0.number }
      case .some(let numbers): roots = numbers.map { .real($0.number) }
      default: continue
      }
      let found = Derivation.solving(task, to: set, environment: environment, workspace: &workspace)
      guard let derivation = found else { continue }
      shown += 1
      #expect(derivation.lines.last?.cases.count == roots.count, "seed \(seed): \(text)")
      let beside = (0..<3).map { _ in Real(number(-9...9, using: &random)) }.map { Number.real($0) }
      for line in derivation.lines where line.substitution == nil {
        for root in roots {
          #expect(holdsAmongComplex(line, at: root) == true, "seed \(seed): \(text): \(line)")
        }
        for other in beside where holdsAmongComplex(derivation.lines[0], at: other) == false {
          #expect(holdsAmongComplex(line, at: other) == false, "seed \(seed): \(text): \(line)")
        }
      }
    }
    #expect(shown >= cases(8), "seed \(seed): only \(shown)")
  }

  /// Whether a line holds for a complex number; nothing where that is not found out.
  private func holdsAmongComplex(_ line: Derivation.Line, at z: Number) -> Bool? {
    var environment = Environment(variables: ["z": Value(z)])
    environment.complexAnswers = true
    func holds(_ condition: EquationTask.Condition) -> Bool? {
      var workspace = Workspace(budget: Budget(steps: 50_000_000))
      do throws(EvaluationError) {
        let value = try condition.expression.value(in: environment, workspace: &workspace)
        guard case .truth(let isTrue) = value else { return nil }
        return isTrue
      } catch {
        if case .real(.undefined) = error.kind { return false }
        return nil
      }
    }
    var isOpen = false
    for conditions in line.cases {
      let answers = (conditions + line.conditions).map(holds)
      if answers.allSatisfy({ $0 == true }) { return true }
      if !answers.contains(false) { isOpen = true }
    }
    return isOpen ? nil : false
  }

  @Test("systems with planted solutions", arguments: seeds(4))
  func systems(seed: UInt64) throws {
    var random = SplitMix64(seed: seed &+ 200)
    for _ in 0..<cases(20) {
      let (x, y) = (number(-9...9, using: &random), number(-9...9, using: &random))
      let rows = (0..<2).map { _ in (factor(6, using: &random), factor(6, using: &random)) }
      guard rows[0].0 * rows[1].1 != rows[0].1 * rows[1].0 else { continue }
      var conditions: [EquationTask.Condition] = []
      for (a, b) in rows {
        let left = try MathExpression("\(a)x + \(b)y".signs)
        conditions.append(.init(left, .equal, Expression(Rational(a * x + b * y))))
      }
      let task = EquationTask(conditions, unknowns: ["x", "y"])
      var workspace = Workspace(budget: Budget(steps: 2_000_000_000))
      let set = try #require(
        EquationSolver.solutions(of: task, environment: environment, workspace: &workspace)
      )
      let derivation = try #require(
        Derivation.solving(task, to: set, environment: environment, workspace: &workspace),
        "seed \(seed): \(rows) \(x) \(y)"
      )
      let numbers = ["x": Real(x), "y": Real(y)]
      for line in derivation.lines {
        #expect(line.cases.count == 1 && line.cases[0].allSatisfy { $0.holds(numbers) == true })
      }
      let last = try #require(derivation.lines.last?.cases.first)
      #expect(last.map { $0.right } == [x, y].map { Expression(Rational($0)) })
    }
  }
}

extension String {
  /// Without a plus before a minus.
  fileprivate var signs: String {
    var text = ""
    for character in self {
      if character == "-", text.hasSuffix("+ ") {
        text.removeLast(2)
        text += "- "
      } else {
        text.append(character)
      }
    }
    return text
  }
}
