// From a plot to its picture, a bit at a time.

public import Expressions
internal import Numbers
public import Reals
internal import Tapes

/// The picture of a plot, under way.
///
/// It is honest at every moment: what is not proved yet is undecided. The same
/// plot and viewport give the same picture on every machine, however the steps
/// are divided.
public struct Plotter: Sendable {
  /// Who proves what.
  private enum Prover: Sendable {
    case curve(CurveProver)
    case dots(DotProver)
    case implicit(ImplicitProver)
    case parametric(ParametricProver)
    /// The prover is with whoever advances it.
    case idle
  }

  /// What is seen.
  public private(set) var viewport: Viewport
  /// Whether columns and rows are exchanged: see ``Picture/isSideways``.
  private let isSideways: Bool
  private var prover: Prover

  /// Begins a picture.
  ///
  /// Dotted, only the points above the middles of columns are drawn, one pixel
  /// each; that is for the graphs of functions.
  ///
  /// - Throws: ``EvaluationError`` when a name has no meaning, or a part is no
  ///   number.
  public init(
    _ plot: Plot,
    in viewport: Viewport,
    environment: Environment,
    isDotted: Bool = false,
    workspace: inout Workspace
  ) throws(EvaluationError) {
    self.viewport = viewport
    switch plot.kind.solved(workspace: &workspace) {
    case .explicit(let expression, let variable):
      isSideways = false
      let function = try GraphFunction(expression, of: variable, environment, in: &workspace)
      prover = Plotter.prover(function, viewport, isDotted: isDotted)
    case .sideways(let expression):
      isSideways = true
      var builder = ExpressionBuilder()
      builder.append(expression)
      builder.append(.negation, from: 0)
      let negated = builder.expression()
      let function = try GraphFunction(negated, of: "y", environment, in: &workspace)
      prover = Plotter.prover(function, viewport.sideways, isDotted: isDotted)
    case .implicit(let comparisons):
      isSideways = false
      prover = .implicit(
        try ImplicitProver(comparisons, in: viewport, environment, workspace: &workspace)
      )
    case .parametric(let x, let y, let parameter):
      isSideways = false
      prover = .parametric(
        try ParametricProver(
          x: x,
          y: y,
          parameter,
          in: viewport,
          environment,
          workspace: &workspace
        )
      )
    case .polar(let distance, let parameter):
      isSideways = false
      prover = .parametric(
        try ParametricProver(
          polar: distance,
          parameter,
          in: viewport,
          environment,
          workspace: &workspace
        )
      )
    }
  }

  private static func prover(
    _ function: GraphFunction,
    _ viewport: Viewport,
    isDotted: Bool
  ) -> Prover {
    let source = CurveSource(function, in: viewport)
    return isDotted
      ? .dots(DotProver(source, columns: viewport.width))
      : .curve(CurveProver(source, columns: viewport.width))
  }

  /// Whether all is proved, excluded or given up.
  public var isDone: Bool {
    switch prover {
    case .curve(let prover): prover.isDone
    case .dots(let prover): prover.isDone
    case .implicit(let prover): prover.isDone
    case .parametric(let prover): prover.isDone
    case .idle: true
    }
  }

  /// Goes on for some steps, of about a nanosecond each.
  public mutating func advance(steps: Int) {
    switch prover {
    case .curve(var curve):
      // Only one owner, so that nothing is copied.
      prover = .idle
      curve.advance(steps: steps)
      prover = .curve(curve)
    case .dots(var dots):
      dots.advance(steps: steps)
      prover = .dots(dots)
    case .implicit(var implicit):
      prover = .idle
      implicit.advance(steps: steps)
      prover = .implicit(implicit)
    case .parametric(var parametric):
      prover = .idle
      parametric.advance(steps: steps)
      prover = .parametric(parametric)
    case .idle: break
    }
  }

  /// The same plot in another viewport, which keeps what was proved; nil if
  /// nothing of it can be kept.
  ///
  /// That is so after a move by whole columns.
  public func moved(to viewport: Viewport) -> Plotter? {
    guard case .curve(let curve) = prover, !isSideways, let curve = curve.moved(to: viewport)
    else { return nil }
    var moved = self
    moved.viewport = viewport
    moved.prover = .curve(curve)
    return moved
  }

  /// What is proved so far.
  public func picture() -> Picture {
    var picture =
      switch prover {
      case .curve(let prover): prover.picture()
      case .dots(let prover): prover.picture()
      case .implicit(let prover): prover.picture()
      case .parametric(let prover): prover.picture()
      case .idle: Picture(width: viewport.width, height: viewport.height)
      }
    picture.isSideways = isSideways
    return picture
  }
}

extension GraphFunction {
  /// Makes a tape of an expression, without what cancels in it.
  init(
    _ expression: Expression,
    of variable: String,
    _ environment: Environment,
    in workspace: inout Workspace
  ) throws(EvaluationError) {
    let continuation = expression.continued(in: variable, environment: environment)
    do throws(EvaluationError) {
      tape = try Tape(
        continuation.expression,
        variables: [variable],
        in: environment,
        workspace: &workspace
      )
      continued = continuation.expression
    } catch {
      // The same error, with its place in the text.
      tape = try Tape(
        expression,
        variables: [variable],
        in: environment,
        workspace: &workspace
      )
      continued = expression
    }
    self.expression = expression
    self.variable = variable
    self.environment = environment
  }
}

extension Viewport {
  /// The same part of the plane with its rows, from the bottom, as columns, and
  /// its columns as rows of the opposite of x.
  fileprivate var sideways: Viewport {
    Viewport(
      left: top - unitsPerRow * Rational(height),
      top: -left,
      unitsPerColumn: unitsPerRow,
      unitsPerRow: unitsPerColumn,
      width: height,
      height: width
    )
  }
}
