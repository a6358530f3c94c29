// Laws of the lines: after any edits, moves and removals the answers are those of a fresh
// sheet that the lines are typed into from top to bottom, and undo gives back every state.

import Messages
import Plots
import Sessions
import Sheets
import TestSupport
import Testing

@Suite("After any change of the lines")
struct LinesLaws {
  private static let values = [
    "1", "2", "5", "a + 1", "b - a", "f ( 2 ) + a", "a b", "1 / a", "f ( a", "7 + b", "f ( b ) + 3",
  ]

  /// The keys of a line: a definition or a value.
  private func line(using random: inout SplitMix64) -> String {
    let value = LinesLaws.values.randomElement(using: &random) ?? "1"
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return "a = " + value
    case 1: return "b = " + value
    case 2: return "f ( t ) = t + " + ["a", "b", "3"][Int.random(in: 0..<3, using: &random)]
    default: return value
    }
  }

  /// What a user sees of the lines.
  private func seen(_ desk: inout Desk) -> [String] {
    (desk.send("{\"screen\":true}").tape ?? []).map { line in
      let look = line.look.map { "\($0)" } ?? ""
      let answer = line.exact ?? line.problem?.kind ?? ""
      return "\(line.text) = \(answer) \(line.label) \(line.isFolded) \(look) \(line.slider)"
    }
  }

  /// A change of the lines; returns whether it is one.
  private func change(_ desk: inout Desk, using random: inout SplitMix64) -> Bool {
    let ids = desk.send("{\"screen\":true}").tape?.map(\.id) ?? []
    // The first lines stay, so that no name outlives the last line that defined it.
    let id = ids.filter { $0 > 3 }.randomElement(using: &random) ?? 0
    var event = ""
    func one(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }
    switch Int.random(in: 0..<12, using: &random) {
    case 7:
      let text = one(["a x", "x^2 + b", "{x; 2x}", "y < c x", "(cos t, sin t), 0 < t < 1", "f(x)"])
      event = "{\"draw\":{\"text\":\"\(text)\",\"alone\":\(Bool.random(using: &random))}}"
    case 8:
      let look = one([
        "\"color\":5", "\"isShown\":false", "\"isShown\":true", "\"dash\":2", "\"width\":4",
      ])
      event = "{\"look\":{\"line\":\(id),\(look)}}"
    case 9:
      event = "{\"vary\":\(id)}"
    case 10: event = "{\"reword\":{\"line\":\(id),\"text\":\"\(one(["x^3", "b/x", "k x"]))\"}}"
    case 0...2:
      guard desk.send("{\"edit\":\(id)}").outcome == .changed else { return false }
      let screen = desk.press("AC " + line(using: &random) + " Enter")
      if screen.editing == nil { return true }
      _ = desk.send("{\"leaveLine\":true}")
      return false
    case 3: event = "{\"remove\":\(id)}"
    case 4, 5:
      guard let place = ids.firstIndex(of: id) else { return false }
      let count = Int.random(in: 3 - place..<ids.count - place, using: &random)
      event = "{\"move\":{\"line\":\(id),\"by\":\(count)}}"
    case 6: event = "{\"fold\":\(id)}"
    default: event = "{\"label\":{\"line\":\(id),\"text\":\"\(id) \(ids.count)\"}}"
    }
    return desk.send(event).outcome == .changed
  }

  @Test("undo gives back every state, and redo", arguments: seeds(8))
  func undo(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(6) {
      var desk = Desk()
      _ = desk.press("a = 1 Enter AC b = 2 Enter AC f ( t ) = t Enter")
      for _ in 0..<8 { _ = desk.press("AC " + line(using: &random) + " Enter") }
      var states = [seen(&desk)]
      for _ in 0..<6 where change(&desk, using: &random) { states.append(seen(&desk)) }
      let last = states.count - 1
      for index in stride(from: last - 1, through: 0, by: -1) {
        _ = desk.send("{\"undoLines\":true}")
        #expect(seen(&desk) == states[index], "seed \(seed)")
      }
      for index in stride(from: 1, through: last, by: 1) {
        _ = desk.send("{\"redoLines\":true}")
        #expect(seen(&desk) == states[index], "seed \(seed)")
      }
    }
  }

  @Test("the answers are those of a fresh sheet", arguments: seeds(8))
  func fresh(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(6) {
      var desk = Desk()
      _ = desk.press("a = 1 Enter AC b = 2 Enter AC f ( t ) = t Enter")
      for _ in 0..<8 { _ = desk.press("AC " + line(using: &random) + " Enter") }
      for _ in 0..<8 { _ = change(&desk, using: &random) }
      let lines = desk.send("{\"screen\":true}").tape ?? []
      var session = Session()
      for line in lines where !line.isCurve {
        let answer = session.evaluate(line.text).last
        #expect(answer?.isAnswered == (line.problem == nil), "seed \(seed): \(line.text)")
        #expect(line.exact == answer?.exact, "seed \(seed): \(line.text)")
      }
    }
  }

  @Test("a link opens to the same sheet", arguments: seeds(8))
  func link(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(6) {
      var desk = Desk()
      _ = desk.press("a = 1 Enter AC b = 2 Enter AC f ( t ) = t Enter")
      for _ in 0..<4 { _ = desk.press("AC " + line(using: &random) + " Enter") }
      for _ in 0..<8 { _ = change(&desk, using: &random) }
      let link = try #require(desk.send("{\"shareLines\":true}").copied?.text)
      #expect(!link.utf8.contains { $0 == 0x20 || $0 == 0x22 || $0 == 0x25 || $0 == 0x2E })
      var other = Desk()
      let drawn = other.send("{\"openLines\":\"\(link)\"}").drawn
      #expect(seen(&other) == seen(&desk), "seed \(seed)")
      let curves = desk.send("{\"screen\":true}").drawn?.curves ?? []
      #expect((drawn?.curves ?? []).map(\.text) == curves.map(\.text), "seed \(seed)")
      #expect((drawn?.curves ?? []).map(\.look) == curves.map(\.look), "seed \(seed)")
    }
  }
}
