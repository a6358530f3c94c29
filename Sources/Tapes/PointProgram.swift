// A tape for one point at a time. The result of a step stays in the
// accumulator, where the next step finds it; constants are part of the steps,
// and two or three operations that follow each other are one step.

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
  private let functions: UnsafeMutableBufferPointer<Function>
  private let operations: UnsafeMutableBufferPointer<Operation>

  /// What is called for a function, without what it has for blocks.
  private struct Function {
    let one: @Sendable (Double) -> Double
  }

  /// What is called for an operation.
  private struct Operation {
    let one: @Sendable (Double, Double) -> Double
  }

  /// Keeps at least one step.
  init(
    inputCount: Int,
    steps: [Step],
    functions: [DoubleFunction],
    operations: [DoubleOperation]
  ) {
    self.inputCount = inputCount
    self.steps = Self.copy(steps) { $0 }
    self.functions = Self.copy(functions) { Function(one: $0.one) }
    self.operations = Self.copy(operations) { Operation(one: $0.one) }
  }

  @inline(__always)
  private static func copy<Source, Element>(
    _ elements: [Source],
    _ copied: (Source) -> Element
  ) -> UnsafeMutableBufferPointer<Element> {
    guard !elements.isEmpty else { return UnsafeMutableBufferPointer(start: nil, count: 0) }
    let buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    for index in elements.indices {
      buffer.initializeElement(at: index, to: copied(elements[index]))
    }
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
    private let first: Int32
    private let second: Int32
    private let third: Int32
    /// The constants, where there are any.
    let k: Double
    let l: Double

    init(
      _ code: Code,
      _ a: Int = 0,
      _ b: Int = 0,
      _ c: Int = 0,
      constant k: Double = 0,
      _ l: Double = 0
    ) {
      self.code = code
      first = Int32(truncatingIfNeeded: a)
      second = Int32(truncatingIfNeeded: b)
      third = Int32(truncatingIfNeeded: c)
      (self.k, self.l) = (k, l)
    }

    /// Registers, or small numbers.
    @inline(__always)
    var a: Int { Int(first) }
    @inline(__always)
    var b: Int { Int(second) }
    @inline(__always)
    var c: Int { Int(third) }
  }

  /// What a step does with the accumulator t, the registers a, b and c and the
  /// constants k and l.
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
    /// A function that is called directly, of t; of a.
    case sine, cosine, exponential, naturalLogarithm, squareRoot, absoluteValue
    case sineRegister, cosineRegister, exponentialRegister, naturalLogarithmRegister
    case squareRootRegister, absoluteValueRegister
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
    /// t + a·b; t − a·b; a·b + k; t·(a·b + k).
    case addProduct, subtractProduct, productPlusConstant, multiplyProductPlus
    /// (t·a + k)·b + l; a·k + l; a·k + b; a·k + b·l; t + a·k.
    case multiplyAddTwice, scaledPlusConstant, scaledPlus, sumOfScaled, addScaled
    /// (a·b)·k; t + (a·b)·k.
    case scaledProduct, addScaledProduct
    /// t·(a + k); b·(a + k); t·(a + b); t·(a − b).
    case multiplySumConstant, registerTimesSum, multiplySum, multiplyDifference
    /// (a + k)·(b + l); t + (a + k)·(b + l); t − (a + k)·(b + l).
    case productOfSums, addProductOfSums, subtractProductOfSums
    /// t/(a + k); b/(a + k); b/(t + k); k/(a + l).
    case divideBySum, registerOverSum, divideIntoSum, constantOverSum
  }
}

extension PointProgram {
  /// The value at a point, given by the first variable and the second.
  ///
  /// - Precondition: There are at most two variables.
  func value(_ x: Double, _ y: Double) -> Double {
    precondition(inputCount <= 2, "every variable has a value")
    // Room of a known size costs less.
    let few = 64
    return registerCount <= few
      ? withUnsafeTemporaryAllocation(of: Double.self, capacity: few) { run($0, x, y) }
      : withUnsafeTemporaryAllocation(of: Double.self, capacity: registerCount) { run($0, x, y) }
  }

