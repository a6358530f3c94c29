// The features of plots: marks for pictures, numbers for programs.

package import Analysis
package import Expressions
internal import Graphs
internal import Messages
internal import Numbers

extension PlotSheet {
  /// The most work per curve, in steps of about a nanosecond each.
  private static let featureSteps = 150_000_000
  /// The steps that are taken at once.
  private static let featureStepsAtOnce = 1_000_000

  /// A curve with its features, and those that it has in common with later curves, as far
  /// as they may be visible; and with its asymptotes.
  func searched(_ index: Int, in viewport: Viewport) -> Curve {
    var searched = curves[index]
    guard let curve = searched.plane else { return searched }
    let later = (index + 1..<curves.count).filter { curves[$0].plane != nil }
    let others = curves.count > CurveSearch.mostMeeting ? [] : later
    let region = CurveSearch.Region(viewport)
    let meeting = others.compactMap { curves[$0].plane }
    var search = CurveSearch(curve, meeting: meeting, in: region, environment, digits: digits)
    var steps = 0
    while !search.isDone, steps < Self.featureSteps {
      search.advance(steps: Self.featureStepsAtOnce)
      steps += Self.featureStepsAtOnce
    }
    searched.found = search.found.map { found in
      CurveSearch.Found(feature: found.feature, other: found.other.map { others[$0] })
    }
    searched.asymptotes = search.asymptotes
    searched.isSearched = search.isComplete && others == later
    return searched
  }

  /// The marks of a picture: those that would be overlooked otherwise.
  func marks(of curve: Curve, in viewport: Viewport) -> [FeatureMark] {
    curve.found.flatMap { $0.feature.marks }.placed(in: viewport, all: false)
  }

  /// The features for programs.
  ///
  /// `with` is the input of the other curve at an intersection; `left` and `right` are the limits from
  /// both sides of a jump or an end; `range` is the interval of a curve on the axis, as a comparison
  /// that reads back. Of an asymptote, y is the line as a function of x, or x as one of y.
  func features(of curve: Curve) -> JSON {
    let points = curve.found.map { found in
      let feature = found.feature
      return JSON.object([
        .init("kind", .text(feature.kind.name)),
        .init("x", json(of: feature.x)),
        .init("y", feature.y.map { json(of: $0) } ?? .null),
        .init("filled", .truth(feature.isFilled)),
        .init("left", feature.left.map { json(of: $0) } ?? .null),
        .init("right", feature.right.map { json(of: $0) } ?? .null),
        .init("range", .optional(feature.range(of: curve.plot.variables.first ?? "x"))),
        .init("with", .optional(found.other.map { curves[$0].plot.text })),
      ])
    }
    let lines = curve.asymptotes.map { asymptote in
      let line = JSON.object([
        .init("exact", .text(asymptote.line.valueText())),
        .init("decimal", .optional(asymptote.level?.decimal)),
      ])
      return JSON.object([
        .init("kind", .text(Asymptote.name)),
        .init("x", asymptote.isSideways ? line : .null),
        .init("y", asymptote.isSideways ? .null : line),
        .init("filled", .truth(false)),
        .init("left", .null),
        .init("right", .null),
        .init("range", .null),
        .init("with", .null),
      ])
    }
    return .list(points + lines)
  }

  private func json(of number: Coordinate) -> JSON {
    .object([
      .init("exact", .optional(number.form?.valueText())),
      .init("decimal", .text(number.decimal)),
    ])
  }
}

extension Feature {
  /// The interval of the feature as a comparison of a name; nil for a single point.
  package func range(
    of name: String,
    unicode: Bool = false,
    decimalMark: DecimalMark = .point
  ) -> String? {
    guard let last else { return nil }
    func text(_ number: Coordinate) -> String {
      number.form?.valueText(unicode: unicode, decimalMark: decimalMark) ?? number.decimal
    }
    let orEqual = unicode ? "≤" : "<="
    let (low, high) = (isFilled ? orEqual : "<", includesLast ? orEqual : "<")
    return "\(text(x)) \(low) \(name) \(high) \(text(last))"
  }
}

extension Coordinate {
  /// The digits as text of the language, with `…` where there are more.
  package var decimal: String {
    var rest = isFinite ? "" : "…"
    var decimal = ""
    for digit in digits.unicodeScalars where digit != "…" {
      if digit == "e" {
        decimal += rest
        rest = ""
      }
      decimal.unicodeScalars.append(digit == "−" ? "-" : digit)
    }
    return decimal + rest
  }
}

extension Asymptote {
  /// The name of an asymptote among the features of a curve, a word that programs can rely
  /// on.
  package static var name: String { "asymptote" }
}
