// Values by cases and sequences: only the first case that holds is evaluated, so that the
// others need not have a value, and the elements of a sequence wait for its bounds.

internal import Reals

extension Evaluation {
  /// Where evaluation goes on behind a node that is not followed by the next one.
  enum Jump {
    /// At another node, always.
    case always(to: Int)
    /// At another node, if the node is false; without one, the cases of the node `of` end
    /// there, and it has no value.
    case unlessTrue(to: Int?, of: Int)

    /// The jumps of an expression, by the node that they stand behind.
    static func all(in expression: Expression) -> [Int: Jump] {
      var jumps: [Int: Jump] = [:]
      for index in expression.nodes.indices {
        if expression.nodes[index].kind == .sequence {
          // A range is not made a list, what stands in its place has been evaluated.
          jumps[expression.binding(at: index).to] = .always(to: index)
        }
        guard expression.nodes[index].kind == .piecewise else { continue }
        let operands = expression.operands(of: index)
        for position in stride(from: 0, to: operands.count - 1, by: 2) {
          let value = operands[position + 1]
          let hasNext = position + 2 < operands.count
          jumps[operands[position]] = .unlessTrue(to: hasNext ? value + 1 : nil, of: index)
          jumps[value] = .always(to: index)
        }
      }
      return jumps
    }
  }

  /// Takes the jump behind the node that was evaluated last, if there is one.
  mutating func jump() throws(Failure) {
    let current = frames.count - 1
    guard let jump = frames[current].jumps[frames[current].position - 1] else { return }
    switch jump {
    case .always(let place):
      frames[current].position = place
    case .unlessTrue(let place, let node):
      guard try !popTruth() else { return }
      guard let place else {
        // The cases as a whole have no value, so they are the place.
        frames[current].position = node + 1
        throw Failure(.real(.undefined(frames.last?.otherwise ?? .noCaseHolds)))
      }
      frames[current].position = place
    }
  }

  /// Takes a truth value from the stack.
  private mutating func popTruth() throws(Failure) -> Bool {
    guard case .truth(let truth) = popValue() else { throw Failure(.incomplete) }
    return truth
  }
}
