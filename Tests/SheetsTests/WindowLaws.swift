// Two and more windows on one storage: whatever each of them writes, in whatever
// order they hear of it, all of it is in all of them.

import Messages
import Plots
import Sessions
import Sheets
import TestSupport
import Testing

/// A window of the page: a sheet with what the page's storage does for it.
private struct Window {
  var desk = Desk()
  /// What it believes is kept, and what waits to be kept.
  var written = ""
  var waiting: String?
  /// What other windows have kept and this one has not heard of.
  var inbox: [String] = []

  init(_ name: String) { _ = desk.send("{\"window\":\(JSON.text(name).line)}") }

  mutating func enter(_ keys: String) {
    waiting = desk.press(keys).kept?.text ?? waiting
  }

  mutating func removeLine(at index: Int) -> String? {
    let tape = desk.send("{\"screen\":true}").tape ?? []
    guard !tape.isEmpty else { return nil }
    let line = tape[index % tape.count]
    waiting = desk.send("{\"remove\":\(line.id)}").kept?.text ?? waiting
    return line.text
  }

  /// Puts together what is kept and what is here.
  mutating func merge(_ kept: String) {
    guard kept != written else { return }
    written = kept
    let screen = desk.send("{\"merge\":\(JSON.text(kept).line)}")
    waiting = screen.outcome == .changed ? screen.kept?.text : nil
  }

  var texts: [String] {
    mutating get { (desk.send("{\"screen\":true}").tape ?? []).map { $0.text } }
  }
}

@Suite("Windows on one storage")
struct WindowLaws {
  @Test("no line of any window is lost, and none comes twice", arguments: seeds(6))
  func keepEverything(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(4) {
      var storage = ""
      var windows = (0..<Int.random(in: 2...3, using: &random)).map { Window("w\($0)") }
      var expected: Set<String> = []
      /// Keeps what waits; a window that is late does not see what is there.
      func flush(_ index: Int, isLate: Bool) {
        if !isLate, !storage.isEmpty { windows[index].merge(storage) }
        guard let text = windows[index].waiting else { return }
        windows[index].waiting = nil
        storage = text
        windows[index].written = text
        for other in windows.indices where other != index { windows[other].inbox.append(text) }
      }
      for number in 100..<130 {
        let index = Int.random(in: windows.indices, using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
          if let text = windows[index].removeLine(at: number) { expected.remove(text) }
        case 1, 2:
          if !windows[index].inbox.isEmpty {
            windows[index].merge(windows[index].inbox.removeFirst())
          }
        default:
          windows[index].enter("AC " + String(number).map { "\($0) " }.joined() + "+ 1 Enter")
          expected.insert("\(number) + 1")
        }
        if Bool.random(using: &random) { flush(index, isLate: number % 5 == 0) }
      }
      var rounds = 0
      while rounds < 50,
        windows.contains(where: { !$0.inbox.isEmpty || $0.waiting != nil })
      {
        rounds += 1
        for index in windows.indices {
          while !windows[index].inbox.isEmpty {
            windows[index].merge(windows[index].inbox.removeFirst())
          }
          flush(index, isLate: false)
        }
      }
      #expect(rounds < 50, "seed \(seed): the windows never come to rest")
      for index in windows.indices {
        #expect(windows[index].texts.sorted() == expected.sorted(), "seed \(seed)")
      }
      var reloaded = Desk()
      let screen = reloaded.send("{\"load\":\(JSON.text(storage).line)}")
      #expect((screen.tape ?? []).map { $0.text }.sorted() == expected.sorted(), "seed \(seed)")
    }
  }

  @Test func `names of both windows are in both, and a long computation loses none`() {
    var here = Desk()
    var there = Desk()
    _ = here.press("a = 5 Enter")
    _ = there.press("b = 7 Enter")
    _ = there.press("f ( x ) = x ^ 2 Enter")
    let kept = there.session.state.line
    let reply = here.session.perform(
      Request(id: 9, kind: .merge, text: kept)
    )
    #expect(reply.hasMore)
    _ = here.sheet.handle(.answered(reply))
    #expect(here.press("AC a + f ( b ) Enter").answer?.answer.exact == "54")
    // What was merged has all that is here, so nothing is to be kept again.
    let again = there.session.perform(
      Request(id: 9, kind: .merge, text: reply.state ?? "")
    )
    #expect(!again.hasMore)
    #expect(there.session.evaluate("a + b")[0].exact == "12")
  }
}
