// Plots: lines of text, read as one of the kinds of curves.

package import Expressions

/// A curve or a region of the plane, as it was entered.
package struct Plot: Hashable, Sendable {
  /// A kind of curve or region, with its expressions.
  package enum Kind: Hashable, Sendable {
    /// y = f(x).
    case explicit(Expression, variable: String)
    /// x = f(y).
    case sideways(Expression)
    /// Where all of some comparisons in x and y hold.
    case implicit([Comparison])
    /// Points.
    case points([Point])
    /// A point that moves with a parameter.
    case parametric(x: Expression, y: Expression, parameter: Parameter)
    /// A distance from the origin that depends on an angle.
    case polar(Expression, parameter: Parameter)
  }

  /// A point by its coordinates.
  package struct Point: Hashable, Sendable {
    /// The horizontal coordinate.
    package let x: Expression
    /// The vertical coordinate.
    package let y: Expression
  }

  /// Two sides that are compared.
  package struct Comparison: Hashable, Sendable {
    /// The left side minus the right one.
    package let difference: Expression
    /// How the left side compares with the right one.
    package let relation: Relation
  }

  /// A parameter and its bounds.
  package struct Parameter: Hashable, Sendable {
    /// Its name.
    package let name: String
    /// The least value; nil for the usual one, 0.
    package let least: Expression?
    /// The greatest value; nil for the usual one, 2π.
    package let most: Expression?
    /// Whether the least value belongs to it.
    package let includesLeast: Bool
    /// Whether the greatest value belongs to it.
    package let includesMost: Bool

    fileprivate var bounds: [Expression] { [least, most].compactMap { $0 } }
  }

  /// The kind of the curve or region, with its expressions.
  package let kind: Kind
  /// The text that it was read from.
  package let text: String
  /// The bytes of the text that bound the parameter, where some do.
  package let boundsPlace: Range<Int>?
  /// The bytes of the text between these bounds and what stands in front of them.
  package let separatorPlace: Range<Int>?
  /// Whether it is an expression of z without x and y, which says a function of a complex number
  /// where z has no value.
  package var isOfComplexNumber = false
}

/// The reason why a text is no plot.
package enum PlotError: Error, Hashable, Sendable {
  /// The text is wrong.
  case text(Diagnostic)
  /// There is nothing to draw.
  case empty
  /// The statement at this place fits no kind of curve together with the others.
  case unexpectedStatement(Range<Int>)
  /// One of two coordinates that depend on a parameter is missing.
  case missingCoordinate(String)
  /// There are more points than ``Plot/mostPoints``.
  case tooManyPoints
}

extension Plot {
  /// The most points that a plot has.
  package static var mostPoints: Int { 5_000 }

  /// The points, where it is some.
  package var points: [Point]? {
    if case .points(let points) = kind { points } else { nil }
  }

  /// The function of z, where it is one.
  package var functionOfZ: Expression? {
    guard isOfComplexNumber, case .explicit(let function, _) = kind else { return nil }
    return function
  }

  /// The curve's parameter; nil where the curve has none.
  package var parameter: Parameter? {
    switch kind {
    case .parametric(_, _, let parameter), .polar(_, let parameter): parameter
    default: nil
    }
  }

  /// The variables of the plane or of the plot.
  package var variables: [String] {
    switch kind {
    case .explicit(_, let variable): [variable]
    case .sideways: ["y"]
    case .implicit: ["x", "y"]
    case .points: []
    case .parametric(_, _, let parameter), .polar(_, let parameter): [parameter.name]
    }
  }

  /// The names that are not variables of the plane or of the plot, each once, in
  /// the order of appearance: what the environment has to know.
  package var parameters: [String] {
    let own = variables
    var names: [String] = []
    for name in computed.flatMap({ $0.variables })
    where !own.contains(name) && !names.contains(name) {
      names.append(name)
    }
    return names
  }

  /// All expressions that are computed: the coordinates, and the bounds of a parameter.
  package var computed: [Expression] {
    switch kind {
    case .explicit(let expression, _), .sideways(let expression): [expression]
    case .implicit(let comparisons): comparisons.map { $0.difference }
    case .points(let points): points.flatMap { [$0.x, $0.y] }
    case .parametric(let x, let y, let parameter): [x, y] + parameter.bounds
    case .polar(let distance, let parameter): [distance] + parameter.bounds
    }
  }
}
