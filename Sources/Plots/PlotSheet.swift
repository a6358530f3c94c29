// Curves drawn once, for files and terminals.

internal import Analysis
internal import Expressions
internal import Graphs
public import Messages
internal import Numbers
internal import Reals
public import Sessions

/// Plots that were read and proved, to be written in any form.
public struct PlotSheet: Sendable {
  /// Why there is nothing to see.
  public enum Failure: Sendable {
    /// A text makes no sense; the name of the argument if it is not a curve.
    case text(Answer, argument: String?)
    /// The bounds of an axis, named by its argument, are no range.
    case range(argument: String)
  }

  /// A curve and what is proved of it.
  struct Curve: Sendable {
    let plot: Plot
    /// What is known of it as a line in the plane, where it is one.
    let plane: PlaneCurve?
    var picture: Picture
    /// The lines at which it ends, where it is a part of the plane.
    var rims: [(rim: PlotRim, picture: Picture)] = []
    /// The points that matter, if they are wanted, and the places of the curves
    /// that are met.
    var found: [CurveSearch.Found] = []
    var asymptotes: [Asymptote] = []
  }

  /// What went wrong; the curves that are not concerned can be written.
  public private(set) var failures: [Failure] = []
  /// The curves that make sense.
  private(set) var curves: [Curve] = []
  let request: PlotRequest
  let environment: Environment
  let viewport: Viewport?

  /// The most work per curve, in steps of about a nanosecond.
  private static let mostSteps = 2_000_000_000
  /// After so many steps somebody may ask to stop.
  private static let stepsAtOnce = 20_000_000

  /// Reads and proves what is asked for, with the names and settings of a
  /// session.
  ///
  /// - Complexity: Bounded by a number of steps per curve, after which pixels
  ///   stay undecided.
  public init(_ request: PlotRequest, in session: borrowing Session) {
    self.request = request
    environment = session.currentEnvironment
    var plots: [Plot] = []
    var mistakes: [Failure] = []
    for text in request.curves {
      do throws(PlotError) {
        plots += try Plot.all(reading: text, options: environment.parsingOptions)
      } catch {
        mistakes.append(.text(Answer(error, in: text, session.settings), argument: nil))
      }
    }
    var window = PlotWindow(environment, session.settings)
    viewport = window.viewport(for: request, showing: plots)
    failures = window.failures + mistakes
    guard let viewport else { return }
    for plot in plots { prove(plot, viewport, session) }
    for index in curves.indices where request.hasFeatures && session.isCancelled?() != true {
      (curves[index].found, curves[index].asymptotes) = search(curve: index, in: viewport)
    }
  }

  /// The number of pixels of which nothing is proved, all curves together.
  public var undecidedCount: Int {
    curves.reduce(0) { $0 + $1.picture.undecidedCount }
  }

  /// The texts of the curves of which it is proved that nothing is in the window.
  public var emptyCurves: [String] { curves.filter { $0.picture.isEmpty }.map { $0.plot.text } }

  /// A sentence for each curve of which it is proved that nothing is in the window: what
  /// the window is, and what helps.
  public func emptyNotes(in language: Language) -> [String] {
    guard let viewport else { return [] }
    let edges = [viewport.left, viewport.right, viewport.bottom, viewport.top]
    let isGiven = request.horizontal != nil || request.vertical != nil
    let sentence = isGiven ? Sentence.plotNothing : .plotNothingAnywhere
    return emptyCurves.map { text in
      let parts = [text] + edges.map { NumberText.exact($0) }
      return sentence.text(in: language, parts[0], parts[1], parts[2], parts[3], parts[4])
    }
  }

  /// Proves a curve, or notes why it has none.
  private mutating func prove(
    _ plot: Plot,
    _ viewport: Viewport,
    _ session: borrowing Session
  ) {
    let isCancelled = session.isCancelled
    do throws(EvaluationError) {
      let picture = try proved(plot, viewport, isCancelled)
      let plane = PlaneCurve(plot, environment: environment)
      var curve = Curve(plot: plot, plane: plane, picture: picture)
      for rim in request.hasFeatures ? plot.rims : [] {
        curve.rims.append((rim, try proved(rim.plot, viewport, isCancelled)))
      }
      curves.append(curve)
    } catch {
      failures.append(.text(Answer(error, in: plot.text, session.settings), argument: nil))
    }
  }

  /// The picture of a plot, as far as the steps go.
  private func proved(
    _ plot: Plot,
    _ viewport: Viewport,
    _ isCancelled: (@Sendable () -> Bool)?
  ) throws(EvaluationError) -> Picture {
    var workspace = Workspace()
    let lowered = try LoweredPlot(plot, environment: environment, workspace: &workspace)
    try lowered.requireValues(in: &workspace)
    var plotter = Plotter(lowered, in: viewport, isDotted: request.isDotted)
    while !plotter.isDone, plotter.steps < Self.mostSteps, isCancelled?() != true {
      plotter.advance(steps: Self.stepsAtOnce)
    }
    return plotter.picture()
  }
}

extension Answer {
  /// The answer to a text that is no plot.
  fileprivate init(_ error: PlotError, in text: String, _ settings: Settings) {
    let message = Message(error, in: settings.language)
    let reason = Reason.other(error.isInput ? .input : .syntax, message)
    let place = characterRange(of: error.place, in: text)
    self.init(text, settings, because: reason, at: place)
  }
}

extension PlotError {
  /// The bytes of the text that are wrong.
  package var place: Range<Int> {
    switch self {
    case .text(let mistake): mistake.range
    case .unexpectedStatement(let range): range
    case .empty, .missingCoordinate: 0..<0
    }
  }

  /// Whether it is about a character or a name, and not about their order.
  fileprivate var isInput: Bool {
    guard case .text(let mistake) = self else { return false }
    return mistake.family != .syntax
  }
}
