// The functions that expressions define, as functions of a user.

extension Builtin {
  /// The function as one of a user, where an expression defines it.
  package var definition: UserFunction? { Builtin.definitions[Int(index)] }

  private static let definitions: [UserFunction?] = rows.map { row in
    guard case .definition(let text, _) = row.evaluation else { return nil }
    let line = Parser.expression("\(text)", options: ParsingOptions())
    guard line.diagnostics.isEmpty, let body = line.statements.first?.expression else {
      preconditionFailure("the definition of a function cannot be read")
    }
    return UserFunction(parameters: Array(["u", "v", "w"].prefix(row.least)), body: body)
  }
}
