// What holds after any events whatever.

import Messages
import Plots
import Sessions
import Sheets
import TestSupport
import Testing

@Suite("After any events")
struct SheetLaws {
  /// A sheet after random events; replies come at once, late or never.
  private func desk(
    _ count: Int,
    using random: inout SplitMix64,
    check: (inout Desk, Screen, String) throws -> Void
  ) rethrows -> Desk {
    var desk = Desk()
    // What takes long is given up at once.
    desk.session.isCancelled = { true }
    for _ in 0..<count {
      let event = RandomEvents.make(using: &random)
      let screen = desk.post(event)
      try check(&desk, screen, event)
      while !desk.requests.isEmpty, Int.random(in: 0..<4, using: &random) > 0 {
        let index = Int.random(in: 0..<min(2, desk.requests.count), using: &random)
        let request = desk.requests[index]
        // Sometimes a reply comes twice.
        if Int.random(in: 0..<8, using: &random) > 0 { desk.requests.remove(at: index) }
        let answered = desk.answer(request)
        if let next = answered.request { desk.requests.append(next) }
        try check(&desk, answered, "\(request.kind)")
      }
    }
    return desk
  }

  @Test("nothing traps and no line of the tape is lost", arguments: seeds(8))
  func tapeStays(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(4) {
      var lines: [Int] = []
      _ = try desk(32, using: &random) { desk, screen, event in
        #expect(desk.sheet.editor.formula.isWellFormed, "\(event)")
        let taking = ["remove", "clearTape", "load", "Lines", "Undo", "Redo", "recompute"]
        let isTaking = taking.contains { event.contains($0) }
        if let tape = screen.tape {
          let ids = tape.map(\.id)
          if !isTaking { try #require(lines.allSatisfy(ids.contains), "\(event)") }
          lines = ids
        }
        let text = screen.json.line
        try #require((try? JSON(reading: text)) == screen.json, "\(event)")
        #expect(Markup.isHarmless(text), "\(event) \(text)")
      }
    }
  }

  @Test("who knows the lines that were sent knows the tape", arguments: seeds(8))
  func linesAreSent(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(4) {
      var sent = SentLines()
      var known: [JSON: JSON] = [:]
      var texts: [JSON: String] = [:]
      var count = 0
      _ = desk(48, using: &random) { _, screen, event in
        let whole = screen.json["tape"]?.asList
        let object = screen.json(after: &sent)
        if let head = object["state"]?["head"]?.asText {
          var kept: [JSON: String] = [:]
          var lines: [String] = []
          for line in object["state"]?["lines"]?.asList ?? [] {
            let id = line["id"] ?? .null
            kept[id] = line["text"]?.asText ?? texts[id]
            lines.append(kept[id] ?? "")
          }
          texts = kept
          let text = head + ",\"tape\":[" + lines.joined(separator: ",") + "]}"
          #expect(text == screen.kept?.text, "\(event)")
        } else {
          #expect(screen.kept == nil)
        }
        let news = object["tape"]?.asList
        #expect(whole?.count == news?.count, "\(event)")
        guard let whole, let news else { return }
        let lines = news.map { $0["text"] == nil ? known[$0["id"] ?? .null] : $0 }
        #expect(lines == whole, "\(event)")
        count += news.count { $0["text"] != nil }
        known = Dictionary(whole.map { ($0["id"] ?? .null, $0) }, uniquingKeysWith: { $1 })
      }
      // Few events change lines that were told.
      #expect(count <= 100)
    }
  }

  /// A line of several statements, with either decimal mark, with a bracket that is not closed, with
  /// what is not read behind its sign of equality, and with a product that begins as a number in
  /// another base.
  @Test(arguments: [
    "2 + 1 = _", "0 x K:sqrt 2",
    #"Paste"10^e; f0x=5""#, #"Paste"a=1; a+1,5""#, #"Paste"x+y=5; x-y=1""#,
    "7 ; f ( t ) = t + x Space π s i n ( π ° Space",
  ])
  func `a line of statements is kept as it is drawn`(keys: String) {
    var first = Desk()
    if keys.contains(",") { _ = first.send(#"{"set":{"decimalMark":","}}"#) }
    _ = first.press("\(keys) Enter")
    var second = Sheet()
    #expect(second.restore(from: Array(first.sheet.state.utf8)) == [])
    #expect(
      second.handle(.screen).tape?.first?.mathml == first.sheet.handle(.screen).tape?.first?.mathml
    )
  }

  @Test("a state that was kept gives an equal sheet", arguments: seeds(8))
  func stateReturns(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(4) {
      var first = desk(24, using: &random) { _, _, _ in }
      var second = Sheet()
      #expect(second.restore(from: Array(first.sheet.state.utf8)) == [])
      #expect(second.state == first.sheet.state)
      let names = first.sheet.handle(.screen)
      let shown = second.handle(.screen)
      #expect(shown.tape == names.tape)
      #expect(shown.settings == names.settings)
      #expect(second.editor.formula.plainLinearText == first.sheet.editor.formula.plainLinearText)
    }
  }

  @Test("no damage to a state traps, hangs or runs script", arguments: seeds(8))
  func damage(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var desk = Desk()
    _ = desk.press("1 / 2 Enter K:sin 1 Enter + 1 Enter x = 3 Enter f ( t ) = t x Enter 1 + ( 2")
    let intact = Array(desk.sheet.state.utf8)
    for _ in 0..<cases(20) {
      var bytes = intact
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        for _ in 0..<Int.random(in: 1..<4, using: &random) {
          let index = Int.random(in: 0..<bytes.count, using: &random)
          bytes[index] = UInt8.random(in: 32..<127, using: &random)
        }
      case 1: bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
      default: bytes = (0..<60).map { _ in UInt8.random(in: 0...255, using: &random) }
      }
      var sheet = Sheet()
      _ = sheet.restore(from: bytes)
      let screen = sheet.handle(.screen)
      #expect(Markup.isHarmless(screen.json.line))
      _ = sheet.handle(.keys([.session(.enter)]))
      var again = Sheet()
      #expect(again.restore(from: Array(sheet.state.utf8)) == [])
      #expect(again.state == sheet.state)
    }
  }
}

/// What may stand in MathML.
enum Markup {
  private static let elements: Set<Substring> = [
    "math", "mrow", "mi", "mn", "mo", "mtext", "mspace", "mfrac", "msqrt", "mroot", "msup", "msub",
    "msubsup", "mover", "merror",
  ]

  /// Whether a text that has MathML in it has no other elements in that, and
  /// no attributes that do something.
  static func isHarmless(_ json: String) -> Bool {
    for part in json.components(between: "<math", and: "</math>") {
      for tag in part.split(separator: "<").dropFirst() {
        let name = tag.drop { $0 == "/" }.prefix { $0.isLetter }
        guard elements.contains(name) else { return false }
        let attributes = tag.prefix { $0 != ">" }
        if attributes.contains(" on") || attributes.contains("href") { return false }
      }
    }
    return true
  }
}

extension String {
  /// The parts of a text between two marks.
  fileprivate func components(between start: String, and end: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let opening = rest.firstRange(of: start) {
      let tail = rest[opening.lowerBound...]
      guard let closing = tail.firstRange(of: end) else { return parts + [tail] }
      parts.append(tail[..<closing.lowerBound])
      rest = tail[closing.upperBound...]
    }
    return parts
  }
}
