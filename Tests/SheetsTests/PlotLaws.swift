// What holds for any curve in any window.

import Messages
import Plots
import Sessions
import Sheets
import TestSupport
import Testing

@Suite("Any curve in any window")
struct PlotLaws {
  private static let centers = ["0", "1e300", "-1e15", "1e-300", "pi", "10^400"]
  private static let reaches = ["1", "1e-300", "1e300", "1e-15", "20"]

  /// The bounds of an axis, or nothing, which asks for the best ones.
  private func bounds(using random: inout SplitMix64) -> String? {
    guard Int.random(in: 0..<3, using: &random) == 0 else { return nil }
    let center = Self.centers.randomElement(using: &random) ?? "0"
    let reach = Self.reaches.randomElement(using: &random) ?? "1"
    return "\(center)-\(reach)..\(center)+\(reach)"
  }

  private func curve(using random: inout SplitMix64) -> String {
    let depth = Int.random(in: 1...4, using: &random)
    func text(_ depth: Int, of variable: String = "x") -> String {
      RandomCurve.make(depth: depth, of: variable, isHostile: true, using: &random)
    }
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return "y = x*\(text(depth))*y"
    case 1: return "x = \(text(2, of: "t")), y = \(text(depth, of: "t")), 0 <= t <= 7"
    case 2: return "\(text(depth)) <= y"
    case 3: return "r = \(text(2, of: "theta"))"
    default: return text(depth)
    }
  }

  @Test("is drawn or refused, with its points, in bounded time", arguments: seeds(4))
  func everythingEnds(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(2) {
      let count = Int.random(in: 1...2, using: &random)
      var request = PlotRequest(curves: (0..<count).map { _ in curve(using: &random) })
      request.horizontal = bounds(using: &random)
      request.vertical = bounds(using: &random)
      (request.width, request.height) = (90, 60)
      let sheet = PlotSheet(request, in: Session())
      // Where the bounds make no sense there is nothing else to tell.
      #expect(sheet.json.count == count || !sheet.failures.isEmpty)
      #expect(sheet.undecidedCount <= count * 90 * 60)
    }
  }
}
