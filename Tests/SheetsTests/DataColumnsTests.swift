// Rows of numbers as points: what is read as rows, what is left alone, what is told.

import Expressions
import Graphs
import Plots
import TestSupport
import Testing

@Suite("Rows of numbers are points")
struct DataColumnsTests {
  private static func columns(_ text: String, _ mark: DecimalMark = .point) throws -> [String] {
    try (DataColumns(reading: text, decimalMark: mark)?.columns ?? []).map {
      ($0.name.isEmpty ? "" : $0.name + ": ") + $0.text
    }
  }

  @Test(
    arguments: [
      ("1\t2\n3\t4", ["(1, 2), (3, 4)"]),
      ("1\t2\r\n3\t4\r\n", ["(1, 2), (3, 4)"]),
      ("1,2\n3,4", ["(1, 2), (3, 4)"]),
      ("1, 2\n3, 4", ["(1, 2), (3, 4)"]),
      ("1;2\n3;4", ["(1, 2), (3, 4)"]),
      ("1 2\n3 4", ["(1, 2), (3, 4)"]),
      ("  1   2.5 \n\n 3   -4 \n", ["(1, 2.5), (3, -4)"]),
      ("x\ty\n1\t2\n3\t4", ["y: (1, 2), (3, 4)"]),
      ("Run 1\nt (s),s (m)\n0,0\n1,4.9\n", ["s (m): (0, 0), (1, 4.9)"]),
      ("t\ta\tb\n1\t2\t3\n4\t5\t6", ["a: (1, 2), (4, 5)", "b: (1, 3), (4, 6)"]),
      ("1\t2\t\n3\t\t5\n6\t7\t8", ["(1, 2), (6, 7)", "(3, 5), (6, 8)"]),
      ("\"1\",\"2\"\n\"3\",\"4\"", ["(1, 2), (3, 4)"]),
      // RFC 4180: a comma in quotation marks parts no fields.
      ("\"t, s\",\"x, m\"\n1,2\n3,4", ["x, m: (1, 2), (3, 4)"]),
      // What German spreadsheets write.
      ("0;1,5\n1;2,5", ["(0, 1.5), (1, 2.5)"]), ("t;x\n0,5;-1\n1;2", ["x: (0.5, -1), (1, 2)"]),
      ("0;1.5\n1;2", ["(0, 1.5), (1, 2)"]), ("\"0,5\";\"1\"\n1;2", ["(0.5, 1), (1, 2)"]),
      ("1e-3\t1/2\n2E5\t50%\n−3\t+4", ["(1e-3, 1/2), (2E5, 50%), (−3, +4)"]),
    ]
  )
  func `what spreadsheets and files have`(text: String, lines: [String]) throws {
    #expect(try Self.columns(text) == lines)
  }

  @Test func `a decimal comma is none between cells`() throws {
    #expect(try Self.columns("1,5\t2\n3\t-0,25", .comma) == ["(1,5; 2); (3; -0,25)"])
    #expect(try Self.columns("1,5;2\n3;4,5", .comma) == ["(1,5; 2); (3; 4,5)"])
    #expect(try Self.columns("1,5 2\n3 4,5", .comma) == ["(1,5; 2); (3; 4,5)"])
    #expect(try Self.columns("1,5\n2,5", .comma) == [])
  }

  @Test(
    arguments: [
      "", "1", "1\n2\n3", "1\t2", "1 + 2\n3 + 4", "x^2\nx^3", "a\tb\nc\td", "x, y\nz, w",
      // Each line is a number, or has an answer.
      "1,000\n2,000", "1 000\n2 000", "1 1/2\n2 1/2", "2 -1\n3 -4", "pi\te\ne\tpi",
    ]
  )
  func `what is no rows of numbers is left alone`(text: String) throws {
    #expect(try DataColumns(reading: text, decimalMark: .point) == nil)
  }

  @Test(
    arguments: [
      ("1\t2\n3\tabc\n5\t6", 2, "abc"), ("x\ty\n1\t2\n\n3\t4\nend\n", 5, "end"),
      ("1\t2\n3\t4\n\t5", 3, "5"), ("1,2\n3,4\n5,six", 3, "six"), ("1\t2,5\n3\t4\n5\t6", 1, "2,5"),
      ("1\t2\n3\t4\n5", 3, "5"), ("1,2\n3,4\n1,\"1,234\"", 3, "1,234"),
      ("0;1,5\n1;2\n1.5;2", 1, "1,5"),
    ]
  )
  func `a row that is none is told with its place`(text: String, row: Int, wrong: String) throws {
    let mistake = #expect(throws: DataColumns.Mistake.self) {
      try DataColumns(reading: text, decimalMark: .point)
    }
    #expect(mistake?.row == row && mistake?.text == wrong)
  }

  @Test(arguments: seeds(6))
  func `the points are the cells, whatever parts them`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(40) {
      let mark: DecimalMark = Bool.random(using: &random) ? .point : .comma
      let sign = mark == .point ? "." : ","
      let separators = mark == .point ? ["\t", ";", ",", "  "] : ["\t", ";", " "]
      let separator = separators.randomElement(using: &random) ?? "\t"
      let width = Int.random(in: 2...4, using: &random)
      let height = Int.random(in: 2...9, using: &random)
      let rows = (0..<height).map { _ in
        (0..<width).map { _ in
          let digits =
            "\(Int.random(in: 0...99, using: &random))\(sign)"
            + "\(Int.random(in: 0...99_999, using: &random))"
          return Bool.random(using: &random) || separator == " " || separator == "  "
            ? digits : "-" + digits
        }
      }
      let end = Bool.random(using: &random) ? "\n" : "\r\n"
      let text = rows.map { $0.joined(separator: separator) }.joined(separator: end)
      let found = try #require(
        try DataColumns(reading: text, decimalMark: mark)?.columns,
        "seed \(seed): \(text)"
      )
      #expect(found.count == width - 1)
      var options = ParsingOptions()
      options.decimalMark = mark
      for (index, column) in found.enumerated() {
        let points = try #require(try Plot(reading: column.text, options: options).points)
        let cells = points.map { [$0.x, $0.y].map { $0.text(decimalMark: mark) } }
        #expect(cells == rows.map { [$0[0], $0[index + 1]] }, "seed \(seed)")
      }
    }
  }
}
