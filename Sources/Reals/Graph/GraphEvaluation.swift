// Evaluation in rounds: the whole graph at one working precision, each shared
// node once, then again with twice the precision until the question is
// answered. The work in all is at most twice that of the last round.

internal import Numbers

/// The nodes below a real, operands before what uses them.
struct GraphEvaluation {
  /// The nodes, that of the real itself last.
  let nodes: [Node]
  /// The places of each node's operands.
  let operands: [[Int]]

  init(_ real: Real) {
    var nodes: [Node] = []
    var operands: [[Int]] = []
    var places: [ObjectIdentifier: Int] = [:]
    // A depth-first walk with its own stack, since graphs may be deep.
    var stack: [(node: Node, next: Int)] = [(real.node, 0)]
    while let top = stack.last {
      if top.next < top.node.operands.count {
        stack[stack.count - 1].next += 1
        let operand = top.node.operands[top.next]
        if places[ObjectIdentifier(operand)] == nil { stack.append((operand, 0)) }
      } else {
        stack.removeLast()
        guard places[ObjectIdentifier(top.node)] == nil else { continue }
        places[ObjectIdentifier(top.node)] = nodes.count
        nodes.append(top.node)
        operands.append(top.node.operands.compactMap { places[ObjectIdentifier($0)] })
      }
    }
    self.nodes = nodes
    self.operands = operands
  }

  /// The bits before the point of the largest angle in the graph: what a sine
  /// needs on top of its precision.
  func angleBits(in workspace: inout Workspace) throws(RealError) -> Int {
    var largest: Int64 = 0
    var isUnknown = false
    for (index, node) in nodes.enumerated() where node.operation.takesAngle {
      if case .rational(let angle) = nodes[operands[index][0]].operation {
        largest = max(largest, Int64(angle.numerator.bitLength - angle.denominator.bitLength + 1))
      } else {
        isUnknown = true
      }
    }
    if isUnknown {
      do throws(RealError) {
        let balls = try balls(precision: 64, in: &workspace)
        for (index, node) in nodes.enumerated() where node.operation.takesAngle {
          largest = max(largest, balls[operands[index][0]].log2Upper ?? 0)
        }
      } catch .undetermined {
        return 0
      }
    }
    return Int(clamping: min(largest, 1 << 17))
  }

  /// An enclosure from one round.
  ///
  /// - Throws: ``RealError/undetermined(_:)`` when the precision is too low for
  ///   an operation in the graph, ``RealError/overBudget(_:)``.
  func ball(precision: Int, in workspace: inout Workspace) throws(RealError) -> Ball {
    let balls = try balls(precision: precision, in: &workspace)
    return balls[balls.count - 1]
  }

  /// An enclosure of every node from one round.
  func balls(
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> [Ball] {
    var balls: [Ball] = []
    balls.reserveCapacity(nodes.count)
    var forms = FormEvaluation(precision: precision)
    for (index, node) in nodes.enumerated() {
      // What a node costs beside its limb products.
      try workspace.budget.charge(node.operation.isArithmetic ? 200 : 2_000)
      let places = operands[index]
      let ball: Ball
      switch node.operation {
      case .rational(let value):
        ball = try Ball(value, precision: precision, in: &workspace)
      case .form:
        ball = try forms.real(node.form ?? .zero, in: &workspace)
      case .constant(let constant):
        ball = try Ball.value(of: constant, precision: precision, in: &workspace)
      case .sum, .difference, .product, .quotient, .wholePower:
        ball = try GraphEvaluation.binary(
          node.operation,
          balls[places[0]],
          balls[places[1]],
          precision: precision,
          in: &workspace
        )
      default:
        if case .rational(let value) = nodes[places[0]].operation,
          let own = try Ball.value(node.operation, of: value, precision: precision, in: &workspace)
        {
          balls.append(own)
          continue
        }
        ball = try GraphEvaluation.unary(
          node.operation,
          balls[places[0]],
          precision: precision,
          in: &workspace
        )
      }
      balls.append(ball)
    }
    return balls
  }

  private static func binary(
    _ operation: Node.Operation,
    _ x: Ball,
    _ y: Ball,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    switch operation {
    case .sum: try Ball.sum(x, y, precision: precision, in: &workspace)
    case .difference: try Ball.difference(x, y, precision: precision, in: &workspace)
    case .product: try Ball.product(x, y, precision: precision, in: &workspace)
    case .wholePower: try Ball.power(x, natural: y, precision: precision, in: &workspace)
    default: try Ball.quotient(x, y, precision: precision, in: &workspace)
    }
  }

  private static func unary(
    _ operation: Node.Operation,
    _ x: Ball,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    switch operation {
    case .negation: -x
    case .absoluteValue: Ball.absoluteValue(x)
    case .power(let n): try Ball.power(x, n, precision: precision, in: &workspace)
    case .root(let n): try Ball.root(x, index: n, precision: precision, in: &workspace)
    case .exponential: try Ball.exponential(x, precision: precision, in: &workspace)
    case .naturalLogarithm: try Ball.naturalLogarithm(x, precision: precision, in: &workspace)
    case .sine: try Ball.sine(x, precision: precision, in: &workspace)
    case .cosine: try Ball.cosine(x, precision: precision, in: &workspace)
    case .tangent: try Ball.tangent(x, precision: precision, in: &workspace)
    case .arcsine: try Ball.arcsine(x, precision: precision, in: &workspace)
    case .arccosine: try Ball.arccosine(x, precision: precision, in: &workspace)
    case .arctangent: try Ball.arctangent(x, precision: precision, in: &workspace)
    case .function(let function): try function.enclosure(x, precision, &workspace)
    case .rational, .form, .constant, .sum, .difference, .product, .quotient, .wholePower: x
    }
  }
}

extension Node.Operation {
  /// Whether a few additions and products do the operation.
  fileprivate var isArithmetic: Bool {
    switch self {
    case .rational, .sum, .difference, .product, .quotient, .negation, .absoluteValue: true
    default: false
    }
  }

  /// Whether the operand is an angle, which is reduced by multiples of π.
  var takesAngle: Bool { self == .sine || self == .cosine || self == .tangent }
}
