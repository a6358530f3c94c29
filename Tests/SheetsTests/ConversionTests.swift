// The result of a line in other ways: each is what the same line with `to …` behind it is
// answered with.

import Messages
import Plots
import Sessions
import Sheets
import TestSupport
import Testing

@Suite("Other ways to write a result")
struct ConversionTests {
  private func convert(
    _ desk: inout Desk,
    _ line: Int,
    _ way: String? = nil
  ) -> Screen.Conversion? {
    let tail = way.map { ",\"way\":\"\($0)\"" } ?? ""
    return desk.send("{\"convert\":{\"line\":\(line)\(tail)}}").conversion
  }

  private func paste(_ text: String, into desk: inout Desk) -> Int {
    _ = desk.press("AC")
    _ = desk.send("{\"paste\":\"\(text)\"}")
    return desk.press("Enter").tape?.last?.id ?? 0
  }

  @Test(
    "what makes sense for a value is offered",
    arguments: [
      // A plain number would be so many degrees.
      ("7/3", ["to fraction", "to mixed", "to decimal"], ["to hex", "to roman", "to dms"]),
      ("4724/2089", ["to fraction"], ["to decimal"]),
      ("1/3", ["to fraction", "to decimal"], ["to mixed"]),
      ("60", ["to factors", "to hex", "to roman", "to words"], ["to fraction", "to dms"]),
      ("4000000", ["to words"], ["to roman"]),
      ("√2", ["to sci", "to 3 sf", "to double"], ["to fraction", "to decimal", "to hex"]),
      ("1", ["to roman", "to words"], ["to factors"]),
      ("2^5000", [], ["to hex", "to factors"]),
      ("5.0±0.1", ["to 3 sf", "to 2 dp"], ["to fraction", "to sci", "to double"]),
      ("1 < 2", [], ["to hex"]),
      ("{1; 2}", [], ["to hex"]),
      ("f(x) = x^2", [], ["to hex"]),
    ] as [(String, [String], [String])]
  )
  func offers(text: String, offered: [String], others: [String]) {
    var desk = Desk()
    let line = paste(text, into: &desk)
    let ways = convert(&desk, line)?.ways.map(\.text) ?? []
    #expect(offered.allSatisfy { ways.contains($0) }, "\(ways)")
    #expect(!others.contains { ways.contains($0) }, "\(ways)")
    for language in ["de", "zh"] {
      _ = desk.send("{\"set\":{\"language\":\"\(language)\"}}")
      let names = convert(&desk, line)?.ways.map(\.name) ?? []
      #expect(names.count == ways.count && names.allSatisfy { !$0.isEmpty })
    }
  }

  @Test(
    "values by hand",
    arguments: [
      ("7/3", "to mixed", "2 1/3"), ("255", "to hex", "0xff"), ("255", "to base 12", "193₁₂"),
      ("1994", "to roman", "MCMXCIV"), ("60", "to factors", "2^2*3*5"),
      ("21", "to words", "twenty-one"), ("7/3", "to continued fraction", "[2; 2, 1]"),
      ("1/7", "to decimal", "0.(142857)"), ("√2", "to 3 sf", "1.41"),
    ]
  )
  func values(text: String, way: String, expected: String) {
    var desk = Desk()
    let line = paste(text, into: &desk)
    let answer = convert(&desk, line, way)?.answer
    #expect((answer?.text ?? answer?.exact ?? answer?.decimal?.text) == expected)
  }

  @Test(
    "a line that asks for a way to write its value shows it",
    arguments: [
      ("2 5 5 Space t o Space h e x", "0xff", "255 to hex"),
      ("4 2 Space t o Space w o r d s", "forty-two", "42 to words"),
      ("2 2 / 7 Space t o Space m i x e d", "3 1/7", "22/7 to mixed"),
    ]
  )
  func lines(keys: String, expected: String, text: String) {
    var desk = Desk()
    let screen = desk.press(keys + " Enter")
    let answer = screen.answer?.answer
    #expect((answer?.text ?? answer?.exact) == expected)
    let line = screen.tape?.last
    #expect((line?.written ?? line?.exact) == expected && line?.text == text)
  }

  @Test func `steps go to the next count or base, within what there is`() {
    var desk = Desk()
    let line = paste("2/7", into: &desk)
    let steps: [(way: String, fewer: String?, more: String?)] = [
      ("to 1 sf", nil, "to 2 sf"), ("to base 36", "to base 35", nil),
      ("to base 3", "to bin", "to base 4"), ("to 0 dp", nil, "to 1 dp"), ("to fraction", nil, nil),
    ]
    for step in steps {
      let found = convert(&desk, line, step.way)
      #expect(found?.fewer == step.fewer && found?.more == step.more, "\(step.way)")
    }
  }

  @Test("each answers what the line with it answers, and changes nothing", arguments: seeds(60))
  func agrees(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let number = { (random: inout SplitMix64) in Int.random(in: 1...5000, using: &random) }
    let text = [
      "\(number(&random))", "-\(number(&random))", "\(number(&random))/\(number(&random))",
      "√\(number(&random))", "\(number(&random)).5", "2^\(number(&random) % 300)",
      "sin(\(number(&random)))", "\(number(&random) % 20)! / 7!",
      "\(number(&random))±0.\(number(&random))",
    ].randomElement(using: &random)!
    var desk = Desk()
    let line = paste(text, into: &desk)
    let state = desk.session.state.line
    let ways = convert(&desk, line)?.ways ?? []
    #expect(!ways.isEmpty, "\(text)")
    for way in ways {
      let found = convert(&desk, line, way.text)?.answer
      let answer = try #require(found, "\(text) \(way.text)")
      #expect(desk.session.state.line == state)
      #expect(answer.isAnswered, "\(text) \(way.text): \(answer.problem?.message ?? "")")
      var other = Session()
      other.settings = desk.session.settings
      let direct = other.evaluate("\(text) \(way.text)", showing: .brief).last
      let name = "\(text) \(way.text)"
      #expect(answer.text == direct?.text && answer.exact == direct?.exact, "\(name)")
      #expect(answer.decimal == direct?.decimal && answer.status == direct?.status, "\(name)")
    }
  }
}
