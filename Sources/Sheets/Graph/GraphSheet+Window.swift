// Moving the window of a graph.

internal import Expressions
internal import Graphs
internal import Messages
internal import Numbers
internal import Reals
internal import Sessions

extension GraphSheet {
  /// Handles an event of the window.
  mutating func moveWindow(_ event: GraphEvent, _ result: inout GraphEventResult) {
    let before = viewport
    switch event {
    case .resize(let size): resize(to: size)
    case .pan(let columns, let rows):
      guard GraphSize.hasReach(columns, rows) else { break }
      viewport = viewport.moved(columns: -columns, rows: -rows)
    case .zoom(let zoom): self.zoom(zoom)
    case .home: goHome()
    case .fit: fit()
    case .bounds(let members):
      if !setBounds(members) {
        result.outcome = .refused
        return
      }
    default: break
    }
    result.outcome = viewport == before ? .ignored : .changed
  }

  /// Ten units to both sides of the origin, and square units; of functions of z alone less.
  mutating func goHome() { viewport = home }

  /// The window that a graph of the curves that are shown begins with.
  var home: Viewport { home(width: viewport.width, height: viewport.height) }

  private func home(width: Int, height: Int) -> Viewport {
    guard showsColorsAlone else { return GraphSheet.home(width: width, height: height) }
    let reach = Rational(DomainColoring.usualReach)
    return GraphSheet.homeOfColors(reach, width: width, height: height)
  }

  /// Whether functions of z are shown, and nothing else.
  private var showsColorsAlone: Bool {
    let shown = curves.filter { $0.isShown }
    return !shown.isEmpty && shown.allSatisfy { readings[$0.id]?.coloring != nil }
  }

  /// The window that shows what matters of the curves.
  private mutating func fit() {
    if showsColorsAlone {
      guard let reach = reachOfColors else { return goHome() }
      viewport = GraphSheet.homeOfColors(reach, width: viewport.width, height: viewport.height)
      return
    }
    let plots = curves.filter { $0.isShown && readings[$0.id]?.coloring == nil }
      .compactMap { readings[$0.id]?.plot }
    guard !plots.isEmpty else { return goHome() }
    let found = AutomaticWindow(
      showing: plots,
      width: viewport.width,
      height: viewport.height,
      environment: environment
    )
    let edges = [found.x.lowerBound, found.x.upperBound, found.y.lowerBound, found.y.upperBound]
    viewport = window(edges) ?? viewport
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
      viewport = home(width: size.width, height: size.height)
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
  mutating func setBounds(_ members: [JSON.Member]) -> Bool {
    var texts = shownWindow.texts
    var edges: [Rational?] = [viewport.left, viewport.right, viewport.bottom, viewport.top]
    for member in members {
      guard let index = GraphScreen.Window.names.firstIndex(of: member.name),
        let text = member.value.asText
      else { continue }
      texts[index] = text
      edges[index] = edge(text)
    }
    let known = edges.compactMap { $0 }
    guard known.count == edges.count, let found = window(known) else {
      message = Problem(Message(saying: .badWindow, in: settings.language), at: 0..<0)
      return false
    }
    viewport = found
    typed = (found, GraphScreen.Window(texts: texts))
    return true
  }

  /// The window with these edges: left, right, bottom and top.
  private func window(_ edges: [Rational]) -> Viewport? {
    let size = GraphSize(width: viewport.width, height: viewport.height)
    return GraphSheet.window(edges, size)
  }

  /// The window with these edges, where they are in order, and doubles can tell
  /// them from each other and from infinity.
  static func window(_ edges: [Rational], _ size: GraphSize) -> Viewport? {
    guard areEdges(edges[0], edges[1]), areEdges(edges[2], edges[3]) else { return nil }
    return Viewport(
      left: edges[0],
      right: edges[1],
      bottom: edges[2],
      top: edges[3],
      width: size.width,
      height: size.height
    )
  }

  /// Whether two numbers are in order, and doubles can tell them from each other and
  /// from infinity.
  static func areEdges(_ lower: Rational, _ upper: Rational) -> Bool {
    let isFinite = max(lower.magnitude, upper.magnitude).doubleValue <= 1e300
    return isFinite && upper > lower && (upper - lower).doubleValue >= 1e-300
  }

  /// The number that a text says, or, where it is not rational, one that differs
  /// from it by far less than a pixel.
  private func edge(_ text: String) -> Rational? {
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
    let (across, down) = (viewport.unitsPerColumn, viewport.unitsPerRow)
    return GraphScreen.Window(
      texts: [
        shown(viewport.left, within: across), shown(viewport.right, within: across),
        shown(viewport.bottom, within: down), shown(viewport.top, within: down),
      ]
    )
  }

  /// A number with no more digits than it takes to be nearer than half a unit.
  private func shown(_ value: Rational, within unit: Rational) -> String {
    let half = unit / 2
    let near = Rational.shortest(from: value - half, to: value + half)
    return settings.spelled(near.shortText)
  }
}
