// A graph as JSON and back. Of what was kept only texts and numbers are
// believed: whatever is drawn is made from them again.

internal import Graphs
internal import Messages
internal import Numbers
internal import Sessions

extension GraphSheet {
  /// The version of what ``state`` writes.
  private static var version: Int { 1 }

  /// Everything that is worth keeping: the curves, the window, the sliders.
  package var state: String {
    JSON.object([
      .init("surd graph", .count(GraphSheet.version)),
      .init("settings", settings.json),
      .init("curves", .list(curves.map { $0.json })),
      .init("sliders", .list(sliders.map { $0.json })),
      .init("window", hasSize ? windowJSON : .null),
      .init("isDots", .truth(isDots)),
      .init("grid", .text(grid.rawValue)),
    ]).line
  }

  /// What is kept of the window, beside its size.
  private static var windowNames: [String] { ["left", "top", "unitsPerColumn", "unitsPerRow"] }

  private var windowJSON: JSON {
    let numbers = [viewport.left, viewport.top, viewport.unitsPerColumn, viewport.unitsPerRow]
    let members = zip(GraphSheet.windowNames, numbers).map { name, number in
      JSON.Member(name, .text(number.quotientText))
    }
    return .object(
      members + [
        .init("width", .count(viewport.width)),
        .init("height", .count(viewport.height)),
        .init("density", .text(density.quotientText)),
      ]
    )
  }

  /// Takes over what was kept.
  ///
  /// What can be used is used, whatever else is damaged.
  ///
  /// - Returns: What could not be used, one phrase each.
  package mutating func restore(from bytes: [UInt8]) -> [String] {
    var damage: [String] = []
    let found = KeptState.state(
      in: bytes,
      "surd graph",
      version: GraphSheet.version,
      &damage,
      settings.language
    )
    guard let state = found else { return damage }
    settings.take(from: state["settings"])
    var kept: [GraphCurve] = []
    for entry in state["curves"]?.asList ?? [] {
      if let curve = GraphCurve(reading: entry, after: kept.last?.id ?? 0) {
        kept.append(curve)
      } else {
        damage.append(Message.damage(.curve, in: settings.language))
      }
    }
    curves = Array(kept.prefix(GraphSheet.mostCurves))
    sliders = (state["sliders"]?.asList ?? []).compactMap { GraphSlider(reading: $0) }
    if let window = state["window"], window != .null, !restoreWindow(window) {
      damage.append(Message.damage(.window, in: settings.language))
    }
    isDots = state["isDots"] == .truth(true)
    grid = state["grid"]?.asText.flatMap(Grid.init(rawValue:)) ?? .auto
    readings = [:]
    trace = nil
    removed = []
    typed = nil
    readAll()
    sent = Sent()
    return damage
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

  /// Tells what of a kept state could not be used.
  mutating func report(_ damage: [String]) {
    guard !damage.isEmpty else { return }
    var text = ""
    for phrase in damage.prefix(3) { text += (text.isEmpty ? "" : "; ") + phrase }
    message = Problem(Message(saying: .damagedState, in: settings.language, text), at: 0..<0)
  }
}
