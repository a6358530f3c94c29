// Bits of whole numbers, in two's complement without end.

import Expressions
import Messages
import Numbers
import Sessions
import TestSupport
import Testing

@Suite("Bits") struct BitTests {
  private static func answer(_ text: String) -> String {
    var session = Session()
    let answer = session.evaluate(text).last
    if let problem = answer?.problem { return "! " + problem.kind }
    return answer?.exact ?? answer?.decimal?.text ?? ""
  }

  /// a, b, a & b, a | b and a ^ b by Python 3.13.
  @Test(arguments: [
    ("12", "10", "8", "14", "6"),
    ("-6", "3", "2", "-5", "-7"),
    ("-1", "255", "255", "-1", "-256"),
    ("0", "-1", "0", "-1", "-1"),
    (
      "18446744073709551616", "18446744073709551615", "0", "36893488147419103231",
      "36893488147419103231"
    ),
    (
      "-18446744073709551616", "9223372036854775813", "0", "-9223372036854775803",
      "-9223372036854775803"
    ),
    (
      "-18446744073709551617", "-1180591620717411303424", "-1180591620717411303424",
      "-18446744073709551617", "1162144876643701751807"
    ),
    (
      "170141183460469231731687303715884105727", "-170141183460469231731687303715884105728", "0",
      "-1", "-1"
    ),
    ("-1", "-1", "-1", "-1", "0"),
  ])
  func `and, or and xor`(a: String, b: String, and: String, or: String, xor: String) {
    for (word, expected) in [("and", and), ("or", or), ("xor", xor), ("&", and)] {
      #expect(Self.answer("\(a) \(word) \(b)") == expected, "\(a) \(word) \(b)")
    }
    #expect(Self.answer("not(\(and))") == Self.answer("not(\(a)) or not(\(b))"))
  }

  /// Values by Python, where it has the sign; readings by hand.
  @Test(arguments: [
    ("not 5", "-6"), ("not -6", "5"), ("not 0", "-1"), ("not(5) = -6", "true"),
    ("not (5) = -6", "true"), ("50% or 1 = 1", "! notAnInteger"),
    ("1 << 4", "16"), ("-5 >> 1", "-3"), ("-1 >> 100", "-1"), ("5 >> 64", "0"), ("5 << -1", "2"),
    ("1 shl 70", "1180591620717411303424"), ("2^70 shr 69", "2"), ("0 << 10^20", "0"),
    ("-7 >> 10^20", "-1"), ("1 << 2 + 3", "7"), ("1 << (2 + 3)", "32"), ("2 * 3 << 1", "12"),
    ("12 & 10 + 1", "8"), ("12 and 10 = 8", "true"), ("8 = 12 & 10", "true"),
    ("1 or 2 and 3", "3"), ("1 xor 3 and 2", "3"), ("1 or 1 xor 1", "1"), ("|5 xor -8|", "3"),
    ("and(12, 10)", "8"), ("0xff and not 0x0f to hex", "0xf0"),
    ("2^100 - 1 and 2^70", "1180591620717411303424"),
    ("0o17", "15"), ("0O777", "511"), ("0x1.8", "1.5"), ("0b0.1", "0.5"), ("0o0.4", "0.5"),
    ("0x0.(5)", "1/3"), ("0b0.0(01)", "1/6"), ("0xf.f + 0b1", "16.9375"), ("-0x1_0.8", "-16.5"),
    ("0o18", "! malformedNumber"), ("0b1.2", "! malformedNumber"),
    ("0 < 3 and 3 < 1", "false"), ("3 = 1 or 3 = 2", "false"), ("3 > 1 xor 3 < 1", "true"),
    ("1 < 2 or 2 < 1 and 3 < 2", "true"), ("1 < 2 and not (2 < 1)", "true"),
    ("(1 < 2) and 2 < 3 and true", "true"), ("1 < (2 and 3) and 2 < 3", "true"),
    ("{(1 < 2) and (2 < 3): 5; 6}", "5"),
    ("{1 < 2 and 3 < 2 or false: 5; 6}", "6"),
    ("not 3 = 4", "! languageWord"), ("12 | 10", "14"),
    ("(5 | 3) + 1", "8"),
    ("1.5 and 1", "! notAnInteger"), ("pi << 1", "! notAnInteger"), ("1 << 10^12", "! tooLarge"),
    ("12 & & 10", "! missingOperand"), ("(1 < 2) and 3", "! notANumber"),
    ("and = 3", "! reservedName"), ("xor(t) = t + 1", "! reservedName"),
    ("true = 1", "! reservedName"), ("3 -> or", "! reservedName"), ("not = 2", "! reservedName"),
    ("sum(false; false = 1..3)", "! reservedName"), ("f(true) = 2", "! reservedName"),
  ])
  func `are read as a mathematician reads them`(text: String, expected: String) {
    #expect(Self.answer(text) == expected, "\(text)")
  }

  @Test(arguments: seeds(4))
  func `agree with machine words`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(100) {
      let a =
        Int64.random(in: .min ... .max, using: &random) >> Int64.random(in: 0...62, using: &random)
      let b =
        Int64.random(in: .min ... .max, using: &random) >> Int64.random(in: 0...62, using: &random)
      let (x, y) = (Integer(a), Integer(b))
      #expect(Integer.bitwise(x, y) { $0 & $1 } == Integer(a & b), "seed \(seed): \(a) \(b)")
      #expect(Integer.bitwise(x, y) { $0 | $1 } == Integer(a | b), "seed \(seed): \(a) \(b)")
      #expect(Integer.bitwise(x, y) { $0 ^ $1 } == Integer(a ^ b), "seed \(seed): \(a) \(b)")
      #expect(~x == Integer(~a))
      // Blocks of bits are independent of each other.
      let shift = Int.random(in: 0...200, using: &random)
      #expect(Integer.bitwise(x << shift, y << shift) { $0 ^ $1 } == Integer(a ^ b) << shift)
      #expect(Integer.bitwise(x << shift, ~(y << shift)) { $0 & $1 } == Integer(a & ~b) << shift)
    }
  }

  @Test(arguments: seeds(4))
  func `what is written to a base reads back`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(30) {
      let above = Int.random(in: -1_000_000...1_000_000, using: &random)
      let below = Int.random(in: 1...200, using: &random)
      for form in ["hex", "oct", "bin"] {
        let written = Self.answer("\(above)/\(below) to \(form)")
        #expect(Self.answer("\(written) = \(above)/\(below)") == "true", "seed \(seed): \(written)")
      }
    }
  }
}
