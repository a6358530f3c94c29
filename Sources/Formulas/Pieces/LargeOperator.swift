// Large operators: a sign with a bound name and what it is of, as ∑, ∫, lim and d/dx. Each is one
// row of a table, which typing, walking, deleting, reading and drawing ask.

internal import Expressions

/// How a large operator is filled in, written and drawn.
struct LargeOperator: Sendable {
  /// The structure that it is in a formula.
  let structure: Structure
  /// The function that it means.
  let function: Builtin
  /// The parts of its slots, in the order of Tab.
  let slots: [SlotRole]
  /// What the bound name is until another one is typed.
  let variable: Unicode.Scalar
  /// The slots below the sign; the last one is next to what is beside it.
  let below: ClosedRange<Int>
  /// The slot above the sign.
  let above: Int?
  /// The text of the language; a digit is the number of a slot.
  let text: StaticString
  /// The MathML; a digit is the number of a slot, `#` the attribute with the number of the first
  /// piece, `%` the depth of fractions, and brackets are as tall as what is between them.
  let picture: StaticString
  /// The text and the MathML where all bounds are empty, if they may be.
  let unbounded: (text: StaticString, picture: StaticString)?

  /// The row of a structure; nothing for one that is no large operator.
  static func row(of structure: Structure) -> LargeOperator? {
    switch structure {
    case .sum: sum
    case .product: product
    case .integral: integral
    case .limit: limit
    case .derivative: derivative
    default: nil
    }
  }

  /// All rows.
  static let all = [sum, product, integral, limit, derivative]

  private static let sum = LargeOperator(
    structure: .sum,
    function: .sum,
    slots: [.boundName, .first, .last, .term],
    variable: "k",
    below: 0...1,
    above: 2,
    text: "sum(3; 0 = 1..2)",
    picture: """
      <mrow#><munderover><mo form="prefix" movablelimits="false">∑</mo>\
      <mrow>0<mo form="infix">=</mo>1</mrow>2</munderover>(3)</mrow>
      """,
    unbounded: nil
  )

  private static let product = LargeOperator(
    structure: .product,
    function: .product,
    slots: [.boundName, .first, .last, .term],
    variable: "k",
    below: 0...1,
    above: 2,
    text: "product(3; 0 = 1..2)",
    picture: """
      <mrow#><munderover><mo form="prefix" movablelimits="false">∏</mo>\
      <mrow>0<mo form="infix">=</mo>1</mrow>2</munderover>(3)</mrow>
      """,
    unbounded: nil
  )

  private static let integral = LargeOperator(
    structure: .integral,
    function: .integral,
    slots: [.lowerBound, .upperBound, .function, .boundName],
    variable: "x",
    below: 0...0,
    above: 1,
    text: "integral(2; 3 = 0..1)",
    picture: """
      <mrow#><msubsup><mo form="prefix" movablelimits="false">∫</mo>01</msubsup>\
      2<mtext> </mtext><mi mathvariant="normal">d</mi>3</mrow>
      """,
    unbounded: (
      "integral(2; 3)",
      """
      <mrow#><mo form="prefix">∫</mo>2<mtext> </mtext><mi mathvariant="normal">d</mi>3</mrow>
      """
    )
  )

  private static let limit = LargeOperator(
    structure: .limit,
    function: .limit,
    slots: [.boundName, .target, .function],
    variable: "x",
    below: 0...1,
    above: nil,
    text: "lim(2; 0 -> 1)",
    picture: """
      <mrow#><munder><mi>lim</mi><mrow>0<mo form="infix">→</mo>1</mrow></munder>(2)</mrow>
      """,
    unbounded: nil
  )

  private static let derivative = LargeOperator(
    structure: .derivative,
    function: .differentiate,
    slots: [.boundName, .function],
    variable: "x",
    below: 0...0,
    above: nil,
    text: "diff(1; 0)",
    picture: """
      <mrow#><mfrac displaystyle="true" class="f%"><mi mathvariant="normal">d</mi>\
      <mrow><mi mathvariant="normal">d</mi>0</mrow></mfrac>(1)</mrow>
      """,
    unbounded: nil
  )
}

