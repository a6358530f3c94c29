// Curves for the search for points: paths along the curve, and an equation of it.

package import Expressions
package import Numbers
internal import Reals

/// A curve of the plane, as ways of a point and as an equation.
package struct PlaneCurve: Hashable, Sendable {
  /// The way of a point: both coordinates as functions of one variable.
  package struct Path: Hashable, Sendable {
    /// The horizontal coordinate.
    package let x: Expression
    /// The vertical coordinate.
    package let y: Expression
    /// The name of the variable.
    package let variable: String
    /// The range of the variable.
    package let range: Range

    /// Creates a path.
    package init(x: Expression, y: Expression, variable: String, range: Range) {
      self.x = x
      self.y = y
      self.variable = variable
      self.range = range
    }
  }

  /// The range of the variable of a path.
  package enum Range: Hashable, Sendable {
    /// The variable is the horizontal coordinate.
    case across
    /// The variable is the vertical coordinate.
    case up
    /// The variable is a parameter between two bounds.
    case parameter(Interval)
  }

  /// The paths of which the curve consists, if any are known.
  package let paths: [Path]
  /// An expression in x and y that is zero on the curve and nowhere else, without functions
  /// of the user; nil where the curve is known by its path alone.
  package let equation: Expression?
  /// Whether the path was solved for and not entered: the curve may be more than it.
  let isSolved: Bool
  /// The coordinates of points, where the curve is nothing else.
  package let points: [Point]

  /// A point that stands alone.
  package struct Point: Hashable, Sendable {
    /// The horizontal coordinate.
    package let x: Expression
    /// The vertical coordinate.
    package let y: Expression

    /// Creates a point.
    package init(x: Expression, y: Expression) {
      (self.x, self.y) = (x, y)
    }
  }

  /// The path that the curve is, if it was not solved for.
  package var path: Path? { isSolved ? nil : paths.first }

  /// The function, where the curve is the graph of one.
  package var function: Path? { path?.range == .across ? path : nil }

  /// Creates a curve from what is known of it.
  package init(paths: [Path], equation: Expression?, isSolved: Bool) {
    self.paths = paths
    self.equation = equation
    self.isSolved = isSolved
    points = []
  }

  /// Creates points.
  package init(points: [Point]) {
    (paths, equation, isSolved) = ([], nil, false)
    self.points = points
  }
}

extension PlaneCurve {
  /// The points that stand alone as points that matter, in their order; those whose coordinates
  /// are not found are left out.
  package func loneFeatures(
    in environment: Environment,
    digits: Int = Coordinate.digitCount
  ) -> [Feature] {
    points.compactMap { point in
      guard let x = Coordinate(of: point.x, digits: digits, in: environment),
        let y = Coordinate(of: point.y, digits: digits, in: environment)
      else { return nil }
      return Feature(.point, x: x, y: y)
    }
  }
}

extension Coordinate {
  /// The coordinate that an expression says, within some work.
  fileprivate init?(of expression: Expression, digits: Int, in environment: Environment) {
    var workspace = Workspace(budget: Budget(steps: 20_000_000, bitLimit: 1 << 16))
    guard let number = expression.exactValue(in: environment, workspace: &workspace) else {
      return nil
    }
    self.init(number, angleUnit: environment.angleUnit, digits: digits, in: &workspace)
  }
}

extension PlaneCurve {
  /// Where a path has points of a kind: where a condition is zero.
  package typealias Search = (kind: Feature.Kind, path: Path, condition: Expression)

  /// The searches for the points at which the curve meets the axes, and for its lowest and
  /// highest points.
  package func searches(_ unit: AngleUnit) -> [Search] {
    var searches: [Search] = []
    if isSolved {
      let axes: [(Feature.Kind, Line)] = [(.zero, .horizontal(0)), (.intercept, .vertical(0))]
      for (kind, axis) in axes {
        if let search = crossings(with: axis) {
          searches.append((kind, search.path, search.condition))
        }
      }
    } else {
      for path in paths { searches += [(.zero, path, path.y), (.intercept, path, path.x)] }
    }
    for path in paths {
      guard let slope = path.y.derivative(by: path.variable, angleUnit: unit) else { continue }
      searches.append((.minimum, path, slope))
    }
    return searches
  }

