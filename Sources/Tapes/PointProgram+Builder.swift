// From a tape to the steps for one point.

internal import Expressions
internal import Numbers

extension PointProgram {
  /// Creates the steps of instructions whose functions are given.
  convenience init(
    _ instructions: [Instruction],
    _ constants: [Constant],
    inputCount: Int,
    functions: [DoubleFunction],
    operations: [DoubleOperation]
  ) {
    var builder = Builder(instructions, constants, inputCount)
    builder.functions = functions
    for index in instructions.indices where builder.uses[index] > 0 { builder.append(index) }
    let last = instructions.count - 1
    if builder.last != last { builder.emit(Step(.load, builder.register(last)), for: last) }
    self.init(
      inputCount: inputCount,
      steps: builder.steps,
      functions: builder.functions,
      operations: operations
    )
  }

  /// Steps that are being collected.
  fileprivate struct Builder {
    typealias Code = PointProgram.Code

    let inputCount: Int
    var steps: [PointProgram.Step] = []
    var functions: [DoubleFunction] = []
    let instructions: [Instruction]
    let constants: [Constant]
    /// How often each instruction is read.
    let uses: [Int32]
    /// The register of each instruction; −1 as long as it has none.
    var registers: [Int32]
    /// The instruction whose value is in the accumulator.
    var last = -1
    /// Whole powers of registers, and where they are.
    var powers: [(base: Int, exponent: Int, register: Int)] = []

    init(_ instructions: [Instruction], _ constants: [Constant], _ inputCount: Int) {
      self.inputCount = inputCount
      self.instructions = instructions
      self.constants = constants
      uses = Instruction.uses(in: instructions)
      registers = [Int32](repeating: -1, count: instructions.count)
      steps.reserveCapacity(instructions.count - constants.count)
    }
  }
}

extension PointProgram.Builder {
  /// Adds a step and notes where the value of its instruction is.
  mutating func emit(_ step: PointProgram.Step, for index: Int) {
    steps.append(step)
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

  func constant(_ index: Int) -> Double? {
    let instruction = instructions[index]
    return instruction.operation == .constant ? constants[Int(instruction.a)].value : nil
  }

  mutating func append(_ index: Int) {
    let instruction = instructions[index]
    let (a, b) = (Int(instruction.a), Int(instruction.b))
    switch instruction.operation {
    case .variable: registers[index] = instruction.a
    case .constant, .undefined: break
    case .negation: unary(.negate, .negateRegister, a, for: index)
    case .square:
      unary(.square, .squareRegister, a, for: index)
      powers.append((register(a), 2, register(index)))
    case .function: unary(.function, .functionRegister, a, b, for: index)
    case .power: power(a, b, for: index)
    case .sum: sum(a, b, for: index)
    case .difference: difference(a, b, for: index)
    case .product:
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

  private mutating func unary(
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

  private mutating func power(_ a: Int, _ n: Int, for index: Int) {
    if n > 0, n <= largestProductPower {
      products(a, n, for: index)
      return
    }
    guard n.magnitude > largestProductPower else {
      unary(.power, .powerRegister, a, n, for: index)
      return
    }
    functions.append(.largePower(n))
    unary(.function, .functionRegister, a, functions.count - 1, for: index)
  }

  /// A power as a product of lower ones, in the order of `raised(to:)`; lower
  /// powers of the same base are computed once.
  private mutating func products(_ a: Int, _ n: Int, for index: Int) {
    let base = register(a)
    defer { powers.append((base, n, register(index))) }
    let square = power(of: base, 2) { PointProgram.Step(.multiplyRegisters, base, base) }
    guard n > 3 else {
      emit(PointProgram.Step(.multiplyRegisters, base, square), for: index)
      return
    }
    let fourth = power(of: base, 4) { PointProgram.Step(.multiplyRegisters, square, square) }
    let rest =
      switch n {
      case 5: base
      case 6: square
      case 7: power(of: base, 3) { PointProgram.Step(.multiplyRegisters, base, square) }
      default: fourth
      }
    if n == 4 {
      emit(PointProgram.Step(.load, fourth), for: index)
    } else {
      emit(PointProgram.Step(.multiplyRegisters, rest, fourth), for: index)
    }
  }

  /// The register of a power that products are made of.
  private mutating func power(
    of base: Int,
    _ n: Int,
    _ step: () -> PointProgram.Step
  ) -> Int {
    for power in powers where power.base == base && power.exponent == n { return power.register }
    steps.append(step())
    let register = inputCount + steps.count - 1
    powers.append((base, n, register))
    last = -1
    return register
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
    if fuseSum(a, b, for: index) || fuseSum(b, a, for: index) { return }
    commutative(
      (.add, .addRegisters, .addConstant, .addRegisterConstant),
      a,
      b,
      for: index
    )
  }

  /// Makes one step of a product, which was the last step, and a sum.
  private mutating func fuseSum(_ product: Int, _ other: Int, for index: Int) -> Bool {
    guard let step = fusible(product) else { return false }
    let a = Int(step.a)
    if let constant = constant(other) {
      guard step.code == .multiply else { return false }
      replaceLast(PointProgram.Step(.multiplyAddConstant, a, constant: constant), for: index)
    } else if step.code == .multiply {
      replaceLast(PointProgram.Step(.multiplyAdd, a, register(other)), for: index)
    } else if isBefore(other) {
      replaceLast(PointProgram.Step(.addProduct, a, step.b), for: index)
    } else {
      replaceLast(PointProgram.Step(.productPlus, a, step.b, register(other)), for: index)
    }
    return true
  }

  private mutating func difference(_ a: Int, _ b: Int, for index: Int) {
    if let constant = constant(b) {
      // x − k is x + (−k), also by its bits.
      if last == a {
        emit(PointProgram.Step(.addConstant, 0, constant: -constant), for: index)
      } else {
        emit(PointProgram.Step(.addRegisterConstant, register(a), constant: -constant), for: index)
      }
    } else if let constant = constant(a) {
      let code: Code = last == b ? .subtractFromConstant : .constantMinusRegister
      let register = last == b ? 0 : register(b)
      emit(PointProgram.Step(code, register, constant: constant), for: index)
    } else if let step = fusible(a) {
      let code: Code = step.code == .multiply ? .multiplySubtract : .productMinus
      let (y, z) = step.code == .multiply ? (register(b), 0) : (step.b, register(b))
      replaceLast(PointProgram.Step(code, Int(step.a), y, z), for: index)
    } else if let step = fusible(b), step.code == .multiplyRegisters, isBefore(a) {
      replaceLast(PointProgram.Step(.subtractProduct, Int(step.a), step.b), for: index)
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

  /// The last step, when it is a product that only the next one reads.
  private func fusible(_ index: Int) -> PointProgram.Step? {
    guard last == index, uses[index] == 1, instructions[index].operation == .product,
      let step = steps.last, step.code == .multiply || step.code == .multiplyRegisters
    else { return nil }
    return step
  }

  /// Whether the value of an instruction was in the accumulator before the last
  /// step.
  private func isBefore(_ index: Int) -> Bool {
    steps.count > 1
      && Int(registers[index]) == inputCount + steps.count - 2
  }

  private mutating func replaceLast(_ step: PointProgram.Step, for index: Int) {
    steps.removeLast()
    emit(step, for: index)
  }
}
