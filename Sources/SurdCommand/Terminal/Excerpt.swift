// The part of a line around a mistake, with a caret under it.

/// The part of a line around a place, with carets under the place.
struct Excerpt {
  /// The part of the line that is shown.
  private let line: String
  /// The columns before the place, and under it.
  private let columns: (before: Int, under: Int)

  /// The part of the line and the carets, indented.
  var text: String { "  " + line + "\n" + carets(indentation: 2) }

  /// The line of carets.
  func carets(indentation: Int) -> String {
    String(repeating: " ", count: indentation + columns.before)
      + String(repeating: "^", count: columns.under) + "\n"
  }

  /// The most scalars of the line that are shown.
  private static let width = 72

  /// Creates the excerpt of a line around a place, counted in scalars.
  init(_ line: String, marking place: Range<Int>) {
    let scalars = Array(line.unicodeScalars)
    let lower = min(place.lowerBound, scalars.count)
    let upper = min(max(place.upperBound, lower), scalars.count)
    let start = lower < Excerpt.width ? 0 : lower - Excerpt.width / 2
    let end = min(scalars.count, start + Excerpt.width)
    let shown = scalars[start..<end].map { $0.printable }
    var body = String.UnicodeScalarView()
    body.append(contentsOf: shown)
    let before = Excerpt.columns(of: shown[..<(lower - start)])
    let marked = Excerpt.columns(
      of: shown[(lower - start)..<max(lower - start, min(upper, end) - start)]
    )
    self.line = (start > 0 ? "…" : "") + String(body) + (end < scalars.count ? "…" : "")
    columns = (before + (start > 0 ? 1 : 0), max(1, marked))
  }

  /// How many columns of a terminal a text takes.
  static func columns(of text: String) -> Int {
    columns(of: Array(text.unicodeScalars)[...])
  }

  /// A text, or the start of one that takes so many columns or more.
  static func cut(_ text: String, below limit: Int) -> String {
    guard columns(of: text) >= limit else { return text }
    var start = Array(text.unicodeScalars)[...]
    while !start.isEmpty, columns(of: start) > limit - 2 { start.removeLast() }
    return start.reduce(into: "") { $0.unicodeScalars.append($1) } + "…"
  }

  /// How many columns of a terminal scalars take.
  private static func columns(of scalars: ArraySlice<Unicode.Scalar>) -> Int {
    scalars.reduce(0) { $0 + columns(of: $1) }
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: 0
    default: wide.contains { $0.contains(scalar.value) } ? 2 : 1
    }
  }

  /// The blocks of scripts and pictures that take two columns.
  ///
  /// > Source: Unicode Standard Annex 11, East Asian Width, in blocks.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD,
  ]
}

extension Unicode.Scalar {
  /// The scalar, or one that says that something is here where a terminal would
  /// obey it instead of showing it.
  var printable: Unicode.Scalar {
    value < 0x20 || (0x7F..<0xA0).contains(value) ? "\u{FFFD}" : self
  }
}

extension String {
  /// The text without what a terminal would obey.
  var printable: String {
    var shown = String.UnicodeScalarView()
    shown.append(contentsOf: unicodeScalars.map { $0.printable })
    return String(shown)
  }
}
