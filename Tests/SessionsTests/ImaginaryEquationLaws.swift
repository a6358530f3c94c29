// Equations and inequalities with the imaginary unit in a real unknown, with complex answers off: a
// number belongs to the solutions if both sides have values there that compare so.

import Messages
import Sessions
import TestSupport
import Testing

@Suite("Equations with the imaginary unit")
struct ImaginaryEquationLaws {
  /// A comparison, and a number that solves it by construction.
  private struct Question {
    let text: String
    let planted: String
  }

  /// A real function that has no value on a part of the line, and where it is v.
  private func kernel(using random: inout SplitMix64) -> (text: String, place: String, v: Int) {
    let (a, v) = (Int.random(in: -6...6, using: &random), Int.random(in: 1...3, using: &random))
    let inner = Bool.random(using: &random) ? "x - (\(a))" : "(\(a)) - x"
    let sign = inner.hasPrefix("x") ? "+" : "-"
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return ("sqrt(\(inner))", "\(a) \(sign) \(v * v)", v)
    case 1: return ("ln(\(inner))", "\(a) \(sign) e^\(v)", v)
    case 2: return ("log2(\(inner))", "\(a) \(sign) 2^\(v)", v)
    default: return ("1/(\(inner))", "\(a) \(sign) 1/\(v)", v)
    }
  }

  private func question(using random: inout SplitMix64) -> Question {
    let (k, place, v) = kernel(using: &random)
    let c = Int.random(in: 2...5, using: &random)
    let texts = [
      "i*\(k) = \(v)i", "\(k) + i = \(v) + i", "(1 + i)*\(k) = \(v) + \(v)i",
      "re(\(k) + \(c)i) = \(v)", "im(i*\(k)) = \(v)", "abs(\(k) + \(c)i) = sqrt(\(v * v + c * c))",
      "(i*\(k))^2 = -\(v * v)", "(\(k) + i)*(\(k) - i) = \(v * v + 1)", "i*\(k) != \(v + 1)i",
      "abs(i*\(k)) <= \(v)", "i*\(k) = i*\(k)", "i*(\(k))*i = -\(v)",
      "(i*(\(k))*i)^(1/3)*i = -\(v)^(1/3)*i",
      "e^(i*(\(k))*i) = e^(-\(v))", "1/(i*(\(k))*i) = -1/\(v)", "sqrt(i*(\(k))*i + \(v + 4)) = 2",
      "\(c)*i*\(k) - \(c)*i*\(k) = 0",
      "i*(\(k) - \(v)) < 2 + i*(\(k) - \(v))",
    ]
    return Question(text: texts.randomElement(using: &random) ?? texts[0], planted: place)
  }

  /// Whether a comparison has a value at a number and holds; nothing where that is not told.
  private func holds(_ text: String, at number: String) -> Bool? {
    var session = Session()
    guard let answer = session.evaluate("x = \(number); (\(text))").last else { return nil }
    switch (answer.exact, answer.status) {
    case ("true", _): return true
    case ("false", _), (_, .undefined): return false
    default: return nil
    }
  }

  /// Whether a number is told to solve a comparison; nothing where that is not told.
  private func isTold(_ text: String, at number: String, complexAnswers: Bool = false) -> Bool? {
    var session = Session()
    session.settings.complexAnswers = complexAnswers
    let answer = session.evaluate("solve(\(text); x = (\(number))..(\(number)))").first
    guard answer?.json["value"]?["isComplete"] == .truth(true), answer?.status == .exact else {
      return nil
    }
    return answer?.exact != nil
  }

  @Test(arguments: seeds(40))
  func `a number is a solution where both sides have values that compare so`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let question = question(using: &random)
    #expect(isTold(question.text, at: question.planted) == true, "\(question)")
    for sample in ["-8", "-3", "-1/2", "0", "1", "2", "7/2", "5", "9", "30"] {
      guard let isMember = holds(question.text, at: sample) else { continue }
      #expect(isTold(question.text, at: sample) == isMember, "\(question.text) at \(sample)")
    }
  }

  @Test(arguments: 40..<80 as Range<UInt64>)
  func `each solution that is told is one, and is told once`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let question = question(using: &random)
    var session = Session()
    let answer = try #require(session.evaluate("solve(\(question.text); x)").first)
    #expect(answer.problem == nil, "\(question.text)")
    let parts = answer.exact?.split(separator: " or ").map { String($0) } ?? []
    #expect(Set(parts).count == parts.count, "\(question.text): \(parts)")
    for part in parts where part.hasPrefix("x = ") {
      let number = String(part.dropFirst(4))
      #expect(holds(question.text, at: number) == true, "\(question.text) at \(number)")
    }
  }

  // By hand: a divisor is zero at 0, a logarithm has no value there.
  @Test(arguments: [
    ("1/(i*x) != sqrt(3 - x)", "x < 0 or x > 0"), ("abs(ln(x) - i) >= 0", "x < 0 or x > 0"),
  ])
  func `with complex answers a number counts where both sides have values`(
    text: String,
    wanted: String
  ) {
    var session = Session()
    session.settings.complexAnswers = true
    #expect(session.evaluate("solve(\(text); x; real)").first?.exact == wanted)
    #expect(isTold(text, at: "0", complexAnswers: true) == false)
  }

  // By hand: the solutions of each line in the complex numbers.
  @Test(arguments: [
    (["z = 1+i", "z = 2+7i"], "wrong"), (["z^2 = -4", "z = 2i"], "loses"),
    (["x^2 = -1", "x = 5i"], "wrong"), (["z*i = 1", "z = i"], "wrong"),
    (["z^2 = -4", "z = 2i or z = -2i"], "equivalent"), (["z*i = 1", "z = -i"], "equivalent"),
    (["z = 2i", "z^2 = -4"], "gains"), (["z^2 = 2i", "z = 1+i or z = -1-i"], "equivalent"),
    (["abs(z - i) < 2", "abs(z + i) < 2"], "undecided"),
    (["x + i*y = 1", "x + i*y = 2"], "undecided"),
  ])
  func `lines with the imaginary unit are compared in the complex numbers`(
    lines: [String],
    verdict: String
  ) {
    var session = Session()
    #expect(session.compareLines(lines).last?.verdict == verdict, "\(lines)")
  }

  // By hand: no real number solves either, and ±2i are not ±3i.
  @Test func `with complex answers lines are compared in the complex numbers`() {
    var session = Session()
    #expect(session.compareLines(["x^2 = -4", "x^2 = -9"]).last?.verdict == "equivalent")
    session.settings.complexAnswers = true
    #expect(session.compareLines(["x^2 = -4", "x^2 = -9"]).last?.verdict == "wrong")
    #expect(session.compareLines(["x^2 = -4", "x^4 = 16"]).last?.verdict == "gains")
    #expect(session.compareLines(["x^2 >= 4", "x >= 2"]).last?.verdict == "loses")
  }

  // By hand: as many digits as the number with the fewest has, and none where there is no number.
  @Test(arguments: [
    ("solve(2x+3y = 7; 4x+6y = 14; x; y)", 0), ("solve(x + y = x + y; x; y)", 0),
    ("solve(2x + 3y = 7; x; y; integer)", 0), ("solve(x^2 = 15129; x)", 3),
    ("solve(x^2 > 144; x)", 2), ("{123; 45}", 2),
  ])
  func `digits are counted where there are some`(text: String, count: Int) {
    var session = Session()
    #expect(session.evaluate(text, showing: .all).first?.json["digits"] == .count(count), "\(text)")
  }
}
