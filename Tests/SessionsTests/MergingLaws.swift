// Two sessions that went on from the same one, put together, beside dictionaries.

import Messages
import Plots
import Sessions
import Sheets
import TestSupport
import Testing

@Suite("Sessions put together")
struct MergingLaws {
  /// What names mean, kept twice: by a session, and as the texts of a dictionary.
  private struct Twin {
    var session = Session()
    var meanings: [String: String] = [:]

    /// Sets, defines or forgets a name; numbers are new each time.
    mutating func change(_ number: inout Int, using random: inout SplitMix64) {
      let name = ["a", "b", "c", "d"].randomElement(using: &random) ?? "a"
      number += 1
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        _ = session.evaluate("\(name) = \(number)")
        meanings[name] = "\(name) = \(number)"
        meanings["Ans"] = "Ans = \(number)"
      case 1:
        _ = session.evaluate("\(name)(t) = t + \(number)")
        meanings[name] = "\(name)(t) = t + \(number)"
      default:
        _ = session.forget(name)
        meanings[name] = nil
      }
    }
  }

  @Test(
    "what one has changed counts, what it has not is the other's",
    arguments: seeds(8)
  )
  func names(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(25) {
      var number = 0
      var base = Twin()
      for _ in 0..<4 { base.change(&number, using: &random) }
      var (mine, other) = (base, base)
      for _ in 0..<Int.random(in: 0..<5, using: &random) { mine.change(&number, using: &random) }
      for _ in 0..<Int.random(in: 0..<5, using: &random) { other.change(&number, using: &random) }
      var expected = other.meanings
      for name in ["a", "b", "c", "d", "Ans"] where mine.meanings[name] != base.meanings[name] {
        expected[name] = mine.meanings[name]
      }
      let merged = mine.session.merged(into: other.session, since: base.session)
      #expect(merged.definitions.sorted() == expected.values.sorted(), "seed \(seed)")
      let lines = mine.session.history.dropFirst(base.session.history.count)
      #expect(merged.history == other.session.history + lines, "seed \(seed)")
    }
  }

  @Test func `settings too`() {
    let base = Session()
    var (mine, other) = (base, base)
    mine.settings.angle = .degrees
    other.settings.digits = 30
    let merged = mine.merged(into: other, since: base)
    #expect(merged.settings.angle == .degrees)
    #expect(merged.settings.digits == 30)
  }
}
