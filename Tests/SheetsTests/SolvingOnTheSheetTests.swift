// Solving on the sheet: the words that say which numbers solve an equation, the keys and ways that
// offer them, and what is shown of many solutions.

import Messages
import Plots
import Sessions
import Sheets
import Testing

@Suite("Solving on the sheet")
struct SolvingOnTheSheetTests {
  private static let texts = [
    "solve(z^2=-4; z; complex)", "solve(z^2 = -4; z ∈ complex)", "solve(x^2=-2; complex)",
    "solve(x^2=4; x; integer)", "solve(x^2=4; x; integers)", "solve(x^2=4; x; whole)",
    "solve(x^2=2; x; rational)", "solve(x^2=2; x; rationals)", "solve(x^2=2; x; real)",
    "solve(x^2=2; x; reals)", "solve(x^2=-4; complex; x)", "solve(x^2<10; x; integer)",
    "solve(3x+5y=1; x; y; integer)", "solve(x+y=3; x*y=5; x; y; complex)",
    "solve(x^2 = 4; x = 0..5)", "solve(x^2 = 4; x ∈ 0..5)", "solve(x^2 = 4; x ∈ [0..5])",
    "solve(x^2 = 4; x ∈ {1;2})", "solve(sin(x)=1/2; x=0..2pi)", "x ∈ {1;2} and x > 1",
    "solve(x+y=3; x-y=1; x; y)", "solve([x+y=3; x-y=1]; [x; y])", "x+y=3 and x-y=1",
    "roots(x^2+4; x)", "sum(roots(x^3-6x^2+12x-8; x))", "member(solve(x^2=4; x); 1)",
    "count(solve(x^2=4; x))", "2 ∈ solve(x^2=4; x)", "3 ∈ solve(x^2>4; x)", "2 ∈ {1;2}",
    "solve(x^2=4; x) and solve(x>0; x)", "solve(v = s/t; t)", "zero(x^2-2; x=1..2)",
    "solve(e^z = -1; z; complex)", "solve(|x-1| < 3; x)", "solve(√(x+1) = x - 1; x)",
  ]

  private static func keys(_ text: String) -> String {
    let keys = text.map { $0 == " " ? "Space" : $0 == "|" ? "Bar" : String($0) }
    return keys.joined(separator: " ") + " Enter"
  }

  private static func told(_ answer: WrittenAnswer?) -> String? {
    answer?.text ?? answer?.exact ?? answer?.decimal?.text
  }

