// Calls of builtins, each by the kernel that its row names.

internal import Expressions
internal import Numbers
internal import Reals

extension Lowering {
  /// What a function of a tape was made from.
  enum Origin: Hashable {
    /// A builtin; by its position.
    case builtin(UInt8)
    /// The power with a fraction as its exponent.
    case power(Rational)
    /// The power with any exponent.
    case generalPower
  }

  /// The instructions of a builtin.
  mutating func call(
    _ builtin: Builtin,
    _ count: Int,
    at index: Int,
    in workspace: inout Workspace
  ) throws(Failure) {
    guard count >= builtin.least, count <= builtin.most ?? .max else {
      throw Failure(.incomplete)
    }
    guard let kernel = Kernels.kernel(of: builtin, environment.angleUnit) else {
      throw Failure(.notANumber)
    }
    let origin = Origin.builtin(builtin.index)
    var last = try register(popOperand(), in: &workspace)
    switch kernel {
    case .unary(let double, let interval):
      last = try function(origin, Tape.Function(double: double, interval: interval), last)
    case .optional(let double, let interval, _, _) where count == 1:
      last = try function(origin, Tape.Function(double: double, interval: interval), last)
    case .binary(let double, let interval), .optional(_, _, let double, let interval):
      let first = try register(popOperand(), in: &workspace)
      let operation = Tape.Operation(double: double, interval: interval)
      last = try self.operation(origin, operation, first, last)
    case .fold(let double, let interval):
      let operation = Tape.Operation(double: double, interval: interval)
      // A single argument is joined with itself, so that it is checked too.
      if count == 1 { last = try self.operation(origin, operation, last, last) }
      for _ in 1..<count {
        let next = try register(popOperand(), in: &workspace)
        last = try self.operation(origin, operation, next, last)
      }
    }
    push(last, at: index)
  }

  /// A function of one number.
  mutating func function(
    _ origin: Origin,
    _ function: @autoclosure () -> Tape.Function,
    _ x: Int
  ) throws(Failure) -> Int {
    let place = functionOrigins.firstIndex(of: origin) ?? functions.count
    if place == functions.count {
      functions.append(function())
      functionOrigins.append(origin)
    }
    return try emit(Instruction(.function, a: x, b: place))
  }

  /// A function of two numbers.
  mutating func operation(
    _ origin: Origin,
    _ operation: @autoclosure () -> Tape.Operation,
    _ x: Int,
    _ y: Int
  ) throws(Failure) -> Int {
    let place = operationOrigins.firstIndex(of: origin) ?? operations.count
    if place == operations.count {
      operations.append(operation())
      operationOrigins.append(origin)
    }
    return try emit(Instruction(.operation, a: x, b: y, c: place))
  }
}

/// The kernels of all builtins, made once.
private enum Kernels {
  static func kernel(of builtin: Builtin, _ unit: AngleUnit) -> Builtin.Kernel? {
    switch unit {
    case .radians: radians[Int(builtin.index)]
    case .degrees: degrees[Int(builtin.index)]
    case .gradians: gradians[Int(builtin.index)]
    }
  }

  private static let radians = Builtin.all.map { kernel(of: $0, angle: .radians) }
  private static let degrees = Builtin.all.map { kernel(of: $0, angle: .degrees) }
  private static let gradians = Builtin.all.map { kernel(of: $0, angle: .gradians) }

  /// The kernel of a row, undefined at poles, where doubles have infinities.
  private static func kernel(of row: Builtin, angle: AngleUnit) -> Builtin.Kernel? {
    let kernel = row.kernel(angle: angle)
    switch (row.domain, kernel) {
    case (.positive, .unary(let double, let interval)?),
      (.exceptHalfTurns, .unary(let double, let interval)?):
      return .unary(double.undefined(), interval)
    case (.openUnit, .unary(let double, let interval)?):
      return .unary(double.undefined(atMagnitude: 1), interval)
    case (.logarithm, .optional(let one, let interval, let two, let intervals)?):
      return .optional(
        one.undefined(),
        interval,
        two.undefinedAtZero(onlyForNegative: false),
        intervals
      )
    default: return kernel
    }
  }
}
