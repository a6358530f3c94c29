// `zero`: the one zero of a function in a range, and solutions that are told by it.

import Expressions
import Foundation
import Messages
import Numbers
import Reals
import Sessions
import TestSupport
import Testing

@Suite("Zeros of functions")
struct ZeroTests {
  private func answer(_ text: String, digits: Int = 10) -> Answer? {
    var session = Session()
    session.settings.digits = digits
    return session.evaluate(text, showing: .all).last
  }

  // Digits from mpmath's findroot.
  @Test(
    arguments: [
      ("zero(cos(x) - x; x = 0..1)", "0.739085133215160641655312087673…"),
      ("zero(x*e^x - 1; x = 0..1)", "0.567143290409783872999968662210…"),
      ("zero(2^x - x^2; x = -1..0)", "-0.766664695962123093111204422510…"),
      ("zero(x^5 - x - 1; x = 1..2)", "1.167303978261418684256045899854…"),
      ("zero(tan x - x; x = 4.4..4.6)", "4.493409457909064175307880927280…"),
      ("zero(x^x - 2; x = 1..2)", "1.559610469462369349970388768765…"),
      ("zero(ln(x) + x; x = 1/10..1)", "0.567143290409783872999968662210…"),
      ("zero(sin x - x/10; x = 2..3)", "2.852341894450091648325219940702…"),
      ("zero(erf(x) - 1/2; x = 0..1)", "0.476936276204469873381418353643…"),
      ("zero(x^3 - sqrt(2)*x - pi; x = 1..2)", "1.782362009779857365103334715563…"),
      ("zero(x^41 - 2x + 1/3; x = 0..1/2)", "0.166666666666666666666666666666…"),
    ]
  )
  func `a zero has any number of digits`(text: String, wanted: String) {
    #expect(answer(text, digits: 30)?.decimal?.text == wanted)
  }

  // Digits from mpmath's findroot.
  @Test(
    arguments: [
      ("solve(tan(x) = x; x = 1..5)", "x = 4.493409457909064175307880927280…"),
      (
        "solve(1/x = e^x - 2; x)",
        "x = -0.671553094250268880473776126131… or x = 1.075063144774533816623468844780…"
      ),
      ("solve((cos(x) - x)/(-x) = 0; x)", "x = 0.739085133215160641655312087673…"),
      (
        "solve(y = 1/(x - 3); y = -e^x; x; y)",
        "x = -1.505241495792883366998624432137… and y = -0.221963684063069006876545900140… or "
          + "x = 2.947530902542285127590126388713… and y = -19.058837457722717140680476676607…"
      ),
    ]
  )
  func `a zero of a quotient has its digits where the divisor is negative`(
    text: String,
    wanted: String
  ) {
    #expect(answer(text, digits: 30)?.decimal?.text == wanted)
  }

  @Test(
    arguments: [
      ("zero(x^2 - 2; x = 1..2)", "sqrt(2)"),
      ("zero(x^2 - 2, x = -2..0)", "-sqrt(2)"),
      ("zero(x = 0..2; x^2 - 3)", "sqrt(3)"),
      ("zero(x^3 - 3x + 1; x = 1..2)", "2*cos(2*pi/9)"),
      ("zero(2^x - x^2; x = 3..5)", "4"),
      ("zero(sin x; x = 3..4)", "pi"),
      ("zero(sin x; x = pi..4)", "pi"),
      ("zero(cos x - 1; x = -1..1)", "0"),
      ("zero((x-1)^3; x = 0..5)", "1"),
      ("zero((x^2-1)/(x-1); x = -2..2)", "-1"),
      ("zero(x; x = 0..0)", "0"),
      ("zero(e^t - 5; t = 0..e)", "ln(5)"),
      ("zero(x^5 - x - 1; x = 1..2)^5 - zero(t^5 - t - 1; t = 1..2)", "1"),
      ("zero(x^5 - x - 1; x = 1..2) = zero(x^5 - x - 1; x = 0..7)", "true"),
      ("a = 3; x = 7; zero(x^2 - a; x = 0..a) + x", "7 + sqrt(3)"),
      ("f(a) = zero(x^2 - a; x = 0..a+1); f(9) + f(16)", "7"),
      ("f(x) = x^3 - 2; zero(f(x); x = 1..2)", "cbrt(2)"),
      ("sum(zero(x^2 - k^2; x = 0..k); k = 1..4)", "10"),
      ("zero(x - floor(x) - sin(1)/2; x = 0..1)", "sin(1)/2"),
      ("zero(zero(y^2 - x; y = 0..x+1) - 3; x = 1..50)", nil),
      ("zero = 3; zero + 1", "4"),
    ] as [(String, String?)]
  )
  func `what has a closed form is told in it`(text: String, wanted: String?) {
    #expect(answer(text)?.exact == wanted)
  }

