// What is added to a sum, as a program of the desk calculator: somebody pressed its
// keys once, and it is kept as JSON.

import Surd

/// A rule from an amount, which it calls x, to what is to be paid.
struct PriceRule {
  private let program: DeskExpression

  /// Enters the rule with the keys of the desk calculator: `x + 1 9 % =`.
  init(keys: String) throws {
    program = try DeskCalculator.expression(keys: keys)
  }

  /// Reads a rule that was kept.
  init(json: String) throws {
    let list = try PropertyList(JSON(reading: json))
    program = try DeskCalculator.expression(forPropertyList: list)
  }

  /// The rule, to be kept.
  var json: String { DeskCalculator.propertyList(for: program).json.line }

  /// The rule as people write it, which is a formula too.
  var formula: String { DeskCalculator.description(of: program) }

  /// What is to be paid, exactly.
  func applied(to amount: Rational) throws -> Rational? {
    try DeskCalculator.evaluate(program, using: ["x": Real(amount)]).rational
  }

  /// The rule drawn over amounts up to a limit, every pixel proved.
  func chart(upTo most: Rational) -> [UInt8] {
    var request = PlotRequest(curves: [formula])
    request.horizontal = "0..\(most)"
    request.vertical = "0..\(most * 2)"
    request.width = 800
    request.height = 500
    return PlotSheet(request, in: Session()).svg(.light)
  }
}
