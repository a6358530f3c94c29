// How plots are read, as golden text: what people write for curves, regions and points.

import Expressions
import Graphs
import TestSupport
import Testing

@Suite struct PlotReadingTests {
  @Test func `plots are read as the golden file says`() throws {
    let found = GoldenFile("plots").mismatches { input in "= " + Self.reading(of: input) }
    let mismatches = try #require(found, "Tests/Golden/plots.txt is missing")
    for mismatch in mismatches { Issue.record("plots.txt \(mismatch)") }
  }

  /// What a line of the table is read as; one that begins with `comma` has decimal commas.
  private static func reading(of line: String) -> String {
    var options = ParsingOptions()
    var text = line
    if line.hasPrefix("comma ") {
      options.decimalMark = .comma
      text = String(line.dropFirst(6))
    }
    do {
      let plots = try Plot.all(reading: text, options: options)
      return plots.map { words(for: $0.kind) }.joined(separator: "; ")
    } catch {
      return words(for: error)
    }
  }

  private static func words(for kind: Plot.Kind) -> String {
    switch kind {
    case .explicit(let value, let variable): "y(\(variable)) \(value.prefixDescription)"
    case .sideways(let value): "x(y) \(value.prefixDescription)"
    case .implicit(let comparisons):
      comparisons.map { "\($0.relation) \($0.difference.prefixDescription)" }
        .joined(separator: " and ")
    case .points(let points):
      points.map { "(\($0.x.prefixDescription), \($0.y.prefixDescription))" }.joined(separator: " ")
    case .parametric(let x, let y, let parameter):
      "x \(x.prefixDescription), y \(y.prefixDescription), \(words(for: parameter))"
    case .polar(let distance, let parameter):
      "r \(distance.prefixDescription), \(words(for: parameter))"
    }
  }

  private static func words(for parameter: Plot.Parameter) -> String {
    guard let least = parameter.least, let most = parameter.most else { return parameter.name }
    let (first, last) = (
      parameter.includesLeast ? "[" : "(", parameter.includesMost ? "]" : ")"
    )
    let bounds = "\(least.prefixDescription), \(most.prefixDescription)"
    return "\(parameter.name) in \(first)\(bounds)\(last)"
  }

  private static func words(for error: PlotError) -> String {
    switch error {
    case .text(let diagnostic): "! \(diagnostic.kind) at \(diagnostic.range)"
    case .empty: "! empty"
    case .unexpectedStatement(let range): "! unexpected at \(range)"
    case .missingCoordinate(let name): "! missing \(name)"
    case .tooManyPoints: "! too many points"
    }
  }
}
