// The grid and the numbers of a scene.

package import Numbers

extension Scene {
  /// Creates the scene of a window without curves: the grid, the axes and their numbers.
  ///
  /// `density` is in device pixels per CSS pixel. The steps of the ticks in use are kept
  /// as long as their spacing is within bounds.
  package init(
    of viewport: Viewport,
    _ unit: TickStep.Unit,
    density: Rational,
    metrics: LabelMetrics? = nil,
    steps: inout (across: TickStep?, down: TickStep?)
  ) {
    let number = Float(density.doubleValue)
    self.init(width: viewport.width, height: viewport.height, density: number)
    let across = viewport.horizontalAxis(unit, density: density, current: steps.across)
    let down = viewport.verticalAxis(density: density, current: steps.down)
    steps = (across.step, down.step)
    let metrics = metrics ?? LabelMetrics(density: number)
    addAxes(horizontal: across, vertical: down, metrics: metrics)
  }

  /// Adds the lines and labels of both axes.
  package mutating func addAxes(
    horizontal: Axis,
    vertical: Axis,
    metrics: LabelMetrics
  ) {
    let hair = max(1, Int((density * 0.75).rounded(.down)))
    let line = max(1, Int(density.rounded()))
    let sides = [(horizontal, true, width), (vertical, false, height)]
    for (axis, isVertical, length) in sides {
      for position in axis.minorPositions {
        addRule(.minor, isVertical, at: position, thickness: hair, length: length)
      }
    }
    for (axis, isVertical, length) in sides {
      for tick in axis.ticks where !tick.index.isZero {
        addRule(.major, isVertical, at: tick.position, thickness: hair, length: length)
      }
    }
    for (axis, isVertical, length) in sides {
      addRule(.axis, isVertical, at: axis.zeroPosition, thickness: line, length: length)
    }
    let layout = LabelLayout(horizontal, vertical, width: width, height: height, metrics: metrics)
    labels += layout.labels
  }

  /// Adds a line of whole pixels around a position, if it is visible.
  private mutating func addRule(
    _ weight: Rule.Weight,
    _ isVertical: Bool,
    at position: Float,
    thickness: Int,
    length: Int
  ) {
    guard position >= 0, position <= Float(length) else { return }
    let wanted = Int((position - Float(thickness) / 2).rounded(.toNearestOrAwayFromZero))
    let start = min(max(wanted, 0), length - thickness)
    rules.append(
      Rule(weight: weight, isVertical: isVertical, start: start, thickness: thickness)
    )
  }
}
