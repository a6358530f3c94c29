// Numbers whose digits or exponents are huge, against Python's integers and fractions and Arb's
// digits: Tests/Corpus/huge_values.py writes the table.

import Expressions
import Numbers
import Reals
import TestSupport
import Testing

@Suite struct `Huge numbers` {
  @Test func `residues, comparisons and leading digits are those of the table`() throws {
    let found = GoldenFile("huge").mismatches { input in
      var workspace = Workspace()
      do throws(EvaluationError) {
        let line = Parser.line(input)
        guard let expression = line.statements.last?.expression else { return "! no expression" }
        return answer(try expression.value(in: Environment(), workspace: &workspace), &workspace)
      } catch {
        return "! \(error.kind)"
      }
    }
    let mismatches = try #require(found, "Tests/Golden/huge.txt is missing")
    for mismatch in mismatches { Issue.record("huge.txt \(mismatch)") }
  }

  private func answer(_ value: Value, _ workspace: inout Workspace) -> String {
    switch value {
    case .truth(let isTrue): return "= \(isTrue)"
    case .real(let x):
      if let rational = x.rational, rational.numerator.bitLength < 512,
        rational.denominator.bitLength < 512
      {
        return "= " + rational.description.replacing("-", with: "−")
      }
      do throws(RealError) {
        guard let digits = try Real.digits(x, significantDigits: 25, in: &workspace) else {
          return "≈ 0, not proved"
        }
        let text = NumberLiteral(digits).text
        return (digits.isExact ? "= " : "≈ ") + (digits.isNegative ? "−" : "") + text
      } catch {
        return "! no digits: \(error)"
      }
    default: return "! no number"
    }
  }
}