  @Test(
    arguments: [
      ("zero(x^2 + 1; x = 0..1)", "noZero", .undefined, 5..<12),
      ("zero(cos(x) - x; x = 2..3)", "noZero", .undefined, 5..<15),
      ("zero(1/x; x = -1..1)", "noZero", .undefined, 5..<8),
      ("zero(x^2 - 1; x = -2..2)", "severalZeros", .undefined, 5..<12),
      ("zero(sin x; x = 0..10)", "severalZeros", .undefined, 5..<10),
      ("zero(x - x; x = 0..1)", "severalZeros", .undefined, 5..<10),
      ("zero(x^2 - 1; x = 2..0)", "descendingRange", .undefined, 18..<22),
      ("zero(x^2 - 1)", "missingRange", .syntax, 0..<13),
      ("zero(x^2 - 1; x)", "missingRange", .syntax, 0..<16),
      ("zero(q*x - 1; x = 0..1)", "unknownName", .input, 5..<12),
      ("zero(sin(x)^2 - x/10^30; x = -1..1)", "undecidedZero", .undetermined, 5..<23),
    ] as [(String, String, Answer.Status, Range<Int>)]
  )
  func `what has no such zero says why, and where`(
    text: String,
    kind: String,
    status: Answer.Status,
    place: Range<Int>
  ) {
    let found = answer(text)
    #expect(found?.problem?.kind == kind)
    #expect(found?.status == status)
    #expect(found?.problem?.place == place)
    for language in Language.allCases {
      var session = Session()
      session.settings.language = language
      let message = session.evaluate(text).last?.problem?.message ?? ""
      #expect(message.contains(":") || message.contains("："), "no remedy in \(language)")
    }
  }

  @Test func `a kept zero is the same number again`() {
    var session = Session()
    for line in ["z = zero(cos(x) - x; x = 0..1)", "w = zero(x^5 - x - 1; x = 1..2)"] {
      _ = session.evaluate(line)
    }
    var copy = Session()
    #expect(copy.restore(from: Array(session.state.line.utf8)) == [])
    #expect(copy.evaluate("w^5 - w").last?.exact == "1")
    #expect(copy.evaluate("z", showing: .all).last?.decimal?.text == "0.7390851332…")
  }

  @Test func `an equation may have a zero in it`() {
    let solved = answer("solve(x^2 = zero(t^3 - t - 1; t = 1..2); x)")
    #expect(solved?.decimal?.text == "x = -1.1509639252… or x = 1.1509639252…")
  }

  // MARK: Solutions

  /// The text of each solution, without the unknown in front of it.
  private func parts(_ text: String) -> [String] {
    text.components(separatedBy: " or ").map { String($0.dropFirst("x = ".count)) }
  }

  private func expectReadingBack(_ line: String, seed: UInt64) {
    guard let found = answer(line, digits: 25), let exact = found.exact,
      let decimal = found.decimal?.text, !exact.contains("n")
    else { return }
    let (texts, digits) = (parts(exact), parts(decimal))
    #expect(texts.count == digits.count, "seed \(seed): \(line)")
    for (text, wanted) in zip(texts, digits) {
      let again = answer(text, digits: 25)
      #expect(again?.decimal?.text == wanted, "seed \(seed): \(line): \(text)")
    }
  }

  @Test(arguments: seeds(6))
  func `roots of random polynomials read back`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(6) {
      let degree = Int.random(in: 3...8, using: &random)
      let terms = (0...degree).map { place in
        "(\(Int.random(in: -20...20, using: &random)))*x^\(place)"
      }
      expectReadingBack(terms.joined(separator: " + ") + " = 0", seed: seed)
    }
  }

  @Test(arguments: seeds(6))
  func `planted zeros of other functions read back`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let shapes = [
      "e^(□)", "ln(□ + 9)", "□ + sin(□)/2", "2^(□) + □", "(□)*e^(□)", "atan(□) + □",
      "(□)^3 + e^(□)",
    ]
    for _ in 0..<cases(6) {
      let shape = shapes[Int.random(in: 0..<shapes.count, using: &random)]
      let (a, b) = (Int.random(in: 1...5, using: &random), Int.random(in: 1...30, using: &random))
      let left = shape.replacing("□", with: "x") + " + x/\(a)"
      // A zero at b/7 exactly, and then one that is moved away from it.
      let right = shape.replacing("□", with: "\(b)/7") + " + \(b)/\(7 * a)"
      expectReadingBack("\(left) = \(right)", seed: seed)
      expectReadingBack("\(left) = \(right) + sin(1)/3", seed: seed)
    }
  }
}
