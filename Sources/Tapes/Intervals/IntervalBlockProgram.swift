// A tape for many boxes: every instruction runs over a block of them before the
// next one does, so that dispatch, and the question of what all boxes have in
// common, are paid once for a block.
//
// > Source: Boncz, Zukowski, Nes, MonetDB/X100: hyper-pipelining query
// > execution (CIDR 2005).

#if !arch(wasm32)
internal import Numbers

/// The steps that compute enclosures on a block of boxes.
package struct IntervalBlockProgram: Sendable {
  /// The number of boxes of a block.
  static var blockSize: Int { 128 }

  let kernels: IntervalKernels
  let inputCount: Int
  /// The intervals that are the same for all boxes.
  private(set) var constants: [Interval] = []
  private(set) var steps: [Step] = []
  /// The column of the result.
  private(set) var result = 0
  /// Whether all steps have lanes, so that a few boxes are worth a block.
  package private(set) var hasLanes = false
  /// The number of columns: the inputs, the constants, and what steps write.
  private(set) var columnCount: Int
  /// The inputs that some step reads, or that are the result.
  private(set) var usedInputs: [Int] = []

  /// One step; operands and target are columns.
  struct Step {
    let operation: Instruction.Operation
    /// The detail of the instruction: see ``IntervalProgram``.
    let detail: UInt8
    /// The exponent of a power.
    let exponent: Int32
    /// The position of a function or an operation.
    let place: Int32
    let a: Int32
    let b: Int32
    /// The column that is added to a product or a square.
    let c: Int32
    let addend: Addend
    let target: Int32
  }

  /// How another operand c is added to a product or a square p.
  enum Addend {
    case none
    /// p + c.
    case plus
    /// p − c.
    case minus
    /// c − p.
    case minuend
  }

  /// Creates the steps of a program whose constants stand in registers; nil where it
  /// has cases, of which boxes may take different ones, or where nothing can be
  /// rounded up.
  init?(_ program: IntervalProgram, _ registers: [Register<NoSlopes>], inputCount: Int) {
    guard UpwardRounding.isAvailable else { return nil }
    kernels = program.kernels
    self.inputCount = inputCount
    columnCount = inputCount
    let uses = Instruction.uses(in: program.instructions)
    let used = program.instructions.indices.filter { uses[$0] > 0 }
    var columns = [Int32](repeating: -1, count: program.instructions.count)
    for index in used {
      let instruction = program.instructions[index]
      switch instruction.operation {
      case .selection, .undefined: return nil
      case .variable:
        columns[index] = instruction.a
        usedInputs.append(Int(instruction.a))
      case .constant:
        columns[index] = Int32(columnCount)
        constants.append(registers[index].values)
        columnCount += 1
      default: break
      }
    }
    place(used.filter { columns[$0] < 0 }, program, columns)
    hasLanes = steps.allSatisfy { hasLanes($0) }
  }

  /// Makes steps of instructions; columns are used again when nobody reads them any
  /// more.
  private mutating func place(_ indices: [Int], _ program: IntervalProgram, _ known: [Int32]) {
    var columns = known
    var free: [Int32] = []
    let parts = fusedParts(indices, program.instructions)
    var lastReader = [Int](repeating: -1, count: program.instructions.count)
    for part in parts { part.forEachOperand { lastReader[$0] = part.index } }
    for part in parts {
      // Taken before the operands are free, so that a step never writes what it reads.
      if free.isEmpty {
        free.append(Int32(columnCount))
        columnCount += 1
      }
      columns[part.index] = free.removeLast()
      let instruction = part.instruction
      let second = instruction.readsSecond ? instruction.b : instruction.a
      steps.append(
        Step(
          operation: instruction.operation,
          detail: instruction.detail,
          exponent: instruction.b,
          place: instruction.c,
          a: columns[Int(instruction.a)],
          b: columns[Int(second)],
          c: part.addend == .none ? columns[Int(instruction.a)] : columns[part.other],
          addend: part.addend,
          target: columns[part.index]
        )
      )
      part.forEachOperand { operand in
        guard known[operand] < 0, lastReader[operand] == part.index else { return }
        free.append(columns[operand])
        // An operand may be read twice.
        lastReader[operand] = -1
      }
    }
    result = Int(columns.last ?? 0)
  }

  /// The instructions of one step: a single one, or a product with the only sum that reads
  /// it.
  private struct Part {
    /// The instruction whose value the step computes.
    let index: Int
    let instruction: Instruction
    /// The register that is added.
    var other = 0
    var addend = Addend.none

    func forEachOperand(_ body: (Int) -> Void) {
      instruction.forEachOperand(body)
      if addend != .none { body(other) }
    }
  }

  private func fusedParts(_ indices: [Int], _ instructions: [Instruction]) -> [Part] {
    let uses = Instruction.uses(in: instructions)
    func isFused(_ index: Int32) -> Bool {
      let operation = instructions[Int(index)].operation
      return (operation == .product || operation == .square) && uses[Int(index)] == 1
    }
    var parts: [Int: Part] = [:]
    for index in indices {
      let instruction = instructions[index]
      guard instruction.operation == .sum || instruction.operation == .difference else {
        parts[index] = Part(index: index, instruction: instruction)
        continue
      }
      let (a, b) = (instruction.a, instruction.b)
      let isSum = instruction.operation == .sum
      let product = isFused(a) ? a : b
      guard isFused(product) else {
        parts[index] = Part(index: index, instruction: instruction)
        continue
      }
      parts[Int(product)] = nil
      parts[index] = Part(
        index: index,
        instruction: instructions[Int(product)],
        other: Int(product == a ? b : a),
        addend: isSum ? .plus : product == a ? .minus : .minuend
      )
    }
    return indices.compactMap { parts[$0] }
  }

  /// Whether a step computes a block of boxes at once.
  private func hasLanes(_ step: Step) -> Bool {
    switch step.operation {
    case .operation: step.detail != 0
    case .function:
      step.detail == IntervalProgram.magnitude
        || kernels.functions[Int(step.place)].apply { $0.function.hasLanes }
    case .power: step.isProducts
    default: true
    }
  }
}

extension IntervalBlockProgram.Step {
  /// Whether it is a power by products.
  var isProducts: Bool { operation == .power && 3...16 ~= exponent }

  /// Whether the results are rounded up; the others come from functions that are rounded to
  /// nearest.
  var isRoundedUp: Bool {
    switch operation {
    case .function, .operation: detail != 0
    case .power: isProducts
    default: true
    }
  }
}

extension Instruction {
  /// Whether the second operand is a register.
  fileprivate var readsSecond: Bool {
    switch operation {
    case .sum, .difference, .product, .quotient, .operation: true
    default: false
    }
  }
}
#endif
