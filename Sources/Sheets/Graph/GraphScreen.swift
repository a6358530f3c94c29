// The screens of a graph, without the picture.

package import Messages
package import Sessions

/// The screen of a graph after an event, with the words to say.
package struct GraphScreen: Hashable, Sendable {
  /// The lines that are drawn; nothing where they are as before.
  package var curves: [Curve]?
  /// The variables that can be moved; nothing where they are as before.
  package var sliders: [GraphSlider]?
  /// The points that matter, curve by curve; nothing where they are as before.
  package var features: [Feature]?
  /// Whether each feature is in the window, in the order of ``features``.
  package var featuresInWindow: [Bool] = []
  /// The edges of the window.
  package var window = Window()
  /// The point that is read out.
  package var trace: Trace?
  /// The table of values that is open; nothing where it is as before.
  package var table: SentTable?
  /// Whether points are drawn instead of lines.
  package var isDots = false
  /// Where the lines of the grid stand.
  package var grid = GraphSheet.Grid.auto
  /// The number of pixels of which nothing is proved.
  package var undecided = 0
  /// Whether there is nothing more to prove.
  package var isFinished = true
  /// The picture in words; nothing while it is not known.
  package var summary: String?
  /// The words to say now.
  package var speech = ""
  /// The outcome of the event.
  package var outcome = Screen.Outcome.none
  /// The message for the user, if there is one.
  package var message: Problem?
  /// The settings of the user.
  package var settings = Settings()
  /// The state, to be kept; nothing where it is as before.
  package var state: String?
  /// A link to what is drawn, where it was asked for; empty where nothing is drawn.
  package var link: String?

  /// Creates the screen of an empty graph.
  package init() {}

  /// A line that is drawn.
  package struct Curve: Hashable, Sendable {
    /// The line of the sheet: its text and its look.
    package var curve: GraphCurve
    /// The text as it is shown, with the decimal mark in force.
    package var shownText: String
    /// The curve in MathML.
    package var mathml: String
    /// The kind of curve, as a word that programs can rely on.
    package var kind: String
    /// Whether it is a part of the plane and no line.
    package var isRegion: Bool
    /// The place of its line among the eight dashes.
    package var dash: Int
    /// Where its parameter goes, which is not in the MathML; empty if it has none.
    package var bounds: String
    /// The reason why there is nothing to draw, or not all of it.
    package var problem: Problem?
    /// What is told of the colours that show it; nothing where it is a line.
    package var note: String?
    /// Whether it has values that a table can list.
    package var hasTable = false
    /// Whether it is proved that nothing of it is in the window.
    package var isEmpty = false
  }

  /// The edges of the window, as texts that are no longer than they need be.
  package struct Window: Hashable, Sendable {
    /// The x of the left edge, that of the right one, the y of the bottom edge
    /// and that of the top.
    package var texts = ["", "", "", ""]

    /// The names of the edges, in their order.
    static var names: [String] { ["left", "right", "bottom", "top"] }
  }

  /// A number as it is read out.
  package struct Coordinate: Hashable, Sendable {
    /// The closed form, if there is one.
    package var exact: String?
    /// The digits, with `…` where there are more.
    package var decimal: String?
  }

  /// A point of a curve that matters.
  package struct Feature: Hashable, Sendable {
    /// The number of the curve.
    package var curve: Int
    /// The kind of feature, as a word that programs can rely on.
    package var kind: String
    /// What else happens at the same point.
    package var also: [String] = []
    /// Where it is on the horizontal axis.
    package var x: Coordinate
    /// Where it is on the vertical axis; nothing at a pole.
    package var y: Coordinate?
    /// The words for it.
    package var speech: String
  }

  /// How far the edges of the window are apart as they sound: two octaves.
  static var centsOfWindow: Int { 2_400 }

  /// The point that is read out.
  package struct Trace: Hashable, Sendable {
    /// The number of the curve.
    package var curve: Int
    /// Where it is on the horizontal axis.
    package var x: Coordinate
    /// The value there; nothing where there is none.
    package var y: Coordinate?
    /// The kind of feature at the point, if there is one.
    package var kind: String?
    /// What else matters about it.
    package var also: [String] = []
    /// The position of the point among those of the curve that matter.
    package var point: Int?
    /// The reason why there is no value.
    package var problem: Problem?
    /// The column that it is in.
    package var column: Int
    /// The row that it is in; nothing where there is no value.
    package var row: Int?
    /// Whether the first coordinate is z and the second one the value there.
    package var isOfComplexNumber = false
    /// How high it sounds, in cents above the lower edge of the window, which is two octaves
    /// below the upper one; nothing where there is no value.
    package var cents: Int?
  }
}

extension GraphScreen {
  /// The news about the table.
  package enum SentTable: Hashable, Sendable {
    /// None is open.
    case none
    /// The open table.
    case open(Table)
  }

