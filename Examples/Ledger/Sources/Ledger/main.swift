// Adds up an invoice exactly, applies a rule to the sum and draws the rule.
//
//   swift run Ledger rule 'x + 1 9 % =' > rule.json
//   swift run Ledger Data/invoice.txt rule.json rule.svg

import Foundation
import Surd

/// A text in a column of so many characters.
func column(_ text: String, _ width: Int, isRight: Bool = false) -> String {
  let gap = String(repeating: " ", count: max(0, width - text.count))
  return isRight ? gap + text : text + gap
}

/// Prints the lines of an invoice, their sum and what the rule makes of it.
func report(_ lines: [InvoiceLine], _ rule: PriceRule) throws {
  for line in lines {
    let product = column(line.quantity + " × " + line.price, 18)
    print(column(line.name, 26) + product + column(line.amount.euros, 10, isRight: true))
  }
  let sum = lines.reduce(Rational.zero) { $0 + $1.amount }
  print(column("sum", 44) + column(sum.euros, 10, isRight: true) + "  = \(sum)")
  guard let total = try rule.applied(to: sum) else { return }
  print(column(rule.formula, 44) + column(total.euros, 10, isRight: true) + "  = \(total)")
}

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  if arguments.count == 2, arguments[0] == "rule" {
    print(try PriceRule(keys: arguments[1]).json)
  } else if arguments.count == 3 {
    let invoice = try String(contentsOfFile: arguments[0], encoding: .utf8)
    let rule = try PriceRule(json: String(contentsOfFile: arguments[1], encoding: .utf8))
    try report(InvoiceLine.lines(of: invoice), rule)
    try Data(rule.chart(upTo: 500)).write(to: URL(fileURLWithPath: arguments[2]))
  } else {
    print("usage: Ledger INVOICE RULE CHART.svg, or Ledger rule 'KEY KEY …'")
    exit(64)
  }
} catch {
  print("Ledger: \(error)")
  exit(1)
}
