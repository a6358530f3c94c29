// The same text is the same curve typed in the editor, pasted there, drawn as a text, given
// to the command and opened from a link, with either decimal mark.

import Expressions
import Foundation
import Graphs
import Messages
import Numbers
import Plots
import Reals
import Sessions
import Sheets
import TestSupport
import Testing

@Suite("One text in five ways")
struct FiveWaysTests {
  /// A text, and the decimal mark that is in force.
  struct Case: CustomStringConvertible {
    let text: String
    let mark: DecimalMark
    var description: String { "\(mark) \(text)" }
  }

  /// What a text is.
  enum Reading: CustomStringConvertible {
    case curves([Plot])
    /// The kind of what is wrong.
    case mistake(String)

    var description: String {
      switch self {
      case .curves(let plots): plots.map { $0.text }.joined(separator: " & ")
      case .mistake(let kind): "! \(kind)"
      }
    }
  }

  // MARK: - Texts

  private static func bothMarks(_ texts: [String]) -> [Case] {
    texts.flatMap { [Case(text: $0, mark: .point), Case(text: $0, mark: .comma)] }
  }

  /// The texts of the golden files of curves and of forms to come.
  private static let golden = bothMarks(
    ((GoldenFile("plots").inputs ?? []) + (GoldenFile("clashes").inputs ?? [])).map { text in
      text.hasPrefix("comma ") ? String(text.dropFirst(6)) : text
    }
  )

