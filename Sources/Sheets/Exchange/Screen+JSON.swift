// Screens as objects with stable keys.

internal import Expressions
package import Messages
internal import Sessions

extension Screen {
  /// The screen as an object.
  ///
  /// - Complexity: O(n) for n bytes of output.
  package var json: JSON { .object(members + exchange(state: .optional(kept?.text))) }

  /// The screen as an object for who reads all screens: a line of the tape that an
  /// earlier one had alike, or that was kept alike, is its number alone; the state is
  /// an object with `head` and `lines`.
  ///
  /// - Complexity: O(n) for n bytes of output, and for the lines.
  package func json(after sent: inout SentLines) -> JSON {
    let tape = tape.map { sent.news(of: $0) } ?? .null
    let state = kept.map { sent.news(of: $0) } ?? .null
    return .object(members(tape: tape) + exchange(state: state))
  }

  /// The members of the screen that `surd keys --format json` prints.
  package var members: [JSON.Member] {
    members(tape: tape.map { .list($0.map { $0.json }) } ?? .null)
  }

  private func members(tape: JSON) -> [JSON.Member] {
    let members: [JSON.Member] = [
      .init("formula", .text(formula)),
      .init("prefix", .text(prefix)),
      .init("mathml", .text(mathml)),
      .init("caret", caret.json),
      .init("speech", .text(speech)),
      .init("outcome", .text(outcome.rawValue)),
      .init("copied", copied?.json ?? .null),
      .init("digits", digits?.json ?? .null),
      .init("copyText", .text(copyText)),
      .init("isEmpty", .truth(isEmpty)),
      .init("isAnswered", .truth(isAnswered)),
      .init("hasHoles", .truth(hasHoles)),
      .init("isCurve", .truth(isCurve)),
      .init("canUndo", .truth(canUndo)),
      .init("canRedo", .truth(canRedo)),
      .init("isBusy", .truth(isBusy)),
      .init("answer", answer?.json ?? .null),
      .init("preview", preview?.json ?? .null),
      .init("message", message?.json ?? .null),
      .init("tape", tape),
      .init("earlierLines", .count(earlierLines)),
      .init("variables", names.map { Reply.json($0.variables, "name") } ?? .null),
      .init("functions", names.map { Reply.json($0.functions, "signature") } ?? .null),
      .init("settings", settings.json),
    ]
    return members + (conversion.map { [.init("conversion", $0.json)] } ?? [])
      + (derivation.map { [.init("derivation", $0)] } ?? [])
  }

  /// The members that go back and forth between a page and its workers.
  private func exchange(state: JSON) -> [JSON.Member] {
    [
      .init("spread", spread.map { .list($0.map { $0.json }) } ?? .null),
      .init("nearKeys", .list(nearKeys.map { .text($0) })),
      .init("nearValue", .optional(nearValue)),
      .init("editing", editing.map { .count($0) } ?? .null),
      .init("canUndoLines", .truth(canUndoLines)),
      .init("canRedoLines", .truth(canRedoLines)),
      .init("drawn", drawn?.json ?? .null),
      .init("isUnread", .truth(isUnread)),
      .init("showsGraph", .truth(showsGraph)),
      .init("link", .optional(link)),
      .init("state", state),
      .init("request", request?.json ?? .null),
    ]
  }
}

extension Screen.Caret {
  fileprivate var json: JSON {
    .object([
      .init("element", .count(element)),
      .init("side", .text(side.rawValue)),
      .init("offset", .count(offset)),
    ])
  }
}

extension Screen.Copy {
  fileprivate var json: JSON {
    var members: [JSON.Member] = [
      .init("text", .text(text)),
      .init("latex", .optional(latex)),
      .init("mathml", .optional(mathml)),
    ]
    if leftOut > 0 { members.append(.init("leftOut", .count(leftOut))) }
    return .object(members)
  }
}

extension Screen.Digits {
  fileprivate var json: JSON {
    .object([
      .init("line", .count(id)),
      .init("decimal", .optional(decimal)),
      .init("problem", .optional(problem)),
    ])
  }
}

extension Screen.Conversion {
  fileprivate var json: JSON {
    .object([
      .init("line", .count(id)),
      .init("ways", .list(ways.map { $0.json })),
      .init("way", .optional(way)),
      .init("answer", answer?.markedJSON ?? .null),
      .init("fewer", .optional(fewer)),
      .init("more", .optional(more)),
    ])
  }
}

extension Screen.Result {
  fileprivate var json: JSON {
    guard case .object(let members) = answer.markedJSON else { return .null }
    var remarks: [JSON] = []
    for note in answer.notes where note.isSurprise && !remarks.contains(.text(note.message)) {
      remarks.append(.text(note.message))
    }
    let own: [JSON.Member] = [.init("speech", .text(speech)), .init("id", .count(id))] + brief
    return .object(members + own + (remarks.isEmpty ? [] : [.init("remarks", .list(remarks))]))
  }
}

extension WrittenAnswer {
  /// The answer, and whether it is solutions.
  fileprivate var markedJSON: JSON {
    isSolved ? shortJSON.adding([.init("isSolved", .truth(true))]) : shortJSON
  }
}

extension Screen.Preview {
  fileprivate var json: JSON {
    .object(
      [
        .init("status", .text(status.rawValue)),
        .init("exact", .optional(exact)),
        .init("decimal", .optional(decimal)),
        .init("repeating", .optional(repeating)),
        .init("mathml", .optional(mathml)),
      ] + (isSolved ? [.init("isSolved", .truth(true))] : []) + brief
        + LongNumber.members(exact: exact, decimal: decimal, repeating: repeating)
    )
  }
}

extension Screen.Line {
  /// The line as an object.
  var json: JSON {
    var members: [JSON.Member] = [
      .init("id", .count(id)),
      .init("text", .text(text)),
      .init("mathml", .optional(mathml)),
      .init("resultMathml", .optional(resultMathml)),
      .init("exact", .optional(exact)),
      .init("decimal", .optional(decimal)),
      .init("repeating", .optional(repeating)),
      .init("status", .text(status.rawValue)),
      .init("name", .optional(name)),
      .init("isPinned", .truth(isPinned)),
      .init("isStale", .truth(isStale)),
    ]
    members += LongNumber.members(exact: exact, decimal: decimal, repeating: repeating) + brief
    if !label.isEmpty { members.append(.init("label", .text(label))) }
    if isFolded { members.append(.init("isFolded", .truth(true))) }
    if let written { members.append(.init("written", .text(written))) }
    if let angle { members.append(.init("angle", .text(angle.rawValue))) }
    if let stored { members.append(.init("with", .text(stored))) }
    if let problem { members.append(.init("error", problem.json)) }
    if let look { members.append(.init("look", .object(look.members))) }
    let marks: [(name: String, isSet: Bool)] = [
      ("isCurve", isCurve), ("canBeDrawn", canBeDrawn), ("slider", slider), ("canSlide", canSlide),
      ("isSolved", isSolved), ("canTurn", canTurn),
    ]
    for mark in marks where mark.isSet { members.append(.init(mark.name, .truth(true))) }
    return .object(members)
  }
}
