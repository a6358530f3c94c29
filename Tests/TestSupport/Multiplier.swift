// How many random cases a law draws, and from which seeds.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// So many seeds of a law, from 0 or from `SURD_TEST_SEED` on.
public func seeds(_ count: UInt64) -> Range<UInt64> {
  let first = getenv("SURD_TEST_SEED").flatMap { UInt64(String(cString: $0)) } ?? 0
  return first..<first &+ count
}

/// The number of cases of a law, scaled by `SURD_TEST_MULTIPLIER`.
public func cases(_ count: Int) -> Int {
  guard let text = getenv("SURD_TEST_MULTIPLIER"), let factor = Double(String(cString: text)) else {
    return count
  }
  return max(1, Int(Double(count) * factor))
}
