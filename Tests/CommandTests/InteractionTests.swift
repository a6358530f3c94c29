// The conversation at a terminal.

import Foundation
import Messages
import Plots
import Sessions
import Sheets
import Testing

@Suite("The command at a terminal", .serialized)
struct InteractionTests {
  /// A conversation that starts with a greeting and ends with Ctrl-D, or with other keys.
  private func talk(
    in home: Folder,
    endingWith keys: String = "\u{4}",
    _ body: (Terminal) -> Void
  ) throws {
    let terminal = try Terminal(home: home, environment: ["NO_COLOR=1"])
    terminal.wait(for: ":examples what to try.")
    body(terminal)
    terminal.enter(keys)
    #expect(terminal.waitForEnd() == 0)
  }

  @Test func `answers show how they were read, what they are, and digits`() throws {
    try talk(in: try Folder()) { terminal in
      terminal.enter("sqrt(8)/2 + 1/3\r")
      terminal.wait(for: "√8/2 + 1/3 = 1/3 + √2 ≈ 1.7475468957…")
      terminal.enter("1/7\r")
      terminal.wait(for: "1/7 = 0.(142857)")
      terminal.enter("sin(1)\r")
      terminal.wait(for: "sin(1) ≈ 0.8414709848…")
      terminal.enter(":digits 30\r")
      terminal.wait(for: "0.841470984807896506652502321630…")
      terminal.enter(":more\r")
      terminal.wait(for: "0.841470984807896506652502321630298999622563060798371065672751…")
      terminal.enter("12345/700\r")
      terminal.enter(":as mixed\r")
      terminal.wait(for: "17 89/140")
    }
  }

  @Test func `help and quit need no colon where they are no names`() throws {
    try talk(in: try Folder(), endingWith: "quit\r") { terminal in
      terminal.enter(":language de\r")
      terminal.enter("1/0\r")
      terminal.wait(for: "Division durch null")
      terminal.enter("help\r")
      terminal.wait(for: ":help sqrt tells of one.")
      terminal.enter("exit = 5\r")
      terminal.enter("exit\r")
      terminal.wait(for: "exit = 5")
    }
  }

  @Test(arguments: [
    ("6/2(1+2)", "surd: read as (6/2)·(1 + 2): read from the left"),
    ("√2 pi", "surd: read as √2·π: the function takes only what stands"),
    ("3!=6", "surd: read as 3 ≠ 6: != says not equal here"),
    ("10%-3", "surd: read as 10% − 3: % is a percentage in front of a sign"),
  ])
  func `a disputed reading is told at a terminal`(line: String, told: String) throws {
    let terminal = try Terminal(
      home: try Folder(),
      environment: ["NO_COLOR=1"],
      arguments: [line]
    )
    terminal.wait(for: told)
    #expect(terminal.waitForEnd() == 0)
    // A script finds it on standard error as well, or among the notes.
    #expect(try Surd.run([line]).errors.hasPrefix(told))
    #expect(try Surd.run(["--format", "json", line]).output.contains("\"notes\":[{\"kind\""))
  }

  @Test func `examples are listed by what they are for, and run`() throws {
    try talk(in: try Folder()) { terminal in
      terminal.enter(":examples\r")
      terminal.wait(for: "Type a formula")
      terminal.wait(for: "1  0.1 + 0.2 - 0.3")
      terminal.wait(for: "decimals are exact")
      terminal.wait(for: "Draw: surd plot")
      terminal.wait(for: "surd desk")
      terminal.wait(for: "rad> ")
      for (number, example) in Example.allCases.enumerated() {
        terminal.type(":examples \(number + 1)\r")
        terminal.wait(for: example.text)
        let shown = terminal.wait(for: "rad> ")
        switch example.kind {
        case .formula: #expect(shown.contains("=") || shown.contains("≈"), "\(shown)")
        case .desk: #expect(shown.split(whereSeparator: \.isNewline).count > 3, "\(shown)")
        case .graph:
          let dots = shown.unicodeScalars.filter { (0x2801...0x28FF).contains($0.value) }
          #expect(dots.count > 20, "\(shown)")
        }
      }
      terminal.type(":examples 99\r")
      terminal.wait(for: "there are examples from 1 to \(Example.allCases.count)")
    }
  }

