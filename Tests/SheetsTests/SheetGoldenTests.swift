// The golden file of the sheet: keys, and what it shows then.

import Messages
import Plots
import Sessions
import Sheets
import TestSupport
import Testing

@Suite("The sheet shows")
struct SheetGoldenTests {
  @Test func `what the golden file says`() throws {
    let found = GoldenFile("sheet").mismatches { keys in
      var desk = Desk()
      return "= " + Self.summary(desk.press(keys))
    }
    let mismatches = try #require(found, "Tests/Golden/sheet.txt is missing")
    for mismatch in mismatches { Issue.record("sheet.txt \(mismatch)") }
  }

  /// A screen in one line.
  private static func summary(_ screen: Screen) -> String {
    var parts = [screen.formula]
    if let preview = screen.preview {
      parts.append("~ " + values(preview.exact, preview.decimal))
    }
    if let answer = screen.answer?.answer {
      let name = answer.name.map { $0 + " is " } ?? ""
      parts.append("answer " + name + values(answer.exact, answer.decimal?.text))
    }
    if let message = screen.message {
      let place = message.place.isEmpty ? "" : " at \(message.place)"
      parts.append("message " + message.kind + place)
    }
    if let copied = screen.copied { parts.append("copied " + copied.text) }
    if case .object(let now) = screen.settings.json, case .object(let new) = Settings().json {
      for (setting, usual) in zip(now, new) where setting != usual {
        parts.append(setting.name + " " + setting.value.line)
      }
    }
    if screen.outcome == .ignored { parts.append("ignored") }
    return parts.joined(separator: "   ")
  }

  private static func values(_ exact: String?, _ decimal: String?) -> String {
    [exact.map { "= " + $0 }, decimal == exact ? nil : decimal].compactMap { $0 }
      .joined(separator: " ≈ ")
  }
}
