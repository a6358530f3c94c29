// The file that keeps the session, where others write it too, where it is no
// file, and where nothing can be written.

import Foundation
import TestSupport
import Testing

@Suite("The kept session")
struct KeepingTests {
  /// The folder of the kept session in a home.
  private func folder(in home: Folder) throws -> URL {
    let folder = home.url.appending(path: ".local/state/surd")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Answers lines in the session of a home.
  private func run(_ lines: [String], in home: Folder) throws -> Surd.Outcome {
    try Surd.run(["--session"] + lines, environment: ["HOME": home.url.path])
  }

  @Test func `forty sessions at once lose nothing`() throws {
    let home = try Folder()
    let writers = try (1...40).map { number in
      let process = Process()
      process.executableURL = URL(filePath: Surd.path)
      process.arguments = ["--session", "a\(number) = \(number)^2"]
      process.environment = ["HOME": home.url.path]
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      return process
    }
    for process in writers {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    let outcome = try run((1...40).map { "a\($0)" }, in: home)
    #expect(outcome.lines == (1...40).map { "\($0 * $0)" })
  }

  @Test func `two terminals keep the definitions of both`() throws {
    let home = try Folder()
    let terminals = try (0..<2).map { _ in
      try Terminal(home: home, environment: ["NO_COLOR=1"])
    }
    for (index, terminal) in terminals.enumerated() {
      terminal.enter("b\(index) = \(index) + 10\r")
      terminal.wait(for: "b\(index) = \(index) + 10 = ")
    }
    for (index, terminal) in terminals.enumerated() {
      terminal.enter("c\(index) = b\(index) + 10\r")
      terminal.wait(for: " = \(index + 20)")
      terminal.enter("\u{4}")
      #expect(terminal.waitForEnd() == 0)
    }
    #expect(try run(["b0", "b1", "c0", "c1"], in: home).lines == ["10", "11", "20", "21"])
  }

  /// Beside a dictionary, which says what a name was last told to mean.
  @Test(
    "three terminals that keep by turns lose nothing that was defined last",
    arguments: seeds(2)
  )
  func turns(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let home = try Folder()
    let terminals = try (0..<3).map { _ in
      try Terminal(home: home, environment: ["NO_COLOR=1"])
    }
    for terminal in terminals { terminal.waitForPrompt() }
    var meanings: [String: String] = [:]
    // What each terminal was told itself; the last of it counts.
    var angles = terminals.map { _ in "rad" }
    var angle = "rad"
    var history: [String] = []
    for number in 1...cases(30) {
      let place = Int.random(in: 0..<terminals.count, using: &random)
      let terminal = terminals[place]
      let name = ["aa", "bb", "cc", "dd"].randomElement(using: &random) ?? "aa"
      // Some functions are defined again as they were.
      let small = Int.random(in: 1...2, using: &random)
      let line: String
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        line = "\(name) = \(number)"
        meanings[name] = line
      case 1:
        line = "\(name)(t) = t + \(small)"
        meanings[name] = line
      case 2 where number % 3 == 0:
        angle = angles[place] == "deg" ? "grad" : "deg"
        angles[place] = angle
        line = ":angle \(angle)"
      default: line = "\(number) + \(number)"
      }
      if !line.hasPrefix(":") { history.append(line) }
      terminal.type(line + "\r")
      // The session was kept before the next prompt.
      terminal.waitForPrompt()
    }
    for terminal in terminals {
      terminal.type("\u{4}")
      #expect(terminal.waitForEnd() == 0)
    }
    let last = try Terminal(home: home, environment: ["NO_COLOR=1"])
    last.enter(":vars\r")
    let told = last.wait(for: angle + "> ")
    for meaning in meanings.values {
      #expect(told.contains("  " + meaning), "seed \(seed): \(meaning) is not in \(told)")
    }
    last.type(":history\r")
    let lines = last.wait(for: angle + "> ")
    for line in history { #expect(lines.contains("  " + line), "seed \(seed): \(line)") }
  }

  @Test func `what a killed save has left is removed at the next`() throws {
    let home = try Folder()
    let folder = try folder(in: home)
    for name in ["session.json.4711", "session.json.12", "session.json.damaged", "session.json.1a"]
    {
      try Data("{".utf8).write(to: folder.appending(path: name))
    }
    #expect(try run(["x = 1"], in: home).status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(
      names == ["session.json", "session.json.1a", "session.json.damaged", "session.json.lock"]
    )
  }

  @Test func `a pipe in the place of the file is left alone, at once`() throws {
    let home = try Folder()
    let file = try folder(in: home).appending(path: "session.json").path
    try #require(mkfifo(file, 0o600) == 0)
    let outcome = try run(["1+1"], in: home)
    #expect(outcome.output == "2\n")
    #expect(outcome.status == 74)
    #expect(outcome.errors.contains("it is not a file"))
    var status = stat()
    #expect(lstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }

  @Test func `a symbolic link stays one, also to a file that is not there yet`() throws {
    let home = try Folder()
    let file = try folder(in: home).appending(path: "session.json").path
    try #require(symlink("../real.json", file) == 0)
    #expect(try run(["x = 5"], in: home).status == 0)
    #expect(try run(["x"], in: home).output == "5\n")
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: file)
    #expect(target == "../real.json")
  }

  @Test("where nothing can be kept, the exit status says so", arguments: ["/dev/null", ""])
  func unwritable(home: String) throws {
    let outcome = try Surd.run(["--session", "1+1"], environment: ["HOME": home])
    #expect(outcome.output == "2\n")
    #expect(outcome.status == 74)
    #expect(outcome.errors.contains("kept") || outcome.errors.contains("keep"))
  }

  @Test func `a name from a tampered file does not reach the terminal as a command`() throws {
    let home = try Folder()
    let file = try folder(in: home).appending(path: "session.json")
    let text = "{\"surd\":1,\"values\":[],\"variables\":{\"\\u001b[2J\":7},\"history\":[]}"
    try Data(text.utf8).write(to: file)
    let outcome = try run(["1"], in: home)
    #expect(outcome.errors.contains("damaged"))
    #expect(!outcome.errors.unicodeScalars.contains("\u{1B}"))
  }

  @Test(
    "with standard error closed the exit status still says what happened",
    arguments: [("1/0", 1), ("2+*", 2), ("nothing(1;2)", 3), ("1+1", 0)]
  )
  func closedErrors(statement: String, status: Int32) throws {
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", "exec '\(Surd.path)' '\(statement)' 2>&- >/dev/null"]
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == status)
  }
}
