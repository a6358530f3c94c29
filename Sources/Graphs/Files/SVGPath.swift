// The data of SVG paths, as short as it can be.

/// Collects the commands of a path, relative and in parts of a pixel.
struct SVGPath {
  /// How finely positions are written.
  enum Grain: Int {
    /// In tenths of a pixel.
    case tenths = 10
    /// In hundredths.
    case hundredths = 100
  }

  /// The value of the attribute `d`.
  private(set) var text: [UInt8] = []
  private let grain: Grain
  /// The pen's position, in grains.
  private var x = 0
  private var y = 0
  /// The command that a number without one would repeat.
  private var command: UInt8 = 0
  /// Whether the last number has a point, so that a point begins another one.
  private var hasPoint = false

  init(_ grain: Grain = .hundredths) {
    self.grain = grain
  }

  /// Whether nothing is drawn.
  var isEmpty: Bool { text.isEmpty }

  /// Adds a polyline.
  ///
  /// Rounded positions, not rounded steps, are drawn, so that errors do not add
  /// up along the line.
  mutating func add(_ stroke: [ScreenPoint]) {
    guard let first = stroke.first else { return }
    move(to: first)
    for point in stroke.dropFirst() { line(to: point) }
  }

  /// Adds a line of hardly any length, which is a dot as wide as the pen.
  mutating func addDot(at point: ScreenPoint) {
    move(to: point)
    begin("v")
    append(1)
    y += 1
  }

  /// Adds a closed polygon whose sides are horizontal or vertical.
  mutating func addSteps(_ corners: [ScreenPoint]) {
    guard let first = corners.first else { return }
    move(to: first)
    for corner in corners.dropFirst() {
      line(to: ScreenPoint(x: corner.x, y: Float(y) / Float(grain.rawValue)))
      line(to: corner)
    }
    begin("z")
    (x, y) = (grains(first.x), grains(first.y))
  }

  private mutating func move(to point: ScreenPoint) {
    let (nextX, nextY) = (grains(point.x), grains(point.y))
    begin("m")
    append(nextX - x)
    append(nextY - y)
    (x, y) = (nextX, nextY)
  }

  /// Draws a line, across or down by a command of its own; nothing where the pen is.
  private mutating func line(to point: ScreenPoint) {
    let (nextX, nextY) = (grains(point.x), grains(point.y))
    let (across, down) = (nextX - x, nextY - y)
    switch (across != 0, down != 0) {
    case (false, false): return
    case (true, false): begin("h")
    case (false, true): begin("v")
    // Numbers that follow a command repeat it.
    case (true, true): if command != UInt8(ascii: "l") { begin("l") }
    }
    if across != 0 { append(across) }
    if down != 0 { append(down) }
    (x, y) = (nextX, nextY)
  }

  private mutating func begin(_ letter: Unicode.Scalar) {
    command = UInt8(ascii: letter)
    text.append(command)
  }

  private func grains(_ value: Float) -> Int {
    Int((value * Float(grain.rawValue)).rounded(.toNearestOrAwayFromZero))
  }

  /// Appends a number, after a blank where it would be read as part of the last one.
  private mutating func append(_ count: Int) {
    let digits = Self.digits(hundredths: count * (100 / grain.rawValue))
    let digit = UInt8(ascii: "0")...UInt8(ascii: "9")
    let isBehindNumber = text.last.map { digit.contains($0) } == true
    let isApart =
      switch digits.first {
      case UInt8(ascii: "-"): true
      case UInt8(ascii: "."): hasPoint
      default: false
      }
    if isBehindNumber, !isApart { text.append(UInt8(ascii: " ")) }
    text += digits
    hasPoint = digits.contains(UInt8(ascii: "."))
  }

  /// A number with at most two digits behind the point.
  static func digits(_ value: Float) -> [UInt8] {
    digits(hundredths: Int((value * 100).rounded(.toNearestOrAwayFromZero)))
  }

  /// Hundredths as a decimal number without superfluous zeros: `-.5`.
  private static func digits(hundredths: Int) -> [UInt8] {
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
