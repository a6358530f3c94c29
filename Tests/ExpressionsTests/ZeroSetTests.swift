// Equations in a form in which signs show their zeros.

import Expressions
import Numbers
import Reals
import TestSupport
import Testing

@Suite struct ZeroSetTests {
  static let table: [(String, [String])] = [
    ("x^2 - 2x*y + y^2", ["y - x = 0"]), ("(x - y)^2", ["x - y = 0"]),
    ("x^2 + y^2", ["x = 0", "y = 0"]),
    ("(x - 1)^2 + 2abs(y) + sqrt(x)", ["x - 1 = 0", "y = 0", "x = 0"]),
    ("sqrt(x - y)", ["x - y = 0"]), ("-abs(x*y)", ["x*y = 0"]),
    ("x - abs(x)", ["x >= 0"]), ("x*y + abs(x*y)", ["x*y <= 0"]),
    ("3(x - y)/(x + y)", ["x - y = 0", "x + y != 0"]),
    ("(x^2 - y)^2*(x - 1)^3", ["(x - 1)*y + (x^2 - x^3) = 0"]),
    ("x^2 + y^2 - 1", ["x^2 + y^2 - 1 = 0"]), ("y - tan(x)", ["y - tan(x) = 0"]),
    ("x^4 - 2x^2*y^2 + y^4", ["y^2 - x^2 = 0"]),
    ("x^3*y^2 - x^2*y^3", ["x*y^2 - x^2*y = 0"]), ("5", ["5 = 0"]),
    ("sin(x)^2 + cos(y)^2", ["sin(x) = 0", "cos(y) = 0"]),
  ]

  private func text(_ comparison: ZeroComparison) -> String {
    let sign =
      switch comparison.relation {
      case .equal: "="
      case .notEqual: "!="
      case .less: "<"
      case .lessOrEqual: "<="
      case .greater: ">"
      case .greaterOrEqual: ">="
      }
    return "\(comparison.expression) \(sign) 0"
  }

  @Test(arguments: table)
  func `equations lose what signs do not see`(input: String, expected: [String]) throws {
    let found = try Expression(input).simplifiedComparison(.equal)
    #expect(found.map(text).sorted() == expected.sorted())
  }

  @Test(arguments: table.map { $0.0 })
  func `the zeros are the same`(input: String) throws {
    let original = try Expression(input)
    let comparisons = original.simplifiedComparison(.equal)
    var environment = Environment()
    for x in -4...4 {
      for y in -4...4 {
        environment.variables = ["x": .real(half(x)), "y": .real(half(y))]
        let before = sign(original, environment) == 0
        let after = comparisons.allSatisfy { comparison in
          guard let sign = sign(comparison.expression, environment) else { return false }
          switch comparison.relation {
          case .equal: return sign == 0
          case .notEqual: return sign != 0
          case .less: return sign < 0
          case .lessOrEqual: return sign <= 0
          case .greater: return sign > 0
          case .greaterOrEqual: return sign >= 0
          }
        }
        #expect(before == after, "\(input) at \(x)/2, \(y)/2")
      }
    }
  }

  private func half(_ x: Int) -> Real { Real(Rational(x, over: 2)) }

  private func sign(_ expression: Expression, _ environment: Environment) -> Int? {
    var workspace = Workspace()
    do {
      guard case .real(let value) = try expression.value(in: environment, workspace: &workspace)
      else { return nil }
      switch try Real.compare(value, Real(Rational.zero), in: &workspace) {
      case .less: return -1
      case .equal: return 0
      case .greater: return 1
      }
    } catch {
      return nil
    }
  }

  @Test func `inequalities stay`() throws {
    let found = try Expression("(x - y)^2").simplifiedComparison(.less)
    #expect(found.map(text) == ["(x - y)^2 < 0"])
  }
}
