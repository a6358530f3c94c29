// Proved pixels to drawing commands.

extension Scene {
  /// How the graph of a function is drawn.
  package enum Mode: UInt8, Hashable, Sendable {
    /// Lines where the curve is proved to be connected.
    case line
    /// A dot per column where the curve meets the middle of the pen.
    case dots
  }

  /// Adds a curve or region of which a picture tells.
  package mutating func add(
    _ picture: Picture,
    style: CurveStyle,
    isRegion: Bool = false,
    mode: Mode = .line,
    marks: [FeatureMark] = []
  ) {
    var curve = DrawnCurve(style: style)
    curve.isRegion = isRegion
    curve.marks = marks
    curve.undecidedCount = picture.undecidedCount
    if curve.undecidedCount > 0 { curve.doubts = Self.rectangles(of: picture, .undecided) }
    if isRegion {
      curve.bands = Self.rectangles(of: picture, .proved)
    } else if picture.crossings.isEmpty && mode == .dots {
      curve.dots = Self.middles(of: picture)
    } else if !picture.segments.isEmpty && !isRegion {
      let drawing = SegmentDrawing(picture.segments)
      curve.strokes = drawing.strokes
      curve.dots = drawing.dots
    } else if picture.crossings.isEmpty {
      let columns = (0..<picture.width).map { Self.proved(picture.column($0)) }
      let drawing = PixelDrawing(columns)
      curve.strokes = drawing.strokes
      curve.bands = drawing.bands
      curve.dots = drawing.dots
    } else if mode == .dots {
      curve.dots = Self.dots(of: picture)
    } else {
      var drawing = ColumnDrawing(height: picture.height)
      var runs: [Run] = []
      for column in 0..<picture.width {
        Self.merge(picture.column(column), into: &runs)
        drawing.draw(column: column, runs: runs, crossing: picture.crossings[column])
      }
      drawing.finish()
      curve.strokes = drawing.pen.strokes
      curve.bands = drawing.bands
      curve.dots = drawing.dots
    }
    if picture.isSideways { curve.turn(height: Float(picture.width)) }
    // Dashes go on from one line to the next.
    if style.dash > 0 { curve.strokes = Polyline.joined(curve.strokes) }
    if isRegion { addBelow(curve) } else { curves.append(curve) }
  }

  /// Adds the line at which the region that was added last ends.
  ///
  /// Only lines of it are drawn: where it fills pixels, the region has no rim.
  package mutating func addRim(_ picture: Picture, style: CurveStyle) {
    add(picture, style: style)
    guard let line = curves.popLast() else { return }
    var rim = DrawnCurve(style: style)
    rim.isRim = true
    rim.strokes = line.strokes
    addBelow(rim)
  }

  /// Adds lines at which the region that was added last ends by a jump, from (x, y) to (z, w)
  /// in pixels from the top left.
  package mutating func addRim(_ segments: [SIMD4<Float>], style: CurveStyle) {
    if segments.isEmpty { return }
    var rim = DrawnCurve(style: style)
    rim.isRim = true
    rim.strokes = SegmentDrawing(segments).strokes
    addBelow(rim)
  }

  /// Adds a region or its rim below all lines, which it would tint.
  private mutating func addBelow(_ curve: DrawnCurve) {
    curves.insert(curve, at: curves.firstIndex { !$0.isRegion && !$0.isRim } ?? curves.count)
  }

  /// The pixels in a state, as rectangles.
  private static func rectangles(of picture: Picture, _ state: Run.State) -> [ScreenRectangle] {
    var pixels = PixelRectangles()
    for column in 0..<picture.width {
      pixels.add(column: column, picture.column(column).lazy.filter { $0.state == state })
    }
    pixels.finish()
    return pixels.rectangles
  }

  /// The proved runs of a column, those that touch made one.
  private static func proved(_ runs: ArraySlice<Run>) -> [Run] {
    var merged: [Run] = []
    merge(runs, into: &merged)
    return merged
  }

  /// Replaces what is in an array by the proved runs of a column, those that touch
  /// made one.
  private static func merge(_ runs: ArraySlice<Run>, into merged: inout [Run]) {
    merged.removeAll(keepingCapacity: true)
    for run in runs where run.state == .proved {
      if let last = merged.last, last.bottom == run.top {
        merged[merged.count - 1].bottom = run.bottom
      } else {
        merged.append(run)
      }
    }
  }

  /// The middles of the proved runs.
  private static func middles(of picture: Picture) -> [ScreenPoint] {
    (0..<picture.width).flatMap { column in
      proved(picture.column(column)).map { run in
        ScreenPoint(x: Float(column) + 0.5, y: Float(run.top + run.bottom) / 2)
      }
    }
  }

  /// The points at the left edges of the columns, and those that stand alone.
  private static func dots(of picture: Picture) -> [ScreenPoint] {
    var dots: [ScreenPoint] = []
    for column in 0..<picture.width {
      let crossing = picture.crossings[column]
      let middle = Float(column) + 0.5
      if crossing.left >= 0, crossing.left <= Float(picture.height) {
        dots.append(ScreenPoint(x: middle, y: crossing.left))
      } else if crossing.left.isNaN, crossing.right.isNaN {
        for run in proved(picture.column(column)) where run.bottom - run.top == 1 {
          dots.append(ScreenPoint(x: middle, y: Float(run.top) + 0.5))
        }
      }
    }
    return dots
  }
}

extension DrawnCurve {
  /// Exchanges columns and rows; the first column becomes the last row.
  fileprivate mutating func turn(height: Float) {
    let point = { (point: ScreenPoint) in ScreenPoint(x: point.y, y: height - point.x) }
    let rectangle = { (old: ScreenRectangle) in
      ScreenRectangle(
        left: old.top,
        top: height - old.right,
        right: old.bottom,
        bottom: height - old.left
      )
    }
    strokes = strokes.map { $0.map(point) }
    dots = dots.map(point)
    bands = bands.map(rectangle)
    doubts = doubts.map(rectangle)
  }
}
