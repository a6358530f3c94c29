// What functions of a list of numbers are worth. Sums and quotients are exact; an order is
// decided or the answer is undetermined.

internal import Numbers
internal import Reals

extension Value {
  /// The sum of numbers over how many they are.
  ///
  /// - Throws: ``EvaluationError``.
  static func mean(
    _ operands: [Value],
    in workspace: inout Workspace
  ) throws(EvaluationError) -> Value {
    var numbers: [Number] = []
    for operand in try members(of: operands) {
      guard let number = operand.number else { throw EvaluationError(.notANumber) }
      numbers.append(number)
    }
    guard numbers.contains(where: { if case .complex = $0 { true } else { false } }) else {
      let reals = try reals(operands)
      return try value { () throws(RealError) in try mean(of: reals, in: &workspace) }
    }
    do throws(RealError) {
      var sum = Number.real(Real(0))
      for number in numbers {
        try workspace.budget.charge(64)
        sum = try Number.sum(sum, number, in: &workspace)
      }
      return Value(try Number.quotient(sum, .real(Real(numbers.count)), in: &workspace))
    } catch {
      throw EvaluationError(.real(error))
    }
  }

  /// The number in the middle, or the mean of the two there.
  ///
  /// - Throws: ``EvaluationError``.
  static func median(
    _ operands: [Value],
    in workspace: inout Workspace
  ) throws(EvaluationError) -> Value {
    let reals = try reals(operands)
    return try value { () throws(RealError) in
      let ordered = try ascending(reals, in: &workspace)
      let middle = ordered.count / 2
      guard ordered.count.isMultiple(of: 2) else { return ordered[middle] }
      return try mean(of: [ordered[middle - 1], ordered[middle]], in: &workspace)
    }
  }

  /// The squares of the distances from the mean, their sum over one less than how many there
  /// are.
  ///
  /// - Throws: ``EvaluationError``.
  static func variance(
    _ operands: [Value],
    in workspace: inout Workspace
  ) throws(EvaluationError) -> Value {
    try spread(operands, lacking: 1, isRoot: false, in: &workspace)
  }

  /// The square root of the variance.
  ///
  /// - Throws: ``EvaluationError``.
  static func standardDeviation(
    _ operands: [Value],
    in workspace: inout Workspace
  ) throws(EvaluationError) -> Value {
    try spread(operands, lacking: 1, isRoot: true, in: &workspace)
  }

  /// The square root of the mean of the squares of the distances from the mean.
  ///
  /// - Throws: ``EvaluationError``.
  static func populationDeviation(
    _ operands: [Value],
    in workspace: inout Workspace
  ) throws(EvaluationError) -> Value {
    try spread(operands, lacking: 0, isRoot: true, in: &workspace)
  }

  /// The numbers in ascending order, as a list.
  ///
  /// - Throws: ``EvaluationError``.
  static func sorted(
    _ operands: [Value],
    in workspace: inout Workspace
  ) throws(EvaluationError) -> Value {
    if operands.count == 1, operands[0].parts?.isEmpty == true { return .list([]) }
    let reals = try reals(operands)
    do throws(RealError) {
      return .list(try ascending(reals, in: &workspace).map { .real($0) })
    } catch {
      throw EvaluationError(.real(error))
    }
  }

  /// The elements of a single list or the entries of a single vector, or the values; at least
  /// one.
  private static func members(of operands: [Value]) throws(EvaluationError) -> [Value] {
    let members = operands.count == 1 ? operands[0].parts ?? operands : operands
    guard !members.isEmpty else { throw EvaluationError(.emptyList) }
    return members
  }

  /// The same, which all are real numbers.
  private static func reals(_ operands: [Value]) throws(EvaluationError) -> [Real] {
    var reals: [Real] = []
    for member in try members(of: operands) {
      switch member {
      case .real(let x): reals.append(x)
      case .complex: throw EvaluationError(.real(.undefined(.orderOfComplex)))
      default: throw EvaluationError(.notANumber)
      }
    }
    return reals
  }

  private static func value(
    _ compute: () throws(RealError) -> Real
  ) throws(EvaluationError) -> Value {
    do throws(RealError) {
      return .real(try compute())
    } catch {
      throw EvaluationError(.real(error))
    }
  }

  private static func mean(
    of numbers: [Real],
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    try Real.quotient(sum(of: numbers, in: &workspace), Real(numbers.count), in: &workspace)
  }

  /// The sum, neighbours first, so that what is not exact makes no deep graph.
  private static func sum(
    of numbers: [Real],
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    var numbers = numbers
    while numbers.count > 1 {
      var joined: [Real] = []
      for place in stride(from: 0, to: numbers.count - 1, by: 2) {
        try workspace.budget.charge(64)
        joined.append(try Real.sum(numbers[place], numbers[place + 1], in: &workspace))
      }
      if !numbers.count.isMultiple(of: 2) { joined.append(numbers[numbers.count - 1]) }
      numbers = joined
    }
    return numbers[0]
  }

  /// The sum of the squares of the distances from the mean over so many less than there are,
  /// or its root.
  private static func spread(
    _ operands: [Value],
    lacking: Int,
    isRoot: Bool,
    in workspace: inout Workspace
  ) throws(EvaluationError) -> Value {
    let reals = try reals(operands)
    return try value { () throws(RealError) in
      let square = try variance(of: reals, freedom: reals.count - lacking, in: &workspace)
      return isRoot ? try Real.squareRoot(square, in: &workspace) : square
    }
  }

  private static func variance(
    of numbers: [Real],
    freedom: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    let mean = try mean(of: numbers, in: &workspace)
    var squares: [Real] = []
    squares.reserveCapacity(numbers.count)
    for number in numbers {
      let distance = try Real.difference(number, mean, in: &workspace)
      squares.append(try Real.product(distance, distance, in: &workspace))
    }
    return try Real.quotient(sum(of: squares, in: &workspace), Real(freedom), in: &workspace)
  }

  /// The numbers in ascending order, by a merge sort from short runs to long ones: the standard library's
  /// does not throw errors of one type.
  private static func ascending(
    _ numbers: [Real],
    in workspace: inout Workspace
  ) throws(RealError) -> [Real] {
    var (sorted, merged) = (numbers, numbers)
    var length = 1
    while length < numbers.count {
      for start in stride(from: 0, to: numbers.count, by: 2 * length) {
        let middle = min(start + length, numbers.count)
        let end = min(middle + length, numbers.count)
        var (left, right) = (start, middle)
        for place in start..<end {
          var takesLeft = left < middle
          if takesLeft, right < end {
            try workspace.budget.charge(64)
            takesLeft = try Real.compare(sorted[right], sorted[left], in: &workspace) != .less
          }
          merged[place] = sorted[takesLeft ? left : right]
          if takesLeft { left += 1 } else { right += 1 }
        }
      }
      swap(&sorted, &merged)
      length *= 2
    }
    return sorted
  }
}
