// The circles at the features of a curve.

package import Analysis
package import Graphs
package import Numbers

/// A mark of a point, in the plane.
package struct PlaneMark: Hashable, Sendable {
  var kind: FeatureMark.Kind
  var x: Rational
  var y: Rational
  var isFilled: Bool

  /// Whether the mark shows a feature that would be overlooked otherwise: a point that is
  /// missing, or the end of a branch.
  package var isNeeded: Bool { kind == .hole || kind == .jump || kind == .end }

  /// The mark on a picture, if it is in it.
  fileprivate func placed(in viewport: Viewport) -> FeatureMark? {
    let column = viewport.column(atX: x)
    let row = viewport.row(atY: y)
    guard column >= 0, column <= Rational(viewport.width), row >= 0,
      row <= Rational(viewport.height)
    else { return nil }
    let position = ScreenPoint(x: Float(column.doubleValue), y: Float(row.doubleValue))
    return FeatureMark(kind: kind, position: position, isFilled: isFilled)
  }
}

extension [PlaneMark] {
  /// The marks on a picture: all that are in it, or those that are needed.
  package func placed(in viewport: Viewport, all: Bool) -> [FeatureMark] {
    compactMap { $0.isNeeded || all ? $0.placed(in: viewport) : nil }
  }
}

extension Feature {
  /// Circles: the point itself, and the limits of a jump or an end that are not
  /// taken there.
  package var marks: [PlaneMark] {
    guard let kind = kind.mark, let x = x.approximation else { return [] }
    var marks: [PlaneMark] = []
    for limit in [left, right] {
      guard let y = limit?.approximation, y != self.y?.approximation || !isFilled else { continue }
      marks.append(PlaneMark(kind: kind, x: x, y: y, isFilled: false))
    }
    if let y = y?.approximation {
      marks.append(PlaneMark(kind: kind, x: x, y: y, isFilled: isFilled))
    }
    return marks
  }
}

extension Feature.Kind {
  /// The kind of the feature's mark; nothing for a feature without one.
  fileprivate var mark: FeatureMark.Kind? {
    switch self {
    case .zero: .zero
    case .minimum: .minimum
    case .maximum: .maximum
    case .hole: .hole
    case .jump: .jump
    case .end, .point: .end
    case .intersection: .intersection
    case .zeros, .inflection, .intercept, .pole: nil
    }
  }
}

extension Coordinate {
  /// A rational number inside the enclosure.
  package var approximation: Rational? {
    guard enclosure.isBounded else { return nil }
    return Dyadic(exactly: enclosure.midpoint)?.asRational
  }
}
