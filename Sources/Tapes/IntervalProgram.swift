// What a tape runs over intervals. The functions are apart from their other uses:
// one of them is loaded at a time, and tapes that say the same share them.

internal import Expressions
internal import Numbers

/// The functions that the instructions of a tape apply.
final class IntervalKernels: Sendable {
  /// The functions of one number, powers with whole exponents behind the others.
  let functions: [IntervalKernel<IntervalFunction>]
  /// The functions of two numbers.
  let operations: [IntervalKernel<IntervalOperation>]

  init(_ functions: [IntervalFunction], _ operations: [IntervalOperation]) {
    self.functions = functions.map { IntervalKernel($0) }
    self.operations = operations.map { IntervalKernel($0) }
  }

  deinit {
    for function in functions { function.reference.release() }
    for operation in operations { operation.reference.release() }
  }
}

/// A function that is reached without counting references, which would take as
/// long as many a function; ``IntervalKernels`` has it as long as it lives.
struct IntervalKernel<Function: Sendable>: Sendable {
  /// Where it is kept.
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

/// What a tape runs over intervals.
struct IntervalProgram: Sendable {
  /// The instructions, as in ``Tape``.
  let instructions: [Instruction]
  /// The functions that they apply.
  let kernels: IntervalKernels
  /// Which of them it is, for each instruction that applies one.
  let places: [Int32]

  /// Creates a program with the functions of another one.
  init(_ instructions: [Instruction], _ kernels: IntervalKernels, places: [Int32]) {
    self.instructions = instructions
    self.kernels = kernels
    self.places = places
  }

  init(_ tape: Tape) {
    var functions = tape.functions.map { $0.interval }
    var exponents: [Int32] = []
    places = tape.instructions.map { instruction in
      switch instruction.operation {
      case .function: return instruction.b
      case .operation: return instruction.c
      case .power:
        let place = exponents.firstIndex(of: instruction.b) ?? exponents.count
        if place == exponents.count {
          exponents.append(instruction.b)
          functions.append(IntervalFunction.power(Int(instruction.b)))
        }
        return Int32(tape.functions.count + place)
      default: return 0
      }
    }
    instructions = tape.instructions
    kernels = IntervalKernels(functions, tape.operations.map { $0.interval })
  }

  /// Fills the registers, first to last.
  @inline(__always)
  func run<S: Slopes>(
    _ registers: inout [Register<S>],
    _ x: Register<S>,
    _ y: Register<S>
  ) {
    let (functions, operations) = (kernels.functions, kernels.operations)
    registers.withUnsafeMutableBufferPointer { registers in
      instructions.withUnsafeBufferPointer { instructions in
        for index in instructions.indices {
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
          case .power, .function:
            registers[index] = registers[a].applying(functions[Int(places[index])])
          case .operation:
            registers[index] = registers[a].applying(operations[Int(instruction.c)], registers[b])
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
