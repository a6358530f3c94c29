// Where a text is wrong: order, brackets, characters and names.

public import Expressions

extension Message {
  /// What to tell about a mistake in a text.
  public init(_ mistake: Diagnostic.Kind) {
    switch mistake {
    case .missingOperand:
      self.init("missingOperand", "something is missing here", "put a number or a name")
    case .missingOperator:
      self.init("missingOperator", "two numbers in a row", "put a sign between them")
    case .missingName:
      self.init("missingName", "a name is missing here", "put the name of a variable")
    case .unclosedBracket:
      self.init("unclosedBracket", "this bracket is never closed", "close it or leave it out")
    case .unopenedBracket:
      self.init("unopenedBracket", "this bracket was never opened", "open it or leave it out")
    case .mismatchedBracket:
      self.init(
        "mismatchedBracket",
        "this closes a bracket of another shape",
        "use the same shape on both sides"
      )
    case .unexpected:
      self.init("unexpected", "this cannot stand here", "leave it out, or write what is before it")
    case .malformedNumber:
      self.init(
        "malformedNumber",
        "this is not a number",
        "a number has one decimal mark and the digits of its base"
      )
    case .nestingTooDeep(let limit):
      self.init(
        "nestingTooDeep",
        "this is nested too deeply",
        "at most \(limit) levels are read; split it into several statements"
      )
    case .textTooLong(let limit):
      self.init("textTooLong", "this line is too long", "at most \(limit) bytes are read")
    case .unknownCharacter(let scalar):
      self.init(
        "unknownCharacter",
        "the character \(Message.shown(scalar)) means nothing here",
        "leave it out"
      )
    case .unknownFunction(let name, let nearest):
      self.init(
        "unknownFunction",
        "there is no function \(name)",
        nearest.map { "did you mean \($0)?" } ?? "define it with \(name)(x) = …"
      )
    case .reservedName(let name):
      self.init(
        "reservedName",
        "\(name) already has a meaning",
        "choose another name"
      )
    case .repeatedParameter(let name):
      self.init("repeatedParameter", "the parameter \(name) stands twice", "rename one of them")
    case .wrongNumberOfArguments(let function, let least, let most, let found):
      self.init(
        "wrongNumberOfArguments",
        "\(function) does not take \(found) argument\(found == 1 ? "" : "s")",
        "it takes \(Message.count(least, most))"
      )
    }
  }

  /// A character in quotation marks, or its number where it cannot be seen.
  private static func shown(_ scalar: UInt32) -> String {
    let number = "U+" + String(scalar, radix: 16)
    guard let character = Unicode.Scalar(scalar), scalar > 0x20, scalar != 0x7F else {
      return number
    }
    // Blanks, marks and format characters would look like nothing in a message.
    let isVisible = scalar < 0x80 || (scalar >= 0xA1 && !(0x2000...0x206F).contains(scalar))
    return isVisible ? "“\(character)”" : number
  }

  private static func count(_ least: Int, _ most: Int?) -> String {
    guard let most else { return "\(least) or more" }
    return least == most ? "\(least)" : "\(least) to \(most)"
  }
}
