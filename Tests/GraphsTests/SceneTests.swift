// Ink stays where it is proved.

import Graphs
import Numbers
import TestSupport
import Testing

@Suite("Scenes")
struct SceneTests {
  /// A column with one run.
  static func run(_ top: Int32, _ bottom: Int32) -> [Run] {
    [Run(top: top, bottom: bottom, state: .proved)]
  }

  /// The curve of a picture.
  static func drawn(
    _ picture: Picture,
    _ mode: Scene.Mode = .line,
    isRegion: Bool = false
  ) -> DrawnCurve {
    var scene = Scene(width: picture.width, height: picture.height)
    scene.add(picture, style: CurveStyle(color: 0), isRegion: isRegion, mode: mode)
    return scene.curves[0]
  }

  @Test("A straight line needs two vertices")
  func straightLine() {
    var picture = Picture(width: 50, height: 100)
    for column in 0..<50 {
      let left = Float(column) * 1.5 + 10
      picture.append(
        Self.run(Int32(left), Int32((left + 1.5).rounded(.up))),
        crossing: Crossing(left: left, right: left + 1.5, joinsLeft: column > 0)
      )
    }
    let points = [ScreenPoint(x: 0, y: 10), ScreenPoint(x: 50, y: 85)]
    #expect(Self.drawn(picture).strokes == [points])
    #expect(Self.drawn(picture, .dots).dots.count == 50)
  }

