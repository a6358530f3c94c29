// Equations in complex unknowns whose solutions are known before: polynomials that are products of
// linear factors, and systems through planted points.

import Messages
import Sessions
import TestSupport
import Testing

@Suite("Equations in complex unknowns")
struct ComplexEquationLaws {
  /// A whole number a + bi.
  private struct Gaussian: Hashable {
    var (x, y) = (0, 0)

    init(_ x: Int, _ y: Int = 0) { (self.x, self.y) = (x, y) }

    static func random(_ size: Int, using random: inout SplitMix64) -> Gaussian {
      Gaussian(
        Int.random(in: -size...size, using: &random),
        Int.random(in: -size...size, using: &random)
      )
    }

    static func * (a: Gaussian, b: Gaussian) -> Gaussian {
      Gaussian(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x)
    }

    static func + (a: Gaussian, b: Gaussian) -> Gaussian { Gaussian(a.x + b.x, a.y + b.y) }

    static prefix func - (a: Gaussian) -> Gaussian { Gaussian(-a.x, -a.y) }

    var text: String { "(\(x) + (\(y))*i)" }

    /// As an answer writes it.
    var answer: String {
      let unit = y.magnitude == 1 ? "i" : "\(y.magnitude)i"
      if y == 0 { return "\(x)" }
      if x == 0 { return (y < 0 ? "-" : "") + unit }
      return "\(x) \(y < 0 ? "-" : "+") \(unit)"
    }
  }

  private func solutions(_ line: String) -> [JSON]? {
    var session = Session()
    let answer = session.evaluate(line).first
    guard answer?.json["value"]?["isComplete"] == .truth(true) else { return nil }
    return answer?.json["value"]?["items"]?.asList
  }

  @Test(arguments: seeds(24))
  func `planted roots are told with their multiplicities, and as many as the degree`(
    seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    var multiplicities: [Gaussian: Int] = [:]
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let root = Gaussian.random(4, using: &random)
      multiplicities[root, default: 0] += Int.random(in: 1...2, using: &random)
    }
    // A factor whose roots have no short form, and are none of the others.
    let b = Gaussian(97 + 2 * Int.random(in: 0...50, using: &random), 300)
    let a = Gaussian(Int.random(in: -3...3, using: &random), 1)
    var p = Bool.random(using: &random) ? [b, a, Gaussian(0), Gaussian(1)] : [Gaussian(1)]
    for (root, count) in multiplicities {
      guard p.count == 1 || root * root * root + a * root + b != Gaussian(0) else { return }
      for _ in 0..<count {
        var next = [Gaussian(0)] + p
        for place in p.indices { next[place] = next[place] + -(root * p[place]) }
        p = next
      }
    }
    let text = p.enumerated().map { $1.text + ($0 == 0 ? "" : "*z^\($0)") }.joined(separator: " + ")
    let line = "solve(\(text) = 0; z; complex)"
    let items = try #require(solutions(line), "seed \(seed): \(line)")
    let told = items.map { item in
      (item["exact"]?.asText, item["multiplicity"]?.asInt ?? 0)
    }
    #expect(told.reduce(0) { $0 + $1.1 } == p.count - 1, "seed \(seed): \(line)")
    for (root, count) in multiplicities {
      let own = told.filter { $0.0 == root.answer }
      #expect(own.map { $0.1 } == [count], "seed \(seed): \(root.answer) of \(line)")
    }
  }

  @Test(arguments: seeds(16))
  func `points through which two curves were laid are solutions`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let (x, y) = (Gaussian.random(3, using: &random), Gaussian.random(3, using: &random))
    let monomials: [(text: String, value: Gaussian)] = [
      ("x", x), ("y", y), ("x*y", x * y), ("x^2", x * x), ("y^2", y * y),
    ]
    var equations: [String] = []
    for _ in 0..<2 {
      var (text, value) = ("", Gaussian(0))
      for (index, monomial) in monomials.enumerated() {
        let factor =
          index > 2 && Bool.random(using: &random)
          ? Gaussian(0) : Gaussian.random(3, using: &random)
        if factor == Gaussian(0) { continue }
        text += (text.isEmpty ? "" : " + ") + factor.text + "*" + monomial.text
        value = value + factor * monomial.value
      }
      guard !text.isEmpty else { return }
      equations.append("\(text) = \(value.text)")
    }
    let line = "solve(\(equations[0]); \(equations[1]); x; y; complex)"
    // Two curves may have a part in common, or touch so that nothing is told.
    guard let items = solutions(line) else { return }
    let isTold = items.contains { item in
      item["x"]?["exact"]?.asText == x.answer && item["y"]?["exact"]?.asText == y.answer
    }
    let isFamily = items.contains { $0["x"]?["decimal"] == nil || $0["y"]?["decimal"] == nil }
    #expect(isTold || isFamily, "seed \(seed): \(line)")
  }

  @Test(arguments: [
    ("e^(2z) - 5e^z + 6 = 0", 2), ("cos(z)^2 = 1/4", 2), ("tan(z)^2 = -4", 2),
    ("sinh(2z) = cosh(z)", 3), ("tan(z) = i", 0), ("tan(z)^2 = -1", 0), ("cis(z) + cis(-z) = 4", 2),
    ("asinh(z) = 2i", 0), ("ln(z) = 4i", 0), ("sqrt(z) = -1 + i", 0), ("acos(z) = -1", 0),
  ])
  func `as many families or numbers are told as there are`(equation: String, count: Int) throws {
    // By hand: with u = e^z, e^(iz) or e^(2iz) as many as roots that are not zero and where there is
    // a value; principal values otherwise.
    let items = try #require(solutions("solve(\(equation); z; complex)"), "\(equation)")
    #expect(items.count == count, "\(equation): \(items)")
  }
}
