// Lines that are measured: those of golden files, and which of them take how long.

import Foundation

/// The lines of a golden file for which a condition holds, without what is expected of them.
func goldenLines(_ name: String, where isIncluded: (Substring) -> Bool) -> [String] {
  let file = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../Tests/Golden/\(name).txt").standardized
  guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
  return text.split(separator: "\n").filter(isIncluded).map { line in
    String(line[..<(line.range(of: "  ")?.lowerBound ?? line.endIndex)])
  }
}

/// The line at a share of some in order of the time that a call of them takes; nil if there is none.
func line(at share: Double, of lines: [String], _ call: (String) -> Void) -> String? {
  let times = lines.map { text in (medianSeconds { call(text) }, text) }.sorted { $0 < $1 }
  return times.isEmpty ? nil : times[Int(share * Double(times.count - 1))].1
}
