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
  /// The reason why there is no plot.
  public enum Failure: Sendable {
    /// A text cannot be read; the name of the argument if it is not a curve.
    case text(Answer, argument: String?)
    /// The bounds of an axis, named by its argument, are no range.
    case range(argument: String)
  }

  /// A curve and its proved picture.
  struct Curve: Sendable {
    let drawing: CurveDrawing
    /// The line in the plane, where the curve is one.
    let plane: PlaneCurve?
    /// The features, if they are wanted, with the places of the curves that are met.
    var found: [CurveSearch.Found] = []
    var asymptotes: [Asymptote] = []
    /// Whether these are all features in the window.
    var isSearched = false

    var plot: Plot { drawing.plot }
    var picture: Picture { drawing.picture }
  }

  /// The failures; the curves without a failure can be written.
  public private(set) var failures: [Failure] = []
  /// The curves that can be read.
  private(set) var curves: [Curve] = []
  let request: PlotRequest
  let environment: Environment
  /// The significant digits of features.
  let digits: Int
  let viewport: Viewport?
  /// The bounds that were given for x and y, as closed forms.
  let givenBounds: (x: PlotWindow.Forms?, y: PlotWindow.Forms?)

  /// The most work per curve, in steps of about a nanosecond.
  private static let mostSteps: Int64 = 2_000_000_000
  /// The steps after which the caller may cancel.
  private static let stepsAtOnce = 20_000_000

  /// Reads and proves what is asked for, with the names and settings of a
  /// session.
  ///
  /// - Complexity: Bounded by a number of steps per curve, after which pixels
  ///   stay undecided.
  public init(_ request: PlotRequest, in session: borrowing Session) {
    self.request = request
    environment = session.realEnvironment
    digits = session.settings.digits
    var plots: [Plot] = []
    var mistakes: [Failure] = []
    for text in request.curves {
      do throws(PlotError) {
        for plot in try Plot.all(reading: text, options: environment.parsingOptions) {
          var workspace = Workspace()
          plots.append(plot.performed(in: environment, workspace: &workspace))
        }
      } catch {
        mistakes.append(.text(Answer(error.mistake, in: text, session.settings), argument: nil))
      }
    }
    var window = PlotWindow(environment, session.settings)
    viewport = window.viewport(for: request, showing: plots)
    givenBounds = (window.forms["--x"], window.forms["--y"])
    failures = window.failures + mistakes
    guard let viewport else { return }
    for plot in plots { prove(plot, viewport, session) }
    for index in curves.indices where request.hasFeatures && session.isCancelled?() != true {
      curves[index] = searched(index, in: viewport)
    }
  }

  /// Whether there is a curve to be written.
  package var hasCurves: Bool { !curves.isEmpty }

  /// The number of pixels of which nothing is proved, all curves together.
  public var undecidedCount: Int {
    curves.reduce(0) { $0 + $1.drawing.undecidedCount }
  }

  /// The texts of the curves of which it is proved that nothing is in the window.
  public var emptyCurves: [String] { curves.filter { $0.drawing.isEmpty }.map { $0.plot.text } }

  /// A sentence for each curve of which it is proved that nothing is in the window, with the
  /// window and a remedy.
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

  /// A sentence for each curve with points that are marked and of which others may have been missed.
  public func featureNotes(in language: Language) -> [String] {
    guard request.hasFeatures else { return [] }
    return curves.filter { $0.plane != nil && !$0.isSearched }
      .map { "\($0.plot.text): \(Sentence.featureMissing.text(in: language))" }
  }

  /// Proves a curve, or notes the reason why it has no picture.
  private mutating func prove(
    _ plot: Plot,
    _ viewport: Viewport,
    _ session: borrowing Session
  ) {
    do throws(EvaluationError) {
      var drawing = try CurveDrawing(
        plot,
        in: viewport,
        environment,
        isDotted: request.isDotted,
        hasRims: request.hasFeatures
      )
      let most = Self.mostSteps
      while drawing.openCount(within: most) > 0, session.isCancelled?() != true {
        drawing.advance(stepsEach: Self.stepsAtOnce, within: most)
      }
      drawing.keepProved()
      let plane = PlaneCurve(plot, environment: environment)
      curves.append(Curve(drawing: drawing, plane: plane))
    } catch {
      failures.append(.text(Answer(error, in: plot.text, session.settings), argument: nil))
    }
  }
}
