// Functions of a list of numbers: means, medians, deviations, order.

import Messages
import Sessions
import TestSupport
import Testing

@Suite("Statistics") struct StatisticsTests {
  /// Expected values by Python's fractions and statistics, their roots by SymPy.
  @Test(arguments: [
    ("1; 2; 3; 4; 10", ["4", "3", "25/2", "5*sqrt(2)/2", "sqrt(10)"]),
    ("2; 4; 4; 4; 5; 5; 7; 9", ["5", "9/2", "32/7", "4*sqrt(14)/7", "2"]),
    ("1/2; 1/3; 1/4", ["13/36", "1/3", "7/432", "sqrt(21)/36", "sqrt(14)/36"]),
    ("-3; 7", ["2", "2", "50", "5*sqrt(2)", "5"]), ("5; 5; 5", ["5", "5", "0", "0", "0"]),
  ])
  func `are exact`(numbers: String, expected: [String]) {
    var session = Session()
    for (name, value) in zip(["mean", "median", "variance", "stdev", "stdevp"], expected) {
      #expect(session.evaluate("\(name)(\(numbers))").last?.exact == value, "\(name)")
      #expect(session.evaluate("\(name)({\(numbers)})").last?.exact == value, "\(name)")
      #expect(session.evaluate("\(name)([\(numbers)])").last?.exact == value, "\(name)")
    }
  }

  /// By hand: √2 < 3/2 < π/2, and e² is between 7 and 8.
  @Test(arguments: [
    ("sort(pi/2; sqrt(2); 3/2)", "{sqrt(2); 3/2; pi/2}"), ("median(8; e^2; 7)", "e^2"),
    ("sort({})", "{}"), ("sort({3})", "{3}"), ("mean({i; 1})", "1/2 + 1/2*i"),
    ("mean(sqrt(2); sqrt(8))", "3*sqrt(2)/2"), ("avg(1; 2)", "3/2"),
    ("median({})", nil), ("stdev(3)", nil), ("median(i; 1)", nil),
    ("mean = 3; mean + 1", "4"),
  ])
  func `of other numbers, and refusals`(text: String, expected: String?) {
    var session = Session()
    #expect(session.evaluate(text).last?.exact == expected, "\(text)")
  }

  @Test func `it is told of what a deviation is`() {
    var session = Session()
    for language in Language.allCases {
      session.settings.language = language
      for name in ["stdev", "stdevp", "variance"] {
        let answer = session.evaluate("\(name)(1; 3)").last
        #expect(answer?.notes.map { $0.kind } == ["sample"])
        #expect(answer?.notes.first?.message.contains("n − 1") == true)
      }
    }
  }

  @Test(arguments: seeds(4))
  func `laws`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var session = Session()
    for _ in 0..<cases(12) {
      let numbers = (0..<Int.random(in: 2...9, using: &random)).map { _ in
        let factor = ["1", "sqrt(2)", "pi"].randomElement(using: &random) ?? "1"
        return "\(Int.random(in: -9...9, using: &random))*\(factor)"
      }
      let list = "{" + numbers.joined(separator: "; ") + "}"
      let shuffled = "{" + numbers.shuffled(using: &random).joined(separator: "; ") + "}"
      _ = session.evaluate("L = \(list); M = \(shuffled); N = \(numbers.count)")
      for law in [
        "sum(L - mean(L)) = 0", "sort(L) = sort(M)", "median(L) = median(M)",
        "stdevp(L)^2*N = stdev(L)^2*(N - 1)", "variance(L + 5) = variance(L)",
        "variance(-3L) = 9variance(L)", "sum(sort(L)) = sum(L)", "min(L) = element(sort(L); 1)",
        "mean(2L + 1) = 2mean(L) + 1",
      ] {
        #expect(
          session.evaluate("(\(law))").last?.exact == "true",
          "seed \(seed): \(law) of \(list) and \(shuffled)"
        )
      }
    }
  }
}
