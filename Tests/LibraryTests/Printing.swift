// Snippets say behind `//` what they print. That is checked: `print` compares with
// the comment at the end of its own line.

import Foundation
import Testing

/// Prints a value, which has to be what the comment behind the call says.
func print(
  _ value: some Any,
  file: String = #filePath,
  line: Int = #line,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  do {
    let source = try String(contentsOfFile: file, encoding: .utf8)
    let text = source.split(separator: "\n", omittingEmptySubsequences: false)[line - 1]
    let comment = try #require(text.range(of: "  // "), sourceLocation: sourceLocation)
    #expect("\(value)" == text[comment.upperBound...], sourceLocation: sourceLocation)
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}
