// The sheet that a user writes on, as a value: the formula under edit, the tape, the
// settings. An event goes in, a screen comes out. Work that takes time is asked of a
// session, which may be elsewhere: keys never wait for it.

internal import Expressions
package import Formulas
package import Messages
package import Sessions

/// A sheet to write on: a formula, a tape of past ones, settings.
///
/// The loop is `screen = sheet.handle(event)`; where the screen has a request,
/// `reply = session.perform(request)`, and then
/// `screen = sheet.handle(.answered(reply))`. In one process
/// ``Session/handle(_:on:)`` does it all.
package struct Sheet: Sendable {
  /// The formula under edit.
  package internal(set) var editor = Editor()
  /// The settings of the user.
  package var settings = Settings()
  /// The lines that were evaluated.
  var tape = Tape()
  /// Whether the lines are in sight beside the formula.
  var showsLines = false
  /// How many lines of the tape are shown, those that are pinned besides.
  var reach = Sheet.linesAtOnce
  /// How many lines are shown at first, and more for each wish.
  static var linesAtOnce: Int { 100 }
  /// The names of the user, as the session told last.
  var names = Reply.Names()
  /// The expression that Ans stands for, if it is known.
  var ans: String?
  /// The number of the line whose value is Ans.
  var ansLine: Int?
  /// The line that is under edit.
  var editing: LineEdit?
  /// The changes of the lines that wait for the one before them.
  var waiting: [Event] = []
  /// Whether the lines were changed after the formula.
  var linesAreNewest = false
  /// The message for the user, if there is one.
  package var message: Problem?
  /// The answer to the formula that stands in the editor.
  var answered: Answered?
  /// The evaluation whose formula stands in the editor untouched.
  var submitted: Int?
  /// The state of the formula that stands in the editor untouched, without an answer.
  var ending: Ending?
  /// What can be done about the formula that stands in the editor, where it has no answer.
  var remedy: Remedy?
  /// The letters of which one is asked for, over which the formula is drawn.
  var question: [String] = []
  /// The requests that were not answered.
  var pending: [Pending] = []
  /// The last preview that was asked for, and what came of it.
  var preview = PreviewState()
  /// Where in the tape the formula was recalled from.
  var recall: Recall?
  /// The keys of one event that wait for an answer.
  var queue: [Key] = []
  /// What the keys of the last event found.
  var beforeKeys: BeforeKeys?
  /// The number of the next request.
  var nextRequest = 1
  /// The formula as it was drawn last.
  var drawing: Drawing?
  /// The parts of screens that the host was sent last.
  var sent = Sent()
  /// The lines of the tape that a page knows.
  var sentLines = SentLines()

  /// Creates an empty sheet.
  package init(settings: Settings = Settings()) {
    self.settings = settings
    editor.vocabulary.decimalMark = settings.decimalMark
    editor.vocabulary.bindsFactorsFirst = settings.juxtaposition == .first
  }

  /// An answer to the formula in the editor.
  struct Answered: Sendable {
    var answer: WrittenAnswer
    /// The number of its line of the tape.
    var line: Int
  }

  /// The reason why a formula has no answer now.
  enum Ending: Sendable {
    /// The answer was computed under other settings.
    case outdated
    /// Mathematics gives the formula no value, it was drawn, or its line is gone.
    case failed
  }

  /// What can be done about a formula without an answer.
  enum Remedy: Sendable {
    /// Complex answers are switched on: it has a complex value.
    case complexValue(String)
    /// The equation in several unknowns is solved for one of them.
    case solving(for: String)
  }

  /// A request that was not answered.
  struct Pending: Sendable {
    var request: Request
    let formula: Formula
    let reading: FormulaReading?
    /// The line of the tape that is computed again, or that is under edit.
    var line = 0
    /// The change of the lines that is made when the request is answered.
    var change: LineChange?
    /// Whether the line is to be drawn.
    var isDrawn = false
  }

  /// The value of what is typed so far.
  struct PreviewState: Sendable {
    /// The request for it, as long as the formula says the same.
    var request: Request?
    var value: Screen.Preview?
  }

  /// Where in the tape the formula was recalled from.
  struct Recall: Sendable {
    /// The number of the line.
    var line: Int
    /// The formula that was in the editor before.
    var draft: Formula
    /// Whether no other key was pressed since.
    var isFresh = true
  }
}

/// The result of an event so far.
package struct EventResult: SheetEventResult {
  package var outcome = Screen.Outcome.none
  var speech: [SpeechEvent] = []
  var copied: Screen.Copy?
  var digits: Screen.Digits?
  var conversion: Screen.Conversion?
  var derivation: JSON?
  var spread: [DigitGroups]?
  var request: Request?
  /// The words that are said instead of the keys.
  var words: String?
  /// Whether something was drawn that is to be looked at now.
  var showsGraph = false

  /// Creates the result of an event that changes nothing.
  package init() {}

  mutating func note(_ response: Editor.Response) {
    speech = response.speech
    switch response.outcome {
    case .changed: outcome = .changed
    case .moved: outcome = .moved
    case .ignored: outcome = .ignored
    case .copied: outcome = .copied
    case .refused: outcome = .refused
    case .passed: break
    }
  }
}

/// The parts of screens that the host was sent last, so that they are sent again only where
/// they changed.
struct Sent: Sendable {
  var tape = false
  var names = false
  /// The lines that a graph has to know.
  var drawn = SentPart<DrawnLines>()
  /// Whether the message was sent that the oldest lines of the tape go.
  var drop = false
  /// The text of the formula in the state that was sent last.
  var draft: String?
  /// How many events have changed only the draft since then.
  var drafts = 0
  /// The bytes of the state that was sent last.
  var size = 0
}
