// Lattice reduction finds relations that were planted.

import Numbers
import Reals
import TestSupport
import Testing

@Test(arguments: seeds(8))
func `planted relations are found`(seed: UInt64) throws {
  var random = SplitMix64(seed: seed)
  for _ in 0..<cases(4) {
    let count = Int.random(in: 2...6, using: &random)
    var values: [Integer] = []
    for _ in 0..<count {
      values.append(
        Integer(UInt64.random(in: 1 << 63...UInt64.max, using: &random))
          * Integer(UInt64.random(in: 1 << 63...UInt64.max, using: &random))
          * Integer(UInt64.random(in: 1 << 63...UInt64.max, using: &random))
          * Integer(UInt64.random(in: 1 << 63...UInt64.max, using: &random))
      )
    }
    // The last number is a combination of the others.
    let coefficients = (0..<count).map { _ in random.small(50) }
    var last = Integer(0)
    for (value, factor) in zip(values, coefficients) { last += value * Integer(factor) }
    let found = LatticeReduction.relations(between: values + [last], precision: 256)
    let relation = try #require(found.first)
    let sign = relation[count].signum
    #expect(
      relation.map { $0 * Integer(-sign) } == coefficients.map { Integer($0) } + [Integer(-1)],
      "seed \(seed)"
    )
  }
}
