// Points with whole coordinates that meet comparisons in two unknowns.

import Sessions
import TestSupport
import Testing

@Suite("Whole numbers in a part of the plane")
struct WholePointTests {
  /// Each place around the origin is put in, in whole numbers of the machine.
  @Test(arguments: seeds(4))
  func `all points of an ellipse are found, and no others`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(8) {
      let (a, b) = (Int.random(in: 1...4, using: &random), Int.random(in: 1...4, using: &random))
      let (c, d) = (Int.random(in: -6...6, using: &random), Int.random(in: -6...6, using: &random))
      let e = Int.random(in: -2...40, using: &random)
      let (p, q) = (Int.random(in: -2...2, using: &random), Int.random(in: -3...3, using: &random))
      // The sum of the squares is at most 40 + 18, so that no coordinate is above 20.
      let places = (-20...20).flatMap { x in (-20...20).map { y in (x, y) } }
      let points = places.filter { x, y in
        a * x * x + b * y * y + c * x + d * y <= e && p * x + y > q && x != y
      }
      let line =
        "solve(\(a)x^2 + \(b)y^2 + \(c)x + \(d)y <= \(e) and \(p)x + y > \(q) and x != y; x; y; integer)"
      var session = Session()
      let told = try #require(session.evaluate(line).last)
      let expected = points.map { "x = \($0) and y = \($1)" }.joined(separator: " or ")
      #expect(told.status == .exact && told.exact ?? "" == expected, "seed \(seed): \(line)")
    }
  }

  @Test(
    arguments: [
      (
        "x^2+y^2 <= 25 and x > 3 and y > 0", "x = 4 and y = 1 or x = 4 and y = 2 or x = 4 and y = 3"
      ),
      ("x+y = 4 and x > 0 and y > 0", "x = 1 and y = 3 or x = 2 and y = 2 or x = 3 and y = 1"),
      ("x*y = 6 and x > 1 and y > 1", "x = 2 and y = 3 or x = 3 and y = 2"),
    ]
  )
  func `points are told from left to right`(conditions: String, told: String) {
    var session = Session()
    #expect(session.evaluate("solve(\(conditions); x; y; integer)").last?.exact == told)
  }

  @Test(arguments: ["x+y > 1", "x*y < 6 and x > 0", "2x = 2y + 1 and x > y"])
  func `where they are not finitely many, or not decided, nothing is said`(conditions: String) {
    var session = Session()
    let answer = session.evaluate("solve(\(conditions); x; y; integer)").last
    #expect(answer?.status == .undetermined)
  }
}
