// The values of a function of a complex number as colours: where the plane is, not what is
// proved of it.

internal import Analysis
package import Expressions
internal import Numbers
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
    guard let parts = expression.complexParts(where: ["z": z], in: environment) else {
      return nil
    }
    // The parts have their angles in radians.
    var radians = environment
    radians.angleUnit = .radians
    var workspace = Workspace()
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
    rows: Range<Int>
  ) -> (real: [Double], imaginary: [Double]) {
    let half = Rational(1, over: 2)
    let x = (0..<viewport.width).map { viewport.x(atColumn: Rational($0) + half).doubleValue }
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

  /// The colours of squares of so many pixels in some rows of these, as ``ColoredCells`` keeps
  /// them.
  func shades(of viewport: Viewport, size: Int, rows: Range<Int>) -> [UInt32] {
    let grid = grid(of: viewport, size: size)
    var shades: [UInt32] = []
    shades.reserveCapacity(grid.width * rows.count)
    for start in stride(from: rows.lowerBound, to: rows.upperBound, by: Self.rowsAtOnce) {
      let rows = start..<min(start + Self.rowsAtOnce, rows.upperBound)
      let values = values(in: grid, rows: rows)
      for (x, y) in zip(values.real, values.imaginary) {
        shades.append(Color(real: x, imaginary: y)?.shade ?? 0)
      }
    }
    return shades
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