  /// A line that is parallel to an axis.
  package enum Line: Hashable, Sendable {
    /// Where x is a number.
    case vertical(Rational)
    /// Where y is a number.
    case horizontal(Rational)
  }

  /// The search for the points of the curve on a line; nil if it has no equation.
  package func crossings(with line: Line) -> Search? {
    let path =
      switch line {
      case .vertical(let x):
        Path(x: Expression(x), y: Expression(name: "y"), variable: "y", range: .up)
      case .horizontal(let y):
        Path(x: Expression(name: "x"), y: Expression(y), variable: "x", range: .across)
      }
    return equation.map { (.intersection, path, path.value(of: $0)) }
  }

  /// The searches for the points that the curve has in common with another one.
  package func meetings(with other: PlaneCurve) -> [Search] {
    var pairs: [(paths: [Path], equation: Expression)] = []
    if let equation = other.equation, !paths.isEmpty { pairs.append((paths, equation)) }
    if let equation, !other.paths.isEmpty { pairs.append((other.paths, equation)) }
    // The path of one that was solved for may leave something out.
    let isSecond = isSolved && pairs.count == 2
    guard let pair = isSecond ? pairs.last : pairs.first else { return [] }
    return pair.paths.map { (.intersection, $0, $0.value(of: pair.equation)) }
  }
}

extension PlaneCurve {
  /// Two expressions that are both zero where the curve has points of a kind, and
  /// nowhere else.
  package struct System: Hashable, Sendable {
    /// The kind of the points; minima stand for maxima as well.
    package let kind: Feature.Kind
    /// The expressions that are zero at the points.
    package let expressions: [Expression]
    /// The two unknowns of both.
    package let unknowns: [Unknown]
    /// The way of the point by the first unknown; nil where the unknowns are its
    /// coordinates.
    let path: Path?

    init(kind: Feature.Kind, expressions: [Expression], unknowns: [Unknown], path: Path?) {
      (self.kind, self.expressions, self.unknowns) = (kind, expressions, unknowns)
      self.path = path
    }

    /// Creates the system of two equations in two unknowns.
    init(of expressions: [Expression], in unknowns: [String]) {
      self.init(
        kind: .intersection,
        expressions: expressions,
        unknowns: unknowns.map { Unknown(name: $0, range: .across) },
        path: nil
      )
    }
  }

  /// An unknown of a system.
  package struct Unknown: Hashable, Sendable {
    /// Its name.
    package let name: String
    /// Its range.
    package let range: Range
  }

  private static var coordinates: [Unknown] {
    [Unknown(name: "x", range: .across), Unknown(name: "y", range: .up)]
  }

  /// The search for the lowest and highest points, where the curve has no path.
  package func extremes(_ unit: AngleUnit) -> System? {
    guard paths.isEmpty, let equation,
      let slope = equation.derivative(by: "x", angleUnit: unit)
    else { return nil }
    return System(
      kind: .minimum,
      expressions: [equation, slope],
      unknowns: PlaneCurve.coordinates,
      path: nil
    )
  }

  /// The search for the points that the curve has in common with another one, where no path
  /// of one can be put into the equation of the other.
  package func system(with other: PlaneCurve) -> System? {
    if let equation, let second = other.equation, paths.isEmpty, other.paths.isEmpty {
      return System(
        kind: .intersection,
        expressions: [equation, second],
        unknowns: PlaneCurve.coordinates,
        path: nil
      )
    }
    guard equation == nil, other.equation == nil, let first = path, let second = other.path
    else { return nil }
    // The other one has a parameter of its own.
    let name = first.variable + "'"
    let parameter = [second.variable: Expression(name: name)]
    return System(
      kind: .intersection,
      expressions: [
        first.x - second.x.replacing(parameter), first.y - second.y.replacing(parameter),
      ],
      unknowns: [
        Unknown(name: first.variable, range: first.range),
        Unknown(name: name, range: second.range),
      ],
      path: first
    )
  }
}

extension PlaneCurve.Path {
  /// The value of an expression in x and y along the path.
  fileprivate func value(of expression: Expression) -> Expression {
    expression.replacing(["x": x, "y": y])
  }
}
