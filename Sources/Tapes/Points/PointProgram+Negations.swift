// Operations on opposite numbers, as operations on the numbers themselves.

extension Instruction {
  /// The same without a negation that a difference or a sum or nothing stands for, to
  /// the same bits: x + (−y) is x − y, x − (−y) is x + y, (−x)·(−y) is x·y, and so it
  /// is with quotients.
  func withFewerNegations(_ instructions: UnsafeBufferPointer<Instruction>) -> Instruction {
    func opposite(of operand: Int32) -> Int? {
      let instruction = instructions[Int(operand)]
      return instruction.operation == .negation ? Int(instruction.a) : nil
    }
    switch operation {
    case .sum:
      if let b = opposite(of: b) { return Instruction(.difference, a: Int(a), b: b) }
      if let a = opposite(of: a) { return Instruction(.difference, a: Int(b), b: a) }
    case .difference:
      if let b = opposite(of: b) { return Instruction(.sum, a: Int(a), b: b) }
    case .product, .quotient:
      guard let a = opposite(of: a), let b = opposite(of: b) else { break }
      return Instruction(operation, a: a, b: b)
    default: break
    }
    return self
  }
}
