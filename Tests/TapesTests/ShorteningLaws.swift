// What holds for tapes on parts of the plane: one that runs over four rectangles at
// once loses no value, and a shorter one no sign. The values to compare with are those
// of the exact evaluation.

import Expressions
import Numbers
import Reals
import Tapes
import TestSupport
import Testing

@Suite("Tapes on parts of the plane keep every value, or its sign")
struct ShorteningLaws {
  /// A rectangle with a point in it.
  struct Place {
    let x: Interval
    let y: Interval
    let point: (x: Double, y: Double)

    /// A place with few bits, so that values at ends of domains come up.
    init(using random: inout SplitMix64) {
      let ends = (0..<4).map { _ in Double(Int.random(in: -24...24, using: &random)) / 8 }
      let sizes: [Double] = [1, 0.125, 0x1p-20]
      let size = sizes.randomElement(using: &random) ?? 1
      x = Interval(lower: ends[0], upper: ends[0] + size * abs(ends[1]))
      y = Interval(lower: ends[2], upper: ends[2] + size * abs(ends[3]))
      point = (
        [x.lower, x.midpoint, x.upper].randomElement(using: &random) ?? 0,
        [y.lower, y.midpoint, y.upper].randomElement(using: &random) ?? 0
      )
    }

    /// The exact value at the point.
    func value(of expression: Expression) -> ExactValue {
      ExactValue(of: expression, at: [("x", point.x), ("y", point.y)])
    }
  }

  @Test(arguments: [31, 32, 33, 34])
  func `shorter tapes`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var count = 0
    for _ in 0..<cases(400) {
      let expression =
        Bool.random(using: &random)
        ? RandomTape.choice(of: 6, depth: Int.random(in: 1...3, using: &random), using: &random)
        : RandomTape.expression(depth: Int.random(in: 2...5, using: &random), using: &random)
      guard var tape = RandomTape.tape(expression).map({ IntervalTape($0) }) else { continue }
      let place = Place(using: &random)
      guard tape.values(at: place.x, place.y) != nil else { continue }
      var shorter = IntervalTape()
      guard tape.shorten(into: &shorter).isShorter else { continue }
      #expect(shorter.count < tape.count)
      let found = shorter.values(at: Interval(place.point.x), Interval(place.point.y))
      let isKept = place.value(of: expression)
        .isKept(
          in: found?.values,
          bySign: true,
          mayBeUndefined: found.map { $0.decoration == .partial } ?? true
        )
      #expect(isKept != false, "\(expression) on \(place)")
      count += isKept == nil ? 0 : 1
    }
    #expect(count > 0)
  }

  /// Cases that leave some numbers out, beside what may be decided.
  private static func partial(_ depth: Int, using random: inout SplitMix64) -> String {
    let name = Bool.random(using: &random) ? "x" : "y"
    let bound = "\(Int.random(in: -4...4, using: &random))/3"
    if depth == 0 {
      return ["{\(name)>\(bound): 1; \(name)<-1: 2}", "{\(name)>1: \(name)}", name, "abs(\(name))"]
        .randomElement(using: &random) ?? name
    }
    let (first, second) = (
      partial(depth - 1, using: &random), partial(depth - 1, using: &random)
    )
    return [
      "\(first) + \(second)", "min(\(first); \(second))", "max(\(first); \(second))",
      "abs(\(first))", "{\(name)>\(bound): \(first); \(second)}", "(\(first))*(\(second))",
      "{\(name)>1: \(first); \(name)<=\(bound): \(second)}",
    ].randomElement(using: &random) ?? first
  }

  /// A shorter tape is written over another one, and has a value only where the whole one has.
  @Test(arguments: seeds(4))
  func `shorter tapes of partial cases`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var shorter = IntervalTape()
    var count = 0
    for _ in 0..<cases(600) {
      let depth = Int.random(in: 1...3, using: &random)
      let expression = try Expression(Self.partial(depth, using: &random))
      guard var tape = RandomTape.tape(expression).map({ IntervalTape($0) }) else { continue }
      let place = Place(using: &random)
      guard tape.values(at: place.x, place.y) != nil, tape.shorten(into: &shorter).isShorter else {
        continue
      }
      var whole = tape
      let point = (Interval(place.point.x), Interval(place.point.y))
      let known = whole.values(at: point.0, point.1)
      let found = shorter.values(at: point.0, point.1)
      #expect((known == nil) == (found == nil), "seed \(seed): \(expression) on \(place)")
      count += 1
    }
    #expect(count > 10)
  }

  @Test(arguments: [41, 42, 43, 44])
  func `four rectangles, and the shorter tapes of each`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var registers: [FourIntervals] = []
    var count = 0
    for _ in 0..<cases(200) {
      let expression =
        Bool.random(using: &random)
        ? RandomTape.choice(of: 4, depth: Int.random(in: 1...2, using: &random), using: &random)
        : RandomTape.expression(depth: Int.random(in: 1...4, using: &random), using: &random)
      guard var tape = RandomTape.tape(expression).map({ IntervalTape($0) }) else { continue }
      let places = (0..<4).map { _ in Place(using: &random) }
      let values = tape.values(
        at: FourIntervals { places[$0].x },
        FourIntervals { places[$0].y },
        in: &registers
      )
      for (lane, place) in places.enumerated() {
        guard let found = values[lane] else { continue }
        let value = place.value(of: expression)
        let isKept = value.isKept(in: found, mayBeUndefined: false)
        #expect(isKept != false, "\(expression) on \(place)")
        count += isKept == nil ? 0 : 1
        var shorter = IntervalTape()
        guard tape.shorten(into: &shorter, quarter: (lane, registers)).isShorter else { continue }
        let again = shorter.values(at: Interval(place.point.x), Interval(place.point.y))
        let isKeptAgain = value.isKept(in: again?.values, bySign: true, mayBeUndefined: false)
        #expect(isKeptAgain != false, "\(expression) shortened on \(place)")
      }
    }
    #expect(count > 0)
  }
}
