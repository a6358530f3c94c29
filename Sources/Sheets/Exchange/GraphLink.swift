// Links to graphs: the window, and of links from before there were lines the curves, their
// sliders and colours.

internal import Formulas
internal import Graphs
internal import Messages

/// The contents of a link to a graph, all of it texts and numbers that were checked.
struct GraphLink {
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

  /// A link to a window, with sliders of variables that no line gives a value.
  static func text(edges: [JSON], sliders: [JSON]) -> String {
    let content = JSON.list([.list([]), .list(edges), .list(sliders), .list([])])
    return "1" + Base64URL.text(of: content.line.utf8)
  }

  /// Reads a link, or returns nothing where it is damaged.
  init?(_ link: String) {
    guard link.utf8.first == UInt8(ascii: "1"), link.utf8.count <= GraphLink.mostCharacters,
      let bytes = Base64URL.bytes(of: link.utf8.dropFirst()),
      let parts = GraphLink.list(bytes), parts.count >= 3,
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
