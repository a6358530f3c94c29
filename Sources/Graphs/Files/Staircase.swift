// Bands of neighbouring columns as one outline.

extension ScreenRectangle {
  /// The corners, clockwise from the top left.
  var corners: [ScreenPoint] {
    [
      ScreenPoint(x: left, y: top), ScreenPoint(x: right, y: top),
      ScreenPoint(x: right, y: bottom), ScreenPoint(x: left, y: bottom),
    ]
  }

  /// The rectangle with so much more on every side.
  func grown(by margin: Float) -> ScreenRectangle {
    ScreenRectangle(
      left: left - margin,
      top: top - margin,
      right: right + margin,
      bottom: bottom + margin
    )
  }
}

/// Outlines of rectangles that stand side by side.
enum Staircase {
  /// The outlines of rectangles, those that follow each other and touch in one.
  ///
  /// The corners are such that one goes from each to the next across, then down
  /// or up.
  static func outlines(of bands: [ScreenRectangle]) -> [[ScreenPoint]] {
    var outlines: [[ScreenPoint]] = []
    var start = 0
    while start < bands.count {
      var end = start + 1
      while end < bands.count, touches(bands[end - 1], bands[end]) { end += 1 }
      outlines.append(outline(of: bands[start..<end]))
      start = end
    }
    return outlines
  }

  private static func touches(_ a: ScreenRectangle, _ b: ScreenRectangle) -> Bool {
    a.right == b.left && a.top < b.bottom && b.top < a.bottom
  }

  private static func outline(of bands: ArraySlice<ScreenRectangle>) -> [ScreenPoint] {
    var outline: [ScreenPoint] = []
    for band in bands {
      outline.append(ScreenPoint(x: band.left, y: band.top))
      outline.append(ScreenPoint(x: band.right, y: band.top))
    }
    for band in bands.reversed() {
      outline.append(ScreenPoint(x: band.right, y: band.bottom))
      outline.append(ScreenPoint(x: band.left, y: band.bottom))
    }
    return outline
  }
}
