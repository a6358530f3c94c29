// Rows about the desk calculator: from a key to what its display shows.

import Foundation
import Surd

/// A key, pressed after others.
private struct Press {
  /// The calculator before.
  let sheet: DeskSheet
  let key: DeskKey
}

/// Every key of the programs of the golden file, each pressed after those before it.
private let presses: [Press] = {
  let file = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../Tests/Golden/desk.txt").standardized
  guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
  var presses: [Press] = []
  for line in text.split(separator: "\n") where !line.hasPrefix("#") {
    let keys = line.components(separatedBy: "  ")[0]
    guard case .keys(let pressed)? = try? DeskEvent(keys: keys) else { continue }
    var sheet = DeskSheet()
    for key in pressed {
      presses.append(Press(sheet: sheet, key: key))
      _ = sheet.handle(.keys([key]))
    }
  }
  return presses
}()

/// Presses a key and makes the screen.
private func press(_ press: Press) {
  var sheet = press.sheet
  consume(sheet.handle(.keys([press.key])))
}

/// The key at a share of the keys in order of their time.
private func press(at share: Double) -> Press? {
  let times = presses.map { key in (medianSeconds { press(key) }, key) }.sorted { $0.0 < $1.0 }
  return times.isEmpty ? nil : times[Int(share * Double(times.count - 1))].1
}

/// A row for the key at a share of the keys.
private func row(_ name: String, at share: Double) -> Row {
  Row(name, must: 1e-3, excellent: 0.1e-3) {
    let found = press(at: share)
    return { if let found { press(found) } }
  }
}

var deskRows: [Row] {
  [
    row("desk key to display, median", at: 0.5),
    row("desk key to display, 99 %", at: 0.99),
    row("desk key to display, worst", at: 1),
  ]
}
