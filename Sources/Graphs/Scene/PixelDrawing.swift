// From proved pixels to lines, where nothing but the pixels is known: implicit
// and parametric curves.
//
// The runs of a column are linked with those that they touch in the next one. A
// chain of runs without branches becomes a line through the places where they
// touch; where there is a branch or an end, the run itself is a vertical line.
// Runs side by side are an area, and are filled.

/// The drawing of a curve from its proved pixels.
struct PixelDrawing {
  private(set) var strokes: [[ScreenPoint]] = []
  private(set) var dots: [ScreenPoint] = []
  private(set) var bands: [ScreenRectangle] = []

  /// A run and what it touches.
  private struct Node {
    let column: Int
    let top: Float
    let bottom: Float
    /// The numbers of links to the columns before and behind.
    var lefts = 0
    var rights = 0
    /// The last link to the column behind.
    var right = -1
    var isArea = false

    /// Whether a line enters on the left and leaves on the right.
    var isPassage: Bool { lefts == 1 && rights == 1 && !isArea }
    var middle: Float { Float(column) + 0.5 }
  }

  /// Two runs that touch, and where: at the right edge of the first one.
  private struct Link {
    let first: Int
    let second: Int
    let height: Float
  }

  /// From how many common rows on two runs are an area: a line through the middle of two rows is
  /// within a pixel of both, wherever it is made smooth, and through three it is not.
  private static let areaHeight: Float = 3

  private var nodes: [Node] = []
  private var links: [Link] = []

  /// Draws columns of proved runs, none of which touches another of its column.
  init(_ columns: [[Run]]) {
    var previous = 0..<0
    for (column, runs) in columns.enumerated() {
      let current = nodes.count..<nodes.count + runs.count
      nodes += runs.map {
        Node(column: column, top: Float($0.top), bottom: Float($0.bottom))
      }
      link(previous, current)
      previous = current
    }
    drawNodes()
    for link in links where !nodes[link.first].isPassage { drawChain(from: link) }
  }

  /// Links the runs of two neighbouring columns, both from top to bottom.
  private mutating func link(_ left: Range<Int>, _ right: Range<Int>) {
    var first = left.lowerBound
    var second = right.lowerBound
    while first < left.upperBound, second < right.upperBound {
      let top = max(nodes[first].top, nodes[second].top)
      let bottom = min(nodes[first].bottom, nodes[second].bottom)
      if bottom - top >= Self.areaHeight {
        nodes[first].isArea = true
        nodes[second].isArea = true
      }
      if bottom >= top {
        nodes[first].rights += 1
        nodes[first].right = links.count
        nodes[second].lefts += 1
        links.append(Link(first: first, second: second, height: (top + bottom) / 2))
      }
      if nodes[first].bottom < nodes[second].bottom { first += 1 } else { second += 1 }
    }
  }

  /// Draws what stands for itself: areas, branches and points.
  private mutating func drawNodes() {
    var areas = PixelRectangles()
    var column = -1
    var runs: [Run] = []
    for node in nodes {
      if node.column != column, column >= 0 {
        areas.add(column: column, runs)
        runs = []
      }
      column = node.column
      if node.isArea {
        runs.append(Run(top: Int32(node.top), bottom: Int32(node.bottom), state: .proved))
      } else if !node.isPassage {
        let ends = [node.top + 0.5, node.bottom - 0.5].map { ScreenPoint(x: node.middle, y: $0) }
        if ends[0] != ends[1] {
          strokes.append(ends)
        } else if node.lefts + node.rights == 0 {
          dots.append(ends[0])
        }
      }
    }
    if column >= 0 { areas.add(column: column, runs) }
    areas.finish()
    bands = areas.rectangles
  }

  /// Draws the line that begins with a link, up to the next branch or end.
  private mutating func drawChain(from start: Link) {
    if nodes[start.first].isArea && nodes[start.second].isArea { return }
    var points: [ScreenPoint] = []
    append(place(in: start.first, next: start.height), to: &points)
    var link = start
    while true {
      let node = nodes[link.second]
      points.append(ScreenPoint(x: Float(node.column), y: link.height))
      guard node.isPassage else { break }
      let next = links[node.right]
      appendTurns(of: node, between: link.height, and: next.height, to: &points)
      link = next
    }
    append(place(in: link.second, next: link.height), to: &points)
    strokes.append(Smoothing.smoothed(points))
  }

  private func append(_ point: ScreenPoint?, to points: inout [ScreenPoint]) {
    if let point { points.append(point) }
  }

  /// The point of a branch or an end that is next to a height.
  private func place(in index: Int, next height: Float) -> ScreenPoint? {
    let node = nodes[index]
    if node.isArea { return nil }
    let y = min(max(height, node.top + 0.5), node.bottom - 0.5)
    return ScreenPoint(x: node.middle, y: y)
  }

  /// Adds the ends of a run that a line through it would miss.
  private func appendTurns(
    of node: Node,
    between first: Float,
    and second: Float,
    to points: inout [ScreenPoint]
  ) {
    if node.top + 2 < min(first, second) {
      points.append(ScreenPoint(x: node.middle, y: node.top + 0.5))
    }
    if node.bottom - 2 > max(first, second) {
      points.append(ScreenPoint(x: node.middle, y: node.bottom - 0.5))
    }
  }
}
