// The instructions of tapes, each of which writes the register of its own position.

/// One step of a tape.
package struct Instruction: Hashable, Sendable, BitwiseCopyable {
  /// The operation.
  package var operation: Operation
  /// The relation of a selection.
  package var detail: UInt8
  /// The first operand: a register; for a leaf, a position in its table.
  package var a: Int32
  /// The second operand: a register, an exponent or a position in a table.
  package var b: Int32
  /// The third operand, a register.
  package var c: Int32

  package init(_ operation: Operation, detail: UInt8 = 0, a: Int = 0, b: Int = 0, c: Int = 0) {
    self.operation = operation
    self.detail = detail
    self.a = Int32(a)
    self.b = Int32(b)
    self.c = Int32(c)
  }

  /// The operation of an instruction.
  package enum Operation: UInt8, Hashable, Sendable, BitwiseCopyable {
    /// `variables[a]`.
    case variable
    /// `constants[a]`.
    case constant
    /// No value at all.
    case undefined
    /// −a.
    case negation
    /// a + b.
    case sum
    /// a − b.
    case difference
    /// a · b.
    case product
    /// a / b.
    case quotient
    /// a · a.
    case square
    /// a to the power of the whole number b, which may be negative and is none
    /// of 0, 1 and 2.
    case power
    /// `functions[b]` of a.
    case function
    /// `operations[c]` of a and b.
    case operation
    /// b where a compares with zero as `detail` says (a raw value of
    /// `Relation`), else c.
    case selection
  }
}

extension Instruction {
  /// Calls a function with the registers that are read, in order.
  @inline(__always)
  func forEachOperand(_ body: (Int) -> Void) {
    switch operation {
    case .variable, .constant, .undefined: break
    case .negation, .square, .power, .function: body(Int(a))
    case .sum, .difference, .product, .quotient, .operation:
      body(Int(a))
      body(Int(b))
    case .selection:
      body(Int(a))
      body(Int(b))
      body(Int(c))
    }
  }

  /// How often each instruction of a tape is read by those that the result
  /// needs; the result is read once.
  static func uses(in instructions: [Instruction]) -> [Int32] {
    var memory = ScratchMemory()
    return instructions.withUnsafeBufferPointer { uses(in: $0, &memory).copied() }
  }

  /// The same.
  static func uses(
    in instructions: UnsafeBufferPointer<Instruction>,
    _ memory: inout ScratchMemory
  ) -> Scratch<Int32> {
    let uses = Scratch<Int32>(repeating: 0, count: instructions.count, in: &memory)
    uses[instructions.count - 1] = 1
    for index in instructions.indices.reversed() where uses[index] > 0 {
      instructions[index].forEachOperand { uses[$0] += 1 }
    }
    return uses
  }
}
