// Scenes as pixels.

extension Scene {
  /// The width of the pen of curves, in CSS pixels.
  static let penWidth: Float = 2
  /// The radius of marks, in CSS pixels.
  static let markRadius: Float = 3.5
  /// How thick regions and undecided pixels are painted where 255 is opaque.
  static let tint = 68

  /// How far the ink of a band reaches beyond its pixels, which is as far as
  /// that of lines through their middles, in whole pixels.
  var bandMargin: Float { (Self.penWidth / 2 * density - 0.5).rounded(.down) }

  /// The scene as a PNG file.
  package func png(_ palette: Palette) -> PNG {
    PNG(pixels: canvas(palette).pixels, width: width, height: height)
  }

  /// The scene painted over the background.
  func canvas(_ palette: Palette) -> Canvas {
    var canvas = Canvas(width: width, height: height, background: palette.background)
    for cells in cells { paint(cells, palette, on: &canvas) }
    for rule in rules { canvas.fill(rectangle(of: rule), color(of: rule, palette)) }
    for curve in curves { paint(curve, palette, on: &canvas) }
    for curve in curves where curve.marks.contains(where: { $0.kind != .pole }) {
      paintMarks(of: curve, palette, on: &canvas)
    }
    paintLabels(palette, on: &canvas)
    return canvas
  }

  private func paint(_ cells: ColoredCells, _ palette: Palette, on canvas: inout Canvas) {
    let size = Float(cells.size)
    for (place, color) in cells.colors(without: palette.major).enumerated() {
      let (left, top) = (Float(place % cells.columns) * size, Float(place / cells.columns) * size)
      let square = ScreenRectangle(left: left, top: top, right: left + size, bottom: top + size)
      canvas.fill(square, color)
    }
  }

  /// The pixels of a rule.
  func rectangle(of rule: Rule) -> ScreenRectangle {
    let start = Float(rule.start)
    let end = Float(rule.start + rule.thickness)
    return rule.isVertical
      ? ScreenRectangle(left: start, top: 0, right: end, bottom: Float(height))
      : ScreenRectangle(left: 0, top: start, right: Float(width), bottom: end)
  }

  private func color(of rule: Rule, _ palette: Palette) -> Color {
    switch rule.weight {
    case .minor: palette.minor
    case .major: palette.major
    case .axis: palette.axis
    }
  }

  private func paint(_ curve: DrawnCurve, _ palette: Palette, on canvas: inout Canvas) {
    let color = palette.curves[curve.style.color]
    let pen = Self.penWidth * Float(curve.style.width) / Float(CurveStyle.usualWidth)
    let radius = pen / 2 * density
    for doubt in curve.doubts { canvas.fill(doubt, palette.doubt, coverage: 2 * Self.tint) }
    var ink = Mask(width: width, height: height)
    if curve.isRegion {
      for band in curve.bands { canvas.fill(band, color, coverage: Self.tint) }
    } else {
      for band in curve.bands { ink.fill(band.grown(by: bandMargin)) }
    }
    let dashes = CurveStyle.dashes[curve.style.dash].map { $0 * 2 * radius }
    for stroke in curve.strokes {
      for piece in Dashes.pieces(of: stroke, lengths: dashes) { ink.stroke(piece, radius: radius) }
    }
    for dot in curve.dots { ink.dot(dot, radius: radius) }
    canvas.paint(ink, color)
  }

  /// Paints discs with a rim, and open circles.
  private func paintMarks(of curve: DrawnCurve, _ palette: Palette, on canvas: inout Canvas) {
    let radius = Self.markRadius * density
    var discs = Mask(width: width, height: height)
    var ink = Mask(width: width, height: height)
    for mark in curve.marks where mark.kind != .pole {
      discs.dot(mark.position, radius: radius + (mark.isFilled ? density : 0))
      if mark.isFilled {
        ink.dot(mark.position, radius: radius)
      } else {
        ink.ring(mark.position, radius: radius, penRadius: 0.75 * density)
      }
    }
    canvas.paint(discs, palette.background)
    canvas.paint(ink, palette.curves[curve.style.color])
  }

  private func paintLabels(_ palette: Palette, on canvas: inout Canvas) {
    let font = StrokeFont(unit: 1.06 * density)
    var halo = Mask(width: width, height: height)
    var ink = Mask(width: width, height: height)
    for label in labels {
      let length = font.width(of: label.text)
      var start = label.anchor
      switch label.alignment {
      case .leading: break
      case .middle: start.x -= length / 2
      case .trailing: start.x -= length
      }
      for stroke in font.strokes(of: label.text, at: start) {
        halo.stroke(stroke, radius: 2.6 * density)
        ink.stroke(stroke, radius: 0.58 * density)
      }
    }
    // Light enough that a curve is seen to go on behind a number.
    canvas.paint(halo, palette.background, strength: Mask.coverageOfLevel / 2)
    canvas.paint(ink, palette.text)
  }
}
