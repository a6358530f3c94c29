// The drawing of a graph, step by step.

internal import Expressions
internal import Graphs
internal import Numbers
internal import Plots
internal import Reals
internal import Sessions

/// The drawing so far.
struct GraphDrawing: Sendable {
  /// A curve under way.
  struct Curve: Sendable {
    /// The number of the curve.
    let id: Int
    /// The key for which it was begun.
    let key: Key
    /// The drawing of the curve, if it has a meaning.
    var drawn: CurveDrawing?
    /// The colours under way, where it is a function of z.
    var coloring = Coloring.none
    /// The reason why there is nothing to see.
    var problem: Problem?

    /// The same drawing of a curve with another number.
    func numbered(_ id: Int) -> Curve {
      Curve(id: id, key: key, drawn: drawn, coloring: coloring, problem: problem)
    }

    /// The same curve through another window.
    func moved(to viewport: Viewport) -> Curve {
      Curve(
        id: id,
        key: key.moved(to: viewport),
        drawn: drawn?.moved(to: viewport),
        coloring: coloring.moved(to: viewport),
        problem: problem
      )
    }
  }

  /// The colours of a function of z under way, kept apart: few curves are one, and all are
  /// copied.
  indirect enum Coloring: Sendable {
    /// It is a line, or there is no colour.
    case none
    /// It is a function of z.
    case some(ColoringDrawing)
  }

  /// The texts that a curve depends on.
  struct Key: Hashable, Sendable {
    var text: String
    /// The meanings of the names in it: see ``GraphReading/meaning``.
    var meaning: String
    var isDots: Bool
    var viewport: Viewport

    /// The same through another window.
    func moved(to viewport: Viewport) -> Key {
      var moved = self
      moved.viewport = viewport
      return moved
    }
  }

  /// A point of a curve that matters, with what the trace needs of it.
  struct Feature: Sendable {
    /// Where it is on the horizontal axis, to many digits.
    var place: Rational
    /// Where it is on a path that has a parameter.
    var parameter: Double?
    /// Where it is on the vertical axis, to many digits; nothing at a pole.
    var height: Rational?
    /// The feature as it is shown.
    var shown: GraphScreen.Feature
    /// The circles on the picture.
    var marks: [PlaneMark] = []
  }

  /// The curves that are shown, in their order.
  var curves: [Curve] = []
  /// The points that matter, by curve.
  var features: [Int: [Feature]] = [:]
  /// The asymptotes as they are shown, by curve.
  var asymptotes: [Int: [GraphScreen.Feature]] = [:]
  /// The searches for them, by curve.
  var searches: [Int: GraphSearch] = [:]
  /// The distances of the ticks in use, which change as late as they can.
  var steps: (across: TickStep?, down: TickStep?)
  /// Whether somebody has seen what there is to see.
  var isSeen = false

  /// The number of parts of curves of which more can be proved.
  var openCount: Int {
    curves.reduce(0) { count, curve in
      count + (curve.drawn?.openCount() ?? 0) + curve.coloring.openCount
    }
  }
  /// Whether every pixel is decided or given up.
  var isProved: Bool { openCount == 0 }
  /// Whether there is nothing more to prove or to find.
  var isFinished: Bool { isProved && searches.values.allSatisfy { $0.search.isDone } }
  /// The number of pixels of which nothing is proved.
  var undecided: Int { curves.reduce(0) { $0 + ($1.drawn?.undecidedCount ?? 0) } }
  /// Whether it is proved that nothing of a curve is in the window.
  func isEmpty(_ id: Int) -> Bool { curves.first { $0.id == id }?.drawn?.isEmpty == true }
  /// Why there is nothing to see of a curve.
  func problem(of id: Int) -> Problem? { curves.first { $0.id == id }?.problem }
}

/// A search over the window and a little more, and what it was begun for.
struct GraphSearch: Sendable {
  /// The texts that a search depends on.
  struct Key: Hashable, Sendable {
    var text: String
    /// The meanings of the names in it: see ``GraphReading/meaning``.
    var meaning: String
    /// The curves that it may meet, each as text and meaning.
    var others: [[String]]
  }

  let key: Key
  /// Where it is looked.
  let region: CurveSearch.Region
  var search: CurveSearch

  /// Whether it is done and may have missed features.
  var mayMissFeatures: Bool { search.isDone && !search.isComplete }
}

extension GraphDrawing.Coloring {
  /// The same function through another window.
  func moved(to viewport: Viewport) -> Self {
    guard case .some(let drawing) = self else { return .none }
    return .some(drawing.moved(to: viewport))
  }

  /// 1 where more can be computed.
  var openCount: Int {
    guard case .some(let drawing) = self else { return 0 }
    return drawing.isDone ? 0 : 1
  }

  /// Goes on for so many steps.
  mutating func advance(steps: Int) {
    guard case .some(var drawing) = self else { return }
    // What is known so far is not copied.
    self = .none
    drawing.advance(steps: steps)
    self = .some(drawing)
  }

  /// Shows the colours.
  func color(_ scene: inout Scene) {
    if case .some(let drawing) = self { scene.color(by: drawing.cells) }
  }
}
