// A MathML element as a tree in one array, with bounds on size and depth.

import Expressions

/// The elements of one formula in MathML.
struct MathMLTree {
  /// The meaning of an element.
  enum Kind: UInt8 {
    case row, number, identifier, sign, text, space, fraction, squareRoot, root, power, lower
    case lowerPower, over, under, underOver, fenced, table
    /// Only the first child counts.
    case semantics
    /// An element that is not shown, or repeats another one in another form.
    case skipped
    /// An element that no formula can hold.
    case unknown
  }

  struct Node {
    var kind: Kind
    /// The start tag, in the source.
    var tag: Range<Int>
    /// The number of nodes behind this one that are inside it.
    var size = 0
    /// The characters of a leaf, in ``MathMLTree/characters``.
    var text = 0..<0
  }

  let scanner: MarkupScanner
  /// Every element stands before what is inside it.
  private(set) var nodes: [Node] = []
  /// The characters of the leaves, with their entities read.
  private(set) var characters: TrackedText
  private(set) var diagnostics: [Diagnostic] = []

  var source: TrackedText { scanner.source }

  /// The greatest number of elements inside each other.
  static var depthLimit: Int { 4 * Formula.depthLimit }

  /// Where the first formula in a text starts.
  static func start(in source: TrackedText) -> Int? {
    var scanner = MarkupScanner(source)
    while true {
      let place = scanner.place
      guard let token = scanner.next() else { return nil }
      if case .start(let name, _, _) = token, scanner.isName(name, "math") { return place }
    }
  }

  /// Reads the element that starts at a place.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  init(_ source: TrackedText, at place: Int) {
    scanner = MarkupScanner(source, at: place)
    characters = TrackedText(rewriting: source)
    var scanner = scanner
    var open: [Int] = []
    var names: [Range<Int>] = []
    while diagnostics.isEmpty, let token = scanner.next() {
      switch token {
      case .start(let name, let tag, let isEmpty):
        nodes.append(Node(kind: MathMLTree.kind(of: name, scanner), tag: tag))
        guard !isEmpty else { continue }
        open.append(nodes.count - 1)
        names.append(name)
        if open.count > MathMLTree.depthLimit {
          fail(.nestingTooDeep(limit: Formula.depthLimit), tag)
        }
      case .end(let name, let tag):
        guard let last = open.popLast(), let lastName = names.popLast(),
          source.bytes[name].elementsEqual(source.bytes[lastName])
        else {
          fail(.unopenedBracket, tag)
          return
        }
        nodes[last].size = nodes.count - 1 - last
        if open.isEmpty {
          refuseMore(behind: scanner)
          return
        }
      case .text(let range):
        guard let last = open.last else { continue }
        read(range, into: last)
      }
    }
    if diagnostics.isEmpty, let last = open.last { fail(.unclosedBracket, nodes[last].tag) }
  }

  /// Only one formula can be pasted at once.
  private mutating func refuseMore(behind scanner: MarkupScanner) {
    var scanner = scanner
    while let token = scanner.next() {
      if case .start(let name, let tag, _) = token, scanner.isName(name, "math") {
        fail(.unexpected, tag)
        return
      }
    }
  }

  private mutating func read(_ range: Range<Int>, into node: Int) {
    let start = characters.count
    if let unknown = firstUnknownEntity(range) { fail(.unexpected, unknown) }
    HtmlReader.add(range, of: source, to: &characters)
    let isFirst = nodes[node].text.isEmpty
    nodes[node].text = (isFirst ? start : nodes[node].text.lowerBound)..<characters.count
  }

  private func firstUnknownEntity(_ range: Range<Int>) -> Range<Int>? {
    var place = range.lowerBound
    let bytes = source.bytes[range]
    while let found = bytes[place...].firstIndex(of: UInt8(ascii: "&")) {
      guard let (scalar, end) = Entities.scalar(bytes, at: found) else {
        place = found + 1
        continue
      }
      if scalar == 0 { return found..<end }
      place = end
    }
    return nil
  }

  private mutating func fail(_ kind: Diagnostic.Kind, _ range: Range<Int>) {
    if diagnostics.isEmpty { diagnostics = [Diagnostic(kind, range: source.source(of: range))] }
  }

  private static func kind(of name: Range<Int>, _ scanner: MarkupScanner) -> Kind {
    for (known, kind) in kinds where scanner.isName(name, known) { return kind }
    return .unknown
  }

  private static let kinds: [(StaticString, Kind)] = [
    ("mrow", .row), ("mn", .number), ("mi", .identifier), ("mo", .sign), ("mtext", .text),
    ("mspace", .space), ("mfrac", .fraction), ("msqrt", .squareRoot), ("mroot", .root),
    ("msup", .power), ("msub", .lower), ("msubsup", .lowerPower), ("mover", .over),
    ("munder", .under), ("munderover", .underOver),
    ("mfenced", .fenced), ("mtable", .table), ("mtr", .row), ("mtd", .row),
    ("semantics", .semantics), ("maction", .semantics), ("math", .row),
    ("mstyle", .row), ("mpadded", .row), ("merror", .row), ("span", .row),
    ("annotation", .skipped), ("annotation-xml", .skipped), ("mphantom", .skipped),
    ("none", .space),
  ]
}

// MARK: - Finding one's way

extension MathMLTree {
  /// The elements right inside an element that can be seen.
  func children(of node: Int) -> [Int] {
    var children: [Int] = []
    var index = node + 1
    while index <= node + nodes[node].size {
      if nodes[index].kind != .skipped { children.append(index) }
      index += nodes[index].size + 1
    }
    return nodes[node].kind == .semantics ? Array(children.prefix(1)) : children
  }

  /// An element, or the only one inside it, as deep as that goes.
  func core(of node: Int) -> Int {
    var node = node
    while nodes[node].kind == .row || nodes[node].kind == .semantics {
      let children = children(of: node)
      guard children.count == 1, !isHole(node), !isRepeating(node) else { return node }
      node = children[0]
    }
    return node
  }

  /// The characters of a leaf without blanks around them.
  func text(of node: Int) -> Range<Int> {
    var range = nodes[node].text
    while let first = range.first, characters.bytes[first] <= 0x20 { range = range.dropFirst() }
    while let last = range.last, characters.bytes[last] <= 0x20 { range = range.dropLast() }
    return range
  }

  /// Whether the characters of a leaf are a text.
  func says(_ node: Int, _ text: StaticString) -> Bool {
    let bytes = characters.bytes[self.text(of: node)]
    return text.withUTF8Buffer { $0.elementsEqual(bytes) }
  }

  func isSign(_ node: Int, _ text: StaticString) -> Bool {
    nodes[node].kind == .sign && says(node, text)
  }

  /// Whether an element is a box for a missing operand.
  func isHole(_ node: Int) -> Bool { hasClass(node, "hole") }

  /// Whether an element holds the digits that repeat.
  func isRepeating(_ node: Int) -> Bool { hasClass(node, "repeating") }

  private func hasClass(_ node: Int, _ name: StaticString) -> Bool {
    guard let value = scanner.attribute("class", of: nodes[node].tag) else { return false }
    return value.split(separator: 0x20).contains { word in
      name.withUTF8Buffer { $0.elementsEqual(word) }
    }
  }
}
