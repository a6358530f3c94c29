// Sorting, beside the standard library's, which is stable as well.

import Numbers
import TestSupport
import Testing

@Suite("Order")
struct OrderTests {
  @Test(arguments: seeds(20))
  func `elements are in the order of the standard library`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for count in [0, 1, 2, 3, 5, 8, 31, 64, 100, 1000] {
      // Few numbers, so that many are equal and told apart by their places.
      let elements = (0..<count).map { (number: Int.random(in: 0...20, using: &random), place: $0) }
      let found = elements.ordered { $0.number < $1.number }
      let expected = elements.sorted { $0.number < $1.number }
      #expect(found.map(\.place) == expected.map(\.place), "seed \(seed), \(count) elements")
    }
  }

  @Test func `keys are ordered as texts`() {
    #expect(["b": 1, "a": 2, "": 3, "ab": 4].keys.ordered() == ["", "a", "ab", "b"])
  }
}
