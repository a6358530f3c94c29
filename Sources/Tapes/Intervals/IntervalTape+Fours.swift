// A tape that runs over four boxes at once.

internal import Expressions
internal import Numbers

extension IntervalTape {
  /// The values on four rectangles; nil for those on which some part of the
  /// expression is not known to be continuous and bounded.
  ///
  /// The registers are memory for the values of all instructions.
  package mutating func values(
    at x: FourIntervals,
    _ y: FourIntervals,
    in registers: inout [FourIntervals]
  ) -> FourIntervals {
    while registers.count < count { registers.append(FourIntervals(repeating: .zero)) }
    // It is a number as long as all bounds are.
    var widths = SIMD4<Double>()
    let kernels = program.kernels
    registers.withUnsafeMutableBufferPointer { registers in
      program.instructions.withUnsafeBufferPointer { instructions in
        for index in instructions.indices {
          let result =
            IntervalTape.result(instructions[index], registers, kernels, x, y)
            ?? FourIntervals(repeating: points[index].values)
          registers[index] = result
          widths += result.upper - result.lower
        }
      }
    }
    var last = registers[count - 1]
    for lane in 0..<4 where !widths[lane].isFinite { last[lane] = nil }
    return last
  }

  /// The result of an instruction; nil for a constant.
  @inline(__always)
  private static func result(
    _ instruction: Instruction,
    _ fours: UnsafeMutableBufferPointer<FourIntervals>,
    _ kernels: IntervalKernels,
    _ x: FourIntervals,
    _ y: FourIntervals
  ) -> FourIntervals? {
    let (a, b) = (Int(instruction.a), Int(instruction.b))
    switch instruction.operation {
    case .constant: return nil
    case .variable: return a == 0 ? x : y
    case .negation: return -fours[a]
    case .sum: return fours[a] + fours[b]
    case .difference: return fours[a] - fours[b]
    case .product: return fours[a] * fours[b]
    case .square: return fours[a].squared()
    case .function where instruction.detail == IntervalProgram.magnitude:
      return fours[a].magnitude
    case .operation where instruction.detail == Extremum.minimum.rawValue:
      return fours[a].minimum(fours[b])
    case .operation where instruction.detail == Extremum.maximum.rawValue:
      return fours[a].maximum(fours[b])
    default: return resultByLanes(instruction, fours, kernels)
    }
  }

  /// The result of an instruction that is computed for one interval after the other.
  @inline(never)
  private static func resultByLanes(
    _ instruction: Instruction,
    _ fours: UnsafeMutableBufferPointer<FourIntervals>,
    _ kernels: IntervalKernels
  ) -> FourIntervals {
    var result = FourIntervals(repeating: .entire)
    for lane in 0..<4 {
      guard let first = fours[Int(instruction.a)][lane] else { continue }
      let found: Enclosure?
      switch instruction.operation {
      case .power, .function:
        found = kernels.functions[Int(instruction.c)].apply { $0.function.values(first) }
      case .quotient:
        guard let second = fours[Int(instruction.b)][lane], !second.contains(0) else { continue }
        found = (first / second).map { Enclosure($0, .continuous) }
      case .operation:
        guard let second = fours[Int(instruction.b)][lane] else { continue }
        found = kernels.operations[Int(instruction.c)].apply { $0.function.values(first, second) }
      case .selection:
        let relation = Relation(rawValue: instruction.detail) ?? .equal
        guard let holds = relation.holds(for: first) else { continue }
        let branch = fours[Int(holds ? instruction.b : instruction.c)][lane]
        found = branch.map { Enclosure($0, .continuous) }
      default: found = nil
      }
      if let found, found.decoration == .continuous { result[lane] = found.values }
    }
    return result
  }
}
