// The letters of tick labels as strokes of a pen, for pictures of pixels.

/// A small font of lines and arcs.
///
/// A digit is 5 units wide and 8 high, stands on y = 0 and reaches to y = -8.
struct StrokeFont {
  /// A part of a letter.
  private enum Part {
    /// A polyline, x and y in turn.
    case line([Float])
    /// An arc of an ellipse around a centre, from one sixteenth of a turn to
    /// another one, clockwise from the right.
    case arc(x: Float, y: Float, width: Float, height: Float, from: Int, to: Int)
  }

  /// The height of a unit in pixels.
  let unit: Float

  /// The strokes of a text whose left end is at a point, which is as high as the
  /// middle of the digits.
  func strokes(of text: String, at start: ScreenPoint) -> [[ScreenPoint]] {
    var strokes: [[ScreenPoint]] = []
    var x = start.x
    for scalar in text.unicodeScalars {
      let glyph = Self.glyph(scalar)
      let scale = glyph.isRaised ? unit * 0.62 : unit
      let base = start.y + (glyph.isRaised ? -0.4 : 4) * unit
      for part in glyph.parts {
        strokes.append(
          Self.points(part).map { ScreenPoint(x: x + $0.x * scale, y: base + $0.y * scale) }
        )
      }
      x += (glyph.width + 1.7) * scale
    }
    return strokes
  }

  /// The width of a text.
  func width(of text: String) -> Float {
    text.unicodeScalars.reduce(0) { width, scalar in
      let glyph = Self.glyph(scalar)
      return width + (glyph.width + 1.7) * (glyph.isRaised ? unit * 0.62 : unit)
    } - 1.7 * unit
  }

  /// The points of a part, in units.
  private static func points(_ part: Part) -> [ScreenPoint] {
    switch part {
    case .line(let numbers):
      return stride(from: 0, to: numbers.count, by: 2).map {
        ScreenPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
    case .arc(let x, let y, let width, let height, let from, let to):
      return stride(from: from, through: to, by: from <= to ? 1 : -1).map { place in
        let (cosine, sine) = direction(place)
        return ScreenPoint(x: x + width / 2 * cosine, y: y + height / 2 * sine)
      }
    }
  }

  /// The cosine and the sine of sixteenths of a turn.
  private static func direction(_ place: Int) -> (Float, Float) {
    let quarter: [Float] = [1, 0.9238795, 0.70710677, 0.38268343, 0]
    let turn = ((place % 16) + 16) % 16
    let rest = turn % 4
    switch turn / 4 {
    case 0: return (quarter[rest], quarter[4 - rest])
    case 1: return (-quarter[4 - rest], quarter[rest])
    case 2: return (-quarter[rest], -quarter[4 - rest])
    default: return (quarter[4 - rest], -quarter[rest])
    }
  }

  /// A letter's parts and width; raised ones are small digits.
  private static func glyph(
    _ scalar: Unicode.Scalar
  ) -> (parts: [Part], width: Float, isRaised: Bool) {
    if let digit = superscript(scalar) { return (parts(digit), width(digit), true) }
    return (parts(scalar), width(scalar), false)
  }

  /// The letter of which a superscript is the raised form.
  private static func superscript(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "⁻": "−"
    case "¹": "1"
    case "²": "2"
    case "³": "3"
    case "⁰", "⁴"..."⁹": Unicode.Scalar(scalar.value - 0x2070 + 0x30)
    default: nil
    }
  }

  private static func width(_ scalar: Unicode.Scalar) -> Float {
    switch scalar {
    case ".", "·": 0.6
    case "(", ")": 1.8
    case "/": 3.4
    case "1": 3.4
    case "…": 5
    case " ": 0.6
    default: 5
    }
  }

  private static func parts(_ scalar: Unicode.Scalar) -> [Part] {
    switch scalar {
    case "0":
      [.arc(x: 2.5, y: -4, width: 5, height: 8, from: 0, to: 16)]
    case "1":
      [.line([0.4, -6.4, 2.4, -8, 2.4, 0])]
    case "2":
      [
        .arc(x: 2.5, y: -5.7, width: 4.6, height: 4.6, from: -7, to: 2),
        .line([4.13, -4.07, 0, 0, 5, 0]),
      ]
    case "3":
      [
        .arc(x: 2.4, y: -6.1, width: 4.2, height: 3.8, from: -7, to: 4),
        .arc(x: 2.4, y: -2.1, width: 5, height: 4.2, from: -4, to: 7),
      ]
    case "4":
      [.line([3.9, 0, 3.9, -8, 0, -2.3, 5.2, -2.3])]
    case "5":
      [
        .line([4.6, -8, 0.8, -8, 0.4, -4.4]),
        .arc(x: 2.4, y: -2.6, width: 5, height: 5.2, from: -5, to: 7),
      ]
    case "6":
      [
        .arc(x: 2.5, y: -2.5, width: 5, height: 5, from: 0, to: 16),
        .line([0, -2.7, 0.4, -4.6, 1.6, -6.6, 3.2, -8]),
      ]
    case "7":
      [.line([0, -8, 5, -8, 1.7, 0])]
    case "8":
      [
        .arc(x: 2.5, y: -6.1, width: 4.2, height: 3.8, from: 0, to: 16),
        .arc(x: 2.5, y: -2.1, width: 5, height: 4.2, from: 0, to: 16),
      ]
    case "9":
      [
        .arc(x: 2.5, y: -5.5, width: 5, height: 5, from: 0, to: 16),
        .line([5, -5.3, 4.6, -3.4, 3.4, -1.4, 1.8, 0]),
      ]
    default: signs(scalar)
    }
  }

  private static func signs(_ scalar: Unicode.Scalar) -> [Part] {
    switch scalar {
    case ".": [.line([0.3, 0, 0.3, -0.2])]
    case "·": [.line([0.3, -3.4, 0.3, -3.6])]
    case "…":
      [.line([0.3, 0, 0.3, -0.2]), .line([2.5, 0, 2.5, -0.2]), .line([4.7, 0, 4.7, -0.2])]
    case "−", "-": [.line([0.2, -3.5, 4.8, -3.5])]
    case "+": [.line([0.2, -3.5, 4.8, -3.5]), .line([2.5, -5.8, 2.5, -1.2])]
    case "=": [.line([0.2, -4.6, 4.8, -4.6]), .line([0.2, -2.4, 4.8, -2.4])]
    case "/": [.line([0, 0.8, 3.4, -8.6])]
    case "(": [.arc(x: 3.4, y: -3.7, width: 5.4, height: 10.4, from: 12, to: 4)]
    case ")": [.arc(x: -1.6, y: -3.7, width: 5.4, height: 10.4, from: -4, to: 4)]
    case "π":
      [
        .line([-0.1, -5, 0.5, -5.6, 5.3, -5.6]),
        .line([1.5, -5.6, 1.4, -2.4, 0.6, 0]),
        .line([3.8, -5.6, 3.7, -1.2, 4.1, -0.2, 5, -0.1]),
      ]
    default: []
    }
  }
}
