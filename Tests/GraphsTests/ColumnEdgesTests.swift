// Where columns begin and end, beside exact rational numbers.

import Graphs
import Numbers
import TestSupport
import Testing

@Suite("Edges of columns")
struct ColumnEdgesTests {
  @Test("Each is in its interval, as tight as doubles go", arguments: seeds(4))
  func eachIsInItsInterval(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(60) {
      let viewport = Self.viewport(using: &random)
      let edges = ColumnEdges(viewport)
      for (index, found) in edges.positions.enumerated() {
        let exact = edges.number(atEdge: index) - edges.origin
        let (lower, upper) = (Dyadic(exactly: found.lower), Dyadic(exactly: found.upper))
        guard let lower = lower?.asRational, let upper = upper?.asRational else {
          Issue.record("\(viewport), edge \(index) is infinite")
          continue
        }
        #expect(lower <= exact && exact <= upper, "\(viewport), edge \(index)")
        let nearest = exact.doubleValue
        if Dyadic(exactly: nearest)?.asRational == exact {
          #expect(lower == upper, "\(viewport), edge \(index) is a double")
        } else {
          #expect(found.upper <= nearest.nextUp.nextUp, "\(viewport), edge \(index)")
          #expect(found.lower >= nearest.nextDown.nextDown, "\(viewport), edge \(index)")
        }
      }
    }
  }

  /// A window with edges of few or many bits, near or far, whose columns are now and then
  /// doubles.
  private static func viewport(using random: inout SplitMix64) -> Viewport {
    func whole(_ bits: Int) -> Rational {
      Rational(Integer(Int64.random(in: 1...(1 << Int64(bits)), using: &random)))
    }
    let bits = Int.random(in: 1...62, using: &random)
    let divisor =
      Bool.random(using: &random) ? whole(bits) : Rational(Integer(Int64(1) << Int64(bits)))
    let step = whole(Int.random(in: 1...62, using: &random)) / divisor
    let columns = whole(Int.random(in: 1...30, using: &random))
    let fraction = Bool.random(using: &random) ? .zero : whole(40) / whole(40)
    return Viewport(
      left: (fraction - columns) * step,
      top: 0,
      unitsPerColumn: step,
      unitsPerRow: 1,
      width: Int.random(in: 1...200, using: &random),
      height: 1
    )
  }
}
