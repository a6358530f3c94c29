// Equal parts of an expression are computed once: an instruction is added only
// if it is not there already.

internal import Expressions
internal import Reals

/// The positions of instructions by their hashes, with open addresses.
struct InstructionTable: ~Copyable {
  private var slots: Scratch<Int32>
  private var count = 0

  /// Creates a table for about `capacity` instructions.
  init(capacity: Int, in memory: inout ScratchMemory) {
    var size = 16
    while size < 2 * capacity { size *= 2 }
    slots = Scratch(repeating: -1, count: size, in: &memory)
  }

  /// Whether it must be replaced by a larger one before the next search.
  var isFull: Bool { 2 * count >= slots.count }

  /// The position of an instruction that passes a test among those with a hash;
  /// if there is none, the new position, which is remembered.
  @inline(__always)
  mutating func position(hash: Int, new: Int, where isSame: (Int) -> Bool) -> Int {
    let mask = slots.count - 1
    var slot = hash & mask
    while slots[slot] >= 0 {
      let found = Int(slots[slot])
      if isSame(found) { return found }
      slot = (slot + 1) & mask
    }
    slots[slot] = Int32(truncatingIfNeeded: new)
    count += 1
    return new
  }
}

extension Lowering {
  /// The register of an instruction, which is added if it is new.
  ///
  /// The operands of sums and products are put in order first. Whatever uses
  /// what is undefined is undefined.
  mutating func emit(_ instruction: Instruction) throws(Failure) -> Int {
    var instruction = instruction
    if hasUndefined, let operand = undefinedOperand(of: instruction) { return operand }
    let commutes = instruction.operation == .sum || instruction.operation == .product
    if commutes, instruction.a > instruction.b { swap(&instruction.a, &instruction.b) }
    if table.isFull { enlargeTable() }
    let new = instructions.count
    let found = table.position(hash: Self.hash(instruction), new: new) {
      instructions[$0] == instruction
    }
    guard found == new else { return found }
    if instruction.operation == .undefined { hasUndefined = true }
    try append(instruction)
    return new
  }

  /// The register of a constant, which is added if it is new.
  mutating func emit(_ constant: TapeConstant) throws(Failure) -> Int {
    if table.isFull { enlargeTable() }
    let new = instructions.count
    let found = table.position(hash: Self.hash(constant), new: new) {
      instructions[$0].operation == .constant
        && constants[Int(instructions[$0].a)].isSame(as: constant)
    }
    if found == new {
      if case .double = constant.source, constant.value == 1 { one = new }
      constants.append(constant)
      try append(Instruction(.constant, a: constants.count - 1))
    }
    return found
  }

  private func undefinedOperand(of instruction: Instruction) -> Int? {
    let (a, b) = (Int(instruction.a), Int(instruction.b))
    switch instruction.operation {
    case .variable, .constant, .undefined: return nil
    case .negation, .square, .power, .function, .selection:
      return instructions[a].operation == .undefined ? a : nil
    case .sum, .difference, .product, .quotient, .operation:
      if instructions[a].operation == .undefined { return a }
      return instructions[b].operation == .undefined ? b : nil
    }
  }

  @inline(__always)
  private mutating func append(_ instruction: Instruction) throws(Failure) {
    guard instructions.count < Lowering.instructionLimit else {
      throw Failure(.real(.overBudget(.memory)))
    }
    instructions.append(instruction)
  }

  private mutating func enlargeTable() {
    var memory = ScratchMemory()
    table = InstructionTable(capacity: 2 * instructions.count + 16, in: &memory)
    for index in instructions.indices {
      let instruction = instructions[index]
      let hash =
        instruction.operation == .constant
        ? Self.hash(constants[Int(instruction.a)]) : Self.hash(instruction)
      _ = table.position(hash: hash, new: index) { _ in false }
    }
  }

  @inline(__always)
  private static func hash(_ instruction: Instruction) -> Int {
    let head = UInt64(instruction.operation.rawValue) << 8 | UInt64(instruction.detail)
    let a = UInt64(UInt32(bitPattern: instruction.a))
    let b = UInt64(UInt32(bitPattern: instruction.b))
    let c = UInt64(UInt32(bitPattern: instruction.c))
    return mixed(head << 32 | a, b << 32 | c)
  }

  @inline(__always)
  private static func hash(_ constant: TapeConstant) -> Int {
    mixed(constant.value.bitPattern, 0)
  }

  /// Mixes two words.
  ///
  /// > Source: Vigna, the multipliers of splitmix64.
  @inline(__always)
  private static func mixed(_ a: UInt64, _ b: UInt64) -> Int {
    var word = (a ^ (b &* 0x9e37_79b9_7f4a_7c15)) &* 0xbf58_476d_1ce4_e5b9
    word ^= word &>> 29
    word = word &* 0x94d0_49bb_1331_11eb
    return Int(truncatingIfNeeded: word &>> 32)
  }
}
