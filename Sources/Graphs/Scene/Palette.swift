// The colours that a host chooses.

/// An opaque colour in the sRGB space.
package struct Color: Hashable, Sendable {
  /// The share of red.
  package var red: UInt8
  /// The share of green.
  package var green: UInt8
  /// The share of blue.
  package var blue: UInt8

  /// Creates a colour from six hexadecimal digits: 0xd55e00.
  package init(_ code: UInt32) {
    red = UInt8(truncatingIfNeeded: code >> 16)
    green = UInt8(truncatingIfNeeded: code >> 8)
    blue = UInt8(truncatingIfNeeded: code)
  }

  /// The colour with another one painted over it, as thick as 255 says.
  func covered(by other: Color, _ coverage: Int) -> Color {
    var result = self
    result.red = Self.mix(red, other.red, coverage)
    result.green = Self.mix(green, other.green, coverage)
    result.blue = Self.mix(blue, other.blue, coverage)
    return result
  }

  private static func mix(_ below: UInt8, _ above: UInt8, _ coverage: Int) -> UInt8 {
    UInt8((Int(below) * (255 - coverage) + Int(above) * coverage + 127) / 255)
  }

  /// The colour as CSS writes it: `#d55e00`.
  package var css: String {
    let digits = String(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }
}

/// The colours of a graph.
package struct Palette: Hashable, Sendable {
  /// Behind everything.
  package var background: Color
  /// Lines between ticks.
  package var minor: Color
  /// Lines at ticks.
  package var major: Color
  /// The two axes.
  package var axis: Color
  /// The numbers at the axes.
  package var text: Color
  /// Pixels of which nothing is proved.
  package var doubt: Color
  /// The curves, eight colours.
  package var curves: [Color]

  /// Creates a palette.
  ///
  /// - Precondition: There are eight colours of curves.
  package init(
    background: Color,
    minor: Color,
    major: Color,
    axis: Color,
    text: Color,
    doubt: Color,
    curves: [Color]
  ) {
    precondition(curves.count == CurveStyle.count, "there are eight colours of curves")
    self.background = background
    self.minor = minor
    self.major = major
    self.axis = axis
    self.text = text
    self.doubt = doubt
    self.curves = curves
  }
}
