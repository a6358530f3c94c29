// The places of the numbers at the axes: beside their axis or, where it is not visible, at
// the edge of the screen that is next to it; never on each other and never across the edge.

internal import Numbers

/// The placing of tick labels on a screen.
struct LabelLayout {
  private let screen: ScreenRectangle
  private let metrics: LabelMetrics
  private let horizontal: Axis
  private let vertical: Axis
  private(set) var labels: [TickLabel] = []
  private var boxes: [ScreenRectangle] = []
  private var hasColumns = true
  private var hasRows = true

  init(_ horizontal: Axis, _ vertical: Axis, width: Int, height: Int, metrics: LabelMetrics) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.metrics = metrics
    screen = ScreenRectangle(left: 0, top: 0, right: Float(width), bottom: Float(height))
    let origin = showsOrigin
    placeOffsets()
    if origin { placeOrigin() }
    if hasColumns { placeColumns(skippingZero: origin) }
    if hasRows { placeRows(skippingZero: origin) }
  }

  /// Whether the zeros of both axes share one label, where the axes cross.
  private var showsOrigin: Bool {
    let x = horizontal.zeroPosition
    let y = vertical.zeroPosition
    return horizontal.offset == nil && vertical.offset == nil
      && x > 0 && x < screen.right && y > 0 && y < screen.bottom
  }

  /// The y of the middle of the texts of the horizontal axis.
  private var line: Float {
    let half = metrics.lineHeight / 2
    let lowest = screen.bottom - half - metrics.gap / 2
    let below = vertical.zeroPosition + metrics.gap + half
    if below <= lowest { return max(below, half + metrics.gap / 2) }
    // An axis near the lower edge has its texts above it.
    let above = vertical.zeroPosition - metrics.gap - half
    return vertical.zeroPosition <= screen.bottom ? min(above, lowest) : lowest
  }

  /// The x and the alignment of the texts of the vertical axis.
  private var margin: (x: Float, alignment: TickLabel.Alignment) {
    let offset = vertical.offsetText.map { metrics.width(of: $0) } ?? 0
    let widest = vertical.ticks.reduce(offset) { max($0, metrics.width(of: $1.text)) }
    let before = horizontal.zeroPosition - metrics.gap
    if before > screen.right - metrics.gap { return (screen.right - metrics.gap, .trailing) }
    if before - widest >= 0 { return (before, .trailing) }
    return (max(horizontal.zeroPosition, 0) + metrics.gap, .leading)
  }

  /// Notes a label if it is inside of the screen and nothing is there yet.
  ///
  /// - Returns: Whether it is.
  @discardableResult
  private mutating func place(
    _ role: TickLabel.Role,
    _ text: String,
    _ x: Float,
    _ y: Float,
    _ alignment: TickLabel.Alignment
  ) -> Bool {
    let label = TickLabel(
      role: role,
      text: text,
      anchor: ScreenPoint(x: x, y: y),
      alignment: alignment
    )
    let box = metrics.box(of: label)
    guard screen.contains(box), !boxes.contains(where: { $0.overlaps(box) }) else { return false }
    labels.append(label)
    boxes.append(box)
    return true
  }

  /// The offsets stand at the ends of their axes.
  ///
  /// That of the vertical one is at the top or, where the horizontal one has its texts
  /// there, at the bottom. An axis without room for it has no numbers, since those
  /// would be others.
  private mutating func placeOffsets() {
    if let text = horizontal.offsetText {
      hasColumns = place(.columnOffset, text, metrics.gap, line, .leading)
    }
    if let text = vertical.offsetText {
      let (x, alignment) = margin
      let rim = metrics.gap + metrics.lineHeight / 2
      hasRows =
        place(.rowOffset, text, x, rim, alignment)
        || place(.rowOffset, text, x, screen.bottom - rim, alignment)
    }
  }

  /// One zero, in the corner below and left of where the axes cross.
  private mutating func placeOrigin() {
    let x = horizontal.zeroPosition - metrics.gap
    let isBelow = line > vertical.zeroPosition
    place(.column, "0", x, isBelow ? line : vertical.zeroPosition + metrics.gap, .trailing)
  }

  private mutating func placeColumns(skippingZero: Bool) {
    let widest = horizontal.ticks.reduce(Float(0)) { max($0, metrics.width(of: $1.text)) }
    let stride = Self.stride(of: horizontal, room: widest + 2 * metrics.gap)
    for tick in horizontal.ticks where tick.index.isMultiple(of: stride) {
      if skippingZero && tick.index.isZero { continue }
      place(.column, tick.text, tick.position, line, .middle)
    }
  }

  private mutating func placeRows(skippingZero: Bool) {
    let (x, alignment) = margin
    let stride = Self.stride(of: vertical, room: metrics.lineHeight)
    for tick in vertical.ticks where tick.index.isMultiple(of: stride) {
      if skippingZero && tick.index.isZero { continue }
      place(.row, tick.text, x, tick.position, alignment)
    }
  }

  /// The least stride between ticks whose texts have room.
  private static func stride(of axis: Axis, room: Float) -> Integer {
    guard axis.ticks.count > 1 else { return Integer.one }
    let spacing = abs(axis.ticks[1].position - axis.ticks[0].position)
    for stride in [1, 2, 5, 10, 20, 50] where Float(stride) * spacing >= room {
      return Integer(stride)
    }
    return Integer(100)
  }
}
