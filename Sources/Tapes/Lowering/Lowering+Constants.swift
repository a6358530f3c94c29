// Parts without variables: kept on the stack until an operation with a variable takes them,
// and then worked out exactly, as one number.

internal import Expressions
internal import Numbers
internal import Reals

extension Lowering {
  /// The register that holds an operand; constants are loaded.
  mutating func register(
    _ operand: Operand,
    in workspace: inout Workspace
  ) throws(Failure) -> Int {
    if operand.register >= 0 { return operand.register }
    guard operand.register == Operand.pending else { throw Failure(.notANumber) }
    if let constant = Self.simpleConstant(operand.node, in: frame.expression) {
      return try emit(constant)
    }
    let part = frame.expression.subexpression(at: operand.node)
    let isShared = frame.call == nil || part.variables.isEmpty
    if isShared, let register = known?[part] { return register }
    let register: Int
    if let constant = try number(of: part, in: &workspace) {
      register = try emit(constant)
    } else {
      register = try emit(Instruction(.undefined))
    }
    if isShared {
      if known == nil { known = [:] }
      known?[part] = register
    }
    return register
  }

  /// The number of a constant operand; nil when mathematics gives it none, or
  /// when the operand is no constant.
  ///
  /// Nothing is loaded.
  mutating func constant(
    _ operand: Operand,
    in workspace: inout Workspace
  ) throws(Failure) -> TapeConstant? {
    if operand.register >= 0 {
      let instruction = instructions[operand.register]
      return instruction.operation == .constant ? constants[Int(instruction.a)] : nil
    }
    guard operand.register == Operand.pending else { return nil }
    let expression = frame.expression
    if let constant = Self.simpleConstant(operand.node, in: expression) {
      return constant
    }
    return try number(of: frame.expression.subexpression(at: operand.node), in: &workspace)
  }

  /// The value of a part without variables, or nothing where mathematics gives
  /// none.
  mutating func value(
    of part: Expression,
    in workspace: inout Workspace
  ) throws(Failure) -> Value? {
    var environment = environment
    if let call = frame.call {
      for (name, register) in zip(call.function.parameters, call.arguments)
      where instructions[register].operation == .constant {
        environment.variables[name] = .real(constants[Int(instructions[register].a)].exact)
      }
    }
    do throws(EvaluationError) {
      return try part.value(in: environment, workspace: &workspace)
    } catch {
      if case .real(.undefined) = error.kind { return nil }
      throw Failure(error.kind)
    }
  }

  private mutating func number(
    of part: Expression,
    in workspace: inout Workspace
  ) throws(Failure) -> TapeConstant? {
    guard let value = try value(of: part, in: &workspace) else { return nil }
    // A curve is made of real numbers.
    if case .complex = value { throw Failure(.real(.undefined(.complexArgument))) }
    guard case .real(let number) = value else { throw Failure(.notANumber) }
    return try real { () throws(RealError) in try TapeConstant(number, in: &workspace) }
  }

  /// A number as people type it, with a minus perhaps: without any work.
  private static func simpleConstant(_ index: Int, in expression: Expression) -> TapeConstant? {
    let node = expression.nodes[index]
    switch node.kind {
    case .integer: return TapeConstant(whole: Int64(node.payload))
    case .literal: return TapeConstant(decimal: expression.texts[Int(node.payload)])
    case .constant:
      switch expression.constant(at: index) {
      case .pi: return .pi
      case .e: return .e
      default: return nil
      }
    case .negation:
      guard expression.nodes[index - 1].kind.isLeaf else { return nil }
      return simpleConstant(index - 1, in: expression)?.simpleNegation
    default: return nil
    }
  }
}

extension TapeConstant {
  /// Creates a constant from at most 15 digits with at most one mark; fails for
  /// any other spelling.
  ///
  /// Numerator and power of ten are doubles then, so that their quotient is the
  /// nearest double.
  fileprivate init?(decimal text: String) {
    guard text.utf8.count <= 16 else { return nil }
    var digits: Int64 = 0
    var power: Int64 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: ".") {
        power = 1
      } else if byte &- 0x30 < 10 {
        digits = digits &* 10 &+ Int64(byte &- 0x30)
        power &*= 10
      } else {
        return nil
      }
    }
    guard digits < 1 << 53 else { return nil }
    // Trailing zeros say nothing.
    while power >= 10, digits % 10 == 0 { (digits, power) = (digits / 10, power / 10) }
    var (rest, scale, fives) = (power, UInt8(0), Int64(1))
    while rest >= 10 { (rest, scale, fives) = (rest / 10, scale + 1, fives * 5) }
    if digits % fives == 0 {
      self.init(Double(digits) / Double(max(power, 1)), .double)
    } else {
      self.init(digits: digits, scale: scale)
    }
  }

  /// The opposite of a constant that is a double or a decimal.
  fileprivate var simpleNegation: TapeConstant? {
    switch source {
    case .double: TapeConstant(0 - value, .double)
    case .decimal(let digits, let scale):
      TapeConstant(-value, .decimal(digits: -digits, scale: scale))
    case .real: nil
    }
  }
}
