// What programs that use the library see, held against a list of it: a change of the
// interface is a change of the list.

import Foundation
import Testing

@Suite("The interface of the library is the one that is listed")
struct InterfaceTests {
  /// The modules of the products, from below.
  private static let modules = Repository.engine + ["SurdFoundation"]

  private static let list = "Tests/Golden/interface.txt"

  private static let heading = """
    # Every public declaration, behind what it is a part of. After a change that is meant:
    # SURD_UPDATE_GOLDEN=1 swift test -c release --disable-testable-imports --filter InterfaceTests


    """

  @Test func `nothing comes, goes or changes unseen`() throws {
    var lines: [String] = []
    for module in Self.modules {
      lines.append("\(module):")
      let files = try Repository.swiftFiles(in: "Sources/\(module)")
      lines += try files.flatMap { PublicDeclarations(in: try Repository.text($0)).found }.sorted()
      lines.append("")
    }
    let text = Self.heading + lines.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["SURD_UPDATE_GOLDEN"] != nil {
      let file = Repository.root.appending(path: Self.list)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let listed = try Repository.text(Self.list).split(separator: "\n").map(String.init)
    let declared = text.split(separator: "\n").map(String.init)
    for change in declared.difference(from: listed) {
      switch change {
      case .insert(_, let line, _): Issue.record("not listed: \(line)")
      case .remove(_, let line, _): Issue.record("listed, but not there: \(line)")
      }
    }
  }
}

/// The public declarations of a file, in the house style: two blanks for each level.
private struct PublicDeclarations {
  /// Each in one line: the types around it, and its head without its body.
  private(set) var found: [String] = []
  /// The types and extensions around the place, with how far they are indented.
  private var around: [(indent: Int, name: String, isPublic: Bool, isEnum: Bool)] = []

  private static let openers: Set<Substring> = [
    "struct", "class", "enum", "protocol", "extension", "actor",
  ]
  private static let modifiers: Set<Substring> = [
    "final", "indirect", "static", "mutating", "nonmutating", "consuming", "borrowing",
    "convenience",
    "fileprivate", "private", "internal", "package", "public",
  ]

  init(in text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      let indent = line.prefix { $0 == " " }.count
      let code = line.dropFirst(indent)
      while let last = around.last, !code.isEmpty, indent <= last.indent { around.removeLast() }
      guard !code.isEmpty, !code.hasPrefix("//") else { continue }
      read(String(code), indent, &lines)
    }
  }

  private mutating func read(_ code: String, _ indent: Int, _ rest: inout ArraySlice<Substring>) {
    let words = code.split(separator: " ").drop { $0.hasPrefix("@") }
    let isPublic = words.contains("public") && code.prefix(while: { $0 != "{" }).contains("public ")
    let bare = words.drop { Self.modifiers.contains($0) || $0.hasSuffix("(set)") }
    let isPart = around.last.map { $0.indent + 2 == indent } ?? (indent == 0)
    guard isPart, let keyword = bare.first else { return }
    let isCase =
      keyword == "case" && around.last?.isEnum == true && around.allSatisfy { $0.isPublic }
    if isPublic || isCase {
      let owner = around.map(\.name).joined(separator: ".")
      let head = Self.head(code, &rest)
      found.append(owner.isEmpty ? head : "\(owner): \(head)")
    }
    if Self.openers.contains(keyword), let name = bare.dropFirst().first {
      let named = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      around.append(
        (indent, String(named), isPublic || keyword == "extension", keyword == "enum")
      )
    }
  }

  /// A declaration up to its body, in one line.
  private static func head(_ code: String, _ rest: inout ArraySlice<Substring>) -> String {
    var head = code
    // A head goes on as long as a bracket is open.
    while head.filter({ $0 == "(" }).count > head.filter({ $0 == ")" }).count,
      let next = rest.popFirst()
    {
      head += " " + next.drop { $0 == " " }
    }
    if let body = head.range(of: " {") { head = String(head[..<body.lowerBound]) }
    return head.replacing("( ", with: "(").replacing(" )", with: ")")
  }
}