  @Test("typed, pasted and told to the command it is answered alike", arguments: texts)
  func ways(text: String) throws {
    var session = Session()
    let direct = try #require(session.evaluate(text, showing: .brief).last)
    #expect(direct.problem == nil)
    let command = Self.told(WrittenAnswer(direct))
    var desk = Desk()
    #expect(Self.told(desk.press(Self.keys(text)).answer?.answer) == command, "typed")
    _ = desk.press("AC")
    #expect(
      Self.told(desk.press("Paste\"\(text)\" Enter").answer?.answer) == command,
      "pasted"
    )
  }

  @Test(
    "a word for numbers is one behind a semicolon of solve, and letters elsewhere",
    arguments: [
      ("K:solve x = 1 ; x ; r e a l", true), ("K:solve x = 1 ; x ; K:integer", true),
      ("K:solve x ∈ i n t e g e r s", true), ("K:roots x ; w h o l e", true),
      ("K:solve x = 1 ; x ; i n t e g", false), ("r e a l", false), ("w h o l e", false),
      ("K:solve r e a l = 1 ; r", false), ("K:solve x = 1 ; 2 r e a l", false),
      ("K:member r ; r e a l", false),
    ]
  )
  func places(keys: String, isWord: Bool) {
    var desk = Desk()
    let prefix = desk.press(keys).prefix
    let words = ["real", "integer", "whole"]
    #expect(words.contains { prefix.contains($0) } == isWord, "\(prefix)")
  }

  @Test func `names of the user stay what they are`() {
    var desk = Desk()
    #expect(desk.press("r e a l = 3 Enter").answer?.answer.exact == "3")
    _ = desk.press("AC")
    #expect(desk.press("2 r e a l Enter").answer?.answer.exact == "6")
    _ = desk.press("AC")
    // As in the command, the word is one there, whatever the name means.
    let solved = desk.press("K:solve x ^ 2 Right = 2 ; x ; r e a l Enter").answer?.answer
    #expect(solved?.exact == "x = -sqrt(2) or x = sqrt(2)")
  }

  @Test func `a word that is spelled much like one is asked for with it`() {
    var desk = Desk()
    let message = desk.press("K:solve x = 1 ; x ; c o m p l x Enter").message?.message
    #expect(message?.contains("complex") == true)
  }

  @Test func `keys offer the numbers that fit`() {
    var desk = Desk()
    let offered = ["K:complex", "K:integer", "K:rational"]
    #expect(desk.press("K:solve x ^ 2 Right = 4 ; x ;").nearKeys == offered)
    #expect(desk.press("AC ( 1 ;").nearKeys != offered)
    // By hand: z² = −4 for ±2i alone.
    #expect(desk.press("AC z ^ 2 Right = - 4 Enter").nearKeys == ["K:complex"])
    #expect(desk.press("K:complex").answer?.answer.exact == "z = -2i or z = 2i")
    #expect(desk.press("Undo").copyText == "z^2 = -4")
    for keys in ["x ^ 2 Right = 4 Enter", "x ^ 2 Right < - 1 Enter", "1 + 1 Enter"] {
      #expect(desk.press("AC " + keys).nearKeys.isEmpty, "\(keys)")
    }
  }

  private func convert(_ desk: inout Desk, _ way: String? = nil) -> Screen.Conversion? {
    let line = desk.press("").answer?.id ?? 0
    let tail = way.map { ",\"way\":\(JSON.text($0).line)" } ?? ""
    return desk.send("{\"convert\":{\"line\":\(line)\(tail)}}").conversion
  }

  /// By hand: x³ = 8 has the one real root 2 and the complex −1 ± √3·i; of x² = 2 no root is
  /// whole, of 4x² = 16 both are; −3 to 3 are the whole numbers with x² < 10.
  @Test(
    "an answer offers the numbers that would change it",
    arguments: [
      ("x^3 = 8", ["complex"], "x = 2 or x = -1 - sqrt(3)*i or x = -1 + sqrt(3)*i"),
      ("x^2 = -1", ["complex"], "x = -i or x = i"), ("4x^2 = 16", [], nil),
      ("x^2 = 2", ["integer"], "no solution: no whole number x satisfies this"),
      (
        "x^2 < 10", ["integer"],
        "x = -3 or x = -2 or x = -1 or x = 0 or x = 1 or x = 2 or x = 3"
      ),
      ("solve(x^2 = -1; x; complex)", ["real"], "no solution: no real number x satisfies this"),
      ("x = x", [], nil), ("sin x = 1", [], nil), ("1 + 1 = 2", [], nil),
    ] as [(String, [String], String?)]
  )
  func offers(text: String, sets: [String], answer: String?) {
    var desk = Desk()
    _ = desk.press("Paste\"\(text)\" Enter")
    let ways = convert(&desk)?.ways ?? []
    #expect(ways.count == sets.count)
    for (way, set) in zip(ways, sets) { #expect(way.text.contains(set) && !way.name.isEmpty) }
    guard let way = ways.first, let answer else { return }
    #expect(Self.told(convert(&desk, way.text)?.answer) == answer)
    for language in ["de", "zh"] {
      _ = desk.send("{\"set\":{\"language\":\"\(language)\"}}")
      let name = convert(&desk)?.ways.first?.name
      #expect(name != nil && name != way.name)
    }
  }

  /// By hand: sin x = 1/2 at π/6 + 2πk and 5π/6 + 2πk, ten of which are between 0 and 30.
  @Test func `of many solutions the first are shown, and all are there`() throws {
    var desk = Desk()
    let screen = desk.press("Paste\"solve(sin x = 1/2; x = 0..30)\" Enter")
    let json = screen.json
    let line = try #require(json["tape"]?.asList?.last)
    for shown in [try #require(json["answer"]), line] {
      let brief = try #require(shown["brief"])
      let first = "x = pi/6 or x = 5*pi/6 or x = 13*pi/6 or x = 17*pi/6 or … (10 in all)"
      #expect(brief["exact"]?.asText == first)
      #expect(brief["mathml"]?.asText?.contains("(10 in all)") == true)
      #expect(shown["exact"]?.asText?.hasSuffix("x = 53*pi/6") == true)
    }
    #expect(screen.speech.hasSuffix("10 in all"))
    let german = desk.send(#"{"set":{"language":"de"}}"#).json["tape"]?.asList?.last
    #expect(german?["brief"]?["exact"]?.asText?.hasSuffix("(insgesamt 10)") == true)
    let few = desk.press("AC Paste\"solve(sin x = 1/2; x = 0..20)\" Enter").json["answer"]
    #expect(few?["exact"] != nil && few?["brief"] == nil)
  }
}
