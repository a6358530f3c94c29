// The effects of events on the formula and its tape.

internal import Formulas
package import Messages
package import Sessions

extension Sheet: SheetMachine {
  /// Does what an event says.
  ///
  /// - Complexity: O(n) for n pieces of the formula, and for the tape where it
  ///   changes.
  package mutating func follow(_ event: Event, _ turn: inout Turn) {
    let before = message
    switch event {
    case .keys(let keys): press(keys, &turn)
    case .tap, .tapPlace, .selectWord, .selectTo: point(event, &turn)
    case .paste(let text): press([.text(text)], &turn)
    case .recall(let id): recall(id, &turn)
    case .insertResult(let id): insertResult(id, &turn)
    case .copyLine, .copyResult, .recalculate: handleTape(event, &turn)
    case .remove, .restoreRemoved, .pin, .clearTape, .move, .label, .fold, .undoLines, .redoLines,
      .look, .vary, .slide:
      arrange(event, &turn)
    case .draw: if !drawFormula(&turn) { enter(isDrawn: true, &turn) }
    case .drawText, .reword, .bound, .takeGraph, .openGraph: drawLines(event, &turn)
    case .edit(let id): edit(id, &turn)
    case .leaveLine: leaveLine(&turn)
    case .shareLines:
      turn.copied = Screen.Copy(text: linesLink)
      turn.outcome = .copied
    case .openLines(let link): openLines(link, &turn)
    case .earlierLines:
      reach += Sheet.linesAtOnce
      sent.tape = false
    case .digits(let id, let count): askForDigits(of: id, count, &turn)
    case .convert(let id, let way): askForConversion(of: id, to: way, &turn)
    case .steps(let id): askForSteps(of: id, &turn)
    case .compare(let text): ask(.compare, &turn, text)
    case .spread(let texts): turn.spread = texts.map { DigitGroups($0) }
    case .set(let members): set(members, &turn)
    case .open(let link): open(link, &turn)
    case .load(let state): load(state, &turn)
    case .merge(let state): merge(state, &turn)
    case .window(let name): tape.window = name
    case .answered(let reply): receive(reply, &turn)
    case .stopped(let stop): abandon(stop, &turn)
    case .screen: sent = Sent()
    }
    if turn.words == nil, message != before { turn.words = message?.message }
  }

  /// A screen as an object, with the lines of the tape that the page knows by their
  /// number alone.
  package mutating func json(of screen: Screen) -> JSON { screen.json(after: &told) }
}

extension Session {
  /// Handles an event of a sheet and answers at once what it asks.
  package mutating func handle(_ event: Event, on sheet: inout Sheet) -> Screen {
    var screen = sheet.handle(event)
    while let request = screen.request {
      let next = sheet.handle(.answered(perform(request)))
      screen = next.following(screen)
    }
    return screen
  }
}
