// Tapes that say the same on a part of the plane with fewer instructions: where a
// minimum, a maximum, an absolute value or a selection is decided, its other side
// is left out.
//
// > Source: Keeter, Massively parallel rendering of complex closed-form implicit
// > surfaces (SIGGRAPH 2020).

internal import Expressions
internal import Numbers

/// What became of a tape that should be shortened.
public struct Shortening: Hashable, Sendable {
  /// Whether there is a shorter one.
  public let isShorter: Bool
  /// Whether nothing is left in it by cases.
  public let isDecided: Bool
}

extension IntervalTape {
  /// Whether some instruction is by cases, so that it may be shortened.
  public var hasBranches: Bool {
    program.instructions.contains { $0.isByCases }
  }

  /// Makes another tape one that does the same as this one on the rectangle over
  /// which values were computed last, unless it would not be much shorter.
  ///
  /// If it was four rectangles, the quarter says which of them, with the registers that
  /// were filled.
  ///
  /// - Precondition: ``values(at:_:)`` ran before, and the values are known.
  /// - Complexity: O(*n*) for *n* instructions; the memory of the other tape is
  ///   used again.
  public func shorten(
    into other: inout IntervalTape,
    quarter: (lane: Int, registers: [FourIntervals])? = nil
  ) -> Shortening {
    // Of each instruction first what becomes of it, then where it stands.
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: count) { places in
      places.initialize(repeating: Fate.unused)
      let (length, openCount) = decide(places, quarter)
      let isShorter = length * 8 <= count * 7
      if isShorter { other.take(from: self, places, length) }
      return Shortening(isShorter: isShorter, isDecided: openCount == 0)
    }
  }

  /// What becomes of an instruction; other numbers are registers that have its
  /// values.
  private enum Fate {
    static var unused: Int32 { -1 }
    static var kept: Int32 { -2 }
    /// It is the opposite of its operand.
    static var negation: Int32 { -3 }
  }

  /// Finds what becomes of the instructions, last to first.
  ///
  /// - Returns: The number of those that are left, and of those among them that are
  ///   by cases.
  private func decide(
    _ fates: UnsafeMutableBufferPointer<Int32>,
    _ quarter: (lane: Int, registers: [FourIntervals])?
  ) -> (length: Int, open: Int) {
    var (length, open) = (0, 0)
    fates[count - 1] = Fate.kept
    program.instructions.withUnsafeBufferPointer { instructions in
      for index in instructions.indices.reversed() where fates[index] != Fate.unused {
        let instruction = instructions[index]
        let isByCases = instruction.isByCases
        let fate = isByCases ? fate(instruction, quarter) : Fate.kept
        fates[index] = fate
        if isByCases, fate == Fate.kept { open += 1 }
        if fate >= 0 {
          fates[Int(fate)] = Fate.kept
        } else {
          length += 1
          instruction.forEachOperand { fates[$0] = Fate.kept }
        }
      }
    }
    return (length, open)
  }

  /// What becomes of an instruction by cases that is used; it is kept where it is
  /// not decided, or where what is left out might be undefined.
  private func fate(_ instruction: Instruction, _ quarter: (lane: Int, registers: [FourIntervals])?)
    -> Int32
  {
    let (a, b) = (instruction.a, instruction.b)
    guard let first = enclosure(a, quarter) else { return Fate.kept }
    switch instruction.operation {
    case .function:
      if first.values.lower >= 0 { return a }
      return first.values.upper <= 0 ? Fate.negation : Fate.kept
    case .operation:
      guard let second = enclosure(b, quarter) else { return Fate.kept }
      let isFirstLess = first.values.upper <= second.values.lower
      let isSecondLess = second.values.upper <= first.values.lower
      let isMinimum = instruction.detail == Extremum.minimum.rawValue
      if isMinimum ? isFirstLess : isSecondLess {
        return second.decoration >= .defined ? a : Fate.kept
      }
      if isMinimum ? isSecondLess : isFirstLess {
        return first.decoration >= .defined ? b : Fate.kept
      }
      return Fate.kept
    default:
      let relation = Relation(rawValue: instruction.detail) ?? .equal
      guard first.decoration >= .defined, let holds = relation.holds(for: first.values) else {
        return Fate.kept
      }
      return holds ? b : instruction.c
    }
  }

  /// What a register is on a rectangle; nil if it is nowhere defined there.
  @inline(__always)
  private func enclosure(_ register: Int32, _ quarter: (lane: Int, registers: [FourIntervals])?)
    -> Enclosure?
  {
    if let (lane, registers) = quarter {
      return registers[Int(register)][lane].map { Enclosure($0, .continuous) }
    }
    let point = points[Int(register)]
    return point.isEmpty ? nil : Enclosure(point.values, point.decoration)
  }

  /// Takes those instructions of another tape that are used.
  private mutating func take(
    from other: IntervalTape,
    _ fates: UnsafeMutableBufferPointer<Int32>,
    _ length: Int
  ) {
    program.kernels = other.program.kernels
    #if !arch(wasm32)
    knownBlocks = nil
    #endif
    program.instructions.removeAll(keepingCapacity: true)
    points.removeAll(keepingCapacity: true)
    program.instructions.reserveCapacity(length)
    points.reserveCapacity(length)
    curves.removeAll(keepingCapacity: true)
    surfaces.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
    program.cost = 0
    for index in fates.indices where fates[index] != Fate.unused {
      if fates[index] >= 0 {
        // The position of a register before it.
        fates[index] = fates[Int(fates[index])]
        continue
      }
      let old = other.program.instructions[index]
      let isNegation = fates[index] == Fate.negation
      fates[index] = Int32(program.instructions.count)
      program.instructions.append(
        isNegation
          ? Instruction(.negation, a: Int(fates[Int(old.a)])) : old.mapped { fates[Int($0)] }
      )
      program.cost += old.cost
      points.append(other.points[index])
    }
  }
}

extension Instruction {
  /// The same instruction with other registers as operands.
  fileprivate func mapped(_ register: (Int32) -> Int32) -> Instruction {
    var result = self
    switch operation {
    case .variable, .constant, .undefined: break
    case .negation, .square, .power, .function: result.a = register(a)
    case .sum, .difference, .product, .quotient, .operation:
      result.a = register(a)
      result.b = register(b)
    case .selection:
      result.a = register(a)
      result.b = register(b)
      result.c = register(c)
    }
    return result
  }
}
