// Screens: the state of a sheet to see and to say after an event. A page draws them as they
// are.

package import Expressions
package import Messages
package import Sessions

/// The screen of a sheet after an event.
package struct Screen: Hashable, Sendable {
  /// The formula as linear text with its caret.
  package var formula = "|"
  /// The formula as nested operators in front of their operands.
  package var prefix = "_"
  /// The formula under edit as MathML, with its elements numbered.
  package var mathml = ""
  /// The place of the caret.
  package var caret = Caret()
  /// The words to say now.
  package var speech = ""
  /// The outcome of the event.
  package var outcome = Outcome.none
  /// The text that was copied.
  package var copied: Copy?
  /// The digits of a line of the tape that were asked for.
  package var digits: Digits?
  /// The ways to write a line's value that were asked for.
  package var conversion: Conversion?
  /// The lines of a derivation that were asked for: `steps`, of which each has the `pieces` that
  /// are drawn, a `sentence` and a `status`; all of them as `text` and in `latex`; a `problem`
  /// where there are none.
  package var derivation: JSON?
  /// The digits of texts that were asked for in groups.
  package var spread: [DigitGroups]?
  /// The selection, or the whole formula, as text of the language.
  package var copyText = ""
  /// Whether that is what was typed, since something in it is not read.
  package var isUnread = false
  /// Whether nothing is written.
  package var isEmpty = true
  /// Whether the formula is the one that ``answer`` belongs to.
  package var isAnswered = false
  /// Whether an operand is missing somewhere.
  package var hasHoles = false
  /// Whether it says a curve: x stands for any number, or y is compared or told.
  package var isCurve = false
  /// Keys, in their notation, that go with the place of the caret.
  package var nearKeys: [String] = []
  /// What the one key of ``nearKeys`` finds, if that is known: the complex value, or the name that
  /// it solves for.
  package var nearValue: String?
  /// Whether a change can be taken back.
  package var canUndo = false
  /// Whether a change can be made again.
  package var canRedo = false
  /// The line of the tape that is under edit.
  package var editing: Int?
  /// Whether a change of the lines can be taken back.
  package var canUndoLines = false
  /// Whether a change of the lines that was taken back can be made again.
  package var canRedoLines = false
  /// Whether an evaluation was asked for and not answered.
  package var isBusy = false
  /// The last answer.
  package var answer: Result?
  /// The value of the formula so far.
  package var preview: Preview?
  /// The message for the user, if there is one.
  package var message: Problem?
  /// The newest lines of the tape and those that are pinned, oldest first; nothing
  /// where they are as before.
  package var tape: [Line]?
  /// The lines that a graph has to know; nothing where they are as before.
  package var drawn: DrawnLines?
  /// Whether something was drawn that is to be looked at now.
  package var showsGraph = false
  /// How many lines there are before the newest ones that are shown.
  package var earlierLines = 0
  /// The names of the user; nothing where they are as before.
  package var names: Reply.Names?
  /// The settings of the user.
  package var settings = Settings()
  /// The text of a link to the formula, unless that would be too long.
  package var link: String?
  /// The state of the sheet, to be kept; nothing where it is as before.
  package var kept: KeptSheet?
  /// The request to the session.
  package var request: Request?

  /// Creates the screen of an empty sheet.
  package init() {}

  /// The outcome of an event.
  package enum Outcome: String, Hashable, Sendable {
    /// The formula, the tape or a setting is another one.
    case changed
    /// The caret or the selection is elsewhere.
    case moved
    /// The event makes no sense here.
    case ignored
    /// Something was copied.
    case copied
    /// A text was refused.
    case refused
    /// The user leaves the formula for what comes behind it.
    case leaveForward
    /// The user leaves the formula for what comes before it.
    case leaveBackward
    /// Nothing.
    case none
  }

  /// The place of the caret in terms of the elements of the MathML.
  package struct Caret: Hashable, Sendable {
    /// The number of the element beside the caret.
    package var element = 0
    /// The side of the element on which the caret is.
    package var side = Side.box
    /// The number of characters before the caret, when it is inside.
    package var offset = 0

    /// The side of an element on which the caret is.
    package enum Side: String, Hashable, Sendable {
      /// Before the element.
      case before
      /// Between two characters of the element.
      case inside
      /// Behind the element.
      case after
      /// In the box of an empty slot or a missing operand.
      case box
    }

    /// Creates the caret of an empty formula.
    package init() {}
  }

  /// A text in three notations.
  package struct Copy: Hashable, Sendable {
    /// As text of the language.
    package var text: String
    /// In LaTeX, where it can be read.
    package var latex: String?
    /// In presentation MathML, where it can be read.
    package var mathml: String?
    /// How many of the oldest lines are not in the text of a link, which would be too long.
    package var leftOut = 0
  }

  /// As many digits of a result as were asked for.
  package struct Digits: Hashable, Sendable {
    /// The number of the line of the tape.
    package var id: Int
    /// The digits, with an ellipsis if there are more; nothing where
    /// ``problem`` says why.
    package var decimal: String?
    /// The reason why there are none.
    package var problem: String?
  }

  /// The value of a line in another way.
  package struct Conversion: Hashable, Sendable {
    /// The number of the line of the tape.
    package var id: Int
    /// The ways that make sense for the value.
    package var ways: [Reply.Way]
    /// The way that was asked for.
    package var way: String?
    /// The answer in that way.
    package var answer: WrittenAnswer?
    /// The same way with a digit less, or the base below.
    package var fewer: String?
    /// The same way with a digit more, or the base above.
    package var more: String?
  }

  /// An answer, and what there is to say about it.
  package struct Result: Hashable, Sendable {
    /// The answer.
    package var answer: WrittenAnswer
    /// The words for it.
    package var speech: String
    /// The number of its line of the tape.
    package var id: Int
    /// The texts that are shown in the place of its own, where it is many solutions.
    var brief: [JSON.Member] = []
  }

  /// The value of a formula so far.
  package struct Preview: Hashable, Sendable {
    /// How surely the value is known.
    package var status: Answer.Status
    /// The closed form, if there is one.
    package var exact: String?
    /// The digits.
    package var decimal: String?
    /// All digits with the repeating ones in brackets, if they are few.
    package var repeating: String?
    /// The closed form, or else the digits, in MathML; nothing when that is
    /// very long.
    package var mathml: String?
    /// Whether it is what solves the formula.
    package var isSolved: Bool
    /// The texts that are shown in the place of its own, where it is many solutions.
    var brief: [JSON.Member] = []
  }

  /// A line of the tape.
  package struct Line: Hashable, Sendable {
    /// The number that names the line.
    package var id: Int
    /// The line as text.
    package var text: String
    /// The line in MathML; nothing when that is very long.
    package var mathml: String?
    /// The result in MathML; nothing when there is none or that is very long.
    package var resultMathml: String?
    /// The closed form of the result, if there is one.
    package var exact: String?
    /// The digits of the result.
    package var decimal: String?
    /// All digits with the repeating ones in brackets, if they are few.
    package var repeating: String?
    /// How surely the result is known.
    package var status: Answer.Status
    /// The name that was defined.
    package var name: String?
    /// Whether the line is never dropped.
    package var isPinned: Bool
    /// Whether a name in it means something else by now.
    package var isStale: Bool
    /// The name that the user gave the line.
    package var label = ""
    /// Whether the line is shown without its answer.
    package var isFolded = false
    /// The reason why the line has no answer any more.
    package var problem: Problem?
    /// How the line is drawn, if it is.
    package var look: LineLook?
    /// Whether it is a curve, which has no answer.
    package var isCurve = false
    /// Whether it is not drawn, and could be.
    package var canBeDrawn = false
    /// Whether its number has a slider.
    package var slider = false
    /// Whether its number has no slider, and could have one.
    package var canSlide = false
    /// Whether it asks for solutions and was answered with them.
    package var isSolved = false
    /// The text of a conversion, where that is not read back as the value.
    package var written: String?
    /// The unit of angles in which the line was computed, where that matters.
    package var angle: AngleUnit?
    /// The sentence that says which stored values were put in, if some were.
    package var stored: String?
    /// Whether it gives a coordinate a number and can be drawn, or is drawn and can do so, in one step.
    package var canTurn = false
    /// The texts that are shown in the place of its own, where it is many solutions.
    var brief: [JSON.Member] = []
  }
}

extension Screen {
  /// The screen after two events of which this is the second: what the first
  /// one changed is new as well.
  package func following(_ first: Screen) -> Screen {
    var screen = self
    if outcome == .none { screen.outcome = first.outcome }
    screen.copied = copied ?? first.copied
    screen.digits = digits ?? first.digits
    screen.conversion = conversion ?? first.conversion
    screen.derivation = derivation ?? first.derivation
    screen.spread = spread ?? first.spread
    screen.tape = tape ?? first.tape
    screen.drawn = drawn ?? first.drawn
    screen.showsGraph = showsGraph || first.showsGraph
    screen.names = names ?? first.names
    screen.kept = kept ?? first.kept
    if screen.speech.isEmpty { screen.speech = first.speech }
    return screen
  }
}
