// Operations on opposite numbers, as operations on the numbers themselves.

extension PointProgram.Builder {
  /// The same instructions, with negations that a difference or a sum or nothing
  /// stands for, to the same bits: x + (−y) is x − y, x − (−y) is x + y, (−x)·(−y)
  /// is x·y, and so it is with quotients.
  static func withFewerNegations(_ instructions: [Instruction]) -> [Instruction] {
    guard instructions.contains(where: { $0.operation == .negation }) else { return instructions }
    return instructions.map { instruction in
      let (a, b) = (Int(instruction.a), Int(instruction.b))
      let negated = { (operand: Int) in
        instructions[operand].operation == .negation ? Int(instructions[operand].a) : nil
      }
      switch instruction.operation {
      case .sum:
        if let b = negated(b) { return Instruction(.difference, a: a, b: b) }
        if let a = negated(a) { return Instruction(.difference, a: b, b: a) }
      case .difference:
        if let b = negated(b) { return Instruction(.sum, a: a, b: b) }
      case .product, .quotient:
        guard let a = negated(a), let b = negated(b) else { break }
        return Instruction(instruction.operation, a: a, b: b)
      default: break
      }
      return instruction
    }
  }
}
