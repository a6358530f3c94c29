// Lines with gaps, where a pen has no dashes of its own.

/// The dashes of a polyline.
enum Dashes {
  /// The pieces of a polyline that get ink, where lengths of ink and gap follow
  /// each other; the whole polyline where there are none.
  static func pieces(of stroke: [ScreenPoint], lengths: [Float]) -> [[ScreenPoint]] {
    guard !lengths.isEmpty, var here = stroke.first else { return [stroke] }
    var pieces: [[ScreenPoint]] = []
    var piece = [here]
    var turn = 0
    var rest = lengths[0]
    for target in stroke.dropFirst() {
      var distance = Self.distance(here, target)
      while distance > rest {
        let share = rest / distance
        here.x += (target.x - here.x) * share
        here.y += (target.y - here.y) * share
        if turn.isMultiple(of: 2) { pieces.append(piece + [here]) }
        piece = [here]
        turn = (turn + 1) % lengths.count
        rest = lengths[turn]
        distance = Self.distance(here, target)
      }
      rest -= distance
      here = target
      piece.append(here)
    }
    if turn.isMultiple(of: 2), piece.count > 1 { pieces.append(piece) }
    return pieces
  }

  private static func distance(_ a: ScreenPoint, _ b: ScreenPoint) -> Float {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }
}
