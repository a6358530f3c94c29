// What somebody sees of what a program sends to a terminal.

/// The screen of a terminal, as far as a line editor uses one; it never scrolls, and so has all
/// that was ever shown.
///
/// > Source: XTerm Control Sequences; ECMA-48, section 8.3.
struct Screen {
  /// The lines, each a letter per column.
  private(set) var lines: [[Character]] = [[]]
  private let columns: Int
  private var row = 0
  private var column = 0
  /// Whether letters push those behind them to the right.
  private var inserts = false
  /// The bytes of a letter or a sequence that is not complete yet.
  private var pending: [UInt8] = []

  init(columns: Int) {
    self.columns = columns
  }

  /// The line with the cursor, without blanks at its end.
  var line: String {
    var letters = lines[row]
    while letters.last == " " { letters.removeLast() }
    return String(letters)
  }

  /// Shows bytes that were sent.
  mutating func write(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      pending.append(byte)
      if pending[0] == 0x1B {
        obeySequence()
      } else if String(validating: pending, as: UTF8.self) != nil || pending.count > 3 {
        show(String(decoding: pending, as: UTF8.self))
        pending = []
      }
    }
  }

  private mutating func show(_ letter: String) {
    switch letter {
    case "\r": column = 0
    case "\n": move(to: row + 1)
    case "\u{8}": column = max(0, column - 1)
    case "\u{7}": break
    default:
      // A letter behind the last column is the first of the next line.
      if column == columns {
        move(to: row + 1)
        column = 0
      }
      reach(column)
      for character in letter {
        if inserts || column == lines[row].count {
          lines[row].insert(character, at: column)
        } else {
          lines[row][column] = character
        }
        column += 1
      }
    }
  }

  private mutating func move(to row: Int) {
    self.row = max(0, row)
    while lines.count <= self.row { lines.append([]) }
  }

  /// Puts blanks in front of a column.
  private mutating func reach(_ column: Int) {
    while lines[row].count < column { lines[row].append(" ") }
  }

  /// Obeys the sequence that has come, once it is complete.
  private mutating func obeySequence() {
    guard pending.count > 1, let last = pending.last else { return }
    guard pending[1] == UInt8(ascii: "[") else {
      if pending.count > 2 || last >= 0x30 { pending = [] }
      return
    }
    guard pending.count > 2, 0x40...0x7E ~= last else { return }
    let text = String(decoding: pending[2..<pending.count - 1], as: UTF8.self)
    pending = []
    let number = Int(text)
    let count = number ?? 1
    switch UnicodeScalar(last) {
    case "A": move(to: row - count)
    case "B": move(to: row + count)
    case "C": column = min(columns - 1, column + count)
    case "D": column = max(0, column - count)
    case "G": column = count - 1
    case "H": (lines, row, column) = (lines + [[]], lines.count, 0)
    case "K" where number ?? 0 == 0: lines[row] = Array(lines[row].prefix(column))
    case "J" where number ?? 0 == 0:
      lines[row] = Array(lines[row].prefix(column))
      lines.removeLast(lines.count - row - 1)
    case "P": lines[row] = Array(lines[row].prefix(column) + lines[row].dropFirst(column + count))
    case "@":
      reach(column)
      lines[row].insert(contentsOf: repeatElement(" ", count: count), at: column)
    case "h" where number == 4: inserts = true
    case "l" where number == 4: inserts = false
    default: break
    }
  }
}
