// Real numbers as people mean them: an expression that is never thrown away,
// with what was proved of it. Nothing here is ever rounded.

public import Numbers

/// A real number, known exactly.
///
/// A real is a node of an immutable graph of operations. When it is made, its
/// exact form is worked out where there is one, and what mathematics leaves
/// undefined is refused. Digits are computed when they are asked for, any
/// number of them, all right.
///
/// Reals have no `==`, since equality cannot always be decided: an expression such as
/// `a = b` is true, false or an error.
///
/// > Source: Boehm, Towards an API for the real numbers (PLDI 2020), for the
/// > pair of an expression and what is known of it; Johansson, Calcium (ISSAC
/// > 2021), for deciding equality in formal fields.
public struct Real: Sendable {
  let node: Node

  init(node: Node) {
    self.node = node
  }

  /// The real number of a rational.
  public init(_ value: Rational) {
    node = Node(.rational(value), form: nil)
  }

  /// The real number of an integer.
  public init(_ value: Integer) {
    self.init(Rational(value))
  }

  /// The real number of a whole number.
  public init(_ value: Int) {
    self.init(Rational(value))
  }

  /// The number π.
  public static var pi: Real { Real(form: ExactForm(.pi)) }

  /// Euler's number e.
  public static var e: Real { Real(form: ExactForm(1, Monomial(exponent: .one))) }

  /// The value, when it is proved to be rational.
  public var rational: Rational? {
    if case .rational(let value) = node.operation { value } else { nil }
  }

  /// The value, when it is proved to be an integer.
  public var integer: Integer? {
    guard let rational, rational.isInteger else { return nil }
    return rational.numerator
  }

  /// Whether two are one node, and so surely the same number.
  package func isSameNode(as other: Real) -> Bool { node === other.node }

  /// The real value of a form; a form that is rational becomes that rational.
  init(form: ExactForm) {
    if let rational = form.rational {
      self.init(rational)
    } else {
      self.init(node: Node(.form, form: form))
    }
  }

  /// The exact form, when there is one of moderate size.
  var form: ExactForm? {
    if case .rational(let value) = node.operation {
      return ExactForm(value).ifSmall
    }
    return node.form
  }

  /// The result of an operation, its exact form given if it is known.
  ///
  /// - Throws: ``RealError/Limit/depth`` when the graph would become too deep.
  static func make(
    _ operation: Node.Operation,
    _ operands: Real...,
    form: ExactForm?
  ) throws(RealError) -> Real {
    if let form, let rational = form.rational { return Real(rational) }
    var depth = 0
    for operand in operands { depth = max(depth, operand.node.depth) }
    guard depth < Node.depthLimit else { throw .overBudget(.depth) }
    let nodes = operands.map { $0.node }
    return Real(node: Node(operation, nodes, form: form, depth: depth + 1))
  }
}

/// A number of the graph: an operation and its operands.
final class Node: Sendable {
  /// The operation on the operands.
  enum Operation: Hashable, Sendable {
    /// A rational number, without operands.
    case rational(Rational)
    /// The value of the node's exact form, without operands.
    case form
    case sum, difference, product, quotient, negation, absoluteValue
    case power(Int)
    /// A positive base and a natural exponent, large or itself a node.
    case wholePower
    case root(Int)
    case exponential, naturalLogarithm
    case sine, cosine, tangent, arcsine, arccosine, arctangent
    /// A function of one operand that only its enclosures are known of.
    case function(RealFunction)
    /// A number without operands that only its bits are known of.
    case constant(RealConstant)
  }

  /// The deepest graph that is kept.
  static let depthLimit = 1 << 20

  let operation: Operation
  let form: ExactForm?
  let depth: Int
  // Changed by nobody but the last owner, when the node is released.
  private nonisolated(unsafe) var nodes: [Node]

  /// The nodes of the operands.
  var operands: [Node] { nodes }

  init(_ operation: Operation, _ operands: [Node] = [], form: ExactForm?, depth: Int = 0) {
    self.operation = operation
    self.form = form
    self.depth = depth
    nodes = operands
  }

  /// Releases a deep graph one node at a time, since nested releases would take
  /// a frame of the stack for each level.
  deinit {
    guard depth > 64 else { return }
    var pending = nodes
    nodes = []
    while var node = pending.popLast() {
      if node.depth > 64, isKnownUniquelyReferenced(&node) {
        pending.append(contentsOf: node.nodes)
        node.nodes = []
      }
    }
  }
}
