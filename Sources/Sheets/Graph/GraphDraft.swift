// The curve that is being typed, as a value.

/// The curve that somebody is typing.
struct GraphDraft: Sendable {
  /// The number by which it is drawn; lines have numbers from 1 on.
  static var number: Int { 0 }

  /// The curve.
  let curve: GraphCurve
  /// The number of the line that is being changed, which is not drawn meanwhile.
  let line: Int?
}
