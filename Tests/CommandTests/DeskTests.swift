// `surd desk`: the same values as the library's, and what is printed and reported.

import Foundation
import Messages
import Plots
import Sessions
import Sheets
import TestSupport
import Testing

@Suite("The command replays keys of the desk calculator")
struct DeskTests {
  @Test func `as the library does`() throws {
    let programs = try #require(GoldenFile("desk").inputs)
    #expect(programs.count > 200)
    for keys in programs {
      var sheet = DeskSheet()
      sheet.budgetWhileTyping = DeskCalculator.budget
      let screen = sheet.handle(try DeskEvent(keys: keys))
      let outcome = try Surd.run(["desk", "--format", "json", keys])
      #expect(outcome.output == JSON.object(screen.members).line + "\n", "\(keys)")
    }
  }

  @Test(
    "and prints the display, what was entered and its value",
    arguments: [
      (["2 0 0 + 1 0 % ="], "220\n200 + 10%\n220\n"),
      (["1 / 3 ="], "0.3333333333…\n1/3\n1/3\n"),
      (["--decimal", "1 / 8 ="], "0.125\n1/8\n0.125\n"),
      (["--angle", "deg", "3 0 sin"], "0.5\nsin(30)\n1/2\n"),
      (["--decimal-mark", ",", ". 5 + 1 ="], "1,5\n0.5 + 1\n1,5\n"),
      (["--let", "x=1/3", "x sq Solve"], "x^2 = 1/9\nx^2\n1/9\n"),
      (["x sin"], "sin(x)\nsin(x)\n"),
    ]
  )
  func prints(arguments: [String], output: String) throws {
    let outcome = try Surd.run(["desk"] + arguments)
    #expect(outcome.output == output)
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
  }

  @Test(
    "with the status of the value",
    arguments: [
      ("5 / 0 =", 1, "surd: undefined: division by zero"),
      ("x Solve", 3, "surd: input: x has no value"),
      ("x Solve x=(", 2, "surd: syntax: "),
      ("1 foo 2", 64, "surd: there is no such key\n  1 foo 2\n    ^^^\n"),
    ]
  )
  func fails(keys: String, status: Int32, message: String) throws {
    let outcome = try Surd.run(["desk", keys])
    #expect(outcome.status == status)
    #expect(outcome.errors.hasPrefix(message), "\(outcome.errors)")
  }

  @Test func `and draws with Graph`() throws {
    let outcome = try Surd.run(["desk", "x sq Graph"])
    #expect(outcome.status == 0)
    #expect(outcome.lines.prefix(2) == ["x^2", "x^2"])
    let plot = try Surd.run(["plot", "x^2"])
    #expect(outcome.output.hasSuffix(plot.output))
  }
}
