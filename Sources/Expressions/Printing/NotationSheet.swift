// The work of every printer: a notation says, for one node, which pieces of text
// and which operands stand in which order; the printer lays them out with a
// stack of its own, so that a long sum costs memory but no recursion.

/// A way to write expressions.
package protocol Notation {
  /// Writes one node, without brackets around it.
  func write(_ operand: Operand, of expression: Expression, on sheet: inout NotationSheet)

  /// Writes brackets around a node that binds too loosely for its place.
  func writeBracketed(_ operand: Operand, of expression: Expression, on sheet: inout NotationSheet)

  /// How tightly the writing of a node holds together.
  func rank(of index: Int, in expression: Expression) -> Rank
}

/// A node to be written, and the demands of its place.
package struct Operand: Sendable {
  /// The position of the node.
  package var index: Int
  /// The rank below which a node gets brackets.
  package var rank: Rank
  /// Whether a sign may stand in front without brackets.
  package var isLeading: Bool
  /// A number that the notation hands down from outside to inside.
  package var level: UInt8
  /// Whether the surrounding row is continued instead of a new one begun.
  package var isFlat = false
}

/// The pieces of the node that is being written.
package struct NotationSheet: Sendable {
  enum Piece: Sendable {
    case text(StaticString)
    case string(String)
    case operand(Operand)
    /// Where two factors meet without a sign.
    case joint
  }

  var pieces: [Piece] = []

  package mutating func add(_ text: StaticString) { pieces.append(.text(text)) }
  package mutating func add(_ text: String) { pieces.append(.string(text)) }
  package mutating func addJoint() { pieces.append(.joint) }
  package mutating func add(_ operand: Operand) { pieces.append(.operand(operand)) }

  package mutating func add(
    _ index: Int,
    _ rank: Rank,
    isLeading: Bool = false,
    level: UInt8 = 0,
    isFlat: Bool = false
  ) {
    add(Operand(index: index, rank: rank, isLeading: isLeading, level: level, isFlat: isFlat))
  }
}

extension Expression {
  /// Writes the expression.
  ///
  /// - Complexity: O(*n*) for *n* nodes, times the operands of one node.
  package func written(in notation: some Notation) -> String {
    var output = ""
    var stack: [NotationSheet.Piece] = [
      .operand(Operand(index: root, rank: .none, isLeading: true, level: 0))
    ]
    var sheet = NotationSheet()
    var isAtJoint = false
    while let piece = stack.popLast() {
      switch piece {
      case .joint:
        isAtJoint = true
      case .text(let text):
        text.withUTF8Buffer { bytes in
          if isAtJoint { Expression.join(&output, before: bytes) }
          output += String(decoding: bytes, as: UTF8.self)
        }
        isAtJoint = false
      case .string(let text):
        if isAtJoint { Expression.join(&output, before: text.utf8) }
        isAtJoint = false
        output += text
      case .operand(let operand):
        let rank = notation.rank(of: operand.index, in: self)
        let isSign = nodes[operand.index].kind == .negation && !operand.isLeading
        if rank < operand.rank || isSign {
          notation.writeBracketed(operand, of: self, on: &sheet)
        } else {
          notation.write(operand, of: self, on: &sheet)
        }
        stack.append(contentsOf: sheet.pieces.reversed())
        sheet.pieces.removeAll(keepingCapacity: true)
      }
    }
    return output
  }

  /// Puts a blank between two factors that would else read as one word.
  ///
  /// A number and a letter may touch, except where the letter could be read
  /// as part of the number: `2e1`, `0x`, `0b`.
  private static func join(_ output: inout String, before next: some Collection<UInt8>) {
    guard let last = output.utf8.last, let first = next.first, isWord(first) else { return }
    let second = next.dropFirst().first ?? 0
    let isExponent = first | 0x20 == UInt8(ascii: "e") && isDigit(second)
    if last == UInt8(ascii: ")") {
      // As in `0.(3) e1`.
      if isExponent { output += " " }
      return
    }
    guard isWord(last), !endsInSign(output) else { return }
    let isNumber = isDigit(last) && !endsInName(output)
    let isPrefix = last == UInt8(ascii: "0") && isAny(of: first | 0x20, "xb")
    let isSafe = first >= 0x41 && first != UInt8(ascii: "_") && !isExponent && !isPrefix
    if isNumber, isSafe { return }
    output += " "
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func isAny(of byte: UInt8, _ bytes: StaticString) -> Bool {
    bytes.withUTF8Buffer { $0.contains(byte) }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x5f, 0x80...: true
    default: false
    }
  }

  /// Whether the end is π or a raised digit, which no name contains.
  private static func endsInSign(_ output: String) -> Bool {
    switch output.unicodeScalars.last {
    case "π", "⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹": true
    default: false
    }
  }

  /// Whether the digits at the end belong to a name or a hexadecimal number.
  private static func endsInName(_ output: String) -> Bool {
    for scalar in output.unicodeScalars.reversed() {
      switch scalar {
      case "0"..."9": continue
      case "−", "·": return false
      default: return isWord(UInt8(truncatingIfNeeded: min(scalar.value, 0x80)))
      }
    }
    return false
  }
}
