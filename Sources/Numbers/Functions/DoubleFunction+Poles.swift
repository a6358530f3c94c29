// Functions that are infinite where they are not defined, made undefined there.

extension DoubleFunction {
  /// The same function, but NaN at `pole` and at its opposite.
  package func undefined(atMagnitude pole: Double = 0) -> DoubleFunction {
    DoubleFunction(
      one: { one($0.magnitude == pole ? .nan : $0) },
      block: { source, target, count in
        DoubleFunction.forEachWide(source, target, count) { x in
          x.replacing(with: Wide(repeating: .nan), where: x.absolute .== Wide(repeating: pole))
        }
        block(UnsafePointer(target), target, count)
      }
    )
  }
}

extension DoubleOperation {
  /// The same function, but NaN where the first operand is zero: for every second operand, or
  /// only for negative ones.
  package func undefinedAtZero(onlyForNegative: Bool) -> DoubleOperation {
    DoubleOperation { x, y in
      one(x == 0 && (y < 0 || !onlyForNegative) ? .nan : x, y)
    }
  }

  /// The same function, but NaN where the first operand is negative, or zero and the
  /// second one negative.
  package var undefinedForNegative: DoubleOperation {
    DoubleOperation { x, y in
      one(x < 0 || x == 0 && y < 0 ? .nan : x, y)
    }
  }
}
