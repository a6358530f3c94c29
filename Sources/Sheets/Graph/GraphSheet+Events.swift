// The effects of events on a graph.

package import Messages
internal import Sessions

extension GraphSheet: SheetMachine {
  /// Does what an event says.
  ///
  /// - Complexity: That of reading what changed; nothing is drawn.
  package mutating func follow(_ event: GraphEvent, _ result: inout GraphEventResult) {
    message = nil
    switch event {
    case .lines(let lines): take(lines, &result)
    case .draft(let text, let line): draft(text, changing: line, &result)
    case .add(let text): add(text, &result)
    case .resize, .pan, .zoom, .home, .fit, .bounds: moveWindow(event, &result)
    case .dots(let isDots):
      self.isDots = isDots
      result.outcome = .changed
    case .dashed(let isDashed):
      self.isDashed = isDashed
      result.outcome = .changed
    case .grid(let grid):
      self.grid = grid
      result.outcome = .changed
    case .slide(let name, let members): slide(name, members, &result)
    case .trace(let step): follow(step, &result)
    case .table(let id, let members): openTable(id, members, &result)
    case .closeTable:
      table = nil
      result.outcome = .changed
    case .set(let members):
      let (language, mark) = (settings.language, settings.decimalMark)
      switchSettings(members, &result)
      readAll()
      sent = Sent()
      // Points were told in words and digits.
      if settings.language != language || settings.decimalMark != mark { drawing.searches = [:] }
    case .session(let state):
      session = Session()
      _ = session.restore(from: Array(state.utf8))
      readAll()
      result.outcome = .changed
    case .load(let state): load(state, &result)
    case .open(let link): open(link, &result)
    case .screen:
      sent = Sent()
      drawing.isSeen = false
    case .share: result.isShared = true
    case .progress: break
    }
    if result.outcome == .changed { drawing.isSeen = false }
  }

  /// A screen as an object.
  package func json(of screen: GraphScreen) -> JSON { screen.json }
}
