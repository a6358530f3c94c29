// Lines that an answer was printed in read back as what stands in front of ≈.

import Messages
import Sessions
import Testing

@Suite("Printed lines")
struct PrintedLineTests {
  private func answer(_ input: String) throws -> Answer {
    var session = Session()
    return try #require(session.evaluate(input).last)
  }

  private func isTold(_ input: String) throws -> Bool {
    try answer(input).notes.contains { "\($0.message)".contains("comes out") }
  }

  /// Digits of √2 = 1.41421356…, 2/3 = 0.666…, −√2, ±√8, and e + πi, cut off or rounded.
  @Test(arguments: [
    "sqrt(2) ≈ 1.4142135623…", "sqrt(2) ≈ 1.4142", "sqrt(2) ≈ 1.4", "sqrt(2) ≈ 1", "2/3 ≈ 0.666",
    "2/3 ≈ 0.667", "-sqrt(2) ≈ -1.41", "-sqrt(2) ≈ −1.414", "x^2 = 8 ≈ x = -2.82 or x = 2.83",
    "e + pi*i ≈ 2.7182818284… + 3.1415926535… i",
  ])
  func `digits that are those of the value are not spoken of`(input: String) throws {
    let read = try answer(input)
    #expect(read.problem == nil)
    let text = String(input.prefix { $0 != "≈" })
    #expect(try read.exact == answer(text).exact)
    #expect(try !isTold(input))
  }

  @Test(arguments: [
    "sqrt(2) ≈ 1.5", "-sqrt(2) ≈ −1.42", "sqrt(2) ≈ 1.4142135624…", "sqrt(2) ≈ -1.4", "2/3 ≈ 0.668",
    "2/3 ≈ 0.65",
    "x^2 = 8 ≈ x = -2.82", "sqrt(2) ≈ 2",
  ])
  func `digits that are others are told`(input: String) throws {
    #expect(try answer(input).problem == nil)
    #expect(try isTold(input))
  }

  @Test(arguments: ["sqrt(2) ≈", "≈ 2", "sqrt(2) ≈ x^2", "1 ≈ 2 ≈ 3"])
  func `what is no printed line stays a mistake`(input: String) throws {
    #expect(try answer(input).problem != nil)
  }
}
