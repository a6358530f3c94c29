// What is typed means what the same text means when it is pasted.

import Expressions
import Foundation
import Messages
import Plots
import Sessions
import Sheets
import TestSupport
import Testing

@Suite("Typed and pasted text")
struct TypedTests {
  /// The texts of the corpus.
  static let texts: [String] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("../Corpus/data/typed.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("# ") }.map(String.init)
  }()

  /// A call of each function by each of its names.
  static let calls: [String] = Builtin.all.flatMap { row in
    ([row.name] + row.aliases).map { name in
      let arguments = (0..<max(1, row.least)).map { "\($0 + 2)" }.joined(separator: ";")
      return "\(name)(\(arguments))"
    }
  }

  @Test("mean the same by every name of a function")
  func namesMeanTheSame() {
    #expect(TypedTests.calls.count > 150)
    for text in TypedTests.calls {
      let typed = outcome(of: TypedTests.keys(text), "en", ".")
      let pasted = outcome(of: "Paste\"\(text)\"", "en", ".")
      // What is refused stands there as it was typed, and is not pasted.
      guard pasted.formula != "_", pasted.formula != nil else { continue }
      #expect(typed == pasted, "\(text): typed \(typed), pasted \(pasted)")
    }
  }

  /// Words of everyday language in which the name of a function or an operator stands, typed
  /// letter by letter: they are refused, with what to write instead.
  @Test(arguments: [
    "differentiate x^2",
    "x^2 if x<0", "3 where x>0", "for x", "x otherwise",
  ])
  func `words are refused`(text: String) {
    let typed = outcome(of: TypedTests.keys(text), "en", ".")
    #expect(typed.answer == nil && typed.refusal?.contains(" word") == true, "\(text): \(typed)")
  }

  @Test func `what is no formula yet is told as it was typed`() {
    var desk = Desk()
    for (keys, isUnread) in [("( 1", false), (", 2", true), (") BS BS BS", false)] {
      let screen = desk.press(keys)
      #expect(screen.isUnread == isUnread, "\(keys)")
      if isUnread { #expect(screen.copyText == "(1,2") }
    }
  }

  /// By hand: 2x = 6, and y = 5 − x.
  @Test func `an equals sign of a keyboard belongs to each equation of a system`() {
    var desk = Desk()
    let system = desk.press("x + y Equals 5 Space a n d Space x - y Equals 1 Enter")
    #expect(system.answer?.answer.exact == "x = 3 and y = 2")
    for separator in [",", ";"] {
      desk = Desk()
      let typed = desk.press("x Equals c o s ( t ) \(separator) Space y Equals s i n ( t )")
      #expect(typed.copyText.filter { $0 != " " } == "x=cos(t)\(separator)y=sin(t)")
    }
    desk = Desk()
    #expect(desk.press("x Equals 5 Equals").answer?.answer.exact == "5")
    #expect(desk.press("2 + 3 Equals").answer?.answer.exact == "5")
  }

  /// By hand: 2x = 6, and y = 5 − x; 2x = x + 1; a point of the unit circle for each t.
  @Test func `equations side by side are solved, definitions made, coordinates drawn`() {
    for (text, answer) in [
      ("x+y=5; x-y=1", "x = 3 and y = 2"), ("x+y=5, x-y=1", "x = 3 and y = 2"),
      ("y=2x; y=x+1", "y = 2 and x = 1"),
    ] {
      var desk = Desk()
      let screen = desk.press(TypedTests.keys(text) + "Enter")
      #expect(screen.answer?.answer.exact == answer, "\(text)")
    }
    for text in ["a=1; b=2", "a=1, b=2"] {
      var desk = Desk()
      _ = desk.press(TypedTests.keys(text) + "Enter")
      #expect(desk.press("a + b Enter").answer?.answer.exact == "3", "\(text)")
    }
    var desk = Desk()
    let curve = desk.press(TypedTests.keys("x=cos t, y=sin t") + "Enter")
    #expect(curve.showsGraph && curve.drawn?.curves.count == 1)
  }

  /// What is typed behind a calculation that was entered is another one, whatever happened to its
  /// line since.
  @Test(arguments: ["2 + 3 Enter", "y = x ^ 2 Enter", "1 / 0 Enter", "a = 4 Enter"])
  func `nothing is glued to what was entered`(keys: String) throws {
    for event in [#"{"clearTape":true}"#, #"{"remove":1}"#, #"{"undoLines":true}"#, "load"] {
      var desk = Desk()
      _ = desk.press(keys)
      if event == "load" {
        let state = JSON.text(desk.sheet.state).line
        desk = Desk()
        _ = desk.send("{\"load\":\(state)}")
      } else {
        _ = desk.send(event)
      }
      #expect(desk.press("7").copyText == "7", "\(keys) \(event)")
    }
  }

  @Test func `Enter three times makes one line, and goes on with Ans`() {
    var desk = Desk()
    #expect(desk.press("2 + 3 Enter Enter Enter").tape?.count == 1)
    #expect(desk.press("* 2 Enter").answer?.answer.exact == "10")
    #expect(desk.press("Enter Enter").answer?.answer.exact == "40")
    var other = Desk()
    #expect(other.press("a = 2 Enter Enter a + 1 Enter Enter").tape?.count == 2)
  }

  /// Letters that begin as the word of an operator or as the last answer does.
  @Test(arguments: ["model", "modulo", "transpose", "2*model", "orbit", "vector"])
  func `letters stay letters`(text: String) {
    var desk = Desk()
    let prefix = desk.press(TypedTests.keys(text)).prefix
    for part in ["mod", "_", "Ans", "or("] { #expect(!prefix.contains(part), "\(prefix)") }
  }

  /// The keys of a keyboard that type a text.
  static func keys(_ text: String) -> String {
    var keys = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ": keys += "Space "
      case "=": keys += "Equals "
      case "|": keys += "Bar "
      default: keys += String(scalar) + " "
      }
    }
    return keys
  }

