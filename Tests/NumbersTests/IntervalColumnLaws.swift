// Columns of boxes contain the exact results on members, with the best doubles for
// bounds. What is exact is computed with dyadic numbers.

import Numbers
import TestSupport
import Testing

/// Boxes in memory of their own.
private final class Boxes {
  let column: IntervalColumn
  let kind: IntervalColumn.Kind
  private let memory: UnsafeMutablePointer<Double>

  static let count = 2 * IntervalColumn.unit

  init(_ boxes: [Interval], isConstant: Bool = false) {
    let count = Boxes.count
    memory = .allocate(capacity: 2 * count)
    memory.initialize(repeating: 0, count: 2 * count)
    let column = IntervalColumn(
      negatedLower: memory,
      upper: memory + count,
      isConstant: isConstant
    )
    if isConstant {
      column.fill(with: boxes[0], count: IntervalColumn.unit)
    } else {
      boxes.withUnsafeBufferPointer { boxes in
        guard let start = boxes.baseAddress else { return }
        column.fill(from: start, count: boxes.count)
      }
    }
    kind = column.kind(count: isConstant ? IntervalColumn.unit : count)
    self.column = column
  }

  deinit { memory.deallocate() }

  /// The values that a step writes, while results are rounded up.
  static func values(of step: (IntervalColumn, BlockDecorations) -> Void) -> [Enclosure?] {
    let target = Boxes([Interval](repeating: .entire, count: count))
    let decorations = BlockDecorations(count: count)
    defer { decorations.deallocate() }
    UpwardRounding.begin()
    step(target.column, decorations)
    UpwardRounding.end()
    return [Enclosure?](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = count
      guard let start = buffer.baseAddress else { return }
      target.column.write(decorations, to: start, count: count)
    }
  }
}

extension SplitMix64 {
  private static var places: [Double] {
    [0, 1, -1, 0.1, 1e308, -1e308, 1e-308, -1e-308, 5e-324, .greatestFiniteMagnitude]
  }

  /// Boxes of which all may be on one side of zero.
  fileprivate mutating func boxes() -> [Interval] {
    let side = Int.random(in: 0..<5, using: &self)
    return (0..<Boxes.count).map { _ in
      let box = box(near: SplitMix64.places)
      if side == 4 { return box }
      let low = max(box.lower, -.greatestFiniteMagnitude)
      let high = min(box.upper, .greatestFiniteMagnitude)
      if side == 3 { return Interval(lower: low, upper: high) }
      let size = Interval(lower: low, upper: high).magnitude
      let upper = max(size.upper, 5e-324)
      let positive = Interval(lower: min(max(size.lower, 5e-324), upper), upper: upper)
      return side == 0 ? positive : side == 1 ? -positive : Interval(lower: low, upper: high)
    }
  }

  /// Two columns with their boxes; one of them may be the same box everywhere.
  fileprivate mutating func columns() -> (a: [Interval], b: [Interval], Boxes, Boxes) {
    let (a, b) = (boxes(), boxes())
    guard Int.random(in: 0..<3, using: &self) == 0 else { return (a, b, Boxes(a), Boxes(b)) }
    let constant = Bool.random(using: &self) ? b[0] : Interval(b[0].midpoint)
    let same = [Interval](repeating: constant, count: Boxes.count)
    return (a, same, Boxes(a), Boxes(same, isConstant: true))
  }
}

extension Interval {
  /// Whether a number is a member, decided without rounding.
  fileprivate func contains(_ value: Dyadic) -> Bool {
    let low = Dyadic(exactly: lower).map { $0 <= value } ?? (lower == -.infinity)
    let high = Dyadic(exactly: upper).map { value <= $0 } ?? (upper == .infinity)
    return low && high
  }

  /// Whether no narrower interval of doubles has all of some numbers.
  fileprivate func isTight(around values: [Dyadic]) -> Bool {
    guard let least = values.min(), let most = values.max() else { return true }
    let low = Dyadic(exactly: lower.nextUp).map { least < $0 } ?? true
    let high = Dyadic(exactly: upper.nextDown).map { $0 < most } ?? true
    return low && high
  }

  /// Some members, among them the finite bounds.
  fileprivate var members: [Dyadic] {
    [lower, midpoint, upper].compactMap { Dyadic(exactly: $0) }
  }
}

@Suite("Columns of boxes")
struct IntervalColumnLaws {
  private static let seeds: ClosedRange<UInt64> = 1...6

