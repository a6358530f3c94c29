// The laws of the functions of two variables over intervals. The truth is the
// function over doubles, which is within one ulp (FunctionTests).

import Numbers
import TestSupport
import Testing

/// An operation with the places where it turns, jumps or ends.
private struct Subject: CustomTestStringConvertible, Sendable {
  let name: String
  let operation: DoubleOperation
  let intervals: IntervalOperation
  let places: [Double]

  var testDescription: String { name }

  init(
    _ name: String,
    _ operation: DoubleOperation,
    _ intervals: IntervalOperation,
    _ places: [Double] = [0, 1, -1, 2, 3]
  ) {
    self.name = name
    self.operation = operation
    self.intervals = intervals
    self.places = places
  }

  static let all: [Subject] = [
    Subject("min", .minimum, .minimum), Subject("max", .maximum, .maximum),
    Subject("pow", .power, .power), Subject("log", .logarithm, .logarithm),
    Subject("root", .root, .root), Subject("mod", .modulo, .modulo),
    Subject("gcd", .greatestCommonDivisor, .greatestCommonDivisor, [0, 6, 15, -4, 12, 35]),
    Subject("lcm", .leastCommonMultiple, .leastCommonMultiple, [0, 6, 15, -4, 12, 35]),
    Subject("nCr", .combinations, .combinations, [0, 1, 2, 5, 20, 60]),
    Subject("nPr", .permutations, .permutations, [0, 1, 2, 5, 20, 60]),
  ]
}

extension Interval {
  /// Whether it contains a number that a double is within one ulp of, for all
  /// that is known.
  fileprivate func mayContain(_ value: Double) -> Bool {
    lower <= value.nextUp && value.nextDown <= upper
  }
}

private func record(_ text: String) {
  Issue.record(Comment(rawValue: text))
}

@Suite struct IntervalOperationTests {
  @Test(arguments: Subject.all)
  fileprivate func `values contain those of members, and decorations say no more`(
    subject: Subject
  ) {
    var random = SplitMix64(seed: 1)
    for _ in 0..<cases(300) {
      let (a, b) = (random.box(near: subject.places), random.box(near: subject.places))
      let enclosure = subject.intervals.values(a, b)
      let sides = subject.intervals.sides?(a, b)
      let seconds = random.members(of: b, near: subject.places).prefix(6)
      for x in random.members(of: a, near: subject.places) {
        for y in seconds where x.magnitude < 1e15 || y.magnitude < 1e15 {
          let value = subject.operation.one(x, y)
          if value.isNaN {
            let isKnown = enclosure == nil || enclosure?.decoration == .partial
            if !isKnown { record("\(subject.name) of \(a), \(b) is defined, not at \(x), \(y)") }
            continue
          }
          if value.isInfinite, enclosure.map({ $0.decoration == .partial }) ?? true { continue }
          if enclosure?.values.mayContain(value) != true {
            record(
              "\(subject.name) of \(a), \(b): \(String(describing: enclosure))"
                + " at \(x), \(y): \(value)"
            )
          }
          let parts = sides.map { [$0.below, $0.above, $0.point] }
          if parts?.contains(where: { $0?.values.mayContain(value) == true }) == false {
            record("\(subject.name) of \(a), \(b): \(String(describing: sides)) at \(x), \(y)")
          }
        }
      }
    }
  }

  @Test(arguments: Subject.all)
  fileprivate func `slopes contain difference quotients of continuous boxes`(subject: Subject) {
    var random = SplitMix64(seed: 2)
    for _ in 0..<cases(300) {
      let (a, b) = (random.box(near: subject.places), random.box(near: subject.places))
      guard let enclosure = subject.intervals.values(a, b), enclosure.decoration == .continuous
      else { continue }
      let slopes = subject.intervals.slopes(a, b, enclosure.values)
      let firsts = random.members(of: a, near: subject.places)
      let seconds = random.members(of: b, near: subject.places)
      guard let first = firsts.randomElement(using: &random),
        let second = seconds.randomElement(using: &random)
      else { continue }
      check(subject.name, firsts, slopes.0) { subject.operation.one($0, second) }
      check(subject.name, seconds, slopes.1) { subject.operation.one(first, $0) }
    }
  }

  private func check(
    _ name: String,
    _ members: [Double],
    _ slopes: Interval,
    _ function: (Double) -> Double
  ) {
    for (x, y) in zip(members, members.dropFirst()) where x < y {
      let (low, high) = (function(x), function(y))
      guard low.isFinite, high.isFinite else { continue }
      // Each value is within one ulp; the rest covers the quotient.
      let error = (low.ulp + high.ulp) / (y - x) * 1.01 + (low.magnitude / (y - x)) * 1e-15
      let quotient = high / (y - x) - low / (y - x)
      let slack = error + quotient.magnitude * 1e-14
      guard slack.isFinite, quotient.isFinite else { continue }
      if slopes.lower - slack > quotient || quotient > slopes.upper + slack {
        record("\(name): \(slopes), but \(quotient) from \(x) to \(y)")
      }
    }
  }
}
