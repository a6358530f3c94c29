// From a tape to the steps for one point.

internal import Expressions
internal import Numbers

extension PointProgram {
  /// Creates the steps of instructions whose functions are given, and keeps some bytes.
  convenience init(
    _ instructions: UnsafeBufferPointer<Instruction>,
    _ constants: UnsafeBufferPointer<TapeConstant>,
    inputCount: Int,
    _ functions: UnsafeBufferPointer<TapeFunction>,
    _ operations: UnsafeBufferPointer<TapeOperation>,
    _ bytes: UnsafeBufferPointer<UInt8>,
    in memory: inout ScratchMemory
  ) {
    var builder = Builder(instructions, constants, functions, inputCount, in: &memory)
    builder.run()
    self.init(builder, operations, bytes, in: &memory)
  }

  /// Steps that are being collected.
  struct Builder: ~Copyable {
    typealias Code = PointProgram.Code

    let inputCount: Int
    var steps: Scratch<PointProgram.Step>
    /// The functions of the tape.
    let sources: UnsafeBufferPointer<TapeFunction>
    /// The functions that steps have no code for, and their places in the tape; −1 where
    /// they have none.
    var functions = Scratch<PointProgram.Function>()
    var places = Scratch<Int>()
    /// The instructions, as they are or without some of their negations.
    let instructions: UnsafeBufferPointer<Instruction>
    /// The instructions without these negations, where there were any.
    private let rewritten: Scratch<Instruction>
    let constants: UnsafeBufferPointer<TapeConstant>
    /// How often each instruction is read.
    let uses: Scratch<Int32>
    /// The register of each instruction; −1 as long as it has none.
    var registers: Scratch<Int32>
    /// The instruction whose value a step computes, or −1 for a part of one.
    var owners: Scratch<Int32>
    /// The instruction whose value is in the accumulator.
    var last = -1
    /// Whole powers of registers, and where they are.
    var powers: Scratch<(base: Int, exponent: Int, register: Int)>

    /// Inlined: saves a move of the memory.
    @inline(__always)
    init(
      _ instructions: UnsafeBufferPointer<Instruction>,
      _ constants: UnsafeBufferPointer<TapeConstant>,
      _ sources: UnsafeBufferPointer<TapeFunction>,
      _ inputCount: Int,
      in memory: inout ScratchMemory
    ) {
      self.inputCount = inputCount
      var rewritten = Scratch<Instruction>()
      if instructions.contains(where: { $0.operation == .negation }) {
        rewritten = Scratch(capacity: instructions.count, in: &memory)
        for instruction in instructions {
          rewritten.append(instruction.withFewerNegations(instructions))
        }
      }
      self.instructions = rewritten.count > 0 ? rewritten.elements : instructions
      uses = Instruction.uses(in: self.instructions, &memory)
      self.rewritten = rewritten
      self.constants = constants
      self.sources = sources
      registers = Scratch(repeating: -1, count: instructions.count, in: &memory)
      let stepCount = max(1, instructions.count - constants.count)
      owners = Scratch(capacity: stepCount, in: &memory)
      powers = Scratch(capacity: 4, in: &memory)
      steps = Scratch(capacity: stepCount, in: &memory)
    }
  }
}

extension PointProgram.Builder {
  /// Makes the steps, the last of which computes the result.
  mutating func run() {
    for index in instructions.indices where uses[index] > 0 { append(index) }
    let result = instructions.count - 1
    guard last != result else { return }
    let register = register(result)
    // A constant is loaded now.
    if last != result { emit(PointProgram.Step(.load, register), for: result) }
  }

  /// Adds a step and notes where the value of its instruction is.
  mutating func emit(_ step: PointProgram.Step, for index: Int) {
    steps.append(step)
    owners.append(Int32(truncatingIfNeeded: index))
    registers[index] = Int32(truncatingIfNeeded: inputCount + steps.count - 1)
    last = index
  }

  /// The register of an instruction; constants are loaded.
  mutating func register(_ index: Int) -> Int {
    if registers[index] < 0 {
      emit(PointProgram.Step(.loadConstant, constant: constant(index) ?? .nan), for: index)
    }
    return Int(registers[index])
  }

  @inline(__always)
  func constant(_ index: Int) -> Double? {
    let instruction = instructions[index]
    return instruction.operation == .constant ? constants[Int(instruction.a)].value : nil
  }

  private mutating func append(_ index: Int) {
    let instruction = instructions[index]
    let (a, b) = (Int(instruction.a), Int(instruction.b))
    switch instruction.operation {
    case .variable: registers[index] = instruction.a
    case .constant, .undefined: break
    case .negation: unary(.negate, .negateRegister, a, for: index)
    case .square: square(a, for: index)
    case .function:
      let direct = sources[b].double.direct
      let (code, registerCode) = Self.codes(of: direct)
      unary(code, registerCode, a, direct == nil ? place(ofFunction: b) : 0, for: index)
    case .power: power(a, b, for: index)
    case .sum: sum(a, b, for: index)
    case .difference: difference(a, b, for: index)
    case .product:
      if multiplyPart(a, b, for: index) || multiplyPart(b, a, for: index) { return }
      commutative(
        (.multiply, .multiplyRegisters, .multiplyConstant, .multiplyRegisterConstant),
        a,
        b,
        for: index
      )
    case .quotient: quotient(a, b, for: index)
    case .operation:
      let (x, y) = (register(a), register(b))
      emit(PointProgram.Step(.operation, x, y, Int(instruction.c)), for: index)
    case .selection:
      let (x, y, z) = (register(a), register(b), register(Int(instruction.c)))
      emit(PointProgram.Step(Self.code(of: instruction.detail), x, y, z), for: index)
    }
  }

