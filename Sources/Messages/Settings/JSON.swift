// JSON as a value. Numbers stay text, so that no digit of ours is ever rounded
// by a double; members keep their order, so that output is stable.

/// A value of the JavaScript Object Notation.
///
/// > Source: RFC 8259.
public enum JSON: Hashable, Sendable {
  /// Nothing.
  case null
  /// True or false.
  case truth(Bool)
  /// A number, as its text.
  case number(String)
  /// A text.
  case text(String)
  /// A list of values.
  case list([JSON])
  /// Members in the order in which they are written.
  case object([Member])

  /// A name and its value.
  public struct Member: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The value.
    public let value: JSON

    /// Creates a member.
    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }

    /// The member that says a number, or none where there is none.
    package static func count(_ name: String, _ value: Int?) -> [Member] {
      value.map { [Member(name, .count($0))] } ?? []
    }

    /// The member that says a text, or none where there is none.
    package static func text(_ name: String, _ value: String?) -> [Member] {
      value.map { [Member(name, .text($0))] } ?? []
    }
  }

  /// A whole number.
  public static func count(_ value: Int) -> JSON { .number(String(value)) }

  /// A text, or null where there is none.
  public static func optional(_ value: String?) -> JSON {
    guard let value else { return .null }
    return .text(value)
  }

  /// The value of the first member of that name, if this is an object.
  public subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// An object with more members; anything else as it is.
  package func adding(_ others: [Member]) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(members + others)
  }

  /// The text, if this is one.
  public var asText: String? {
    guard case .text(let value) = self else { return nil }
    return value
  }

  /// The values, if this is a list.
  public var asList: [JSON]? {
    guard case .list(let values) = self else { return nil }
    return values
  }

  /// The truth, if this is one.
  public var asTruth: Bool? {
    guard case .truth(let value) = self else { return nil }
    return value
  }

  /// The number, if this is a whole one of machine size.
  public var asInt: Int? {
    guard case .number(let digits) = self else { return nil }
    return Int(digits)
  }
}
