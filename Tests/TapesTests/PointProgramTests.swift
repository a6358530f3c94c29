// Steps that do several operations at once, against the same operations in
// Swift: bit for bit.

import Expressions
import Reals
import Tapes
import TestSupport
import Testing

/// An expression of x and y, and its operations one by one.
private struct Operations: CustomTestStringConvertible, Sendable {
  let text: String
  let value: @Sendable (Double, Double) -> Double

  var testDescription: String { text }

  init(_ text: String, _ value: @escaping @Sendable (Double, Double) -> Double) {
    (self.text, self.value) = (text, value)
  }

  static let all: [Operations] = products + sums + quotients

  static let products: [Operations] = [
    Operations("x*y+3.5") { x, y in x * y + 3.5 },
    Operations("x^2-0.3") { x, _ in x * x - 0.3 },
    Operations("x*y*0.7") { x, y in x * y * 0.7 },
    Operations("(x^2+1.25)*(y^2+2.5)") { x, y in (x * x + 1.25) * (y * y + 2.5) },
    Operations("(y+1.7)*x") { x, y in (y + 1.7) * x },
    Operations("x*y*(y+1.7)") { x, y in (x * y) * (y + 1.7) },
    Operations("x/y*(y+x)") { x, y in (x / y) * (y + x) },
    Operations("x/y*(y-x)") { x, y in (x / y) * (y - x) },
    Operations("(x+0.1)*(y-0.2)") { x, y in (x + 0.1) * (y - 0.2) },
    Operations("(x+0.1)*(x+0.1)*y") { x, y in (x + 0.1) * (x + 0.1) * y },
    Operations("x/y*(y^2+0.4)") { x, y in (x / y) * (y * y + 0.4) },
    Operations("-x*-y") { x, y in -x * -y },
    Operations("-x*y") { x, y in -x * y },
  ]

  static let sums: [Operations] = [
    Operations("((x*0.3+0.7)*y+1.3)*x+0.9") { x, y in ((x * 0.3 + 0.7) * y + 1.3) * x + 0.9 },
    Operations("(x*y+0.7)*y+0.1*(x*y+0.7)") { x, y in
      (x * y + 0.7) * y + 0.1 * (x * y + 0.7)
    },
    Operations("3*x+0.7") { x, _ in 3 * x + 0.7 },
    Operations("0.3*x+y") { x, y in 0.3 * x + y },
    Operations("0.3*x+0.7*y") { x, y in 0.3 * x + 0.7 * y },
    Operations("0.3*x-0.7*y") { x, y in 0.3 * x - 0.7 * y },
    Operations("x/y+0.3*y") { x, y in x / y + 0.3 * y },
    Operations("x/y-0.3*y") { x, y in x / y - 0.3 * y },
    Operations("x/y+x*y*0.3") { x, y in x / y + x * y * 0.3 },
    Operations("x/y-x*y*0.3") { x, y in x / y - x * y * 0.3 },
    Operations("x/y+(x+0.1)*(y-0.2)") { x, y in x / y + (x + 0.1) * (y - 0.2) },
    Operations("x/y-(x+0.1)*(y-0.2)") { x, y in x / y - (x + 0.1) * (y - 0.2) },
    Operations("x*y-x/y+x^2") { x, y in x * y - x / y + x * x },
    Operations("x^2-y") { x, y in x * x - y },
    Operations("x/y-x^2") { x, y in x / y - x * x },
    Operations("7*x^7+6*x^6+5*x^5+4*x^4+3*x^3+2*x^2+x") { x, _ in
      let (x2, x3, x4) = (x * x, x * (x * x), (x * x) * (x * x))
      let top = 7 * (x3 * x4) + 6 * (x2 * x4) + 5 * (x * x4)
      return top + 4 * x4 + 3 * x3 + 2 * x2 + x
    },
    Operations("x^2+0.5+x^3") { x, _ in x * x + 0.5 + x * (x * x) },
    Operations("-x+-y") { x, y in -x + -y },
    Operations("-x+x*y") { x, y in -x + x * y },
    Operations("x--y") { x, y in x - -y },
    Operations("-x--x") { x, _ in -x - -x },
    Operations("-x-y*-x") { x, y in -x - y * -x },
    Operations("x*y+1/0") { _, _ in .nan },
    Operations("1/0-x*y") { _, _ in .nan },
    Operations("(x+0.3)*(1/0)") { _, _ in .nan },
  ]

