// Many boxes at once: what is found of each lies in what is found of it alone, and
// holds the exact values.

import Expressions
import Numbers
import Reals
import Tapes
import TestSupport
import Testing

@Suite("Blocks of boxes are like one box after the other")
struct IntervalBlockLaws {
  @Test(arguments: [31, 32, 33, 34])
  func `random tapes`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(60) {
      let depth = Int.random(in: 1...5, using: &random)
      let expression = RandomTape.expression(depth: depth, using: &random)
      guard let tape = RandomTape.tape(expression) else { continue }
      let (isPlain, count) = (Bool.random(using: &random), Int.random(in: 1...300, using: &random))
      let x = (0..<count).map { _ in Self.box(isPlain, using: &random) }
      let y = (0..<count).map { _ in Self.box(isPlain, using: &random) }
      Self.compare(tape, x, y, "\(expression) with seed \(seed)")
    }
  }

  /// Every function that has lanes, and some that have none.
  @Test(arguments: [
    "sin(x)", "cos(x)", "tan(x)", "cot(x)", "sec(x)", "exp(x)", "ln(x)", "log(x)", "sqrt(x)",
    "cbrt(x)", "sinh(x)", "cosh(x)", "tanh(x)", "asinh(x)", "acosh(x)", "atanh(x)", "asin(x)",
    "acos(x)", "atan(x)", "abs(x)", "floor(x)", "x^2", "x^3", "x^4", "x^7", "x^16", "x^17",
    "x^(-1)", "x^(-3)", "x^(2/3)", "x^(-1/2)", "x^(3/2)", "1/x", "x/(x-1)", "max(x, 1)",
    "mod(x, 2)", "{x<1: x; x>=1: -x}", "erf(x)", "erfc(x)", "gamma(x)",
  ])
  func functions(text: String) throws {
    var random = SplitMix64(seed: 41)
    let tape = try #require(RandomTape.tape(Expression(text), of: ["x"]))
    for _ in 0..<cases(10) {
      // Ranges that are inside of a domain, at the ends of it, or anywhere.
      let scales: [Double] = [0.001, 0.3, 1, 10, 1e6, 1e200]
      let widths: [Double] = [0, 0, 1e-9, 0.01]
      let offsets: [Double] = [0, 1, -1]
      let scale = scales.randomElement(using: &random) ?? 1
      let width = widths.randomElement(using: &random) ?? 0
      let offset = offsets.randomElement(using: &random) ?? 0
      var boxes = (0..<Int.random(in: 1...150, using: &random)).map { _ in
        let lower = offset + scale * Double.random(in: 0.01...1, using: &random)
        return Interval(lower: lower, upper: lower + width * scale)
      }
      if Bool.random(using: &random) { boxes[0] = Self.box(false, using: &random) }
      Self.compare(tape, boxes, boxes, text)
    }
  }

  @Test(arguments: [51, 52, 53])
  func `exact values`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(100) {
      var item = try IntervalTapeLaws.Case(using: &random)
      // At each point alone, and all over the box, among boxes that need a look each.
      let points = item.samples.map { Interval($0.position) }
      let others = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        Self.box(false, using: &random)
      }
      let found = item.tape.evaluate(x: points + [item.box] + others)
      let whole = found[points.count]
      for (sample, point) in zip(item.samples, found) {
        for enclosure in [point, whole] {
          guard let value = sample.value else {
            #expect(enclosure?.decoration ?? .partial == .partial, "\(item.text)")
            continue
          }
          let isKept = enclosure.map { $0.values.intersection(value) != nil } ?? false
          #expect(isKept, "\(item.text) at \(sample.position) with seed \(seed)")
        }
      }
    }
  }

  @Test func `no box at all`() throws {
    var tape = IntervalTape(try #require(RandomTape.tape(Expression("x+1"), of: ["x"])))
    #expect(tape.evaluate(x: []).isEmpty)
  }

  /// Boxes that lanes compute, or such that need one look each.
  private static func box(_ isPlain: Bool, using random: inout SplitMix64) -> Interval {
    if isPlain {
      let lower = Double.random(in: 0.5...9, using: &random)
      return Interval(lower: lower, upper: lower + Double.random(in: 0...0.01, using: &random))
    }
    let ends = (0..<2).map { _ in RandomTape.number(using: &random) + 0 }.sorted()
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return Interval(lower: ends[0], upper: .infinity)
    case 1: return Interval(lower: -.infinity, upper: ends[0])
    case 2...4: return Interval(ends[0])
    default: return Interval(lower: ends[0], upper: ends[1])
    }
  }

  private static func compare(
    _ tape: Tape,
    _ x: [Interval],
    _ y: [Interval],
    _ name: String
  ) {
    var (one, many) = (IntervalTape(tape), IntervalTape(tape))
    let found = many.evaluate(x: x, y: y)
    #expect(found.count == x.count)
    for (index, block) in found.enumerated() {
      let alone = one.values(at: x[index], y[index])
      let text: Comment = """
        \(name) on \(x[index]), \(y[index]): \(String(describing: block)), \
        \(String(describing: alone))
        """
      if block == alone { continue }
      guard let block, let alone else {
        // Next to the end of a domain either may see that there is no value.
        #expect(!isArithmetic(tape) && (block ?? alone)?.decoration == .partial, text)
        continue
      }
      #expect(alone.values.intersection(block.values) != nil, text)
      if isArithmetic(tape) {
        #expect(alone.values.contains(block.values), text)
        #expect(block.decoration >= alone.decoration, text)
      }
    }
  }

  /// Whether a tape has only operations of which columns have the best bounds.
  private static func isArithmetic(_ tape: Tape) -> Bool {
    let contents = tape.contents
    return contents.instructions.allSatisfy { instruction in
      switch instruction.operation {
      case .power: false
      case .function: contents.functions[Int(instruction.b)].interval.isMagnitude
      case .operation: contents.operations[Int(instruction.c)].interval.extremum != nil
      default: true
      }
    }
  }
}
