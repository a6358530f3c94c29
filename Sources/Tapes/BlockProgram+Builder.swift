// From a tape to the steps for a block: two operations that follow each other
// become one step, and registers are used again when nobody reads them any
// more.

internal import Numbers

extension BlockProgram {
  /// Creates the steps of instructions whose functions are given.
  init(
    _ instructions: [Instruction],
    _ constants: [Constant],
    inputCount: Int,
    functions: [DoubleFunction],
    operations: [DoubleOperation]
  ) {
    self.functions = functions
    self.operations = operations
    self.inputCount = inputCount
    let fusion = Fusion(instructions)
    for index in instructions.indices where fusion.stands(index) {
      var step = fusion.step(index)
      if step.code == .power, step.detail.magnitude > largestProductPower {
        self.functions.append(.largePower(Int(step.detail)))
        step.code = .function
        step.detail = Int32(self.functions.count - 1)
      }
      if !step.isEmpty || index == instructions.count - 1 { steps.append(step) }
    }
    var allocation = Allocation(instructions, steps, inputCount)
    allocation.place(&self, constants)
  }
}

extension BlockProgram.Step {
  /// Whether it only names a variable or a constant.
  fileprivate var isEmpty: Bool { code == .copy }

  /// The number of operands.
  fileprivate var arity: Int {
    switch code {
    case .copy, .negate, .square, .power, .function: 1
    case .operation, .sum, .difference, .product, .quotient: 2
    default: 3
    }
  }

  /// Whether constants must stand in whole blocks.
  fileprivate var readsBlocks: Bool { code == .function || code == .operation }
}

/// Which operations become part of the step that reads them.
private struct Fusion {
  let instructions: [Instruction]
  private let uses: [Int32]
  /// For each instruction the operand that its step computes as well, or −1.
  private var inner: [Int32]
  private var isPart: [Bool]

  init(_ instructions: [Instruction]) {
    self.instructions = instructions
    uses = Instruction.uses(in: instructions)
    inner = [Int32](repeating: -1, count: instructions.count)
    isPart = [Bool](repeating: false, count: instructions.count)
    for index in instructions.indices where uses[index] > 0 { fuse(index) }
  }

  /// Whether an instruction has a step of its own.
  func stands(_ index: Int) -> Bool { uses[index] > 0 && !isPart[index] }

  private mutating func fuse(_ index: Int) {
    let instruction = instructions[index]
    switch instruction.operation {
    case .sum, .difference, .product, .quotient: break
    default: return
    }
    let candidates = [Int(instruction.a), Int(instruction.b)]
    for operand in candidates where uses[operand] == 1 && inner[operand] < 0 {
      guard BlockProgram.Code(instructions[operand], in: instruction, operand) != nil else {
        continue
      }
      inner[index] = Int32(truncatingIfNeeded: operand)
      isPart[operand] = true
      return
    }
  }

  /// The step of an instruction, with instructions as operands.
  func step(_ index: Int) -> BlockProgram.Step {
    let instruction = instructions[index]
    let (a, b) = (instruction.a, instruction.b)
    guard inner[index] >= 0 else { return plainStep(index) }
    let part = instructions[Int(inner[index])]
    let code = BlockProgram.Code(part, in: instruction, Int(inner[index])) ?? .copy
    return BlockProgram.Step(
      code: code,
      a: part.a,
      b: part.operation == .square ? part.a : part.b,
      c: a == inner[index] ? b : a,
      target: Int32(truncatingIfNeeded: index)
    )
  }

  private func plainStep(_ index: Int) -> BlockProgram.Step {
    let instruction = instructions[index]
    var step = BlockProgram.Step(
      code: .copy,
      a: instruction.a,
      b: instruction.b,
      c: instruction.c,
      target: Int32(truncatingIfNeeded: index)
    )
    switch instruction.operation {
    case .variable, .constant, .undefined: step.a = step.target
    case .negation: step.code = .negate
    case .sum: step.code = .sum
    case .difference: step.code = .difference
    case .product: step.code = .product
    case .quotient: step.code = .quotient
    case .square: step.code = .square
    case .power: (step.code, step.detail) = (.power, instruction.b)
    case .function: (step.code, step.detail) = (.function, instruction.b)
    case .operation: (step.code, step.detail) = (.operation, instruction.c)
    case .selection: (step.code, step.detail) = (.selection, Int32(instruction.detail))
    }
    return step
  }
}

