// The data of SVG paths, as short as it can be.

/// Collects the commands of a path, relative and in hundredths of a pixel.
struct SVGPath {
  /// The value of the attribute `d`.
  private(set) var text: [UInt8] = []
  /// The pen's position in hundredths.
  private var x = 0
  private var y = 0

  /// Whether nothing is drawn.
  var isEmpty: Bool { text.isEmpty }

  /// Adds a polyline.
  ///
  /// Rounded positions, not rounded steps, are drawn, so that errors do not add
  /// up along the line.
  mutating func add(_ stroke: [ScreenPoint]) {
    guard let first = stroke.first else { return }
    move(to: first)
    var isFirst = true
    for point in stroke.dropFirst() {
      let (nextX, nextY) = (Self.hundredths(point.x), Self.hundredths(point.y))
      if nextX == x, nextY == y { continue }
      // Coordinates that follow a command repeat it.
      if isFirst { text.append(UInt8(ascii: "l")) }
      append(nextX - x, isFirst: isFirst)
      append(nextY - y, isFirst: false)
      (x, y) = (nextX, nextY)
      isFirst = false
    }
  }

  /// Adds a closed polygon whose sides are horizontal or vertical.
  mutating func addSteps(_ corners: [ScreenPoint]) {
    guard let first = corners.first else { return }
    move(to: first)
    for corner in corners.dropFirst() {
      let (nextX, nextY) = (Self.hundredths(corner.x), Self.hundredths(corner.y))
      if nextX != x {
        text.append(UInt8(ascii: "h"))
        append(nextX - x, isFirst: true)
      }
      if nextY != y {
        text.append(UInt8(ascii: "v"))
        append(nextY - y, isFirst: true)
      }
      (x, y) = (nextX, nextY)
    }
    text.append(UInt8(ascii: "z"))
    (x, y) = (Self.hundredths(first.x), Self.hundredths(first.y))
  }

  private mutating func move(to point: ScreenPoint) {
    let (nextX, nextY) = (Self.hundredths(point.x), Self.hundredths(point.y))
    text.append(UInt8(ascii: "m"))
    append(nextX - x, isFirst: true)
    append(nextY - y, isFirst: false)
    (x, y) = (nextX, nextY)
  }

  static func hundredths(_ value: Float) -> Int {
    Int((value * 100).rounded(.toNearestOrAwayFromZero))
  }

  /// Appends a number, after a blank where it is needed.
  private mutating func append(_ hundredths: Int, isFirst: Bool) {
    let digits = Self.digits(hundredths)
    if !isFirst, digits.first != UInt8(ascii: "-") { text.append(UInt8(ascii: " ")) }
    text += digits
  }

  /// Hundredths as a decimal number without superfluous zeros: `-.5`.
  static func digits(_ hundredths: Int) -> [UInt8] {
    let size = hundredths.magnitude
    var text = hundredths < 0 ? [UInt8(ascii: "-")] : []
    if size >= 100 || size == 0 { text += String(size / 100).utf8 }
    let rest = UInt8(size % 100)
    if rest > 0 {
      text += [UInt8(ascii: "."), 0x30 + rest / 10]
      if !rest.isMultiple(of: 10) { text.append(0x30 + rest % 10) }
    }
    return text
  }
}
