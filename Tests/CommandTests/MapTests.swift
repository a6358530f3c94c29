// `surd map`: numbers in, values out.

import Foundation
import Testing

@Suite("The command maps numbers")
struct MapTests {
  @Test(
    "one value a line",
    arguments: [
      (["x^2"], "1 2\n3\n", "1\n4\n9\n"),
      (["x/3"], "1", "0.3333333333333333\n"),
      (["1/x"], "0 -4\n", "undefined\n-0.25\n"),
      (["t*10"], "0.1, 0.2;0.3\t0.7\r\n", "1\n2\n3\n7\n"),
      (["x+y"], "1 2\n\n3,4 5\n", "3\n7\n"),
      (["y/x"], "1 2\n", "0.5\n"),
      (["--columns", "x,y", "y/x"], "1 2\n", "2\n"),
      (["--columns", "x,y", "y"], "1 2 3\n4 5 6\n", "2\n5\n"),
      // A file of a German spreadsheet, and one with fields in quotation marks (RFC 4180).
      (["--columns", "x,y", "x+y"], "0;1,5\n-0,5;2\n3;4\n", "1.5\n1.5\n7\n"),
      (["--columns", "x,y", "x+y"], "\"1\",\"2.5\"\n3,4\n", "3.5\n7\n"),
      (["x"], "0;1,5 2\n1,2\n", "0\n1.5\n2\n1\n2\n"),
      (["--columns=x", "x"], "1 2 3\n4 5 6\n", "1\n4\n"),
      (["x", "x^2", "7"], "1 2", "1 1 7\n2 4 7\n"),
      (["--let", "a=1/3", "a*x"], "3", "1\n"),
      (["--angle", "deg", "sin(x)"], "30 90", "0.5\n1\n"),
      (["--decimal-mark", ",", "x/2"], "1,5 3", "0,75\n1,5\n"),
      (["exp(x)"], "1000 -1000", "inf\n0\n"),
      (["x"], "1e3 -1.5e-7 undefined inf +2 .5 12345678901234567890123 0.1e1", ""),
      (["{x<0: -x; x>=0: x^2}"], "-3 3", "3\n9\n"),
      (["pi"], "1 1", "3.141592653589793\n3.141592653589793\n"),
      (["x"], "", ""),
    ]
  )
  func values(arguments: [String], input: String, output: String) throws {
    let outcome = try Surd.run(["map"] + arguments, input: input)
    if output.isEmpty, !input.isEmpty {
      // Every spelling of a number is read and written back in the shortest way.
      #expect(
        outcome.lines == [
          "1000", "-1.5e-07", "undefined", "inf", "2", "0.5", "1.2345678901234568e+22", "1",
        ]
      )
    } else {
      #expect(outcome.output == output)
      #expect(outcome.errors.isEmpty)
    }
    #expect(outcome.status == (outcome.output.contains("undefined") ? 1 : 0))
  }

  @Test func `what is no number is reported at its place and counts as undefined`() throws {
    let outcome = try Surd.run(["map", "x+1"], input: "1\n2 two 3\n4\n")
    #expect(outcome.output == "2\n3\nundefined\n4\n5\n")
    #expect(outcome.errors == "surd: line 2: input: this is no number\n  2 two 3\n    ^^^\n")
    #expect(outcome.status == 3)
  }

  @Test func `what stands in quotation marks is one number or none`() throws {
    let outcome = try Surd.run(["map", "--columns", "x,y", "x+y"], input: "1,\"1,234\"\n1,2\n")
    #expect(outcome.output == "undefined\n3\n")
    #expect(outcome.errors.contains("this is no number\n  1,\"1,234\"\n    ^^^^^^^\n"))
    #expect(outcome.status == 3)
  }

  @Test func `a line with too few numbers is reported`() throws {
    let outcome = try Surd.run(["map", "x+y"], input: "1 2\n3\n5 6\n")
    #expect(outcome.output == "3\nundefined\n11\n")
    #expect(outcome.errors.hasPrefix("surd: line 2: input: "))
    #expect(outcome.status == 3)
  }

  @Test(
    "mistakes in the expression have their place and status",
    arguments: [
      (["2+*"], Int32(2), "^"), (["x $ 2"], 3, "^"), (["--columns", "x", "z*x"], 3, "^"),
      (["x<1"], 2, "^"), (["isPrime(x)"], 2, "^"), ([], 64, ""),
      (["--columns", "x,x", "x"], 64, ""),
    ]
  )
  func mistakes(arguments: [String], status: Int32, caret: String) throws {
    let outcome = try Surd.run(["map"] + arguments, input: "1\n")
    #expect(outcome.status == status)
    #expect(outcome.errors.contains(caret) || caret.isEmpty)
    #expect((status == 0) == outcome.errors.isEmpty)
  }

  @Test func `numbers that go on after a pause are answered as they come`() throws {
    let shell = Process()
    let pipe = Pipe()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", "yes 1 | '\(Surd.path)' map 'x+1' | head -n 2"]
    shell.standardOutput = pipe
    try shell.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    shell.waitUntilExit()
    #expect(String(decoding: output, as: UTF8.self) == "2\n2\n")
  }

  @Test func `parts of a stream may be cut anywhere`() throws {
    let numbers = (0..<40_000).map { "\($0)" }
    let expected = numbers.map { $0 + "\n" }.joined()
    #expect(try Surd.run(["map", "x"], input: numbers.joined(separator: " ")).output == expected)
    let lines = numbers.map { "\($0) 1\n" }.joined()
    #expect(try Surd.run(["map", "x*y"], input: lines).output == expected)
  }
}