  /// The values of a curve at places that the user chose.
  package struct Table: Hashable, Sendable {
    /// The number of the curve.
    package var curve: Int
    /// The text of the curve as it is shown.
    package var title: String
    /// The first place, as it is shown.
    package var start: String
    /// The distance of two places, as it is shown.
    package var step: String
    /// How many places follow each other.
    package var count: Int
    /// Places besides, as they are shown.
    package var places: String
    /// The heads of the columns: the variable, and then the coordinates.
    package var heads: [String]
    /// The places and what the curve is there.
    package var rows: [Row] = []
    /// Whether its rows are the points of a line, which can be changed.
    package var isOfPoints = false
    /// The table for a spreadsheet.
    package var csv = ""
    /// The table as an array of LaTeX.
    package var latex = ""

    /// A line of the table.
    package struct Row: Hashable, Sendable {
      /// The value of the variable.
      package var place: Coordinate
      /// The coordinates, as far as they have values.
      package var values: [Coordinate]
      /// The reason why there are fewer.
      package var problem: Problem?
      /// The coordinates of a point as they were written, which can be changed; none of a curve.
      package var texts: [String] = []
    }
  }
}

extension GraphScreen.Table {
  /// A table of points, without rows.
  init(points id: Int, title: String) {
    self.init(
      curve: id,
      title: title,
      start: "",
      step: "",
      count: 0,
      places: "",
      heads: ["x", "y"]
    )
    isOfPoints = true
  }
}

// MARK: - JSON

extension GraphScreen {
  /// The screen as an object with stable keys.
  ///
  /// - Complexity: O(n) for n bytes of output.
  package var json: JSON {
    .object([
      .init("curves", curves.map { .list($0.map { $0.json }) } ?? .null),
      .init("sliders", sliders.map { .list($0.map { $0.json(in: settings) }) } ?? .null),
      .init("features", features.map { .list($0.map { $0.json }) } ?? .null),
      .init("featuresInWindow", .list(featuresInWindow.map { .truth($0) })),
      .init("window", window.json),
      .init("trace", trace?.json ?? .null),
      .init("table", table?.json ?? .null),
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
      .init("mathml", .text(mathml)),
      .init("kind", .text(kind)),
      .init("bounds", .text(bounds.withSignsOfComparison)),
      .init("shownBounds", .text(bounds.withSignsOfBounds)),
      .init("color", .count(curve.color)),
      .init("dash", .count(dash)),
      .init("width", .count(curve.look.width)),
      .init("isRegion", .truth(isRegion)),
      .init("isShown", .truth(curve.isShown)),
      .init("isEmpty", .truth(isEmpty)),
      .init("note", .optional(note)),
      .init("hasTable", .truth(hasTable)),
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
  /// The coordinate as an object; `shown` has its closed form, and its digits where they say
  /// more, with the signs of print, and `brief` the digits of which a column has room.
  fileprivate var json: JSON {
    let digits = decimal?.withMinusSigns
    var shown = exact.map { [$0] } ?? []
    if let digits, digits != exact { shown.append(digits) }
    var members: [JSON.Member] = [
      .init("exact", .optional(exact)), .init("decimal", .optional(decimal)),
      .init("shown", .list(shown.map { .text($0) })),
    ]
    if let digits { members.append(.init("brief", .text(GraphScreen.brief(digits)))) }
    return .object(members)
  }
}

extension GraphScreen {
  /// The first of many digits that go on, as many as a column of a phone has room for.
  fileprivate static func brief(_ digits: String) -> String {
    let most = 9
    let characters = digits.unicodeScalars
    let whole = characters.prefix { !(48...57 ~= $0.value) }
    let shown = characters.dropFirst(whole.count).prefix(most)
    guard characters.last == "…", whole.count + most + 1 < characters.count else { return digits }
    return String(String.UnicodeScalarView(whole + shown)) + "…"
  }
}

extension GraphScreen.Feature {
  fileprivate var json: JSON {
    .object([
      .init("curve", .count(curve)),
      .init("kind", .text(kind)),
      .init("also", .list(also.map { .text($0) })),
      .init("x", x.json),
      .init("y", y?.json ?? .null),
      .init("speech", .text(speech)),
    ])
  }
}

extension GraphScreen.SentTable {
  /// The table, or `false` where none is open.
  fileprivate var json: JSON {
    switch self {
    case .none: .truth(false)
    case .open(let table):
      .object([
        .init("curve", .count(table.curve)),
        .init("title", .text(table.title)),
        .init("start", .text(table.start)),
        .init("step", .text(table.step)),
        .init("count", .count(table.count)),
        .init("places", .text(table.places)),
        .init("heads", .list(table.heads.map { .text($0) })),
        .init("rows", .list(table.rows.map { $0.json })),
        .init("isOfPoints", .truth(table.isOfPoints)),
        .init("csv", .text(table.csv)),
        .init("latex", .text(table.latex)),
      ])
    }
  }
}

extension GraphScreen.Table.Row {
  fileprivate var json: JSON {
    .object([
      .init("place", place.json),
      .init("values", .list(values.map { $0.json })),
      .init("error", problem?.json ?? .null),
      .init("texts", .list(texts.map { .text($0) })),
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
      .init("also", .list(also.map { .text($0) })),
      .init("cents", cents.map { .count($0) } ?? .null),
      .init("isOfComplexNumber", .truth(isOfComplexNumber)),
    ])
  }
}