extension LargeOperator {
  /// Its name in the linear text.
  var name: StaticString { function.name }

  /// The pieces of the operator of some term, with its own name and no bounds.
  func pieces(of term: [Piece]) -> [Piece] {
    var pieces: [Piece] = []
    for (slot, role) in slots.enumerated() {
      pieces.append(Piece(slot == 0 ? .open : .next, structure))
      if role == .boundName { pieces.append(Piece(.letter, variable)) }
      if role.isBody { pieces += term }
    }
    return pieces + [Piece(.close, structure)]
  }

  /// The operator that a call says and the node in each slot, nothing in one without; nothing for
  /// another call.
  static func reading(
    _ expression: Expression,
    at call: Int
  ) -> (row: LargeOperator, nodes: [Int?])? {
    let function = expression.builtin(at: call)
    guard let row = all.first(where: { $0.function == function }) else { return nil }
    let operands = expression.operands(of: call)
    if operands.count == 1, expression.nodes[operands[0]].kind == .sequence {
      let binding = expression.binding(at: operands[0])
      let nodes = row.slots.map { role -> Int? in
        switch role {
        case .boundName: binding.name
        case .first, .lowerBound: binding.from
        case .last, .upperBound: binding.to
        case .target: binding.range
        default: binding.body
        }
      }
      return (row, nodes)
    }
    let isWithoutBounds = row.unbounded != nil || row.slots.count == 2
    guard isWithoutBounds, operands.count == 2, expression.nodes[operands[1]].kind.isName else {
      return nil
    }
    let nodes = row.slots.map { role -> Int? in
      role.isBody ? operands[0] : role == .boundName ? operands[1] : nil
    }
    return (row, nodes)
  }
}

extension SlotRole {
  /// Whether it is what a large operator is of.
  package var isBody: Bool { self == .term || self == .function }

  /// Whether it is a bound of a range.
  package var isBound: Bool {
    self == .first || self == .last || self == .lowerBound || self == .upperBound
  }
}

extension Structure {
  /// How it is filled in and drawn, if it is a large operator.
  var large: LargeOperator? { LargeOperator.row(of: self) }

  /// Whether it is a sign with a bound name and what it is of.
  package var isLarge: Bool { large != nil }
}

extension Formula {
  /// The rows of the slots of the structure that opens at a place.
  func slotRows(of open: Int) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var mark = open
    while pieces[mark].kind != .close {
      let end = slotEnd(around: mark + 1)
      rows.append(mark + 1..<end)
      mark = end
    }
    return rows
  }

  /// Whether a large operator opens at a place that may have no bounds and has none.
  func isUnbounded(_ open: Int) -> Bool {
    guard let large = pieces[open].structure.large, large.unbounded != nil else { return false }
    return zip(large.slots, slotRows(of: open)).allSatisfy { !$0.isBound || $1.isEmpty }
  }

  /// Whether a place is in an empty bound that may stay empty.
  func isOpenBound(at place: Int) -> Bool {
    guard place > 0, place < pieces.count, pieces[place].kind == .next,
      pieces[place - 1].isMark, pieces[place - 1].structure.large?.unbounded != nil,
      role(of: place - 1).isBound
    else { return false }
    return isUnbounded(opening(of: place - 1))
  }

  /// Whether the sign before a place says from which side a name comes close to a number: it ends
  /// the slot.
  func isSide(before place: Int) -> Bool {
    guard place > 1, place < pieces.count, pieces[place].kind == .next,
      pieces[place].structure == .limit, pieces[place - 1].kind == .sign,
      pieces[place - 1].isSymbol("+") || pieces[place - 1].isSymbol("-"),
      !needsOperand(at: place - 1)
    else { return false }
    return role(around: place) == .target
  }
}
