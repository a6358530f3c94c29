// What the manual shows of numbers and expressions.

import Foundation
import Surd
import Testing

@Suite struct NumberSnippets {
  @Test func `integers and rationals are exact`() {
    // snippet
    let third = Rational(1, over: 3)
    print(third * 3)  // 1
    print(Integer(2).raised(to: 100))  // 1267650600228229401496703205376
    // end
  }

  @Test func `a number is an expression`() {
    // snippet
    print(Real(Rational(1, over: 3)).exact ?? "")  // 1/3
    // end
  }

  @Test func `an expression is evaluated often`() throws {
    // snippet
    let area = try MathExpression(reading: "π r^2")
    print(area.variables)  // ["r"]
    if case .real(let value) = try area.value(of: ["r": Real(3)]) {
      print(value.exact ?? "")  // 9pi
    }
    // end
  }

  @Test func `an expression is text in several notations`() throws {
    // snippet
    let expression = try MathExpression(reading: "sqrt(x^2 + 1)/2")
    print(expression)  // sqrt(x^2 + 1)/2
    print(expression.text(unicode: true))  // √(x² + 1)/2
    print(expression.derivative(by: "x")?.variables ?? [])  // ["x"]
    // end
  }

  @Test func `digits on demand`() throws {
    // snippet
    let root = try MathExpression(reading: "sqrt(2)").value(of: [:])
    if case .real(let number) = root, let digits = try number.decimal(digits: 50) {
      print(digits)  // 1.4142135623730950488016887242096980785696718753769…
    }
    // end
  }

  @Test func `digits of a constant`() throws {
    // snippet
    print(try Real.pi.decimal(digits: 5) ?? "")  // 3.1415…
    // end
  }

  @Test func `equality is proved`() throws {
    // snippet
    let machin = try MathExpression(reading: "16 atan(1/5) - 4 atan(1/239) = π")
    if case .truth(let isTrue) = try machin.value(of: [:]) {
      print(isTrue)  // true
    }
    // end
  }

  @Test func `a budget ends a computation`() throws {
    // snippet
    do {
      let sine = try MathExpression(reading: "sin(1)").value(of: [:])
      guard case .real(let number) = sine else { return }
      _ = try number.decimal(digits: 1_000_000, budget: Budget(steps: 1_000_000))
    } catch RealError.overBudget(let limit) {
      print(limit)  // steps
    }
    // end
  }

  @Test func `a text that cannot be read is a problem with a place`() {
    // snippet
    do {
      _ = try MathExpression(reading: "2 + (3")
    } catch {
      print(error.kind)  // unclosedBracket
      print(error.place)  // 4..<5
    }
    // end
  }
}
