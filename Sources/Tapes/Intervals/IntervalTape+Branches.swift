// Powers of negative bases with an exponent that varies. b^e with b < 0 is |b|^e or
// −|b|^e where e is a rational number with an odd denominator and an even or an odd
// numerator, and has no value elsewhere. Both kinds of fractions are dense, so that the
// graph has points as near as one likes to any point of its two *branches* |b|^e and
// −|b|^e, wherever b and e are continuous and e is nowhere constant: the exponents beside
// any point take all values of an interval. Each branch is a continuous function, though
// the graph is continuous nowhere. Where e is constant the sign is the same everywhere, or
// there is no value.

internal import Expressions
package import Numbers

/// A power of a negative base, and how its exponent behaves on a box.
package struct NegativePower: Hashable, Sendable {
  /// The instruction.
  let instruction: Int32
  /// Whether the exponent is the same on all of the box; otherwise it is constant on no
  /// part of it.
  package let isConstant: Bool

  /// The branch with a sign.
  package func branch(isNegative: Bool) -> PowerBranch {
    PowerBranch(instruction: instruction, isNegative: isNegative)
  }
}

/// The power of a tape that is taken with one sign for negative bases.
package struct PowerBranch: Hashable, Sendable {
  /// The instruction.
  let instruction: Int32
  /// Whether it is −|b|^e.
  package let isNegative: Bool
}

extension IntervalTape {
  /// The first power of a negative base on the interval over which ``curve(over:)`` ran
  /// last; nil if there is none, or base and exponent are not as they have to be.
  package var negativePower: NegativePower? {
    program.kernels.hasPowers ? program.negativePower(curves) : nil
  }

  /// The first power of a negative base on the rectangle over which ``surface(over:_:)`` ran
  /// last.
  package var negativePowerOfSurface: NegativePower? {
    program.kernels.hasPowers ? program.negativePower(surfaces) : nil
  }

  /// The behaviour of the function on a rectangle with one branch of a power, as
  /// ``curve(over:on:)`` says it of an interval.
  package mutating func surface(
    over x: Interval,
    _ y: Interval,
    on branch: PowerBranch
  ) -> SurfaceBox? {
    program.run(
      &surfaces,
      Register(x, Gradient(x: Interval(1), y: .zero), .continuous),
      Register(y, Gradient(x: .zero, y: Interval(1)), .continuous),
      on: branch
    )
    guard let last = surfaces.last, !last.isEmpty else { return nil }
    return SurfaceBox(values: last.values, gradient: last.slopes, decoration: last.decoration)
  }

  /// The slopes of the exponent on the rectangle over which ``surface(over:_:on:)`` ran last.
  package func exponentGradient(of branch: PowerBranch) -> Gradient {
    surfaces[Int(program.instructions[Int(branch.instruction)].b)].slopes
  }

  /// The values with one branch of a power at points of a rectangle on which it is
  /// continuous.
  package mutating func values(
    at x: Interval,
    _ y: Interval,
    on branch: PowerBranch
  ) -> Interval? {
    program.run(
      &points,
      Register(x, .zero, .continuous),
      Register(y, .zero, .continuous),
      on: branch
    )
    guard let last = points.last, !last.isEmpty, last.decoration == .continuous else { return nil }
    return last.values
  }

  /// The behaviour of the function on an interval with one branch of a power.
  ///
  /// It is continuous only if base and exponent are, if the base is negative and the
  /// exponent constant everywhere or nowhere, and if there is no other such power.
  package mutating func curve(over x: Interval, on branch: PowerBranch) -> CurveBox? {
    program.run(&curves, Register(x, Interval(1), .continuous), .empty, on: branch)
    guard let last = curves.last, !last.isEmpty else { return nil }
    return CurveBox(values: last.values, slopes: last.slopes, decoration: last.decoration)
  }

  /// The values with one branch of a power at points that are known to lie in an interval.
  ///
  /// - Precondition: The interval lies in one on which the branch is continuous.
  package mutating func values(at x: Interval, on branch: PowerBranch) -> Interval? {
    program.run(&points, Register(x, .zero, .continuous), .empty, on: branch)
    guard let last = points.last, !last.isEmpty, last.decoration == .continuous else { return nil }
    return last.values
  }
}

extension IntervalProgram {
  /// The first power of a negative base in registers that were filled.
  func negativePower<S: Slopes>(_ registers: [Register<S>]) -> NegativePower? {
    for index in instructions.indices where isPower(instructions[index]) {
      let (base, exponent) = operands(index, registers)
      if base.isEmpty || exponent.isEmpty || base.values.lower >= 0 { continue }
      // A whole number is an exponent as any other function has.
      if exponent.values.lower == exponent.values.upper { continue }
      let isContinuous = min(base.decoration, exponent.decoration) == .continuous
      let constancy = exponent.slopes.constancy
      guard isContinuous, base.values.upper < 0, constancy != .unknown else { return nil }
      return NegativePower(instruction: Int32(index), isConstant: constancy == .everywhere)
    }
    return nil
  }

  /// Fills the registers with one branch of a power.
  @inline(never)
  func run<S: Slopes>(
    _ registers: inout [Register<S>],
    _ x: Register<S>,
    _ y: Register<S>,
    on branch: PowerBranch
  ) {
    let place = Int(branch.instruction)
    run(&registers, x, y, 0..<place)
    registers[place] = power(branch, registers)
    run(&registers, x, y, place + 1..<instructions.count)
  }

  /// The power with a sign; without slopes it is not asked whether the exponent varies.
  private func power<S: Slopes>(
    _ branch: PowerBranch,
    _ registers: [Register<S>]
  ) -> Register<S> {
    let place = Int(branch.instruction)
    let (base, exponent) = operands(place, registers)
    let operation = kernels.operations[Int(instructions[place].c)]
    if base.isEmpty || exponent.isEmpty { return .empty }
    guard base.values.upper < 0, !S.isKept || exponent.slopes.constancy != .unknown else {
      return base.applying(operation, exponent)
    }
    let size = (-base).applying(operation, exponent)
    return branch.isNegative ? -size : size
  }

  private func isPower(_ instruction: Instruction) -> Bool {
    instruction.operation == .operation
      && kernels.operations[Int(instruction.c)].apply { $0.function.isPower }
  }

  private func operands<S: Slopes>(
    _ index: Int,
    _ registers: [Register<S>]
  ) -> (base: Register<S>, exponent: Register<S>) {
    (registers[Int(instructions[index].a)], registers[Int(instructions[index].b)])
  }
}
