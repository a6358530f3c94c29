// The manual against what is compiled and run: every block of Swift in it is a
// snippet, letter by letter, and every snippet is in it; the table of functions is
// that of the engine.

import Expressions
import Foundation
import Messages
import Testing

@Suite("The manual tells the truth")
struct ManualTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func files(in folder: String, _ isWanted: (String) -> Bool) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter(isWanted).sorted().map { folder + "/" + $0 }
  }

  private static func lines(of file: String) throws -> [String] {
    try String(contentsOf: root.appending(path: file), encoding: .utf8)
      .components(separatedBy: "\n")
  }

  /// A piece of Swift and where it stands.
  struct Code: CustomTestStringConvertible {
    let file: String
    let line: Int
    var lines: [String] = []

    var testDescription: String { "\(file):\(line)" }

    /// The text without imports, which stand at the top of a file of tests, and
    /// without what tells one dependency of a package from another.
    var text: String {
      lines.filter { !$0.hasPrefix("import ") }
        .map { $0.contains(".package(") ? "  dependencies: […]," : $0 }
        .joined(separator: "\n").trimmingCharacters(in: .newlines)
    }
  }

  /// The blocks of Swift in the manual, the README and the comments.
  static let blocks: [Code] = {
    do {
      let pages = try files(in: "Sources") { $0.hasSuffix(".md") || $0.hasSuffix(".swift") }
      return try (pages + ["README.md"]).flatMap { file in
        let isSource = file.hasSuffix(".swift")
        let text = try lines(of: file).map { line in
          guard isSource else { return line }
          let comment = line.drop { $0 == " " }
          return comment.hasPrefix("///") ? String(comment.dropFirst(4)) : ""
        }
        return parts(of: text, in: file, from: "```swift", to: "```")
      }
    } catch {
      Issue.record(error)
      return []
    }
  }()

  /// The snippets that are compiled and run, and the files of the examples.
  static let snippets: [Code] = {
    do {
      let marked = try files(in: "Tests/LibraryTests") { $0.hasSuffix(".swift") }
        .flatMap { file in
          parts(of: try lines(of: file), in: file, from: "// snippet", to: "// end")
        }
      let manifest = "Examples/Ledger/Package.swift"
      return marked + [Code(file: manifest, line: 1, lines: try lines(of: manifest))]
    } catch {
      Issue.record(error)
      return []
    }
  }()

  /// What stands between two lines, without the blanks in front of the first.
  private static func parts(
    of lines: [String],
    in file: String,
    from start: String,
    to end: String
  ) -> [Code] {
    var codes: [Code] = []
    var current: Code?
    var indentation = 0
    for (index, line) in lines.enumerated() {
      let content = line.drop { $0 == " " }
      if let code = current, content == end {
        codes.append(code)
        current = nil
      } else if current != nil {
        current?.lines.append(String(content.isEmpty ? "" : line.dropFirst(indentation)))
      } else if content == start {
        indentation = line.count - content.count
        current = Code(file: file, line: index + 1)
      }
    }
    return codes
  }

  @Test("what it shows of Swift is compiled and run", arguments: blocks)
  func block(_ block: Code) {
    #expect(Self.snippets.contains { $0.text == block.text }, "\(block.text)")
  }

  @Test("what is compiled for it is shown", arguments: snippets)
  func snippet(_ snippet: Code) {
    #expect(Self.blocks.contains { $0.text == snippet.text }, "\(snippet.text)")
  }

  @Test func `functions are those of the engine, in the same order, and mean the same`() throws {
    let rows = try Self.lines(of: "Sources/Surd/Surd.docc/TheFunctions.md")
      .filter { $0.hasPrefix("| `") }
      .map { line in
        line.split(separator: "|").map {
          $0.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
        }
      }
    #expect(rows.map { $0[0] } == Builtin.all.map { $0.signature })
    #expect(rows.allSatisfy { $0.count == 3 && !$0[2].isEmpty })
    for (row, function) in zip(rows, Builtin.all) {
      let names = (function.aliases + function.yieldingAliases).map { "\($0)" }
      #expect(row[1] == names.joined(separator: ", "), "\(row[0])")
      let meaning = Meaning(function, in: .english)?.words
      #expect(row[2].filter { $0 != "`" } == meaning, "\(row[0])")
    }
  }
}
