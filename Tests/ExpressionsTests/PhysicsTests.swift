// Constants of physics that are exact by definition.

import Expressions
import Numbers
import Reals
import Testing

@Suite("Constants of physics") struct PhysicsTests {
  /// Expected digits from the CODATA recommended values of 2018 (NIST), all of which are
  /// exact and cut off there after ten digits.
  @Test(arguments: [
    ("physc", "299792458", 8), ("physh", "662607015", -34), ("physhbar", "1054571817", -34),
    ("physe", "1602176634", -19), ("physk", "1380649", -23), ("physNA", "602214076", 23),
    ("physR", "8314462618", 0), ("physF", "9648533212", 4), ("physsigma", "5670374419", -8),
    ("physg", "980665", 0), ("physatm", "101325", 5),
  ])
  func values(name: String, digits: String, exponent: Int64) throws {
    var workspace = Workspace()
    let value = try Expression(name).number(workspace: &workspace)
    let found = try #require(try Real.digits(value, significantDigits: 10, in: &workspace))
    #expect(found.digits == digits && found.exponent == exponent, "\(found)")
  }

  @Test func `laws between them`() throws {
    for law in [
      "physR = physNA*physk", "physF = physNA*physe", "2*pi*physhbar = physh",
      "60*physhbar^3*physc^2*physsigma = pi^2*physk^4",
    ] {
      guard case .truth(true) = try Expression(law).value(of: [:]) else {
        Issue.record("\(law) is not proved")
        continue
      }
    }
  }

  @Test func `every one has a unit and can be given away`() throws {
    let physics = Constant.allCases.filter { $0.unit != nil }
    #expect(physics.count == 11)
    for constant in physics {
      let name = "\(constant.name)"
      #expect(name.hasPrefix("phys") && constant.isWord)
      #expect(Parser.line("\(name) = 3; \(name)").statements.last?.expression.variables == [name])
      try #expect(Expression(name).text(unicode: true) == name)
    }
  }
}
