// The times of other programs, which `peers.py` measures.

import Foundation

/// The peers that a table has columns for, as `peers.py` names them.
let peerNames = ["gmpy2", "python-flint", "python", "mpmath", "sympy", "bc", "pari"]

/// The times of a row in seconds, by the name of the peer.
///
/// There are none without python3; a peer that is not installed or does not
/// know the row is missing.
func peerSeconds(_ row: String) -> [String: Double] {
  let script = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("peers.py")
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["python3", script.path, row]
  let output = Pipe()
  process.standardOutput = output
  guard (try? process.run()) != nil else { return [:] }
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  var times: [String: Double] = [:]
  for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
    let fields = line.split(separator: "\t")
    if fields.count == 2, let seconds = Double(fields[1]) { times[String(fields[0])] = seconds }
  }
  return times
}
