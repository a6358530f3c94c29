// A tape for one point at a time. The result of a step stays in the
// accumulator, where the next step finds it; constants are part of the steps,
// and a product with what follows it is one step.

internal import Numbers

/// The steps that compute the value at a point.
///
/// They are reached by pointers, since a value is computed in less time than a
/// reference count of an array is kept. Nothing changes after the creation.
final class PointProgram: @unchecked Sendable {
  /// The number of inputs, which are the first registers; step *i* writes the
  /// register behind them by *i*.
  let inputCount: Int
  private let steps: UnsafeMutableBufferPointer<Step>
  private let functions: UnsafeMutableBufferPointer<DoubleFunction>
  private let operations: UnsafeMutableBufferPointer<DoubleOperation>

  /// Keeps at least one step.
  init(
    inputCount: Int,
    steps: [Step],
    functions: [DoubleFunction],
    operations: [DoubleOperation]
  ) {
    self.inputCount = inputCount
    self.steps = Self.copy(steps)
    self.functions = Self.copy(functions)
    self.operations = Self.copy(operations)
  }

  private static func copy<Element>(
    _ elements: [Element]
  ) -> UnsafeMutableBufferPointer<Element> {
    guard !elements.isEmpty else { return UnsafeMutableBufferPointer(start: nil, count: 0) }
    let buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = buffer.initialize(from: elements)
    return buffer
  }

  deinit {
    steps.deallocate()
    functions.deinitialize()
    functions.deallocate()
    operations.deinitialize()
    operations.deallocate()
  }

  /// One step.
  struct Step: Sendable {
    var code: Code
    /// A register, where there is one.
    var a: Int32
    /// A constant, or two small numbers.
    var bits: UInt64

    init(_ code: Code, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0) {
      self.code = code
      self.a = Int32(truncatingIfNeeded: a)
      bits =
        UInt64(UInt32(truncatingIfNeeded: b)) | UInt64(UInt32(truncatingIfNeeded: c)) << 32
    }

    init(_ code: Code, _ a: Int = 0, constant: Double) {
      self.code = code
      self.a = Int32(truncatingIfNeeded: a)
      bits = constant.bitPattern
    }

    @inline(__always)
    var constant: Double { Double(bitPattern: bits) }
    @inline(__always)
    var b: Int { Int(Int32(truncatingIfNeeded: bits)) }
    @inline(__always)
    var c: Int { Int(Int32(truncatingIfNeeded: bits &>> 32)) }
  }

  /// What a step does with the accumulator t, the registers a, b and c and the
  /// constant k.
  enum Code: UInt8, Sendable {
    /// a; k.
    case load, loadConstant
    /// −t; −a.
    case negate, negateRegister
    /// t²; a².
    case square, squareRegister
    /// t^b; a^b, for a whole b.
    case power, powerRegister
    /// Function b of t; of a.
    case function, functionRegister
    /// Operation c of a and b.
    case operation
    /// b or c, as a compares with zero, one code for each relation.
    case whereEqual, whereNotEqual, whereLess, whereLessOrEqual, whereGreater
    case whereGreaterOrEqual
    /// t + a; a + b; t + k; a + k.
    case add, addRegisters, addConstant, addRegisterConstant
    /// t − a; a − t; a − b; k − t; k − a.
    case subtract, subtractFrom, subtractRegisters, subtractFromConstant, constantMinusRegister
    /// t·a; a·b; t·k; a·k.
    case multiply, multiplyRegisters, multiplyConstant, multiplyRegisterConstant
    /// t/a; a/t; a/b; t/k; k/t; a/k; k/a.
    case divide, divideInto, divideRegisters, divideConstant, divideIntoConstant
    case registerOverConstant, constantOverRegister
    /// t·a + k; t·a + b; t·a − b; a·b + c; a·b − c.
    case multiplyAddConstant, multiplyAdd, multiplySubtract, productPlus, productMinus
    /// t + a·b; t − a·b.
    case addProduct, subtractProduct
  }
}

