// A strict reader of the XML that the editor writes, for the laws.

/// An element of MathML.
struct Markup {
  var tag = ""
  var attributes: [String: String] = [:]
  /// The characters directly inside.
  var text = ""
  /// The positions of the children in the list of elements.
  var children: [Int] = []

  /// All elements in the order of their start, or nothing when the text is not
  /// well-formed XML with one root.
  static func elements(_ source: String) -> [Markup]? {
    var elements: [Markup] = []
    var open: [Int] = []
    var rest = Substring(source)
    while let start = rest.firstIndex(of: "<") {
      guard add(rest[..<start], to: &elements, in: open.last) else { return nil }
      guard let end = rest[start...].firstIndex(of: ">") else { return nil }
      var tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.first == "/" {
        guard let last = open.popLast(), elements[last].tag == tag.dropFirst() else { return nil }
        continue
      }
      let isEmpty = tag.last == "/"
      if isEmpty { tag = tag.dropLast() }
      guard let element = element(tag), !open.isEmpty || elements.isEmpty else { return nil }
      if let parent = open.last { elements[parent].children.append(elements.count) }
      if !isEmpty { open.append(elements.count) }
      elements.append(element)
    }
    return open.isEmpty && rest.isEmpty && !elements.isEmpty ? elements : nil
  }

  private static func add(_ text: Substring, to elements: inout [Markup], in parent: Int?) -> Bool {
    guard !text.isEmpty else { return true }
    guard let parent, !text.contains(">") else { return false }
    var plain = String(text)
    for (entity, character) in [("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")] {
      plain = plain.split(separator: entity, omittingEmptySubsequences: false)
        .joined(separator: character)
    }
    // No other entity is written.
    guard plain.contains("&") == text.contains("&amp;") else { return false }
    elements[parent].text += plain
    return true
  }

  private static func element(_ source: Substring) -> Markup? {
    var element = Markup()
    let parts = source.split(separator: " ", maxSplits: 1)
    guard let tag = parts.first, tag.allSatisfy(\.isLetter) else { return nil }
    element.tag = String(tag)
    var rest = parts.count > 1 ? parts[1] : ""
    while !rest.isEmpty {
      guard let equal = rest.firstIndex(of: "="), rest[equal...].dropFirst().first == "\"" else {
        return nil
      }
      let value = rest[equal...].dropFirst(2)
      guard let end = value.firstIndex(of: "\"") else { return nil }
      let name = String(rest[..<equal])
      guard element.attributes[name] == nil else { return nil }
      element.attributes[name] = String(value[..<end])
      rest = value[end...].dropFirst().drop { $0 == " " }
    }
    return element
  }
}
