// Lists: read, printed, and taken apart by every operator and function of numbers.

import Expressions
import Numbers
import Reals
import TestSupport
import Testing

@Suite("Lists") struct ListLaws {
  @Test(arguments: seeds(8))
  func `text of lists reads back as the same expression`(seed: UInt64) {
    expectReadingBack(seed: seed) { RandomExpression.makeLists(depth: 2, using: &$0) }
  }

  /// What an expression is worth where x is a value, or why it is worth nothing.
  private static func outcome(_ expression: Expression, _ x: Value, steps: Int64) -> String {
    var workspace = Workspace(budget: Budget(steps: steps))
    do throws(EvaluationError) {
      let environment = Environment(variables: ["x": x])
      let value = try expression.value(in: environment, workspace: &workspace)
      guard case .list(let elements) = value else { return text(of: value, &workspace) }
      return elements.map { text(of: $0, &workspace) }.joined(separator: "; ")
    } catch {
      return "!"
    }
  }

  private static func text(of value: Value, _ workspace: inout Workspace) -> String {
    guard case .real(let real) = value else { return "\(value)" }
    if let form = real.closedForm { return Expression(form).text() }
    do throws(RealError) {
      return try Real.digits(real, significantDigits: 9, in: &workspace)?.digits ?? "0?"
    } catch {
      return "?"
    }
  }

  /// A text in x without comparisons, in which x stands as an argument of no function that
  /// takes the elements of one list.
  private static func function(using random: inout SplitMix64) -> Expression? {
    let text = RandomCurve.make(depth: 3, of: "x", isHostile: false, using: &random)
    guard let expression = Parser.expression(text).statements.first?.expression,
      expression.variables == ["x"]
    else { return nil }
    for node in expression.nodes {
      switch node.kind {
      case .relation, .piecewise: return nil
      case .call:
        if node.builtin.most == nil { return nil }
      default: break
      }
    }
    return expression
  }

  @Test("what holds of numbers holds of each element", arguments: seeds(8))
  func lifting(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var count = 0
    for _ in 0..<cases(60) {
      guard let expression = Self.function(using: &random) else { continue }
      let elements = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        let numerator = Int.random(in: -6...6, using: &random)
        return Value.real(Real(Rational(numerator, over: Int.random(in: 1...3, using: &random))))
      }
      let single = elements.map { Self.outcome(expression, $0, steps: 20_000_000) }
      let whole = Self.outcome(expression, .list(elements), steps: 100_000_000)
      let expected = single.contains("!") ? "!" : single.joined(separator: "; ")
      #expect(whole == expected, "\(expression)")
      if whole != "!" { count += 1 }
    }
    #expect(count > 0)
  }

  @Test func `every function of one number is taken over a list`() {
    let numbers = ["1/2", "1/3"]
    for row in Builtin.all where row.least == 1 {
      // Functions of any number of numbers take those of a list, and a product of primes or a
      // list is no element.
      if row.most == nil || ["factor", "divisors"].contains("\(row.name)") { continue }
      for numbers in [numbers, ["2", "3"]] {
        let list = answer("\(row.name)({\(numbers.joined(separator: "; "))})", in: Environment())
        let single = numbers.map { answer("\(row.name)(\($0))", in: Environment()) }
        if let failure = single.first(where: { $0.hasPrefix("!") }) {
          #expect(list.hasPrefix(failure.prefix { $0 != "a" }), "\(row.name)")
        } else {
          let texts = single.map { $0.dropFirst(2) }.joined(separator: "; ")
          #expect(list == "= {\(texts)}", "\(row.name)")
        }
      }
    }
  }

  @Test(
    "functions that go by cases are taken over a list",
    arguments: [
      ("f", "{x < 0: 1; 2}", "f({-1; 3})", "= {1; 2}"),
      ("f", "{x < 0: 1; 2}", "f({-1; 3}) + f(-5)", "= {2; 3}"),
      ("f", "{x < 0: 1; 2}", "f({})", "= {}"),
      ("f", "{x = 3: 5; x^2}", "f({2; 3})", "= {4; 5}"),
      ("f", "{x < 0: -x; f(x - 2)}", "f({1; 4})", "= {1; 2}"),
      ("f", "{max(x) < 3: x; 2x}", "f({1; 2})", "= {1; 2}"),
      ("f", "{max(x) < 3: x; 2x}", "f({1; 4})", "= {2; 8}"),
      ("f", "{x = {1; 2}: 5; 6}", "f({1; 2})", "= 5"),
      ("f", "{x < 0: 1; {1; 2} < 3: 2}", "f({-1; 0})", "! listComparison at 0..<10 in f"),
    ]
  )
  func byCases(name: String, body: String, call: String, expected: String) throws {
    var environment = Environment()
    var options = environment.parsingOptions
    options.functions = [name]
    environment.functions[name] = UserFunction(
      parameters: ["x"],
      body: try Expression(body, options: options)
    )
    #expect(answer(call, in: environment) == expected)
  }

  @Test func `the empty list can stand where others take the place of names`() throws {
    let text = "x + max({}; x)"
    let replaced = try Expression(text).replacing(["x": Expression("2")])
    #expect(replaced.text() == "2 + max({}, 2)")
  }

  @Test func `a list of ten thousand numbers is computed with`() throws {
    let elements = (0..<10_000).map { Value.real(Real(Integer($0))) }
    let expression = try Expression("(x^2 + 1)/2")
    var workspace = Workspace(budget: Budget(steps: 100_000_000))
    let environment = Environment(variables: ["x": .list(elements)])
    let value = try expression.value(in: environment, workspace: &workspace)
    guard case .list(let found) = value, found.count == 10_000,
      case .real(let last) = found[9_999]
    else {
      Issue.record("no list of ten thousand")
      return
    }
    #expect(last.rational == Rational(Integer(9_999 * 9_999 + 1), over: Integer(2)))
    // Each element is charged for.
    workspace.budget = Budget(steps: 500_000)
    #expect(throws: EvaluationError.self) {
      try expression.value(in: environment, workspace: &workspace)
    }
  }
}
