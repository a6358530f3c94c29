// Lines in, lines out: files, pipes, long lines, readers that go away.

import Foundation
import Messages
import Plots
import Sessions
import Sheets
import Testing

@Suite("The command in a pipe")
struct StreamTests {
  @Test func `each line of standard input is answered`() throws {
    let outcome = try Surd.run([], input: "1/3\n\n# a comment\r\nAns + 1/6\n2+*\n5!")
    #expect(outcome.output == "1/3\n1/2\n120\n")
    #expect(outcome.errors.hasPrefix("surd: line 5: syntax: "))
    #expect(outcome.status == 2)
  }

  @Test func `a file of lines is answered`() throws {
    let folder = try Folder()
    let file = folder.url.appending(path: "lines")
    try Data("#!/usr/bin/env -S surd -f\nf(x) = x^2\nf(12)\n".utf8).write(to: file)
    let outcome = try Surd.run(["-f", file.path])
    #expect(outcome.output == "144\n")
    #expect(outcome.status == 0)
  }

  @Test func `a file that is not there is reported`() throws {
    let outcome = try Surd.run(["-f", "/nowhere/lines"])
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("/nowhere/lines"))
  }

  @Test func `a line of a megabyte is answered`() throws {
    let line = String(repeating: "1+", count: 500_000) + "1"
    let outcome = try Surd.run([], input: line)
    #expect(outcome.output == "500001\n")
  }

  /// The memory that a line may take, in kilobytes, with everything that is mapped.
  private static let memory = 256 * 1024

  @Test(
    "a long or bad line takes no more than 256 megabytes",
    arguments: [
      ("1;", 524_288, 0), ("1+", 2_500_000, 2), ("2 ", 500_000, 2), (")", 1_000_000, 2),
      ("f(x)=1;", 2_000, 0), ("x\u{301}", 300_000, 3), ("x\u{301}", 3_000_000, 2),
      ("7", 1_000_000, 0),
      ("2x(1)+", 100_000, 2), ("{", 1_000_000, 2),
    ]
  )
  func memory(part: String, count: Int, status: Int32) throws {
    let folder = try Folder()
    let file = folder.url.appending(path: "lines")
    try Data((String(repeating: part, count: count) + "\n").utf8).write(to: file)
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = [
      "-c", "ulimit -v \(Self.memory); exec '\(Surd.path)' -f '\(file.path)' >/dev/null 2>&1",
    ]
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationReason == .exit)
    #expect(shell.terminationStatus == status)
  }

  @Test func `a line beyond the limit is refused, and the next one answered`() throws {
    let long = String(repeating: "7", count: 1 << 20)
    #expect(try Surd.run([], input: long + "\n1+1\n").lines == [long, "2"])
    let outcome = try Surd.run([], input: long + "7\n1+1\n")
    #expect(outcome.output == "2\n")
    #expect(outcome.errors.hasPrefix("surd: line 1: syntax: this line is too long"))
    #expect(outcome.errors.utf8.count < 500)
    #expect(outcome.status == 2)
  }

  @Test func `of many mistakes the first is told`() throws {
    let outcome = try Surd.run([], input: String(repeating: "1+;", count: 200))
    // 100 of the statements are read, and each is told.
    #expect(outcome.errors.split(separator: "\n").count == 300)
    #expect(outcome.output.isEmpty)
    #expect(outcome.status == 2)
  }

  @Test func `bytes that are no text are reported`() throws {
    let folder = try Folder()
    let file = folder.url.appending(path: "lines")
    try Data([0xFF, 0xFE, 0x00, 0x0A, 0x31, 0x0A]).write(to: file)
    let outcome = try Surd.run(["-f", file.path])
    #expect(outcome.output == "1\n")
    #expect(outcome.status == 3)
  }

  @Test func `a reader that goes away ends the command without a word`() throws {
    let shell = Process()
    let pipe = Pipe()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", "yes 1+1 | head -n 100000 | '\(Surd.path)' | head -n 1"]
    shell.standardOutput = pipe
    shell.standardError = pipe
    try shell.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    shell.waitUntilExit()
    #expect(String(decoding: output, as: UTF8.self) == "2\n")
  }

  @Test func `every answer is one object a line with the same keys`() throws {
    let statements = ["1/7", "sin 1", "1/0", "2+*", "x", "1<2", "f(x)=x", "factor(12)"]
    let outcome = try Surd.run(["--format", "json"] + statements)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.lines.count == statements.count)
    let statuses = [
      "exact", "approximate", "undefined", "syntax", "input", "exact", "exact", "exact",
    ]
    for ((line, statement), status) in zip(zip(outcome.lines, statements), statuses) {
      let answer = try JSON(reading: line)
      guard case .object(let members) = answer else {
        Issue.record("no object: \(line)")
        continue
      }
      #expect(
        members.map(\.name) == [
          "input", "reading", "status", "exact", "decimal", "digits", "repeating", "latex",
          "mathml", "name", "notes", "error", "value", "proof",
        ]
      )
      #expect(answer["input"]?.asText == statement)
      #expect(answer["status"]?.asText == status)
    }
  }
}
