// A tape of any number of variables over boxes, with the slopes in one of them at a time.

package import Numbers
package import Reals

/// A tape that runs over boxes of as many sides as it has variables.
package struct BoxTape {
  private var tape: IntervalTape
  /// The registers of the variables that are read.
  private var inputs: [(register: Int, variable: Int)] = []

  /// Prepares to run a tape.
  package init(_ tape: Tape) {
    self.tape = IntervalTape(tape)
    for (register, instruction) in self.tape.program.instructions.enumerated()
    where instruction.operation == .variable {
      inputs.append((register, Int(instruction.a)))
      // The register is filled before each run.
      self.tape.program.instructions[register].operation = .constant
    }
    IntervalTape.prepare(&self.tape.curves, self.tape.points)
  }

  /// The number of instructions, which is what a run costs.
  package var count: Int { tape.count }

  /// The behaviour of the function on a box, with its slopes in one of the variables wherever the
  /// others are; nil if it is nowhere defined there.
  package mutating func curve(over box: [Interval], slopesIn variable: Int) -> CurveBox? {
    for (register, input) in inputs {
      let slope = input == variable ? Interval(1) : .zero
      tape.curves[register] = Register(box[input], slope, .continuous)
    }
    tape.program.run(&tape.curves, .empty, .empty)
    guard let last = tape.curves.last, !last.isEmpty else { return nil }
    return CurveBox(values: last.values, slopes: last.slopes, decoration: last.decoration)
  }

  /// The doubles around a number.
  package static func interval(
    of number: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Interval {
    try TapeConstant(number, in: &workspace).interval
  }
}
