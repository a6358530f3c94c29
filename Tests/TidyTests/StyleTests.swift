// House rules that the formatter does not know.

import Foundation
import Testing

@Suite("The house style holds")
struct StyleTests {
  @Test func `the format file lists every rule of the toolchain, switched on`() throws {
    let ours = try rules(in: Data(Repository.text(".swift-format").utf8))
    let known = try rules(in: Repository.output(of: "swift", "format", "dump-configuration"))
    #expect(Set(ours.keys) == Set(known.keys))
    #expect(ours.values.allSatisfy { $0 })
  }

  private func rules(in configuration: Data) throws -> [String: Bool] {
    let object = try JSONSerialization.jsonObject(with: configuration) as? [String: Any]
    return try #require(object?["rules"] as? [String: Bool])
  }

  @Test func `every source file begins with a comment that says what it is`() throws {
    let folders = ["Sources", "Tests", "Examples/Ledger/Sources"]
    for file in try folders.flatMap(Repository.swiftFiles) {
      let text = try Repository.text(file)
      #expect(text.hasPrefix("// ") && !text.hasPrefix("// swift"), "\(file)")
    }
  }

  @Test func `nothing is caught and ignored`() throws {
    for file in try Repository.swiftFiles(in: "Sources") {
      let text = try Repository.text(file)
      // Not `entry?`, which is a word that ends alike.
      let hasTry = [" try?", "(try?", "[try?"].contains { text.contains($0) }
      #expect(!hasTry, "\(file) has a try?")
    }
  }

  @Test func `the engine does not print`() throws {
    for module in Repository.engine + ["Surd", "SurdWeb"] {
      for file in try Repository.swiftFiles(in: "Sources/\(module)") {
        let lines = try Repository.text(file).split(separator: "\n")
        let prints = lines.contains { line in
          let code = line.trimmingCharacters(in: .whitespaces)
          return code.hasPrefix("print(") || code.hasPrefix("debugPrint(")
        }
        #expect(!prints, "\(file) prints")
      }
    }
  }

  /// Files that read words which are no names of functions, though some are spelled alike: keys,
  /// events, ways to write a value, LaTeX, what other programs write, and kinds of features.
  private static let otherWords = [
    "CalculusCertificate.swift", "FamilyCertificate.swift", "KeyNotation.swift", "DeskEvent.swift",
    "Conversion.swift", "LatexReader+Commands.swift", "RootCertificate.swift",
    "PlainReader.swift", "Speech+Graph.swift", "SystemCertificate.swift", "WholeCertificate.swift",
  ]

  /// The names that rows have in the tables.
  private func functionNames() throws -> Set<String> {
    var names: Set<String> = []
    for file in try Repository.swiftFiles(in: "Sources/Expressions/Builtins") {
      let rows = try Repository.text(file).matches(of: /Builtin\(\s+"(\w+)",/)
      names.formUnion(rows.map { String($0.1) })
    }
    return names
  }

  @Test func `nothing asks whether a word is the name of a function`() throws {
    let names = try functionNames()
    let marks = [#"case ""#, #"= ""#, #".named(""#]
    #expect(names.count > 90)
    for file in try Repository.swiftFiles(in: "Sources")
    where !Self.otherWords.contains(where: { file.hasSuffix("/\($0)") }) {
      for line in try Repository.text(file).split(separator: "\n")
      where marks.contains(where: { line.contains($0) }) {
        let asks = line.matches(of: /(?:case |, |[!=]= |\.named\()"(\w+)"/).contains { word in
          let isCase = line.drop { $0 == " " }.hasPrefix("case \"")
          return names.contains(String(word.1)) && (isCase || !word.0.hasPrefix(","))
        }
        #expect(!asks, "\(file): \(line)")
      }
    }
  }

  /// What is true of a function stands in its row (Sources/Expressions/Builtins).
  @Test func `nothing asks for a function by its name`() throws {
    for file in try Repository.swiftFiles(in: "Sources") {
      for line in try Repository.text(file).split(separator: "\n") {
        let asks = [#"switch "\("#, #"name)" =="#, #".contains("\("#].contains { line.contains($0) }
        #expect(!asks, "\(file): \(line)")
      }
    }
  }

  @Test func `every test folder is a target`() throws {
    let package = try Repository.text("Package.swift")
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: "Tests").path
    )
    for folder in folders where folder.hasSuffix("Tests") {
      #expect(package.contains("\"\(folder)\""), "Tests/\(folder) is not built")
    }
  }
}
