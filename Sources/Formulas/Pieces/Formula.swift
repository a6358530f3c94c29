// The formula that is edited: pieces, a caret, perhaps a selection. A value:
// every change makes another formula.

/// A formula under edit, in two dimensions.
///
/// It is always well formed: every structure that opens closes, with all its
/// slots, and the caret stands inside. A missing operand is no piece; it is
/// seen from its neighbours.
package struct Formula: Hashable, Sendable {
  /// The pieces in the order of the text.
  package internal(set) var pieces: [Piece]
  /// The number of pieces before the caret.
  package internal(set) var caret: Int
  /// The other end of the selection, when something is being selected.
  package internal(set) var anchor: Int?
  /// Where the caret was before the last step, and whether that went forward,
  /// so that a step back undoes it.
  var trail: Trail?

  struct Trail: Hashable, Sendable {
    var origin: Int
    var wentForward: Bool
  }

  /// The greatest number of structures inside each other.
  package static var depthLimit: Int { 60 }

  /// The greatest number of pieces.
  package static var sizeLimit: Int { 20_000 }

  /// Creates the empty formula.
  package init() {
    pieces = []
    caret = 0
  }

  /// Creates a formula with the caret at its end.
  ///
  /// - Precondition: The pieces are well formed.
  init(pieces: [Piece]) {
    self.pieces = pieces
    caret = pieces.count
  }

  /// Whether nothing stands in the formula.
  package var isEmpty: Bool { pieces.isEmpty }

  /// Whether the formula is neither too long nor too deep.
  var isWithinLimits: Bool {
    pieces.count <= Formula.sizeLimit && Formula.height(of: pieces) <= Formula.depthLimit
  }

  /// Whether every structure closes with all its slots, none is nested too
  /// deeply, and the caret stands inside.
  ///
  /// - Complexity: O(*n*) for *n* pieces.
  package var isWellFormed: Bool {
    guard (0...pieces.count).contains(caret), (0...pieces.count).contains(anchor ?? 0) else {
      return false
    }
    var open: [(structure: Structure, slots: Int)] = []
    for (index, piece) in pieces.enumerated() {
      switch piece.kind {
      case .open:
        open.append((piece.structure, 1))
        if open.count > Formula.depthLimit { return false }
      case .next:
        guard let last = open.popLast(), last.structure == piece.structure else { return false }
        open.append((last.structure, last.slots + 1))
      case .close:
        guard let last = open.popLast(), last.structure == piece.structure else { return false }
        guard last.structure.allows(slots: last.slots) else { return false }
      default:
        let isFirst = index == 0 || pieces[index - 1].isMark
        if piece.isJoined, piece.kind != .sign, isFirst { return false }
      }
    }
    return open.isEmpty && pieces.count <= Formula.sizeLimit
  }
}
