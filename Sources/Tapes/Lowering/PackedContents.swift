// The program of a tape as bytes: a few for each instruction, a quarter of the memory of its
// values, and no more for a constant or a builtin.
#if !arch(wasm32)

internal import Expressions
internal import Numbers
internal import Reals

/// A part of a tape that bytes cannot hold; the copies of the tape share it.
enum TapePart: Sendable {
  case constant(TapeConstant.Enclosed)
  case function(TapeFunction)
}

extension TapeContents {
  /// Reads packed bytes.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ parts: [TapePart]) {
    var unpacking = Unpacking(bytes, parts)
    self = unpacking.run()
  }
}

/// The codes of instructions; all but constants have the raw value of their operation.
private enum Code {
  /// A whole number; digits over a power of ten; the bits of a double; a part.
  static var whole: UInt8 { 0x10 }
  static var decimal: UInt8 { 0x11 }
  static var double: UInt8 { 0x12 }
  static var enclosed: UInt8 { 0x13 }
  /// A power of positive bases, a function that is a part, and the power with any exponent,
  /// instead of a builtin.
  static var powerOfPositive: UInt8 { 0xfd }
  static var part: UInt8 { 0xfe }
  static var power: UInt8 { 0xff }
}

/// A program in little memory.
struct PackedContents: ~Copyable {
  /// The unit of angles, and then the instructions.
  private(set) var bytes: Scratch<UInt8>
  /// The parts that the bytes refer to.
  private(set) var parts: [TapePart] = []

  /// Packs a lowering.
  init(_ lowering: borrowing Lowering, in memory: inout ScratchMemory) {
    bytes = Scratch(capacity: 4 * lowering.instructions.count + 32, in: &memory)
    append(lowering.environment.angleUnit.detail)
    for index in lowering.instructions.indices { append(index, lowering) }
  }

  @inline(__always)
  private mutating func append(_ byte: UInt8) { bytes.appendReserved(byte) }

  private mutating func append(_ index: Int, _ lowering: borrowing Lowering) {
    // A code, and three numbers or a number and a byte.
    bytes.reserve(24)
    let instruction = lowering.instructions[index]
    let operation = instruction.operation
    guard operation != .constant else {
      append(lowering.constants[Int(instruction.a)])
      return
    }
    append(operation.rawValue)
    if operation == .variable {
      append(unsigned: UInt64(instruction.a))
      return
    }
    // Operands are mostly near, so that the distance to them takes a byte.
    instruction.forEachOperand { append(unsigned: UInt64(index - $0)) }
    switch operation {
    case .power: append(signed: Int64(instruction.b))
    case .function: append(lowering.functionOrigins[Int(instruction.b)], lowering, instruction)
    case .operation: append(lowering.operationOrigins[Int(instruction.c)], lowering, instruction)
    case .selection: append(instruction.detail)
    default: break
    }
  }

  private mutating func append(_ constant: TapeConstant) {
    switch constant.source {
    case .double:
      let value = constant.value
      if let whole = Int64(exactly: value), Double(whole).bitPattern == value.bitPattern,
        whole.magnitude < 1 << 48
      {
        append(Code.whole)
        append(signed: whole)
      } else {
        append(Code.double)
        append(bits: value)
      }
    case .decimal(let digits, let scale):
      append(Code.decimal)
      append(signed: digits)
      append(scale)
    case .real(let enclosed):
      append(Code.enclosed)
      append(unsigned: UInt64(parts.count))
      parts.append(.constant(enclosed))
      append(bits: constant.value)
    }
  }

  private mutating func append(
    _ origin: FunctionOrigin,
    _ lowering: borrowing Lowering,
    _ instruction: Instruction
  ) {
    switch origin {
    case .builtin(let row): append(row)
    case .power:
      append(Code.part)
      append(lowering.functions[Int(instruction.b)])
    case .generalPower: append(Code.power)
    case .powerOfPositive: append(Code.powerOfPositive)
    }
  }

  private mutating func append(_ function: TapeFunction) {
    let known = parts.firstIndex { part in
      if case .function(let other) = part { other === function } else { false }
    }
    if known == nil { parts.append(.function(function)) }
    append(unsigned: UInt64(known ?? parts.count - 1))
  }

  private mutating func append(bits value: Double) {
    for shift: UInt64 in stride(from: 0, to: 64, by: 8) {
      append(UInt8(truncatingIfNeeded: value.bitPattern >> shift))
    }
  }

