// Tapes as text, for golden lines.

import Expressions
import Numbers
import Reals
import Tapes

extension Tape {
  /// The instructions in order, each with its register in front.
  var listing: String {
    let contents = contents
    return contents.instructions.enumerated().map { "r\($0) = \(text($1, contents.constants))" }
      .joined(separator: ", ")
  }

  private func text(_ instruction: Instruction, _ constants: [TapeConstant]) -> String {
    let (a, b, c) = ("r\(instruction.a)", "r\(instruction.b)", "r\(instruction.c)")
    switch instruction.operation {
    case .variable: return variables[Int(instruction.a)]
    case .constant: return "\(constants[Int(instruction.a)].value)"
    case .undefined: return "undefined"
    case .negation: return "-\(a)"
    case .sum: return "\(a) + \(b)"
    case .difference: return "\(a) - \(b)"
    case .product: return "\(a) * \(b)"
    case .quotient: return "\(a) / \(b)"
    case .square: return "\(a)^2"
    case .power: return "\(a)^\(instruction.b)"
    case .function: return "function \(instruction.b) of \(a)"
    case .operation: return "operation \(instruction.c) of \(a) and \(b)"
    case .selection: return "\(a) \(sign(instruction.detail)) 0 ? \(b) : \(c)"
    }
  }

  private func sign(_ detail: UInt8) -> String {
    switch Relation(rawValue: detail) {
    case .equal: "="
    case .notEqual: "≠"
    case .less: "<"
    case .lessOrEqual: "≤"
    case .greater: ">"
    case .greaterOrEqual: "≥"
    case nil: "?"
    }
  }
}
