// Numbers of many digits as a page reads them: in groups, counted, by their ends.

import Messages
import Sheets
import TestSupport
import Testing

@Suite("Digits in groups")
struct DigitGroupTests {
  @Test(
    arguments: [
      ("7", ["7"], 1, 0), ("12345", ["12345"], 5, 0), ("123456", ["1", "23456"], 6, 0),
      ("-1234567.1234567…", ["-12", "34567.12345", "67…"], 14, 7),
      ("0,12345…", ["0,12345…"], 6, 5), ("1.5", ["1.5"], 2, 1),
      ("0.123456", ["0.12345", "6"], 7, 6), ("3…", ["3…"], 1, 0),
      // What is no number in decimals stays whole.
      ("1.2676506002…e30", ["1.2676506002…e30"], 11, 10), ("1 + √2", ["1 + √2"], 2, 0),
      ("", [""], 0, 0), ("-", ["-"], 0, 0), ("1/3", ["1/3"], 2, 0), ("1.2.3", ["1.2.3"], 3, 1),
    ]
  )
  func `groups have five digits, counted from the mark`(
    text: String,
    groups: [String],
    count: Int,
    places: Int
  ) {
    let found = DigitGroups(text)
    #expect(found.groups == groups)
    #expect(found.count == count)
    #expect(found.places == places)
  }

  @Test(arguments: seeds(8))
  func `groups make the text, and none but the first of a part is short`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(50) {
      let whole = digits(1 + Int(random.next() % 40), using: &random)
      let places = Int(random.next() % 40)
      let fraction = places == 0 ? "" : "." + digits(places, using: &random)
      let text = (Int(random.next() % 2) == 0 ? "-" : "") + whole + fraction
      let found = DigitGroups(text)
      #expect(found.groups.joined() == text, "seed \(seed)")
      #expect(
        found.count == whole.count + places && found.places == places,
        "seed \(seed): \(text)"
      )
      let sizes = found.groups.map { $0.filter(\.isNumber).count }
      let hasMark = found.groups.map { $0.contains(".") }
      #expect(
        zip(sizes, hasMark).allSatisfy { 1...($1 ? 10 : 5) ~= $0 },
        "seed \(seed): \(found.groups)"
      )
      #expect(
        sizes.count == (whole.count + 4) / 5 + max(0, (places + 4) / 5 - 1),
        "seed \(seed): \(found.groups)"
      )
    }
  }

  private func digits(_ count: Int, using random: inout SplitMix64) -> String {
    String((0..<count).map { _ in Character(String(Int(random.next() % 10))) })
  }

  @Test func `a sheet and a desk calculator spread texts`() {
    let event = #"{"spread":["1234567","0.5"]}"#
    var desk = Desk()
    #expect(desk.send(event).spread?.map { $0.groups } == [["12", "34567"], ["0.5"]])
    var sheet = DeskSheet()
    let json = sheet.answer(to: Array(event.utf8))
    #expect(json["spread"]?.asList?.first?["groups"]?.asList?.first == .text("12"))
    #expect(json["spread"]?.asList?.last?["places"]?.asInt == 1)
  }

  // 2^200 has 61 digits, as Python says: 16069380442589…301376.
  @Test func `a number of many digits has its ends, another one has not`() {
    var desk = Desk()
    _ = desk.press("2 ^ 2 0 0 Enter")
    let long = desk.send(#"{"screen":true}"#).json["answer"]?["long"]?["exact"]
    #expect(long?["count"]?.asInt == 61)
    let ends = long?["ends"]?.asList ?? []
    #expect(ends.first?.asList == [.text("160693"), .text("301376")])
    #expect(ends.compactMap { $0.asList?.first?.asText?.utf8.count } == [6, 13, 24, 40])
    let short = desk.press("AC 2 ^ 1 0 0 Enter")
    #expect(short.json["answer"]?["long"] == nil)
  }

  @Test func `digits that repeat stand apart`() {
    var desk = Desk()
    let third = desk.press("1 / 6 Enter").json["answer"]
    #expect(third?["period"]?.asList == [.text("0.1"), .text("6")])
    // 1/97 has a period of 96 digits, which no line over them helps.
    #expect(desk.press("AC 1 / 9 7 Enter").json["answer"]?["period"] == nil)
  }

  // What Python's f"{n:,}" groups, of 2^64 − 1, 30! and others.
  @Test(
    arguments: [
      ("9 9 9 9", nil), ("1 2 3 4 5", "12 345"), ("- 1 2 3 4 5", "−12 345"),
      ("2 ^ 6 4 - 1", "18 446 744 073 709 551 615"),
      ("3 0 !", "265 252 859 812 191 058 636 308 480 000 000"),
      // Of one with many digits the ends are shown.
      ("2 ^ 2 0 0", nil), ("1 2 3 4 5 / 7", nil), ("1 2 3 4 5 . 5", nil),
    ] as [(String, String?)]
  )
  func `whole numbers have their thousands`(keys: String, printed: String?) {
    var desk = Desk()
    let found = desk.press("\(keys) Enter").json["answer"]?["thousands"]
    #expect(found?.asList?.compactMap(\.asText).joined(separator: " ") == printed)
  }
}
