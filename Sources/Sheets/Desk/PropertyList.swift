// Programs as data that every language can keep: lists, texts and whole
// numbers, and nothing else.

public import Messages

/// A value made of lists, texts and whole numbers.
///
/// Every such value is a property list in the sense of Apple's frameworks and a
/// JSON text; numbers stay below 2^53, so that no reader rounds them.
public enum PropertyList: Hashable, Sendable {
  /// A list of values.
  case array([PropertyList])
  /// A text.
  case string(String)
  /// A whole number.
  case number(Int64)
}

extension PropertyList {
  /// The value as JSON.
  ///
  /// - Complexity: O(n) for n parts, with recursion as deep as the value.
  public var json: JSON {
    switch self {
    case .array(let values): .list(values.map { $0.json })
    case .string(let text): .text(text)
    case .number(let number): .number(String(number))
    }
  }

  /// Reads a value from JSON.
  ///
  /// - Throws: ``PropertyList/Mistake`` with the way to what is neither a list nor
  ///   a text nor a whole number.
  public init(_ json: JSON) throws(PropertyList.Mistake) {
    try self.init(json, path: [])
  }

  private init(_ json: JSON, path: [Int]) throws(PropertyList.Mistake) {
    switch json {
    case .list(let values):
      guard path.count < JSON.deepestNesting else {
        throw PropertyList.Mistake(kind: .tooLong, path: path)
      }
      var parts: [PropertyList] = []
      for (index, value) in values.enumerated() {
        parts.append(try PropertyList(value, path: path + [index]))
      }
      self = .array(parts)
    case .text(let text): self = .string(text)
    case .number(let digits):
      guard let number = Int64(digits) else {
        throw PropertyList.Mistake(kind: .notANumber(digits), path: path)
      }
      self = .number(number)
    case .null, .truth, .object: throw PropertyList.Mistake(kind: .foreign, path: path)
    }
  }
}
