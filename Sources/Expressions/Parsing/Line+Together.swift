// Statements with semicolons or commas between them: the equations of a system, which hold
// together, and definitions, which are made in turn.

/// What the statements of a line say together.
package enum StatementsTogether: Hashable, Sendable {
  /// Equations of which all are to hold.
  case system
  /// A curve by its coordinates, points, or comparisons that are no equations.
  case curve
  /// Statements that are made in turn.
  case sequence
}

extension Line {
  /// What the statements say together, where there are several and no mistake is among them.
  ///
  /// Equations are a system where one of them has two unknowns, or gives a name what has no value: none
  /// of them says something alone then. `x = cos(t), y = sin(t)` is a curve.
  ///
  /// - Parameter isKnown: Whether a name has a value.
  /// - Returns: What they say, or nothing.
  package func together(knowing isKnown: (String) -> Bool) -> StatementsTogether? {
    guard statements.count > 1, diagnostics.isEmpty else { return nil }
    var (given, values): ([String], [String]) = ([], [])
    var (isOpen, isOfEquations) = (false, true)
    var definitions = 0
    for statement in statements {
      let names = statement.expression.variables
      let open = names.filter { !isKnown($0) && !given.contains($0) }
      switch statement.action {
      case .define: definitions += 1
      case .assign(let name, _):
        definitions += 1
        if !open.isEmpty { isOpen = true }
        given.append(name)
        values += names
      case .evaluate:
        isOfEquations = isOfEquations && statement.expression.isOneEquation
        if open.count > 1 { isOpen = true }
        values += names
      }
      if statement.conversion != nil { isOfEquations = false }
    }
    let isParametric =
      given.filter { $0 == "x" }.count == 1 && given.filter { $0 == "y" }.count == 1
      && !values.contains("x") && !values.contains("y")
    if isParametric || definitions == 0 && !isOfEquations { return .curve }
    if isOpen { return isOfEquations && !isDefinition ? .system : .curve }
    return .sequence
  }

  /// Whether a function is defined.
  private var isDefinition: Bool {
    statements.contains { if case .define = $0.action { true } else { false } }
  }

  /// Whether each statement gives a name a meaning.
  package var areDefinitions: Bool { statements.allSatisfy { $0.action != .evaluate } }

  /// The text with something else between the statements.
  ///
  /// - Parameters:
  ///   - text: The text that was read as the line.
  ///   - sign: What stands between two statements.
  /// - Returns: The text.
  package func text(_ text: String, joinedBy sign: String) -> String {
    let bytes = Array(text.utf8)
    var joined: [UInt8] = []
    for (index, statement) in statements.enumerated() {
      if index > 0 { joined += Array(sign.utf8) }
      joined += bytes[statement.range]
    }
    return String(decoding: joined, as: UTF8.self)
  }
}

extension Expression {
  /// Whether it is an equation, or a chain of them.
  fileprivate var isOneEquation: Bool {
    if case .relation(.equal, _) = symbol(at: root) { true } else { false }
  }
}
