// The values of a function of a complex number as colours: where the plane is, not what is
// proved of it.

internal import Analysis
package import Expressions
package import Numbers
internal import Reals
internal import Tapes

/// A function of z whose values are shown by colours of the plane.
///
/// Each pixel has the colour of the value at its middle, computed in doubles: nothing of it is
/// proved.
///
/// > Source: Wegert, Visual Complex Functions (2012).
package struct DomainColoring: Sendable {
  private let real: Tape
  private let imaginary: Tape

  /// Reads a function of the name z.
  ///
  /// - Returns: Nothing where a function in it is not known for complex numbers here.
  /// - Throws: ``EvaluationError``, with the part that cannot be computed.
  package init?(of expression: Expression, in environment: Environment) throws(EvaluationError) {
    let z = ComplexParts(real: Expression(name: "x"), imaginary: Expression(name: "y"))
    var workspace = Workspace()
    let written = try expression.unrolled(in: environment, variables: ["z"], workspace: &workspace)
    let parts = written.complexParts(where: ["z": z], in: environment) { $0.inverseParts }
    guard let parts else { return nil }
    // The parts have their angles in radians.
    var radians = environment
    radians.angleUnit = .radians
    let imaginary = parts.imaginary ?? Expression(0)
    real = try Tape(parts.real, variables: ["x", "y"], in: radians, workspace: &workspace)
    self.imaginary = try Tape(imaginary, variables: ["x", "y"], in: radians, workspace: &workspace)
  }

  /// The window with squares of so many pixels in the place of pixels.
  private func grid(of viewport: Viewport, size: Int) -> Viewport {
    let cells = ColoredCells(size: size, width: viewport.width, height: viewport.height)
    return Viewport(
      left: viewport.left,
      top: viewport.top,
      unitsPerColumn: viewport.unitsPerColumn * Rational(size),
      unitsPerRow: viewport.unitsPerRow * Rational(size),
      width: cells.columns,
      height: cells.rows
    )
  }

  /// The values at the middles of the pixels of some rows, row after row from the top; NaN where
  /// there is none.
  private func values(
    in viewport: Viewport,
    rows: Range<Int>,
    columns: Range<Int>? = nil
  ) -> (real: [Double], imaginary: [Double]) {
    let half = Rational(1, over: 2)
    let x = (columns ?? 0..<viewport.width).map {
      viewport.x(atColumn: Rational($0) + half).doubleValue
    }
    let y = rows.flatMap { row in
      Array(repeating: viewport.y(atRow: Rational(row) + half).doubleValue, count: x.count)
    }
    let columns = [rows.flatMap { _ in x }, y]
    return (real.evaluate(columns), imaginary.evaluate(columns))
  }

  /// About how many nanoseconds a colour takes.
  var stepsPerCell: Int {
    60 + 8 * (real.contents.instructions.count + imaginary.contents.instructions.count)
  }

  /// How many rows are computed at once: a tape is made ready for each time.
  private static var rowsAtOnce: Int { 64 }

  /// The colours of squares of so many pixels in some rows and columns of these, as
  /// ``ColoredCells`` keeps them.
  func shades(
    of viewport: Viewport,
    size: Int,
    rows: Range<Int>,
    columns: Range<Int>? = nil
  ) -> [UInt32] {
    guard columns?.isEmpty != true else { return [] }
    let grid = grid(of: viewport, size: size)
    var shades: [UInt32] = []
    shades.reserveCapacity((columns?.count ?? grid.width) * rows.count)
    for start in stride(from: rows.lowerBound, to: rows.upperBound, by: Self.rowsAtOnce) {
      let rows = start..<min(start + Self.rowsAtOnce, rows.upperBound)
      let values = values(in: grid, rows: rows, columns: columns)
      for (x, y) in zip(values.real, values.imaginary) {
        shades.append(Color(real: x, imaginary: y)?.shade ?? 0)
      }
    }
    return shades
  }

  /// How far from the origin the axes go that a picture begins with.
  package static var usualReach: Int { 3 }

  /// How far from the origin there are zeros and poles, with room around them.
  ///
  /// Of very many it is those nearest to it. Nothing where there are none, or one at the origin
  /// alone. They are where the angle of the values goes around, as far as doubles on a grid tell.
  package func reach() -> Rational? {
    for reach in [10.0, 1, 100, 1000] {
      guard var farthest = farthestTurningPoint(within: reach) else { continue }
      // Those that are close together are told apart by a finer grid.
      if reach == 10, farthest < 0.8 { farthest = farthestTurningPoint(within: 1) ?? farthest }
      guard farthest > 0.05 else { return nil }
      return Self.round(above: farthest * 1.25)
    }
    return nil
  }

  /// The least number above a positive one that has a short multiple of a power of ten.
  private static func round(above value: Double) -> Rational {
    var power = Rational(1, over: 100)
    while true {
      for tenths in [10, 12, 15, 20, 25, 30, 40, 50, 60, 80] {
        let round = power * Rational(tenths, over: 10)
        if round.doubleValue >= value { return round }
      }
      power = power * 10
    }
  }

  /// The larger coordinate of the farthest of the nearest zeros and poles in a square.
  private func farthestTurningPoint(within reach: Double) -> Double? {
    let distances = turningPoints(within: reach).map { max($0.0.magnitude, $0.1.magnitude) }
    return distances.sorted().prefix(Self.mostTurningPoints).last
  }

  /// Zeros and poles of which a window shows so many at most.
  private static var mostTurningPoints: Int { 12 }

  /// The middles of the squares of a grid around which the angle of the values goes once or more.
  private func turningPoints(within reach: Double) -> [(Double, Double)] {
    let count = 64
    // No zero of a short formula lies on a line of the grid.
    let step = 2 * reach / Double(count)
    let places = (0...count).map { (Double($0) - 0.382) * step - reach }
    let x = places.flatMap { _ in places }
    let y = places.flatMap { Array(repeating: $0, count: count + 1) }
    let (real, imaginary) = (self.real.evaluate([x, y]), self.imaginary.evaluate([x, y]))
    let turns = zip(real, imaginary).map { quarterTurns(to: $0, $1) }
    var found: [(Double, Double)] = []
    for row in 0..<count {
      for column in 0..<count {
        let corner = row * (count + 1) + column
        let corners = [corner, corner + 1, corner + count + 2, corner + count + 1]
        var sum = 0.0
        for (index, place) in corners.enumerated() {
          let change = turns[corners[(index + 1) % 4]] - turns[place]
          sum += change > 2 ? change - 4 : change < -2 ? change + 4 : change
        }
        guard sum.magnitude > 2, sum.isFinite else { continue }
        found.append((places[column] + step / 2, places[row] + step / 2))
      }
    }
    return found
  }

  /// The colours of a window, a square for each pixel.
  package func cells(in viewport: Viewport) -> ColoredCells {
    var cells = ColoredCells(size: 1, width: viewport.width, height: viewport.height)
    cells.append(shades(of: viewport, size: 1, rows: 0..<viewport.height))
    return cells
  }

  /// The colours of the pixels of a window, row after row from the top.
  package func colors(in viewport: Viewport, undefined: Color) -> [Color] {
    cells(in: viewport).colors(without: undefined)
  }

  /// For every character an arrow that points where the value does, from 0.
  package func arrows(in viewport: Viewport) -> [String] {
    let signs = ["→", "↗", "↑", "↖", "←", "↙", "↓", "↘"]
    return (0..<viewport.height).map { row in
      let values = values(in: viewport, rows: row..<row + 1)
      return zip(values.real, values.imaginary).reduce(into: "") { line, value in
        let quarters = quarterTurns(to: value.0, value.1)
        line += quarters.isNaN ? "·" : signs[(Int((quarters * 2).rounded()) + 8) % 8]
      }
    }
  }
}

