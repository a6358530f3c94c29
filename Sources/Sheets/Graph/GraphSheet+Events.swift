// The machine of a graph: an event goes in, a screen comes out.

internal import Messages
internal import Sessions

extension GraphSheet {
  /// Handles an event.
  ///
  /// - Complexity: That of reading what changed; nothing is drawn.
  package mutating func handle(_ event: GraphEvent) -> GraphScreen {
    var turn = GraphTurn()
    message = nil
    switch event {
    case .add, .edit, .bound, .remove, .restoreRemoved, .show, .recolor: list(event, &turn)
    case .resize, .pan, .zoom, .home, .fit, .bounds: look(event, &turn)
    case .dots(let isDots):
      self.isDots = isDots
      turn.outcome = .changed
    case .grid(let grid):
      self.grid = grid
      turn.outcome = .changed
    case .slide(let name, let members): slide(name, members, &turn)
    case .trace(let step): follow(step, &turn)
    case .set(let members):
      let (language, mark) = (settings.language, settings.decimalMark)
      for member in members where settings.set(member.name, to: member.value) {
        turn.outcome = .changed
      }
      readAll()
      sent = Sent()
      // Points were told in words and digits.
      if settings.language != language || settings.decimalMark != mark { drawing.searches = [:] }
    case .session(let state):
      session = Session()
      _ = session.restore(from: Array(state.utf8))
      readAll()
      turn.outcome = .changed
    case .load(let state):
      report(restore(from: Array(state.utf8)))
      turn.outcome = .changed
    case .open(let link): open(link, &turn)
    case .screen:
      sent = Sent()
      drawing.isSeen = false
    case .progress, .share: break
    }
    if turn.outcome == .changed { drawing.isSeen = false }
    var screen = self.screen(after: turn)
    if event == .share { screen.link = link }
    return screen
  }

  /// Handles an event that is an object as UTF-8; one that cannot be read
  /// changes nothing.
  package mutating func handle(bytes: [UInt8]) -> GraphScreen {
    do throws(JSON.ReadingError) {
      if let event = GraphEvent(reading: try JSON(reading: bytes)) { return handle(event) }
    } catch {
      // The same screen comes of both mistakes.
    }
    return screen(after: GraphTurn(outcome: .ignored))
  }
}
