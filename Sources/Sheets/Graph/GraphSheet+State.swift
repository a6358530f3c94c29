// A graph as JSON and back. Of what was kept only texts and numbers are
// believed: whatever is drawn is made from them again.

internal import Graphs
package import Messages
internal import Numbers

extension GraphSheet {
  /// The member of a kept state that has its version.
  package static var stateName: String { "surd graph" }

  /// What is kept beside the settings: the window, and the variables that no line gives a
  /// value.
  ///
  /// The lines that are drawn are kept by their sheet.
  package var keptMembers: [JSON.Member] {
    var members: [JSON.Member] = [
      .init("sliders", .list((resting + sliders.filter { $0.line == nil }).map { $0.json })),
      .init("window", hasSize ? windowJSON : .null),
      .init("isDots", .truth(isDots)),
      .init("grid", .text(grid.rawValue)),
    ]
    if let table { members.append(.init("table", table.json)) }
    return members
  }

  /// The members of the window that are kept, beside its size.
  private static var windowNames: [String] { ["left", "top", "unitsPerColumn", "unitsPerRow"] }

  private var windowJSON: JSON {
    let numbers = [viewport.left, viewport.top, viewport.unitsPerColumn, viewport.unitsPerRow]
    let members = zip(GraphSheet.windowNames, numbers).map { name, number in
      JSON.Member(name, .text(number.description))
    }
    return .object(
      members + [
        .init("width", .count(viewport.width)),
        .init("height", .count(viewport.height)),
        .init("density", .text(density.description)),
      ]
    )
  }

  /// Takes over what was kept beside the settings; what cannot be used joins the damage.
  package mutating func take(_ state: JSON, _ damage: inout [Message.Damage]) {
    // Until the lines come it is not known which variables are open.
    resting = (state["sliders"]?.asList ?? []).compactMap { GraphSlider(reading: $0) }
    sliders = sliders.filter { $0.line != nil }
    if let window = state["window"], window != .null, !restoreWindow(window) {
      damage.append(.window)
    }
    isDots = state["isDots"] == .truth(true)
    grid = state["grid"]?.asText.flatMap(Grid.init(rawValue:)) ?? .auto
    table = state["table"].flatMap { GraphTable(reading: $0) }
    readings = [:]
    trace = nil
    typed = nil
    readAll()
    sent = Sent()
  }

  private mutating func restoreWindow(_ json: JSON) -> Bool {
    let numbers = GraphSheet.windowNames.compactMap { json[$0]?.asRational }
    guard let size = GraphSize(reading: json), numbers.count == 4 else { return false }
    let right = numbers[0] + numbers[2] * Rational(size.width)
    let bottom = numbers[1] - numbers[3] * Rational(size.height)
    let edges = [numbers[0], right, bottom, numbers[1]]
    guard let found = GraphSheet.window(edges, size) else { return false }
    viewport = found
    density = size.density
    hasSize = true
    return true
  }
}
