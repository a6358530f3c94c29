// An invoice whose quantities and prices are formulas: `1/3`, `14.90 - 10%`. All
// of it is exact; cents are rounded once, at the end.

import Surd

/// A line of an invoice.
struct InvoiceLine {
  /// What is sold.
  let name: String
  /// How much of it, as it was written.
  let quantity: String
  /// What one of it costs, as it was written.
  let price: String
  /// What the line comes to, exactly.
  let amount: Rational
}

/// Why an invoice cannot be read.
struct InvoiceError: Error, CustomStringConvertible {
  let line: Int
  let description: String
}

extension InvoiceLine {
  /// Reads the lines `quantity; price; name` of a text; `#` begins a comment.
  static func lines(of text: String) throws(InvoiceError) -> [InvoiceLine] {
    var lines: [InvoiceLine] = []
    for (index, row) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard !row.isEmpty, !row.hasPrefix("#") else { continue }
      let cells = row.split(separator: ";", maxSplits: 2).map { cell in
        String(cell.drop { $0 == " " })
      }
      guard cells.count == 3 else {
        throw InvoiceError(line: index + 1, description: "quantity; price; name")
      }
      let quantity = try number(cells[0], line: index + 1)
      let price = try number(cells[1], line: index + 1)
      lines.append(
        InvoiceLine(
          name: cells[2],
          quantity: cells[0],
          price: cells[1],
          amount: quantity * price
        )
      )
    }
    return lines
  }

  /// The exact value of a formula that is a rational number.
  private static func number(_ text: String, line: Int) throws(InvoiceError) -> Rational {
    var session = Session()
    guard let answer = session.evaluate(text).first else {
      throw InvoiceError(line: line, description: "a number is missing")
    }
    if let problem = answer.problem {
      throw InvoiceError(line: line, description: problem.message)
    }
    guard let number = Rational(exactly: text) else {
      throw InvoiceError(line: line, description: "\(text) is no fraction")
    }
    return number
  }
}

extension Rational {
  /// The value of a formula, or nothing where it is no rational number.
  init?(exactly formula: String) {
    do {
      guard case .real(let real) = try MathExpression(reading: formula).value(of: [:]),
        let rational = real.rational
      else { return nil }
      self = rational
    } catch {
      return nil
    }
  }

  /// The amount in euros, with the cents rounded half away from zero.
  var euros: String {
    let cents = (self * 100).roundedHalfAwayFromZero.magnitude.text()
    let padded = String(repeating: "0", count: max(0, 3 - cents.count)) + cents
    return (isNegative ? "-" : "") + padded.dropLast(2) + "." + padded.suffix(2)
  }
}
