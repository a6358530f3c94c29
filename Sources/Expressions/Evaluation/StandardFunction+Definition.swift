// What standard functions are worth, and which function a name means.

extension StandardFunction {
  /// The definitions, by every name.
  fileprivate static let definitions: [String: UserFunction] = {
    var definitions: [String: UserFunction] = [:]
    for row in all {
      let definition = row.definition
      for name in row.spellings { definitions[name] = definition }
    }
    return definitions
  }()

  private var definition: UserFunction {
    let names = "\(parameters)".utf8.split(separator: UInt8(ascii: ";")).map { part in
      String(decoding: part.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    }
    guard let body = Parser.expression(body, options: ParsingOptions()).statements.first else {
      preconditionFailure("the definition of a standard function cannot be read")
    }
    return UserFunction(parameters: names, body: body.expression)
  }
}

extension Environment {
  /// The function that a name means: the user's, or a standard one where the user
  /// has given the name no meaning.
  public func function(named name: String) -> UserFunction? {
    if let own = functions[name] { return own }
    return variables[name] == nil ? StandardFunction.definitions[name] : nil
  }
}
