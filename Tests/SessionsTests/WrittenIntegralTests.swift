// Integrals and sums as they are written in books, typed and in LaTeX. Expected values are by hand.

import Messages
import Sessions
import TestSupport
import Testing

@Suite("Written integrals")
struct WrittenIntegralTests {
  private func answer(_ text: String) -> Answer? {
    var session = Session()
    return session.evaluate(text, showing: .all).last
  }

  @Test(
    arguments: [
      ("∫_0^1 x^2 dx", "1/3"), ("\\int_0^1 x^2\\,dx", "1/3"), ("∫_(0)^(1) x^2 dx", "1/3"),
      ("∫ x^2 dx", "x^3/3 + C"), ("\\int x^2 dx", "x^3/3 + C"), ("int x^2 dx", "x^3/3 + C"),
      ("\\int x^2\\,\\mathrm{d}x", "x^3/3 + C"), ("∫t^2 dt", "t^3/3 + C"),
      ("∫(x^2)dx", "x^3/3 + C"), ("∫ a x^2 dx", "a*x^3/3 + C"), ("∫ sin x dx", "-cos(x) + C"),
      ("∫_0^1 x^2 + x dx + 1", "11/6"), ("2∫_0^1 x dx", "1"), ("1 + ∫_0^2 2x dx * 3", "13"),
      ("∫_-1^1 x^2 dx", "2/3"), ("∫_0^∞ e^(-x) dx", "1"), ("∫_(-∞)^∞ e^(-x^2) dx", "sqrt(pi)"),
      ("\\int_{-\\infty}^{\\infty} e^{-x^2}\\,dx", "sqrt(pi)"), ("∫ dx/x", "ln(abs(x)) + C"),
      ("\\int_0^{2\\pi} \\sin\\theta \\, d\\theta", "0"), ("∫(x^2; x = 0..1)", "1/3"),
      ("\\int \\frac{dx}{x}", "ln(abs(x)) + C"), ("x = 5; ∫_0^1 x dx", "1/2"),
      ("∫_0^1 e^x dx = e - 1", "true"),
      ("Σ_(k=1)^n k^2", "n*(n + 1)*(2*n + 1)/6"), ("∑_{k=1}^{n} k", "n*(n + 1)/2"),
      ("\\sum_{k=1}^{n} k^2", "n*(n + 1)*(2*n + 1)/6"), ("Σ_(k=1)^10 k^2 + 1", "386"),
      ("\\sum_{k=1}^{\\infty} \\frac{1}{k^2}", "pi^2/6"), ("Σ_(k=1)^∞ 1/k^2", "pi^2/6"),
      ("Π_(k=2)^n (1-1/k^2)", "(n + 1)/(2*n)"), ("\\prod_{k=1}^n k", "n!"),
    ]
  )
  func `they are read as calls`(text: String, expected: String) {
    #expect(answer(text)?.exact == expected, "\(text)")
  }

  @Test(arguments: ["∫ x", "∫", "∫(x)", "d = 3; ∫ x d x", "dx = 1; ∫ x dx"])
  func `without a variable an integral is refused with the remedy`(text: String) {
    #expect(answer(text)?.problem?.message.contains("integral(x^2; x = 0..1)") == true, "\(text)")
  }

  // Random texts: the integral as it is written is the one that is called.
  @Test(arguments: seeds(3))
  func `written and called integrals are the same`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(8) {
      func pick(_ all: [String]) -> String { all.randomElement(using: &random) ?? "" }
      let x = pick(["x", "t", "u"])
      let f = pick(["\(x)^2", "3\(x)", "(\(x)+1)^2", "1/(\(x)^2+1)", "sin(\(x))", "e^(-\(x))"])
      let g = pick(["", " + \(x)", " - 2\(x)^3", "*\(x)"])
      let (a, b) = (Int.random(in: 0...2, using: &random), Int.random(in: 3...5, using: &random))
      let blank = pick([" ", "  ", "\u{2009}"])
      let written = "∫_\(a)^\(b) \(f)\(g)\(blank)d\(x)"
      let called = answer("integral(\(f)\(g); \(x) = \(a)..\(b))")
      #expect(answer(written)?.exact == called?.exact, "seed \(seed): \(written)")
      #expect(answer(written)?.decimal?.text == called?.decimal?.text, "seed \(seed): \(written)")
    }
  }
}
