// The text of a page: tags are dropped, raised digits become exponents.

/// Rewrites HTML without formulas as plain text.
enum HtmlReader {
  static func text(_ source: TrackedText) -> TrackedText {
    var text = TrackedText(rewriting: source)
    var scanner = MarkupScanner(source)
    /// The element whose content is no text.
    var hidden: Range<Int>?
    while let token = scanner.next() {
      switch token {
      case .text(let range):
        if hidden == nil { add(range, of: source, to: &text) }
      case .start(let name, let tag, let isEmpty):
        guard hidden == nil else { continue }
        if isHidden(name, scanner), !isEmpty { hidden = name }
        let place = source.source(of: tag)
        if scanner.isName(name, "sup") {
          text.add("^(", from: place)
        } else if scanner.isName(name, "sub") {
          text.add("_", from: place)
        } else if !isInline(name, scanner) {
          text.add(" ", from: place)
        }
      case .end(let name, let tag):
        if let open = hidden {
          if source.bytes[name].elementsEqual(source.bytes[open]) { hidden = nil }
        } else if scanner.isName(name, "sup") {
          text.add(")", from: source.source(of: tag))
        } else if !isInline(name, scanner) {
          text.add(" ", from: source.source(of: tag))
        }
      }
    }
    return text
  }

  /// Adds characters, with their entities read; an unknown one stays.
  static func add(_ range: Range<Int>, of source: TrackedText, to text: inout TrackedText) {
    var place = range.lowerBound
    let bytes = source.bytes[range]
    while place < range.upperBound {
      if let (scalar, end) = Entities.scalar(bytes, at: place), scalar > 0 {
        text.add(scalar: scalar, from: source.source(of: place..<end))
        place = end
      } else {
        text.add(source, place..<place + 1)
        place += 1
      }
    }
  }

  private static func isHidden(_ name: Range<Int>, _ scanner: MarkupScanner) -> Bool {
    scanner.isName(name, "script") || scanner.isName(name, "style")
      || scanner.isName(name, "title")
  }

  /// Whether what stands before and behind a tag is one word.
  private static func isInline(_ name: Range<Int>, _ scanner: MarkupScanner) -> Bool {
    let inline: [StaticString] = [
      "a", "b", "em", "font", "i", "span", "strong", "sub", "sup", "var", "mark", "code", "u",
    ]
    return inline.contains { scanner.isName(name, $0) }
  }
}
