// A curve of a graph: a line of a sheet, its text, and how it is to look.

package import Expressions
internal import Messages

/// A line that is drawn.
package struct GraphCurve: Hashable, Sendable {
  /// The number that names the line.
  package let id: Int
  /// The text of the curve, in the language.
  package var text: String
  /// The decimal mark of the text: `.`, but where it cannot be read and may have been
  /// meant with the other one.
  package var mark = DecimalMark.point
  /// How it is drawn.
  package var look: LineLook

  /// Creates a curve.
  package init(id: Int, text: String, mark: DecimalMark = .point, look: LineLook) {
    self.id = id
    self.text = text
    self.mark = mark
    self.look = look
  }

  /// The place of its colour.
  package var color: Int { look.color }
  /// Whether it is seen.
  package var isShown: Bool { look.isShown }

  /// The most lines that are drawn.
  static var most: Int { 100 }
  /// The longest text of a curve, in bytes: what ``Plot/mostPoints`` of usual numbers take.
  static var longestText: Int { 100_000 }
}

extension GraphCurve: KeptLine {
  /// The curve as an object.
  var json: JSON {
    let members: [JSON.Member] = [.init("id", .count(id)), .init("text", .text(text))]
    let mark = mark == .point ? [] : [JSON.Member("decimalMark", .text(mark.rawValue))]
    return .object(members + look.members + mark)
  }

  /// Reads a curve, or returns nothing where it is damaged.
  init?(reading json: JSON, after last: Int) {
    guard let id = json["id"]?.asInt, id > last, id < 1 << 30,
      let text = json["text"]?.asText, text.utf8.count <= GraphCurve.longestText,
      let look = LineLook(reading: json)
    else { return nil }
    self.init(id: id, text: text, look: look)
    mark = json["decimalMark"]?.asText.flatMap(DecimalMark.init(rawValue:)) ?? .point
  }
}

extension String {
  /// Whether a name is a letter, perhaps with digits or a subscript.
  var isLetterWithIndex: Bool {
    for scalar in unicodeScalars.dropFirst() {
      if scalar == "_" { return true }
      guard scalar.value >= 0x30, scalar.value <= 0x39 else { return false }
    }
    return !isEmpty
  }
}
