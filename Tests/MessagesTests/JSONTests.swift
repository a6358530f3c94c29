// JSON in and out: what was written reads back, and no bytes trap.

import Messages
import Plots
import Sessions
import Sheets
import TestSupport
import Testing

@Suite("JSON")
struct JSONTests {
  @Test(
    "writes on one line",
    arguments: [
      (JSON.null, "null"),
      (.truth(true), "true"),
      (.number("0.1E400"), "0.1E400"),
      (.text("a\"\\\n\u{1}é"), #""a\"\\\n\u0001é""#),
      (.list([.count(1), .list([])]), "[1,[]]"),
      (.object([.init("a", .null), .init("b", .object([]))]), #"{"a":null,"b":{}}"#),
    ]
  )
  func writing(value: JSON, line: String) throws {
    #expect(value.line == line)
    #expect(try JSON(reading: line) == value)
  }

  @Test(
    "reads what other programs write",
    arguments: [
      (" [ 1 , -2.5e+3 ]\n", JSON.list([.number("1"), .number("-2.5e+3")])),
      (#""\ud83d\ude00\u00e9\/""#, .text("😀é/")),
    ]
  )
  func reading(text: String, value: JSON) throws {
    #expect(try JSON(reading: text) == value)
  }

  @Test(
    "says where a text is not JSON",
    arguments: [
      ("", JSON.ReadingError.Kind.incomplete, 0),
      ("[1,", .incomplete, 3),
      ("[1,]", .unexpected, 3),
      ("{\"a\" 1}", .unexpected, 5),
      ("01", .unexpected, 2),
      ("1 2", .unexpected, 2),
      ("\"\\x\"", .malformedText, 2),
      ("\"\\ud83d\"", .unexpected, 7),
      ("nul", .incomplete, 3),
      (String(repeating: "[", count: 100_000), .tooDeep, 65),
    ]
  )
  func mistakes(text: String, kind: JSON.ReadingError.Kind, offset: Int) {
    let error = #expect(throws: JSON.ReadingError.self) { try JSON(reading: text) }
    #expect(error?.kind == kind)
    #expect(error?.offset == offset)
  }

  @Test("no bytes trap", arguments: seeds(8))
  func totality(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let alphabet = Array(#"[]{}",:\u0eE+-1.tfn "#.utf8) + [0, 0x80, 0xC3, 0xFF]
    for _ in 0..<cases(500) {
      let bytes = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
      }
      do throws(JSON.ReadingError) {
        let value = try JSON(reading: bytes)
        #expect(try JSON(reading: value.line) == value)
      } catch {
        #expect(error.offset <= bytes.count)
      }
    }
  }

  @Test("what is written reads back", arguments: seeds(8))
  func roundTrip(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(50) {
      let value = randomValue(depth: 4, using: &random)
      #expect(try JSON(reading: value.line) == value)
    }
  }

  private func randomValue(depth: Int, using random: inout SplitMix64) -> JSON {
    switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &random) {
    case 0: .null
    case 1: .truth(Bool.random(using: &random))
    case 2: .count(Int.random(in: -1000...1000, using: &random))
    case 3: .text(randomText(using: &random))
    case 4:
      .list(
        (0..<Int.random(in: 0..<4, using: &random)).map { _ in
          randomValue(depth: depth - 1, using: &random)
        }
      )
    default:
      .object(
        (0..<Int.random(in: 0..<4, using: &random)).map { _ in
          JSON.Member(randomText(using: &random), randomValue(depth: depth - 1, using: &random))
        }
      )
    }
  }

  private func randomText(using random: inout SplitMix64) -> String {
    let scalars: [Unicode.Scalar] = ["a", "\"", "\\", "\n", "\u{1F}", "π", "😀", "\u{301}", "/"]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0..<8, using: &random) {
      text.append(scalars[Int.random(in: 0..<scalars.count, using: &random)])
    }
    return String(text)
  }
}
