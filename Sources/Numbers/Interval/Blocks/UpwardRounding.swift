// The rounding rule of the processor, for columns of intervals: with all results
// rounded up, a bound is one operation, and as tight as can be.
//
// WebAssembly has no such rule, so that single intervals are moved outward instead.
//
// > Source: Lambov, Interval arithmetic using SSE-2 (2008), for lower bounds with the
// > opposite sign under a rounding that is set once.

#if !arch(wasm32)
/// Rounding of doubles toward infinity, between its beginning and its end.
///
/// The compiler takes rounding to nearest for granted. What must be rounded up
/// therefore stands in functions that are not inlined, reads its operands from
/// memory that others see, and changes signs only by subtracting from zero, which is
/// exact, and which the compiler does not move over a product.
package enum UpwardRounding {
  #if arch(x86_64)
  private static var upward: Int32 { 0x800 }
  #else
  private static var upward: Int32 { 0x40_0000 }
  #endif
  private static var toNearest: Int32 { 0 }

  /// Whether directed rounding passed its self-test, with sums and products.
  package static let isAvailable: Bool = {
    #if (arch(x86_64) || arch(arm64)) && !os(Windows)
    let memory = UnsafeMutablePointer<Double>.allocate(capacity: 4 * IntervalColumn.unit)
    defer { memory.deallocate() }
    let unit = IntervalColumn.unit
    let (first, second) = (
      IntervalColumn(negatedLower: memory, upper: memory + unit),
      IntervalColumn(negatedLower: memory + 2 * unit, upper: memory + 3 * unit)
    )
    first.fill(with: Interval(ordered: 0.1, 0.1), count: unit)
    begin()
    // 0.1 + 0.2 is no double, nor is its square.
    second.setSum(first, first, count: unit)
    first.setSum(first, second, count: unit)
    second.setProduct((first, .bounded), (first, .bounded), plus: nil, count: unit)
    end()
    return first[0].lower.nextUp == first[0].upper && second[0].lower < second[0].upper
    #else
    return false
    #endif
  }()

  /// Rounds up from here on.
  @inline(never)
  package static func begin() { _ = setRounding(upward) }

  /// Rounds to nearest again.
  @inline(never)
  package static func end() { _ = setRounding(toNearest) }
}

/// Sets the rounding rule of this thread; 0 if it is one that the processor has.
@_silgen_name("fesetround")
private func setRounding(_ rule: Int32) -> Int32
#endif