  /// What came of a text: its answer, or the formula and why it has none.
  struct Outcome: Equatable, CustomStringConvertible {
    var formula: String?
    var answer: String?
    var refusal: String?

    /// Formulas of one value are alike; without a value, their trees are.
    static func == (one: Outcome, other: Outcome) -> Bool {
      if one.answer != nil { return one.answer == other.answer }
      guard other.answer == nil else { return false }
      return one.formula == nil ? one.refusal == other.refusal : one.formula == other.formula
    }

    var description: String {
      "\(formula ?? "–") | \(answer ?? "–") | \(refusal ?? "–")"
    }
  }

  /// Enters keys into a new sheet and asks for the answer.
  private func outcome(of keys: String, _ language: String, _ mark: String) -> Outcome {
    var desk = Desk()
    _ = desk.send("{\"set\":{\"decimalMark\":\"\(mark)\",\"language\":\"\(language)\"}}")
    let entered = desk.press(keys)
    let screen = desk.press("Enter")
    if !screen.isAnswered, entered.isUnread {
      // What cannot be read leaves nothing to be compared but the reason, or is drawn as a curve of
      // several statements.
      // A blank that says nothing is not kept, and so places differ.
      let reason = screen.message?.message.filter { !$0.isNumber }
      return Outcome(refusal: screen.showsGraph ? "drawn" : reason)
    }
    return Outcome(
      formula: screen.prefix,
      answer: screen.answer?.answer.exact ?? screen.answer?.answer.decimal?.text,
      refusal: screen.message?.message ?? entered.message?.message
    )
  }

  @Test("mean the same", arguments: ["en", "de"])
  func meanTheSame(language: String) {
    let mark = language == "de" ? "," : "."
    #expect(TypedTests.texts.count >= 300)
    for text in TypedTests.texts {
      // A second decimal mark that is typed does nothing.
      if language == "de", text.contains(/^[0-9]+,[0-9]+,[0-9]+$/), !text.contains(",000") {
        continue
      }
      let typed = outcome(of: TypedTests.keys(text), language, mark)
      let quoted = text.map { "\\\"".contains($0) ? "\\\($0)" : String($0) }.joined()
      var pasted = outcome(of: "Paste\"\(quoted)\"", language, mark)
      // What was pasted in vain left nothing.
      if pasted.refusal == typed.refusal, typed.formula == nil { pasted.formula = nil }
      #expect(typed == pasted, "\(language) \(text)")
    }
  }

  @Test(arguments: seeds(4))
  func `numbers with exponents and signs of two characters mean the same`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let operands = [
      "1", "2.5", "1e5", "1e-5", "2e+3", "2.5E-2", ".5e-1", "3!", "x", "2e ", "2e3x", "(1+2e-3)",
    ]
    let signs = ["+", "-", "*", "<<", ">>", "!=", "<=", " + ", " - ", " != "]
    for _ in 0..<cases(40) {
      var text = ""
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        text += operands.randomElement(using: &random) ?? ""
        text += signs.randomElement(using: &random) ?? ""
      }
      text += operands.randomElement(using: &random) ?? ""
      let keys = TypedTests.keys(text).replacing("Equals", with: "=")
      let typed = outcome(of: keys, "en", ".")
      let pasted = outcome(of: "Paste\"\(text)\"", "en", ".")
      #expect(typed == pasted, "\(text): typed \(typed), pasted \(pasted)")
    }
  }

  @Test(
    "an answered formula is never gone on with by a digit",
    arguments: [
      "K:sin 3 0 Enter DEG", "x ^ 2 - 2 Enter", "1 / 0 Enter", "K:ln 0 Enter", "2 + 2 Enter GRAD",
      "K:sqrt 2 Enter", "a = 1 / 0 Enter", "1 / 0 Enter DEG",
    ]
  )
  func startsAnew(keys: String) {
    var desk = Desk()
    let screen = desk.press(keys)
    #expect(screen.showsGraph == keys.contains("x"))
    #expect(desk.press("7").formula == "7|")
  }

  @Test(
    "what is no formula yet goes on being edited",
    arguments: [
      ("1 + Enter", "1+7|"), ("1 / 0 Enter Left", "{1}/{7|0}"), ("( 1 + Enter", "(1+7|)"),
    ]
  )
  func goesOn(keys: String, formula: String) {
    var desk = Desk()
    _ = desk.press(keys)
    #expect(desk.press("7").formula == formula)
  }
}
