// Tapes that say the same on a part of the plane with fewer instructions: where a
// minimum, a maximum, an absolute value or a selection is decided, its other side
// is left out.
//
// > Source: Keeter, Massively parallel rendering of complex closed-form implicit
// > surfaces (SIGGRAPH 2020).

internal import Expressions
internal import Numbers

extension IntervalTape {
  /// Whether some instruction is by cases, so that it may be shortened.
  public var hasBranches: Bool {
    for (index, instruction) in program.instructions.enumerated() {
      switch instruction.operation {
      case .selection: return true
      case .function:
        if program.kernels.functions[Int(program.places[index])].function.branch != nil {
          return true
        }
      case .operation:
        if program.kernels.operations[Int(program.places[index])].function.branch != nil {
          return true
        }
      default: break
      }
    }
    return false
  }

  /// A tape that does the same on the rectangle over which values were computed
  /// last; nil if it would not be much shorter.
  ///
  /// - Precondition: ``values(at:_:)`` ran before.
  /// - Complexity: O(*n*) for *n* instructions.
  public func shortened() -> IntervalTape? {
    var instructions = program.instructions
    // The register that stands for each one.
    var places: [Int32] = Array(0..<Int32(count))
    var isDecided = false
    for index in instructions.indices {
      guard let branch = branch(index) else { continue }
      isDecided = true
      let instruction = instructions[index]
      switch branch {
      case .register(let register): places[index] = places[Int(register)]
      case .opposite:
        instructions[index] = Instruction(.negation, a: Int(instruction.a))
      }
    }
    guard isDecided else { return nil }
    let isUsed = IntervalTape.used(instructions, places)
    let length = isUsed.reduce(0) { $0 + ($1 ? 1 : 0) }
    guard length * 8 <= count * 7 else { return nil }
    return IntervalTape(shortening: self, instructions, places, isUsed)
  }

  /// What an instruction by cases is on a box.
  private enum Decided {
    /// The same as another register.
    case register(Int32)
    /// The opposite of its operand.
    case opposite
  }

  /// What an instruction is on the box; nil if it is not decided, or what is left
  /// out might be undefined.
  private func branch(_ index: Int) -> Decided? {
    let instruction = program.instructions[index]
    switch instruction.operation {
    case .function:
      guard let branch = program.kernels.functions[Int(program.places[index])].function.branch
      else {
        return nil
      }
      let argument = points[Int(instruction.a)]
      switch argument.isEmpty ? nil : branch(argument.values) {
      case .first: return .register(instruction.a)
      case .opposite: return .opposite
      default: return nil
      }
    case .operation:
      let (first, second) = (points[Int(instruction.a)], points[Int(instruction.b)])
      guard let branch = program.kernels.operations[Int(instruction.c)].function.branch,
        !first.isEmpty,
        !second.isEmpty
      else { return nil }
      switch branch(first.values, second.values) {
      case .first where second.decoration >= .defined: return .register(instruction.a)
      case .second where first.decoration >= .defined: return .register(instruction.b)
      default: return nil
      }
    case .selection:
      let relation = Relation(rawValue: instruction.detail) ?? .equal
      let test = points[Int(instruction.a)]
      guard !test.isEmpty, test.decoration >= .defined,
        let holds = relation.holds(for: test.values)
      else { return nil }
      return .register(holds ? instruction.b : instruction.c)
    default: return nil
    }
  }

  /// Which registers the last one depends on, when each is replaced by its place.
  private static func used(_ instructions: [Instruction], _ places: [Int32]) -> [Bool] {
    var isUsed = Array(repeating: false, count: instructions.count)
    isUsed[Int(places[instructions.count - 1])] = true
    for index in instructions.indices.reversed() where isUsed[index] {
      instructions[index].forEachOperand { isUsed[Int(places[$0])] = true }
    }
    return isUsed
  }

  /// Creates a tape of those instructions of another one that are used.
  private init(
    shortening other: IntervalTape,
    _ old: [Instruction],
    _ places: [Int32],
    _ isUsed: [Bool]
  ) {
    var instructions: [Instruction] = []
    var kernelPlaces: [Int32] = []
    var points: [Register<NoSlopes>] = []
    var positions = Array(repeating: Int32(0), count: old.count)
    for index in old.indices where isUsed[index] {
      positions[index] = Int32(instructions.count)
      instructions.append(old[index].mapped { positions[Int(places[Int($0)])] })
      kernelPlaces.append(other.program.places[index])
      points.append(other.points[index])
    }
    let program = IntervalProgram(instructions, other.program.kernels, places: kernelPlaces)
    self.init(other, program, points: points)
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
