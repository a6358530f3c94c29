// Moving the window of a graph.

internal import Graphs
internal import Numbers
internal import Reals

extension GraphSheet {
  /// Handles an event of the window.
  mutating func look(_ event: GraphEvent, _ turn: inout GraphTurn) {
    let before = viewport
    switch event {
    case .resize(let size): resize(to: size)
    case .pan(let columns, let rows):
      viewport = viewport.moved(columns: -columns, rows: -rows)
    case .zoom(let zoom): self.zoom(zoom)
    case .home: goHome()
    case .bounds(let members):
      if !setBounds(members) {
        turn.outcome = .refused
        return
      }
    default: break
    }
    turn.outcome = viewport == before ? .ignored : .changed
  }

  /// Ten units to both sides of the origin, and square units.
  mutating func goHome() {
    viewport = GraphSheet.home(width: viewport.width, height: viewport.height)
  }

  /// The window of a new graph.
  static func home(width: Int, height: Int) -> Viewport {
    Viewport(
      centerX: 0,
      centerY: 0,
      unitsPerPixel: Rational(20, over: width),
      width: width,
      height: height
    )
  }

  /// The centre and the scale stay, and more or less is seen.
  private mutating func resize(to size: GraphSize) {
    if hasSize {
      viewport = viewport.resized(
        width: size.width,
        height: size.height,
        density: size.density / density
      )
    } else {
      viewport = GraphSheet.home(width: size.width, height: size.height)
    }
    hasSize = true
    density = size.density
  }

  private mutating func zoom(_ zoom: GraphZoom) {
    viewport = viewport.zoomed(
      columnsBy: zoom.axis == .y ? 1 : zoom.factor,
      rowsBy: zoom.axis == .x ? 1 : zoom.factor,
      column: zoom.column.map { Rational($0) } ?? Rational(viewport.width, over: 2),
      row: zoom.row.map { Rational($0) } ?? Rational(viewport.height, over: 2)
    )
  }

  // MARK: - Bounds

  /// Takes over edges that were typed.
  ///
  /// - Returns: Whether they are numbers that make sense together.
  private mutating func setBounds(_ members: [JSON.Member]) -> Bool {
    var texts = shownWindow
    for member in members {
      guard let text = member.value.asText else { continue }
      switch member.name {
      case "left": texts.left = text
      case "right": texts.right = text
      case "bottom": texts.bottom = text
      case "top": texts.top = text
      default: break
      }
    }
    let least = Swift.min(viewport.unitsPerColumn, viewport.unitsPerRow)
    let given = members.map { $0.name }
    guard let left = given.contains("left") ? edge(texts.left, least) : viewport.left,
      let right = given.contains("right") ? edge(texts.right, least) : viewport.right,
      let bottom = given.contains("bottom") ? edge(texts.bottom, least) : viewport.bottom,
      let top = given.contains("top") ? edge(texts.top, least) : viewport.top,
      let found = Viewport(
        left: left,
        right: right,
        bottom: bottom,
        top: top,
        width: viewport.width,
        height: viewport.height
      )
    else {
      message = Problem(Message(saying: .badWindow, in: settings.language), at: 0..<0)
      return false
    }
    viewport = found
    typed = (found, texts)
    return true
  }

  /// The number that a text says, or, where it is not rational, one that differs
  /// from it by far less than a pixel.
  private func edge(_ text: String, _ unit: Rational) -> Rational? {
    guard let real = real(text) else { return nil }
    return real.rational ?? approximation(of: real, digits: 24)
  }

  /// A rational number with so many right digits.
  func approximation(of real: Real, digits: Int) -> Rational? {
    if let rational = real.rational { return rational }
    var workspace = Workspace(budget: GraphSheet.budget)
    do throws(RealError) {
      let found = try Real.digits(real, significantDigits: digits, in: &workspace)
      guard let found, found.exponent.magnitude < 1_000, let whole = Integer(found.digits) else {
        return nil
      }
      let power = Int(found.exponent) - found.digits.utf8.count + 1
      let value = Rational(whole) * Rational(10).raised(to: power)
      return found.isNegative ? -value : value
    } catch {
      return nil
    }
  }

  /// The edges as texts: as they were typed, else with as many digits as tell
  /// pixels apart.
  var shownWindow: GraphScreen.Window {
    if let typed, typed.viewport == viewport { return typed.texts }
    var window = GraphScreen.Window()
    let (across, down) = (viewport.unitsPerColumn, viewport.unitsPerRow)
    window.left = shown(viewport.left, within: across)
    window.right = shown(viewport.right, within: across)
    window.bottom = shown(viewport.bottom, within: down)
    window.top = shown(viewport.top, within: down)
    return window
  }

  /// A number with no more digits than it takes to be nearer than half a unit.
  private func shown(_ value: Rational, within unit: Rational) -> String {
    let half = unit / 2
    let near = Rational.shortest(from: value - half, to: value + half)
    return settings.spelled(near.shortText)
  }
}