  /// The texts of the corpus.
  private static let corpus: [Case] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Corpus/data")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var texts: [String] = []
    for name in names.sorted() {
      let file = folder.appendingPathComponent(name)
      let content = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      for line in content.split(separator: "\n") where !line.hasPrefix("# ") {
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
        if !name.hasSuffix(".tsv") {
          texts.append(String(line))
        } else if columns.count > 1 {
          texts.append(String(columns[1]))
        }
      }
    }
    return bothMarks(texts)
  }()

  // MARK: - Ways

  /// What the command reads.
  private static func command(_ text: String, _ mark: DecimalMark) -> Reading {
    var session = Session()
    session.settings.decimalMark = mark
    let options = session.currentEnvironment.parsingOptions
    do throws(PlotError) {
      return .curves(try Plot.all(reading: text, options: options))
    } catch {
      return .mistake(Problem(Message(error.mistake.kind, in: .english), at: 0..<0).kind)
    }
  }

  private static func settings(_ mark: DecimalMark) -> [UInt8] {
    Array(#"{"set":{"decimalMark":"\#(mark.rawValue)"}}"#.utf8)
  }

  /// What the curves of a graph are.
  private static func reading(_ graph: GraphSheet) -> Reading {
    var graph = graph
    var plots: [Plot] = []
    for shown in graph.handle(.screen).curves ?? [] {
      switch command(shown.curve.text, shown.curve.mark) {
      case .curves(let found): plots += found
      case .mistake: return .mistake(shown.problem?.kind ?? "none")
      }
    }
    return .curves(plots)
  }

  /// A graph in whose list a text was put.
  private static func listed(_ text: String, _ mark: DecimalMark) -> GraphSheet {
    var graph = GraphSheet()
    _ = graph.handle(bytes: settings(mark))
    _ = graph.handle(.add(text: text))
    return graph
  }

  /// What a link to a sheet draws where the other decimal mark is in force.
  private static func linked(_ one: Case) -> Reading {
    var (desk, other) = (Desk(), Desk())
    _ = desk.send(String(decoding: settings(one.mark), as: UTF8.self))
    _ = desk.send("{\"draw\":{\"text\":\(JSON.text(one.text).line)}}")
    guard let link = desk.send(#"{"shareLines":true}"#).copied?.text else {
      return .mistake("no link")
    }
    let mark = settings(one.mark == .point ? .comma : .point)
    _ = other.send(String(decoding: mark, as: UTF8.self))
    var graph = GraphSheet()
    if let lines = other.send("{\"openLines\":\"\(link)\"}").drawn {
      _ = graph.handle(.lines(lines))
    }
    return reading(graph)
  }

  /// What the editor hands to the graph, or the kind of what it refused.
  private static func edited(_ keys: String, _ mark: DecimalMark, isPasted: Bool) -> Reading {
    var sheet = Sheet()
    _ = sheet.handle(bytes: settings(mark))
    let screen = sheet.handle(bytes: Array("{\"keys\":\(JSON.text(keys).line)}".utf8))
    if isPasted, let message = screen.message { return .mistake(message.kind) }
    return reading(listed(screen.copyText, mark))
  }

  private static func typed(_ one: Case) -> Reading {
    let keys = one.text.unicodeScalars.map { scalar in
      scalar == " " ? "Space" : scalar == "|" ? "Bar" : String(scalar)
    }
    return edited(keys.joined(separator: " "), one.mark, isPasted: false)
  }

  private static func pasted(_ one: Case) -> Reading {
    let quoted = one.text.map { "\\\"".contains($0) ? "\\\($0)" : String($0) }.joined()
    return edited("Paste\"\(quoted)\"", one.mark, isPasted: true)
  }

  // MARK: - What is the same

  /// Whether two readings are the same curves, or both are none: curves are the same where
  /// all that is computed for them has the same value at a place.
  private static func areSame(_ one: Reading, _ other: Reading) -> Bool {
    switch (one, other) {
    case (.mistake, .mistake): true
    case (.curves(let some), .curves(let others)): signature(some) == signature(others)
    default: false
    }
  }

  private static func signature(_ plots: [Plot]) -> [String] {
    plots.flatMap { plot in
      var parts = ["\(plot.kindName) \(letter(plot.parameter?.name ?? ""))"]
      if case .implicit(let comparisons) = plot.kind {
        parts += comparisons.map { "\($0.relation)" }
      }
      return parts + plot.computed.map { value($0) }
    }
  }

  /// The letter that the editor writes for a name.
  private static func letter(_ name: String) -> String {
    ["theta": "θ", "phi": "φ", "alpha": "α", "beta": "β", "gamma": "γ"][name] ?? name
  }

  /// The value of an expression where each name has a value of its own.
  private static func value(_ expression: Expressions.Expression) -> String {
    var environment = Environment()
    for name in expression.variables {
      let hash = letter(name).utf8.reduce(7) { ($0 * 31 + Int($1)) % 1009 }
      environment.variables[name] = .real(Real(Rational(Integer(hash + 1), over: 1010)))
    }
    var workspace = Workspace(budget: Budget(steps: 20_000_000))
    do {
      let value = try expression.value(in: environment, workspace: &workspace)
      guard case .real(let real) = value else { return "\(value)" }
      return try Real.digits(real, significantDigits: 12, in: &workspace)?.digits ?? "0?"
    } catch {
      return "!"
    }
  }

  // MARK: - What the editor reads in its own way

  /// Why the editor rightly makes something else of a text, or nothing.
  private static func exception(_ one: Case) -> String? {
    let text = one.text
    if text.hasPrefix("=") || text.hasPrefix(",") || text.hasPrefix(";") {
      return "what stands in front says nothing in a cell"
    }
    let openings = text.filter { "([{".contains($0) }.count
    let closings = text.filter { ")]}".contains($0) }.count
    if openings != closings || text.filter({ $0 == "|" }).count % 2 == 1 {
      return "the editor pairs brackets"
    }
    let foreign = one.mark == .point ? /[0-9] ?,[0-9(]|[’']/ : /\.|,[0-9(]|[’']/
    let numbers = /[0-9][ \u{a0}\u{202f}\u{2009}][0-9]|[½⅓⅔¼¾⅛]/
    if text.contains(foreign) || text.contains(numbers) {
      return "it shows the number that it takes marks for"
    }
    if hasWord(text) { return "letters side by side are a product" }
    if text.contains(/[0-9] ?x ?[0-9]/) { return "x between two numbers is a name in a curve only" }
    if text.contains("′") { return "marks behind a name do nothing" }
    return nil
  }

  /// Why the keys of a text rightly make something else, or nothing.
  private static func exceptionOfKeys(_ one: Case) -> String? {
    let text = one.text
    if text.contains(/[0-9]e ?[-+]/) { return "the key of powers of ten is E, and e a number" }
    if text.contains(/[-+*\/=] ?[=*\/]/) { return "a sign takes the place of one that waits" }
    if text.contains("→") || text.contains("->") { return "an arrow waits for a name" }
    if text.contains(/[.,][0-9]+[.,][.,]/) { return "a second mark is ignored" }
    if text.contains(",,") { return "two marks are the sign of a range" }
    return nil
  }

  /// Whether letters stand side by side that are no name of the program.
  private static func hasWord(_ text: String) -> Bool {
    text.matches(of: /[A-Za-zα-ω]+/).contains { match in
      let word = String(match.output)
      return word.count > 1 && Builtin.named(word) == nil
        && !Constant.allCases.contains { "\($0.name)" == word }
        && letter(word) == word
    }
  }

  /// Whether a text says several statements or a point, which a formula does not hold.
  private static func isSeveral(_ reading: Reading, _ one: Case) -> Bool {
    var options = ParsingOptions()
    options.decimalMark = one.mark
    let statements = Parser.plot(one.text, options: options).statements
    if let first = statements.first?.expression, first.symbol(at: first.root) == .vector {
      return true
    }
    return statements.count > 1
  }

  /// Whether what the keys of a text make goes by the slot that the caret is in: what
  /// stands side by side stays in an exponent, a denominator and under a root, and digits
  /// in brackets are no repeating ones.
  private static func hasSlots(_ text: String) -> Bool {
    text.contains { "^/√∛".contains($0) } || text.contains(/[.,][0-9]*\(/)
      || text.utf8.count > 1_000
  }

  // MARK: - The law

  private static func check(_ one: Case, isCurve: Bool = true) {
    let command = command(one.text, one.mark)
    let graph = listed(one.text, one.mark)
    let list = reading(graph)
    #expect(areSame(list, command), "\(one): the list has \(list)")
    // What is longer is too long for a link.
    if case .curves = list, one.text.utf8.count < 2_000 {
      let link = linked(one)
      #expect(areSame(link, list), "\(one): the link has \(link)")
    }
    guard exception(one) == nil else { return }
    // Keys that make no sense are ignored, so that no text of them is wrong.
    let isWrong = if case .mistake = command { true } else { false }
    if exceptionOfKeys(one) == nil, isCurve || !isWrong && !hasSlots(one.text) {
      let typed = typed(one)
      #expect(areSame(typed, command), "\(one): \(command), typed \(typed)")
    }
    let pasted = pasted(one)
    if case .mistake("severalStatements") = pasted, isSeveral(command, one) { return }
    #expect(areSame(pasted, command), "\(one): \(command), pasted \(pasted)")
  }

  @Test func `curves and forms to come are the same five times`() {
    #expect(Self.golden.count > 700)
    for one in Self.golden { Self.check(one) }
    let exceptions = Self.golden.filter { Self.exception($0) != nil }
    #expect(exceptions.count < 150, "\(exceptions.count)")
  }

  @Test(arguments: ["x = cos(t), y = sin(t)", "(cos(t); sin(t))", "y > x, y < 2"])
  func `what a formula does not hold is drawn as it was typed`(text: String) {
    for mark in [DecimalMark.point, .comma] {
      var desk = Desk()
      _ = desk.send(#"{"set":{"decimalMark":"\#(mark.rawValue)"}}"#)
      let keys = text.map { $0 == " " ? "Space" : String($0) }.joined(separator: " ")
      let screen = desk.press(keys + " Enter")
      #expect(screen.showsGraph && screen.message == nil)
      #expect(screen.drawn?.curves.count == 1 && screen.tape?.first?.isCurve == true)
      // Blanks that say nothing are not kept.
      #expect(screen.copyText.filter { $0 != " " } == text.filter { $0 != " " })
    }
  }

  @Test("texts of the corpus are the same five times", arguments: seeds(4))
  func corpus(seed: UInt64) throws {
    try #require(Self.corpus.count > 13_000)
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(100) {
      let place = Int.random(in: 0..<Self.corpus.count, using: &random)
      Self.check(Self.corpus[place], isCurve: false)
    }
  }
}
