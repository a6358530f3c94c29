// From a plot to its picture, a bit at a time.

package import Expressions
internal import Numbers
package import Reals
internal import Tapes

/// The picture of a plot, under way.
///
/// It is honest at every moment: what is not proved yet is undecided. The same
/// plot and viewport give the same picture on every machine, however the steps
/// are divided.
package struct Plotter: Sendable {
  /// The prover of a plot, by its kind: large, so it is passed on as a reference.
  private indirect enum Prover: Sendable {
    case curve(CurveProver)
    case dots(DotProver)
    case implicit(ImplicitProver)
    case points(PointsProver)
    case parametric(ParametricProver)
    /// The prover is taken out while it advances.
    case idle
  }

  /// The visible part of the plane.
  package let viewport: Viewport
  private let plot: LoweredPlot
  private let isDotted: Bool
  private var prover: Prover

  /// Begins a picture.
  ///
  /// Dotted, only the points above the middles of columns are drawn, one pixel
  /// each; that is for the graphs of functions.
  package init(_ plot: LoweredPlot, in viewport: Viewport, isDotted: Bool = false) {
    self.viewport = viewport
    self.plot = plot
    self.isDotted = isDotted
    switch plot.kind {
    case .function(let function):
      prover = Plotter.prover(function, viewport, isDotted)
    case .sideways(let function):
      prover = Plotter.prover(function, viewport.sideways, isDotted)
    case .implicit(let conditions, let tapes):
      prover = .implicit(ImplicitProver(conditions, tapes, in: viewport))
    case .points(let points):
      let (across, down) = (viewport.columnsAsRows, viewport.rowsAlone)
      prover = .points(PointsProver(points, across: across, down: down))
    case .parametric(let across, let down, let range):
      prover = .parametric(
        ParametricProver(
          across: CurveSource(across, in: viewport.columnsAsRows),
          down: CurveSource(down, in: viewport.rowsAlone),
          range: range
        )
      )
    }
  }

  /// Begins a picture of a plot that is not lowered yet.
  ///
  /// - Throws: ``EvaluationError`` when a name has no meaning, or a part is no
  ///   number.
  package init(
    _ plot: Plot,
    in viewport: Viewport,
    environment: Environment,
    isDotted: Bool = false,
    workspace: inout Workspace
  ) throws(EvaluationError) {
    let lowered = try LoweredPlot(plot, environment: environment, workspace: &workspace)
    self.init(lowered, in: viewport, isDotted: isDotted)
  }

  private static func prover(
    _ function: GraphFunction,
    _ viewport: Viewport,
    _ isDotted: Bool
  ) -> Prover {
    let source = CurveSource(function, in: viewport)
    return isDotted
      ? .dots(DotProver(source, columns: viewport.width))
      : .curve(CurveProver(source, columns: viewport.width))
  }

  /// Whether columns and rows are exchanged: see ``Picture/isSideways``.
  private var isSideways: Bool {
    guard case .sideways = plot.kind else { return false }
    return true
  }

  /// Whether all is proved, excluded or given up.
  package var isDone: Bool {
    switch prover {
    case .curve(let prover): prover.isDone
    case .dots(let prover): prover.isDone
    case .implicit(let prover): prover.isDone
    case .points(let prover): prover.isDone
    case .parametric(let prover): prover.isDone
    case .idle: true
    }
  }

  /// The work done so far, in steps of about a nanosecond.
  package var steps: Int64 {
    switch prover {
    case .curve(let prover): prover.source.steps
    case .dots(let prover): prover.source.steps
    case .implicit(let prover): prover.steps
    case .points(let prover): prover.steps
    case .parametric(let prover): prover.steps
    case .idle: 0
    }
  }

  /// Goes on for some steps, of about a nanosecond each; a part of the proof that is under
  /// way then is finished first.
  package mutating func advance(steps: Int) {
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
    case .points(var points):
      prover = .idle
      points.advance(steps: steps)
      prover = .points(points)
    case .parametric(var parametric):
      prover = .idle
      parametric.advance(steps: steps)
      prover = .parametric(parametric)
    case .idle: break
    }
  }

  /// The same plot in another viewport.
  ///
  /// After a move along the variable of a function by whole columns, what was
  /// proved of the columns that are still seen is kept.
  package func moved(to viewport: Viewport) -> Plotter {
    var moved = Plotter(plot, in: viewport, isDotted: isDotted)
    let seen = isSideways ? viewport.sideways : viewport
    if case .curve(let curve) = prover, let kept = curve.moved(to: seen) {
      moved.prover = .curve(kept)
    }
    return moved
  }

  /// The picture, as far as it is proved.
  package func picture() -> Picture {
    var picture =
      switch prover {
      case .curve(let prover): prover.picture()
      case .dots(let prover): prover.picture()
      case .implicit(let prover): prover.picture()
      case .points(let prover): prover.picture()
      case .parametric(let prover): prover.picture()
      case .idle: Picture(width: viewport.width, height: viewport.height)
      }
    picture.isSideways = isSideways
    return picture
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

  /// A screen of one column whose rows are the columns of this one from the left,
  /// for the opposites of x.
  fileprivate var columnsAsRows: Viewport {
    Viewport(
      left: .zero,
      top: -left,
      unitsPerColumn: .one,
      unitsPerRow: unitsPerColumn,
      width: 1,
      height: width
    )
  }

  /// A screen of one column with the rows of this one.
  fileprivate var rowsAlone: Viewport {
    Viewport(
      left: .zero,
      top: top,
      unitsPerColumn: .one,
      unitsPerRow: unitsPerRow,
      width: 1,
      height: height
    )
  }
}
