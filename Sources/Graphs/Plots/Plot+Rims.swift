// The lines at which a part of the plane ends.

internal import Expressions

/// A line at which a part of the plane ends.
package struct PlotRim: Hashable, Sendable {
  /// The line.
  package let plot: Plot
  /// Whether its points belong to the part.
  package let belongs: Bool

  /// The dash it is drawn with: solid, or the first one where its points do not belong.
  package var dash: Int { belongs ? 0 : 1 }
}

extension Plot {
  /// The most comparisons of which the lines are drawn.
  private static var mostRims: Int { 4 }

  /// The lines at which the part of the plane ends, one for each comparison; none for
  /// a curve.
  package var rims: [PlotRim] {
    guard case .implicit(let comparisons) = kind, comparisons.count <= Plot.mostRims,
      !comparisons.contains(where: { $0.relation == .equal })
    else { return [] }
    return comparisons.indices.map { index in
      let comparison = comparisons[index]
      var parts = comparisons
      parts[index] = Comparison(difference: comparison.difference, relation: .equal)
      let relation = comparison.relation
      return PlotRim(
        plot: Plot(kind: .implicit(parts), text: text, boundsPlace: nil, separatorPlace: nil),
        belongs: relation == .lessOrEqual || relation == .greaterOrEqual
      )
    }
  }
}
