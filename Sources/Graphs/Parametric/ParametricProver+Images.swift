// The places of the curve on a part of the range of its parameter.

internal import Numbers
internal import Tapes

/// Where the curve may be on a part of the range.
struct ParameterImages {
  /// The pixels that it may meet: one box for each side of jumps and poles.
  var pixels: [PixelBox]
  /// A box around all of it, where it is continuous.
  var bounds: ScreenBox?
  var isContinuous = false
  var isMonotone = false

  /// Whether no part of it is beyond these pixels, up to their rims: on the screen
  /// or off it.
  func isWithinColumns(_ columns: RowRange) -> Bool {
    bounds.map { ParameterImages.lies($0.x, within: columns) } ?? false
  }

  /// Whether no part of it is above or below these pixels.
  func isWithinRows(_ rows: RowRange) -> Bool {
    bounds.map { ParameterImages.lies($0.y, within: rows) } ?? false
  }

  private static func lies(_ levels: Interval, within rows: RowRange) -> Bool {
    levels.lower >= Double(rows.top) - RowScale.tolerance
      && levels.upper <= Double(rows.bottom) + RowScale.tolerance
  }

  /// The least box around all of them; nil if there is none.
  var hull: PixelBox? {
    guard let first = pixels.first else { return nil }
    return pixels.dropFirst().reduce(first) { $0.hull($1) }
  }
}

extension ParametricProver {
  /// The pixels that the curve may meet on a part of the range.
  mutating func images(of box: ParameterBox) -> ParameterImages {
    if box.isMonotone, let start = box.start, let end = box.end {
      return images(in: start.hull(end), isMonotone: true)
    }
    guard let x = across.curve(over: box.t, on: box.branch?.across),
      let y = down.curve(over: box.t, on: box.branch?.down)
    else {
      return ParameterImages(pixels: [])
    }
    guard min(x.decoration, y.decoration) == .continuous else { return imagesInPieces(box.t) }
    let isMonotone = !x.slopes.containsInside(0) && !y.slopes.containsInside(0)
    if isMonotone, let start = box.start, let end = box.end {
      return images(in: start.hull(end), isMonotone: true)
    }
    let columns = across.levels(of: x, over: box.t, on: box.branch?.across)
    let rows = down.levels(of: y, over: box.t, on: box.branch?.down)
    return images(in: ScreenBox(x: columns, y: rows), isMonotone: false)
  }

  /// The pixels that the curve may meet that lies in a box.
  func pixels(_ box: ScreenBox) -> PixelBox {
    PixelBox(columns: across.scale.possibleRows(box.x), rows: down.scale.possibleRows(box.y))
  }

  private func images(in box: ScreenBox, isMonotone: Bool) -> ParameterImages {
    let pixels = pixels(box)
    return ParameterImages(
      pixels: pixels.isEmpty ? [] : [pixels],
      bounds: box,
      isContinuous: true,
      isMonotone: isMonotone
    )
  }

  /// The pixels on all sides of jumps and poles.
  private mutating func imagesInPieces(_ t: Interval) -> ParameterImages {
    var images = ParameterImages(pixels: [])
    let rows = down.pieces(over: t)
    for x in across.pieces(over: t) {
      for y in rows {
        let pixels = pixels(ScreenBox(x: x, y: y))
        if !pixels.isEmpty { images.pixels.append(pixels) }
      }
    }
    return images
  }
}

extension CurveSource {
  /// The levels on a box where the function is continuous, by the mean value
  /// theorem too.
  fileprivate mutating func levels(
    of curve: CurveBox,
    over t: Interval,
    on branch: PowerBranch?
  ) -> Interval {
    let levels = scale.levels(of: curve.values)
    // A box of at most a pixel is small enough, one far wider is not yet smooth.
    let width = levels.upper - levels.lower
    guard width > 0x1p-20, width < 256, curve.slopes.isBounded,
      let middle = level(at: t.midpoint, on: branch)
    else { return levels }
    let change = scale.slopes(of: curve.slopes) * (t - Interval(t.midpoint))
    return levels.intersection(middle + change) ?? levels
  }
}
