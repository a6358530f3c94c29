// The ticks of an axis, with exact values and texts.

package import Numbers

/// A marked position of an axis.
package struct Tick: Hashable, Sendable {
  /// The number of steps from zero.
  package let index: Integer
  /// Where it is, in device pixels from the start of the axis.
  package let position: Float
  /// The text of the tick, without the offset of the axis.
  package let text: String
}

/// The ticks and minor lines of what is visible of an axis.
package struct Axis: Hashable, Sendable {
  /// The distance between two ticks.
  package let step: TickStep
  /// The ticks, from left to right or from top to bottom.
  package private(set) var ticks: [Tick] = []
  /// Where the lines between ticks are, in device pixels from the start.
  package private(set) var minorPositions: [Float] = []
  /// The number to add to every text to get the value, where the values have more
  /// than six digits in common.
  package private(set) var offset: Rational?
  /// The offset as it is written: `10¹⁵ +`.
  package private(set) var offsetText: String?
  /// Where zero is, in device pixels from the start; perhaps not visible.
  package let zeroPosition: Float

  /// The value at the start.
  private let start: Rational
  /// The change of the value per pixel.
  private let unitsPerPixel: Rational
  /// The length in pixels.
  private let length: Int

  /// Marks an axis that begins with a value and changes by so much per pixel.
  ///
  /// - Precondition: `unitsPerPixel` is not zero and `length` is positive.
  package init(start: Rational, unitsPerPixel: Rational, length: Int, step: TickStep) {
    self.start = start
    self.unitsPerPixel = unitsPerPixel
    self.length = length
    self.step = step
    zeroPosition = Float((-start / unitsPerPixel).doubleValue)
    let end = start + unitsPerPixel * Rational(length)
    let range = min(start, end)...max(start, end)
    let indices = Self.indices(of: step.length, in: range)
    var texts = TickTexts(step: step)
    if step.unit == .one {
      texts.chooseOffset(for: range, indices)
      texts.chooseNotation(for: indices)
      offset = texts.offset
      offsetText = texts.offsetText
    }
    ticks = indices.map { index in
      Tick(index: index, position: position(of: index, step.length), text: texts.text(at: index))
    }
    let part = step.length / Rational(step.divisions)
    let divisions = Integer(step.divisions)
    for index in Self.indices(of: part, in: range) where !index.isMultiple(of: divisions) {
      minorPositions.append(position(of: index, part))
    }
    if unitsPerPixel.isNegative {
      ticks.reverse()
      minorPositions.reverse()
    }
  }

  /// The multiples of a length that lie in a range.
  private static func indices(of length: Rational, in range: ClosedRange<Rational>) -> [Integer] {
    let first = (range.lowerBound / length).ceiling
    let last = (range.upperBound / length).floor
    guard let count = (last - first).asInt, count >= 0 else { return [] }
    return (0...count).map { first + Integer($0) }
  }

  /// Where a multiple of a length is, in pixels from the start.
  private func position(of index: Integer, _ length: Rational) -> Float {
    Float(((Rational(index) * length - start) / unitsPerPixel).doubleValue)
  }
}

extension Viewport {
  /// The horizontal axis.
  ///
  /// `density` is in device pixels per CSS pixel. The step in use is kept as
  /// long as its spacing is within bounds.
  package func horizontalAxis(
    _ unit: TickStep.Unit = .one,
    density: Rational,
    current: TickStep? = nil
  ) -> Axis {
    let step = TickStep(unit: unit, unitsPerPoint: unitsPerColumn * density, current: current)
    return Axis(start: left, unitsPerPixel: unitsPerColumn, length: width, step: step)
  }

  /// The vertical axis, from top to bottom.
  package func verticalAxis(
    _ unit: TickStep.Unit = .one,
    density: Rational,
    current: TickStep? = nil
  ) -> Axis {
    let step = TickStep(unit: unit, unitsPerPoint: unitsPerRow * density, current: current)
    return Axis(start: top, unitsPerPixel: -unitsPerRow, length: height, step: step)
  }
}
