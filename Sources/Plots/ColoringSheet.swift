// The colours of a function of z, for files and terminals.

internal import Expressions
internal import Graphs
public import Messages
internal import Numbers
public import Sessions

/// A function of z whose values are shown by colours of the plane, to be written in any form.
///
/// The colours are computed in doubles: nothing of them is proved.
public struct ColoringSheet: Sendable {
  /// What went wrong; nothing is written then.
  public private(set) var failures: [PlotSheet.Failure] = []
  private let request: PlotRequest
  private let text: String
  private var coloring: DomainColoring?
  private var viewport: Viewport?

  /// Reads a request, where it is one for a single function of z.
  ///
  /// - Returns: Nothing where it asks for something else.
  public init?(_ request: PlotRequest, in session: borrowing Session) {
    let environment = session.realEnvironment
    guard request.curves.count == 1, environment.variables["z"] == nil else { return nil }
    let line = Parser.line(request.curves[0], options: environment.parsingOptions)
    guard line.diagnostics.isEmpty, line.statements.count == 1,
      case .evaluate = line.statements[0].action
    else { return nil }
    let expression = line.statements[0].expression
    // A comparison of z is a curve or a part of the plane.
    if case .relation = expression.symbol(at: expression.root) { return nil }
    guard expression.variables.contains("z") else { return nil }
    self.request = request
    let mark = environment.parsingOptions.decimalMark
    text = expression.text(unicode: true, decimalMark: mark)
    var window = PlotWindow(environment, session.settings)
    viewport = ColoringSheet.viewport(for: request, &window)
    failures = window.failures
    do throws(EvaluationError) {
      coloring = try DomainColoring(of: expression, in: environment)
    } catch {
      let text = request.curves[0]
      failures.append(.text(Answer(error, in: text, session.settings), argument: nil))
    }
  }

  /// The window of the request, in which a unit is as long on both axes unless both have
  /// bounds.
  private static func viewport(for request: PlotRequest, _ window: inout PlotWindow) -> Viewport? {
    var asked = request
    let reach = DomainColoring.usualReach
    if asked.horizontal == nil, asked.vertical == nil { asked.horizontal = "-\(reach)..\(reach)" }
    guard asked.horizontal == nil || asked.vertical == nil else {
      return window.viewport(for: asked, showing: [])
    }
    let isWide = asked.horizontal != nil
    if isWide { asked.vertical = "-1..1" } else { asked.horizontal = "-1..1" }
    guard let found = window.viewport(for: asked, showing: []) else { return nil }
    let unit = isWide ? found.unitsPerColumn : found.unitsPerRow
    return Viewport(
      left: isWide ? found.left : -(unit * Rational(found.width, over: 2)),
      top: isWide ? unit * Rational(found.height, over: 2) : found.top,
      unitsPerColumn: unit,
      unitsPerRow: unit,
      width: found.width,
      height: found.height
    )
  }

  /// What the colours say, and that they are not proved; or why there are none.
  public func note(in language: Language) -> String {
    let sentence = coloring == nil ? Sentence.coloringUnknown : .coloring
    return sentence.text(in: language, text)
  }

  /// Whether there is something to see.
  public var isColored: Bool { coloring != nil && viewport != nil && failures.isEmpty }

  /// The colours, and the axes with their numbers.
  private var scene: Scene? {
    guard let coloring, let viewport, isColored else { return nil }
    let density: Rational = request.density == .fine ? 2 : 1
    var steps: (across: TickStep?, down: TickStep?)
    var scene = Scene(of: viewport, .one, density: density, steps: &steps)
    scene.color(by: [coloring.cells(in: viewport)])
    return scene
  }

  /// The picture as a PNG file.
  public func png(_ theme: PlotSheet.Theme) -> [UInt8] {
    scene?.png(theme.palette).bytes ?? []
  }

  /// The picture as an SVG file, its colours as an image in it.
  public func svg(_ theme: PlotSheet.Theme, in language: Language) -> [UInt8] {
    guard let scene else { return [] }
    return SVG(
      scene,
      palette: theme.palette,
      title: text,
      description: note(in: language)
    ).bytes
  }

  /// The picture for a terminal with kitty's graphics protocol.
  public func kitty(_ theme: PlotSheet.Theme) -> [UInt8] {
    scene.map { TerminalImage.kitty($0.png(theme.palette)) } ?? []
  }

  /// The picture for a terminal with sixels.
  public func sixel(_ theme: PlotSheet.Theme) -> [UInt8] {
    scene.map { TerminalImage.sixel($0, theme.palette) } ?? []
  }

  /// The picture in characters: two colours in each, or arrows that point where values do.
  public func lines(isColored: Bool) -> [String] {
    guard let coloring, let viewport, self.isColored else { return [] }
    let character = PlotSheet.pixelsPerCharacter
    let rows = max(1, viewport.height / character.height)
    let coarse = Viewport(
      left: viewport.left,
      top: viewport.top,
      unitsPerColumn: viewport.unitsPerColumn * Rational(character.width),
      unitsPerRow: viewport.unitsPerRow * Rational(character.height, over: isColored ? 2 : 1),
      width: max(1, viewport.width / character.width),
      height: isColored ? 2 * rows : rows
    )
    guard isColored else { return coloring.arrows(in: coarse) }
    let colors = coloring.colors(in: coarse, undefined: PlotSheet.Theme.light.palette.major)
    return (0..<rows).map { row in
      let line = (0..<coarse.width).map { column in
        let upper = colors[2 * row * coarse.width + column]
        let lower = colors[(2 * row + 1) * coarse.width + column]
        return "\u{1B}[38;2;\(upper.code)m\u{1B}[48;2;\(lower.code)m▀"
      }
      return line.joined() + "\u{1B}[0m"
    }
  }
}

extension Color {
  /// The shares as a terminal reads them.
  fileprivate var code: String { "\(red);\(green);\(blue)" }
}
