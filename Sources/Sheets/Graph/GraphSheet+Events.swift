// The effects of events on a graph.

package import Messages
internal import Sessions

extension GraphSheet: SheetMachine {
  /// Does what an event says.
  ///
  /// - Complexity: That of reading what changed; nothing is drawn.
  package mutating func follow(_ event: GraphEvent, _ turn: inout GraphTurn) {
    message = nil
    switch event {
    case .lines(let lines): take(lines, &turn)
    case .add(let text): add(text, &turn)
    case .resize, .pan, .zoom, .home, .fit, .bounds: look(event, &turn)
    case .dots(let isDots):
      self.isDots = isDots
      turn.outcome = .changed
    case .dashed(let isDashed):
      self.isDashed = isDashed
      turn.outcome = .changed
    case .grid(let grid):
      self.grid = grid
      turn.outcome = .changed
    case .slide(let name, let members): slide(name, members, &turn)
    case .trace(let step): follow(step, &turn)
    case .table(let id, let members): openTable(id, members, &turn)
    case .closeTable:
      table = nil
      turn.outcome = .changed
    case .set(let members):
      let (language, mark) = (settings.language, settings.decimalMark)
      switchSettings(members, &turn)
      readAll()
      sent = Sent()
      // Points were told in words and digits.
      if settings.language != language || settings.decimalMark != mark { drawing.searches = [:] }
    case .session(let state):
      session = Session()
      _ = session.restore(from: Array(state.utf8))
      readAll()
      turn.outcome = .changed
    case .load(let state): load(state, &turn)
    case .open(let link): open(link, &turn)
    case .screen:
      sent = Sent()
      drawing.isSeen = false
    case .share: turn.isShared = true
    case .progress: break
    }
    if turn.outcome == .changed { drawing.isSeen = false }
  }

  /// A screen as an object.
  package func json(of screen: GraphScreen) -> JSON { screen.json }
}
