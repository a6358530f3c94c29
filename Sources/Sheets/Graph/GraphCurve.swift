// A curve of a graph as the user lists it: a text, and how it is to look.

package import Expressions
internal import Graphs
internal import Messages

/// A line of the list of curves.
package struct GraphCurve: Hashable, Sendable {
  /// The number that names the curve.
  package let id: Int
  /// What is drawn, as text of the language.
  package var text: String
  /// The decimal mark of the text: `.`, but where it cannot be read and may have been
  /// meant with the other one.
  package var mark = DecimalMark.point
  /// The place of its colour in ``CurveTheme/colors``.
  package var color: Int
  /// Whether it is drawn.
  package var isShown = true

  /// Creates a curve that is shown.
  package init(id: Int, text: String, mark: DecimalMark = .point, color: Int) {
    self.id = id
    self.text = text
    self.mark = mark
    self.color = color
  }

  /// The longest text of a curve, in bytes.
  static var longestText: Int { 20_000 }
}

extension GraphCurve: KeptLine {
  /// The curve as an object, as it is kept.
  var json: JSON {
    var members: [JSON.Member] = [
      .init("id", .count(id)),
      .init("text", .text(text)),
      .init("color", .count(color)),
      .init("isShown", .truth(isShown)),
    ]
    if mark != .point { members.append(.init("decimalMark", .text(mark.rawValue))) }
    return .object(members)
  }

  /// Reads a curve that was kept, or returns nothing where it is damaged.
  init?(reading json: JSON, after last: Int) {
    guard let id = json["id"]?.asInt, id > last, id < 1 << 30,
      let text = json["text"]?.asText, text.utf8.count <= GraphCurve.longestText,
      let color = json["color"]?.asInt, color >= 0, color < CurveStyle.count
    else { return nil }
    self.init(id: id, text: text, color: color)
    isShown = json["isShown"] != .truth(false)
    mark = json["decimalMark"]?.asText.flatMap(DecimalMark.init(rawValue:)) ?? .point
  }
}