extension BlockProgram.Code {
  /// The code of two operations in one, if there is one.
  fileprivate init?(_ part: Instruction, in whole: Instruction, _ register: Int) {
    let isLeft = Int(whole.a) == register
    switch (part.operation, whole.operation) {
    case (.sum, .sum): self = .sumPlus
    case (.sum, .difference): self = isLeft ? .sumMinus : .minusSum
    case (.sum, .product): self = .sumTimes
    case (.sum, .quotient): self = isLeft ? .sumOver : .overSum
    case (.difference, .sum): self = .differencePlus
    case (.difference, .difference): self = isLeft ? .differenceMinus : .minusDifference
    case (.difference, .product): self = .differenceTimes
    case (.difference, .quotient): self = isLeft ? .differenceOver : .overDifference
    case (.product, .sum), (.square, .sum): self = .productPlus
    case (.product, .difference), (.square, .difference):
      self = isLeft ? .productMinus : .minusProduct
    case (.product, .product), (.square, .product): self = .productTimes
    case (.product, .quotient), (.square, .quotient):
      self = isLeft ? .productOver : .overProduct
    case (.quotient, .sum): self = .quotientPlus
    case (.quotient, .difference): self = isLeft ? .quotientMinus : .minusQuotient
    case (.quotient, .product): self = .quotientTimes
    default: return nil
    }
  }
}

/// Where the instructions of a program are.
private struct Allocation {
  let instructions: [Instruction]
  /// For each instruction, the position of the last step that reads it.
  private var lastReader: [Int32]
  private var places: [Int32]
  private var free: [Int] = []

  init(_ instructions: [Instruction], _ steps: [BlockProgram.Step], _ inputCount: Int) {
    self.instructions = instructions
    lastReader = [Int32](repeating: -1, count: instructions.count)
    places = [Int32](repeating: -1, count: instructions.count)
    for (position, step) in steps.enumerated() {
      let operands = [step.a, step.b, step.c]
      for operand in operands.prefix(step.arity) {
        lastReader[Int(operand)] = Int32(truncatingIfNeeded: position)
      }
    }
  }

  /// Replaces instructions by places, in every step.
  mutating func place(_ program: inout BlockProgram, _ constants: [Constant]) {
    placeConstants(&program, constants)
    let firstRegister = program.output + 1 + program.constants.count
    for (register, value) in filledValues(program, constants) {
      places[register] = Int32(firstRegister + program.registerCount)
      program.filled.append((firstRegister + program.registerCount, value))
      program.registerCount += 1
    }
    for position in program.steps.indices {
      var step = program.steps[position]
      let operands = [Int(step.a), Int(step.b), Int(step.c)].prefix(step.arity)
      let found = operands.map { places[$0] }
      for operand in Set(operands) where lastReader[operand] == position {
        if isRegister(operand) { free.append(Int(places[operand])) }
      }
      let index = Int(step.target)
      if position == program.steps.count - 1 {
        step.target = Int32(program.output)
      } else {
        if free.isEmpty {
          free.append(firstRegister + program.registerCount)
          program.registerCount += 1
        }
        step.target = Int32(free.removeLast())
        places[index] = step.target
      }
      step.a = found[0]
      step.b = found.count > 1 ? found[1] : found[0]
      step.c = found.count > 2 ? found[2] : found[0]
      program.steps[position] = step
    }
  }

  /// Whether an instruction has a step, and therefore a register.
  private func isRegister(_ index: Int) -> Bool {
    switch instructions[index].operation {
    case .variable, .constant, .undefined: false
    default: true
    }
  }

  private func value(_ index: Int, _ constants: [Constant]) -> Double? {
    let instruction = instructions[index]
    switch instruction.operation {
    case .constant: return constants[Int(instruction.a)].value
    case .undefined: return .nan
    default: return nil
    }
  }

  private mutating func placeConstants(_ program: inout BlockProgram, _ constants: [Constant]) {
    for index in instructions.indices where lastReader[index] >= 0 {
      if instructions[index].operation == .variable {
        places[index] = instructions[index].a
      } else if let value = value(index, constants) {
        places[index] = Int32(program.output + 1 + program.constants.count)
        program.constants.append(value)
      }
    }
  }

  /// The constants that functions and operations read.
  private func filledValues(
    _ program: BlockProgram,
    _ constants: [Constant]
  ) -> [(Int, Double)] {
    var values: [(Int, Double)] = []
    for step in program.steps where step.readsBlocks {
      for operand in [Int(step.a), Int(step.b)].prefix(step.arity) {
        guard let value = value(operand, constants), !values.contains(where: { $0.0 == operand })
        else { continue }
        values.append((operand, value))
      }
    }
    return values
  }
}
