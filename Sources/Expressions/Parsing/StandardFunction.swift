// Functions that are defined by others: what is true of them follows from that.

internal import Numbers

/// A function that the program defines by an expression, as a user could.
///
/// A name that the user gives another meaning has that meaning. Names are letters alone,
/// so that the editor makes them of keys.
public struct StandardFunction: Sendable {
  /// The name to type.
  public let name: StaticString
  /// Other names that are accepted.
  public let aliases: [StaticString]
  /// The names of the arguments, with semicolons.
  public let parameters: StaticString
  /// What the function is worth.
  public let body: String

  private init(
    _ name: StaticString,
    _ parameters: StaticString,
    _ body: String,
    aliases: [StaticString] = []
  ) {
    self.name = name
    self.aliases = aliases
    self.parameters = parameters
    self.body = body
  }

  /// The name and the parameters, as in `hypot(x; y)`.
  public var signature: String { "\(name)(\(parameters))" }

  /// The functions, in the order of the manual.
  ///
  /// > Source: ISO 80000-2 for the ranges of the inverse functions.
  public static var all: [StandardFunction] {
    [
      .init("asec", "x", "acos(1/x)", aliases: ["arcsec"]),
      .init("acsc", "x", "asin(1/x)", aliases: ["arccsc"]),
      // acos(0) is a quarter turn in the unit of angles.
      .init("acot", "x", "acos(0) - atan(x)", aliases: ["arccot"]),
      .init("sind", "x", "sin(x°)"),
      .init("cosd", "x", "cos(x°)"),
      .init("tand", "x", "tan(x°)"),
      .init("sech", "x", "1/cosh(x)"),
      .init("csch", "x", "1/sinh(x)", aliases: ["cosech"]),
      .init("coth", "x", "1/tanh(x)"),
      .init("asech", "x", "acosh(1/x)", aliases: ["arsech", "arcsech"]),
      .init("acsch", "x", "asinh(1/x)", aliases: ["arcsch", "arccsch"]),
      .init("acoth", "x", "atanh(1/x)", aliases: ["arcoth", "arccoth"]),
      .init("hypot", "x; y", "sqrt(x^2 + y^2)", aliases: ["pythag"]),
      .init("pow", "x; y", "x^y", aliases: ["power"]),
    ]
  }

  /// Whether a name or an alias is one of these.
  package static func hasName(_ name: String) -> Bool { names.contains(name) }

  /// All names and aliases.
  package static let names: Set<String> = {
    var names: Set<String> = []
    for row in all { names.formUnion(row.spellings) }
    return names
  }()

  var spellings: [String] { ["\(name)"] + aliases.map { "\($0)" } }
}
