// The session as JSON and back. Values are kept exactly: as the expressions
// that they come from, each one behind those that it mentions.

internal import Analysis
package import Expressions
public import Messages
internal import Numbers
internal import Reals

extension Session {
  /// The version of what ``state`` writes.
  private static var version: Int { 1 }

  /// Everything that is worth keeping.
  ///
  /// - Complexity: O(n) for n values, each written once.
  public var state: JSON {
    var table = OriginTable()
    let names = origins.keys.sorted()
    var variables = names.compactMap { name in
      origins[name].map { JSON.Member(name, .count(table.position(of: $0))) }
    }
    var values = table.written
    variables += unread.variables.keys.sorted().compactMap { name in
      unread.variables[name].map { JSON.Member(name, .count($0.add(to: &values))) }
    }
    let functions = environment.definitions.map { $0.json } + unread.functions
    let members: [JSON.Member] = [
      .init("values", .list(values)),
      .init("variables", .object(variables)),
      .init("functions", .list(functions)),
      .init("history", .list(history.map { .text($0) })),
    ]
    let drawn = JSON.Member.count("seed", seed == Session.firstSeed ? nil : seed)
    return .object([.init("surd", .count(Session.version))] + settings.members + members + drawn)
  }

  /// A text that changes with the meaning of expressions: with a value, a function or a
  /// setting that counts for them.
  package func meaning(of expressions: [Expression]) -> String {
    let (variables, functions) = sources(of: expressions.flatMap { $0.names })
    let origin = Origin(
      text: settings.juxtaposition.rawValue + (settings.complexAnswers ? " complex" : ""),
      angle: settings.angle,
      variables: variables,
      functions: functions
    )
    var table = OriginTable()
    _ = table.position(of: origin)
    return JSON.list(table.written).line
  }

  /// Takes over what was kept.
  ///
  /// What can be used is used, whatever else is damaged.
  ///
  /// - Returns: What could not be used, one phrase each.
  public mutating func restore(from bytes: [UInt8]) -> [String] {
    var damage: [Message.Damage] = []
    if let state = KeptState.state(in: bytes, "surd", version: Session.version, &damage) {
      settings.take(from: state)
      take(state, &damage)
    }
    return damage.map { Message.damage($0, in: settings.language) }
  }

  /// Takes over what was kept beside the settings; what cannot be used joins the damage.
  private mutating func take(_ state: JSON, _ damage: inout [Message.Damage]) {
    let lines = state["history"]?.asList ?? []
    if lines.count > History.capacity {
      damage.append(.oldest(kept: History.capacity, of: lines.count))
    }
    for line in lines {
      if let text = line.asText {
        past.append(text)
      } else {
        damage.append(.history)
      }
    }
    if let seed = state["seed"]?.asInt, Session.seeds.contains(seed) { self.seed = seed }
    let names = state["variables"]?.names ?? []
    let functions = state["functions"]?.asList ?? []
    let own = functions.compactMap { $0["name"]?.asText }
    for function in functions {
      if let definition = Origin.Definition(reading: function, beside: names, own) {
        environment.functions[definition.name] = definition.function
      } else {
        if function["name"]?.asText != nil { unread.functions.append(function) }
        damage.append(.function)
      }
    }
    restoreVariables(from: state, &damage)
    restoreAnswer()
  }

  /// Ans is the last value, to be shown with more digits.
  private mutating func restoreAnswer() {
    guard let value = environment.variables["Ans"], let origin = origins["Ans"] else { return }
    let presentation = Presentation(
      value: value,
      prefersDecimal: origin.prefersDecimal,
      angle: origin.angle
    )
    let answer = Answer(
      input: origin.text,
      statement: Statement(plain: origin.text),
      settings: settings
    )
    last = Shown(answer: answer, content: .value(presentation), digits: settings.digits)
  }

  private mutating func restoreVariables(from state: JSON, _ damage: inout [Message.Damage]) {
    let entries = state["values"]?.asList ?? []
    let values = withWorkspace { (_, workspace) in
      var values: [(value: Value, origin: Origin)?] = []
      for entry in entries {
        values.append(Origin.restore(entry, values, &workspace))
      }
      return values
    }
    guard case .object(let variables)? = state["variables"] else { return }
    for variable in variables {
      if let index = variable.value.asInt, values.indices.contains(index),
        let (value, origin) = values[index]
      {
        environment.variables[variable.name] = value
        origins[variable.name] = origin
      } else {
        unread.variables[variable.name] = UnreadValue(variable.value, in: entries)
        damage.append(.variable(variable.name))
      }
    }
  }
}

extension Environment {
  /// The functions of the user in alphabetical order.
  fileprivate var definitions: [Origin.Definition] {
    functions.keys.sorted().compactMap { name in
      functions[name].map { Origin.Definition(name: name, function: $0) }
    }
  }
}

/// Origins in an order in which each stands behind those that it mentions.
private struct OriginTable {
  /// The origins as JSON.
  private(set) var written: [JSON] = []
  private var positions: [ObjectIdentifier: Int] = [:]

  /// The position of an origin, which is written with what it mentions if it is
  /// not there yet.
  ///
  /// The walk has its own stack, since chains of answers may be long.
  mutating func position(of origin: Origin) -> Int {
    var stack = [origin]
    while let top = stack.last {
      if positions[ObjectIdentifier(top)] == nil {
        let missing = top.variables.filter { positions[ObjectIdentifier($0.origin)] == nil }
        guard missing.isEmpty else {
          stack.append(contentsOf: missing.map { $0.origin })
          continue
        }
        positions[ObjectIdentifier(top)] = written.count
        written.append(json(of: top))
      }
      stack.removeLast()
    }
    return positions[ObjectIdentifier(origin)] ?? 0
  }

