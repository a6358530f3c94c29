// What the built command prints and how it ends, as a script sees it.

import Foundation
import Testing

@Suite("The command answers")
struct AnswerTests {
  @Test(
    "on standard output, one answer a line",
    arguments: [
      (["1/3+1/6"], "1/2\n"),
      (["sqrt(8)/2 + 1/3"], "1/3 + sqrt(2)\n"),
      (["1+1", "2*3"], "2\n6\n"),
      (["x=5; x^2"], "5\n25\n"),
      (["-3^2"], "-9\n"),
      (["--", "-f"], "-f\n"),
      (["--decimal", "1/8", "1/7"], "0.125\n0.(142857)\n"),
      (["--digits", "5", "1/7", "sqrt 2"], "0.14285…\n1.41421…\n"),
      (["--angle", "deg", "sin 30"], "1/2\n"),
      (["--let", "r=3", "r^2"], "9\n"),
      (["--juxtaposition=first", "6/2(1+2)"], "1\n"),
      (["--decimal-mark", ",", "0,1+0,2"], "0,3\n"),
      (["--language", "de", "12 to words"], "zwölf\n"),
      (["--format", "latex", "sqrt(8)/3"], "\\frac{2 \\sqrt{2}}{3}\n"),
      (["--format", "unicode", "sqrt(8)/3"], "2√2/3\n"),
      (["--exact", "sin(1)"], "sin(1)\n"),
      (["sin(1)^2", "2*sin(3)"], "sin(1)^2 ≈ 0.7080734182…\n2*sin(3) ≈ 0.2822400161…\n"),
      (["--exact", "sin(1)^2"], "sin(1)^2\n"),
      (["--decimal", "sin(1)^2"], "0.7080734182…\n"),
      (["1.1^60", "3^-500"], "304.4816395414…\n2.7502529562…e-239\n"),
      (["--exact", "3^-50"], "1/717897987691852588770249\n"),
      (
        ["--exact", "1.1^60"],
        "304481639541418099574449295360278774639038415066698088621947601"
          + "/1000000000000000000000000000000000000000000000000000000000000\n"
      ),
    ]
  )
  func answers(arguments: [String], output: String) throws {
    let outcome = try Surd.run(arguments)
    #expect(outcome.output == output)
  }

  @Test(
    "with a status of its own for each kind of failure",
    arguments: [
      ("1+1", 0, ""),
      ("1/0", 1, "undefined"),
      ("2+*", 2, "syntax"),
      ("(1+", 2, "syntax"),
      ("1 $ 2", 3, "input"),
      ("foo+1", 3, "input"),
      ("9^9^9^9", 4, "undetermined"),
    ]
  )
  func statuses(statement: String, status: Int32, family: String) throws {
    let outcome = try Surd.run([statement])
    #expect(outcome.status == status)
    #expect(outcome.errors.hasPrefix(status == 0 ? "" : "surd: \(family): "))
    #expect(outcome.errors.contains("^") == (status != 0))
    #expect(outcome.output.isEmpty == (status != 0))
  }

  @Test func `what became of a line is told in its language`() throws {
    for (language, head) in [
      ("de", "undefiniert: Division"), ("zh", "无定义: "), ("en", "undefined: "),
    ] {
      let outcome = try Surd.run(["1/0", "--language", language])
      #expect(outcome.errors.hasPrefix("surd: " + head) && outcome.status == 1)
    }
  }

  /// For what an answer holds is told on standard error, wherever that goes.
  @Test(arguments: [
    (["x/x"], "1\n", "surd: for x ≠ 0; elsewhere what was typed has no value\n"),
    (
      ["x/x", "--language", "de"], "1\n", "surd: für x ≠ 0; sonst hat das Eingegebene keinen Wert\n"
    ),
    (["solve", "1/x=a", "for", "x"], "x = 1/a\n", "surd: for a ≠ 0 only\n"),
    (["sin x = 0"], "x = pi*n\n", "surd: n is any whole number\n"),
    (
      ["--format", "latex", "x/x"], "1\n",
      "surd: for x ≠ 0; elsewhere what was typed has no value\n"
    ),
    (["x^2 = 4"], "x = -2 or x = 2\n", ""),
    (
      ["1", "+", "1"], "2\n",
      "surd: read as one line, 1 + 1: put a line with blanks in quotation marks\n"
    ),
    // A function is known to the lines behind its own.
    (["f(x) = x^2", "f′(3)"], "6\n", ""), (["f(x) = x^2", "f'(3) < 7"], "true\n", ""),
  ])
  func conditions(arguments: [String], output: String, errors: String) throws {
    let outcome = try Surd.run(arguments)
    #expect(outcome.status == 0 && outcome.output == output && outcome.errors == errors)
  }

  /// Signs of print in the closed form and in the digits, and what is equal behind an equals sign.
  @Test func `at a terminal no value is said twice`() throws {
    for (statement, shown) in [
      ("2-5", "−3"), ("0.5-1", "−0.5"), ("x^2=4", "x = −2 or x = 2"), ("1/3", "1/3 = 0.(3)"),
      ("{-1; 2}", "{−1; 2}"), ("abs(x)=x", "x ≥ 0"), ("-1/8", "−1/8 = −0.125"),
      ("0-sqrt 2", "−√2 ≈ −1.4142135623…"),
    ] {
      let terminal = try Terminal(home: try Folder(), arguments: [statement])
      let line = terminal.wait(for: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
      #expect(line == shown, "\(statement)")
      #expect(terminal.waitForEnd() == 0)
    }
  }

  @Test(
    "conversions in print",
    arguments: [
      ("1.5 to %", "150\\%"), ("30° to dms", "30^{\\circ}0'0''"),
      ("1994 to roman", "\\text{MCMXCIV}"),
      ("100 to base 3", "10201_{3}"), ("255 to base 20", "\\mathtt{cf}_{20}"),
      ("2.5 to double", "2.5"),
      ("42 to words", "\\text{forty-two}"),
      ("7/3 to continued fraction", "\\text{[2; 2, 1]}"),
      ("{1/2; 1/4} to %", "\\left\\{50\\%; 25\\%\\right\\}"),
    ]
  )
  func latex(statement: String, expected: String) throws {
    #expect(try Surd.run(["--format", "latex", statement]).output == expected + "\n")
    let mathML = try Surd.run(["--format", "mathml", statement]).output
    #expect(mathML.hasPrefix("<math ") && mathML.hasSuffix("</math>\n"))
  }

  @Test func `the first failure counts and the rest is answered`() throws {
    let outcome = try Surd.run(["1/0", "2+*", "3"])
    #expect(outcome.status == 1)
    #expect(outcome.output == "3\n")
  }

  @Test func `a caret stands under the mistake`() throws {
    let outcome = try Surd.run(["√2 + foo"])
    #expect(outcome.errors.split(separator: "\n").dropFirst() == ["  √2 + foo", "       ^^^"])
  }

  @Test(
    "options that make no sense are usage errors",
    arguments: [
      ["--exakt", "1"], ["--digits", "x"], ["--digits"], ["--angle", "turns"], ["--exact=1", "1"],
      ["--format", "xml"],
    ]
  )
  func usage(arguments: [String]) throws {
    let outcome = try Surd.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("surd: "))
  }

  @Test func `help and version go to standard output`() throws {
    #expect(try Surd.run(["--help"]).output.contains("--juxtaposition same|first"))
    #expect(try Surd.run(["--version"]).output.hasPrefix("surd 0."))
  }
}
