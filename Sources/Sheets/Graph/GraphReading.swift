// The readings of texts of curves.

internal import Analysis
internal import Expressions
internal import Graphs
internal import Messages
internal import Plots
internal import Sessions

/// A curve as it was read.
struct GraphReading: Sendable {
  /// The plot, if the text can be read.
  private(set) var plot: Plot?
  /// The mistake in the text, if there is one.
  private(set) var problem: Problem?
  /// The text in MathML, once it was shown.
  var mathml: String?
  /// A text that changes with the meanings of the names in the curve.
  var meaning = ""
  /// The plot with results in the place of derivatives and the like, once what names mean is known.
  var performed: Plot?
  /// The line in the plane, where the curve is one.
  var curve: PlaneCurve?
  /// The function of z, which colours show where z has no value.
  private(set) var coloring: Expression?

  /// Reads a text with the decimal mark of an environment.
  init(_ text: String, in environment: Environment, _ language: Language) {
    do throws(PlotError) {
      let whole = try Plot(reading: text, options: environment.parsingOptions)
      let curves = try whole.curves(environment.parsingOptions)
      // A list of several is taken apart where it joins the curves.
      plot = curves.count == 1 ? curves[0] : whole
      if environment.variables["z"] == nil { coloring = plot?.functionOfZ }
    } catch {
      let place = characterRange(of: error.mistake.range, in: text)
      problem = Problem(Message(error.mistake.kind, in: language), at: place)
    }
  }

  /// The function, where the curve is the graph of one.
  var function: PlaneCurve.Path? { curve?.function }
  /// The kind of curve, as a word that programs can rely on.
  var kind: String { coloring == nil ? plot?.kindName ?? "none" : "coloring" }
  /// Whether it is a line of points.
  var hasPoints: Bool { plot?.points != nil }
  /// Whether it is a part of the plane and no line.
  var isRegion: Bool { plot?.isRegion == true }
  /// Whether a sine or one of its relatives takes an angle.
  var isTrigonometric: Bool { plot?.isTrigonometric == true }

  /// The names that have no meaning yet and can be varied, in the order of
  /// appearance: single letters, and those that are varied already.
  ///
  /// A word is no parameter that anybody meant: what it stands for is asked, and so is
  /// what ``productMeant(by:)`` guesses.
  func openNames(in environment: Environment, varied: [GraphSlider]) -> [String] {
    allOpenNames(in: environment).filter { name in
      let isKnown = name.isLetterWithIndex || varied.contains { $0.name == name }
      return isKnown && productMeant(by: name) == nil
    }
  }

  /// What a name without a value most likely stands for: `mx` is m·x, `sinx` is
  /// sin(x); nil if it is a name like any other.
  ///
  /// Two letters of which one is a coordinate, or a function in front of one.
  func productMeant(by name: String) -> String? {
    guard let plot, name.utf8.count > 1, name != "xi" else { return nil }
    var known = ["x", "y"]
    switch plot.kind {
    case .parametric(_, _, let parameter), .polar(_, let parameter): known.append(parameter.name)
    case .explicit(_, let variable): known.append(variable)
    case .sideways, .implicit, .points: break
    }
    if coloring != nil { known.append("z") }
    let letters = name.utf8.map { String(decoding: [$0], as: UTF8.self) }
    if letters.count == 2, letters.contains(where: known.contains) { known = letters }
    return Spelling.divided(name, among: known)
  }

  private func allOpenNames(in environment: Environment) -> [String] {
    guard let plot else { return [] }
    var open: [String] = []
    var seen: Set<String> = []
    var bodies: [Expression] = []
    for name in plot.parameters where environment.variables[name] == nil {
      if coloring == nil || name != "z" { open.append(name) }
    }
    for expression in plot.computed {
      bodies += expression.calledBodies(in: environment, &seen, &open)
    }
    while let body = bodies.popLast() {
      bodies += body.calledBodies(in: environment, &seen, &open)
    }
    return open
  }
}

extension Expression {
  /// The bodies of functions of the user that are called here for the first
  /// time; what they leave open joins a list.
  fileprivate func calledBodies(
    in environment: Environment,
    _ seen: inout Set<String>,
    _ open: inout [String]
  ) -> [Expression] {
    var bodies: [Expression] = []
    for index in 0..<count where symbol(at: index) == .application {
      let name = name(at: first(of: index))
      guard seen.insert(name).inserted, let called = environment.functions[name] else { continue }
      bodies.append(called.body)
      for name in called.body.variables
      where !called.parameters.contains(name) && environment.variables[name] == nil
        && !open.contains(name)
      {
        open.append(name)
      }
    }
    return bodies
  }
}