/// The angle of a point in quarter turns, above −2 and at most 2; NaN for the origin.
private func quarterTurns(to x: Double, _ y: Double) -> Double {
  let arctangent = DoubleFunction.arctangent(unitsPerQuarter: 1).one
  guard abs(y) > abs(x) else {
    let acute = arctangent(y / x)
    return x < 0 ? (y < 0 ? acute - 2 : acute + 2) : acute
  }
  return (y < 0 ? -1 : 1) - arctangent(x / y)
}

extension Color {
  /// The colour of a complex number; nothing where a part is not a number.
  ///
  /// Its hue is the angle, red for positive numbers and cyan for negative ones; it is dark near
  /// zero and light far away, with a step where the absolute value doubles.
  init?(real: Double, imaginary: Double) {
    guard !real.isNaN, !imaginary.isNaN else { return nil }
    let size = (real * real + imaginary * imaginary).squareRoot()
    guard size.isFinite else {
      self.init(0xFF_FFFF)
      return
    }
    let hue = size == 0 ? 0 : quarterTurns(to: real, imaginary) / 4
    // How far towards the next power of two.
    let step = size > 0 ? size.significand - 1 : 0
    let lightness = 0.12 + 0.68 * size / (1 + size) + 0.1 * step
    self.init(hue: hue < 0 ? hue + 1 : hue, lightness: lightness)
  }

  /// A colour of a hue from 0 to 1 and a lightness from 0 to 1, nearly as strong as it can be.
  ///
  /// > Source: Smith, Color gamut transform pairs (1978).
  private init(hue: Double, lightness: Double) {
    let chroma = 0.9 * (1 - abs(2 * lightness - 1))
    func share(_ shift: Double) -> UInt32 {
      // A tent over the hue: 1 around the colour's own place, 0 opposite to it.
      let place = hue + shift - (hue + shift).rounded(.down)
      let height = min(max(abs(6 * place - 3) - 1, 0), 1)
      return UInt32(min(max(lightness + chroma * (height - 0.5), 0), 1) * 255 + 0.5)
    }
    self.init(share(0) << 16 | share(2.0 / 3) << 8 | share(1.0 / 3))
  }
}
