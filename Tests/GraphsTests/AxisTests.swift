// Ticks are round numbers, far enough apart, and their texts are exact.

import Expressions
import Graphs
import Numbers
import Reals
import TestSupport
import Testing

@Suite("Axes")
struct AxisTests {
  /// A part of a line with a scale between 10^-12 and 10^12, near and far.
  static func axis(
    _ unit: TickStep.Unit = .one,
    using random: inout SplitMix64
  ) -> (axis: Axis, start: Rational, units: Rational, length: Int) {
    let scale = Rational(10).raised(to: Int.random(in: -12...12, using: &random))
    let units = Rational(Int.random(in: 1...9999, using: &random), over: 1000) * scale
    let length = Int.random(in: 200...3000, using: &random)
    let far = Int.random(in: 0...4, using: &random) == 0 ? 1_000_000_000 : 1
    let steps = Rational(Int.random(in: -3000...3000, using: &random) * far)
    let step = TickStep(unit: unit, unitsPerPoint: units)
    let axis = Axis(start: units * steps, unitsPerPixel: units, length: length, step: step)
    return (axis, units * steps, units, length)
  }

  /// The value that a text stands for, by our own reader of expressions.
  static func value(of text: String) throws -> Rational? {
    guard case .real(let real) = try Expression(text).value(of: [:]) else { return nil }
    return real.rational
  }

  @Test("Ticks are visible multiples of the step", arguments: seeds(8))
  func ticksAreVisible(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(60) {
      let (axis, start, units, length) = Self.axis(using: &random)
      let end = start + units * Rational(length)
      for tick in axis.ticks {
        let value = Rational(tick.index) * axis.step.length
        #expect(start <= value && value <= end, "seed \(seed)")
        let column = ((value - start) / units).doubleValue
        #expect(abs(column - Double(tick.position)) < 1e-3)
      }
      // No tick is left out.
      let spacing = (axis.step.length / units).doubleValue
      #expect(axis.ticks.count >= Int(Double(length) / spacing))
    }
  }

  @Test("Steps are 1, 2 or 5 times a power of ten", arguments: seeds(4))
  func stepsAreRound(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(60) {
      let (axis, _, units, _) = Self.axis(using: &random)
      let spacing = axis.step.length / units
      #expect(60...160 ~= spacing.doubleValue)
      let text =
        axis.step.multiple.isInteger
        ? axis.step.multiple.numerator.description : axis.step.multiple.reciprocal.description
      let first = text.first ?? " "
      #expect("125".contains(first) && text.dropFirst().allSatisfy { $0 == "0" }, "\(text)")
    }
  }

  @Test("A step stays until it must change")
  func stepsStay() {
    var units = Rational(1, over: 100)
    var step = TickStep(unit: .one, unitsPerPoint: units)
    var changes = 0
    for turn in 0..<400 {
      units = turn < 200 ? units * Rational(101, over: 100) : units / Rational(101, over: 100)
      units = Rational((units * 1_000_000_000_000).floor, over: Integer(1_000_000_000_000))
      let next = TickStep(unit: .one, unitsPerPoint: units, current: step)
      let kept = (step.length / units).doubleValue
      #expect((next == step) == (60...160 ~= kept))
      if next != step { changes += 1 }
      step = next
    }
    #expect(changes <= 6)
  }

  @Test("Texts read back as the exact value", arguments: seeds(4))
  func textsReadBack(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(20) {
      let (axis, _, _, _) = Self.axis(using: &random)
      for tick in axis.ticks {
        let read = try #require(try Self.value(of: tick.text))
        let value = Rational(tick.index) * axis.step.multiple
        #expect(read + (axis.offset ?? 0) == value, "seed \(seed): \(tick.text)")
        #expect(tick.text.unicodeScalars.count <= 14, "\(tick.text)")
      }
      #expect(Set(axis.ticks.map(\.text)).count == axis.ticks.count)
    }
  }

  /// Start, units per pixel, length, π or not, the texts and the offset.
  @Test(
    "Texts of well-known windows",
    arguments: [
      ("-10", "1/80", 1600, false, "−10 −9 −8 −7 −6 −5 −4 −3 −2 −1 0 1 2 3 4 5 6 7 8 9 10", nil),
      ("0", "1/250", 250, false, "0 0.5 1", nil),
      ("0", "1/1000", 400, false, "0 0.1 0.2 0.3 0.4", nil),
      ("-1/5000000", "1/1000000000", 400, false, "−2·10⁻⁷ −10⁻⁷ 0 10⁻⁷ 2·10⁻⁷", nil),
      ("0", "2500000", 400, false, "0 2·10⁸ 4·10⁸ 6·10⁸ 8·10⁸ 10⁹", nil),
      ("1000000000000000", "1/100", 400, false, "0 1 2 3 4", "10¹⁵ +"),
      ("123456789", "1/250", 250, false, "−1 −0.5 0", "123456790 +"),
      ("-7", "1/28", 392, true, "−2π −π 0 π 2π", nil),
      ("0", "1/64", 256, true, "0 π/3 2π/3 π", nil),
      ("0", "1/128", 256, true, "0 π/6 π/3 π/2", nil),
    ] as [(String, String, Int, Bool, String, String?)]
  )
  func texts(
    start: String,
    units: String,
    length: Int,
    isPi: Bool,
    texts: String,
    offset: String?
  ) throws {
    let start = try #require(try Self.value(of: start))
    let units = try #require(try Self.value(of: units))
    let step = TickStep(unit: isPi ? .pi : .one, unitsPerPoint: units)
    let axis = Axis(start: start, unitsPerPixel: units, length: length, step: step)
    #expect(axis.ticks.map(\.text).joined(separator: " ") == texts)
    #expect(axis.offsetText == offset)
  }

  @Test("The vertical axis runs from top to bottom")
  func verticalAxis() {
    let shown = Viewport(
      centerX: 0,
      centerY: 0,
      unitsPerPixel: Rational(1, over: 80),
      width: 1600,
      height: 400
    )
    let axis = shown.verticalAxis(density: 1)
    #expect(axis.ticks.map(\.text) == ["2", "1", "0", "−1", "−2"])
    #expect(axis.ticks.map(\.position) == [40, 120, 200, 280, 360])
    #expect(axis.zeroPosition == 200)
  }
}
