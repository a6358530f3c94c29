// Calls of builtins, each by the kernel that its row names.

internal import Expressions
internal import Numbers
internal import Reals

extension Lowering {
  /// The instructions of a builtin.
  mutating func call(
    _ count: Int,
    at index: Int,
    in workspace: inout Workspace
  ) throws(Failure) {
    let row = Int(frame.expression.nodes[index].row)
    let shape = Kernels.shapes[row]
    guard shape.arity.contains(count) else { throw Failure(.incomplete) }
    if shape.definedArity == count {
      let builtin = Builtin.row(at: UInt8(row))
      guard let definition = builtin.definition(argumentCount: count) else {
        throw Failure(.notANumber)
      }
      let arguments = try arguments(count, in: &workspace)
      return try begin(Call("\(builtin.name)", definition, arguments), in: &workspace)
    }
    let origin = FunctionOrigin.builtin(UInt8(row))
    let unit = environment.angleUnit
    var last = try register(popOperand(), in: &workspace)
    switch shape.kind {
    case .none: throw Failure(.notANumber)
    case .function:
      last = try function(origin, Kernels.function(row, unit), last)
    case .optional where count == 1:
      last = try function(origin, Kernels.function(row, unit), last)
    case .operation, .optional:
      let first = try register(popOperand(), in: &workspace)
      last = try operation(origin, Kernels.operation(row, unit), first, last)
    case .fold:
      // A single argument is joined with itself, so that it is checked too.
      if count == 1 { last = try operation(origin, Kernels.operation(row, unit), last, last) }
      for _ in 1..<count {
        let next = try register(popOperand(), in: &workspace)
        last = try operation(origin, Kernels.operation(row, unit), next, last)
      }
    }
    push(last, at: index)
  }

  /// A function of one number.
  mutating func function(
    _ origin: FunctionOrigin,
    _ function: @autoclosure () -> TapeFunction,
    _ x: Int
  ) throws(Failure) -> Int {
    let place = functionOrigins.elements.firstIndex(of: origin) ?? functions.count
    if place == functions.count {
      functions.append(function())
      functionOrigins.append(origin)
    }
    return try emit(Instruction(.function, a: x, b: place))
  }

  /// A function of two numbers.
  mutating func operation(
    _ origin: FunctionOrigin,
    _ operation: @autoclosure () -> TapeOperation,
    _ x: Int,
    _ y: Int
  ) throws(Failure) -> Int {
    let place = operationOrigins.elements.firstIndex(of: origin) ?? operations.count
    if place == operations.count {
      operations.append(operation())
      operationOrigins.append(origin)
    }
    return try emit(Instruction(.operation, a: x, b: y, c: place))
  }
}

/// The kernels of all builtins, made once.
struct Kernels {
  /// The function of one number, where there is one.
  let function: TapeFunction?
  /// The function of two numbers, where there is one.
  let operation: TapeOperation?

  private init(_ kernel: Builtin.Kernel?) {
    switch kernel {
    case .unary(let double, let interval)?:
      function = TapeFunction(double: double, interval: interval)
      operation = nil
    case .binary(let double, let interval)?, .fold(let double, let interval)?:
      function = nil
      operation = TapeOperation(double: double, interval: interval)
    case .optional(let double, let interval, let doubles, let intervals)?:
      function = TapeFunction(double: double, interval: interval)
      operation = TapeOperation(double: doubles, interval: intervals)
    case nil:
      function = nil
      operation = nil
    }
  }

  private static func kernels(_ row: Int, _ unit: AngleUnit) -> Kernels {
    switch unit {
    case .radians: radians[row]
    case .degrees: degrees[row]
    case .gradians: gradians[row]
    }
  }

  /// The numbers of arguments that a row takes, and the kernels for them.
  struct Shape: Sendable {
    var arity: ClosedRange<Int>
    var kind: Kind
    /// The number of arguments of the definition; 0 without one.
    var definedArity: Int

    enum Kind: Sendable {
      case none, function, operation, optional, fold
    }
  }

  /// The shapes of all rows; a kernel would be copied with all its functions.
  static let shapes = Builtin.rows.map { row in
    let kind: Shape.Kind =
      switch row.kernel(angle: .radians) {
      case nil: .none
      case .unary: .function
      case .binary: .operation
      case .optional: .optional
      case .fold: .fold
      }
    return Shape(
      arity: row.least...(row.most ?? .max),
      kind: kind,
      definedArity: row.definedArity
    )
  }

  /// The function of one number of a row that has one.
  static func function(_ row: Int, _ unit: AngleUnit) -> TapeFunction {
    guard let function = kernels(row, unit).function else {
      preconditionFailure("the row has no function of one number")
    }
    return function
  }

  /// The function of two numbers of a row that has one.
  static func operation(_ row: Int, _ unit: AngleUnit) -> TapeOperation {
    guard let operation = kernels(row, unit).operation else {
      preconditionFailure("the row has no function of two numbers")
    }
    return operation
  }

  /// The power with any exponent.
  static let power = TapeOperation(
    double: DoubleOperation.power.undefinedAtZero(onlyForNegative: true),
    interval: .power
  )

  /// The power with an exponent for which negative bases have none.
  static let powerOfPositive = TapeOperation(
    double: DoubleOperation.power.undefinedForNegative,
    interval: .powerOfPositive
  )

  private static let radians = Builtin.rows.map { Kernels(kernel(of: $0, angle: .radians)) }
  private static let degrees = Builtin.rows.map { Kernels(kernel(of: $0, angle: .degrees)) }
  private static let gradians = Builtin.rows.map { Kernels(kernel(of: $0, angle: .gradians)) }

  /// The kernel of a row, undefined at poles, where doubles have infinities.
  private static func kernel(of row: Builtin, angle: AngleUnit) -> Builtin.Kernel? {
    let kernel = row.kernel(angle: angle)
    switch (row.domain, kernel) {
    case (_, .unary(_, let interval)?) where row == .ln:
      // The same, in one step.
      return .unary(.definedLogarithm, interval)
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
