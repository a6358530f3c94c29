// A tape that runs over intervals: all values, all slopes, and whether the
// expression is defined and continuous on a box.
//
// > Source: IEEE 1788-2015 for decorations; Keeter, Massively parallel rendering
// > of complex closed-form implicit surfaces (SIGGRAPH 2020), for tapes over
// > intervals.

internal import Expressions
package import Numbers

/// The values and slopes of a function of one variable on a box.
package struct CurveBox: Hashable, Sendable {
  /// An interval that contains all values where it is defined.
  package let values: Interval
  /// The slopes between any two points; everything where it may jump.
  package let slopes: Interval
  /// How the function behaves on the whole box.
  package let decoration: Decoration
}

/// The values and slopes of a function of two variables on a box.
package struct SurfaceBox: Hashable, Sendable {
  /// An interval that contains all values where it is defined.
  package let values: Interval
  /// The slopes between any two points; everything where it may jump.
  package let gradient: Gradient
  /// How the function behaves on the whole box.
  package let decoration: Decoration
}

/// A tape with the registers that it needs to run over intervals.
package struct IntervalTape: Sendable {
  var program: IntervalProgram
  /// Whether the function depends on the first variable.
  package internal(set) var dependsOnX = false
  /// Whether the function depends on the second variable.
  package internal(set) var dependsOnY = false
  var points: [Register<NoSlopes>]
  /// Registers with slopes; none before they are needed.
  var curves: [Register<Interval>] = []
  var surfaces: [Register<Gradient>] = []
  /// Values that are surely taken, register by register; empty where the lower
  /// bound is above the upper one.
  var attained: [(lower: Double, upper: Double)] = []
  /// The instructions that may split their values, in order; their places are
  /// the bits of ``IntervalPiece``.
  var sites: [Int32] = []
  /// The pieces of each register, at most ``pieceLimit`` of them.
  var pieces: [IntervalPiece] = []
  /// How many there are.
  var pieceCounts: [Int] = []
  #if !arch(wasm32)
  /// The number of inputs.
  var variableCount: Int
  /// The program for blocks of boxes, nil where there is none; cached, nil until computed.
  var knownBlocks: IntervalBlockProgram??
  #endif

  /// Prepares to run a tape of one variable or two.
  package init(_ tape: Tape) {
    let contents = tape.contents
    program = IntervalProgram(contents)
    points = IntervalTape.registers(contents)
    #if !arch(wasm32)
    variableCount = tape.variables.count
    #endif
    for instruction in program.instructions { noteVariable(instruction) }
  }

  /// Creates an empty tape, as the target of a shortening.
  package init() {
    program = IntervalProgram(IntervalKernels([], []))
    points = []
    #if !arch(wasm32)
    variableCount = 0
    #endif
  }

  /// Notes that an instruction is in the tape.
  @inline(__always)
  mutating func noteVariable(_ instruction: Instruction) {
    guard instruction.operation == .variable else { return }
    if instruction.a == 0 { dependsOnX = true } else { dependsOnY = true }
  }

  /// Fills registers with slopes, in which the constants stand.
  static func prepare<S: Slopes>(
    _ registers: inout [Register<S>],
    _ points: [Register<NoSlopes>]
  ) {
    registers.reserveCapacity(points.count)
    for point in points {
      registers.append(
        point.isEmpty ? .empty : Register(point.values, .zero, point.decoration)
      )
    }
  }

  /// The number of instructions, which is what a run costs.
  package var count: Int { program.instructions.count }

  /// About how many nanoseconds a run over values takes.
  package var cost: Int { program.cost }

  /// Registers in which the constants stand already.
  private static func registers(_ tape: TapeContents) -> [Register<NoSlopes>] {
    tape.instructions.map { instruction in
      switch instruction.operation {
      case .constant:
        Register(tape.constants[Int(instruction.a)].interval, .zero, .continuous)
      default: .empty
      }
    }
  }

  /// The behaviour of the function on an interval; nil if it is nowhere defined there.
  package mutating func curve(over x: Interval) -> CurveBox? {
    if curves.isEmpty { IntervalTape.prepare(&curves, points) }
    program.run(
      &curves,
      Register(x, Interval(1), .continuous),
      .empty
    )
    guard let last = curves.last, !last.isEmpty else { return nil }
    return CurveBox(values: last.values, slopes: last.slopes, decoration: last.decoration)
  }

  /// The values at points that are known to lie in an interval.
  package mutating func values(at x: Interval) -> Enclosure? {
    program.run(
      &points,
      Register(x, .zero, .continuous),
      .empty
    )
    guard let last = points.last, !last.isEmpty else { return nil }
    return Enclosure(last.values, last.decoration)
  }

  /// The values at points that are known to lie in a rectangle.
  package mutating func values(at x: Interval, _ y: Interval) -> Enclosure? {
    program.run(
      &points,
      Register(x, .zero, .continuous),
      Register(y, .zero, .continuous)
    )
    guard let last = points.last, !last.isEmpty else { return nil }
    return Enclosure(last.values, last.decoration)
  }

  /// The behaviour of the function on a rectangle; nil if it is nowhere defined there.
  package mutating func surface(over x: Interval, _ y: Interval) -> SurfaceBox? {
    if surfaces.isEmpty { IntervalTape.prepare(&surfaces, points) }
    program.run(
      &surfaces,
      Register(x, Gradient(x: Interval(1), y: .zero), .continuous),
      Register(y, Gradient(x: .zero, y: Interval(1)), .continuous)
    )
    guard let last = surfaces.last, !last.isEmpty else { return nil }
    return SurfaceBox(values: last.values, gradient: last.slopes, decoration: last.decoration)
  }
}

extension IntervalTape {
  /// One of two parts, as a difference compares with zero.
  @inline(__always)
  static func selection<S: Slopes>(
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
  package func holds(for difference: Interval) -> Bool? {
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
