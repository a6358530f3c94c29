// The events of a sheet. The page, the command and tests all come to the same values.

internal import Expressions
package import Formulas
package import Messages

/// An event of a sheet.
package enum Event: Hashable, Sendable {
  /// Keys are pressed, one after the other.
  case keys([Key])
  /// Keys are pressed in the place of those that were pressed last, as a long press on a key does.
  case instead([Key])
  /// Something of the formula is tapped.
  case tap(Touch)
  /// A place of the formula is tapped: the number of pieces before it.
  case tapPlace(Int)
  /// The word that an element belongs to is to be selected.
  case selectWord(element: Int)
  /// The selection is drawn to a place.
  case selectTo(Touch)
  /// A text is pasted: line text, LaTeX or MathML.
  case paste(String)
  /// A line of the tape is to be edited as a copy.
  case recall(id: Int)
  /// The result of a line of the tape is to be inserted at the caret.
  case insertResult(id: Int)
  /// A line is to be taken off the tape.
  case remove(id: Int)
  /// The line that was taken off the tape last is to come back.
  case restoreRemoved
  /// A line is to be kept, or no longer.
  case pin(id: Int)
  /// A line is to be edited in its place, and what stands on it computed anew.
  case edit(id: Int)
  /// The line under edit is to stay as it is.
  case leaveLine
  /// A line is to stand so many lines further down, or up where that is negative.
  case move(id: Int, by: Int)
  /// A line gets a name; an empty one takes it away.
  case label(id: Int, text: String)
  /// A line is to be shown without its answer, or with it again.
  case fold(id: Int)
  /// The newest change of the lines is to be taken back.
  case undoLines
  /// The change of the lines that was taken back last is to be made again.
  case redoLines
  /// All lines that are not pinned are to be taken off the tape.
  case clearTape
  /// More of the lines before those that are shown.
  case earlierLines
  /// A line is to be computed again under what names mean now.
  case recalculate(id: Int)
  /// A line with its result is copied.
  case copyLine(id: Int)
  /// The result of a line is copied.
  case copyResult(id: Int)
  /// The result of a line is wanted with so many digits behind the mark.
  case digits(id: Int, count: Int)
  /// The result of a line is wanted in another way, or, where that is nothing, the ways that
  /// make sense for it.
  case convert(id: Int, way: String?)
  /// The lines by which the equation of a line is solved are wanted.
  case steps(id: Int)
  /// The lines of a text are to be compared, each with the one before.
  case compare(String)
  /// The digits of texts that were shown are wanted in groups.
  case spread([String])
  /// Settings are switched: names and values as in ``Settings/json``.
  case set([JSON.Member])
  /// A link is opened: the text behind its `#`.
  case open(link: String)
  /// A link to the lines is wanted.
  case shareLines
  /// The lines of a link are to join the others.
  case openLines(link: String)
  /// A kept state of a sheet comes back, as ``Screen/kept`` gave it.
  case load(state: String)
  /// Another window has kept this state: what it has is wanted beside what is here.
  case merge(state: String)
  /// The formula is to be drawn: it becomes a line that is a curve, or a definition that is
  /// drawn.
  case draw
  /// A text becomes lines that are drawn; alone, others are hidden.
  case drawText(String, isAlone: Bool)
  /// A line is to be drawn otherwise, see ``LineLook``.
  case look(id: Int, [JSON.Member])
  /// A curve gets another text.
  case reword(id: Int, text: String)
  /// Rows of numbers become lines of points, if the text is such rows.
  case data(String)
  /// A point of a line gets other coordinates, and goes where both are empty; the place behind the
  /// last one is that of a new point.
  case point(id: Int, index: Int, x: String, y: String)
  /// The parameter of a curve gets other bounds.
  case bound(id: Int, bounds: String)
  /// The number of a line gets a slider, or loses it.
  case vary(id: Int)
  /// A line that gives a coordinate a number becomes the line of the plane that it says, and such a
  /// line of the plane a number that is stored.
  case turn(id: Int)
  /// A name is to mean nothing any more; the lines that define it go.
  case forget(name: String)
  /// The slider of a line moves: `value`, or its ends.
  case slide(id: Int, [JSON.Member])
  /// The state of a graph from before its curves were lines: they become lines, once.
  case takeGraph(state: String)
  /// A link to a graph is opened: its curves become lines.
  case openGraph(link: String)
  /// Whether the lines are in sight beside the formula, so that one that is drawn leaves it.
  case showsLines(Bool)
  /// The sheet is in a window of this name, which no other window has.
  case window(String)
  /// A request was answered.
  case answered(Reply)
  /// The requests that wait will never be answered.
  case stopped(Stop)
  /// Nothing: the whole screen is wanted.
  case screen

  /// A place on an element of the formula.
  package struct Touch: Hashable, Sendable {
    /// The number of the element, its `data-n`.
    package var element: Int
    /// The number of characters of the element before the place.
    package var offset: Int
    /// Whether the place is on the right half.
    package var isRightHalf: Bool

    /// Creates a place on an element.
    package init(element: Int, offset: Int = 0, isRightHalf: Bool = false) {
      self.element = element
      self.offset = offset
      self.isRightHalf = isRightHalf
    }
  }

  /// The reason why a request is not answered.
  package enum Stop: String, Hashable, Sendable {
    /// The user had enough.
    case user
    /// The memory was used up.
    case memory
    /// The computing worker ended by itself.
    case failure
  }

  /// A token of the key notation that names no key.
  package struct KeyMistake: Error, Hashable, Sendable {
    /// The characters of the line that the token occupies.
    package let place: Range<Int>
  }

  /// The event of pressing the keys that a line of text names.
  ///
  /// - Throws: ``KeyMistake`` for the first token that names none.
  package init(keys line: String) throws(KeyMistake) {
    do throws(KeyNotationError) {
      self = .keys(try Key.keys(line))
    } catch {
      throw KeyMistake(place: characterRange(of: error.range, in: line))
    }
  }
}
