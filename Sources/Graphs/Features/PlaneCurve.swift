// What the search for points knows of a curve: ways of a point along it, and what
// is zero on it.

public import Expressions
public import Numbers
internal import Reals

/// A curve of the plane, as ways of a point and as an equation.
public struct PlaneCurve: Hashable, Sendable {
  /// The way of a point: both coordinates as functions of one variable.
  public struct Path: Hashable, Sendable {
    /// The horizontal coordinate.
    public let x: Expression
    /// The vertical coordinate.
    public let y: Expression
    /// The name of the variable.
    public let variable: String
    /// Where the variable is.
    public let range: Range
  }

  /// Where the variable of a path is.
  public enum Range: Hashable, Sendable {
    /// It is the horizontal coordinate.
    case across
    /// It is the vertical coordinate.
    case up
    /// It is a parameter between two bounds.
    case parameter(Interval)
  }

  /// The paths of which the curve consists, if any are known.
  public let paths: [Path]
  /// What is zero on the curve and nowhere else, in x and y; nil where the curve is
  /// known by its path alone.
  public let equation: Expression?
  /// Whether the path was solved for and not entered: the curve may be more than it.
  let isSolved: Bool

  /// The path that the curve is, if it was not solved for.
  public var path: Path? { isSolved ? nil : paths.first }

  /// The function, where the curve is the graph of one.
  public var function: Path? { path?.range == .across ? path : nil }

  /// Works out what is known of a plot; nil for a part of the plane, for more than
  /// one equation, and where the bounds of a parameter have no value.
  public init?(_ plot: Plot, environment: Environment) {
    var workspace = Workspace(budget: Budget(steps: 20_000_000, bitLimit: 1 << 16))
    let (x, y) = (Expression(name: "x"), Expression(name: "y"))
    switch plot.kind.solved(workspace: &workspace) {
    case .explicit(let function, let variable):
      let place = Expression(name: variable)
      paths = [Path(x: place, y: function, variable: variable, range: .across)]
      equation = y - function.replacing([variable: x])
      isSolved = false
    case .sideways(let function):
      paths = [Path(x: function, y: y, variable: "y", range: .up)]
      equation = x - function
      isSolved = false
    case .implicit(let comparisons):
      guard comparisons.count == 1, comparisons[0].relation == .equal else { return nil }
      equation = comparisons[0].difference
      paths = PlaneCurve.branches(comparisons[0].difference, environment)
      isSolved = true
    case .parametric, .polar:
      guard let path = Path(plot.kind, environment, &workspace) else { return nil }
      paths = [path]
      equation = nil
      isSolved = false
    }
  }

  /// The paths on which an equation holds that is linear or quadratic in a coordinate.
  private static func branches(_ equation: Expression, _ environment: Environment) -> [Path] {
    let (x, y) = (Expression(name: "x"), Expression(name: "y"))
    if let roots = equation.roots(for: "y", environment) {
      return roots.map { Path(x: x, y: $0, variable: "x", range: .across) }
    }
    return (equation.roots(for: "x", environment) ?? []).map {
      Path(x: $0, y: y, variable: "y", range: .up)
    }
  }
}

extension PlaneCurve {
  /// Where a path has points of a kind: where a condition is zero.
  public typealias Search = (kind: Feature.Kind, path: Path, condition: Expression)

  /// What to search for the points at which the curve meets the axes, and for its
  /// lowest and highest ones.
  public func searches(_ unit: AngleUnit) -> [Search] {
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
  public enum Line: Hashable, Sendable {
    /// Where x is a number.
    case vertical(Rational)
    /// Where y is a number.
    case horizontal(Rational)
  }

  /// What to search for the points of the curve on a line; nil if it has no equation.
  public func crossings(with line: Line) -> Search? {
    let path =
      switch line {
      case .vertical(let x):
        Path(x: Expression(x), y: Expression(name: "y"), variable: "y", range: .up)
      case .horizontal(let y):
        Path(x: Expression(name: "x"), y: Expression(y), variable: "x", range: .across)
      }
    return equation.map { (.intersection, path, path.value(of: $0)) }
  }

  /// What to search for the points that the curve has in common with another one.
  public func meetings(with other: PlaneCurve) -> [Search] {
    var pairs: [(paths: [Path], equation: Expression)] = []
    if let equation = other.equation, !paths.isEmpty { pairs.append((paths, equation)) }
    if let equation, !other.paths.isEmpty { pairs.append((other.paths, equation)) }
    // The path of one that was solved for may leave something out.
    let isSecond = isSolved && pairs.count == 2
    guard let pair = isSecond ? pairs.last : pairs.first else { return [] }
    return pair.paths.map { (.intersection, $0, $0.value(of: pair.equation)) }
  }
}

extension PlaneCurve.Path {
  /// What an expression in x and y is along the path.
  fileprivate func value(of expression: Expression) -> Expression {
    expression.replacing(["x": x, "y": y])
  }
}

extension PlaneCurve.Path {
  /// The path of a point with a parameter.
  fileprivate init?(
    _ kind: Plot.Kind,
    _ environment: Environment,
    _ workspace: inout Workspace
  ) {
    let (x, y): (Expression, Expression)
    let parameter: Plot.Parameter
    switch kind {
    case .parametric(let across, let up, let moving): (x, y, parameter) = (across, up, moving)
    case .polar(let distance, let angle):
      ((x, y), parameter) = (distance.coordinates(at: angle.name), angle)
    default: return nil
    }
    do throws(EvaluationError) {
      let parts = try ParameterRange(x, y, parameter, environment, workspace: &workspace).parts
      guard let first = parts.first?.t else { return nil }
      let range = parts.reduce(first) { $0.hull($1.t) }
      self.init(x: x, y: y, variable: parameter.name, range: .parameter(range))
    } catch {
      return nil
    }
  }
}

extension Expression {
  /// What a variable equals where this expression is zero, if it is linear or
  /// quadratic in it and has derivatives that say so.
  fileprivate func roots(for variable: String, _ environment: Environment) -> [Expression]? {
    let unit = environment.angleUnit
    guard let inlined = inlining(environment.functions),
      let slope = inlined.derivative(by: variable, angleUnit: unit),
      let bend = slope.derivative(by: variable, angleUnit: unit), !bend.variables.contains(variable)
    else { return nil }
    // F = a v² + b v + c with 2a = F″, b = F′(0), c = F(0).
    let zero = [variable: Expression(Rational.zero)]
    let (b, c) = (slope.replacing(zero), inlined.replacing(zero))
    if bend.rationalNumber?.isZero == true { return slope.variables.isEmpty ? nil : [-c / b] }
    guard let root = Builtin.named("sqrt") else { return nil }
    let discriminant = Expression.call(root, b.raised(to: 2) - bend * c * Expression(Rational(2)))
    return [(discriminant - b) / bend, -(discriminant + b) / bend]
  }
}
