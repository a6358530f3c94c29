// Values by cases: only the first case that holds is evaluated, so what stands
// in the others need not have a value.

internal import Reals

extension Evaluation {
  /// Where to go on behind a node.
  enum Turn {
    /// Behind a condition: when it holds, go on, otherwise at the place; without
    /// a place there is no further case.
    case condition(otherwise: Int?, node: Int)
    /// Behind a value: at the node of the cases.
    case value(node: Int)

    /// The turns of an expression, by the node that they stand behind.
    static func all(in expression: Expression) -> [Int: Turn] {
      var turns: [Int: Turn] = [:]
      for index in expression.nodes.indices where expression.nodes[index].kind == .piecewise {
        let operands = expression.operands(of: index)
        for position in stride(from: 0, to: operands.count - 1, by: 2) {
          let value = operands[position + 1]
          let hasNext = position + 2 < operands.count
          turns[operands[position]] = .condition(
            otherwise: hasNext ? value + 1 : nil,
            node: index
          )
          turns[value] = .value(node: index)
        }
      }
      return turns
    }
  }

  /// Goes on behind the node that was evaluated last.
  mutating func takeTurn() throws(Failure) {
    let current = frames.count - 1
    guard !frames[current].turns.isEmpty,
      let turn = frames[current].turns[frames[current].position - 1]
    else { return }
    switch turn {
    case .value(let node):
      frames[current].position = node
    case .condition(let otherwise, let node):
      guard try !popTruth() else { return }
      guard let otherwise else {
        // The cases as a whole have no value, so they are the place.
        frames[current].position = node + 1
        throw Failure(.real(.undefined(frames.last?.otherwise ?? .noCaseHolds)))
      }
      frames[current].position = otherwise
    }
  }

  /// Takes what is true or false from the stack.
  private mutating func popTruth() throws(Failure) -> Bool {
    guard case .truth(let truth) = popValue() else { throw Failure(.incomplete) }
    return truth
  }
}