  private mutating func append(signed value: Int64) {
    append(unsigned: UInt64(bitPattern: value << 1 ^ value >> 63))
  }

  /// Seven bits a byte, lowest first; the eighth says that more follow.
  @inline(__always)
  private mutating func append(unsigned value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }
}

/// Bytes that are being read.
private struct Unpacking {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let parts: [TapePart]
  private var place = 1
  private let unit: AngleUnit
  private var contents = TapeContents()
  /// The codes of the functions and the operations, and for parts where they are.
  private var functions: [Int] = []
  private var operations: [Int] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ parts: [TapePart]) {
    self.bytes = bytes
    self.parts = parts
    unit = AngleUnit(detail: bytes[0])
  }

  mutating func run() -> TapeContents {
    contents.instructions.reserveCapacity(bytes.count / 3)
    while place < bytes.count { contents.instructions.append(instruction()) }
    return contents
  }

  private mutating func instruction() -> Instruction {
    let code = byte()
    guard let operation = Instruction.Operation(rawValue: code) else { return constant(code) }
    if operation == .variable { return Instruction(operation, a: Int(unsigned())) }
    var instruction = Instruction(operation)
    let index = contents.instructions.count
    switch operation.operandCount {
    case 1: instruction.a = operand(index)
    case 2: (instruction.a, instruction.b) = (operand(index), operand(index))
    case 3:
      (instruction.a, instruction.b, instruction.c) =
        (operand(index), operand(index), operand(index))
    default: break
    }
    switch operation {
    case .power: instruction.b = Int32(truncatingIfNeeded: signed())
    case .function: instruction.b = Int32(truncatingIfNeeded: function())
    case .operation: instruction.c = Int32(truncatingIfNeeded: self.operation())
    case .selection: instruction.detail = byte()
    default: break
    }
    return instruction
  }

  private mutating func operand(_ index: Int) -> Int32 {
    Int32(truncatingIfNeeded: index - Int(unsigned()))
  }

  private mutating func constant(_ code: UInt8) -> Instruction {
    let constant: TapeConstant
    switch code {
    case Code.whole: constant = TapeConstant(whole: signed())
    case Code.decimal: constant = TapeConstant(digits: signed(), scale: byte())
    case Code.double: constant = TapeConstant(bits(), .double)
    default:
      let part = parts[Int(unsigned())]
      guard case .constant(let enclosed) = part else { preconditionFailure("it is a constant") }
      constant = TapeConstant(bits(), .real(enclosed))
    }
    contents.constants.append(constant)
    return Instruction(.constant, a: contents.constants.count - 1)
  }

  /// The place of a function among those found so far.
  private mutating func function() -> Int {
    let code = byte()
    let part = code == Code.part ? Int(unsigned()) : 0
    let key = Int(code) << 32 | part
    if let place = functions.firstIndex(of: key) { return place }
    functions.append(key)
    if code == Code.part, case .function(let function) = parts[part] {
      contents.functions.append(function)
    } else {
      contents.functions.append(Kernels.function(Int(code), unit))
    }
    return functions.count - 1
  }

  /// The place of an operation among those found so far.
  private mutating func operation() -> Int {
    let code = byte()
    if let place = operations.firstIndex(of: Int(code)) { return place }
    operations.append(Int(code))
    switch code {
    case Code.power: contents.operations.append(Kernels.power)
    case Code.powerOfPositive: contents.operations.append(Kernels.powerOfPositive)
    default: contents.operations.append(Kernels.operation(Int(code), unit))
    }
    return operations.count - 1
  }

  private mutating func byte() -> UInt8 {
    place += 1
    return bytes[place - 1]
  }

  private mutating func bits() -> Double {
    var pattern: UInt64 = 0
    for shift: UInt64 in stride(from: 0, to: 64, by: 8) { pattern |= UInt64(byte()) << shift }
    return Double(bitPattern: pattern)
  }

  private mutating func signed() -> Int64 {
    let value = unsigned()
    return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }

  private mutating func unsigned() -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = UInt64(byte())
      value |= (byte & 0x7f) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
  }
}

extension Instruction.Operation {
  /// How many registers are read.
  fileprivate var operandCount: Int {
    switch self {
    case .variable, .constant, .undefined: 0
    case .negation, .square, .power, .function: 1
    case .sum, .difference, .product, .quotient, .operation: 2
    case .selection: 3
    }
  }
}
#endif
