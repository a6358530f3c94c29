// From an expression to its value. The nodes stand in the order in which they
// are evaluated, so evaluation is a loop with a stack of values; calls of the
// user's functions push a frame instead of recursing.

internal import Numbers
package import Reals

extension Expression {
  /// The exact value.
  ///
  /// - Throws: ``EvaluationError``, with the part that has no value.
  package func value(
    in environment: Environment = Environment(),
    workspace: inout Workspace
  ) throws(EvaluationError) -> Value {
    var evaluation = Evaluation(self, environment)
    return try evaluation.run(in: &workspace)
  }

  /// The exact value of an expression that has to be a number.
  ///
  /// - Throws: ``EvaluationError``, with the part that has no value, or with the whole
  ///   expression where its value is no number.
  package func number(
    in environment: Environment = Environment(),
    workspace: inout Workspace
  ) throws(EvaluationError) -> Real {
    guard case .real(let number) = try value(in: environment, workspace: &workspace) else {
      throw EvaluationError(.notANumber, range: range(at: root))
    }
    return number
  }
}

/// An evaluation under way.
struct Evaluation {
  /// The deepest nesting of calls to functions of the user.
  static var callLimit: Int { 256 }

  /// An entry of the stack, as small as a number.
  enum Slot {
    /// A number, of which there are most.
    case real(Real)
    /// Any other value.
    indirect case value(Value)
    /// A comparison that a chain may continue, and its right side.
    indirect case comparison(Bool, right: Number)
    /// The name of a function, in front of its arguments.
    case function

    init(_ value: Value) {
      if case .real(let number) = value { self = .real(number) } else { self = .value(value) }
    }
  }

  /// A body that is being evaluated.
  struct Frame {
    let expression: Expression
    var position = 0
    /// The place behind the last node.
    var end: Int
    /// The function, if this is a body of one, or a part of that.
    let function: String?
    /// The names with a meaning in this body only: parameters and bound names, innermost
    /// last.
    var bindings: [(name: String, value: Value)]
    /// The reason for no value where no case of the body holds.
    let otherwise: DomainError?
    /// The jumps of the body, by the node that they stand behind.
    let jumps: [Int: Jump]

    init(
      _ expression: Expression,
      function: String? = nil,
      bindings: [(name: String, value: Value)] = [],
      otherwise: DomainError? = nil
    ) {
      self.expression = expression
      end = expression.count
      self.function = function
      self.bindings = bindings
      self.otherwise = otherwise
      jumps = Jump.all(in: expression)
    }
  }

  let environment: Environment
  var frames: [Frame]
  var stack: [Slot] = []
  /// Whether a list or a vector was among the values so far.
  var hasLists = false
  /// Whether a number that may be complex was among the values so far, or may come of any.
  var hasComplex: Bool

  init(_ expression: Expression, _ environment: Environment) {
    self.environment = environment
    hasComplex = environment.complexAnswers
    frames = [Frame(expression)]
    stack.reserveCapacity(min(expression.count, 8))
  }

  mutating func run(in workspace: inout Workspace) throws(EvaluationError) -> Value {
    while frames.count > 1 || frames[0].position < frames[0].end {
      do throws(Failure) {
        try advance(above: 0, in: &workspace)
      } catch {
        throw located(error)
      }
    }
    return popValue()
  }

  /// Evaluates the next node, or leaves a body that has its value; a jump behind a node
  /// of a frame is taken where so many frames are below it.
  @inline(__always)
  mutating func advance(
    above count: Int,
    in workspace: inout Workspace
  ) throws(Failure) {
    let current = frames.count - 1
    let position = frames[current].position
    let isDone = position == frames[current].end
    if isDone {
      frames.removeLast()
    } else {
      frames[current].position = position + 1
      try charge(in: &workspace)
      try step(frames[current].expression, position, in: &workspace)
    }
    // A call that was begun has its value when its frame is gone.
    if isDone ? frames.count > count : frames.count == current + 1,
      !frames[frames.count - 1].jumps.isEmpty
    {
      try jump()
    }
  }

  /// A reason, not yet located.
  struct Failure: Error {
    let kind: EvaluationError.Kind
    /// The node of the expression of the user that has no value, where it is not the one
    /// that was evaluated last.
    var node: Int?

    init(_ kind: EvaluationError.Kind, at node: Int? = nil) {
      self.kind = kind
      self.node = node
    }
  }

  func charge(in workspace: inout Workspace) throws(Failure) {
    try real { () throws(RealError) in try workspace.budget.charge(64) }
  }

  /// Wraps the errors of reals.
  func real<T>(_ body: () throws(RealError) -> T) throws(Failure) -> T {
    do throws(RealError) {
      return try body()
    } catch {
      throw Failure(.real(error))
    }
  }

  /// Places an error at the node in the text of the user: in the body of a function, that
  /// is the outermost call.
  private func located(_ failure: Failure) -> EvaluationError {
    let own = frames.last { $0.function == nil } ?? frames[0]
    return EvaluationError(
      failure.kind,
      range: own.expression.range(at: failure.node ?? own.position - 1),
      function: frames.last?.function
    )
  }

  /// Whether the user's own expression is evaluated, and not the body of a function.
  var isInOwnText: Bool { frames.last?.function == nil }

  /// Puts a value on the stack.
  mutating func push(_ value: Value) {
    switch value {
    case .list: (hasLists, hasComplex) = (true, true)
    case .vector: hasLists = true
    case .complex: hasComplex = true
    case .real, .truth, .measured, .measuredParts, .probablePrime, .factorization,
      .partialFactorization, .solutions:
      break
    }
    stack.append(Slot(value))
  }

  /// Takes a value from the stack.
  mutating func popValue() -> Value {
    switch stack.removeLast() {
    case .real(let number): return .real(number)
    case .value(let value): return value
    case .comparison(let truth, _): return .truth(truth)
    case .function: preconditionFailure("a function is checked when its name is read")
    }
  }
}
