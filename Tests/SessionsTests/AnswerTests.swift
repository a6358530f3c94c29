// An answer is data: one that is told again under other settings is the one that a
// session under those settings gives.

import Expressions
import Messages
import Plots
import Sessions
import Sheets
import TestSupport
import Testing

@Suite("An answer is data")
struct AnswerTests {
  private static let lines = [
    "1/3 + 1/6", "sin 2", "0.1 + 0.2", "sqrt(8) - 1.5", "1.5 x", "f(x) = 1.5 x^2", "a = 2.5",
    "3 > 2.5", "1/0", "max(sin 1.5; 2.25)", "1e-40", "2^500", "ln(0 - 1.5)", "(1 + 2.5",
    "isPrime(10^40 + 121)", "2.5!", "1/2x", "factor(2^257 - 1)", "1.5 mod 0", "foo + 1",
    "7.5 to base 3", "sin 1 to percent", "1 to dms", "1.5 to degrees", "0.1 to double",
    "pi to continued fraction", "sqrt(2) + 1.5 to latex", "1234 to words", "1999 to roman",
    "{1; 2.5} to percent", "sin 1 + i to polar", "45.5° to rad", "(1.5 - x)/(x - 1.5)",
  ]

  /// What a session answers whose settings are as they come.
  private static let answers: [Answer?] = {
    var session = Session()
    return lines.map { session.evaluate($0, showing: .all).first }
  }()

  @Test(arguments: [Language.english, .german, .chinese], DecimalMark.allCases)
  func `told under other settings it is as if it was asked there`(
    language: Language,
    mark: DecimalMark
  ) throws {
    var other = Session()
    other.settings.language = language
    other.settings.decimalMark = mark
    for (line, answer) in zip(Self.lines, Self.answers) {
      var answer = try #require(answer)
      answer.settings.language = language
      answer.settings.decimalMark = mark
      let asked = mark == .point ? line : line.replacing(".", with: ",")
      let expected = try #require(other.evaluate(asked, showing: .all).first)
      var (told, wanted) = (WrittenAnswer(answer), WrittenAnswer(expected))
      // What was typed stays as it was typed.
      told.input = ""
      wanted.input = ""
      #expect(told == wanted, "\(line)")
      #expect(answer.echo == expected.echo, "\(line)")
      #expect(answer.disputed == expected.disputed, "\(line)")
    }
  }

  @Test func `a truth that was printed reads back`() throws {
    var session = Session()
    for (line, printed) in [("3 > 2", "true"), ("3 < 2", "false"), ("isPrime 8", "false")] {
      let answer = try #require(session.evaluate(line, showing: .all).first)
      for text in [answer.exact, answer.unicode] {
        let again = session.evaluate(try #require(text), showing: .all).first
        #expect(again?.exact == printed, "\(line)")
        #expect(again?.latex == answer.latex, "\(line)")
      }
    }
  }
}
