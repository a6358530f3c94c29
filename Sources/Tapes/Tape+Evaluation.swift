// Values of a tape: at one point, and at many.

internal import Numbers

extension Tape {
  /// The value at a point, by the first variable; NaN where it is undefined.
  ///
  /// Every operation is rounded once; a value beyond the largest double is
  /// infinite. The bits are the same as those of ``evaluate(x:)``, on every
  /// machine.
  ///
  /// - Precondition: There is at most one variable.
  @inlinable
  package func value(at x: Double) -> Double { program.value(x, x) }

  /// The value for values of two variables; NaN where it is undefined.
  ///
  /// - Precondition: There are at most two variables.
  @inlinable
  package func value(at x: Double, _ y: Double) -> Double { program.value(x, y) }

  /// The value for values of all variables, in their order; NaN where it is
  /// undefined.
  ///
  /// - Precondition: There is a value for each variable.
  @inlinable
  package func value(at point: [Double]) -> Double { program.value(point) }

  /// The values at many points, by the only variable; NaN where they are
  /// undefined.
  ///
  /// - Precondition: There is at most one variable.
  /// - Complexity: O(*n*·*m*) for *n* points and *m* instructions.
  package func evaluate(x: [Double]) -> [Double] {
    precondition(variables.count <= 1, "every variable has values")
    return evaluate(columns: [x], count: x.count)
  }

  /// The values at many points, given by a column of values for each variable;
  /// NaN where they are undefined.
  ///
  /// - Precondition: There is a column for each variable, and all are equally
  ///   long.
  /// - Complexity: O(*n*·*m*) for *n* points and *m* instructions.
  package func evaluate(_ columns: [[Double]]) -> [Double] {
    precondition(columns.count >= variables.count, "every variable has values")
    return evaluate(columns: columns, count: columns.first?.count ?? 0)
  }

  private func evaluate(columns: [[Double]], count: Int) -> [Double] {
    for column in columns { precondition(column.count == count, "columns are equally long") }
    let program = BlockProgram(contents, inputCount: variables.count)
    return [Double](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = count
      guard let result = buffer.baseAddress else { return }
      Tape.withPointers(columns.prefix(variables.count), []) { pointers in
        program.run(pointers, count: count, into: result)
      }
    }
  }

  /// Calls a function with pointers to all columns.
  private static func withPointers(
    _ columns: ArraySlice<[Double]>,
    _ pointers: [UnsafePointer<Double>],
    _ body: ([UnsafePointer<Double>]) -> Void
  ) {
    guard let first = columns.first else { return body(pointers) }
    first.withUnsafeBufferPointer { buffer in
      guard let pointer = buffer.baseAddress else { return }
      withPointers(columns.dropFirst(), pointers + [pointer], body)
    }
  }
}
