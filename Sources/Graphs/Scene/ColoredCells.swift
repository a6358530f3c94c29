// Squares of a screen that show values by colours.

/// Squares side by side, each in one colour, row after row from the top left of a screen.
package struct ColoredCells: Hashable, Sendable {
  /// The width and the height of a square, in device pixels.
  package let size: Int
  /// How many squares are side by side.
  package let columns: Int
  /// How many rows of squares the screen has.
  package let rows: Int
  /// The colours of the rows that are known, each 0xAABBGGRR as a canvas keeps it; 0 where there
  /// is no value.
  package private(set) var shades: [UInt32] = []

  /// Covers a screen by squares of which nothing is known.
  init(size: Int, width: Int, height: Int) {
    self.size = size
    columns = (width + size - 1) / size
    rows = (height + size - 1) / size
  }

  /// How many rows are known.
  package var knownRows: Int { shades.count / columns }
  /// Whether all rows are known.
  package var isWhole: Bool { knownRows == rows }

  /// Takes over what is known of the rows that follow.
  mutating func append(_ shades: some Sequence<UInt32>) { self.shades += shades }

  /// The colours as pixels, a square each; another colour where there is no value.
  func colors(without other: Color) -> [Color] {
    shades.map { $0 == 0 ? other : Color($0.byteSwapped >> 8) }
  }
}

extension Color {
  /// The colour as a canvas keeps it.
  var shade: UInt32 {
    0xFF00_0000 | UInt32(blue) << 16 | UInt32(green) << 8 | UInt32(red)
  }
}