  private static func code(of detail: UInt8) -> Code {
    switch Relation(rawValue: detail) ?? .equal {
    case .equal: .whereEqual
    case .notEqual: .whereNotEqual
    case .less: .whereLess
    case .lessOrEqual: .whereLessOrEqual
    case .greater: .whereGreater
    case .greaterOrEqual: .whereGreaterOrEqual
    }
  }

  private static func codes(of direct: DoubleFunction.Direct?) -> (Code, Code) {
    switch direct {
    case .sine: (.sine, .sineRegister)
    case .cosine: (.cosine, .cosineRegister)
    case .tangent: (.tangent, .tangentRegister)
    case .exponential: (.exponential, .exponentialRegister)
    case .naturalLogarithm: (.naturalLogarithm, .naturalLogarithmRegister)
    case .squareRoot: (.squareRoot, .squareRootRegister)
    case .absoluteValue: (.absoluteValue, .absoluteValueRegister)
    case nil: (.function, .functionRegister)
    }
  }

  mutating func unary(
    _ code: Code,
    _ registerCode: Code,
    _ a: Int,
    _ b: Int = 0,
    for index: Int
  ) {
    if last == a {
      emit(PointProgram.Step(code, 0, b), for: index)
    } else {
      emit(PointProgram.Step(registerCode, register(a), b), for: index)
    }
  }

  /// The place of a function among those that are called.
  private mutating func place(ofFunction source: Int) -> Int {
    if let place = places.elements.firstIndex(of: source) { return place }
    functions.append(PointProgram.Function(one: sources[source].double.one))
    places.append(source)
    return places.count - 1
  }

  /// A sum or a product.
  private mutating func commutative(
    _ codes: (accumulator: Code, registers: Code, constant: Code, registerConstant: Code),
    _ a: Int,
    _ b: Int,
    for index: Int
  ) {
    let (x, y) = constant(a) != nil || last == b ? (b, a) : (a, b)
    if let constant = constant(y) {
      let code = last == x ? codes.constant : codes.registerConstant
      let register = last == x ? 0 : register(x)
      emit(PointProgram.Step(code, register, constant: constant), for: index)
    } else if last == x {
      emit(PointProgram.Step(codes.accumulator, register(y)), for: index)
    } else {
      let first = register(x)
      emit(PointProgram.Step(codes.registers, first, register(y)), for: index)
    }
  }

  private mutating func sum(_ a: Int, _ b: Int, for index: Int) {
    if addPart(a, b, for: index) || addPart(b, a, for: index) { return }
    commutative(
      (.add, .addRegisters, .addConstant, .addRegisterConstant),
      a,
      b,
      for: index
    )
  }

  private mutating func difference(_ a: Int, _ b: Int, for index: Int) {
    if let constant = constant(b) {
      // x − k is x + (−k), also by its bits.
      if addConstant(-constant, toPart: a, for: index) { return }
      if last == a {
        emit(PointProgram.Step(.addConstant, constant: -constant), for: index)
      } else {
        emit(PointProgram.Step(.addRegisterConstant, register(a), constant: -constant), for: index)
      }
    } else if let constant = constant(a) {
      let code: Code = last == b ? .subtractFromConstant : .constantMinusRegister
      let register = last == b ? 0 : register(b)
      emit(PointProgram.Step(code, register, constant: constant), for: index)
    } else if subtractFromPart(a, b, for: index) || subtractPart(b, from: a, for: index) {
      return
    } else if last == a {
      emit(PointProgram.Step(.subtract, register(b)), for: index)
    } else if last == b {
      emit(PointProgram.Step(.subtractFrom, register(a)), for: index)
    } else {
      let x = register(a)
      emit(PointProgram.Step(.subtractRegisters, x, register(b)), for: index)
    }
  }

  private mutating func quotient(_ a: Int, _ b: Int, for index: Int) {
    if divideByPart(b, a, for: index) { return }
    if let constant = constant(b) {
      let code: Code = last == a ? .divideConstant : .registerOverConstant
      let register = last == a ? 0 : register(a)
      emit(PointProgram.Step(code, register, constant: constant), for: index)
    } else if let constant = constant(a) {
      let code: Code = last == b ? .divideIntoConstant : .constantOverRegister
      let register = last == b ? 0 : register(b)
      emit(PointProgram.Step(code, register, constant: constant), for: index)
    } else if last == a {
      emit(PointProgram.Step(.divide, register(b)), for: index)
    } else if last == b {
      emit(PointProgram.Step(.divideInto, register(a)), for: index)
    } else {
      let x = register(a)
      emit(PointProgram.Step(.divideRegisters, x, register(b)), for: index)
    }
  }
}
