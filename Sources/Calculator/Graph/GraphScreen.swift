// What a graph shows after an event, beside the picture.

/// What there is to see and to say after an event.
public struct GraphScreen: Hashable, Sendable {
  /// The curves of the list; nothing where they are as before.
  public var curves: [Curve]?
  /// The variables that can be moved; nothing where they are as before.
  public var sliders: [GraphSlider]?
  /// The points that matter, curve by curve; nothing where they are as before.
  public var features: [Feature]?
  /// Which of the points are in the window, in the order of ``features``.
  public var featuresInWindow: [Bool] = []
  /// The edges of the window.
  public var window = Window()
  /// The point that is read out.
  public var trace: Trace?
  /// Whether points are drawn instead of lines.
  public var isDots = false
  /// Where the lines of the grid stand.
  public var grid = GraphSheet.Grid.auto
  /// The number of pixels of which nothing is proved.
  public var undecided = 0
  /// Whether there is nothing more to prove.
  public var isFinished = true
  /// What there is to see, in words; nothing while it is not known.
  public var summary: String?
  /// The words to say now.
  public var speech = ""
  /// What came of the event.
  public var outcome = Screen.Outcome.none
  /// What there is to tell.
  public var message: Problem?
  /// What the user has switched.
  public var settings = Settings()
  /// What is to be kept; nothing where it is as before.
  public var state: String?
  /// A link to what is drawn, where it was asked for; empty where nothing is drawn.
  public var link: String?

  /// Creates the screen of an empty graph.
  public init() {}

  /// A line of the list of curves.
  public struct Curve: Hashable, Sendable {
    /// What the user made of it.
    public var curve: GraphCurve
    /// The text as it is shown, with the decimal mark in force.
    public var shownText: String
    /// The text for others, with `.` as the decimal mark, where it has names of the
    /// user: what they stand for is in their place.
    public var sharedText: String?
    /// The curve in MathML.
    public var mathml: String
    /// What kind of curve it is, as a word that programs can rely on.
    public var kind: String
    /// Whether it is a part of the plane and no line.
    public var isRegion: Bool
    /// The place of its line among the eight dashes.
    public var dash: Int
    /// Where its parameter goes, which is not in the MathML; empty if it has none.
    public var bounds: String
    /// Why there is nothing to draw, or not all of it.
    public var problem: Problem?
    /// Whether it is proved that nothing of it is in the window.
    public var isEmpty = false
  }

  /// The edges of the window, as texts that are no longer than they need be.
  public struct Window: Hashable, Sendable {
    /// The x of the left edge, that of the right one, the y of the bottom edge
    /// and that of the top.
    public var texts = ["", "", "", ""]

    /// What the edges are called, in their order.
    static var names: [String] { ["left", "right", "bottom", "top"] }
  }

  /// A number as it is read out.
  public struct Coordinate: Hashable, Sendable {
    /// The closed form, if there is one.
    public var exact: String?
    /// The digits, with `…` where there are more.
    public var decimal: String?
  }

  /// A point of a curve that matters.
  public struct Feature: Hashable, Sendable {
    /// The number of the curve.
    public var curve: Int
    /// What happens there, as a word that programs can rely on.
    public var kind: String
    /// Where it is on the horizontal axis.
    public var x: Coordinate
    /// Where it is on the vertical axis; nothing at a pole.
    public var y: Coordinate?
    /// The words for it.
    public var speech: String
  }

  /// The point that is read out.
  public struct Trace: Hashable, Sendable {
    /// The number of the curve.
    public var curve: Int
    /// Where it is on the horizontal axis.
    public var x: Coordinate
    /// The value there; nothing where there is none.
    public var y: Coordinate?
    /// What matters about the point, if anything does.
    public var kind: String?
    /// The position of the point among those of the curve that matter.
    public var point: Int?
    /// Why there is no value.
    public var problem: Problem?
    /// The column that it is in.
    public var column: Int
    /// The row that it is in; nothing where there is no value.
    public var row: Int?
  }
}

// MARK: - JSON

extension GraphScreen {
  /// The screen as an object with stable keys.
  ///
  /// - Complexity: O(n) for n bytes of output.
  public var json: JSON {
    .object([
      .init("curves", curves.map { .list($0.map { $0.json }) } ?? .null),
      .init("sliders", sliders.map { .list($0.map { $0.json(in: settings) }) } ?? .null),
      .init("features", features.map { .list($0.map { $0.json }) } ?? .null),
      .init("featuresInWindow", .list(featuresInWindow.map { .truth($0) })),
      .init("window", window.json),
      .init("trace", trace?.json ?? .null),
      .init("isDots", .truth(isDots)),
      .init("grid", .text(grid.rawValue)),
      .init("undecided", .count(undecided)),
      .init("isFinished", .truth(isFinished)),
      .init("summary", .optional(summary)),
      .init("speech", .text(speech)),
      .init("outcome", .text(outcome.rawValue)),
      .init("message", message?.json ?? .null),
      .init("state", .optional(state)),
      .init("link", .optional(link)),
    ])
  }
}

extension GraphScreen.Curve {
  var json: JSON {
    .object([
      .init("id", .count(curve.id)),
      .init("text", .text(shownText)),
      .init("shared", .optional(sharedText)),
      .init("mathml", .text(mathml)),
      .init("kind", .text(kind)),
      .init("bounds", .text(bounds)),
      .init("color", .count(curve.color)),
      .init("dash", .count(dash)),
      .init("isRegion", .truth(isRegion)),
      .init("isShown", .truth(curve.isShown)),
      .init("isEmpty", .truth(isEmpty)),
      .init("error", problem?.json ?? .null),
    ])
  }
}

extension GraphScreen.Window {
  fileprivate var json: JSON {
    .object(zip(GraphScreen.Window.names, texts).map { .init($0, .text($1)) })
  }
}

extension GraphScreen.Coordinate {
  fileprivate var json: JSON {
    .object([.init("exact", .optional(exact)), .init("decimal", .optional(decimal))])
  }
}

extension GraphScreen.Feature {
  fileprivate var json: JSON {
    .object([
      .init("curve", .count(curve)),
      .init("kind", .text(kind)),
      .init("x", x.json),
      .init("y", y?.json ?? .null),
      .init("speech", .text(speech)),
    ])
  }
}

extension GraphScreen.Trace {
  fileprivate var json: JSON {
    .object([
      .init("curve", .count(curve)),
      .init("x", x.json),
      .init("y", y?.json ?? .null),
      .init("kind", .optional(kind)),
      .init("point", point.map { .count($0) } ?? .null),
      .init("error", problem?.json ?? .null),
      .init("column", .count(column)),
      .init("row", row.map { .count($0) } ?? .null),
    ])
  }
}
