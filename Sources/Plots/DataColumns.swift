// Rows of numbers, as spreadsheets and files of measurements have them: lines of points.

package import Expressions

/// Columns of numbers as lines of points: the first one has their x, and each further one the y
/// of a line of its own.
package struct DataColumns: Hashable, Sendable {
  /// A line of points.
  package struct Column: Hashable, Sendable {
    /// The name above the column; empty where there is none.
    package let name: String
    /// The points as text of the language, with the decimal mark of the rows.
    package let text: String
  }

  /// A row that has something else where a number stands.
  package struct Mistake: Error, Hashable, Sendable {
    /// The row in the text, from 1 on.
    package let row: Int
    /// What stands there.
    package let text: String
  }

  /// The lines of points, without columns that have none.
  package let columns: [Column]

  /// Reads rows, in which a tab, else a semicolon, else a comma where it is no decimal mark, else
  /// blanks part the cells; nothing where not two rows are numbers.
  ///
  /// What stands in quotation marks is one cell. Where semicolons part numbers with commas, these
  /// are decimal marks, whatever the usual one is. Rows without any number at the top are names, and
  /// an empty cell is no point.
  ///
  /// > Source: RFC 4180, section 2.
  ///
  /// - Throws: ``Mistake`` for the first of the other rows that has no numbers.
  /// - Complexity: O(*n*) for *n* bytes.
  package init?(reading text: String, decimalMark: DecimalMark) throws(Mistake) {
    let reader = CellReader(Array(text.utf8), decimalMark)
    let rows = reader.rows
    let isData = rows.map { reader.isData($0) }
    guard isData.count(where: { $0 }) > 1, !reader.mayBeLines(rows, isData) else { return nil }
    var names: [String] = []
    var points: [[String]] = []
    var first: Int?
    for (index, row) in rows.enumerated() {
      guard isData[index] else {
        let wrong = row.cells.first { !$0.isEmpty && !reader.isNumber($0) }
        let isHead = first == nil && !row.cells.contains { reader.isNumber($0) }
        guard isHead else { throw Mistake(row: row.number, text: wrong ?? row.text) }
        if names.isEmpty, row.cells.count > 1 { names = row.cells }
        continue
      }
      first = first ?? index
      for column in 1..<row.cells.count where !row.cells[column].isEmpty {
        while points.count < column { points.append([]) }
        points[column - 1].append(reader.point(row.cells[0], row.cells[column]))
      }
    }
    var columns: [Column] = []
    for (index, found) in points.enumerated() where !found.isEmpty {
      let name = index + 1 < names.count ? names[index + 1] : ""
      columns.append(Column(name: name, text: found.joined(separator: reader.mark)))
    }
    self.columns = columns
  }
}

/// Reads the cells of rows.
private struct CellReader {
  /// A row that is not blank.
  struct Row {
    /// Its number in the text, from 1 on.
    let number: Int
    /// Its cells, without blanks and quotation marks at their ends.
    let cells: [String]

    /// All of it.
    var text: String { cells.filter { !$0.isEmpty }.joined(separator: " ") }
  }

  /// The byte between two cells; a blank stands for any number of them.
  private let separator: UInt8
  /// How numbers are read here.
  private var options: ParsingOptions
  /// The decimal mark of the points.
  private let writtenMark: DecimalMark
  /// The rows that are not blank.
  let rows: [Row]

  init(_ bytes: [UInt8], _ decimalMark: DecimalMark) {
    var options = ParsingOptions()
    options.decimalMark = decimalMark
    self.options = options
    writtenMark = decimalMark
    let lines = bytes.split(omittingEmptySubsequences: false) { $0 == 0x0a }
    let signs = [UInt8(ascii: "\t"), UInt8(ascii: ";"), UInt8(ascii: ",")]
    separator =
      signs.first { sign in
        sign != decimalMark.byte && lines.contains { $0.cells(partedBy: sign).count > 1 }
      } ?? UInt8(ascii: " ")
    rows = CellReader.rows(of: lines, partedBy: separator)
    if separator == UInt8(ascii: ";"), decimalMark == .point, haveCommas {
      self.options.decimalMark = .comma
    }
  }

  /// Whether numbers of the rows have decimal commas, and none has a decimal point.
  private var haveCommas: Bool {
    var other = self
    other.options.decimalMark = .comma
    let cells = rows.flatMap { $0.cells }
    return cells.contains { $0.utf8.contains(UInt8(ascii: ",")) && other.isNumber($0) }
      && !cells.contains { $0.utf8.contains(UInt8(ascii: ".")) && isNumber($0) }
  }

