// Sets of intervals. Where a part of an expression jumps or has a pole inside a
// box, its values are kept as two pieces, each with the side that it belongs to,
// so that no later step joins what belongs to different sides: 1/x − 1/x near 0
// is 0 and not everything.
//
// > Source: Tupper, Reliable two-dimensional graphing methods for mathematical
// > formulae with two free variables (SIGGRAPH 2001), branch cut tracking.

internal import Numbers

/// A part of the values that a part of an expression takes on a box.
struct IntervalPiece: Sendable {
  /// An interval around these values.
  var values: Interval
  /// How the expression behaves where it takes these values.
  var decoration: Decoration
  /// The sites at which a side was taken, one bit each.
  var cut: UInt32 = 0
  /// Of those sites, the ones whose upper side was taken.
  var chosen: UInt32 = 0

  init(_ values: Interval, _ decoration: Decoration) {
    self.values = values
    self.decoration = decoration
  }

  init(_ enclosure: Enclosure, sidesOf first: IntervalPiece, _ second: IntervalPiece? = nil) {
    values = enclosure.values
    decoration = min(enclosure.decoration, first.decoration)
    cut = first.cut
    chosen = first.chosen
    if let second {
      decoration = min(decoration, second.decoration)
      cut |= second.cut
      chosen |= second.chosen
    }
  }

  /// Whether both can hold at one point: they took the same sides.
  func agrees(with other: IntervalPiece) -> Bool {
    (chosen ^ other.chosen) & cut & other.cut == 0
  }

  /// The piece on one side of a site.
  func side(_ site: UInt32, isUpper: Bool) -> IntervalPiece {
    var piece = self
    piece.cut |= site
    if isUpper { piece.chosen |= site }
    return piece
  }

  /// Whether a side of this site was taken already, and which.
  func side(at site: UInt32) -> Bool? {
    cut & site == 0 ? nil : chosen & site != 0
  }
}
