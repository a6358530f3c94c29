// Property lists of the engine as Foundation has them, for programs that keep
// theirs with PropertyListSerialization or JSONSerialization.

public import Foundation
private import Messages
public import Sheets

extension PropertyList {
  /// The value as Foundation has it: `NSArray`, `NSString`, `NSNumber`.
  ///
  /// - Complexity: O(n) for n parts, with recursion as deep as the value.
  public var foundationValue: NSObject {
    switch self {
    case .array(let values): NSArray(array: values.map { $0.foundationValue })
    case .string(let text): NSString(string: text)
    case .number(let number): NSNumber(value: number)
    }
  }

  /// Reads a value as Foundation has it.
  ///
  /// - Throws: ``PropertyList/Mistake`` with the way to what is neither an array
  ///   nor a string nor a whole number.
  public init(foundationValue value: Any) throws(PropertyList.Mistake) {
    try self.init(value, path: [])
  }

  private init(_ value: Any, path: [Int]) throws(PropertyList.Mistake) {
    if let values = value as? [Any], path.count < JSON.deepestNesting {
      var parts: [PropertyList] = []
      for (index, part) in values.enumerated() {
        parts.append(try PropertyList(part, path: path + [index]))
      }
      self = .array(parts)
    } else if let text = value as? String {
      self = .string(text)
    } else if let number = value as? NSNumber, let whole = Int64(exactly: number) {
      self = .number(whole)
    } else {
      throw PropertyList.Mistake(kind: .foreign, path: path)
    }
  }

  /// The value as the bytes of a property list.
  ///
  /// - Throws: What Foundation throws.
  public func data(
    format: PropertyListSerialization.PropertyListFormat = .xml
  ) throws -> Data {
    try PropertyListSerialization.data(
      fromPropertyList: foundationValue,
      format: format,
      options: 0
    )
  }

  /// Reads the bytes of a property list.
  ///
  /// - Throws: What Foundation throws, or ``PropertyList/Mistake``.
  public init(data: Data) throws {
    let value = try PropertyListSerialization.propertyList(from: data, format: nil)
    try self.init(foundationValue: value)
  }
}
