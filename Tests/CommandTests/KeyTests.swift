// `surd keys`: what is replayed, printed and reported.

import Foundation
import Testing

@Suite("The command replays keys")
struct KeyTests {
  @Test(
    "and prints the formula, then the answer",
    arguments: [
      (["1 / 2"], "{1}/{2|}\n"),
      (["1 / 2 Enter"], "{1}/{2|}\n1/2\n"),
      (["1 / 2 Enter", "+ 1 Enter"], "Ans+1|\n3/2\n"),
      (["--decimal", "1 / 8 Enter"], "{1}/{8|}\n0.125\n"),
      (["--format", "latex", "8 K:sqrt 2 Enter"], "8sqrt{2|}\n8 \\sqrt{2}\n"),
      (["--angle", "deg", "K:sin 3 0 Enter"], "sin(30|)\n1/2\n"),
      (["--let", "rate=3", "r a t e * 2 Enter"], "rate*2|\n6\n"),
      (["--decimal-mark", ",", "0 , 5 + 1 Enter"], "0.5+1|\n1,5\n"),
      (["f ( x ) = x ^ 2 Enter f ( 3 Enter"], "f(3|)\n9\n"),
      ([""], "|\n"),
      (["AC"], "|\n"),
    ]
  )
  func replays(arguments: [String], output: String) throws {
    let outcome = try Surd.run(["keys"] + arguments)
    #expect(outcome.output == output)
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
  }

  @Test(
    "with the status of what was evaluated",
    arguments: [
      ("1 / 0 Enter", 1, "surd: undefined: division by zero"),
      ("1 / Enter", 2, "surd: something is missing here"),
      ("f o o + 1 Enter", 3, "surd: input: foo has no value"),
      ("9 ^ 9 ^ 9 ^ 9 Enter", 4, "surd: undetermined: "),
      ("1 K:nothing 2", 64, "surd: there is no such key\n  1 K:nothing 2\n    ^^^^^^^^^\n"),
    ]
  )
  func fails(keys: String, status: Int32, message: String) throws {
    let outcome = try Surd.run(["keys", keys])
    #expect(outcome.status == status)
    #expect(outcome.errors.hasPrefix(message))
  }

  @Test func `no keys are a usage error`() throws {
    let outcome = try Surd.run(["keys"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix("surd: there are no keys"))
  }

  @Test func `the screen is one JSON object`() throws {
    let outcome = try Surd.run(["keys", "--format", "json", "1 / 2 Enter"])
    #expect(outcome.lines.count == 1)
    let parsed = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let screen = try #require(parsed as? [String: Any])
    #expect(screen["formula"] as? String == "{1}/{2|}")
    #expect(screen["prefix"] is String)
    #expect((screen["mathml"] as? String)?.hasPrefix("<math") == true)
    #expect(screen["speech"] is String)
    #expect(screen["isAnswered"] as? Bool == true)
    #expect((screen["answer"] as? [String: Any])?["exact"] as? String == "1/2")
    #expect((screen["tape"] as? [Any])?.count == 1)
    #expect((screen["settings"] as? [String: Any])?["angle"] as? String == "rad")
    for key in ["request", "state", "link"] { #expect(screen[key] == nil) }
  }

  @Test func `an answer that is an error stands in the object`() throws {
    let outcome = try Surd.run(["keys", "--format", "json", "1 / 0 Enter"])
    let parsed = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let screen = try #require(parsed as? [String: Any])
    #expect(outcome.status == 1)
    #expect(outcome.errors.isEmpty)
    let answer = try #require(screen["answer"] as? [String: Any])
    #expect(answer["status"] as? String == "undefined")
    let message = try #require(screen["message"] as? [String: Any])
    #expect(message["kind"] as? String == "divisionByZero")
    #expect(message["end"] as? Int == 5)
  }
}
