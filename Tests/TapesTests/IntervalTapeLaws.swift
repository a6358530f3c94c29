// What holds for tapes over intervals: nothing is lost, nothing is claimed that
// is not so. The values to compare with are those of the exact evaluation.

import Expressions
import Numbers
import Reals
import Tapes
import TestSupport
import Testing

@Suite("A tape over intervals keeps every value")
struct IntervalTapeLaws {
  /// A random function, a random box, and exact values at members of it.
  struct Case {
    let text: String
    let box: Interval
    var tape: IntervalTape
    /// Members and the intervals of their values; nil where undefined.
    var samples: [(position: Double, value: Interval?)] = []

    init(using random: inout SplitMix64) throws {
      text = RandomCurve.make(depth: Int.random(in: 1...4, using: &random), using: &random)
      let expression = try Expression(text)
      tape = IntervalTape(try #require(RandomTape.tape(expression, of: ["x"])))
      let ends = (0..<2).map { _ in Case.number(using: &random) }.sorted()
      box = Interval(lower: ends[0], upper: ends[1])
      for _ in 0..<6 {
        let position = Double.random(in: 0...1, using: &random) * (ends[1] - ends[0]) + ends[0]
        add(min(max(position, ends[0]), ends[1]), expression)
      }
      for end in ends { add(end, expression) }
    }

    /// Few bits, so that ends of domains are hit.
    private static func number(using random: inout SplitMix64) -> Double {
      let scales: [Double] = [1, 0.25, 0x1p-30, 64]
      let scale = scales.randomElement(using: &random) ?? 1
      return Double(Int.random(in: -16...16, using: &random)) * scale
    }

    private mutating func add(_ position: Double, _ expression: Expression) {
      switch ExactValue(of: expression, at: [("x", position)]) {
      case .within(let value): samples.append((position, value))
      case .undefined: samples.append((position, nil))
      case .unknown: break
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4])
  func `values, decorations and slopes`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(100) {
      var item = try Case(using: &random)
      let curve = item.tape.curve(over: item.box)
      for sample in item.samples {
        guard let value = sample.value else {
          #expect(curve?.decoration ?? .partial == .partial, "\(item.text) on \(item.box)")
          continue
        }
        let isKept = curve.map { $0.values.intersection(value) != nil } ?? false
        #expect(isKept, "\(item.text) at \(sample.position) in \(item.box)")
      }
      guard let curve, curve.decoration == .continuous else { continue }
      for (first, second) in zip(item.samples, item.samples.dropFirst()) {
        guard let p = first.value, let q = second.value else { continue }
        let change = curve.slopes * (Interval(second.position) - Interval(first.position))
        #expect(change.intersection(q - p) != nil, "slope of \(item.text) on \(item.box)")
      }
    }
  }

  @Test(arguments: [11, 12, 13])
  func `pieces hold every value`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(100) {
      var item = try Case(using: &random)
      let pieces = item.tape.pieces(over: item.box)
      for sample in item.samples {
        guard let value = sample.value else { continue }
        let isKept = pieces.contains { $0.values.intersection(value) != nil }
        #expect(isKept, "\(item.text) at \(sample.position) in \(item.box)")
      }
    }
  }

  @Test(arguments: [21, 22, 23])
  func `what is taken lies between what may be taken`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var count = 0
    for _ in 0..<cases(150) {
      var item = try Case(using: &random)
      guard item.tape.curve(over: item.box) != nil,
        let attained = item.tape.valuesAttained(over: item.box)
      else { continue }
      count += 1
      var hull: Interval?
      let step = item.box.width / 128
      for number in 0..<128 {
        let lower = min(item.box.upper, item.box.lower + step * Double(number))
        let part = Interval(lower: lower, upper: min(item.box.upper, lower + step * 1.001))
        guard let values = item.tape.curve(over: part)?.values else { continue }
        hull = hull?.hull(values) ?? values
      }
      let outer = try #require(hull, "\(item.text) on \(item.box)")
      #expect(outer.contains(attained), "\(item.text) on \(item.box): \(attained) in \(outer)")
    }
    #expect(count > 0)
  }

  /// From the definition: x − x is 0, also where it has a pole.
  @Test(arguments: ["1/x-1/x", "tan(x)-tan(x)", "floor(x)-floor(x)"])
  func `sides are not mixed`(text: String) throws {
    var interval = IntervalTape(try #require(RandomTape.tape(Expression(text), of: ["x"])))
    let pieces = interval.pieces(over: Interval(lower: -0.25, upper: 0.5))
    #expect(!pieces.isEmpty)
    #expect(pieces.allSatisfy { $0.values.contains(0) })
  }

  /// From the definition: the slope of e^(e^x) at 8 has 1,298 digits.
  ///
  /// The sine runs through many turns between any two doubles. Where the
  /// angle stays the same, or jumps, it does not.
  @Test(arguments: [
    ("sin(e^(e^x))", true), ("cos(2-e^(e^x))", true), ("sin(x^1000)", true),
    ("sin(e^(e^max(x,9)))", false), ("sin(e^(e^floor(x)))", false),
  ])
  func `a sine takes all its values where its angle is too large`(
    text: String,
    isTaken: Bool
  ) throws {
    var interval = IntervalTape(try #require(RandomTape.tape(Expression(text), of: ["x"])))
    let box = Interval(lower: 8, upper: text.contains("floor") ? 9 : 8.001)
    #expect(interval.curve(over: box) != nil)
    let attained = interval.valuesAttained(over: box)
    #expect(attained == (isTaken ? Interval(lower: -1, upper: 1) : nil))
  }
}
