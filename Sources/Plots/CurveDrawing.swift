// A curve that is drawn in steps: the command takes them one after the other, the page
// between two events.

package import Expressions
package import Graphs
package import Reals

/// A curve under proof, with the lines at which it ends where it is a part of the plane.
package struct CurveDrawing: Sendable {
  /// The curve or the part of the plane.
  package let plot: Plot
  private let isDotted: Bool
  /// The curve itself, and then the lines at which it ends.
  private var parts: [Part]
  /// What the names mean in a part of the plane that may end by jumps.
  private let environment: Environment?
  /// The lines at which it ends by jumps, once all else is proved.
  private var jumps: JumpRims?

  /// A line or a part of the plane under proof.
  private struct Part: Sendable {
    /// The dash of a line at which the plot ends; nothing for the plot itself.
    var rimDash: Int?
    var plotter: Plotter
    /// The picture that was kept last to be seen; nothing once more is proved.
    var picture: Picture?

    /// The picture of what is proved so far.
    var proved: Picture { picture ?? plotter.picture() }
  }

  /// Begins a curve.
  ///
  /// The budget is that of lowering each part. Dotted, only one point per column is drawn.
  ///
  /// - Throws: ``EvaluationError`` when a name has no meaning, or a part is no
  ///   number.
  package init(
    _ plot: Plot,
    in viewport: Viewport,
    _ environment: Environment,
    isDotted: Bool,
    hasRims: Bool = true,
    budget: Budget = Budget()
  ) throws(EvaluationError) {
    self.plot = plot
    self.isDotted = isDotted
    parts = []
    let rims = hasRims ? plot.rims : []
    for plot in [plot] + rims.map({ $0.plot }) {
      var workspace = Workspace(budget: budget)
      let lowered = try LoweredPlot(plot, environment: environment, workspace: &workspace)
      try lowered.requireValues(in: &workspace)
      parts.append(Part(plotter: Plotter(lowered, in: viewport, isDotted: isDotted)))
    }
    self.environment = rims.isEmpty ? nil : environment
    for (index, rim) in rims.enumerated() { parts[index + 1].rimDash = rim.dash }
  }

  /// The same curve through another window.
  package func moved(to viewport: Viewport) -> CurveDrawing {
    var moved = self
    moved.jumps = nil
    moved.parts = parts.map { part in
      Part(rimDash: part.rimDash, plotter: part.plotter.moved(to: viewport))
    }
    return moved
  }

  /// The number of parts that are not done, and have not taken so many steps.
  package func openCount(within most: Int64 = .max) -> Int {
    parts.count { !$0.plotter.isDone && $0.plotter.steps < most }
  }

  /// Goes on for some steps with each part that is open, of about a nanosecond each.
  package mutating func advance(stepsEach steps: Int, within most: Int64 = .max) {
    for index in parts.indices
    where !parts[index].plotter.isDone && parts[index].plotter.steps < most {
      parts[index].plotter.advance(steps: steps)
      parts[index].picture = nil
    }
    findJumps()
  }

  /// Finds the lines at which a part of the plane ends by jumps, once all else is proved.
  private mutating func findJumps() {
    guard let environment, jumps == nil, parts.allSatisfy({ $0.plotter.isDone }) else { return }
    jumps = JumpRims(
      of: plot,
      environment,
      in: parts[0].plotter.viewport,
      part: parts[0].proved,
      rims: parts.dropFirst().map { $0.proved }
    )
  }

  /// Keeps what is proved so far as what is seen.
  package mutating func keepProved() {
    for index in parts.indices { parts[index].picture = parts[index].proved }
  }

  /// The picture of the curve itself, as far as it is proved.
  package var picture: Picture { parts[0].proved }

  /// The number of pixels of the curve of which nothing was proved when a picture was
  /// kept last; 0 when there is more to see since then.
  package var undecidedCount: Int { parts[0].picture?.undecidedCount ?? 0 }

  /// Whether it is proved, and was seen, that nothing of the curve is in the window.
  package var isEmpty: Bool { parts[0].plotter.isDone && parts[0].picture?.isEmpty == true }

  /// The dash of the first line at which the curve ends, if it has one.
  package var rimDash: Int? { parts.dropFirst().first?.rimDash }

  /// Adds what is proved so far to a scene.
  package func add(to scene: inout Scene, style: CurveStyle, marks: [FeatureMark]) {
    for part in parts {
      if let dash = part.rimDash {
        let style = CurveStyle(color: style.color, dash: dash, width: style.width)
        scene.addRim(part.proved, style: style)
      } else {
        scene.add(
          part.proved,
          style: style,
          isRegion: plot.isRegion,
          mode: isDotted ? .dots : .line,
          marks: marks
        )
      }
    }
    for (lines, dash) in [(jumps?.belonging, 0), (jumps?.excluded, 1)] {
      scene.addRim(
        lines ?? [],
        style: CurveStyle(color: style.color, dash: dash, width: style.width)
      )
    }
  }
}
