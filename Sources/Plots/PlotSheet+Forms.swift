// Plots as files, as text, and as pictures in a terminal.

internal import Expressions
internal import Graphs
internal import Numbers

extension PlotSheet {
  /// The scene of the plot; nothing where there is no window.
  private var scene: Scene? {
    guard let viewport else { return nil }
    let density: Rational =
      switch request.density {
      case .dots: Rational(1, over: 4)
      case .plain: 1
      case .fine: 2
      }
    var steps: (across: TickStep?, down: TickStep?)
    var scene = Scene(
      of: viewport,
      showsPi ? .pi : .one,
      density: density,
      metrics: request.density == .dots ? BrailleDrawing.metrics : nil,
      steps: &steps
    )
    for (index, curve) in curves.enumerated() {
      let place = index % CurveStyle.count
      let marks = request.isDotted ? [] : marks(of: curve, in: viewport)
      curve.drawing.add(to: &scene, style: CurveStyle(color: place, dash: place), marks: marks)
    }
    return scene
  }

  /// Whether x is better read in multiples of π: the bounds were given so, or
  /// every curve turns with an angle in radians and no bounds were given.
  private var showsPi: Bool {
    if let horizontal = request.horizontal {
      return PlotSheet.mentionsPi(horizontal)
    }
    return !curves.isEmpty && environment.angleUnit == .radians
      && curves.allSatisfy { $0.plot.isTrigonometric }
  }

  /// Whether a text has the name of π.
  private static func mentionsPi(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return ["pi", "π"].contains { name in
      let letters = Array(name.utf8)
      return bytes.indices.contains { bytes[$0...].starts(with: letters) }
    }
  }

  /// The plot as an SVG file.
  public func svg(_ theme: PlotSheet.Theme) -> [UInt8] {
    guard let scene else { return [] }
    let names = curves.map { $0.plot.text }.joined(separator: "; ")
    return SVG(scene, palette: theme.palette, title: names, description: description).bytes
  }

  /// The text of an SVG file for those who do not see it.
  private var description: String {
    guard let viewport else { return "" }
    let bounds = [viewport.left, viewport.right, viewport.bottom, viewport.top]
      .map { NumberText.short($0) }
    return "x: \(bounds[0]) … \(bounds[1]), y: \(bounds[2]) … \(bounds[3])"
  }

  /// The plot as a PNG file.
  public func png(_ theme: PlotSheet.Theme) -> [UInt8] {
    scene?.png(theme.palette).bytes ?? []
  }

  /// The bare pixels as a PNG file: black is proved, grey 128 undecided.
  public func rawPNG() -> [UInt8] {
    PNG(raw: curves.map { $0.picture }, width: request.width, height: request.height).bytes
  }

  /// The plot for a terminal with kitty's graphics protocol.
  public func kitty(_ theme: PlotSheet.Theme) -> [UInt8] {
    scene.map { TerminalImage.kitty($0.png(theme.palette)) } ?? []
  }

  /// The plot for a terminal with sixels.
  public func sixel(_ theme: PlotSheet.Theme) -> [UInt8] {
    scene.map { TerminalImage.sixel($0, theme.palette) } ?? []
  }

  /// The plot in Braille patterns; curves in the terminal's colours if wanted.
  public func lines(isColored: Bool) -> [String] {
    guard let scene else { return [] }
    let drawing = BrailleDrawing(curves.map { $0.picture }, axes: scene)
    return drawing.lines(colors: isColored ? CurveTheme.terminalColors : [])
  }

  /// How many columns and rows of pixels a character of Braille has.
  public static var pixelsPerCharacter: (width: Int, height: Int) {
    (BrailleDrawing.cellWidth, BrailleDrawing.cellHeight)
  }
}
