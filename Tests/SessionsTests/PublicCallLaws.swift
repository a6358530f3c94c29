// What a program may hand to the library, however wrong: it is answered, and nothing ends the program.

import Messages
import Plots
import Reals
import Sessions
import TestSupport
import Testing

@Suite("Calls of the library with anything")
struct PublicCallLaws {
  private static let numbers = [
    Int.min, -1_000_000_007, -3, -1, 0, 1, 2, 7, 40, 1_000_001, 1 << 40, Int.max,
  ]
  private static let pieces = [
    "", " ", ";", "\t", "\n", "(", ")", "1", "x", "=", "2/0", "√", "{", ",", "\"", "Ans", "⟦", "\0",
    "solve(", "x^2", "=2", "Σ", "e", "π", "5!",
  ]

  private static func number(_ random: inout SplitMix64) -> Int {
    numbers.randomElement(using: &random) ?? 0
  }

  private static func text(_ random: inout SplitMix64) -> String {
    (0..<Int.random(in: 0...5, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }.joined()
  }

  @Test("settings, lines and recalls", arguments: seeds(4))
  func sessions(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(8) {
      var session = Session()
      // A million digits are right, and take long.
      session.settings.digits = min(Self.number(&random), 40)
      session.settings.keyPage = Self.number(&random)
      session.settings.verbosity = Self.number(&random)
      session.seed = Self.number(&random)
      session.settings.form = Settings.AnswerForm.allCases.randomElement(using: &random) ?? .exact
      #expect((0...Settings.mostDigits).contains(session.settings.digits), "seed \(seed)")
      #expect((0..<Settings.keyPages).contains(session.settings.keyPage), "seed \(seed)")
      for _ in 0..<4 {
        let line = Self.text(&random)
        var other = session
        let answers = other.evaluate(line)
        let answer = session.answer(line)
        // It is one of them, and there is none only where there are none.
        #expect((answer == nil) == answers.isEmpty, "seed \(seed): \(line)")
        #expect(
          answers.contains { $0.reading == answer?.reading } || answers.isEmpty,
          "seed \(seed): \(line)"
        )
        #expect(answers.allSatisfy(\.isAnswered) == (answer?.isAnswered ?? true), "seed \(seed)")
        _ = session.answer("rand")
        _ = session.lastAnswer(as: Session.Form.allCases.randomElement(using: &random) ?? .mixed)
        _ = session.lastAnswer(showing: .all)
        _ = session.forget(Self.text(&random))
        _ = session.compareLines([line, Self.text(&random)])
        _ = session.restore(from: Array(line.utf8))
      }
    }
  }

  @Test("digits of a number", arguments: numbers)
  func digits(count: Int) throws {
    let budget = Budget(steps: 1_000_000)
    do throws(RealError) {
      let text = try Real.pi.decimal(digits: count, budget: budget)
      // The first digits of π (OEIS A000796).
      #expect(text?.hasPrefix(count < 2 ? "3.…" : "3.1") == true)
      #expect(count <= 1_000_001)
    } catch {
      #expect(count > 1_000_000)
    }
  }

  @Test("sizes of pictures", arguments: [Int.min, -5, 0, 1, 2, 3, 9])
  func sizes(size: Int) throws {
    for curve in ["x^2", "x^2+y^2=1", "x=t,y=t", "(1,2),(3,4)", "", "(", "1/0"] {
      var request = PlotRequest(curves: [curve])
      request.width = size
      request.height = 8
      let sheet = PlotSheet(request, in: Session())
      #expect(sheet.lines(isColored: false).count <= 8)
      #expect(sheet.svg(.light).isEmpty == false)
      _ = (sheet.png(.dark), sheet.rawPNG(), sheet.json, sheet.emptyCurves)
      _ = (sheet.kitty(.light), sheet.sixel(.light), sheet.lines(isColored: true))
    }
    var colored = PlotRequest(curves: ["z^2"])
    colored.width = 8
    colored.height = size
    let sheet = try #require(ColoringSheet(colored, in: Session()))
    _ = (sheet.lines(isColored: true), sheet.lines(isColored: false), sheet.png(.light))
    _ = (sheet.svg(.light, in: .english), sheet.sixel(.dark), sheet.kitty(.dark))
    var request = PlotRequest(curves: [])
    request.width = Int.max
    #expect(request.width == 65_536)
  }
}
