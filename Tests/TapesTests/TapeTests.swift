// What a tape computes.

import Expressions
import Numbers
import Reals
import Tapes
import TestSupport
import Testing

@Suite("Tapes")
struct TapeTests {
  /// An environment with a = 3, f(u) = u² + a, g(u; v) = u·v and l(u) = l(u + 1).
  static func environment() throws -> Environment {
    var environment = Environment(variables: ["a": .real(Real(Integer(3)))])
    environment.functions["f"] = UserFunction(
      parameters: ["u"],
      body: try Expression("u^2+a")
    )
    environment.functions["g"] = UserFunction(
      parameters: ["u", "v"],
      body: try Expression("u*v")
    )
    var options = ParsingOptions()
    options.functions = ["l"]
    environment.functions["l"] = UserFunction(
      parameters: ["u"],
      body: try Expression("l(u+1)", options: options)
    )
    return environment
  }

  static func tape(_ text: String, _ variables: [String] = ["x", "y"]) throws -> Tape {
    let environment = try environment()
    let expression = try Expression(text, options: environment.parsingOptions)
    var workspace = Workspace()
    return try Tape(expression, variables: variables, in: environment, workspace: &workspace)
  }

  @Test func `lowering gives the golden tapes`() throws {
    let file = GoldenFile("tapes")
    let mismatches = file.mismatches { line in
      do {
        return "= \(try Self.tape(line).listing)"
      } catch let error as TapeError {
        return "! \(error.kind) at \(error.range)"
      } catch {
        return "! \(error)"
      }
    }
    let found = try #require(mismatches, "Tests/Golden/tapes.txt is missing")
    for mismatch in found { Issue.record("\(mismatch.description)") }
  }

  @Test func `the last register is the result`() throws {
    let tape = try Self.tape("f(x)+0·x^3")
    #expect(tape.contents.instructions.count > 2)
    for (index, instruction) in tape.contents.instructions.enumerated() {
      #expect(instruction.a < Int32(index) || instruction.operation == .constant || index == 0)
    }
  }

  @Test func `the interval of a constant is around it and next to it`() throws {
    for text in ["x+1/3", "x+0.1", "x-0.1", "x+√2", "x+2^0.5·10^200", "x+e^-800", "x+π"] {
      let tape = try Self.tape(text)
      let constant = try #require(tape.contents.constants.first)
      let interval = constant.interval
      #expect(interval.contains(constant.value), "\(text)")
      #expect(interval.upper <= interval.lower.nextUp, "\(text)")
      var workspace = Workspace()
      let lower = Real(try #require(Dyadic(exactly: interval.lower)).asRational)
      let upper = Real(try #require(Dyadic(exactly: interval.upper)).asRational)
      #expect(try Real.compare(lower, constant.exact, in: &workspace) != .greater, "\(text)")
      #expect(try Real.compare(constant.exact, upper, in: &workspace) != .greater, "\(text)")
    }
  }

  @Test func `a constant beyond the doubles is infinite and its interval has a bound`() throws {
    let constant = try #require(try Self.tape("x+10^1000").contents.constants.first)
    #expect(constant.value == .infinity)
    #expect(constant.interval.lower == .greatestFiniteMagnitude)
  }

  @Test func `sums with the same operands are one instruction`() throws {
    let tape = try Self.tape("(x+y)·(y+x)")
    #expect(tape.listing == "r0 = x, r1 = y, r2 = r0 + r1, r3 = r2^2")
  }
}
