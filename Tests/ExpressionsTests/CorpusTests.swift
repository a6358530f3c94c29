// Growth of the grammar changes no text that was read before: what each text of the
// corpus is read as, and what the forms are that were mistakes once.

import Expressions
import Foundation
import TestSupport
import Testing

@Suite("Texts that were read before") struct CorpusTests {
  /// The texts of a file of the corpus, one a line, or in the second column of a table.
  private static func texts(of name: String) -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("../Corpus/data/\(name)")
    let content = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let lines = content.split(separator: "\n").filter { !$0.hasPrefix("# ") }
    guard name.hasSuffix(".tsv") else { return lines.map(String.init) }
    return lines.compactMap { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      return columns.count > 1 ? String(columns[1]) : nil
    }
  }

  /// The texts that a line of the golden file counts up: a file, the place of the first
  /// text in it, and the decimal mark.
  private static func texts(at line: String) -> (texts: [String], mark: DecimalMark) {
    let words = line.split(separator: " ").map(String.init)
    guard words.count == 3, let start = Int(words[1]) else { return ([], .point) }
    let texts = texts(of: words[0]).dropFirst(start).prefix(16)
    return (Array(texts), words[2] == "comma" ? .comma : .point)
  }

  /// Four digits of what a text is read as; dashes where it is refused.
  ///
  /// > Source: Fowler, Noll, Vo, the FNV-1a hash.
  private static func digits(of text: String, _ mark: DecimalMark) -> String {
    var options = Environment().parsingOptions
    options.decimalMark = mark
    let line = Parser.line(text, options: options)
    guard line.diagnostics.isEmpty else { return "----" }
    var hash: UInt32 = 0x811c_9dc5
    for statement in line.statements {
      for byte in (head(of: statement) + statement.expression.prefixDescription + ";").utf8 {
        hash = (hash ^ UInt32(byte)) &* 0x0100_0193
      }
    }
    let folded = String((hash >> 16 ^ hash) & 0xffff, radix: 16)
    return String(repeating: "0", count: 4 - folded.count) + folded
  }

  /// What a statement gives a meaning to.
  private static func head(of statement: Statement) -> String {
    switch statement.action {
    case .evaluate: ""
    case .assign(let name, _): name + " := "
    case .define(let name, _, let parameters):
      name + "(" + parameters.joined(separator: "; ") + ") := "
    }
  }

  @Test func `every accepted text reads as before`() throws {
    var count = 0
    let found = GoldenFile("corpus").mismatches { line in
      let (texts, mark) = Self.texts(at: line)
      count += texts.count
      return "= " + texts.map { Self.digits(of: $0, mark) }.joined(separator: " ")
    }
    for mismatch in try #require(found, "Tests/Golden/corpus.txt is missing") {
      let (texts, _) = Self.texts(at: mismatch.input)
      let groups = mismatch.expected.split(separator: " ").dropFirst()
      let others = mismatch.actual.split(separator: " ").dropFirst()
      // What was refused may be read from now on.
      for (text, (old, new)) in zip(texts, zip(groups, others)) where old != new && old != "----" {
        Issue.record("corpus.txt \(mismatch.input): \(text)")
      }
    }
    #expect(count > 13_000)
  }

  @Test func `new forms clash with nothing`() throws {
    let found = GoldenFile("clashes").mismatches { text in
      "= " + Self.reading(of: text, .point) + " | " + Self.reading(of: text, .comma)
    }
    for mismatch in try #require(found, "Tests/Golden/clashes.txt is missing") {
      Issue.record("clashes.txt \(mismatch)")
    }
  }

  private static func reading(of text: String, _ mark: DecimalMark) -> String {
    var options = Environment().parsingOptions
    options.decimalMark = mark
    let line = Parser.line(text, options: options)
    if let mistake = line.diagnostics.first { return "! \(mistake.kind) at \(mistake.range)" }
    return line.statements.map { $0.expression.prefixDescription }.joined(separator: "; ")
  }
}