  @Test func `mistakes are marked and explained`() throws {
    try talk(in: try Folder()) { terminal in
      terminal.enter("1/0\r")
      terminal.wait(for: "undefined: division by zero")
      terminal.enter("2 + (1 +\r")
      // Below the bracket of what was typed behind `rad> `.
      terminal.wait(for: "\n         ^\r\n  syntax: ")
      terminal.enter(":nonsense\r")
      terminal.wait(for: "there is no :nonsense")
    }
  }

  @Test func `what was defined survives a restart`() throws {
    let home = try Folder()
    try talk(in: home) { terminal in
      terminal.enter("x = sqrt 2\r")
      terminal.wait(for: "x = √2 ≈ 1.4142135623…")
      terminal.enter("y = sin(x)^2\r")
      terminal.enter("f(t) = t + y\r")
      terminal.enter(":angle deg\r")
      terminal.wait(for: "deg")
    }
    try talk(in: home) { terminal in
      terminal.enter("x^2\r")
      terminal.wait(for: "x² = 2")
      // The angle in y is in the radians of then: sin(√2)² = 0.97568…
      terminal.enter("f(1)\r")
      terminal.wait(for: "f(1) ≈ 1.97568")
      // Up thrice brings back the definition of f.
      terminal.enter("\u{1B}[A\u{1B}[A\u{1B}[A\r")
      terminal.wait(for: "\n  f(t) = t + y")
    }
  }

  @Test func `Tab completes and shows signatures`() throws {
    try talk(in: try Folder()) { terminal in
      terminal.enter("floo\t")
      terminal.wait(for: "floor(x; places)")
      terminal.type("7/2)\r")
      terminal.wait(for: "= 3")
      terminal.enter("si\t")
      terminal.wait(for: "sinh(x)")
      terminal.wait(for: "hyperbolic sine")
      terminal.wait(for: "si")
      terminal.type("\u{3}")
      terminal.enter(":ang\t deg\r")
      terminal.wait(for: "deg")
      terminal.enter("255 to he\t\r")
      terminal.wait(for: "= 0xff")
      terminal.enter(":as hex\r")
      terminal.wait(for: "0xff")
      terminal.enter(":as hex16\r")
      terminal.wait(for: "0x00ff")
      terminal.enter(":angle g\t\r")
      terminal.enter(":angle\r")
      terminal.wait(for: "\n  grad")
      terminal.enter("solve(z^2 = -4; z; compl\t)\r")
      terminal.wait(for: "z = 2i")
    }
  }

  @Test(
    "what Tab completes is seen, and is the line",
    arguments: [
      (":lang\t", ":language", "uage", "there is no :languageuage"),
      (":lang\t", ":language", " de", nil), ("alph\t", "alphabet", " + 1", "alphabet + 1 = 8"),
      ("2eulerg\t", "2eulergamma", "", "1.154431"), ("1+flo\t", "1+floor(", "7/2)", "= 4"),
      ("3 + 4\u{1}alph\t", "alphabet3 + 4", "*", "= 25"),
      ("solve(z^2=-4;z;compl\t", "solve(z^2=-4;z;complex", ")", "2i"),
    ] as [(String, String, String, String?)]
  )
  func seenCompletions(keys: String, line: String, more: String, answer: String?) throws {
    try talk(in: try Folder()) { terminal in
      terminal.enter("alphabet = 7\r")
      terminal.enter(keys)
      terminal.wait(forLine: "rad> " + line)
      terminal.type(more)
      // Drawn anew, it is what was drawn before.
      if !line.hasSuffix("4") { terminal.wait(forLine: "rad> " + line + more) }
      terminal.type("\r")
      if let answer { terminal.wait(for: answer) }
    }
  }

  @Test(
    "letters outside ASCII are read whatever the locale says",
    arguments: [["LC_ALL=C"], ["LC_ALL=POSIX"], ["LC_ALL=", "LANG=xx_XX.ISO-8859-1"], ["LC_ALL="]]
  )
  func locales(environment: [String]) throws {
    let terminal = try Terminal(home: try Folder(), environment: ["NO_COLOR=1"] + environment)
    for (line, answer) in [
      ("7−5", "7 − 5 = 2"), ("6÷2", "6/2 = 3"), ("√16", "√16 = 4"), ("2·π", "6.283185"),
    ] {
      terminal.enter(line)
      terminal.wait(forLine: "rad> " + line)
      terminal.type("\r")
      terminal.wait(for: answer)
    }
    terminal.enter("\u{4}")
    #expect(terminal.waitForEnd() == 0)
  }