  @inline(__always)
  private func run(
    _ memory: UnsafeMutableBufferPointer<Double>,
    _ x: Double,
    _ y: Double
  ) -> Double {
    guard let registers = memory.baseAddress else { return .nan }
    registers.initialize(to: x)
    (registers + 1).initialize(to: y)
    return run(registers)
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
    let a = step.a
    switch step.code {
    case .load: return registers[a]
    case .loadConstant: return step.k
    case .negate: return -t
    case .negateRegister: return -registers[a]
    case .square: return t * t
    case .squareRegister: return registers[a] * registers[a]
    case .power: return t.raised(to: step.b)
    case .powerRegister: return registers[a].raised(to: step.b)
    case .function: return functions[step.b].one(t)
    case .functionRegister: return functions[step.b].one(registers[a])
    case .sine: return DoubleFunction.sine(ofRadians: t)
    case .cosine: return DoubleFunction.cosine(ofRadians: t)
    case .exponential: return DoubleFunction.exponential(of: t)
    case .naturalLogarithm: return DoubleFunction.naturalLogarithm(of: t)
    case .squareRoot: return t.squareRoot()
    case .absoluteValue: return t.magnitude
    case .sineRegister: return DoubleFunction.sine(ofRadians: registers[a])
    case .cosineRegister: return DoubleFunction.cosine(ofRadians: registers[a])
    case .exponentialRegister: return DoubleFunction.exponential(of: registers[a])
    case .naturalLogarithmRegister: return DoubleFunction.naturalLogarithm(of: registers[a])
    case .squareRootRegister: return registers[a].squareRoot()
    case .absoluteValueRegister: return registers[a].magnitude
    case .operation: return operations[step.c].one(registers[a], registers[step.b])
    case .whereEqual: return Self.select(step, registers) { $0 == 0 }
    case .whereNotEqual: return Self.select(step, registers) { $0 != 0 }
    case .whereLess: return Self.select(step, registers) { $0 < 0 }
    case .whereLessOrEqual: return Self.select(step, registers) { $0 <= 0 }
    case .whereGreater: return Self.select(step, registers) { $0 > 0 }
    case .whereGreaterOrEqual: return Self.select(step, registers) { $0 >= 0 }
    case .add: return t + registers[a]
    case .addRegisters: return registers[a] + registers[step.b]
    case .addConstant: return t + step.k
    case .addRegisterConstant: return registers[a] + step.k
    case .subtract: return t - registers[a]
    case .subtractFrom: return registers[a] - t
    case .subtractRegisters: return registers[a] - registers[step.b]
    case .subtractFromConstant: return step.k - t
    case .constantMinusRegister: return step.k - registers[a]
    case .multiply: return t * registers[a]
    case .multiplyRegisters: return registers[a] * registers[step.b]
    case .multiplyConstant: return t * step.k
    case .multiplyRegisterConstant: return registers[a] * step.k
    case .divide: return t.over(registers[a])
    case .divideInto: return registers[a].over(t)
    case .divideRegisters: return registers[a].over(registers[step.b])
    case .divideConstant: return t.over(step.k)
    case .divideIntoConstant: return step.k.over(t)
    case .registerOverConstant: return registers[a].over(step.k)
    case .constantOverRegister: return step.k.over(registers[a])
    case .multiplyAddConstant: return t * registers[a] + step.k
    case .multiplyAdd: return t * registers[a] + registers[step.b]
    case .multiplySubtract: return t * registers[a] - registers[step.b]
    case .productPlus: return registers[a] * registers[step.b] + registers[step.c]
    case .productMinus: return registers[a] * registers[step.b] - registers[step.c]
    case .addProduct: return t + registers[a] * registers[step.b]
    case .subtractProduct: return t - registers[a] * registers[step.b]
    case .productPlusConstant: return registers[a] * registers[step.b] + step.k
    case .multiplyProductPlus: return t * (registers[a] * registers[step.b] + step.k)
    case .multiplyAddTwice: return (t * registers[a] + step.k) * registers[step.b] + step.l
    case .scaledPlusConstant: return registers[a] * step.k + step.l
    case .scaledPlus: return registers[a] * step.k + registers[step.b]
    case .sumOfScaled: return registers[a] * step.k + registers[step.b] * step.l
    case .addScaled: return t + registers[a] * step.k
    case .scaledProduct: return (registers[a] * registers[step.b]) * step.k
    case .addScaledProduct: return t + (registers[a] * registers[step.b]) * step.k
    case .multiplySumConstant: return t * (registers[a] + step.k)
    case .registerTimesSum: return registers[step.b] * (registers[a] + step.k)
    case .multiplySum: return t * (registers[a] + registers[step.b])
    case .multiplyDifference: return t * (registers[a] - registers[step.b])
    case .productOfSums: return (registers[a] + step.k) * (registers[step.b] + step.l)
    case .addProductOfSums: return t + (registers[a] + step.k) * (registers[step.b] + step.l)
    case .subtractProductOfSums:
      return t - (registers[a] + step.k) * (registers[step.b] + step.l)
    case .divideBySum: return t.over(registers[a] + step.k)
    case .registerOverSum: return registers[step.b].over(registers[a] + step.k)
    case .divideIntoSum: return registers[step.b].over(t + step.k)
    case .constantOverSum: return step.k.over(registers[a] + step.l)
    }
  }

  @inline(__always)
  private static func select(
    _ step: Step,
    _ registers: UnsafeMutablePointer<Double>,
    _ holds: (Double) -> Bool
  ) -> Double {
    let test = registers[step.a]
    if test.isNaN { return .nan }
    return holds(test) ? registers[step.b] : registers[step.c]
  }
}