extension PointProgram {
  /// The value at a point, given by the first variable and the second.
  ///
  /// - Precondition: There are at most two variables.
  func value(_ x: Double, _ y: Double) -> Double {
    precondition(inputCount <= 2, "every variable has a value")
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: registerCount) { memory in
      guard let registers = memory.baseAddress else { return .nan }
      registers.initialize(to: x)
      (registers + 1).initialize(to: y)
      return run(registers)
    }
  }

  /// The value at a point.
  ///
  /// - Precondition: There is a value for each variable.
  func value(_ point: [Double]) -> Double {
    precondition(point.count >= inputCount, "every variable has a value")
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: registerCount) { memory in
      guard let registers = memory.baseAddress else { return .nan }
      for index in 0..<inputCount { (registers + index).initialize(to: point[index]) }
      return run(registers)
    }
  }

  /// The number of registers, and at least two.
  private var registerCount: Int { max(2, inputCount + steps.count) }

  private func run(_ registers: UnsafeMutablePointer<Double>) -> Double {
    var target = registers + inputCount
    var t = 0.0
    for step in steps {
      t = value(of: step, t, registers)
      target.pointee = t
      target += 1
    }
    return t
  }

  @inline(__always)
  private func value(
    of step: Step,
    _ t: Double,
    _ registers: UnsafeMutablePointer<Double>
  ) -> Double {
    let a = Int(step.a)
    switch step.code {
    case .load: return registers[a]
    case .loadConstant: return step.constant
    case .negate: return -t
    case .negateRegister: return -registers[a]
    case .square: return t * t
    case .squareRegister: return registers[a] * registers[a]
    case .power: return t.raised(to: step.b)
    case .powerRegister: return registers[a].raised(to: step.b)
    case .function: return functions[step.b].one(t)
    case .functionRegister: return functions[step.b].one(registers[a])
    case .operation: return operations[step.c].one(registers[a], registers[step.b])
    case .whereEqual: return Self.select(step, registers) { $0 == 0 }
    case .whereNotEqual: return Self.select(step, registers) { $0 != 0 }
    case .whereLess: return Self.select(step, registers) { $0 < 0 }
    case .whereLessOrEqual: return Self.select(step, registers) { $0 <= 0 }
    case .whereGreater: return Self.select(step, registers) { $0 > 0 }
    case .whereGreaterOrEqual: return Self.select(step, registers) { $0 >= 0 }
    case .add: return t + registers[a]
    case .addRegisters: return registers[a] + registers[step.b]
    case .addConstant: return t + step.constant
    case .addRegisterConstant: return registers[a] + step.constant
    case .subtract: return t - registers[a]
    case .subtractFrom: return registers[a] - t
    case .subtractRegisters: return registers[a] - registers[step.b]
    case .subtractFromConstant: return step.constant - t
    case .constantMinusRegister: return step.constant - registers[a]
    case .multiply: return t * registers[a]
    case .multiplyRegisters: return registers[a] * registers[step.b]
    case .multiplyConstant: return t * step.constant
    case .multiplyRegisterConstant: return registers[a] * step.constant
    case .divide: return t.over(registers[a])
    case .divideInto: return registers[a].over(t)
    case .divideRegisters: return registers[a].over(registers[step.b])
    case .divideConstant: return t.over(step.constant)
    case .divideIntoConstant: return step.constant.over(t)
    case .registerOverConstant: return registers[a].over(step.constant)
    case .constantOverRegister: return step.constant.over(registers[a])
    case .multiplyAddConstant: return t * registers[a] + step.constant
    case .multiplyAdd: return t * registers[a] + registers[step.b]
    case .multiplySubtract: return t * registers[a] - registers[step.b]
    case .productPlus: return registers[a] * registers[step.b] + registers[step.c]
    case .productMinus: return registers[a] * registers[step.b] - registers[step.c]
    case .addProduct: return t + registers[a] * registers[step.b]
    case .subtractProduct: return t - registers[a] * registers[step.b]
    }
  }

  @inline(__always)
  private static func select(
    _ step: Step,
    _ registers: UnsafeMutablePointer<Double>,
    _ holds: (Double) -> Bool
  ) -> Double {
    let test = registers[Int(step.a)]
    if test.isNaN { return .nan }
    return holds(test) ? registers[step.b] : registers[step.c]
  }
}
