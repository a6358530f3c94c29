// What a sheet says of events, in each language.

import Formulas
import Messages
import Plots
import Sessions
import Sheets
import Testing

@Suite("What a sheet says")
struct SheetSpeechTests {
  /// The words after the last of some events.
  private func words(_ keys: [String], _ language: Language) throws -> String {
    var session = Session()
    var sheet = Sheet()
    _ = session.handle(.set([.init("language", .text(language.rawValue))]), on: &sheet)
    var words = ""
    for line in keys { words = session.handle(try Event(keys: line), on: &sheet).speech }
    return words
  }

  @Test(
    arguments: [
      (["1 / 3 Enter"], .english, "equals one third, about 0.333"),
      (["1 / 3 Enter"], .german, "gleich ein Drittel, ungefähr 0,333"),
      (["1 / 3 Enter"], .chinese, "等于三分之一，约0.333"),
      (["1 / Enter"], .english, "something is missing here, denominator, empty"),
      (["1 / Enter"], .german, "hier fehlt etwas, Nenner, leer"),
      (["1 / Enter"], .chinese, "这里缺少内容，分母，空"),
      (["1 / 0 Enter"], .english, "division by zero: a divisor must not be 0"),
      (["DEG"], .english, "angles in degrees"),
      (["DEG"], .german, "Winkel in Grad"),
      (["DEG"], .chinese, "角度单位：度"),
      (["C-c"], .german, "es gibt nichts zu kopieren: erst etwas eingeben"),
      (["Enter"], .chinese, "此处不可用"),
      (["Up"], .english, "not here"),
      (["1 + 2 Enter", "Up"], .english, "not here"),
      (["1 + 2 Enter", "3 Enter", "Up"], .german, "eins plus zwei"),
      (["1 / 3 Enter", "K:form"], .english, "about 0.3333333333"),
      (["1 + 2 Enter", "+"], .english, "last answer plus"),
      (["1 + 2 Enter", "7"], .english, "7"),
      (["1 K:frac AC Undo"], .english, "undone, one over empty"),
      (["1 + Enter"], .english, "something is missing here, after plus, empty"),
      (["K:sin 2 * Home Enter"], .german, "hier fehlt etwas, Klammer, nach mal, leer"),
      (
        ["Paste\"(1+\""], .english,
        "mistake at character 1: this bracket is never closed: close it or leave it out"
      ),
    ] as [([String], Language, String)]
  )
  func `an event is answered with words`(
    keys: [String],
    language: Language,
    expected: String
  ) throws {
    #expect(try words(keys, language) == expected)
  }
}
