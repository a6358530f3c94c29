// The manual page and the completions: they have all that the help and the session name,
// and the examples of the page print what is shown. Tests/Shells tries them in the shells.

import Sessions
import Testing

@Suite("The manual page and the completions are complete")
struct PrintedTests {
  /// The arguments that print the completions of each shell.
  private static let scripts = ["bash", "zsh", "fish"].map { ["--completion", $0] }

  /// The manual page as it reads, without the marks of mdoc.
  private static func page() throws -> String {
    var text = try Surd.run(["--man"]).output
    for (mark, sign) in [
      ("\\-", "-"), ("\\(aq", "'"), ("\\(ha", "^"), ("\\(ti", "~"), ("\\(dq", "\""), ("\\e", "\\"),
      ("\\&", ""), ("\\[u2026]", "…"),
    ] {
      text = text.replacing(mark, with: sign)
    }
    return text
  }

  /// The rows of options in a help: their names, and their value if they take one.
  private static func options(in help: [String]) throws -> [(names: [Substring], value: Substring?)]
  {
    try Surd.run(help).lines.filter { $0.hasPrefix("  -") }.map { line in
      let usage = line.dropFirst(2).split(separator: "  ")[0]
      let names = usage.split { " ,".contains($0) }.prefix { $0.hasPrefix("-") }
      let value = usage.split(separator: " ").first { !$0.hasPrefix("-") }
      return (Array(names), value)
    }
  }

  @Test(arguments: [["--help"], ["serve", "--help"]])
  func `every option of a help is in all of them`(help: [String]) throws {
    let options = try Self.options(in: help)
    #expect(options.count >= 3)
    let page = try Self.page()
    let scripts = try Self.scripts.map { try Surd.run($0).output }
    for name in options.flatMap(\.names) {
      #expect(page.split { " \n".contains($0) }.contains(name.dropFirst()), "\(name)")
      #expect(scripts[0].split { " '|)\n".contains($0) }.contains(name), "\(name)")
      #expect(["[", "=["].contains { scripts[1].contains("'*\(name)\($0)") }, "\(name)")
      let mark = name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
      #expect(scripts[2].contains(" \(mark) "), "\(name)")
    }
  }

  @Test func `every function and constant is in all of them`() throws {
    let page = try Self.page()
    let scripts = try Self.scripts.map { try Surd.run($0).output }
    let names = Session().names
    #expect(names.contains { $0.name == "sin" } && names.contains { $0.name == "pi" })
    for name in names {
      #expect(page.contains(name.isFunction ? ".It Fn \(name.name) " : ".It Va \(name.name)\n"))
      #expect(scripts[0].split { " '".contains($0) }.contains(name.name[...]))
      #expect(scripts[1].contains("'\(name.name):"))
      #expect(scripts[2].contains("'\(name.name)\t"))
    }
  }

  @Test func `every subcommand is in all of them`() throws {
    let page = try Self.page()
    let scripts = try Self.scripts.map { try Surd.run($0).output }
    for name in ["keys", "desk", "plot", "map", "solve", "lines", "check", "serve"] {
      #expect(page.contains(".Nm\n.Cm \(name)\n") && page.contains(".It Cm \(name)"))
      #expect(scripts[0].contains("\(name)|") || scripts[0].contains("|\(name)"))
      #expect(scripts[1].contains("'\(name):") && scripts[2].contains(" -a \(name) "))
    }
  }

  @Test func `every word that is offered as a value is taken`() throws {
    var count = 0
    for (names, value) in try Self.options(in: ["--help"]) {
      guard let value, value.contains("|") else { continue }
      for word in value.split(separator: "|") {
        #expect(try Surd.run([String(names[0]), String(word), "1"]).status == 0)
        count += 1
      }
    }
    #expect(count >= 15)
  }

  @Test func `the page has lines of mdoc in ASCII, and every exit status`() throws {
    let lines = try Surd.run(["--man"]).lines
    #expect(lines.allSatisfy { $0.utf8.allSatisfy { 0x20..<0x7F ~= $0 } })
    for status in [0, 1, 2, 3, 4, 64, 66, 69, 74, 141] {
      #expect(lines.contains(".It \(status)"))
    }
    #expect(try Surd.run(["--completion", "csh"]).status == 64)
  }

  /// A line behind a dollar sign, in the words of a shell, and the lines below it.
  private struct Example {
    var arguments: [String]
    var input = ""
    var output = ""

    init(_ command: Substring) {
      let parts = command.split(separator: " | ", maxSplits: 1)
      if parts.count == 2 { input = parts[0].dropFirst("echo ".count) + "\n" }
      arguments = []
      for (index, part) in parts[parts.count - 1].split(
        separator: "'",
        omittingEmptySubsequences: false
      ).enumerated() {
        arguments += index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
      }
      arguments.removeFirst()
    }
  }

  @Test func `the examples of the page print what is shown`() throws {
    var examples: [Example] = []
    var isInside = false
    for line in try Self.page().split(separator: "\n") {
      if line.hasPrefix(".") {
        isInside = line.hasPrefix(".Bd")
      } else if isInside, line.hasPrefix("$ ") {
        examples.append(Example(line.dropFirst(2)))
      } else if isInside {
        examples[examples.count - 1].output += line + "\n"
      }
    }
    #expect(examples.count >= 10)
    for example in examples {
      let outcome = try Surd.run(example.arguments, input: example.input)
      #expect(outcome.output == example.output, "\(example.arguments)")
      #expect(outcome.status == 0, "\(example.arguments)")
    }
  }
}
