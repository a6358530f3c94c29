// Programs for solids as Fidget has them: a line for each step, with its name, its
// operation and the names of its operands.

import Foundation

/// A program that is read, as text of the language.
struct SolidProgram {
  private var steps: [String: [String]] = [:]
  private var last = ""

  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map { String($0) }
      last = words[0]
      steps[last] = Array(words.dropFirst())
    }
  }

  /// The last step with all that it needs.
  var text: String { text(last) }

  private func text(_ name: String) -> String {
    guard let step = steps[name] else { fatalError("\(name) is a step") }
    let operation = step[0]
    switch operation {
    case "var-x": return "x"
    case "var-y": return "y"
    case "const": return "(\(Decimal(string: step[1]) ?? 0))"
    case "min", "max":
      return SolidProgram.joined(chain(name, operation).map { text($0) }, by: operation)
    default: break
    }
    let operands = step.dropFirst().map { text($0) }
    switch operation {
    case "add": return "(\(operands[0])+\(operands[1]))"
    case "sub": return "(\(operands[0])-\(operands[1]))"
    case "mul": return "(\(operands[0])*\(operands[1]))"
    case "neg": return "(-\(operands[0]))"
    case "square": return "(\(operands[0]))^2"
    case "sqrt": return "sqrt(\(operands[0]))"
    default: fatalError("\(operation) is an operation")
    }
  }

  /// What a minimum of minima, or a maximum of maxima, is taken of.
  private func chain(_ name: String, _ operation: String) -> [String] {
    guard let step = steps[name], step[0] == operation else { return [name] }
    return step.dropFirst().flatMap { chain($0, operation) }
  }

  /// Calls of a function of two numbers, nested as little as can be.
  static func joined(_ texts: [String], by function: String) -> String {
    var texts = texts
    while texts.count > 1 {
      texts = stride(from: 0, to: texts.count, by: 2).map { index in
        index + 1 < texts.count ? "\(function)(\(texts[index]),\(texts[index + 1]))" : texts[index]
      }
    }
    return texts[0]
  }
}
