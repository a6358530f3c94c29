// The program of a tape over intervals. Its functions are apart from their other uses: one of
// them is loaded at a time, and tapes with the same functions share them.

internal import Expressions
internal import Numbers

/// The functions that the instructions of a tape apply.
///
/// They stand in memory of its own, so that a run counts no references.
final class IntervalKernels: @unchecked Sendable {
  /// The functions of one number, powers with whole exponents behind the others.
  let functions: UnsafeMutableBufferPointer<IntervalKernel<IntervalFunction>>
  /// The functions of two numbers.
  let operations: UnsafeMutableBufferPointer<IntervalKernel<IntervalOperation>>
  /// Whether there is a power with any exponent among them.
  let hasPowers: Bool

  init(_ functions: [IntervalFunction], _ operations: [IntervalOperation]) {
    self.functions = .allocate(capacity: functions.count)
    self.operations = .allocate(capacity: operations.count)
    hasPowers = operations.contains { $0.isPower }
    _ = self.functions.initialize(from: functions.map { IntervalKernel($0) })
    _ = self.operations.initialize(from: operations.map { IntervalKernel($0) })
  }

  deinit {
    for function in functions { function.reference.release() }
    for operation in operations { operation.reference.release() }
    functions.deallocate()
    operations.deallocate()
  }
}

/// A function that is reached without counting references, which would take as
/// long as many a function; ``IntervalKernels`` has it as long as it lives.
struct IntervalKernel<Function: Sendable>: Sendable {
  /// The object that keeps the function.
  final class Place: Sendable {
    let function: Function

    init(_ function: Function) { self.function = function }
  }

  fileprivate let reference: Unmanaged<Place>

  fileprivate init(_ function: Function) {
    reference = .passRetained(Place(function))
  }

  /// The function, for uses that may take longer.
  var function: Function { apply { $0.function } }

  /// Uses the function.
  @inline(__always)
  func apply<Result>(_ use: (Place) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef(use)
  }
}

/// The program of a tape over intervals.
struct IntervalProgram: Sendable {
  /// The instructions, as in ``Tape``; `c` of a function or a power is its place
  /// among the functions.
  var instructions: [Instruction]
  /// The functions that they apply.
  var kernels: IntervalKernels

  /// About how many nanoseconds a run over values takes.
  var cost = 0

  /// Creates a program of no instructions.
  init(_ kernels: IntervalKernels) {
    self.kernels = kernels
    instructions = []
  }

  init(_ tape: TapeContents) {
    var functions = tape.functions.map { $0.interval }
    var exponents: [Int32] = []
    instructions = tape.instructions
    for index in instructions.indices {
      let instruction = instructions[index]
      switch instruction.operation {
      case .function:
        let isMagnitude = functions[Int(instruction.b)].isMagnitude
        instructions[index].detail = isMagnitude ? IntervalProgram.magnitude : 0
        instructions[index].c = instruction.b
      case .operation:
        let extremum = tape.operations[Int(instruction.c)].interval.extremum
        instructions[index].detail = extremum?.rawValue ?? 0
      case .power:
        let place = exponents.firstIndex(of: instruction.b) ?? exponents.count
        if place == exponents.count {
          exponents.append(instruction.b)
          functions.append(IntervalFunction.power(Int(instruction.b)))
        }
        instructions[index].c = Int32(tape.functions.count + place)
      default: break
      }
    }
    kernels = IntervalKernels(functions, tape.operations.map { $0.interval })
    cost = instructions.reduce(0) { $0 + $1.cost }
  }

  /// The detail of a function that is the absolute value.
  ///
  /// That of an operation is the raw value of an ``Extremum``. Tapes with hundreds of
  /// them are common, so that they are not called as others are.
  static var magnitude: UInt8 { 1 }

  /// Fills the registers, first to last.
  @inline(__always)
  func run<S: Slopes>(
    _ registers: inout [Register<S>],
    _ x: Register<S>,
    _ y: Register<S>
  ) {
    run(&registers, x, y, instructions.indices)
  }

  /// Fills some of the registers.
  @inline(__always)
  func run<S: Slopes>(
    _ registers: inout [Register<S>],
    _ x: Register<S>,
    _ y: Register<S>,
    _ range: Range<Int>
  ) {
    let (functions, operations) = (kernels.functions, kernels.operations)
    registers.withUnsafeMutableBufferPointer { registers in
      instructions.withUnsafeBufferPointer { instructions in
        for index in range {
          let instruction = instructions[index]
          let a = Int(instruction.a)
          let b = Int(instruction.b)
          switch instruction.operation {
          case .constant, .undefined: break
          case .variable: registers[index] = a == 0 ? x : y
          case .negation: registers[index] = -registers[a]
          case .sum: registers[index] = registers[a] + registers[b]
          case .difference: registers[index] = registers[a] - registers[b]
          case .product: registers[index] = registers[a] * registers[b]
          case .quotient: registers[index] = registers[a] / registers[b]
          case .square: registers[index] = registers[a].squared()
          case .function where instruction.detail == IntervalProgram.magnitude:
            registers[index] = registers[a].magnitude
          case .power, .function:
            registers[index] = registers[a].applying(functions[Int(instruction.c)])
          case .operation:
            switch Extremum(rawValue: instruction.detail) {
            case .minimum: registers[index] = registers[a].minimum(registers[b])
            case .maximum: registers[index] = registers[a].maximum(registers[b])
            case nil:
              registers[index] = registers[a]
                .applying(operations[Int(instruction.c)], registers[b])
            }
          case .selection:
            registers[index] = IntervalTape.selection(
              Relation(rawValue: instruction.detail) ?? .equal,
              registers[a],
              registers[b],
              registers[Int(instruction.c)]
            )
          }
        }
      }
    }
  }
}

extension Instruction {
  /// Whether the result is one of the operands, or an opposite, depending on their values.
  ///
  /// - Precondition: It is of an ``IntervalProgram``.
  var isByCases: Bool {
    switch operation {
    case .selection: true
    case .function, .operation: detail != 0
    default: false
    }
  }

  /// About how many nanoseconds the instruction takes over intervals.
  ///
  /// - Precondition: It is of an ``IntervalProgram``.
  var cost: Int {
    switch operation {
    case .constant, .undefined: 0
    case .power, .function, .operation: isByCases ? 5 : 50
    default: 5
    }
  }
}
