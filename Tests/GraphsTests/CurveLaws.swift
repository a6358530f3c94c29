// What holds for the picture of every function: the pixels of its points are
// never missing, and a proved pixel is one that it may meet. The values to
// compare with are those of the exact evaluation.

import Expressions
import Graphs
import Numbers
import Reals
import Tapes
import TestSupport
import Testing

@Suite("A picture shows every point and nothing else")
struct CurveLaws {
  private static let width = 30
  private static let height = 20

  /// A millionth of a pixel.
  private static let tolerance = Rational(1, over: 1_000_000)

  /// A window whose columns are binary fractions or thirds.
  private static func viewport(using random: inout SplitMix64) -> Viewport {
    let unit = [Rational(1, over: 8), Rational(1, over: 3), Rational(1, over: 512), 1]
    let step = unit.randomElement(using: &random) ?? 1
    let left = Rational(Int.random(in: -30...0, using: &random)) * step
    let top = Rational(Int.random(in: 0...20, using: &random)) * step
    return Viewport(
      left: left,
      top: top,
      unitsPerColumn: step,
      unitsPerRow: step,
      width: width,
      height: height
    )
  }

  /// The exact value as a level of the screen, twice: below and above.
  private static func levels(
    _ expression: Expression,
    at x: Rational,
    in viewport: Viewport
  ) -> (Rational, Rational)? {
    var workspace = Workspace(budget: Budget(steps: 20_000_000))
    let environment = Environment(variables: ["x": .real(Real(x))])
    do {
      guard
        case .real(let real) = try expression.value(in: environment, workspace: &workspace)
      else { return nil }
      let ball = try real.enclosure(radiusAtMost: -60, in: &workspace)
      guard let size = ball.log2Upper, size < 200 else { return nil }
      let lower = (viewport.top - ball.upper.asRational) / viewport.unitsPerRow
      let upper = (viewport.top - ball.lower.asRational) / viewport.unitsPerRow
      return (lower, upper)
    } catch {
      return nil
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5])
  func `no point is missing`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(12) {
      let text = RandomCurve.make(depth: Int.random(in: 1...3, using: &random), using: &random)
      let viewport = Self.viewport(using: &random)
      let picture = try picture(text, in: viewport)
      let expression = try Expression(text)
      for column in 0..<Self.width {
        let offset = Rational(Int.random(in: 0...16, using: &random), over: 16)
        let x = viewport.left + viewport.unitsPerColumn * (Rational(column) + offset)
        guard let (lower, upper) = Self.levels(expression, at: x, in: viewport) else { continue }
        let row = (lower - Self.tolerance).rounded(.down)
        // On a border either pixel will do.
        guard row == (upper + Self.tolerance).rounded(.down), let index = row.asInt64,
          (0..<Int64(Self.height)).contains(index)
        else { continue }
        let state = picture.state(column: column, row: Int(index))
        #expect(state != nil, "\(text) at column \(column), row \(index) of \(viewport)")
      }
    }
  }

  @Test(arguments: [11, 12, 13])
  func `nothing is added`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(12) {
      let text = RandomCurve.make(depth: Int.random(in: 1...3, using: &random), using: &random)
      let viewport = Self.viewport(using: &random)
      let picture = try picture(text, in: viewport)
      var workspace = Workspace()
      var tape = IntervalTape(
        try Tape(
          Expression(text),
          variables: ["x"],
          in: Environment(),
          workspace: &workspace
        )
      )
      for column in 0..<Self.width {
        // The rows that 256 parts of the column may meet, by themselves.
        var rows: [ClosedRange<Double>] = []
        for part in 0..<256 {
          let x = { (number: Int) in
            viewport.left + viewport.unitsPerColumn
              * (Rational(column) + Rational(number, over: 256))
          }
          let box = Interval(enclosing: x(part)).hull(Interval(enclosing: x(part + 1)))
          let scale = Interval(enclosing: Rational.one / viewport.unitsPerRow)
          for piece in tape.pieces(over: box) {
            let levels = (Interval(enclosing: viewport.top) - piece.values) * scale
            rows.append(levels.lower - 1e-6...levels.upper + 1e-6)
          }
        }
        for run in picture.column(column) where run.state == .proved {
          for row in run.top..<run.bottom {
            let isPossible = rows.contains { $0.overlaps(Double(row)...Double(row + 1)) }
            #expect(isPossible, "\(text) at column \(column), row \(row) of \(viewport)")
          }
        }
      }
    }
  }

  @Test(arguments: [21, 22])
  func `however the work is divided, the picture is the same`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(10) {
      let text = RandomCurve.make(depth: 3, using: &random)
      let viewport = Self.viewport(using: &random)
      var workspace = Workspace()
      var plotter = try Plotter(
        Plot(reading: text),
        in: viewport,
        environment: Environment(),
        workspace: &workspace
      )
      var last = Int.max
      while !plotter.isDone {
        plotter.advance(steps: Int.random(in: 1...2_000_000, using: &random))
        let undecided = plotter.picture().undecidedCount
        #expect(undecided <= last, "\(text) knows less than before")
        last = undecided
      }
      let whole = try picture(text, in: viewport)
      #expect(plotter.picture().text == whole.text, "\(text) in \(viewport)")
    }
  }
}

@Suite("A picture that moves is the picture of where it is")
struct MovingLaws {
  @Test(arguments: [31, 32])
  func `after moves by columns`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(10) {
      let text = RandomCurve.make(depth: 3, using: &random)
      var viewport = Viewport(-3...3, -2...2, width: 30, height: 20)
      var workspace = Workspace()
      var plotter = try Plotter(
        Plot(reading: text),
        in: viewport,
        environment: Environment(),
        workspace: &workspace
      )
      for _ in 0..<4 {
        plotter.advance(steps: Int.random(in: 1...3_000_000, using: &random))
        let distance = Int.random(in: -12...12, using: &random)
        viewport = Viewport(
          left: viewport.left + viewport.unitsPerColumn * Rational(distance),
          top: viewport.top,
          unitsPerColumn: viewport.unitsPerColumn,
          unitsPerRow: viewport.unitsPerRow,
          width: viewport.width,
          height: viewport.height
        )
        plotter = plotter.moved(to: viewport)
      }
      while !plotter.isDone { plotter.advance(steps: 100_000_000) }
      #expect(plotter.picture().text == (try picture(text, in: viewport)).text, "\(text)")
    }
  }
}
