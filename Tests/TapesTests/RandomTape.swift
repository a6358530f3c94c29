// Random expressions of two variables, and a plain reading of tapes.

import Expressions
import Numbers
import Reals
import Tapes

/// Random input for the laws of tapes.
enum RandomTape {
  /// A random expression of x and y in which operands come up again.
  static func expression(
    depth: Int,
    using random: inout some RandomNumberGenerator
  ) -> Expression {
    var builder = ExpressionBuilder()
    append(depth, to: &builder, using: &random)
    return builder.expression()
  }

  /// The tape of an expression; nil if what it has of constants is too much work.
  static func tape(_ expression: Expression, of variables: [String] = ["x", "y"]) -> Tape? {
    var workspace = Workspace()
    do throws(EvaluationError) {
      return try Tape(
        expression,
        variables: variables,
        in: Environment(),
        workspace: &workspace
      )
    } catch {
      return nil
    }
  }

  /// A random choice among expressions of x and y by least and greatest, of which some
  /// are negated.
  static func choice(
    of count: Int,
    depth: Int,
    using random: inout some RandomNumberGenerator
  ) -> Expression {
    var builder = ExpressionBuilder()
    let mark = builder.mark
    append(depth, to: &builder, using: &random)
    for _ in 1..<count {
      if Int.random(in: 0..<4, using: &random) == 0 { builder.append(.negation, from: mark) }
      append(depth, to: &builder, using: &random)
      let name = Bool.random(using: &random) ? "min" : "max"
      if let row = Builtin.named(name) { builder.append(.call(row), from: mark) }
    }
    return builder.expression()
  }

  /// A number that operations treat in a special way, or any one.
  static func number(using random: inout some RandomNumberGenerator) -> Double {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: [0, -0.0, 1, -1, 2, 0.5, 1e300, -1e300, 1e-300].randomElement(using: &random) ?? 0
    case 1: Double(Int.random(in: -20...20, using: &random))
    default: Double.random(in: -10...10, using: &random)
    }
  }

  private static let functions = ["sin", "cos", "exp", "ln", "sqrt", "abs", "floor", "atan"]

  private static func append(
    _ depth: Int,
    to builder: inout ExpressionBuilder,
    using random: inout some RandomNumberGenerator
  ) {
    let mark = builder.mark
    guard depth > 0, Int.random(in: 0..<8, using: &random) > 0 else {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: builder.append(NumberLiteral(UInt64.random(in: 0...9, using: &random)))
      case 1: builder.append(Constant.pi)
      case 2, 3: builder.append(name: "y")
      default: builder.append(name: "x")
      }
      return
    }
    append(depth - 1, to: &builder, using: &random)
    switch Int.random(in: 0..<14, using: &random) {
    case 0: builder.append(.negation, from: mark)
    case 1:
      builder.append(NumberLiteral(UInt64.random(in: 0...12, using: &random)))
      builder.append(.power, from: mark)
    case 2, 3:
      let name = functions.randomElement(using: &random) ?? "sin"
      if let row = Builtin.named(name) { builder.append(.call(row), from: mark) }
    case 4:
      append(depth - 1, to: &builder, using: &random)
      if let row = Builtin.named("max") { builder.append(.call(row), from: mark) }
    case 5:
      append(depth - 1, to: &builder, using: &random)
      builder.append(.relation(.less, continuesChain: false), from: mark)
      append(depth - 1, to: &builder, using: &random)
      append(depth - 1, to: &builder, using: &random)
      builder.append(.piecewise, from: mark)
    default:
      append(depth - 1, to: &builder, using: &random)
      let symbols: [Symbol] = [.sum, .difference, .product, .quotient]
      builder.append(symbols.randomElement(using: &random) ?? .sum, from: mark)
    }
  }

  /// The value of a tape at a point, one instruction after the other, by the
  /// definition of each.
  static func value(of tape: Tape, _ x: Double, _ y: Double) -> Double {
    let contents = tape.contents
    var registers: [Double] = []
    for instruction in contents.instructions {
      registers.append(value(of: instruction, contents, [x, y], registers))
    }
    return registers.last ?? .nan
  }

  private static func value(
    of instruction: Instruction,
    _ tape: TapeContents,
    _ inputs: [Double],
    _ registers: [Double]
  ) -> Double {
    func register(_ index: Int32) -> Double { registers[Int(index)] }
    let a = instruction.a
    switch instruction.operation {
    case .variable: return inputs[Int(a)]
    case .constant: return tape.constants[Int(a)].value
    case .undefined: return .nan
    case .negation: return -register(a)
    case .sum: return register(a) + register(instruction.b)
    case .difference: return register(a) - register(instruction.b)
    case .product: return register(a) * register(instruction.b)
    case .quotient:
      return register(instruction.b) == 0 ? .nan : register(a) / register(instruction.b)
    case .square: return register(a) * register(a)
    case .power: return power(register(a), Int(instruction.b))
    case .function: return tape.functions[Int(instruction.b)].double.one(register(a))
    case .operation:
      let operation = tape.operations[Int(instruction.c)].double
      return operation.one(register(a), register(instruction.b))
    case .selection:
      guard !register(a).isNaN else { return .nan }
      let isLess = instruction.detail == Relation.less.rawValue && register(a) < 0
      return register(isLess ? instruction.b : instruction.c)
    }
  }

  /// Powers up to the eighth are products of squares; others have a kernel.
  private static func power(_ x: Double, _ n: Int) -> Double {
    let (square, fourth) = (x * x, (x * x) * (x * x))
    switch n {
    case 3: return x * square
    case 4: return fourth
    case 5: return x * fourth
    case 6: return square * fourth
    case 7: return (x * square) * fourth
    case 8: return fourth * fourth
    default: return DoubleFunction.power(n).one(x)
    }
  }
}
