// Tapes that compare with zero in the same way on a part of the plane with fewer
// instructions: where a minimum, a maximum, an absolute value or a selection is
// decided, its other side is left out. So is, where nothing but the sign counts, what
// cannot change it: the shapes outside of which a part of the plane lies, of those that
// are joined.
//
// > Source: Keeter, Massively parallel rendering of complex closed-form implicit
// > surfaces (SIGGRAPH 2020); that signs are enough is ours.

internal import Expressions
internal import Numbers

/// The result of shortening a tape.
package struct Shortening: Hashable, Sendable {
  /// Whether there is a shorter one.
  package let isShorter: Bool
  /// Whether nothing is left in it by cases.
  package let isDecided: Bool
}

extension IntervalTape {
  /// Whether some instruction is by cases, so that it may be shortened.
  package var hasBranches: Bool {
    program.instructions.contains { $0.isByCases }
  }

  /// Makes another tape one whose values have the same signs as those of this one on the
  /// rectangle over which values were computed last, unless it would not be much shorter.
  ///
  /// Its values are no nearer to zero than those of this one.
  ///
  /// Where the values were those of four rectangles, the quarter says which of them, with the
  /// registers that were filled.
  ///
  /// - Precondition: ``values(at:_:)`` ran before, and the values are known.
  /// - Complexity: O(*n*) for *n* instructions; the memory of the other tape is
  ///   used again.
  package mutating func shorten(
    into other: inout IntervalTape,
    quarter: (lane: Int, registers: [FourIntervals])? = nil
  ) -> Shortening {
    // For each instruction first its fate, then its new position.
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: count) { places in
      places.initialize(repeating: Fate.unused)
      let (length, openCount) = decide(places, quarter)
      let isShorter = length * 8 <= count * 7
      if isShorter { other.take(from: self, places, length) }
      return Shortening(isShorter: isShorter, isDecided: openCount == 0)
    }
  }

  /// The fates of instructions; other numbers are registers that have the same values.
  private enum Fate {
    static var unused: Int32 { -1 }
    static var kept: Int32 { -2 }
    /// It is the opposite of its operand.
    static var negation: Int32 { -3 }
    /// It is kept, and of its values only the signs count.
    static var sign: Int32 { -4 }
  }

  /// Finds the fates of the instructions, last to first.
  ///
  /// - Returns: The number of those that are left, and of those among them that are
  ///   by cases.
  private func decide(
    _ fates: UnsafeMutableBufferPointer<Int32>,
    _ quarter: (lane: Int, registers: [FourIntervals])?
  ) -> (length: Int, open: Int) {
    var (length, open) = (0, 0)
    fates[count - 1] = Fate.sign
    program.instructions.withUnsafeBufferPointer { instructions in
      for index in instructions.indices.reversed() where fates[index] != Fate.unused {
        let instruction = instructions[index]
        let isSign = fates[index] == Fate.sign
        let isByCases = instruction.isByCases
        let fate = isByCases ? fate(instruction, bySign: isSign, quarter) : Fate.kept
        fates[index] = fate
        if isByCases, fate == Fate.kept { open += 1 }
        if fate >= 0 {
          IntervalTape.use(Int(fate), bySign: isSign, fates)
        } else {
          length += 1
          let keepsSign = isSign && instruction.keepsSign
          instruction.forEachOperand { IntervalTape.use($0, bySign: keepsSign, fates) }
        }
      }
    }
    return (length, open)
  }

  /// Notes that a register is read.
  @inline(__always)
  private static func use(
    _ register: Int,
    bySign isSign: Bool,
    _ fates: UnsafeMutableBufferPointer<Int32>
  ) {
    if !isSign {
      fates[register] = Fate.kept
    } else if fates[register] == Fate.unused {
      fates[register] = Fate.sign
    }
  }

  /// The fate of an instruction by cases that is used; it is kept where it is not decided, or
  /// where the other side might be undefined.
  ///
  /// A minimum does not need the sign of a positive operand, nor a maximum that of a negative
  /// one.
  private func fate(
    _ instruction: Instruction,
    bySign isSign: Bool,
    _ quarter: (lane: Int, registers: [FourIntervals])?
  ) -> Int32 {
    let (a, b) = (instruction.a, instruction.b)
    guard let first = enclosure(a, quarter) else { return Fate.kept }
    switch instruction.operation {
    case .function:
      if first.values.lower >= 0 { return a }
      return first.values.upper <= 0 ? Fate.negation : Fate.kept
    case .operation:
      guard let second = enclosure(b, quarter) else { return Fate.kept }
      let (one, other) = (first.values, second.values)
      let isMinimum = instruction.detail == Extremum.minimum.rawValue
      if isMinimum
        ? one.upper <= other.lower || isSign && other.lower > 0
        : one.lower >= other.upper || isSign && other.upper < 0
      {
        return second.decoration >= .defined ? a : Fate.kept
      }
      if isMinimum
        ? other.upper <= one.lower || isSign && one.lower > 0
        : other.lower >= one.upper || isSign && one.upper < 0
      {
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

  /// The values of a register on a rectangle; nil if it is nowhere defined there.
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
    variableCount = other.variableCount
    #endif
    var instructions: [Instruction] = []
    swap(&instructions, &program.instructions)
    instructions.set(count: length, Instruction(.undefined))
    points.set(count: length, .empty)
    curves.removeAll(keepingCapacity: true)
    surfaces.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
    (dependsOnX, dependsOnY) = (false, false)
    program.cost = 0
    other.program.instructions.withUnsafeBufferPointer { old in
      instructions.withUnsafeMutableBufferPointer { new in
        var next = 0
        for index in fates.indices where fates[index] != Fate.unused {
          if fates[index] >= 0 {
            // The position of a register before it.
            fates[index] = fates[Int(fates[index])]
            continue
          }
          let instruction = old[index]
          new[next] =
            fates[index] == Fate.negation
            ? Instruction(.negation, a: Int(fates[Int(instruction.a)]))
            : instruction.mapped { fates[Int($0)] }
          // No run writes these; the other registers are written before they are read.
          switch instruction.operation {
          case .constant, .undefined: points[next] = other.points[index]
          default: break
          }
          program.cost += instruction.cost
          noteVariable(instruction)
          fates[index] = Int32(next)
          next += 1
        }
      }
    }
    swap(&instructions, &program.instructions)
  }
}

extension Array {
  /// Changes the number of elements; new ones are copies of one element.
  fileprivate mutating func set(count newCount: Int, _ new: Element) {
    if newCount < count {
      removeSubrange(newCount...)
    } else {
      append(contentsOf: repeatElement(new, count: newCount - count))
    }
  }
}

extension Instruction {
  /// Whether its sign depends on those of its operands only.
  ///
  /// - Precondition: It is of an ``IntervalProgram``.
  fileprivate var keepsSign: Bool {
    operation == .negation || operation == .operation && isByCases
  }

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
