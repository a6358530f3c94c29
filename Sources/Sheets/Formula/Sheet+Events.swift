// The effects of events on the formula and its tape.

internal import Formulas
package import Messages
package import Sessions

extension Sheet: SheetMachine {
  /// Does what an event says.
  ///
  /// - Complexity: O(n) for n pieces of the formula, and for the tape where it
  ///   changes.
  package mutating func follow(_ event: Event, _ result: inout EventResult) {
    let before = message
    switch event {
    case .keys(let keys):
      beforeKeys = queue.isEmpty ? BeforeKeys(self) : nil
      press(keys, &result)
    case .instead(let keys):
      takeKeysBack()
      press(keys, &result)
    case .tap, .tapPlace, .selectWord, .selectTo: point(event, &result)
    case .paste(let text): press([.text(text)], &result)
    case .recall(let id): recall(id, &result)
    case .insertResult(let id): insertResult(id, &result)
    case .copyLine, .copyResult, .recalculate: handleTape(event, &result)
    case .remove, .restoreRemoved, .pin, .clearTape, .move, .label, .fold, .undoLines, .redoLines,
      .look, .vary, .slide, .turn, .forget:
      arrange(event, &result)
    case .draw: if !drawFormula(&result) { enter(isDrawn: true, &result) }
    case .drawText, .reword, .bound, .data, .point, .takeGraph, .openGraph:
      drawLines(event, &result)
    case .edit(let id): edit(id, &result)
    case .leaveLine: leaveLine(&result)
    case .shareLines:
      result.copied = linesLink
      result.outcome = .copied
    case .openLines(let link): openLines(link, &result)
    case .earlierLines:
      reach += Sheet.linesAtOnce
      sent.tape = false
    case .digits(let id, let count): askForDigits(of: id, count, &result)
    case .convert(let id, let way): askForConversion(of: id, to: way, &result)
    case .steps(let id): askForSteps(of: id, &result)
    case .compare(let text): ask(.compare, &result, text)
    case .spread(let texts): result.spread = texts.map { DigitGroups($0) }
    case .set(let members): set(members, &result)
    case .open(let link): open(link, &result)
    case .load(let state): load(state, &result)
    case .merge(let state): merge(state, &result)
    case .showsLines(let isSo): showsLines = isSo
    case .window(let name): tape.window = name
    case .answered(let reply): receive(reply, &result)
    case .stopped(let stop): abandon(stop, &result)
    case .screen: sent = Sent()
    }
    if result.words == nil, message != before { result.words = message?.message }
  }

  /// A screen as an object, with the lines of the tape that the page knows by their
  /// number alone.
  package mutating func json(of screen: Screen) -> JSON { screen.json(after: &sentLines) }
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
