// Random integers of biased shapes, for the laws.

import Numbers
import TestSupport

extension SplitMix64 {
  /// An integer of at most some number of bits: often small, near a power of
  /// two, or with long runs of equal bits.
  mutating func integer(bits: Int) -> Integer {
    let magnitude = natural(bits: bits)
    return Bool.random(using: &self) ? magnitude : -magnitude
  }

  /// A natural number of at most some number of bits, biased likewise.
  mutating func natural(bits: Int) -> Integer {
    let length = Int.random(in: 0...bits, using: &self)
    switch Int.random(in: 0..<8, using: &self) {
    case 0: return Integer(Int.random(in: 0...3, using: &self))
    case 1: return Integer.one << length
    case 2: return (Integer.one << length) - 1
    case 3: return (Integer.one << length) + 1
    case 4: return runs(bits: length)
    default: return uniform(bits: length)
    }
  }

  /// A natural number below `2^bits`.
  mutating func uniform(bits: Int) -> Integer {
    var result = Integer.zero
    for _ in 0..<(bits / 64 + 1) { result = (result << 64) + Integer(next()) }
    return result.lowBits(bits)
  }

  /// A number whose binary digits form long runs, which is where carries go.
  mutating func runs(bits: Int) -> Integer {
    var result = Integer.zero
    while result.bitLength < bits {
      let run = Int.random(in: 1...200, using: &self)
      result = result << run
      if Bool.random(using: &self) { result += (Integer.one << run) - 1 }
      if result.isZero { result = Integer.one }
    }
    return result.lowBits(bits)
  }
}
