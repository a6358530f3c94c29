// Rectangles under test: of pixels, and inside of one.

internal import Numbers

/// A rectangle of pixels of which it is not known which ones are on.
struct Cell: Sendable {
  /// The first column and the one behind the last.
  var left: Int32
  var right: Int32
  /// The first row, from the bottom, and the one behind the last.
  var bottom: Int32
  var top: Int32
  /// The tapes that compare with zero here as those of the whole plane do.
  var program: Int32 = 0
  /// The conditions that hold on all of it, one bit each.
  var holding: UInt64 = 0
  /// The number of programs that this cell and those after it need.
  var kept: Int32 = 0
  /// The result of a test of the values of this cell together with its neighbours.
  var values: Values = .unknown
  /// The number of times that parts of it were tested, if it is a pixel.
  var turn: Int32 = 0

  /// The result of a test of the values of the open conditions.
  enum Values: Sendable {
    case unknown
    /// No condition holds or fails everywhere.
    case open
    /// The same, and nothing is left in their tapes by cases.
    case decided
  }

  var columns: Range<Int> { Int(left)..<Int(right) }
  var rows: Range<Int> { Int(bottom)..<Int(top) }
  var width: Int32 { right - left }
  var height: Int32 { top - bottom }

  /// Appends the halves or quarters that it is split into.
  func appendParts(ofColumns splitsColumns: Bool, rows splitsRows: Bool, to list: inout [Cell]) {
    for isRight in [false, true] where !isRight || splitsColumns {
      for isTop in [false, true] where !isTop || splitsRows {
        var part = self
        if splitsColumns {
          part.left = isRight ? (left + right) / 2 : left
          part.right = isRight ? right : (left + right) / 2
        }
        if splitsRows {
          part.bottom = isTop ? (bottom + top) / 2 : bottom
          part.top = isTop ? top : (bottom + top) / 2
        }
        list.append(part)
      }
    }
  }
}

/// A rectangle of positions inside of a pixel.
struct PointBox: Sendable {
  var x: Interval
  var y: Interval
  /// The tapes that compare with zero there as those of the whole plane do.
  var program: Int32
  var depth = 0
  /// The conditions that hold on all of it.
  var holding: UInt64 = 0
}

/// A point as positions along both axes.
struct Position: Sendable {
  var x: Double
  var y: Double
}

/// The sign of a number, as far as it is known.
enum Sign: Sendable {
  case negative
  case zero
  case positive
  /// It is not known, or there is no number.
  case unknown

  /// The sign of the members of an interval, of which those up to a slack count
  /// as unknown.
  @inline(__always)
  init(_ values: Interval, slack: Double = 0) {
    if values.lower > slack {
      self = .positive
    } else if values.upper < -slack {
      self = .negative
    } else {
      self = slack == 0 && values.lower == 0 && values.upper == 0 ? .zero : .unknown
    }
  }
}
