// The functions that expressions define, as functions of the user's kind.

internal import Reals

extension Builtin {
  /// The definition as a function of the user's kind, where one expression defines the
  /// function for every number of arguments it takes.
  package var definition: UserFunction? {
    evaluation.isDefinition ? definition(argumentCount: definedArity) : nil
  }

  /// The definition for `count` arguments as a function of the user's kind, where there is
  /// one.
  package func definition(argumentCount count: Int) -> UserFunction? {
    count == definedArity ? Builtin.definitions[Int(index)] : nil
  }

  /// The reason for no value where no case of the definition holds.
  var otherwise: DomainError? {
    switch evaluation {
    case .definition(_, let otherwise): otherwise
    case .places: .notAnInteger
    case .unary, .binary, .optional, .fold, .elements, .value, .numbers, .bounded: nil
    }
  }

  private static let definitions: [UserFunction?] = rows.map { row in
    let text: String
    switch row.evaluation {
    case .definition(let definition, _): text = "\(definition)"
    case .places: text = "{v = floor(v): \(row.name)(u*10^v)/10^v}"
    case .unary, .binary, .optional, .fold, .elements, .value, .numbers, .bounded: return nil
    }
    return UserFunction(
      parameters: Array(["u", "v", "w"].prefix(row.definedArity)),
      body: Expression(ofRow: text)
    )
  }
}

extension Expression {
  /// Reads the text in a row of a function or a constant, which has no mistake.
  init(ofRow text: String) {
    let line = Parser.expression(text, options: ParsingOptions())
    guard line.diagnostics.isEmpty, let expression = line.statements.first?.expression else {
      preconditionFailure("what a row says cannot be read: \(text)")
    }
    self = expression
  }
}
