// Nodes are read as they are stored.

import Expressions
import Testing

@Suite("Symbols") struct SymbolTests {
  /// Every symbol that takes operands, with details of each kind.
  static var operators: [Symbol] {
    let plain: [Symbol] = [
      .negation, .sum, .difference, .percentIncrease, .percentDecrease, .product, .juxtaposition,
      .quotient, .power, .percent, .degree, .angle(.radians), .angle(.gradians), .sexagesimal,
      .application, .piecewise, .list, .vector, .range, .sequence, .plusMinus, .interval,
    ]
    let relations: [Relation] = [.equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual]
    return plain + Builtin.rows.map { .call($0) }
      + relations.flatMap { relation in
        [true, false].map { .relation(relation, continuesChain: $0) }
      }
  }

  @Test(arguments: operators) func `a node says the symbol that it was made of`(_ symbol: Symbol) {
    var builder = ExpressionBuilder()
    for name in ["x", "y", "z"] { builder.append(name: name) }
    builder.append(symbol, from: 0)
    let expression = builder.expression()
    #expect(expression.symbol(at: expression.root) == symbol)
    #expect(expression.operands(of: expression.root) == [0, 1, 2])
  }

  @Test(arguments: operators) func `a copied operator says the same`(_ symbol: Symbol) {
    var builder = ExpressionBuilder()
    builder.append(name: "x")
    builder.append(name: "y")
    builder.append(symbol, from: 0, range: 2..<7)
    let node = builder.nodes[2]
    var other = ExpressionBuilder()
    other.append(name: "x")
    other.append(name: "y")
    other.append(node, from: 0)
    #expect(other.expression() == builder.expression())
    #expect(other.expression().range(at: 2) == 2..<7)
  }

  @Test func `a leaf says the symbol that it was made of`() {
    for constant in Constant.allCases {
      var builder = ExpressionBuilder()
      builder.append(constant)
      #expect(builder.expression().symbol(at: 0) == .constant(constant))
    }
    for name in ["x", "Ans", "abcd", "speed", "ä", "größe"] {
      var builder = ExpressionBuilder()
      builder.append(name: name)
      #expect(builder.expression().symbol(at: 0) == .name(name))
    }
    for number: UInt64 in [0, 7, 1 << 32 - 1, 1 << 32, .max] {
      var builder = ExpressionBuilder()
      builder.append(NumberLiteral(number))
      #expect(builder.expression().symbol(at: 0) == .number(NumberLiteral(number)))
    }
    var builder = ExpressionBuilder()
    builder.appendHole()
    #expect(builder.expression().symbol(at: 0) == .hole)
  }

  @Test func `percentages are known through opposites, sums and differences, and nothing else`()
    throws
  {
    for (text, isPercentage) in [
      ("5%", true), ("-5%", true), ("5% + 3%", true), ("-(5% - 3%)", true), ("5% + 3", false),
      ("2 * 5%", false), ("5%^2", false), ("7", false), ("sin(5%)", false),
    ] {
      let expression = try #require(Parser.line(text).statements.first?.expression)
      #expect(expression.nodes[expression.root].isPercentage == isPercentage, "\(text)")
    }
  }
}
