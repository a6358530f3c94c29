// Curves of derivatives and of what else is done with expressions are those of their formulas. These
// are by hand, from the rules of derivatives and of series.

import Expressions
import Graphs
import Numbers
import Plots
import Reals
import Sessions
import Sheets
import TestSupport
import Testing

@Suite("Curves of derivatives")
struct PerformedCurveTests {
  private static let table: [(text: String, formula: String)] = [
    ("y = diff(sin(x); x)", "y = cos(x)"), ("diff(x^3 - 3x; x) + 1", "3x^2 - 2"),
    ("y = diff(ln(x); x)", "y = {x > 0: 1/x}"), ("y = diff(sqrt(x); x)", "y = 1/(2*sqrt(x))"),
    ("y = diff(abs(x); x)", "y = {x < 0: -1; x > 0: 1}"),
    ("y = diff(x^5; x; x)", "y = 20x^3"), ("y = d/dx x^2", "y = 2x"),
    ("y = diff(x^2/x; x)", "y = {x != 0: 1}"), ("x = diff(y^2; y)", "x = 2y"),
    ("y = taylor(sin(x); x = 0; 5)", "y = x - x^3/6 + x^5/120"),
    ("y = expand((x+1)^3)", "y = (x+1)^3"), ("y = substitute(k^2; k = x + 1)", "y = (x+1)^2"),
    ("x = cos(t), y = diff(t^3; t)", "x = cos(t), y = 3t^2"), ("r = diff(θ^2; θ)", "r = 2θ"),
    ("diff(x^2; x) > y", "2x > y"), ("y = g(x)", "y = 3x^2"), ("y = g(2x) + g(1)", "y = 12x^2 + 3"),
    ("y = f'(x)", "y = 3x^2"), ("y = diff(g(x); x)", "y = 6x"), ("y = diff(a*x^2; x)", "y = 10x"),
  ]

  /// The session in which the curves are drawn: x has a value, and yet is free in them.
  private static var session: Session {
    var session = Session()
    _ = session.evaluate("f(x) = x^3; g(x) = diff(f(x); x); a = 5; x = 7; t = 2", showing: .all)
    return session
  }

  private static func value(_ e: Expressions.Expression, _ environment: Environment) -> String {
    var workspace = Workspace()
    do {
      guard case .real(let real) = try e.value(in: environment, workspace: &workspace) else {
        return "no number"
      }
      return try Real.digits(real, significantDigits: 12, in: &workspace)?.digits ?? "?"
    } catch {
      return "none"
    }
  }

  @Test("are those of their formulas", arguments: table)
  func curves(text: String, formula: String) throws {
    let environment = Self.session.realEnvironment
    let options = environment.parsingOptions
    var workspace = Workspace()
    let one = try Plot(reading: text, options: options)
      .performed(in: environment, workspace: &workspace)
    let other = try Plot(reading: formula, options: options)
    #expect(one.kindName == other.kindName && one.text == text)
    try #require(one.computed.count == other.computed.count)
    for (e, wanted) in zip(one.computed, other.computed) {
      for place in [-3, -1, 0, 1, 2, 5] {
        var environment = environment
        for name in ["x", "y", "t", "theta", "θ"] {
          environment.variables[name] = .real(Real(Rational(Integer(place), over: 2)))
        }
        let found = Self.value(e, environment)
        #expect(found == Self.value(wanted, environment), "\(text) at \(place)/2: \(e)")
      }
    }
  }

  @Test(
    "have pixels where the formula has, and nowhere else",
    arguments: [
      ("y = diff(ln(x); x)", "y = {x > 0: 1/x}"), ("y = diff(x*abs(x); x)", "y = 2*abs(x)"),
      ("y = g(x)", "y = 3x^2"), ("y = taylor(sin(x); x = 0; 5)", "y = x - x^3/6 + x^5/120"),
      ("y = lim(x^2; x -> 1) + x", "y = x + 1"), ("y = x*lim(sin(h)/h; h -> 0)", "y = x"),
      ("y = x + lim(atan(x); x -> inf)/pi", "y = x + 1/2"),
      ("y = x*integral(e^t; t = 0..ln(2))", "y = x"),
    ]
  )
  func pixels(text: String, formula: String) {
    let pictures = [text, formula].map { text in
      var request = PlotRequest(curves: [text])
      (request.horizontal, request.vertical) = ("-4..4", "-3..3")
      (request.width, request.height) = (160, 120)
      let sheet = PlotSheet(request, in: Self.session)
      #expect(sheet.failures.isEmpty && sheet.emptyCurves.isEmpty, "\(text)")
      return sheet.rawPNG()
    }
    #expect(pictures[0] == pictures[1], "\(text)")
  }

  @Test("are drawn on the sheet, with a slider for what has no value")
  func sheet() {
    let graph = GraphSheet.drawn("y = diff(k*x^2; x)", "y = taylor(e^x; x = 0; 3)")
    var shown = graph
    let curves = shown.handle(.screen).curves ?? []
    #expect(curves.count == 2 && curves.allSatisfy { $0.problem == nil && $0.hasTable })
  }

  @Test(
    "what has no formula is refused as ever",
    arguments: ["y = int(sin(x); x)", "y = solve(x = 2; x)"]
  )
  func refused(text: String) {
    let sheet = PlotSheet(PlotRequest(curves: [text]), in: Self.session)
    #expect(sheet.failures.count == 1)
  }
}