  static let quotients: [Operations] = [
    Operations("y/(x+0.3)") { x, y in y / (x + 0.3) },
    Operations("x*y/(x+0.3)") { x, y in x * y / (x + 0.3) },
    Operations("y/(x*x*y+0.3)") { x, y in y / (x * x * y + 0.3) },
    Operations("y/(x/y+0.3)") { x, y in y / (x / y + 0.3) },
    Operations("0.7/(x+0.3)") { x, _ in 0.7 / (x + 0.3) },
    Operations("-x/-y") { x, y in -x / -y },
    Operations("x") { x, _ in x },
    Operations("y") { _, y in y },
    Operations("-y") { _, y in -y },
    Operations("3/8") { _, _ in 0.375 },
    Operations("sqrt(abs(x))+sqrt(x/y+1e3)") { x, y in
      x.magnitude.squareRoot() + (x / y + 1e3).squareRoot()
    },
  ]
}

@Suite("Steps for one point")
struct PointProgramTests {
  @Test(arguments: Operations.all)
  fileprivate func `several operations at once are rounded one by one`(
    operations: Operations
  ) throws {
    let tape = try #require(RandomTape.tape(Expression(operations.text)))
    var random = SplitMix64(seed: 11)
    let points = (0..<cases(100)).map { _ in
      (Double.random(in: -9...9, using: &random), Double.random(in: -9...9, using: &random))
    }
    let block = tape.evaluate([points.map(\.0), points.map(\.1)])
    for ((x, y), inBlock) in zip(points, block) {
      let (value, expected) = (tape.value(at: x, y), operations.value(x, y))
      let isSame = value.bitPattern == expected.bitPattern || value.isNaN && expected.isNaN
      #expect(isSame, "\(operations.text) at \(x), \(y): \(value), not \(expected)")
      #expect(value.bitPattern == inBlock.bitPattern || value.isNaN && inBlock.isNaN)
    }
  }

  /// Longer than a part, with more registers than stand on the stack, or both; of
  /// which the operands on the left wait for those on the right.
  @Test(arguments: [(70, 1), (150, 3), (300, 1), (1500, 0)])
  func `long programs agree with blocks`(terms: Int, spare: Int) throws {
    var text = "x"
    for index in 1...terms {
      let term = "(x*\(index)+y)/\(index + 7)"
      text = index % 5 < spare ? "\(term)-(\(text))" : "\(text)+\(term)*x"
    }
    let names = ["x", "y", "a", "b", "c", "u", "v"]
    let tape = try #require(RandomTape.tape(Expression(text)))
    let wide = try #require(RandomTape.tape(Expression("\(text)+u/b"), of: names))
    var random = SplitMix64(seed: 12)
    for _ in 0..<cases(20) {
      let point = (0..<7).map { _ in Double.random(in: -9...9, using: &random) }
      let block = tape.evaluate([[point[0]], [point[1]]])[0]
      #expect(tape.value(at: point[0], point[1]).bitPattern == block.bitPattern)
      #expect(tape.value(at: Array(point.prefix(2))).bitPattern == block.bitPattern)
      let wideBlock = wide.evaluate(point.map { [$0] })[0]
      #expect(wide.value(at: point).bitPattern == wideBlock.bitPattern)
    }
  }

  @Test func `a divisor of zero leaves no value`() throws {
    for text in ["y/(x+0.5)", "x*y/(x+0.5)", "2/(x+0.5)", "y/(y*x+0.5*y)"] {
      let tape = try #require(RandomTape.tape(Expression(text)))
      #expect(tape.value(at: -0.5, 3).isNaN, "\(text)")
    }
  }
}
