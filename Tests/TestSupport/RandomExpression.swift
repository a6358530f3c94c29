// Random trees and tokens for the laws.

import Expressions

/// Random expressions, biased to what is hard to print and to read.
package enum RandomExpression {
  /// A random tree of at most the depth, with numbers from a list.
  package static func make(
    depth: Int,
    numbers: [String] = RandomExpression.numbers,
    using random: inout some RandomNumberGenerator
  ) -> Expression {
    var builder = ExpressionBuilder()
    append(depth, numbers, to: &builder, using: &random)
    return builder.expression()
  }

  /// Random cases, with random trees as sides of conditions and as values.
  package static func makeCases(
    depth: Int,
    using random: inout some RandomNumberGenerator
  ) -> Expression {
    var builder = ExpressionBuilder()
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let mark = builder.mark
      append(depth, numbers, to: &builder, using: &random)
      append(depth, numbers, to: &builder, using: &random)
      builder.append(.relation(.less, continuesChain: false), from: mark)
      if Bool.random(using: &random) {
        append(depth, numbers, to: &builder, using: &random)
        builder.append(.relation(.notEqual, continuesChain: true), from: mark)
      }
      append(depth, numbers, to: &builder, using: &random)
    }
    if Bool.random(using: &random) { builder.append(Constant.pi) }
    builder.append(.piecewise, from: 0)
    return builder.expression()
  }

  /// An operator on random lists and vectors, one perhaps in a list or a call.
  package static func makeLists(
    depth: Int,
    numbers: [String] = RandomExpression.numbers,
    using random: inout some RandomNumberGenerator
  ) -> Expression {
    var builder = ExpressionBuilder()
    func list() {
      let mark = builder.mark
      let isVector = Int.random(in: 0..<3, using: &random) == 0
      for _ in 0..<Int.random(in: isVector ? 2...3 : 0...3, using: &random) {
        append(depth, numbers, to: &builder, using: &random)
      }
      builder.append(isVector ? .vector : .list, from: mark)
    }
    list()
    switch Int.random(in: 0..<9, using: &random) {
    case 0: builder.append(.negation, from: 0)
    case 1: builder.append(.percent, from: 0)
    case 2: builder.append(.call(.factorial), from: 0)
    case 3: builder.append(.call(.abs), from: 0)
    case 8:
      append(depth, numbers, to: &builder, using: &random)
      builder.append(.call(.element), from: 0)
    case 4:
      list()
      builder.append(.relation(.equal, continuesChain: false), from: 0)
    case 5:
      append(depth, numbers, to: &builder, using: &random)
      builder.append(.list, from: 0)
    default:
      list()
      let operators: [Symbol] = [.sum, .product, .juxtaposition, .quotient, .power]
      builder.append(operators.randomElement(using: &random) ?? .sum, from: 0)
    }
    return builder.expression()
  }

  /// A sequence, as it is or as the argument of a function, perhaps with an operator behind
  /// it, perhaps in another one.
  package static func makeSequences(
    depth: Int,
    numbers: [String] = RandomExpression.numbers,
    using random: inout some RandomNumberGenerator
  ) -> Expression {
    var builder = ExpressionBuilder()
    func sequence(_ levels: Int) {
      let mark = builder.mark
      append(1, numbers, to: &builder, using: &random)
      append(1, numbers, to: &builder, using: &random)
      builder.append(.range, from: mark)
      builder.append(name: ["k", "n", "x", "rate", "x_1"].randomElement(using: &random) ?? "k")
      if levels > 0, Bool.random(using: &random) {
        call(levels - 1)
      } else {
        append(depth, numbers, to: &builder, using: &random)
      }
      builder.append(.sequence, from: mark)
    }
    func call(_ levels: Int) {
      let mark = builder.mark
      sequence(levels)
      let rows: [Builtin] = [.sum, .product, .sum, .max, .abs]
      builder.append(.call(rows.randomElement(using: &random) ?? .sum), from: mark)
    }
    if Int.random(in: 0..<3, using: &random) == 0 { sequence(1) } else { call(2) }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: builder.append(.negation, from: 0)
    case 1:
      append(depth, numbers, to: &builder, using: &random)
      let operators: [Symbol] = [.sum, .difference, .product, .juxtaposition, .quotient, .power]
      builder.append(operators.randomElement(using: &random) ?? .sum, from: 0)
    case 2: builder.append(.list, from: 0)
    default: break
    }
    return builder.expression()
  }

  /// Pieces of text, right and wrong ones.
  package static let tokens = [
    "0", "1", "2.5", "0.(3)", "1e5", "0x1F", "12E-3", "x", "x_1", "e", "π", "pi", "Ans", "rate",
    "+", "-", "−", "*", "·", "/", "^", "**", "²", "⁻¹", "!", "%", "°", "'", "\"", "(", ")", "[",
    "]", "|", "⌊", "⌋", "⌈", "⌉", "√", "∛", "³√", "sin", "cos^2", "sin⁻¹", "log", "log₂", "max",
    "root", "mod", "nCr", "f", "f(", ",", ";", "=", "≠", "<", "<=", "→", "->", "var", ":=", "#",
    "$", "…", "_", "□", "1.2.3", "0b2", "sqrt(", "abs(", "gcd(",
    "{", "}", ":", "{x<0:", "..", "±", "+/-", " .. ", "k=1..3", "sum(", "∑(", "{k;",
  ]

  /// Numbers in every way they are written.
  package static let numbers = [
    "0", "1", "2", "10", "4294967296", "0.5", "0.10", "12.25", "0.(3)", "0.1(6)", "1e5", "12E-3",
    "0x1F", "0b101", "1.5e10",
  ]
  private static let names = [
    "x", "y", "e1", "x_1", "x1", "rate", "Ans", "X0", "θ", "b", "abc_max",
  ]

  private static func append(
    _ depth: Int,
    _ numbers: [String],
    to builder: inout ExpressionBuilder,
    using random: inout some RandomNumberGenerator
  ) {
    guard depth > 0, Int.random(in: 0..<6, using: &random) > 0 else {
      leaf(numbers, &builder, using: &random)
      return
    }
    let mark = builder.mark
    func operand() { append(depth - 1, numbers, to: &builder, using: &random) }
    switch Int.random(in: 0..<22, using: &random) {
    case 0, 1, 2:
      operand()
      operand()
      builder.append(.sum, from: mark)
    case 3, 4:
      operand()
      operand()
      builder.append(.difference, from: mark)
    case 5, 6:
      operand()
      operand()
      builder.append(.product, from: mark)
    case 7, 8, 9:
      operand()
      operand()
      builder.append(.juxtaposition, from: mark)
    case 10, 11:
      operand()
      operand()
      builder.append(.quotient, from: mark)
    case 12, 13:
      operand()
      operand()
      builder.append(.power, from: mark)
    case 14:
      operand()
      builder.append(.negation, from: mark)
    case 15:
      operand()
      builder.append(Bool.random(using: &random) ? .percent : .degree, from: mark)
    case 16:
      operand()
      let left = builder.mark - 1
      let right = builder.mark
      operand()
      builder.append(.percent, from: right)
      // A percentage of a percentage is not written like this.
      let isPlain = builder.nodes[left].isPercentage
      let isIncrease = Bool.random(using: &random)
      builder.append(
        isPlain ? .sum : isIncrease ? .percentIncrease : .percentDecrease,
        from: mark
      )
    case 18, 19:
      operand()
      operand()
      builder.append(Bool.random(using: &random) ? .plusMinus : .interval, from: mark)
    case 17:
      operand()
      operand()
      builder.append(.relation(.lessOrEqual, continuesChain: false), from: mark)
      if Bool.random(using: &random) {
        operand()
        builder.append(.relation(.greater, continuesChain: true), from: mark)
      }
    default:
      let rows = Builtin.all.filter { !$0.bindsAnyNumber }
      let row = rows[Int.random(in: 0..<rows.count, using: &random)]
      // With four arguments, `sum(x; x; a; b)`, it is a sum over x.
      let isLarge = row == .sum || row == .product
      let most = row.most ?? (isLarge ? 3 : 4)
      for _ in 0..<Int.random(in: row.least...most, using: &random) { operand() }
      builder.append(.call(row), from: mark)
    }
  }

  private static func leaf(
    _ numbers: [String],
    _ builder: inout ExpressionBuilder,
    using random: inout some RandomNumberGenerator
  ) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0..<4:
      let number = numbers.randomElement(using: &random) ?? "1"
      builder.append(NumberLiteral(canonical: number))
    case 4: builder.append(Bool.random(using: &random) ? Constant.pi : .e)
    default: builder.append(name: names.randomElement(using: &random) ?? "x")
    }
  }
}
