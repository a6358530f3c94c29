// How many random cases a law draws.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The number of cases of a law, scaled by `SURD_TEST_MULTIPLIER`.
public func cases(_ count: Int) -> Int {
  guard let text = getenv("SURD_TEST_MULTIPLIER"), let factor = Double(String(cString: text)) else {
    return count
  }
  return max(1, Int(Double(count) * factor))
}
