// What is said: golden lines in each language, and laws of the words.

import Expressions
import Formulas
import Messages
import Plots
import Sessions
import Sheets
import TestSupport
import Testing

@Suite("Speech")
struct SpeechTests {
  @Test(arguments: Language.allCases)
  func `what is to be said is said`(language: Language) throws {
    let name = "speech-\(language)"
    let found = GoldenFile(name).mismatches { input in
      do {
        return try "= " + words(for: input, language)
      } catch {
        return "! \(error)"
      }
    }
    let mismatches = try #require(found, "Tests/Golden/\(name).txt is missing")
    for mismatch in mismatches { Issue.record("\(name).txt \(mismatch)") }
  }

  /// The words for a line of a golden file.
  private func words(for line: String, _ language: Language) throws -> String {
    var settings = Settings()
    settings.language = language
    var rest = line[...]
    for (verbosity, head) in [(0, "short"), (2, "full")] where rest.hasPrefix(head) {
      settings.verbosity = verbosity
      rest = rest.dropFirst(head.count).drop { $0 == " " || $0 == ":" }
    }
    if rest.hasPrefix("answer: ") {
      var session = Session()
      session.settings = settings
      let answers = session.evaluate(String(rest.dropFirst(8)), showing: .all)
      return Speech.words(for: WrittenAnswer(try #require(answers.last)), settings)
    }
    let isWhole = rest.hasPrefix("whole: ")
    var editor = Editor()
    var events: [SpeechEvent] = []
    for key in try Key.keys(String(isWhole ? rest.dropFirst(7) : rest)) {
      events = editor.apply(key).speech
    }
    return Speech.words(for: isWhole ? SpeechEvent.phrases(editor.formula) : events, settings)
  }
}
