// The steps of a line, and lines that are compared: what a page draws of them.

import Messages
import Plots
import Sessions
import Sheets
import TestSupport
import Testing

@Suite("Steps on the sheet")
struct StepsOnTheSheetTests {
  private func paste(_ text: String, into desk: inout Desk) -> Int {
    _ = desk.press("AC")
    _ = desk.send("{\"paste\":\"\(text)\"}")
    return desk.press("Enter").tape?.last?.id ?? 0
  }

  private func steps(_ line: Int, _ desk: inout Desk) -> JSON {
    desk.send("{\"steps\":\(line)}").derivation ?? .null
  }

  private func compare(_ text: String, _ desk: inout Desk) -> JSON {
    let quoted = JSON.object([.init("compare", .text(text))]).line
    return desk.send(quoted).derivation ?? .null
  }

  private func texts(_ derivation: JSON, _ member: String) -> [String] {
    (derivation["steps"]?.asList ?? []).map { $0[member]?.asText ?? "" }
  }

  /// What a screen tells of a line.
  private func told(_ line: Int, _ desk: inout Desk) -> JSON {
    let tape = desk.send(#"{"screen":true}"#).json["tape"]?.asList ?? []
    return tape.first { $0["id"]?.asInt == line } ?? .null
  }

  /// The words between the formulas of a line, and how many formulas there are.
  private func pieces(_ step: JSON) -> (formulas: [String], words: [String]) {
    let pieces = step["pieces"]?.asList ?? []
    return (
      pieces.compactMap { $0["mathml"]?.asText }, pieces.compactMap { $0["text"]?.asText }
    )
  }

  @Test func `an equation has the lines of a school in notation`() {
    var desk = Desk()
    let derivation = steps(paste("2x + 3 = 7", into: &desk), &desk)
    #expect(texts(derivation, "line") == ["2x + 3 = 7", "2x = 4", "x = 2"])
    #expect(
      texts(derivation, "sentence") == ["", "subtract 3 on both sides", "divide both sides by 2"]
    )
    for step in derivation["steps"]?.asList ?? [] {
      let (formulas, words) = pieces(step)
      #expect(formulas.count == 1 && words.isEmpty)
      #expect(formulas[0].hasPrefix("<math") && formulas[0].hasSuffix("</math>"))
    }
    #expect(
      derivation["text"]?.asText == """
        2x + 3 = 7
        ⇔ 2x = 4  # subtract 3 on both sides
        ⇔ x = 2  # divide both sides by 2
        """
    )
    #expect(derivation["latex"]?.asText?.contains(#"\text{divide both sides by $2$}"#) == true)
  }

  @Test func `words in LaTeX are words, whatever signs they have`() {
    var desk = Desk()
    let wrong = compare("x_1^2 = 4\nx_1 = 2", &desk)["latex"]?.asText ?? ""
    #expect(wrong.contains(#"\text{loses solutions: x\_1 = $-$2 solves line 1, but not this one"#))
    #expect(wrong.contains(#"x$_1$ = $-$2 is missing}"#))
    let unread = compare("50% of {x & y} ~ 3", &desk)["latex"]?.asText ?? ""
    #expect(unread.contains(#"\text{50\% of \{x \& y\} \textasciitilde{} 3}"#))
  }

  @Test func `solutions are written with the signs of print, now and when they are kept`() {
    var desk = Desk()
    let id = paste("sin(x) = 1/2", into: &desk)
    let line = told(id, &desk)
    let drawn = line["resultMathml"]?.asText ?? ""
    #expect(drawn.contains("π</mi><mo form=\"infix\">\u{2062}</mo><mi>n</mi>"), "\(drawn)")
    let printed = line["printedDecimal"]?.asText ?? ""
    #expect(printed.contains("2π·n") && !printed.contains("*") && !printed.contains("pi"))
  }

  @Test(
    arguments: [
      ("cos(x) = x", true), ("x^5 - x - 1 = 0", true), ("x^2 = 2", false), ("2x = 3", false),
    ]
  )
  func `a number that is only named as a zero is told as such`(text: String, isNamed: Bool) {
    var desk = Desk()
    let id = paste(text, into: &desk)
    #expect((told(id, &desk)["isNamed"] == .truth(true)) == isNamed)
  }

  @Test(arguments: [("en", "or", "and"), ("de", "oder", "und"), ("zh", "或", "与")])
  func `words between formulas are in the language, brackets with the formulas`(
    language: String,
    or: String,
    and: String
  ) {
    var desk = Desk()
    _ = desk.send("{\"set\":{\"language\":\"\(language)\"}}")
    let derivation = steps(paste("1/x + 1/(x + 1) = 2", into: &desk), &desk)
    let bracketed = (derivation["steps"]?.asList ?? []).first { pieces($0).words.contains(or) }
    let (formulas, words) = pieces(bracketed ?? .null)
    #expect(words == [or, and, and] || words == [or], "\(derivation.line)")
    if words.count == 3 {
      #expect(formulas[0].contains("(</mo>") && !formulas[0].contains(")</mo>"))
      #expect(formulas[1].contains(")</mo>") && !formulas[1].contains("(</mo>"))
    }
  }

  @Test(
    "what is copied is read again, and each line follows from the one before",
    arguments: [
      "2x + 3 = 7", "x^2 - 5x + 6 = 0", "x^2 - 4x + 2 = 0", "abs(x - 1) = 3",
      "1/x + 1/(x + 1) = 2", "log2(x) + log2(x - 2) = 3", "sqrt(x + 3) = x - 3", "2^(x + 1) = 8",
      "0.5x + 1.2 = 3", "2x + 3 = 2x + 5",
    ]
  )
  func copies(equation: String) {
    var desk = Desk()
    let derivation = steps(paste(equation, into: &desk), &desk)
    let text = derivation["text"]?.asText ?? ""
    let compared = compare(text, &desk)
    let statuses = texts(compared, "status")
    #expect(statuses.count == derivation["steps"]?.asList?.count && statuses.count > 1)
    #expect(statuses.allSatisfy { $0 == "exact" }, "\(text)")
  }

  @Test func `the line that is wrong is found, and one that cannot be read says why`() {
    var desk = Desk()
    let wrong = compare("2x + 3 = 7\n2x = 10\n\nx = 5", &desk)
    #expect(texts(wrong, "status") == ["exact", "undefined", "exact"])
    #expect(texts(wrong, "sentence")[1].contains("x = 2"))
    let unread = compare("x^2 = 4\n((", &desk)
    #expect(texts(unread, "status") == ["exact", "syntax"])
    #expect(!texts(unread, "sentence")[1].isEmpty)
    #expect(compare("", &desk)["steps"]?.asList?.isEmpty == true)
  }

  @Test func `what is copied says no more of a line than is known`() {
    var desk = Desk()
    func latex(_ text: String) -> String { compare(text, &desk)["latex"]?.asText ?? "" }
    let undecided = latex(
      "sin(x) + y^3 + x = 1 and e^x + y = 7\nsin(x) + y^3 + x = 1 and e^x + y = 8"
    )
    #expect(undecided.contains(#"\overset{?}{\Leftrightarrow}"#))
    #expect(!undecided.contains(#"\nLeftrightarrow"#))
    #expect(latex("2x = 10\nx = 6").contains(#"\nLeftrightarrow"#))
    #expect(!latex("2x = 10\nx = 5").contains(#"\nLeftrightarrow"#))
  }

  @Test func `what has no steps says so, and nothing else changes`() {
    var desk = Desk()
    let line = paste("cos x = x", into: &desk)
    let before = desk.send("{\"screen\":true}")
    let derivation = steps(line, &desk)
    #expect(derivation["steps"]?.asList?.isEmpty == true)
    #expect(derivation["problem"]?.asText?.isEmpty == false)
    let after = desk.send("{\"screen\":true}")
    #expect(before.tape == after.tape && before.answer == after.answer)
    // Of a line that is gone there is nothing to say.
    #expect(steps(1_000, &desk) == .null)
  }

  @Test(
    "a line says whether it was solved",
    arguments: [
      ("2x + 3 = 7", true), ("x^2 < 4", true), ("x = x + 1", true), ("2x + 3 = 2x + 5", true),
      ("cos x = x", true), ("1 + 1", false), ("1 < 2", false), ("a = 5", false),
      ("f(x) = x^2", false),
    ]
  )
  func solved(text: String, isSolved: Bool) {
    var desk = Desk()
    let line = paste(text, into: &desk)
    let shown = desk.send("{\"screen\":true}").tape?.first { $0.id == line }
    #expect(shown?.isSolved == isSolved)
  }

  @Test func `digits in print have minus signs, and solutions stand one after the other`() {
    var desk = Desk()
    let line = paste("x^2 + 3x + 1 = 0", into: &desk)
    let screen = desk.send("{\"screen\":true}")
    let json = screen.json["tape"]?.asList?.first { $0["id"]?.asInt == line }
    let printed = json?["printedDecimal"]?.asText
    #expect(printed == "x\u{A0}=\u{A0}−2.6180339887…; x\u{A0}=\u{A0}−0.3819660112…")
    #expect(json?["decimal"]?.asText == "x = -2.6180339887… or x = -0.3819660112…")
  }
}
