// The folders of a module are layers: no folder uses another one that uses it, whether
// directly or by way of a third.
//
// This is approximate. A file uses another one if it names a type that only that one
// declares; members of types are not seen, nor types that several files declare. The
// compiler's index sees more.

import Foundation
import Testing

@Suite("The folders of a module use each other one way")
struct FolderTests {
  /// An arrow from the folder of a file to the folder of what that uses; the files that
  /// are in none are in one with the name of the module.
  struct Arrow: Hashable, CustomStringConvertible {
    let user: String
    let used: String

    init(_ user: String, _ used: String) {
      self.user = user
      self.used = used
    }

    var description: String { "\(user) → \(used)" }
  }

  /// Arrows that still run back.
  ///
  /// The list may only become shorter.
  static let exceptions: [String: Set<Arrow>] = [
    "Calculator": [
      Arrow("Calculator", "Exchange"),
      Arrow("Calculator", "Sheet"),
      Arrow("Display", "Calculator"),
      Arrow("Messages", "Calculator"),
      Arrow("Messages", "Desk"),
      Arrow("Messages", "Graph"),
    ],
    "Expressions": [
      Arrow("Builtins", "Evaluation"),
      Arrow("Builtins", "Parsing"),
      Arrow("Parsing", "Evaluation"),
      Arrow("Trees", "Builtins"),
      Arrow("Trees", "Evaluation"),
    ],
    "SurdCommand": [Arrow("Serving", "SurdCommand")],
  ]

  /// The arrows between the folders of each module, with an example of each.
  static let modules: [String: [Arrow: String]] = {
    do {
      return try arrows(of: Repository.swiftFiles(in: "Sources"))
    } catch {
      Issue.record(error)
      return [:]
    }
  }()

  private static func arrows(of files: [String]) throws -> [String: [Arrow: String]] {
    let names = try files.map { TypeNames(in: try Repository.text($0)) }
    var homes: [String: [String]] = [:]
    for (file, names) in zip(files, names) {
      for name in names.declared { homes[name, default: []].append(file) }
    }
    var modules: [String: [Arrow: String]] = [:]
    for (file, names) in zip(files, names) {
      let (module, user) = folder(of: file)
      for name in names.named.sorted() {
        guard let found = homes[name], found.count == 1 else { continue }
        let (other, used) = folder(of: found[0])
        guard other == module, used != user else { continue }
        let example = "\(file) names \(name)"
        modules[module, default: [:]][Arrow(user, used)] = example
      }
    }
    return modules
  }

  /// The module of a file, and the path of its folder in that.
  private static func folder(of file: String) -> (module: String, folder: String) {
    let parts = file.split(separator: "/").dropFirst().dropLast()
    let module = parts.first.map(String.init) ?? ""
    return (module, parts.count == 1 ? module : parts.dropFirst().joined(separator: "/"))
  }

  /// A shortest way along arrows from one folder to another; nil if there is none.
  private static func way(
    from start: String,
    to end: String,
    along arrows: Set<Arrow>
  ) -> [Arrow]? {
    var ways: [String: [Arrow]] = [start: []]
    var pending = [start]
    while !pending.isEmpty {
      let folder = pending.removeFirst()
      if folder == end { return ways[folder] }
      for arrow in arrows where arrow.user == folder && ways[arrow.used] == nil {
        ways[arrow.used] = (ways[folder] ?? []) + [arrow]
        pending.append(arrow.used)
      }
    }
    return nil
  }

  @Test func `there are folders`() {
    #expect(Self.modules.count >= 5)
  }

  @Test("no circle of folders", arguments: modules.keys.sorted())
  func circles(module: String) {
    let examples = Self.modules[module] ?? [:]
    let arrows = Set(examples.keys).subtracting(Self.exceptions[module] ?? [])
    for arrow in arrows {
      guard let back = Self.way(from: arrow.used, to: arrow.user, along: arrows) else { continue }
      let circle = ([arrow] + back).map { "\($0) (\(examples[$0] ?? ""))" }
      Issue.record("\(module) has a circle: \(circle.joined(separator: ", "))")
    }
  }

  @Test("an arrow that may run back would make a circle", arguments: exceptions.keys.sorted())
  func neededExceptions(module: String) {
    let exceptions = Self.exceptions[module] ?? []
    let all = Set((Self.modules[module] ?? [:]).keys)
    let arrows = all.subtracting(exceptions)
    for arrow in exceptions {
      let isNeeded =
        all.contains(arrow) && Self.way(from: arrow.used, to: arrow.user, along: arrows) != nil
      #expect(isNeeded, "\(module): take \(arrow) off the list")
    }
  }
}
