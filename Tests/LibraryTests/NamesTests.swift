// A program sees the library as this target does: it is no part of the package, so that
// nothing of what modules share is in sight.

import Foundation
import Surd
import SurdFoundation
import Testing

@Suite("The names of the library")
struct NamesTests {
  /// Every type of `import Surd`, beside all of Foundation's: a name that both had would not
  /// compile here.
  private static let types: [Any.Type] = [
    AngleUnit.self, Answer.self, Budget.self, ColoringSheet.self, Complex.self, DecimalMark.self,
    DeskCalculator.self, DeskError.self, DeskExpression.self, DeskOperation.self, DomainError.self,
    EvaluationError.self, Integer.self, JSON.self, Language.self, MathExpression.self,
    PlotRequest.self, PlotSheet.self, Problem.self, PropertyList.self, Rational.self, Real.self,
    RealError.self, Session.self, Settings.self, Value.self,
  ]

  @Test func `are those of the list, and none is Foundation's`() throws {
    let list = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Golden/interface.txt")
    let listed = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
      .compactMap { line in
        line.wholeMatch(of: /public (?:indirect |final )?(?:struct|enum|class) (\w+).*/)
          .map { String($0.1) }
      }
    #expect(Set(listed) == Set(Self.types.map { "\($0)" }))
    #expect(listed.count == Self.types.count)
  }

  @Test func `a double is entered as the number that it is`() throws {
    var calculator = DeskCalculator()
    try calculator.setOperand(0.1)
    let tenth = try DeskCalculator.evaluate(calculator.expression)
    #expect(tenth.rational == Rational(3_602_879_701_896_397, over: 36_028_797_018_963_968))
    #expect(throws: DeskError.notANumber("nan")) { try calculator.setOperand(Double.nan) }
  }
}
