// A graph in an address: the curves that are drawn, the window, the sliders and the colours.

internal import Expressions
internal import Formulas
internal import Graphs
internal import Messages
internal import Numbers
internal import Sessions

extension GraphSheet {
  /// The curves that are drawn, the window, the sliders and the colours as letters, digits,
  /// `-` and `_`; empty where nothing is drawn.
  ///
  /// A link is the same in every language: numbers have points, and semicolons separate.
  var link: String {
    let drawn = curves.filter { $0.isShown }
    guard !drawn.isEmpty else { return "" }
    let texts = drawn.map { curve in
      let text = readings[curve.id]?.sharedText ?? curve.text
      return GraphSheet.separated(text.respelled(from: curve.mark, to: .point))
    }
    let edges = zip(GraphScreen.Window.names, shownWindow.texts).map { name, text in
      JSON.list([.text(name), .text(settings.plain(text))])
    }
    let content = JSON.list([
      .list(texts.map { .text($0) }),
      .list(Array(edges)),
      .list(sliders.map { $0.json }),
      .list(drawn.map { .count($0.color) }),
    ])
    return "1" + Base64.text(of: content.line.utf8)
  }

  /// A text with semicolons where commas separate.
  private static func separated(_ text: String) -> String {
    String(
      decoding: text.utf8.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ";") : $0 },
      as: UTF8.self
    )
  }

  /// Draws what a link carries, and hides what was drawn before; one that is damaged or
  /// has too many curves changes nothing, and is told.
  mutating func open(_ link: String, _ turn: inout GraphTurn) {
    let content = LinkContent(link)
    let texts = content?.texts.map { self.texts(of: $0, .point) } ?? []
    guard let content, content.texts.allSatisfy(accepts),
      texts.reduce(curves.count, { $0 + $1.count }) <= GraphSheet.mostCurves
    else {
      message = Problem(Message(saying: .damagedLink, in: settings.language), at: 0..<0)
      turn.outcome = .refused
      return
    }
    let before = Set(curves.map { $0.id })
    for index in curves.indices { curves[index].isShown = false }
    trace = nil
    for (index, texts) in texts.enumerated() {
      for (place, text) in texts.enumerated() {
        let id = add(text)
        // What was there before keeps its colour, and of a list the first one has that
        // of the link.
        guard !before.contains(id), place == 0, let color = content.colors.element(at: index),
          let place = curves.firstIndex(where: { $0.id == id })
        else { continue }
        curves[place].color = color
      }
    }
    updateSliders()
    // A damaged slider stays as it is.
    var ignored = GraphTurn()
    for slider in content.sliders { slide(slider.name, slider.members, &ignored) }
    let edges = content.edges.map { name, text in
      JSON.Member(name, .text(settings.spelled(text)))
    }
    _ = setBounds(edges)
    turn.outcome = .changed
    turn.saysSummary = true
  }
}

/// What a link to a graph says, all of it texts and numbers that were checked.
private struct LinkContent {
  /// The texts of the curves.
  var texts: [String]
  /// The edges of the window.
  var edges: [(name: String, text: String)]
  /// The sliders, by name.
  var sliders: [(name: String, members: [JSON.Member])]
  /// The colours of the curves, of those that have one.
  var colors: [Int]

  /// The most characters of a link.
  private static var mostCharacters: Int { 100_000 }

  /// Reads a link, or returns nothing where it is damaged.
  init?(_ link: String) {
    guard link.utf8.first == UInt8(ascii: "1"), link.utf8.count <= LinkContent.mostCharacters,
      let bytes = Base64.bytes(of: link.utf8.dropFirst()),
      let parts = LinkContent.list(bytes), parts.count >= 3,
      let texts = parts[0].asList?.texts, let edges = parts[1].asList, let sliders = parts[2].asList
    else { return nil }
    self.texts = texts
    self.edges = []
    for edge in edges {
      guard let pair = edge.asList?.texts, pair.count == 2 else { return nil }
      self.edges.append((pair[0], pair[1]))
    }
    self.sliders = []
    for slider in sliders {
      guard case .object(let members) = slider, let name = slider["name"]?.asText,
        members.map({ $0.value }).texts != nil
      else { return nil }
      self.sliders.append((name, members))
    }
    // The first links had none.
    self.colors = []
    for color in parts.count > 3 ? parts[3].asList ?? [.null] : [] {
      guard let color = color.asInt, 0..<CurveStyle.count ~= color else { return nil }
      colors.append(color)
    }
  }

  private static func list(_ bytes: [UInt8]) -> [JSON]? {
    do throws(JSON.ReadingError) {
      return try JSON(reading: bytes).asList
    } catch {
      return nil
    }
  }
}

extension [JSON] {
  /// The texts, where all are texts.
  fileprivate var texts: [String]? {
    let texts = compactMap { $0.asText }
    return texts.count == count ? texts : nil
  }
}

extension [Int] {
  fileprivate func element(at index: Int) -> Int? { index < count ? self[index] : nil }
}
