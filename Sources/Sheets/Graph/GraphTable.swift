// A table of values: of which curve, and at which places.

internal import Messages

/// The places of a table of values, as the user gave them.
package struct GraphTable: Hashable, Sendable {
  /// The number of the curve.
  package var curve: Int
  /// The first place, as text of the language.
  package var start: String
  /// The distance of two places, as text of the language.
  package var step: String
  /// How many places follow each other.
  package var count = 11
  /// Places besides, as texts of the language with `;` between them.
  package var places = ""

  /// The most places of each kind.
  static var mostPlaces: Int { 200 }
  /// The longest text of a number, and of all places besides, in bytes.
  private static var longestText: Int { 4_000 }
}

extension GraphTable {
  /// The table as an object, as it is kept.
  var json: JSON {
    .object([
      .init("id", .count(curve)),
      .init("start", .text(start)),
      .init("step", .text(step)),
      .init("count", .count(count)),
      .init("places", .text(places)),
    ])
  }

  /// Reads a table that was kept, or returns nothing where it is damaged.
  init?(reading json: JSON) {
    guard let curve = json["id"]?.asInt, let start = json["start"]?.asText,
      let step = json["step"]?.asText
    else { return nil }
    self.init(curve: curve, start: start, step: step)
    guard change(json) else { return nil }
  }

  /// Takes over the members of an object.
  ///
  /// `{"start": "0", "step": "pi/6", "count": 13, "places": "1/3; 2"}`.
  ///
  /// - Returns: Whether it makes sense; where it does not, nothing changes.
  mutating func change(_ json: JSON) -> Bool {
    var new = self
    if let start = json["start"]?.asText { new.start = start }
    if let step = json["step"]?.asText { new.step = step }
    if let places = json["places"]?.asText { new.places = places }
    if let count = json["count"] {
      // A page sends what was typed.
      guard let number = count.asInt ?? count.asText.flatMap({ Int($0) }) else { return false }
      new.count = number
    }
    let texts = [new.start, new.step, new.places]
    guard 0...GraphTable.mostPlaces ~= new.count,
      texts.allSatisfy({ $0.utf8.count <= GraphTable.longestText })
    else { return false }
    self = new
    return true
  }
}