  private func json(of origin: Origin) -> JSON {
    var members: [JSON.Member] = [.init("text", .text(origin.text))]
    if origin.angle != .radians { members.append(.init("angle", .text(origin.angle.rawValue))) }
    if origin.prefersDecimal { members.append(.init("decimal", .truth(true))) }
    members += JSON.Member.count("seed", origin.seed)
    if !origin.variables.isEmpty {
      let uses = origin.variables.map { use in
        JSON.Member(use.name, .count(positions[ObjectIdentifier(use.origin)] ?? 0))
      }
      members.append(.init("variables", .object(uses)))
    }
    if !origin.functions.isEmpty {
      members.append(.init("functions", .list(origin.functions.map { $0.json })))
    }
    return .object(members)
  }
}

extension Origin {
  /// Computes a value again from how it was written, or returns nothing where
  /// that is damaged.
  fileprivate static func restore(
    _ entry: JSON,
    _ earlier: [(value: Value, origin: Origin)?],
    _ workspace: inout Workspace
  ) -> (value: Value, origin: Origin)? {
    guard let text = entry["text"]?.asText else { return nil }
    let angle = entry["angle"]?.asText.flatMap { AngleUnit(rawValue: $0) } ?? .radians
    var environment = Environment(angleUnit: angle)
    // What was kept had a value; a real one is the same either way.
    environment.complexAnswers = true
    environment.setFinders()
    var uses: [Use] = []
    if case .object(let variables)? = entry["variables"] {
      for variable in variables {
        guard let index = variable.value.asInt, earlier.indices.contains(index),
          let (value, origin) = earlier[index]
        else { return nil }
        environment.variables[variable.name] = value
        uses.append(Use(name: variable.name, origin: origin))
      }
    }
    let names = entry["variables"]?.names ?? []
    let functions = entry["functions"]?.asList ?? []
    let own = functions.compactMap { $0["name"]?.asText }
    let definitions = functions.compactMap { Definition(reading: $0, beside: names, own) }
    for definition in definitions {
      environment.functions[definition.name] = definition.function
    }
    let seed = entry["seed"]?.asInt.flatMap { Session.seeds.contains($0) ? $0 : nil }
    workspace.random = seed.map { RandomSource(seed: $0) }
    defer { workspace.random = nil }
    guard
      let expression = Expression(reading: text, environment.parsingOptions),
      let value = expression.keptValue(in: environment, &workspace)
    else { return nil }
    let origin = Origin(
      text: text,
      angle: angle,
      prefersDecimal: entry["decimal"] == .truth(true),
      seed: seed,
      variables: uses,
      functions: definitions
    )
    return (value, origin)
  }
}

extension Origin.Definition {
  /// The function as an object.
  fileprivate var json: JSON {
    .object([
      .init("name", .text(name)),
      .init("parameters", .list(function.parameters.map { .text($0) })),
      .init("body", .text(function.body.text())),
    ])
  }

  /// Reads a function from an object; names of variables and of functions of the user
  /// may be words that mean something else otherwise.
  fileprivate init?(reading json: JSON, beside names: [String], _ functions: [String]) {
    guard let name = json["name"]?.asText, let body = json["body"]?.asText else { return nil }
    let parameters = (json["parameters"]?.asList ?? []).compactMap { $0.asText }
    var options = ParsingOptions()
    // A name before a bracket stays what it was when it was typed: the text of
    // a product has its sign.
    let callees = Expression.callees(in: body)
    options.functions = Set(callees.filter { !ParsingOptions.yields($0) || functions.contains($0) })
    // A name that was given away later is still called where it was.
    options.ownNames = Set(
      (names + parameters).filter { !ParsingOptions.yields($0) || !callees.contains($0) }
    )
    guard let expression = Expression(reading: body, options) else { return nil }
    self.init(name: name, function: UserFunction(parameters: parameters, body: expression))
  }
}

extension JSON {
  /// The names of the members of an object.
  fileprivate var names: [String] {
    guard case .object(let members) = self else { return [] }
    return members.map { $0.name }
  }
}

extension Expression {
  /// Reads an expression, or nothing where the text is damaged.
  fileprivate init?(reading text: String, _ options: ParsingOptions) {
    do throws(Diagnostic) {
      try self.init(text, options: options)
    } catch {
      return nil
    }
  }

  /// The value, where names can mean it.
  fileprivate func keptValue(in environment: Environment, _ workspace: inout Workspace) -> Value? {
    do throws(EvaluationError) {
      if isCall(of: .solve, at: root) { return .solutions(self) }
      let value = try valueOrMeasured(in: environment, workspace: &workspace)
      return value.isOperand ? value : nil
    } catch {
      return nil
    }
  }

  /// The names that stand right before a bracket.
  fileprivate static func callees(in text: String) -> [String] {
    var names: [String] = []
    var name: [UInt8] = []
    for byte in text.utf8 {
      let isLetter = byte >= 0x80 || byte == UInt8(ascii: "_") || 0x61...0x7A ~= byte | 0x20
      if isLetter || (!name.isEmpty && 0x30...0x39 ~= byte) {
        name.append(byte)
        continue
      }
      if byte == UInt8(ascii: "("), !name.isEmpty {
        names.append(String(decoding: name, as: UTF8.self))
      }
      name = []
    }
    return names
  }
}
