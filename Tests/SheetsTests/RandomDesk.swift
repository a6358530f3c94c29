// Random keys and events of the desk calculator, and random property lists.

import Messages
import Plots
import Sessions
import Sheets
import TestSupport

enum RandomDesk {
  private static let operations = DeskOperation.allCases.filter { $0 != .clear }

  /// A line of so many random keys.
  static func keys(_ count: ClosedRange<Int>, using random: inout SplitMix64) -> String {
    let count = Int.random(in: count, using: &random)
    return (0..<count).map { _ in key(using: &random) }.joined(separator: " ")
  }

  /// A random key, digits and operators more often than the rest.
  static func key(using random: inout SplitMix64) -> String {
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<4: return String(Int.random(in: 0...9, using: &random))
    case 4: return ["x", "a", "b", ".", "BS"].randomElement(using: &random) ?? "x"
    case 5..<8: return ["+", "-", "*", "/", "="].randomElement(using: &random) ?? "="
    default: return operations.randomElement(using: &random)?.rawValue ?? "="
    }
  }

  /// Other things that happen to a calculator, as JSON.
  static let events = [
    #"{"keys":"C"}"#, #"{"keys":"C"}"#, #"{"keys":"Solve"}"#, #"{"graph":true}"#,
    #"{"solve":{"x":"1/2","a":"2","b":"-3"}}"#, #"{"solve":{"x":"("}}"#,
    #"{"solve":{"y":"1/0"}}"#, #"{"paste":"x^2 + 1"}"#, #"{"paste":"1/3"}"#, #"{"paste":"y"}"#,
    #"{"paste":"1e999999999"}"#, #"{"paste":"((((("}"#, #"{"paste":"x < 3"}"#, #"{"paste":""}"#,
    #"{"paste":"{x < 0: 1; 2}"}"#, #"{"paste":"f(3)"}"#, #"{"paste":"\u202e\u0000"}"#,
    #"{"copy":true}"#, #"{"copyLine":3}"#, #"{"insert":2}"#, #"{"insert":-1}"#,
    #"{"clearTape":true}"#, #"{"set":{"angle":"deg"}}"#, #"{"set":{"angle":"rad"}}"#,
    #"{"set":{"decimalMark":","}}"#, #"{"set":{"decimalMark":"."}}"#, #"{"set":{"digits":-1}}"#,
    #"{"load":"{}"}"#, #"{"load":""}"#, #"{"screen":true}"#, #"{}"#, "",
  ]

  /// A list that resembles no program.
  static func list(depth: Int, using random: inout SplitMix64) -> PropertyList {
    guard depth > 0, Int.random(in: 0..<3, using: &random) > 0 else {
      return parts.randomElement(using: &random) ?? .array([])
    }
    let count = Int.random(in: 0...4, using: &random)
    return .array((0..<count).map { _ in list(depth: depth - 1, using: &random) })
  }

  /// A list with something in it changed, dropped or added.
  static func damage(_ list: PropertyList, using random: inout SplitMix64) -> PropertyList {
    guard case .array(var parts) = list, !parts.isEmpty, Int.random(in: 0..<4, using: &random) > 0
    else { return RandomDesk.parts.randomElement(using: &random) ?? .array([]) }
    let index = Int.random(in: parts.indices, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: parts.remove(at: index)
    case 1: parts.insert(.string("sin"), at: index)
    case 2: parts.append(RandomDesk.list(depth: 3, using: &random))
    default: parts[index] = damage(parts[index], using: &random)
    }
    return .array(parts)
  }

  private static let parts: [PropertyList] = [
    .array([]), .string(""), .string("+"), .string("C"), .string("no key"), .number(-1),
    .number(1), .number(.max), .number(.min), .string("surd desk"),
    .array([.string("variable"), .string("sin")]),
    .array([.string("number"), .string("1e999999999")]), .array([.string("formula")]),
    .array([.string("formula"), .string("f(x) < 3")]),
    .array([.string("formula"), .string("2 x + (")]),
    .array([.string("formula"), .string("x^2 - 1/y")]),
    .array([.string("variable"), .string("y")]),
    .array([.string("variable"), .number(3)]), .array([.string("?"), .string("y")]),
  ]
}
