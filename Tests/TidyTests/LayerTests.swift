// The table of modules in ARCHITECTURE.md, held against the import lines.

import Foundation
import Testing

@Suite("Modules import only what the architecture allows")
struct LayerTests {
  /// The modules that each module may import, from the table.
  private static func table() throws -> [String: Set<String>] {
    let all = try Repository.text("ARCHITECTURE.md").split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
      .map { line in
        line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
      .filter { $0.count == 3 }
    var table: [String: Set<String>] = [:]
    for row in all {
      let module = row[0].replacing("`", with: "")
      let names = row[2].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      table[module] =
        switch row[2] {
        case "nothing": []
        case "all above": Set(table.keys)
        default: Set(names)
        }
    }
    return table
  }

  /// The modules that a file imports.
  private static func imports(of file: String) throws -> [String] {
    try Repository.text(file).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index <= 2, words.count > index + 1 else {
        return nil
      }
      guard words[..<index].allSatisfy({ $0.hasPrefix("@") || Self.levels.contains($0) }) else {
        return nil
      }
      return String(words[index + 1])
    }
  }

  private static let levels: Set<Substring> = ["public", "package", "internal", "private"]

  /// What asks the system by itself.
  private static let programs: Set<String> = ["SurdCommand", "Serving", "SurdServe"]

  /// What a program may import besides modules of ours.
  private static let system: Set<String> = ["Glibc", "Darwin", "Synchronization"]

  @Test func `every import stands in the table`() throws {
    let table = try Self.table()
    #expect(table.count >= 5)
    for (module, allowed) in table {
      for file in try Repository.swiftFiles(in: "Sources/\(module)") {
        for name in try Self.imports(of: file) {
          let isAllowed =
            allowed.contains(name) || (Self.programs.contains(module) && Self.system.contains(name))
          #expect(isAllowed, "\(file) imports \(name)")
        }
      }
    }
  }

  @Test func `every module stands in the table`() throws {
    let table = try Self.table()
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: "Sources").path
    )
    for folder in folders {
      #expect(table[folder] != nil, "Sources/\(folder) is not in ARCHITECTURE.md")
    }
  }
}
