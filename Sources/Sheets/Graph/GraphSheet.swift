// The graph as a value: curves, window, sliders, trace. An event goes in, a
// screen comes out at once; the picture is drawn in steps beside it, so that the
// hand never waits for a proof.

internal import Expressions
package import Graphs
package import Messages
package import Numbers
internal import Reals
package import Sessions

/// A sheet to draw on: the lines of a sheet that are drawn, over a window of the plane.
///
/// The loop is `screen = graph.handle(event)`, then `graph.draw(steps:)` until
/// there is nothing more to prove, with ``picture()`` whenever somebody looks.
package struct GraphSheet: Sendable {
  /// The lines that are drawn, in their order.
  package internal(set) var curves: [GraphCurve] = []
  /// The curve that is being typed, where it can be drawn.
  var draft: GraphDraft?
  /// The visible part of the plane.
  package internal(set) var viewport = GraphSheet.home(width: 640, height: 480)
  /// Device pixels per CSS pixel.
  package internal(set) var density: Rational = 1
  /// The variables that can be moved.
  package internal(set) var sliders: [GraphSlider] = []
  /// The point that is read out.
  package internal(set) var trace: GraphTrace?
  /// The curve that is played as a sound, once it goes on.
  var playing: GraphTrace.Playing?
  /// The table of values that is open.
  package internal(set) var table: GraphTable?
  /// Whether points are drawn instead of lines.
  package internal(set) var isDots = false
  /// Where the lines of the grid stand.
  package internal(set) var grid = Grid.auto
  /// Whether dashes tell lines apart, for who has no colours.
  package internal(set) var isDashed = false
  /// The settings of the user.
  package var settings: Settings

  /// The readings of the curves, by their numbers.
  var readings: [Int: GraphReading] = [:]
  /// The sliders of variables that no curve leaves open now, the last one last.
  var resting: [GraphSlider] = []
  /// The edges as they were typed, as long as the window has them.
  var typed: (viewport: Viewport, texts: GraphScreen.Window)?
  /// Whether the picture has been given a size.
  var hasSize = false
  /// The meanings of names.
  var session = Session()
  /// The drawing.
  var drawing = GraphDrawing()
  /// The message for the user, if there is one.
  package var message: Problem?
  /// Whether what there is to see is to be said, once that is known.
  var summaryIsDue = false
  /// The parts of screens that the host was sent last.
  var sent = Sent()

  /// Where the lines of the grid stand.
  package enum Grid: String, Hashable, Sendable {
    /// At multiples of 1, 2 and 5, or of π where a curve asks for it.
    case auto
    /// At multiples of 1, 2 and 5.
    case decimal
    /// At multiples of π on the horizontal axis.
    case pi
  }

  /// The parts of screens that the host was sent last, so that they are sent again only
  /// where they changed.
  struct Sent: Sendable {
    var curves = SentPart<[GraphScreen.Curve]>()
    var sliders = SentPart<[GraphSlider]>()
    var features = SentPart<[GraphScreen.Feature]>()
    /// The texts that the table depends on.
    var table = SentPart<String>()
    var state = SentPart<String>()
  }

  /// The most sliders that rest.
  static var mostResting: Int { 100 }

  /// The window of a new graph of functions of z, which shows as much to each side.
  static func homeOfColors(_ reach: Rational, width: Int, height: Int) -> Viewport {
    Viewport(
      centerX: 0,
      centerY: 0,
      unitsPerPixel: reach * 2 / Rational(min(width, height)),
      width: width,
      height: height
    )
  }

  /// The window of a new graph.
  static func home(width: Int, height: Int) -> Viewport {
    Viewport(
      centerX: 0,
      centerY: 0,
      unitsPerPixel: Rational(20, over: width),
      width: width,
      height: height
    )
  }

  /// The curves that are drawn: those of the lines and the one that is being typed.
  var drawnCurves: [GraphCurve] {
    guard let draft else { return curves }
    return curves.filter { $0.id != draft.line } + [draft.curve]
  }

  /// Creates a graph without curves.
  package init(settings: Settings = Settings()) {
    self.settings = settings
  }
}

/// The result of an event so far.
package struct GraphEventResult: SheetEventResult {
  package var outcome = Screen.Outcome.none
  /// Whether the point that is read out is to be said.
  var saysTrace = false
  /// Whether what there is to see is to be said.
  var saysSummary = false
  /// Whether a link to what is drawn is wanted.
  var isShared = false

  /// Creates the result of an event that changes nothing.
  package init() {}
}
