// The lines of a sheet for a graph: those that are drawn, and those with a slider.

package import Messages

/// The lines of a sheet that a graph has to know.
package struct DrawnLines: Hashable, Sendable {
  /// The lines that are drawn, in their order.
  package var curves: [GraphCurve] = []
  /// The lines that give a name a number by a slider.
  package var sliders: [Slider] = []

  /// A line that gives a name a number by a slider.
  package struct Slider: Hashable, Sendable {
    /// The number of the line.
    package var line: Int
    /// The name.
    package var name: String
    /// The number, as text of the language.
    package var value: String
    /// Where the slider ends.
    package var ends: LineSlider
  }

  /// Creates the lines of an empty sheet.
  package init() {}
}

extension DrawnLines {
  /// The lines as an object.
  package var json: JSON {
    .object([
      .init("curves", .list(curves.map { $0.json })),
      .init("sliders", .list(sliders.map { $0.json })),
    ])
  }

  /// Reads lines; those that are damaged are left out.
  init(reading json: JSON) {
    for entry in json["curves"]?.asList ?? [] {
      // Lines that were moved are not in the order of their numbers.
      if let curve = GraphCurve(reading: entry, after: 0) { curves.append(curve) }
    }
    for entry in json["sliders"]?.asList ?? [] {
      if let slider = Slider(reading: entry) { sliders.append(slider) }
    }
  }
}

extension DrawnLines.Slider {
  fileprivate var json: JSON {
    let members: [JSON.Member] = [
      .init("line", .count(line)), .init("name", .text(name)), .init("value", .text(value)),
    ]
    return .object(members + ends.members)
  }

  fileprivate init?(reading json: JSON) {
    guard let line = json["line"]?.asInt, let name = json["name"]?.asText,
      let value = json["value"]?.asText
    else { return nil }
    self.init(line: line, name: name, value: value, ends: LineSlider(reading: json))
  }
}
