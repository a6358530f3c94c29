// What the text of a curve says.

internal import Expressions
internal import Graphs

/// A curve as it was read.
struct GraphReading: Sendable {
  /// What is drawn, if the text makes sense.
  private(set) var plot: Plot?
  /// What is wrong with the text.
  private(set) var problem: Problem?
  /// What the names in it mean, as a text that is another one where that differs.
  var meaning = ""

  /// Reads a text with `.` as its decimal mark.
  init(_ text: String, in environment: Environment, _ language: Language) {
    do throws(PlotError) {
      plot = try Plot(reading: text, options: environment.parsingOptions)
    } catch {
      let place = characterRange(of: error.place, in: text)
      problem = Problem(Message(error, in: language), at: place)
    }
  }

  /// The value over its variable, where the curve is the graph of a function.
  var function: (expression: Expression, variable: String)? {
    guard case .explicit(let expression, let variable)? = plot?.kind else { return nil }
    return (expression, variable)
  }

  /// What kind of curve it is, as a word that programs can rely on.
  var kind: String {
    switch plot?.kind {
    case .explicit: "explicit"
    case .sideways: "sideways"
    case .implicit: "implicit"
    case .parametric: "parametric"
    case .polar: "polar"
    case nil: "none"
    }
  }

  /// Whether it is a part of the plane and no line.
  var isRegion: Bool {
    guard case .implicit(let comparisons)? = plot?.kind else { return false }
    return comparisons.allSatisfy { $0.relation != .equal }
  }

  /// Whether a sine or one of its relatives takes an angle.
  var isTrigonometric: Bool {
    plot?.computed.contains { $0.isTrigonometric } == true
  }

  /// The names that have no meaning yet, in the order of appearance.
  func openNames(in environment: Environment) -> [String] {
    guard let plot else { return [] }
    var open: [String] = []
    var seen: Set<String> = []
    var bodies: [Expression] = []
    for name in plot.parameters where environment.variables[name] == nil { open.append(name) }
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
  /// Whether a sine or one of its relatives takes an angle.
  fileprivate var isTrigonometric: Bool {
    for index in 0..<count {
      guard case .call(let builtin) = symbol(at: index) else { continue }
      if ["sin", "cos", "tan", "sec", "csc", "cot"].contains("\(builtin.name)") { return true }
    }
    return false
  }

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
