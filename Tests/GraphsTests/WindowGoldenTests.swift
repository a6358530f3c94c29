// The windows that are chosen, as a table that was looked at row by row.

import Expressions
import Graphs
import Numbers
import TestSupport
import Testing

@Suite struct WindowGoldenTests {
  @Test func `windows are chosen as the golden file says`() throws {
    let found = GoldenFile("windows").mismatches { input in "= " + Self.chosen(for: input) }
    let mismatches = try #require(found, "Tests/Golden/windows.txt is missing")
    for mismatch in mismatches { Issue.record("windows.txt \(mismatch)") }
  }

  @Test func `the table is long`() throws {
    #expect(try #require(GoldenFile("windows").inputs).count >= 120)
  }

  /// The window for a line of the table.
  private static func chosen(for line: String) -> String {
    var words = line.split(separator: " ").map(String.init)
    var environment = Environment()
    if let place = words.firstIndex(of: "--deg") {
      words.remove(at: place)
      environment.angleUnit = .degrees
    }
    let x = bounds("--x", &words)
    let y = bounds("--y", &words)
    let plots = words.split(separator: "&").compactMap { curve in
      try? Plot(reading: curve.joined(separator: " "), options: environment.parsingOptions)
    }
    let window = AutomaticWindow(
      showing: plots,
      x: x,
      y: y,
      width: 1600,
      height: 1000,
      environment: environment
    )
    return "x \(text(window.x)), y \(text(window.y))"
  }

  /// Takes the bounds behind an option out of words.
  private static func bounds(_ name: String, _ words: inout [String]) -> ClosedRange<Rational>? {
    guard let place = words.firstIndex(of: name), place + 1 < words.count else { return nil }
    let edges = words[place + 1].split(separator: "..").compactMap { Int($0) }
    words.removeSubrange(place...place + 1)
    return edges.count == 2 ? Rational(edges[0])...Rational(edges[1]) : nil
  }

  private static func text(_ range: ClosedRange<Rational>) -> String {
    "\(range.lowerBound.doubleValue)..\(range.upperBound.doubleValue)"
  }
}
