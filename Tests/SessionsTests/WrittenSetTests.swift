// Sets that are written as solutions are printed: they are read as the same sets.

import Messages
import Sessions
import TestSupport
import Testing

@Suite("Sets in writing")
struct WrittenSetTests {
  private func answer(_ text: String) -> Answer? {
    var session = Session()
    return session.evaluate(text, showing: .all).last
  }

  /// Whether a letter stands for many numbers in a text.
  private func hasLetter(_ text: String) -> Bool {
    let words = text.split { !($0.isLetter || $0 == "_") }
    return words.contains("n") || words.contains("t")
  }

  @Test func `families, lines and points are printed as they are read back`() throws {
    var count = 0
    for input in try #require(GoldenFile("solutions").inputs) {
      guard let told = answer(input)?.exact, hasLetter(told) else { continue }
      count += 1
      // The unknowns are the names that stand alone on a side, and `z` where i is meant.
      let isComplex = told.hasPrefix("z = ")
      let unknowns =
        told.contains(" and y = ")
        ? "x; y" : told.contains(" and w = ") ? "z; w" : isComplex ? "z" : "x"
      let domain = input.hasSuffix("; complex)") ? "; complex" : ""
      let again = answer("solve(\(told); \(unknowns)\(domain))")
      // An end that is a zero of a function is a number with any digits.
      let isSame = again?.exact == told || told.contains("zero(") && again?.isAnswered == true
      #expect(isSame, "\(input)")
      #expect(again?.json["value"]?["isComplete"] == .truth(true), "\(input)")
      #expect(again?.notes.contains { $0.message.contains("is any") } == true, "\(input)")
    }
    #expect(count > 80)
  }

  /// By hand: what whole numbers count follows from the roots, the divisors and the bounds.
  @Test(
    arguments: [
      ("solve(x = 2*n + 1 or x = 2*n; x)", "x = n"),
      ("solve(x = pi*n and x > 4; x)", "x = 2*pi + pi*n and n >= 0"),
      ("solve(x = pi*n; x = 0..10)", "x = 0 or x = pi or x = 2*pi or x = 3*pi"),
      ("solve(x = sqrt(n); x)", "x = sqrt(n) and n >= 0"),
      ("solve(x = 5 - 3*n and n <= 1; x)", "x = 2 + 3*n and n >= 0"),
      ("solve(1/n < x < 1/(n - 1/2); x)", "1/n < x < 1/(-1/2 + n) and n != 0"),
      // For n = 0 the ends are 3 and −2, and nothing is between them.
      ("solve(1/(n + 1/3) < x < 1/(n - 1/2); x)", "1/(1/3 + n) < x < 1/(-1/2 + n) and n != 0"),
      ("solve(x = 1/(pi*n) and n != 0 or x = 2; x)", "x = 2 or x = 1/(pi*n) and n != 0"),
      ("solve(z = ln(2) + pi*i + 2*pi*i*n; z; complex)", "z = ln(2) + pi*i + 2*pi*i*n"),
      ("solve(x = 7/2 - 3/2*t and y = t; x; y)", "x = 7/2 - 3/2*t and y = t"),
      ("solve(x = 1 + 3*t and y = 1 - 2*t; x; y; integer)", "x = 1 + 3*t and y = 1 - 2*t"),
      ("n = 3; solve(x = 2*n; x)", "x = 6"),
    ]
  )
  func `say which numbers are members`(text: String, wanted: String) {
    #expect(answer(text)?.exact == wanted)
    #expect(answer(text)?.status == .exact)
  }

  /// Two numbers and families that have numbers in common, and ends that do not keep their order.
  @Test func `are whole lines, or nothing, where they are`() {
    #expect(answer("solve(n <= x < n + 1; x)")?.text == "every number x is a solution")
    #expect(answer("solve(n < x < n + 2; x)")?.text == "every number x is a solution")
    #expect(answer("solve(x = 2*n and x = 3; x)")?.text?.hasPrefix("no solution") == true)
    #expect(answer("solve(n + 1 < x < n; x)")?.text?.hasPrefix("no solution") == true)
  }

  /// A formula with names that are free for something else stays one.
  @Test func `are not taken for formulas`() {
    #expect(answer("solve(v = s/t; t)")?.exact == "t = s/v")
    #expect(answer("solve(y = 2*m + 1; y)")?.exact == "y = 2*m + 1")
    #expect(answer("solve(x = n^2 - n; x)")?.exact == "x = n^2 - n")
    #expect(answer("solve(x = a*n; x)")?.exact == "x = a*n")
  }

  /// Read off the graph of the sine.
  @Test(
    arguments: [
      (["sin x > 0", "2*pi*n < x < pi + 2*pi*n"], "equivalent"),
      (["sin x > 0", "2*pi*n < x < pi/2 + 2*pi*n"], "loses"),
      (["sin(2x) > 0", "2*pi*n < 2x < pi + 2*pi*n", "pi*n < x < pi/2 + pi*n"], "equivalent"),
      (["2*pi*n < x < pi + 2*pi*n", "sin x >= 0"], "gains"),
      (["sin(1/x) = 0", "x = 1/(pi*n) and n != 0"], "equivalent"),
      (["frac(x) = 1/3", "x = 1/3 + n and n >= 0", "x = 1/3 + n"], "gains"),
    ]
  )
  func `are compared as lines`(lines: [String], verdict: String) {
    var session = Session()
    #expect(session.compareLines(lines).last?.verdict == verdict)
  }
}
