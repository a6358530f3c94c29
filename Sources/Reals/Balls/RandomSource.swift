// Random numbers that follow from a seed, so that they can be had again.

/// A source of random numbers: the same seed gives the same ones, on every machine.
///
/// > Source: Steele, Lea and Flood, Fast splittable pseudorandom number generators (OOPSLA
/// > 2014), with the constants of Vigna's SplitMix64.
package struct RandomSource: Sendable {
  private var state: UInt64
  /// Whether a number was drawn.
  package private(set) var isUsed = false

  /// Creates the source of a seed.
  package init(seed: Int) { state = UInt64(seed) }

  /// The next number, each of 64 bits as likely 0 as 1.
  mutating func next() -> UInt64 {
    isUsed = true
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
