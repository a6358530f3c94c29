// A tape that runs over intervals: all values, all slopes, and whether the
// expression is defined and continuous on a box.
//
// > Source: IEEE 1788-2015 for decorations; Keeter, Massively parallel rendering
// > of complex closed-form implicit surfaces (SIGGRAPH 2020), for tapes over
// > intervals.

internal import Expressions
public import Numbers

/// What is known of a function of one variable on a box.
public struct CurveBox: Hashable, Sendable {
  /// An interval that contains all values where it is defined.
  public let values: Interval
  /// The slopes between any two points; everything where it may jump.
  public let slopes: Interval
  /// How it behaves on the whole box.
  public let decoration: Decoration
}

/// What is known of a function of two variables on a box.
public struct SurfaceBox: Hashable, Sendable {
  /// An interval that contains all values where it is defined.
  public let values: Interval
  /// The slopes between any two points; everything where it may jump.
  public let gradient: Gradient
  /// How it behaves on the whole box.
  public let decoration: Decoration
}

/// A tape with the registers that it needs to run over intervals.
public struct IntervalTape: Sendable {
  let tape: Tape
  /// The function of each instruction that applies one.
  let functions: [IntervalFunction?]
  var curves: [Register<Interval>]
  var points: [Register<NoSlopes>]
  var surfaces: [Register<Gradient>]
  /// Values that are surely taken, register by register; empty where the lower
  /// bound is above the upper one.
  var attained: [(lower: Double, upper: Double)] = []
  /// The instructions that may split their values, in order; their places are
  /// the bits of ``Piece``.
  let sites: [Int32]
  /// The pieces of each register, at most ``pieceLimit`` of them.
  var pieces: [Piece] = []
  /// How many there are.
  var pieceCounts: [Int] = []

  /// Creates what runs a tape of one variable or two.
  public init(_ tape: Tape) {
    self.tape = tape
    functions = tape.instructions.map { instruction in
      switch instruction.operation {
      case .power: IntervalFunction.power(Int(instruction.b))
      case .function: tape.functions[Int(instruction.b)].interval
      default: nil
      }
    }
    curves = IntervalTape.registers(tape)
    points = IntervalTape.registers(tape)
    surfaces = tape.variables.count > 1 ? IntervalTape.registers(tape) : []
    sites = IntervalTape.sites(tape)
  }

  /// The number of instructions, which is what a run costs.
  public var count: Int { tape.instructions.count }

  /// Registers in which the constants stand already.
  private static func registers<S: Slopes>(_ tape: Tape) -> [Register<S>] {
    tape.instructions.map { instruction in
      switch instruction.operation {
      case .constant:
        Register(tape.constants[Int(instruction.a)].interval, .zero, .continuous)
      default: .empty
      }
    }
  }

  /// What the function does on an interval; nil if it is nowhere defined there.
  public mutating func curve(over x: Interval) -> CurveBox? {
    run(&curves, [Register(x, Interval(1), .continuous)])
    guard let last = curves.last, !last.isEmpty else { return nil }
    return CurveBox(values: last.values, slopes: last.slopes, decoration: last.decoration)
  }

  /// The values at points that are known to lie in an interval.
  public mutating func values(at x: Interval) -> Enclosure? {
    run(&points, [Register(x, .zero, .continuous)])
    guard let last = points.last, !last.isEmpty else { return nil }
    return Enclosure(last.values, last.decoration)
  }

  /// The values at points that are known to lie in a rectangle.
  public mutating func values(at x: Interval, _ y: Interval) -> Enclosure? {
    run(&points, [Register(x, .zero, .continuous), Register(y, .zero, .continuous)])
    guard let last = points.last, !last.isEmpty else { return nil }
    return Enclosure(last.values, last.decoration)
  }

  /// What the function does on a rectangle; nil if it is nowhere defined there.
  public mutating func surface(over x: Interval, _ y: Interval) -> SurfaceBox? {
    run(
      &surfaces,
      [
        Register(x, Gradient(x: Interval(1), y: .zero), .continuous),
        Register(y, Gradient(x: .zero, y: Interval(1)), .continuous),
      ]
    )
    guard let last = surfaces.last, !last.isEmpty else { return nil }
    return SurfaceBox(values: last.values, gradient: last.slopes, decoration: last.decoration)
  }
}

extension IntervalTape {
  /// Fills the registers, first to last.
  @inline(__always)
  private func run<S: Slopes>(_ registers: inout [Register<S>], _ inputs: [Register<S>]) {
    registers.withUnsafeMutableBufferPointer { registers in
      tape.instructions.withUnsafeBufferPointer { instructions in
        for index in instructions.indices {
          let instruction = instructions[index]
          let a = Int(instruction.a)
          let b = Int(instruction.b)
          switch instruction.operation {
          case .constant, .undefined: break
          case .variable: registers[index] = inputs[a]
          case .negation: registers[index] = -registers[a]
          case .sum: registers[index] = registers[a] + registers[b]
          case .difference: registers[index] = registers[a] - registers[b]
          case .product: registers[index] = registers[a] * registers[b]
          case .quotient: registers[index] = registers[a] / registers[b]
          case .square: registers[index] = registers[a].squared()
          case .power, .function:
            if let function = functions[index] {
              registers[index] = registers[a].applying(function)
            }
          case .operation:
            let operation = tape.operations[Int(instruction.c)].interval
            registers[index] = Register.applying(operation, registers[a], registers[b])
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

  /// One of two parts, as a difference compares with zero.
  @inline(__always)
  private static func selection<S: Slopes>(
    _ relation: Relation,
    _ difference: Register<S>,
    _ yes: Register<S>,
    _ no: Register<S>
  ) -> Register<S> {
    if difference.isEmpty { return .empty }
    // Where the condition has no value, there is none.
    let isDefined = difference.decoration >= .defined
    if let holds = relation.holds(for: difference.values) {
      var branch = holds ? yes : no
      if !isDefined { branch.decoration = .partial }
      return branch
    }
    if yes.isEmpty && no.isEmpty { return .empty }
    guard !yes.isEmpty, !no.isEmpty else {
      return Register(yes.isEmpty ? no.values : yes.values, .unknown, .partial)
    }
    let decoration = min(min(yes.decoration, no.decoration), .defined)
    return Register(
      yes.values.hull(no.values),
      .unknown,
      isDefined ? decoration : .partial
    )
  }
}

extension Relation {
  /// Whether all numbers of an interval compare with zero so; nil if some do
  /// and some do not, or it is not known.
  func holds(for difference: Interval) -> Bool? {
    let (lower, upper) = (difference.lower, difference.upper)
    switch self {
    case .less: return upper < 0 ? true : (lower >= 0 ? false : nil)
    case .lessOrEqual: return upper <= 0 ? true : (lower > 0 ? false : nil)
    case .greater: return lower > 0 ? true : (upper <= 0 ? false : nil)
    case .greaterOrEqual: return lower >= 0 ? true : (upper < 0 ? false : nil)
    case .equal:
      return lower == 0 && upper == 0 ? true : (lower > 0 || upper < 0 ? false : nil)
    case .notEqual:
      return lower == 0 && upper == 0 ? false : (lower > 0 || upper < 0 ? true : nil)
    }
  }
}
