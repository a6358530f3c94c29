// One round of pictures of many shapes, of which every part of the plane needs but a
// few: how long it takes to prove all pixels, and to evaluate the tape at every pixel.
//
//   swift run -c release --package-path Benchmarks Benchmarks --solids [FILE]
//
// The file, if there is one, is a program like `models/prospero.vm` of Fidget.

import Foundation
import Graphs
import Surd
import Tapes

/// A picture of a region.
private struct Solid {
  let name: String
  /// A function that is not positive in the region.
  let text: String
  let viewport: Viewport
}

/// Prints a line for each picture: what, seconds, and what part of the other they are.
func printSolids(_ file: String?) {
  var solids = [shapes]
  if let file, let program = try? String(contentsOfFile: file, encoding: .utf8) {
    solids.append(
      Solid(
        name: file.split(separator: "/").last.map { String($0) } ?? file,
        text: SolidProgram(program).text,
        viewport: Viewport(
          left: -1,
          top: 1,
          unitsPerColumn: Rational(1, over: 512),
          unitsPerRow: Rational(1, over: 512),
          width: 1024,
          height: 1024
        )
      )
    )
  }
  for solid in solids {
    let proof = medianSeconds { consume(picture(of: solid)) }
    let everywhere = medianSeconds { consume(values(of: solid)) }
    let part = String(format: "1/%.1f", everywhere / proof)
    print("\(solid.name)\tproved \(timeText(proof))\tall pixels \(timeText(everywhere))\t\(part)")
  }
}

/// 720 discs, boxes and rings, in places that are always the same.
private var shapes: Solid {
  var state: UInt64 = 20_240_115
  func number(_ range: ClosedRange<Int>) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + Int((state >> 33) % UInt64(range.count))
  }
  func decimal(_ thousandths: Int) -> String { "(\(thousandths)/1000)" }
  let texts = (0..<720).map { _ in
    let (x, y) = (decimal(number(-10_000...10_000)), decimal(number(-6250...6250)))
    let size = number(50...500)
    let square = "(x-\(x))^2+(y-\(y))^2"
    switch number(0...2) {
    case 0: return "\(square)-\(decimal(size))^2"
    case 1: return "max(abs(x-\(x))-\(decimal(size)),abs(y-\(y))-\(decimal(size / 2)))"
    default: return "max(\(square)-\(decimal(size))^2,\(decimal(size / 2))^2-(\(square)))"
    }
  }
  return Solid(
    name: "720 shapes",
    text: SolidProgram.joined(texts, by: "min"),
    viewport: Viewport(
      left: -10,
      top: Rational(25, over: 4),
      unitsPerColumn: Rational(1, over: 80),
      unitsPerRow: Rational(1, over: 80),
      width: 1600,
      height: 1000
    )
  )
}

/// The picture of a region, proved.
private func picture(of solid: Solid) -> Picture {
  var workspace = Workspace()
  guard let plot = try? Plot(reading: solid.text + "<=0"),
    var plotter = try? Plotter(
      plot,
      in: solid.viewport,
      environment: Environment(),
      workspace: &workspace
    )
  else { fatalError("\(solid.name) can be drawn") }
  plotter.advance(steps: 100_000_000_000)
  return plotter.picture()
}

/// The values of the tape in the middle of every pixel.
private func values(of solid: Solid) -> [Double] {
  var workspace = Workspace()
  guard let expression = Parser.expression(solid.text).statements.first?.expression,
    let tape = try? Tape(
      expression,
      variables: ["x", "y"],
      in: Environment(),
      workspace: &workspace
    )
  else { fatalError("\(solid.name) has a tape") }
  let viewport = solid.viewport
  let (left, top) = (viewport.left.doubleValue, viewport.top.doubleValue)
  let (across, down) = (viewport.unitsPerColumn.doubleValue, viewport.unitsPerRow.doubleValue)
  var columns: [[Double]] = [[], []]
  for row in 0..<viewport.height {
    for column in 0..<viewport.width {
      columns[0].append(left + across * (Double(column) + 0.5))
      columns[1].append(top - down * (Double(row) + 0.5))
    }
  }
  return tape.evaluate(columns)
}
