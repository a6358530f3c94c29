// The registers of a desk calculator, over expressions instead of numbers: immediate
// execution without ranks, one operation that waits, one memory.

internal import Expressions

/// The registers of a desk calculator.
struct DeskRegisters: Hashable, Sendable {
  /// The operand that is shown.
  private(set) var operand = DeskTerm(0)
  /// The first operand and the operation that waits for a second one.
  private(set) var waiting: Waiting?
  /// The memory; nothing when it is empty.
  private(set) var memory: DeskTerm?
  /// The last work of `=`, to be done once more.
  private var repeated: Repeated?
  /// What `%` was pressed on, as long as its share of the first operand is
  /// shown.
  private var share: DeskTerm?
  /// The operand that is shown once nothing waits any more.
  private(set) var result = DeskTerm(0)

  /// An operation that waits.
  struct Waiting: Hashable, Sendable {
    let operation: DeskOperation
    let left: DeskTerm
    /// Whether the second operand is there.
    var hasRight = false
  }

  private struct Repeated: Hashable, Sendable {
    let operation: DeskOperation
    let right: DeskTerm
  }

  /// Whether nothing waits and nothing is remembered, so that a new operand
  /// makes all that came before pointless.
  var isAtRest: Bool { waiting == nil && memory == nil }

  /// Whether `=` has something to do.
  var isReadyForEquals: Bool { waiting != nil || repeated != nil }

  /// Puts something in the place of what is shown.
  mutating func set(_ term: DeskTerm) throws(DeskError) {
    var next = self
    next.show(term)
    try take(next)
  }

  /// Does what a key says.
  mutating func perform(_ operation: DeskOperation) throws(DeskError) {
    var next = self
    switch operation.effect {
    case .binary: next.wait(operation)
    case .unary(let change): next.show(change(operand))
    case .constant(let constant): next.show(DeskTerm(constant))
    case .own: next.performOwn(operation)
    }
    try take(next)
  }

  /// Becomes another state, unless that could not be written down.
  private mutating func take(_ next: DeskRegisters) throws(DeskError) {
    var next = next
    next.result = next.finished
    let isWritable =
      next.result.isWritable && next.operand.isWritable && next.memory?.isWritable != false
    guard isWritable else { throw .tooLong }
    self = next
  }

  private mutating func show(_ term: DeskTerm) {
    operand = term
    share = nil
    waiting?.hasRight = true
  }

  private mutating func wait(_ operation: DeskOperation) {
    operand = finished
    share = nil
    repeated = nil
    waiting = Waiting(operation: operation, left: operand)
  }

  private mutating func performOwn(_ operation: DeskOperation) {
    switch operation {
    case .equals: equals()
    case .clear: self = DeskRegisters()
    case .clearEntry: show(DeskTerm(0))
    case .percent: takePercentage()
    case .addToMemory:
      memory = memory?.adding(operand) ?? operand
      showMemory()
    case .subtractFromMemory:
      memory = memory.map { DeskTerm($0, .difference, operand) } ?? operand.negated
      showMemory()
    case .store: memory = operand
    case .recall: show(memory ?? DeskTerm(0))
    case .clearMemory: memory = nil
    default: break
    }
  }

  /// Shows what a term was added to, which is how a sum of terms is built; where
  /// an operation waits, the term is its second operand and stays.
  private mutating func showMemory() {
    if waiting == nil, let memory { show(memory) }
  }

  private mutating func equals() {
    if let waiting {
      repeated = Repeated(operation: waiting.operation, right: operand)
      operand = joined(waiting)
      self.waiting = nil
    } else if let repeated {
      operand = DeskRegisters.join(operand, repeated.operation, repeated.right)
    }
    share = nil
  }

  private mutating func takePercentage() {
    let part = operand
    guard let waiting, waiting.operation == .add || waiting.operation == .subtract else {
      show(part.percentage)
      return
    }
    show(DeskTerm(waiting.left, .product, part.percentage))
    share = part
  }

  /// What is shown once nothing waits any more: an operation without a second
  /// operand is dropped.
  private var finished: DeskTerm {
    guard let waiting, waiting.hasRight else { return operand }
    return joined(waiting)
  }

  /// The two operands, joined by what waits.
  private func joined(_ waiting: Waiting) -> DeskTerm {
    if let share, !waiting.left.isPercentage {
      return DeskTerm(waiting.left, increasedBy: share, isIncrease: waiting.operation == .add)
    }
    return DeskRegisters.join(waiting.left, waiting.operation, operand)
  }

  private static func join(
    _ left: DeskTerm,
    _ operation: DeskOperation,
    _ right: DeskTerm
  ) -> DeskTerm {
    guard case .binary(let symbol) = operation.effect else { return right }
    return DeskTerm(left, symbol, right)
  }
}
