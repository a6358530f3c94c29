// The kinds of plots.

internal import Expressions
internal import Graphs

extension Plot {
  /// The kind as a word that programs can rely on.
  package var kindName: String {
    switch kind {
    case .explicit: "explicit"
    case .sideways: "sideways"
    case .implicit: "implicit"
    case .points: "points"
    case .parametric: "parametric"
    case .polar: "polar"
    }
  }

  /// Whether the plot is a part of the plane and no line.
  package var isRegion: Bool {
    guard case .implicit(let comparisons) = kind else { return false }
    return comparisons.allSatisfy { $0.relation != .equal }
  }

  /// Whether a sine or one of its relatives takes an angle.
  package var isTrigonometric: Bool {
    switch kind {
    case .explicit, .implicit: computed.contains { $0.isTrigonometric }
    case .sideways, .points, .parametric, .polar: false
    }
  }
}

extension Expression {
  fileprivate var isTrigonometric: Bool {
    (0..<count).contains { index in
      guard case .call(let builtin) = symbol(at: index) else { return false }
      return builtin.angle == .argument
    }
  }
}
