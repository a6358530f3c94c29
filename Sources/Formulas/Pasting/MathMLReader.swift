// From presentation MathML to line text, with the place of every byte. It says
// what the picture shows: a fraction holds together, an exponent belongs to
// what stands before it. What a formula cannot say is refused at its place.

import Expressions

/// Rewrites MathML as a text of the language.
struct MathMLReader {
  let tree: MathMLTree
  let decimalMark: DecimalMark
  /// The text of the language.
  var output: TrackedText
  /// The parts that could not be read.
  var diagnostics: [Diagnostic]
  /// Whether a digit would go on with the number before it.
  var endsInNumber = false
  /// Whether the factor that comes next needs a sign when it is a number.
  var isProduct = false
  /// Whether the fraction that comes next is added to the number before it.
  var isMixed = false
  /// The number of brackets around.
  var brackets = 0
  /// The number of signs of integrals whose dx was not found as the dividend of a fraction.
  var integrals = 0

  init(_ source: TrackedText, at place: Int, _ decimalMark: DecimalMark) {
    tree = MathMLTree(source, at: place)
    self.decimalMark = decimalMark
    diagnostics = tree.diagnostics
    output = TrackedText(rewriting: source)
  }

  /// Reads everything.
  ///
  /// - Complexity: O(*n* · *d*) for *n* bytes in *d* levels, which are bounded.
  mutating func read() {
    if diagnostics.isEmpty { row(tree.children(of: 0)) }
  }

  // MARK: - Rows

  /// Reads neighbours.
  mutating func row(_ items: [Int]) {
    let isBarred =
      items.count > 2 && tree.isSign(items[0], "|") && tree.isSign(items[items.count - 1], "|")
    var index = 0
    while index < items.count, diagnostics.isEmpty {
      let item = items[index]
      if let base = logarithmBase(item) {
        index = logarithm(item, base, items, index + 1)
        continue
      }
      let core = tree.core(of: item)
      if let name = largeName(core) {
        index = large(core, name, items, index + 1)
        continue
      }
      if isBoundIntegral(core) {
        integral(core)
        index += 1
        continue
      }
      if isBarred, index == 0 || index == items.count - 1 {
        bar(item, opens: index == 0)
      } else {
        read(item)
      }
      index += 1
    }
  }

  /// Reads a part that must not be empty.
  mutating func slot(_ node: Int) {
    let start = output.count
    let saved = brackets
    brackets = 0
    endsInNumber = false
    read(node)
    brackets = saved
    if output.count == start { add("□", node) }
    endsInNumber = false
  }

  mutating func read(_ node: Int) {
    switch tree.nodes[node].kind {
    case .row, .semantics: container(node)
    case .number: number(node)
    case .identifier: word(node)
    case .sign: sign(node)
    case .text: text(node)
    case .space: add(" ", node)
    case .fraction: fraction(node)
    case .squareRoot:
      add(" sqrt(", node)
      enclosed(tree.children(of: node), node)
    case .root: root(node)
    case .power: power(node)
    case .lower: lower(node)
    case .lowerPower: lowerPower(node)
    case .over: over(node)
    case .under, .underOver: fail(node)
    case .fenced: fenced(node)
    case .table: column(node)
    case .skipped: break
    case .unknown: fail(node)
    }
  }

  mutating func container(_ node: Int) {
    if tree.isHole(node) {
      add(" □", node)
    } else if tree.isRepeating(node) {
      repeating(node)
    } else {
      row(tree.children(of: node))
    }
  }

  mutating func repeating(_ node: Int) {
    add("(", node, joins: true)
    row(tree.children(of: node))
    add(")", node)
  }

  /// Reads what stands between brackets that are written already, and closes
  /// them.
  mutating func enclosed(_ items: [Int], _ node: Int) {
    let start = output.count
    let saved = brackets
    brackets = 0
    row(items)
    brackets = saved
    if output.count == start { add("□", node) }
    add(")", node)
  }

  // MARK: - Bytes

  mutating func letters(_ range: Range<Int>) {
    output.add(tree.characters, range)
    endsInNumber = false
    isProduct = false
  }

  mutating func add(_ text: StaticString, _ node: Int, joins: Bool = false) {
    output.add(text, from: tree.source.source(of: tree.nodes[node].tag))
    endsInNumber = joins
    isProduct = false
  }

  mutating func fail(_ node: Int, _ kind: Diagnostic.Kind = .unexpected) {
    guard diagnostics.isEmpty else { return }
    let place = tree.source.source(of: tree.nodes[node].tag)
    diagnostics = [Diagnostic(kind, range: place)]
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39 || MarkupScanner.isLetter(byte)
  }
}
