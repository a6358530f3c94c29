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
  /// Equations are a system where one of them has a name without a value that occurs in another one
  /// as well: `y = 2x; y = x + 1`. In `n = 5; x = pi*k` each says something alone, and
  /// `x = cos(t), y = sin(t)` is a curve.
  ///
  /// - Parameter isKnown: Whether a name has a value; it counts for none of
  ///   ``Expression/usualUnknowns``.
  /// - Returns: What they say; nil for one statement, or where one is a mistake.
  package func together(knowing isKnown: (String) -> Bool) -> StatementsTogether? {
    guard statements.count > 1, diagnostics.isEmpty else { return nil }
    var (given, values, unknowns): ([String], [String], Set<String>) = ([], [], [])
    var (isOpen, isShared, isOfEquations) = (false, false, true)
    var definitions = 0
    for statement in statements {
      let names = statement.expression.variables
      var open = Set(
        names.filter { name in
          !given.contains(name) && (Expression.usualUnknowns.contains(name) || !isKnown(name))
        }
      )
      values += names
      switch statement.action {
      case .define: definitions += 1
      case .assign(let name, _):
        definitions += 1
        isOpen = isOpen || !open.isEmpty
        given.append(name)
        open.insert(name)
      case .evaluate:
        isOfEquations = isOfEquations && statement.expression.isOneEquation
        isOpen = isOpen || open.count > 1
      }
      // What is computed or solved with names says something alone, and so does what is converted.
      if statement.conversion != nil || statement.expression.callsWithNames {
        isOfEquations = false
      }
      isShared = isShared || !unknowns.isDisjoint(with: open)
      unknowns.formUnion(open)
    }
    let isParametric =
      given.filter { $0 == "x" }.count == 1 && given.filter { $0 == "y" }.count == 1
      && !values.contains("x") && !values.contains("y")
    if isParametric || definitions == 0 && !isOfEquations { return .curve }
    guard isOpen else { return .sequence }
    guard isOfEquations, !isDefinition else { return .curve }
    return isShared ? .system : .sequence
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
  /// The letters that are free in equations, inequalities and curves and where solutions are asked
  /// for, whatever is stored in them.
  package static var usualUnknowns: [String] { ["x", "y", "t", "n", "θ"] }

  /// Whether a function is called whose arguments have free names.
  fileprivate var callsWithNames: Bool {
    callsAlgebra || nodes.contains { $0.kind == .call && Int($0.row) == Builtin.solve.index }
  }

  /// Whether it is an equation, or a chain of them.
  fileprivate var isOneEquation: Bool {
    if case .relation(.equal, _) = symbol(at: root) { true } else { false }
  }
}
