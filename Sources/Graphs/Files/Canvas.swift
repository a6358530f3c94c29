// A picture in memory, painted through soft masks.

/// Pixels, row after row from the top.
struct Canvas {
  /// The number of columns.
  let width: Int
  /// The number of rows.
  let height: Int
  /// The colours, row after row.
  private(set) var pixels: [Color]

  /// Creates a canvas of one colour.
  init(width: Int, height: Int, background: Color) {
    self.width = width
    self.height = height
    pixels = [Color](repeating: background, count: width * height)
  }

  /// Paints a rectangle of whole pixels, as thick as 255 says; what lies outside
  /// is ignored.
  mutating func fill(_ rectangle: ScreenRectangle, _ color: Color, coverage: Int = 255) {
    let columns = Mask.span(rectangle.left, rectangle.right, limit: width)
    for row in Mask.span(rectangle.top, rectangle.bottom, limit: height) {
      for place in columns.lowerBound + row * width..<columns.upperBound + row * width {
        pixels[place] = pixels[place].covered(by: color, coverage)
      }
    }
  }

  /// Paints a colour where a mask is, as thick as its level times a strength
  /// says, where 255 is opaque.
  mutating func paint(_ mask: borrowing Mask, _ color: Color, strength: Int = Mask.coverageOfLevel)
  {
    for row in mask.touchedRows {
      for place in row * width..<(row + 1) * width {
        let level = Int(mask.levels[place])
        guard level > 0 else { continue }
        let coverage = level * strength
        pixels[place] = pixels[place].covered(by: color, coverage)
      }
    }
  }
}

/// The share of each pixel that ink covers, in sixteen levels, so that a picture has few
/// colours.
struct Mask: ~Copyable {
  private let width: Int
  private let height: Int
  /// The level of each pixel, from 0 to 15, row after row from the top.
  private(set) var levels: [UInt8]
  /// Rows that may have ink.
  private(set) var touchedRows = 0..<0

  /// The coverage of one level, where 255 covers all.
  static let coverageOfLevel = 17

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    levels = [UInt8](repeating: 0, count: width * height)
  }

  /// The whole pixels between two positions, inside of a screen.
  static func span(_ lower: Float, _ upper: Float, limit: Int) -> Range<Int> {
    let bound = Float(limit)
    let first = Int(min(max(lower.rounded(.down), 0), bound))
    return first..<max(first, Int(min(max(upper.rounded(.up), 0), bound)))
  }

  /// Covers a rectangle of whole pixels.
  mutating func fill(_ rectangle: ScreenRectangle) {
    let columns = Self.span(rectangle.left, rectangle.right, limit: width)
    let rows = Self.span(rectangle.top, rectangle.bottom, limit: height)
    touch(rows)
    for row in rows {
      for column in columns { levels[row * width + column] = 15 }
    }
  }

  /// Covers a polyline, drawn with a round pen.
  mutating func stroke(_ points: [ScreenPoint], radius: Float) {
    for place in points.indices.dropLast() {
      stroke(from: points[place], to: points[place + 1], radius: radius)
    }
  }

  /// Covers a disc.
  mutating func dot(_ center: ScreenPoint, radius: Float) {
    stroke(from: center, to: center, radius: radius)
  }

  /// Covers a ring, which is as thick as a pen.
  mutating func ring(_ center: ScreenPoint, radius: Float, penRadius: Float) {
    let reach = radius + penRadius + 1
    let rows = Self.span(center.y - reach, center.y + reach, limit: height)
    touch(rows)
    for row in rows {
      for column in Self.span(center.x - reach, center.x + reach, limit: width) {
        let across = Float(column) + 0.5 - center.x
        let down = Float(row) + 0.5 - center.y
        let distance = (across * across + down * down).squareRoot()
        cover(row * width + column, penRadius + 0.5 - abs(distance - radius))
      }
    }
  }

  /// Covers what is closer to a segment than a radius; the edge is soft.
  private mutating func stroke(from a: ScreenPoint, to b: ScreenPoint, radius: Float) {
    let reach = radius + 1
    let along = ScreenPoint(x: b.x - a.x, y: b.y - a.y)
    let square = along.x * along.x + along.y * along.y
    let rows = Self.span(min(a.y, b.y) - reach, max(a.y, b.y) + reach, limit: height)
    touch(rows)
    for row in rows {
      let y = Float(row) + 0.5
      let (first, last) = Self.extent(atRow: y, from: a, along, reach: reach)
      for column in Self.span(first, last, limit: width) {
        let x = Float(column) + 0.5 - a.x
        let dot = x * along.x + (y - a.y) * along.y
        let share = square > 0 ? min(max(dot / square, 0), 1) : 0
        let across = x - share * along.x
        let down = y - a.y - share * along.y
        cover(row * width + column, reach - 0.5 - (across * across + down * down).squareRoot())
      }
    }
  }

  /// Between which x a row can be closer to a segment than a reach.
  private static func extent(
    atRow y: Float,
    from a: ScreenPoint,
    _ along: ScreenPoint,
    reach: Float
  ) -> (Float, Float) {
    let left = min(a.x, a.x + along.x) - reach
    let right = max(a.x, a.x + along.x) + reach
    guard abs(along.y) > 1 else { return (left, right) }
    // The x on the segment's line, and how far the reach goes along a row.
    let middle = a.x + along.x * ((y - a.y) / along.y)
    let slant = abs(along.x / along.y)
    let spread = reach * (1 + slant)
    return (max(left, middle - spread), min(right, middle + spread))
  }

  /// Covers a pixel at least so much.
  private mutating func cover(_ place: Int, _ coverage: Float) {
    let level = UInt8(min(max(coverage, 0), 1) * 15 + 0.5)
    if level > levels[place] { levels[place] = level }
  }

  private mutating func touch(_ rows: Range<Int>) {
    guard !rows.isEmpty else { return }
    touchedRows =
      touchedRows.isEmpty
      ? rows
      : min(rows.lowerBound, touchedRows.lowerBound)..<max(rows.upperBound, touchedRows.upperBound)
  }
}
