// The points of plots that matter: marks for pictures, numbers for programs.

internal import Expressions
internal import Graphs
internal import Numbers

extension PlotSheet {
  /// The most work per curve, in steps of about a nanosecond each.
  private static let featureSteps = 100_000_000

  /// The points of the graph of a function that matter, as far as they are
  /// visible.
  static func features(
    of plot: Plot,
    in viewport: Viewport,
    _ environment: Environment
  ) -> [Feature] {
    let range = Interval(
      lower: viewport.left.doubleValue.nextDown,
      upper: viewport.right.doubleValue.nextUp
    )
    guard case .explicit(let expression, let variable) = plot.kind,
      var search = FeatureSearch(expression, of: variable, in: range, environment: environment)
    else { return [] }
    search.advance(steps: featureSteps)
    return search.features
  }

  /// The marks of a picture: what would be overlooked otherwise.
  func marks(of curve: Curve) -> [FeatureMark] {
    curve.features.compactMap { feature in
      switch feature.kind {
      case .hole: mark(.hole, feature.x, feature.y, isFilled: false)
      case .point: mark(.end, feature.x, feature.y, isFilled: true)
      default: nil
      }
    } + curve.features.flatMap { ends(of: $0) }
  }

  /// The ends of the branches that meet at a jump: open where the curve has
  /// another value there.
  private func ends(of feature: Feature) -> [FeatureMark] {
    guard feature.kind == .jump || feature.kind == .end else { return [] }
    var marks: [FeatureMark] = []
    for limit in [feature.left, feature.right] {
      guard let limit, limit != feature.y || !feature.isFilled else { continue }
      if let mark = mark(.jump, feature.x, limit, isFilled: false) { marks.append(mark) }
    }
    if feature.isFilled, let mark = mark(.jump, feature.x, feature.y, isFilled: true) {
      marks.append(mark)
    }
    return marks
  }

  private func mark(
    _ kind: FeatureMark.Kind,
    _ x: Coordinate,
    _ y: Coordinate?,
    isFilled: Bool
  ) -> FeatureMark? {
    guard let viewport, let y, let column = place(of: x, viewport.column(atX:)),
      let row = place(of: y, viewport.row(atY:)), (0...Float(viewport.width)).contains(column),
      (0...Float(viewport.height)).contains(row)
    else { return nil }
    let position = ScreenPoint(x: column, y: row)
    return FeatureMark(kind: kind, position: position, isFilled: isFilled)
  }

  /// Where a number is on an axis, in pixels.
  private func place(of number: Coordinate, _ pixels: (Rational) -> Rational) -> Float? {
    guard let value = Dyadic(exactly: number.enclosure.midpoint)?.asRational else { return nil }
    return Float(pixels(value).doubleValue)
  }

  /// The features for programs.
  func json(of features: [Feature]) -> JSON {
    .list(
      features.map { feature in
        .object([
          .init("kind", .text(feature.kind.name)),
          .init("x", json(of: feature.x)),
          .init("y", feature.y.map { json(of: $0) } ?? .null),
          .init("filled", .truth(feature.isFilled)),
        ])
      }
    )
  }

  private func json(of number: Coordinate) -> JSON {
    var digits = String.UnicodeScalarView()
    for digit in number.digits.unicodeScalars where digit != "…" {
      digits.append(digit == "−" ? "-" : digit)
    }
    return .object([
      .init("exact", .optional(number.form?.valueText())),
      .init("decimal", .text(String(digits) + (number.isFinite ? "" : "…"))),
    ])
  }
}
