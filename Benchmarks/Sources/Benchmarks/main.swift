// Prints a table of medians: Surd and its peers, side by side in one run.
//
//   swift run -c release --package-path Benchmarks [part of a row's name]
//
// Another module adds a list of rows next to `integerRows`, and the same
// computation to `peers.py`.

import Foundation

let rows =
  integerRows + primeRows + ballRows + complexRows + schoolRows + deskRows + solvingRows
  + calculusRows

func timeText(_ seconds: Double?) -> String {
  guard let seconds else { return "-" }
  switch seconds {
  case ..<1e-3: return String(format: "%.4g us", seconds * 1e6)
  case ..<1: return String(format: "%.4g ms", seconds * 1e3)
  default: return String(format: "%.4g s", seconds)
  }
}

func verdict(_ row: Row, _ seconds: Double) -> String {
  if let excellent = row.excellent, seconds <= excellent { return "excellent" }
  guard let must = row.must else { return "" }
  return seconds <= must ? "good" : "TOO SLOW"
}

func line(_ name: String, _ fields: [String]) -> String {
  let padding = String(repeating: " ", count: max(0, 34 - name.count))
  return name + padding
    + fields.map { String(repeating: " ", count: max(1, 14 - $0.count)) + $0 }.joined()
}

func processorName() -> String {
  let information = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
  let model = information?.split(separator: "\n").first { $0.hasPrefix("model name") }
  return model.flatMap { $0.split(separator: ":").last }.map { String($0.dropFirst()) } ?? "unknown"
}

let filter = CommandLine.arguments.dropFirst().first
if filter == "--tape-round" {
  printTapeRound(CommandLine.arguments[2])
  exit(0)
}
if filter == "--list" {
  printList(CommandLine.arguments[2], row: CommandLine.arguments[3])
  exit(0)
}
if filter == "--solids" {
  printSolids(CommandLine.arguments.dropFirst(2).first)
  exit(0)
}
print("Medians of CPU time on \(processorName())")
print(line("", ["Surd"] + peerNames + ["must", "excellent"]))
var failures = 0
for row in rows where filter.map({ row.name.contains($0) }) ?? true {
  let seconds = medianSeconds(row.prepare())
  let peers = peerSeconds(row.name)
  let verdict = verdict(row, seconds)
  if verdict == "TOO SLOW" { failures += 1 }
  let bounds = [row.must.map { timeText($0) } ?? "", row.excellent.map { timeText($0) } ?? ""]
  print(
    line(row.name, [timeText(seconds)] + peerNames.map { timeText(peers[$0]) } + bounds) + "  "
      + verdict
  )
}
exit(failures == 0 ? 0 : 1)
