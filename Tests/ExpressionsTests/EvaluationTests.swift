// Values, errors, functions of the user, and the library's doors.

import Expressions
import Numbers
import Reals
import TestSupport
import Testing

@Suite struct EvaluationTests {
  @Test func `expressions have the values that the golden file says`() throws {
    try check("evaluation", in: Environment())
  }

  @Test func `angles in degrees are exact`() throws {
    try check("degrees", in: Environment(angleUnit: .degrees))
  }

  private func check(_ name: String, in environment: Environment) throws {
    let found = GoldenFile(name).mismatches { answer($0, in: environment) }
    let mismatches = try #require(found, "Tests/Golden/\(name).txt is missing")
    for mismatch in mismatches { Issue.record("\(name).txt \(mismatch)") }
  }

  @Test func `functions of the user are applied to their arguments`() throws {
    #expect(answer("f(2, 3); f(x, 1)", in: Self.functions) == "= 7 ; = 26")
    #expect(answer("twice(f(1, 1))", in: Self.functions) == "= 4")
  }

  @Test func `an error inside a function is placed at the call`() throws {
    #expect(
      answer("1 + inverse(0)", in: Self.functions)
        == "! real(Reals.RealError.undefined(Reals.DomainError.divisionByZero)) at 4..<14 in inverse"
    )
    #expect(
      answer("1 + twice(inverse(0))", in: Self.functions)
        == "! real(Reals.RealError.undefined(Reals.DomainError.divisionByZero)) at 10..<20 in inverse"
    )
  }

  @Test func `recursion ends in an error`() throws {
    #expect(
      answer("forever(1)", in: Self.functions)
        == "! real(Reals.RealError.overBudget(Reals.RealError.Limit.depth)) at 0..<10 in forever"
    )
    #expect(
      answer("doubling(1)", in: Self.functions).hasPrefix("! real(Reals.RealError.overBudget")
    )
  }

  @Test func `the names of functions need their arguments`() throws {
    #expect(answer("2f", in: Self.functions) == "! functionWithoutArguments(\"f\") at 1..<2")
    #expect(
      answer("f(1)", in: Self.functions)
        == "! wrongNumberOfArguments(function: \"f\", expected: 2, found: 1) at 0..<4"
    )
  }

  @Test(arguments: [
    ("xx", "x·x"), ("sinx", "sin(x)"), ("xpi", "x·pi"), ("sqrtx", "sqrt(x)"), ("twixe", "twice"),
    ("arcsim", "arcsin"), ("X", "x"), ("zzzz", nil), ("ex", "e·x"), ("lnxx", "ln(x·x)"),
  ])
  func `an unknown name is compared with the known ones`(name: String, nearest: String?) {
    let error = EvaluationError(
      .unknownName(name, nearest: nearest),
      range: 4..<4 + name.utf8.count
    )
    #expect(throws: error) {
      var workspace = Workspace()
      _ = try Expression("1 + \(name)").value(in: Self.functions, workspace: &workspace)
    }
  }

  @Test func `a program reads once and evaluates often`() throws {
    let area = try Expression("π r^2")
    #expect(area.variables == ["r"])
    guard case .real(let value) = try area.value(of: ["r": Real(Integer(3))]),
      let form = value.closedForm
    else {
      Issue.record("no closed form")
      return
    }
    #expect(Expression(form).text(unicode: true) == "9π")
    #expect(throws: EvaluationError(.unknownName("r", nearest: nil), range: 3..<4)) {
      try area.value(of: [:])
    }
    #expect(throws: Diagnostic(.unclosedBracket, range: 0..<1)) { try Expression("(1 + 2") }
    #expect(throws: Diagnostic(.missingOperand, range: 0..<0)) { try Expression("  ") }
    #expect(try Expression("x = 5").variables == ["x"])
  }

  /// Some functions, and x = 5.
  private static let functions: Environment = {
    var environment = Environment(variables: ["x": .real(Real(Integer(5)))])
    for definition in [
      "f(a, b) = a^2 + b", "twice(x) = 2x", "inverse(x) = 1/x", "forever(x) = forever(x + 1)",
      "doubling(x) = doubling(x) + doubling(x)",
    ] {
      let line = Parser.line(definition, options: environment.parsingOptions)
      guard let statement = line.statements.first,
        case .define(let name, _, let parameters) = statement.action
      else { continue }
      environment.functions[name] = UserFunction(
        parameters: parameters,
        body: statement.expression
      )
    }
    return environment
  }()
}

/// The answers to the statements of a line, as the golden files write them.
func answer(_ text: String, in environment: Environment) -> String {
  let line = Parser.line(text, options: environment.parsingOptions)
  if let mistake = line.diagnostics.first { return "! \(mistake.kind) at \(mistake.range)" }
  let answers = line.statements.map { statement -> String in
    var workspace = Workspace(budget: Budget(steps: 200_000_000))
    do throws(EvaluationError) {
      let value = try statement.expression.value(in: environment, workspace: &workspace)
      return describe(value, environment, &workspace)
    } catch {
      let place = error.function.map { " in \($0)" } ?? ""
      return "! \(error.kind) at \(error.range)\(place)"
    }
  }
  return answers.joined(separator: " ; ")
}

private func describe(
  _ value: Value,
  _ environment: Environment,
  _ workspace: inout Workspace
) -> String {
  switch value {
  case .list(let elements):
    let texts = elements.map { describe($0, environment, &workspace) }
    return "= {" + texts.map { String($0.dropFirst(2)) }.joined(separator: "; ") + "}"
  case .vector(let entries):
    let texts = entries.map { describe(.real($0), environment, &workspace) }
    return "= [" + texts.map { String($0.dropFirst(2)) }.joined(separator: "; ") + "]"
  case .truth(let truth): return "= \(truth)"
  case .measured, .measuredParts: return "= measured"
  case .complex(let z):
    let parts = [z.real, z.imaginary].map { describe(.real($0), environment, &workspace) }
    return parts[0] + " and i times " + parts[1]
  case .probablePrime: return "= probable prime"
  case .solutions(let call): return "= " + call.text(unicode: true)
  case .partialFactorization(let factors, let rest):
    return "= \(Expression(factors).text(unicode: true)) and \(rest), not split"
  case .factorization(let factors): return "= \(Expression(factors).text(unicode: true))"
  case .real(let real):
    if let form = real.closedForm {
      return "= " + Expression(form, angleUnit: environment.angleUnit).text(unicode: true)
    }
    do throws(RealError) {
      guard let digits = try Real.digits(real, significantDigits: 12, in: &workspace) else {
        return "≈ 0, not proved"
      }
      return "≈ \(digits.isNegative ? "−" : "")\(NumberLiteral(digits).text)"
    } catch {
      return "! no digits: \(error)"
    }
  }
}
