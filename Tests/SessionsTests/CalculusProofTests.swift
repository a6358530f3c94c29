// Proofs of derivatives and integrals: they check, and nothing that is false does.

import Certificates
import Sessions
import TestSupport
import Testing

@Suite("Proofs of derivatives and integrals")
struct CalculusProofTests {
  /// Rows of golden files that have a proof, at least.
  private static let files: [(name: String, count: Int)] = [
    ("antiderivatives", 80), ("integrals", 30),
  ]

  private static let derivatives = [
    "diff(x^3*sin(x); x)", "diff(x^x; x)", "diff(ln(x^2+a^2); x)", "diff(e^sqrt(x); x)",
    "diff(atan((1+x)/(1-x)); x)", "diff(cos(3x)^2*tan(x); x)",
  ]

  @Test(arguments: files)
  func `what is printed for a row checks`(name: String, count: Int) throws {
    let inputs = try #require(GoldenFile(name).inputs, "Tests/Golden/\(name).txt is missing")
    var proved = 0
    for input in inputs {
      let lines = proof(input)
      guard lines.first?.hasPrefix("calculus ") == true else { continue }
      proved += 1
      switch SolutionCheck.outcome(of: lines) {
      case .provedDerivative, .provedIntegral: break
      default: Issue.record("\(input): \(lines.joined(separator: " | "))")
      }
    }
    #expect(proved >= count)
  }

  @Test(arguments: derivatives)
  func `a derivative is proved`(text: String) {
    let lines = proof(text)
    #expect(lines.first == "calculus x rad" && lines.count == 2)
    #expect(SolutionCheck.outcome(of: lines) == .provedDerivative, "\(text): \(lines)")
  }

  @Test(arguments: seeds(4))
  func `a proof with another function, range or value does not check`(seed: UInt64) throws {
    let rows = try Self.files.flatMap { file in
      let inputs = try #require(GoldenFile(file.name).inputs)
      return inputs.filter { $0.hasPrefix("integral(") }
    }
    var random = SplitMix64(seed: seed)
    let texts = (0..<12).compactMap { _ in rows.randomElement(using: &random) }
    expectNothingOfChanged(texts + Self.derivatives, longerThan: 1, seed: seed) { lines, random in
      let place = Int.random(in: 1..<lines.count, using: &random)
      let (p, q) = (Int.random(in: 1...9, using: &random), Int.random(in: 1...9, using: &random))
      let number = "\(p)/\(q)"
      let sign = Bool.random(using: &random) ? " + " : " - "
      var changed = lines
      let word = lines[place].prefix { $0 != " " }
      var parts = lines[place].dropFirst(word.count + 1).split(separator: ";").map { String($0) }
      switch word {
      case "derivative":
        let isFunction = Bool.random(using: &random)
        parts[isFunction ? 1 : 0] += sign + number + (isFunction ? "" : "*x")
      case "integral" where Bool.random(using: &random): parts[1] += " + " + number
      case "integral": parts[2] += sign + number
      default:
        var cuts = parts[0].split(separator: " ").map { String($0) }
        // A cover that ends too early, or goes back.
        if Bool.random(using: &random) { cuts.removeLast() } else { cuts.reverse() }
        parts = [cuts.joined(separator: " ")]
      }
      changed[place] = word + " " + parts.joined(separator: ";")
      return changed
    }
  }