  /// Compares results with the exact ones on members, and with single boxes.
  private func check(
    _ found: [Enclosure?],
    _ a: [Interval],
    _ b: [Interval],
    _ name: String,
    isTight: Bool = true,
    alone: (Interval, Interval) -> Interval,
    exact: (Dyadic, Dyadic) -> Dyadic
  ) {
    for index in found.indices {
      let (a, b) = (a[index], b[index])
      let text: Comment = "\(a) \(name) \(b): \(String(describing: found[index]))"
      guard let values = found[index]?.values else {
        Issue.record(text)
        continue
      }
      let exactValues = a.members.flatMap { x in b.members.map { exact(x, $0) } }
      #expect(exactValues.allSatisfy { values.contains($0) }, text)
      #expect(alone(a, b).contains(values), text)
      if isTight, a.isBounded, b.isBounded { #expect(values.isTight(around: exactValues), text) }
    }
  }

  @Test func `the processor rounds up`() { #expect(UpwardRounding.isAvailable) }

  @Test(arguments: seeds)
  func `sums and differences`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(40) {
      let (a, b, first, second) = random.columns()
      let sums = Boxes.values { target, _ in
        target.setSum(first.column, second.column, count: Boxes.count)
      }
      check(sums, a, b, "+", alone: { $0 + $1 }, exact: { $0 + $1 })
      let differences = Boxes.values { target, _ in
        target.setDifference(first.column, second.column, count: Boxes.count)
      }
      check(differences, a, b, "-", alone: { $0 - $1 }, exact: { $0 - $1 })
    }
  }

  @Test(arguments: seeds)
  func products(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(60) {
      let (a, b, first, second) = random.columns()
      let products = Boxes.values { target, _ in
        target.setProduct(
          (first.column, first.kind),
          (second.column, second.kind),
          plus: nil,
          count: Boxes.count
        )
      }
      // Where a bound is infinite in a column, single boxes are multiplied.
      let isTight =
        first.kind.hasSign || second.kind.hasSign
        || first.kind == .bounded && second.kind == .bounded
      check(products, a, b, "*", isTight: isTight, alone: { $0 * $1 }, exact: { $0 * $1 })
      let (sums, third) = (random.boxes(), Boxes(random.boxes()))
      let other = Boxes(sums)
      // What is added to a product is added as if it were a step of its own.
      let added = Boxes.values { target, _ in
        target.setProduct(
          (first.column, first.kind),
          (other.column, other.kind),
          plus: third.column,
          count: Boxes.count
        )
      }
      let apart = Boxes.values { target, _ in
        target.setProduct(
          (first.column, first.kind),
          (other.column, other.kind),
          plus: nil,
          count: Boxes.count
        )
        target.setSum(target, third.column, count: Boxes.count)
      }
      #expect(added == apart, "\(a) * \(sums)")
    }
  }

  @Test(arguments: seeds)
  func quotients(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(60) {
      let (a, b, first, second) = random.columns()
      let found = Boxes.values { target, decorations in
        target.setQuotient(
          first.column,
          second.column,
          second.kind,
          count: Boxes.count,
          decorations
        )
      }
      for index in found.indices {
        let (a, b) = (a[index], b[index])
        let text: Comment = "\(a) / \(b): \(String(describing: found[index]))"
        let alone = a / b
        #expect(
          found[index]?.decoration == alone.map { _ in b.contains(0) ? .partial : .continuous }
        )
        guard let values = found[index]?.values, let alone else { continue }
        #expect(alone.contains(values), text)
        for x in a.members {
          for y in b.members where y != Dyadic(0) {
            // q ≤ x/y, multiplied with y.
            let isPositive = y > Dyadic(0)
            let low = Dyadic(exactly: values.lower).map { isPositive ? $0 * y <= x : $0 * y >= x }
            let high = Dyadic(exactly: values.upper).map { isPositive ? $0 * y >= x : $0 * y <= x }
            #expect(low != false && high != false, text)
          }
        }
      }
    }
  }

  @Test(arguments: seeds)
  func `squares, powers and absolute values`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(30) {
      let a = random.boxes()
      let boxes = Boxes(a)
      let squares = Boxes.values { target, _ in
        target.setSquare(boxes.column, plus: nil, count: Boxes.count)
      }
      for (box, square) in zip(a, squares) {
        guard let values = square?.values else { continue }
        let text: Comment = "\(box) squared: \(values)"
        #expect(box.members.allSatisfy { values.contains($0 * $0) }, text)
        #expect(box.squared().contains(values), text)
      }
      let sizes = Boxes.values { target, _ in
        target.setMagnitude(boxes.column, count: Boxes.count)
      }
      #expect(sizes.map { $0?.values } == a.map { $0.magnitude })
      let exponent = Int.random(in: 3...16, using: &random)
      var isKnown = false
      let powers = Boxes.values { target, _ in
        isKnown = target.setPower(boxes.column, boxes.kind, exponent, count: Boxes.count)
      }
      #expect(isKnown == boxes.kind.hasSign)
      for (box, power) in zip(a, powers) where isKnown {
        let values = power?.values
        for member in box.members {
          let exact = (1..<exponent).reduce(member) { value, _ in value * member }
          #expect(
            values?.contains(exact) == true,
            "\(box) to the \(exponent): \(String(describing: values))"
          )
        }
      }
    }
  }

  @Test(arguments: seeds)
  func `minima and maxima`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(20) {
      let (a, b, first, second) = random.columns()
      let least = Boxes.values { target, _ in
        target.setMinimum(first.column, second.column, count: Boxes.count)
      }
      #expect(least.map { $0?.values } == zip(a, b).map { Interval.minimum($0, $1) })
      let most = Boxes.values { target, _ in
        target.setMaximum(first.column, second.column, count: Boxes.count)
      }
      #expect(most.map { $0?.values } == zip(a, b).map { Interval.maximum($0, $1) })
    }
  }
}
