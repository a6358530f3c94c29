// Graphs as text: two by four dots per character.

/// A graph drawn with letters, lines and Braille patterns.
///
/// A character cell is two columns and four rows of pixels, so the pictures are
/// to be proved at that size. Every dot is a proved pixel.
package struct BrailleDrawing: Hashable, Sendable {
  /// The contents of a cell.
  private enum Cell: Hashable {
    case empty
    /// A letter of a number, or a piece of an axis.
    case letter(Unicode.Scalar)
    /// Dots, as the bits of a Braille pattern, and the curve that has the most.
    case dots(UInt8, curve: Int)
    /// Pixels of which nothing is proved, and no others.
    case doubt
  }

  /// The pixels of a cell.
  package static let cellWidth = 2
  /// The rows of pixels of a cell.
  package static let cellHeight = 4
  /// Device pixels per CSS pixel: a cell counts 8 by 16 CSS pixels.
  package static let density: Float = 0.25
  /// How much room letters take.
  package static let metrics = LabelMetrics(
    characterWidth: Float(cellWidth),
    lineHeight: Float(cellHeight),
    gap: Float(cellWidth),
    isMonospaced: true
  )

  private let columns: Int
  private let rows: Int
  private var cells: [Cell]

  /// Draws pictures over the axes of a scene; all have the same size, and the last
  /// cells are cut where that is no whole number of cells.
  package init(_ pictures: [Picture], axes scene: Scene) {
    columns = (scene.width + Self.cellWidth - 1) / Self.cellWidth
    rows = (scene.height + Self.cellHeight - 1) / Self.cellHeight
    cells = Array(repeating: .empty, count: columns * rows)
    drawAxes(scene)
    for (index, picture) in pictures.enumerated() { draw(picture.upright, index) }
    for label in scene.labels { write(label) }
  }

  /// The lines from top to bottom, without blanks at the end.
  ///
  /// `colors` are the parameters of the terminal's colours (SGR) for the curves
  /// in turn; without them there is nothing but text.
  package func lines(colors: [String] = []) -> [String] {
    (0..<rows).map { row in
      var line = String.UnicodeScalarView()
      var current: String?
      let last = (0..<columns).last { cells[row * columns + $0] != .empty }
      for cell in cells[row * columns..<row * columns + (last.map { $0 + 1 } ?? 0)] {
        var color: String?
        if case .dots(_, let curve) = cell, !colors.isEmpty { color = colors[curve % colors.count] }
        if color != current { line += "\u{1B}[\(color ?? "0")m".unicodeScalars }
        current = color
        line.append(Self.letter(of: cell))
      }
      if current != nil { line += "\u{1B}[0m".unicodeScalars }
      return String(line)
    }
  }

  private static func letter(of cell: Cell) -> Unicode.Scalar {
    switch cell {
    case .empty: " "
    case .letter(let letter): letter
    case .doubt: "░"
    case .dots(let bits, _): Unicode.Scalar(0x2800 + UInt32(bits)) ?? " "
    }
  }

  private mutating func drawAxes(_ scene: Scene) {
    for rule in scene.rules where rule.weight == .axis {
      if rule.isVertical {
        let column = rule.start / Self.cellWidth
        for row in 0..<rows { cross(column, row, with: "│") }
      } else {
        let row = rule.start / Self.cellHeight
        for column in 0..<columns { cross(column, row, with: "─") }
      }
    }
  }

  private mutating func cross(_ column: Int, _ row: Int, with line: Unicode.Scalar) {
    let place = row * columns + column
    cells[place] = .letter(cells[place] == .empty ? line : "┼")
  }

  private mutating func draw(_ picture: Picture, _ curve: Int) {
    for column in 0..<picture.width {
      for run in picture.column(column) {
        for row in Int(run.top)..<Int(run.bottom) {
          let place = row / Self.cellHeight * columns + column / Self.cellWidth
          if run.state == .proved {
            mark(place, Self.bit(column % Self.cellWidth, row % Self.cellHeight), curve)
          } else if case .dots = cells[place] {
            continue
          } else {
            cells[place] = .doubt
          }
        }
      }
    }
  }

  private mutating func mark(_ place: Int, _ bit: UInt8, _ curve: Int) {
    guard case .dots(let bits, let first) = cells[place] else {
      cells[place] = .dots(bit, curve: curve)
      return
    }
    cells[place] = .dots(bits | bit, curve: first)
  }

  /// The bit of a dot: 1 2 3 7 on the left from top to bottom, 4 5 6 8 on the
  /// right.
  ///
  /// > Source: Unicode Standard, Braille Patterns.
  private static func bit(_ column: Int, _ row: Int) -> UInt8 {
    if row == 3 { return column == 0 ? 0x40 : 0x80 }
    return 1 << UInt8(row + 3 * column)
  }

  /// Writes a label into cells that hold no curve and no other label.
  private mutating func write(_ label: TickLabel) {
    let letters = Array(label.text.unicodeScalars)
    let start =
      switch label.alignment {
      case .leading: Int(label.anchor.x) / Self.cellWidth
      case .middle: (Int(label.anchor.x) - letters.count + 1) / Self.cellWidth
      case .trailing: Int(label.anchor.x) / Self.cellWidth - letters.count + 1
      }
    let row = min(max(Int(label.anchor.y) / Self.cellHeight, 0), rows - 1)
    let end = start + letters.count
    guard start >= 0, end <= columns else { return }
    // A blank on both sides tells one number from the next.
    for column in max(0, start - 1)..<min(columns, end + 1) {
      if case .letter(let letter) = cells[row * columns + column],
        !"─│┼".unicodeScalars.contains(letter)
      {
        return
      }
    }
    let first = row * columns + start
    for cell in cells[first..<first + letters.count] {
      if case .dots = cell { return }
    }
    for (offset, letter) in letters.enumerated() {
      cells[row * columns + start + offset] = .letter(letter)
    }
  }
}