  @Test func `each line is needed`() {
    let lines = proof("integral(1/(1+x^2); x = 0..1)")
    #expect(
      lines == [
        "calculus x rad", "derivative atan(x) ; 1/(1 + x^2)", "continuous 0 1",
        "integral 0 ; 1 ; pi/4",
      ]
    )
    for place in lines.indices {
      var others = lines
      others.remove(at: place)
      expectNothing(others, "without line \(place + 1)")
    }
  }

  /// Rules by hand, and what they prove: nothing where they are false.
  @Test(
    arguments: [
      // Antiderivatives that jump, and functions that have a pole or no value.
      (
        ["derivative 2*atan(tan(x/2)/sqrt(3))/sqrt(3) ; 1/(2+cos(x))", "continuous 0 7"],
        "integral 0 ; 2pi ; 0", false
      ),
      (["derivative -1/x ; 1/x^2", "continuous -1 1"], "integral -1 ; 1 ; -2", false),
      (["derivative ln(abs(x)) ; 1/x", "continuous -1 1"], "integral -1 ; 1 ; 0", false),
      (["derivative floor(x) ; 0", "continuous 0 2"], "integral 0 ; 2 ; 2", false),
      (["derivative 5 ; sqrt(x) - sqrt(x)", "continuous -1 1"], "integral -1 ; 1 ; 0", false),
      (["derivative 0*ln(x) ; 0", "continuous -1 1"], "integral -1 ; 1 ; 0", false),
      // Where a logarithm has a value.
      (["derivative ln(x) ; 1/x", "continuous -2 -1"], "integral -2 ; -1 ; -ln(2)", false),
      (["derivative ln(abs(x)) ; 1/x", "continuous -2 -1"], "integral -2 ; -1 ; -ln(2)", true),
      // Bounds in either order, between the cuts, and numbers.
      (["derivative x^3/3 ; x^2", "continuous 0 1"], "integral 1 ; 0 ; -1/3", true),
      (["derivative x^3/3 ; x^2", "continuous 0 1"], "integral 1 ; 0 ; 1/3", false),
      (["derivative x^3/3 ; x^2", "continuous 0 1"], "integral 0 ; 2 ; 8/3", false),
      (["derivative x^3/3 ; x^2", "continuous 1 0"], "integral 0 ; 1 ; 1/3", false),
      (["derivative x^3/3 ; x^2", "continuous 0 2 1"], "integral 0 ; 1 ; 1/3", false),
      (["derivative x^3/3 ; x^2", "continuous 0 1"], "integral 0 ; x ; x^3/3", false),
      (["derivative q*x ; q", "continuous 0 1"], "integral 0 ; 1 ; q", false),
      // The magnitude is no power of 1, and cubic roots are taken of negative numbers as well.
      (["derivative x^2/2 ; sqrt(x^2)"], "", false),
      (["derivative x*abs(x)/2 ; sqrt(x^2)"], "", true),
      (["derivative x^2/2 ; cbrt(x)^3"], "", true),
      (["derivative ln(x^2) ; 2/x"], "", true),
      // Powers of what is zero: (|x| − x)^(π − 1) and (|x| − x)^n where x > 0.
      (["derivative 5 ; (abs(x)-x)^(pi-1) - (abs(x)-x)^(pi-1) + abs(x) + x"], "", false),
      (["derivative 5 ; (abs(x)+x)*(abs(x)-x)^n"], "", false),
      (["derivative 5 ; sign(sqrt(2)*sqrt(3) - sqrt(6))^2 - 1"], "", false),
      (["derivative x^(n+1)/(n+1) ; x^n"], "", true),
      (["derivative x^n ; x^(n+1)"], "", false),
      (["derivative e^(i*x) ; i*e^(i*x)"], "", false),
      (["derivative x ; 1 + 1/(x-x)"], "", false),
    ] as [([String], String, Bool)]
  )
  func `rules prove what is true`(rules: [String], integral: String, isTrue: Bool) {
    let lines = ["calculus x rad"] + rules + (integral.isEmpty ? [] : [integral])
    guard isTrue else { return expectNothing(lines, "by hand") }
    let wanted = integral.isEmpty ? SolutionCheck.Outcome.provedDerivative : .provedIntegral
    #expect(SolutionCheck.outcome(of: lines) == wanted, "\(lines)")
  }

  @Test func `angles are in the unit that is told`() {
    expectNothing(["calculus x deg", "derivative sin(x) ; cos(x)"], "by hand")
    let right = ["calculus x deg", "derivative sin(x) ; pi/180*cos(x)"]
    #expect(SolutionCheck.outcome(of: right) == .provedDerivative)
    var session = Session()
    session.showsProofs = true
    session.settings.angle = .degrees
    let lines = session.evaluate("integral(sin(x); x = 0..180)").last?.proofs ?? []
    #expect(SolutionCheck.outcome(of: lines) == .provedIntegral, "\(lines)")
    expectNothing(["calculus x rad"] + lines.dropFirst(), "in degrees")
  }
}
