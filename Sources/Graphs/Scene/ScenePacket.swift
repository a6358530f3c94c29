// A scene as one block of 32-bit words, for a host on the other side of a wall.
//
// All numbers are little-endian 32-bit words: I is a signed integer, F a float
// (IEEE 754 single), both in words of four bytes. Positions are device pixels
// from the top left, y down.
//
//   header   8 words
//     0  I  0x31445253, which are the bytes "SRD1"
//     1  I  number of words, header included
//     2  I  width in device pixels
//     3  I  height in device pixels
//     4  F  device pixels per CSS pixel
//     5  I  number of undecided pixels, all curves together
//     6  I  number of commands
//     7  I  0
//
//   command  I kind, I number n of words that follow, then n words
//     1  rules     per rule 4 words: I weight (0 minor, 1 major, 2 axis),
//                  I vertical (0 or 1), I first column or row, I how many.
//                  Fill the rectangle across the screen: whole pixels.
//     2  label     I role (0 x tick, 1 y tick, 2 offset of x, 3 offset of y),
//                  I alignment (0 left end, 1 middle, 2 right end at x),
//                  F x, F y (middle of the digits), I number of bytes, then the
//                  bytes of the text as UTF-8, filled up with 0 to whole words
//     3  curve     I colour 0…7, I dash 0…7 (``CurveStyle/dashes``),
//                  I kind (0 line, 1 region, 2 rim of the region before it),
//                  I number of undecided pixels,
//                  I width of the pen in CSS pixels;
//                  what follows up to the next curve belongs to it
//     4  stroke    per vertex F x, F y: one polyline, to be stroked with the pen
//     5  bands     per rectangle F left, F top, F right, F bottom: fill with the
//                  curve's colour (a tint of it for a region)
//     6  doubts    the same, of undecided pixels: fill with the third colour
//     7  dots      per point F x, F y: a disc as wide as the pen
//     8  marks     per mark 4 words: I kind (0 zero, 1 minimum, 2 maximum,
//                  3 intersection, 4 pole, 5 hole, 6 jump, 7 end), F x, F y,
//                  I filled (1) or an open circle (0)
//     9  cells     I size of a square in device pixels, I columns, I rows, then a word for
//                  each square, row after row from the top left: the bytes are red, green,
//                  blue and opacity (0 where there is no value)
//
// Cells come first, the larger squares before those that cover them, then the rules, then each curve with its doubts before its ink, then the
// labels. Marks are best drawn above all curves, and labels above the marks. A
// reader skips kinds that it does not know.

/// A scene as one block of words.
package struct ScenePacket: Hashable, Sendable {
  /// The words, in the layout that this file begins with.
  package private(set) var words: [UInt32] = []
  private var commandCount: UInt32 = 0

  /// The kind of a command.
  private enum Kind: UInt32 {
    case rules = 1
    case label
    case curve
    case stroke
    case bands
    case doubts
    case dots
    case marks
    case cells
  }

  /// The first word: the bytes "SRD1".
  private static let signature: UInt32 = 0x3144_5253

  /// Writes a scene.
  package init(_ scene: Scene) {
    words = [
      Self.signature, 0, UInt32(scene.width), UInt32(scene.height), scene.density.bitPattern,
      UInt32(clamping: scene.undecidedCount), 0, 0,
    ]
    for cells in scene.cells { append(cells) }
    append(scene.rules)
    for curve in scene.curves { append(curve) }
    for label in scene.labels { append(label) }
    words[1] = UInt32(words.count)
    words[6] = commandCount
  }

  /// Starts a command whose number of words is known.
  private mutating func begin(_ kind: Kind, count: Int) {
    words.append(kind.rawValue)
    words.append(UInt32(count))
    commandCount += 1
  }

  private mutating func append(_ cells: ColoredCells) {
    begin(.cells, count: 3 + cells.shades.count)
    words += [UInt32(cells.size), UInt32(cells.columns), UInt32(cells.knownRows)]
    words += cells.shades
  }

  private mutating func append(_ rules: [Rule]) {
    guard !rules.isEmpty else { return }
    begin(.rules, count: 4 * rules.count)
    for rule in rules {
      words.append(UInt32(rule.weight.rawValue))
      words.append(rule.isVertical ? 1 : 0)
      words.append(UInt32(bitPattern: Int32(rule.start)))
      words.append(UInt32(rule.thickness))
    }
  }

  private mutating func append(_ label: TickLabel) {
    let bytes = Array(label.text.utf8)
    begin(.label, count: 5 + (bytes.count + 3) / 4)
    words.append(UInt32(label.role.rawValue))
    words.append(UInt32(label.alignment.rawValue))
    append([label.anchor])
    words.append(UInt32(bytes.count))
    for start in stride(from: 0, to: bytes.count, by: 4) {
      var word: UInt32 = 0
      for place in start..<min(start + 4, bytes.count) {
        word |= UInt32(bytes[place]) << UInt32(8 * (place - start))
      }
      words.append(word)
    }
  }

  private mutating func append(_ curve: DrawnCurve) {
    begin(.curve, count: 5)
    words.append(UInt32(curve.style.color))
    words.append(UInt32(curve.style.dash))
    words.append(curve.isRim ? 2 : curve.isRegion ? 1 : 0)
    words.append(UInt32(clamping: curve.undecidedCount))
    words.append(UInt32(curve.style.width))
    append(.doubts, curve.doubts)
    append(.bands, curve.bands)
    for stroke in curve.strokes {
      begin(.stroke, count: 2 * stroke.count)
      append(stroke)
    }
    if !curve.dots.isEmpty {
      begin(.dots, count: 2 * curve.dots.count)
      append(curve.dots)
    }
    append(curve.marks)
  }

  private mutating func append(_ points: [ScreenPoint]) {
    for point in points {
      words.append(point.x.bitPattern)
      words.append(point.y.bitPattern)
    }
  }

  private mutating func append(_ kind: Kind, _ rectangles: [ScreenRectangle]) {
    guard !rectangles.isEmpty else { return }
    begin(kind, count: 4 * rectangles.count)
    for rectangle in rectangles {
      words.append(rectangle.left.bitPattern)
      words.append(rectangle.top.bitPattern)
      words.append(rectangle.right.bitPattern)
      words.append(rectangle.bottom.bitPattern)
    }
  }

  private mutating func append(_ marks: [FeatureMark]) {
    guard !marks.isEmpty else { return }
    begin(.marks, count: 4 * marks.count)
    for mark in marks {
      words.append(UInt32(mark.kind.rawValue))
      append([mark.position])
      words.append(mark.isFilled ? 1 : 0)
    }
  }
}
