// The looks of lines of the sheet that are drawn: colour, dash, pen.

internal import Graphs
internal import Messages

/// The colour, dash and pen of a line that is drawn.
package struct LineLook: Hashable, Sendable {
  /// The place of its colour in the list of eight.
  package var color: Int
  /// The place of its dash, or nothing where it is the one that tells it from the others.
  package var dash: Int?
  /// How wide the pen is, in CSS pixels.
  package var width = LineLook.usualWidth
  /// Whether it is to be seen.
  package var isShown = true

  /// The width of a pen that nobody chose.
  package static var usualWidth: Int { CurveStyle.usualWidth }

  /// Creates the look of a line that is seen.
  package init(color: Int) {
    self.color = color
  }
}

extension LineLook {
  /// The members of the look that are kept.
  var members: [JSON.Member] {
    var members: [JSON.Member] = [
      .init("color", .count(color)), .init("isShown", .truth(isShown)),
    ]
    if let dash { members.append(.init("dash", .count(dash))) }
    if width != LineLook.usualWidth { members.append(.init("width", .count(width))) }
    return members
  }

  /// Reads a look, or returns nothing where it is damaged.
  init?(reading json: JSON) {
    guard let color = json["color"]?.asInt, 0..<CurveStyle.count ~= color else { return nil }
    self.init(color: color)
    guard change(json) else { return nil }
  }

  /// Takes over what an object says.
  ///
  /// `{"color": 3, "dash": 1, "width": 4, "isShown": false}`; no dash, `null`, is the one that
  /// tells the line from the others.
  ///
  /// - Returns: Whether it makes sense; where it does not, nothing changes.
  mutating func change(_ json: JSON) -> Bool {
    var new = self
    if let color = json["color"] {
      guard let place = color.asInt, 0..<CurveStyle.count ~= place else { return false }
      new.color = place
    }
    if let dash = json["dash"] {
      guard dash == .null || dash.asInt.map({ 0..<CurveStyle.count ~= $0 }) == true else {
        return false
      }
      new.dash = dash.asInt
    }
    if let width = json["width"] {
      guard let pixels = width.asInt, CurveStyle.widths ~= pixels else { return false }
      new.width = pixels
    }
    if let isShown = json["isShown"] { new.isShown = isShown == .truth(true) }
    self = new
    return true
  }
}

extension LineLook {
  /// The first colour that none of some lines has, or the one after the last one's.
  static func freeColor(beside others: [LineLook]) -> Int {
    for color in 0..<CurveStyle.count where !others.contains(where: { $0.color == color }) {
      return color
    }
    return ((others.last?.color ?? -1) + 1) % CurveStyle.count
  }
}