  @Test func `what is pasted is text`() throws {
    try talk(in: try Folder()) { terminal in
      terminal.enter("\u{1B}[200~1\t2\u{1B}[201~")
      terminal.wait(forLine: "rad> 1 2")
      terminal.type("\r")
      terminal.wait(for: "syntax: two numbers in a row")
      // A sign that the line editor would obey is one that no formula has.
      terminal.enter("\u{1B}[200~1+1\u{1}\u{1B}[201~\r")
      terminal.wait(for: "input: ")
      terminal.enter("\u{1B}[200~√16 + 1\r\n2·3\n4×5\u{1B}[201~+1\r")
      terminal.wait(for: "√16 + 1 = 5")
      terminal.wait(for: "2·3 = 6")
      terminal.wait(for: "4·5 + 1 = 21")
      // A key that sends a sequence is still that key.
      terminal.enter("23\u{1B}[D1\r")
      terminal.wait(for: "213")
    }
  }

  @Test func `help tells of a name, and of one that is none what to type`() throws {
    try talk(in: try Folder()) { terminal in
      terminal.enter(":help arcsin\r")
      terminal.wait(for: "asin(x), arcsin")
      terminal.wait(for: "the angle whose sine is x, from −1 to 1")
      terminal.wait(for: "asin(1/2) = 30°")
      terminal.enter(":help nthroot\r")
      terminal.wait(for: "the nth root of x: root(n; x)")
      terminal.enter(":help nthrot\r")
      terminal.wait(for: "did you mean nthroot?")
      terminal.enter(":help digits\r")
      terminal.wait(for: "so many digits after the point")
      terminal.enter(":help +\r")
      terminal.wait(for: "2 + 3 = 5")
      terminal.enter(":help √\r")
      terminal.wait(for: "sqrt(x)")
      terminal.enter(":help hex\r")
      terminal.wait(for: "digits to a base from 2 to 36")
      terminal.enter(":decimal-mark ,\r")
      terminal.enter("u = 1,5\r")
      terminal.wait(for: "\n  u = 1,5")
      terminal.enter(":vars\r")
      terminal.wait(for: "\n  u = 1,5")
      terminal.enter(":decimal-mark .\r")
      terminal.enter("margin = 7\r")
      terminal.enter(":help margin\r")
      terminal.wait(for: "\n  margin = 7")
    }
  }

  @Test func `Ctrl-C stops an evaluation and not the program`() throws {
    try talk(in: try Folder()) { terminal in
      terminal.enter(":digits 1000000\r")
      terminal.enter("sin(1)\r")
      terminal.wait(for: "sin(1)\r\n")
      terminal.type("\u{3}")
      terminal.wait(for: "stopped")
      terminal.enter("1+1\r")
      terminal.wait(for: "1 + 1 = 2")
    }
  }

  @Test func `a very long answer is abbreviated, and shown whole on demand`() throws {
    try talk(in: try Folder()) { terminal in
      terminal.enter("10^5000 + 7\r")
      let shown = terminal.wait(for: ":all shows them")
      #expect(shown.utf8.count < 600)
      #expect(shown.contains("this has 5001 characters"))
      terminal.enter(":all\r")
      terminal.wait(for: "1" + String(repeating: "0", count: 4999) + "7")
      // What was asked for is no surprise.
      terminal.enter(":digits 3000\r")
      terminal.enter("1/7 + sqrt 2\r")
      #expect(terminal.wait(for: "…").utf8.count > 3000)
    }
  }

  @Test func `a damaged session is set aside and reported`() throws {
    let home = try Folder()
    let folder = home.url.appending(path: ".local/state/surd")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "session.json")
    try Data("{\"surd\":1,\"history\":[\"1".utf8).write(to: file)
    try talk(in: home) { terminal in
      terminal.wait(for: "the saved session is damaged")
      terminal.wait(for: "session.json.damaged")
      terminal.enter("1+1\r")
      terminal.wait(for: "2")
    }
    #expect(FileManager.default.fileExists(atPath: file.path + ".damaged"))
    #expect(FileManager.default.fileExists(atPath: file.path))
  }
}