  /// What stands between the coordinates of a point, and between points.
  var mark: String { writtenMark == .comma ? "; " : ", " }

  /// The rows that are not blank.
  private static func rows(of lines: [ArraySlice<UInt8>], partedBy separator: UInt8) -> [Row] {
    var rows: [Row] = []
    var number = 0
    for line in lines {
      number += 1
      let line = line.trimmed(0x0d)
      guard !line.trimmed().isEmpty else { continue }
      let parts =
        separator == 0x20
        ? line.split { $0 == 0x20 || $0 == 0x0d }
        : line.cells(partedBy: separator)
      let cells = parts.map { String(decoding: $0.trimmed().trimmed(0x22), as: UTF8.self) }
      rows.append(Row(number: number, cells: cells))
    }
    return rows
  }

  /// Whether a row is an x and at least one y, all of them numbers.
  func isData(_ row: Row) -> Bool {
    guard row.cells.count > 1, isNumber(row.cells[0]) else { return false }
    let others = row.cells.dropFirst().filter { !$0.isEmpty }
    return !others.isEmpty && others.allSatisfy { isNumber($0) }
  }

  /// Whether a cell is a number that is written down: digits with a sign, a power of ten, a
  /// fraction or a percent sign.
  func isNumber(_ cell: String) -> Bool {
    guard let first = cell.utf8.first, first < 0x41 || first > 0x7a else { return false }
    do throws(Diagnostic) {
      let number = try Expression(cell, options: options)
      return number.nodes.allSatisfy { node in
        switch node.kind {
        case .integer, .literal, .negation, .product, .quotient, .power, .percent: true
        default: false
        }
      }
    } catch {
      return false
    }
  }

  /// Whether each row may say one number, or have an answer of its own: groups of digits,
  /// `1,000` and `2 000`, a mixed number, `2 1/2`, or a difference, `2 -1`.
  func mayBeLines(_ rows: [Row], _ isData: [Bool]) -> Bool {
    guard separator == UInt8(ascii: ",") || separator == 0x20 else { return false }
    let data = rows.indices.filter { isData[$0] }.map { rows[$0].cells }
    let isGrouped = data.allSatisfy { cells in
      let head = cells[0].utf8.drop { $0 == UInt8(ascii: "-") }
      return head.count <= 3 && cells.dropFirst().allSatisfy { $0.isGroupOfDigits }
    }
    if isGrouped { return true }
    guard separator == 0x20 else { return false }
    if data.contains(where: { $0.contains { $0.utf8.contains(UInt8(ascii: "/")) } }) { return true }
    return data.allSatisfy { cells in
      cells.dropFirst().allSatisfy { $0.utf8.first == UInt8(ascii: "-") || $0.utf8.first == 0xe2 }
    }
  }

  /// The text of a point.
  func point(_ x: String, _ y: String) -> String { "(" + written(x) + mark + written(y) + ")" }

  /// A number with the decimal mark of the points.
  private func written(_ number: String) -> String {
    guard options.decimalMark != writtenMark else { return number }
    let (found, wanted) = (options.decimalMark.byte, writtenMark.byte)
    return String(decoding: number.utf8.map { $0 == found ? wanted : $0 }, as: UTF8.self)
  }
}

extension String {
  /// Whether it is three digits.
  fileprivate var isGroupOfDigits: Bool {
    utf8.count == 3 && utf8.allSatisfy { 0x30...0x39 ~= $0 }
  }
}

extension ArraySlice<UInt8> {
  /// The parts between separators that stand outside of quotation marks.
  ///
  /// A quotation mark inside of a part is a sign like others.
  fileprivate func cells(partedBy separator: UInt8) -> [ArraySlice<UInt8>] {
    let quote = UInt8(ascii: "\"")
    var cells: [ArraySlice<UInt8>] = []
    var start = startIndex
    var isQuoted = false
    for place in indices {
      if self[place] == quote {
        isQuoted = isQuoted ? false : self[start..<place].allSatisfy { $0 == 0x20 || $0 == quote }
      } else if self[place] == separator, !isQuoted {
        cells.append(self[start..<place])
        start = place + 1
      }
    }
    return cells + [self[start...]]
  }

  /// The bytes without blanks at both ends, or without another byte.
  fileprivate func trimmed(_ byte: UInt8 = 0x20) -> ArraySlice<UInt8> {
    let first = firstIndex { $0 != byte } ?? endIndex
    let last = lastIndex { $0 != byte } ?? first - 1
    return self[first..<Swift.max(first, last + 1)]
  }
}
