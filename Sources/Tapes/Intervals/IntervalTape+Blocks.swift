// Enclosures on many boxes.

#if !arch(wasm32)
package import Numbers

extension IntervalTape {
  /// The values on many intervals, by the only variable; nil where the function is
  /// nowhere defined.
  ///
  /// Each holds what ``values(at:)`` holds, with the same decoration. Bounds of sums,
  /// products and quotients are the best doubles, so that without functions and powers
  /// the values lie in those of single boxes; others may differ by some ulps.
  ///
  /// - Precondition: There is at most one variable.
  /// - Complexity: O(*n*·*m*) for *n* intervals and *m* instructions.
  package mutating func evaluate(x: [Interval]) -> [Enclosure?] {
    precondition(variableCount <= 1, "every variable has values")
    return evaluate(x: x, y: x)
  }

  /// The values on many rectangles, given by a column of intervals for each
  /// variable; nil where the function is nowhere defined.
  ///
  /// As ``evaluate(x:)``.
  ///
  /// - Precondition: Both columns are equally long.
  /// - Complexity: O(*n*·*m*) for *n* rectangles and *m* instructions.
  package mutating func evaluate(x: [Interval], y: [Interval]) -> [Enclosure?] {
    precondition(x.count == y.count, "columns are equally long")
    let blocks = blocks
    return [Enclosure?](unsafeUninitializedCapacity: x.count) { buffer, initialized in
      initialized = x.count
      guard let target = buffer.baseAddress else { return }
      if let blocks {
        x.withUnsafeBufferPointer { x in
          y.withUnsafeBufferPointer { y in
            let columns = [x, y].prefix(variableCount).compactMap { $0.baseAddress }
            if x.count > 0 { blocks.run(columns, count: x.count, into: target) }
          }
        }
        return
      }
      for index in x.indices { (target + index).initialize(to: values(at: x[index], y[index])) }
    }
  }

  /// The program for blocks of boxes; nil where there are cases.
  package var blocks: IntervalBlockProgram? {
    mutating get {
      if let known = knownBlocks { return known }
      let made = IntervalBlockProgram(program, points, inputCount: variableCount)
      knownBlocks = .some(made)
      return made
    }
  }
}
#endif