  @Test("A jump and a pole are not crossed")
  func jumpsAndPoles() {
    var jump = Picture(width: 2, height: 100)
    jump.append(Self.run(20, 21), crossing: Crossing(left: 20.5, right: 20.5, joinsLeft: false))
    jump.append(Self.run(70, 71), crossing: Crossing(left: 70.5, right: 70.5, joinsLeft: false))
    #expect(Self.drawn(jump).strokes.count == 2)
    var pole = Picture(width: 1, height: 100)
    pole.append(
      [Run(top: 0, bottom: 30, state: .proved), Run(top: 80, bottom: 100, state: .proved)],
      crossing: Crossing(left: 29.5, right: 80.5, joinsLeft: false)
    )
    let strokes = Self.drawn(pole).strokes
    #expect(strokes.count == 2)
    #expect(
      strokes.allSatisfy { stroke in
        stroke.allSatisfy { $0.y <= 30 } || stroke.allSatisfy { $0.y >= 80 }
      }
    )
  }

  @Test("A needle inside of a column is drawn to its tip")
  func needle() {
    var picture = Picture(width: 1, height: 100)
    picture.append(Self.run(12, 91), crossing: Crossing(left: 90.5, right: 90.5, joinsLeft: false))
    let tips = Self.drawn(picture).strokes.flatMap { $0 }.map(\.y)
    #expect(tips.min() == 12.5 && tips.max() == 90.5)
  }

  @Test("Dense columns become one band")
  func denseColumns() {
    var picture = Picture(width: 9, height: 100)
    for _ in 0..<9 {
      picture.append(Self.run(5, 95), crossing: Crossing(left: 50, right: 50, joinsLeft: true))
    }
    let curve = Self.drawn(picture)
    #expect(curve.bands == [ScreenRectangle(left: 0, top: 5, right: 9, bottom: 95)])
    #expect(curve.strokes.isEmpty)
  }

  @Test(
    "Rectangles cover the runs of a picture, and nothing else",
    arguments: seeds(4)
  )
  func rectanglesCoverRuns(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var picture = Picture(width: 40, height: 30)
    var expected = Set<Int>()
    for column in 0..<40 {
      var runs: [Run] = []
      var row: Int32 = 0
      while row < 28 {
        let top = row + Int32.random(in: 0...3, using: &random)
        let bottom = min(30, top + Int32.random(in: 1...4, using: &random))
        runs.append(
          Run(top: top, bottom: bottom, state: Bool.random(using: &random) ? .proved : .undecided)
        )
        if runs[runs.count - 1].state == .undecided {
          for pixel in top..<bottom { expected.insert(Int(pixel) * 40 + column) }
        }
        row = bottom
      }
      picture.append(runs)
    }
    let curve = Self.drawn(picture)
    var covered: [Int] = []
    for doubt in curve.doubts {
      for row in Int(doubt.top)..<Int(doubt.bottom) {
        for column in Int(doubt.left)..<Int(doubt.right) { covered.append(row * 40 + column) }
      }
    }
    #expect(covered.count == expected.count && Set(covered) == expected, "seed \(seed)")
    #expect(curve.undecidedCount == expected.count)
  }

  /// The pixels that a circle around the middle of the screen meets.
  static func circle(radius: Double, size: Int) -> Picture {
    var picture = Picture(width: size, height: size)
    let middle = Double(size) / 2
    for column in 0..<size {
      let across = [column, column + 1].map { abs(Double($0) - middle) }
      var runs: [Run] = []
      for row in 0..<size {
        let down = [row, row + 1].map { abs(Double($0) - middle) }
        let nearest =
          min(across[0], across[1]) * min(across[0], across[1])
          + min(down[0], down[1]) * min(down[0], down[1])
        let farthest =
          max(across[0], across[1]) * max(across[0], across[1])
          + max(down[0], down[1]) * max(down[0], down[1])
        guard nearest <= radius * radius, radius * radius <= farthest else { continue }
        if let last = runs.last, Int(last.bottom) == row {
          runs[runs.count - 1].bottom += 1
        } else {
          runs.append(Run(top: Int32(row), bottom: Int32(row + 1), state: .proved))
        }
      }
      picture.append(runs)
    }
    return picture
  }

  @Test("A line through the pixels of a circle is a circle", arguments: [17.3, 60.4, 143.7])
  func circleOfPixels(radius: Double) {
    let size = 300
    let curve = Self.drawn(Self.circle(radius: radius, size: size))
    #expect(curve.bands.isEmpty && curve.dots.isEmpty)
    // Two arcs between the ends on the left and on the right.
    #expect(curve.strokes.count <= 4)
    for point in curve.strokes.flatMap({ $0 }) {
      let across = Double(point.x) - 150
      let down = Double(point.y) - 150
      let distance = (across * across + down * down).squareRoot()
      #expect(abs(distance - radius) < 1.3, "\(point)")
    }
    let vertices = curve.strokes.reduce(0) { $0 + $1.count }
    #expect(vertices < 2 * size)
  }

  @Test("Crossing lines of pixels meet, and an area is filled")
  func crossingsAndAreas() {
    var cross = Picture(width: 9, height: 9)
    for column in 0..<9 as Range<Int32> {
      let rows = Set([column, 8 - column]).sorted()
      cross.append(rows.map { Run(top: $0, bottom: $0 + 1, state: .proved) })
    }
    let middle = ScreenPoint(x: 4.5, y: 4.5)
    let strokes = Self.drawn(cross).strokes
    #expect(strokes.count == 4)
    #expect(strokes.allSatisfy { $0.first == middle || $0.last == middle })
    var area = Picture(width: 5, height: 20)
    for _ in 0..<5 { area.append(Self.run(3, 17)) }
    let filled = Self.drawn(area)
    #expect(filled.bands == [ScreenRectangle(left: 0, top: 3, right: 5, bottom: 17)])
    #expect(filled.strokes.isEmpty)
  }

  @Test(
    "Labels neither overlap nor leave the screen, nor stand without their offset",
    arguments: seeds(8)
  )
  func labelsNeverCollide(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(25) {
      let scale = Rational(10).raised(to: Int.random(in: -20...20, using: &random))
      let center = Rational(Int.random(in: -900...900, using: &random), over: 2) * scale
      let distances = [1, -1, 2, 100_000_000, 123_456_789, -123_456_789]
      let far = [0, 1].map { _ in Rational(distances.randomElement(using: &random) ?? 1) }
      let shown = Viewport(
        centerX: center * far[0],
        centerY: center * far[1],
        unitsPerPixel: scale,
        width: Int.random(in: 120...1800, using: &random),
        height: Int.random(in: 120...1200, using: &random)
      )
      var scene = Scene(width: shown.width, height: shown.height)
      let metrics = LabelMetrics(density: 1)
      let across = shown.horizontalAxis(Bool.random(using: &random) ? .pi : .one, density: 1)
      let down = shown.verticalAxis(density: 1)
      scene.addAxes(horizontal: across, vertical: down, metrics: metrics)
      let roles = Set(scene.labels.map { $0.role })
      if across.offset != nil, roles.contains(.column) {
        #expect(roles.contains(.columnOffset), "seed \(seed)")
      }
      if down.offset != nil, roles.contains(.row) {
        #expect(roles.contains(.rowOffset), "seed \(seed)")
      }
      let boxes = scene.labels.map { metrics.box(of: $0) }
      for (place, box) in boxes.enumerated() {
        #expect(box.left >= 0 && box.right <= Float(shown.width), "seed \(seed)")
        #expect(box.top >= 0 && box.bottom <= Float(shown.height), "seed \(seed)")
        #expect(!boxes[..<place].contains { $0.overlaps(box) }, "seed \(seed)")
      }
      #expect(!boxes.isEmpty)
    }
  }

  @Test("A packet reads back by its documented layout")
  func packet() throws {
    var picture = Picture(width: 1, height: 8)
    picture.append(Self.run(2, 3), crossing: Crossing(left: 2.25, right: 2.75, joinsLeft: false))
    var scene = Scene(width: 1, height: 8, density: 2)
    scene.rules = [Rule(weight: .axis, isVertical: true, start: 0, thickness: 1)]
    scene.labels = [
      TickLabel(role: .row, text: "−5", anchor: ScreenPoint(x: 1, y: 2), alignment: .trailing)
    ]
    scene.add(picture, style: CurveStyle(color: 3, dash: 1))
    let number = { (value: Float) in value.bitPattern }
    let expected: [UInt32] = [
      0x3144_5253, 35, 1, 8, number(2), 0, 4, 0,
      1, 4, 2, 1, 0, 1,
      3, 5, 3, 1, 0, 0, 2,
      4, 4, number(0), number(2.25), number(1), number(2.75),
      2, 6, 1, 2, number(1), number(2), 4, 0x3592_88e2,
    ]
    #expect(ScenePacket(scene).words == expected)
  }
}
