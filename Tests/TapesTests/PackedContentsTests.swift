// What a tape packs comes out again: its steps for one point are made before it is
// packed, and all others of what comes out.

import Expressions
import Reals
import Tapes
import TestSupport
import Testing

struct PackedContentsTests {
  /// Constants of each kind, every kind of function, and operands that are far away.
  static let texts = [
    "x+281474976710655", "x+281474976710656", "x-281474976710657", "x+9007199254740993·y",
    "x·0.1-y·0.125", "x+123456789.123456", "x-0.000000000000001·y", "x·10^300", "x+10^400",
    "x+π", "x·√2-e·y", "x+1/3-1/7·y", "x-1/3+y·(1/3)", "x/(y-y)+1/0",
    "x^7-y^12+(x+100)^-3+(y-200)^-100", "x^(2/3)+y^(2/3)-y^(-5/7)", "2^x+x^y+(x+9)^y",
    "sin(x)+asin(x/10)-cos(y)+sin(y)", "max(x,y)+min(x,y)+(x mod y)+log(x^2+2,y^2+3)",
    "sin(x)+floor(y)·abs(x)", "{x<y:x;y}", "{x<0:-x;x<1:y;x}+{x<y:y}",
  ]

  @Test(arguments: texts, [AngleUnit.radians, .degrees, .gradians])
  func `what is packed has the values of what was lowered`(text: String, unit: AngleUnit) throws {
    var workspace = Workspace()
    let tape = try Tape(
      try Expression(text),
      variables: ["x", "y"],
      in: Environment(angleUnit: unit),
      workspace: &workspace
    )
    var random = SplitMix64(seed: 34)
    for _ in 0..<20 {
      let (x, y) = (RandomTape.number(using: &random), RandomTape.number(using: &random))
      let (value, other) = (tape.value(at: x, y), RandomTape.value(of: tape, x, y))
      #expect(
        value.bitPattern == other.bitPattern || value.isNaN && other.isNaN,
        "\(text) at \(x), \(y): \(value), \(other)"
      )
    }
  }

  @Test func `operands at any distance are found`() throws {
    let sum = (1...700).map { "(x+\($0))^2" }.joined(separator: "·y+")
    var workspace = Workspace()
    let tape = try Tape(
      try Expression("x·(\(sum))-x"),
      variables: ["x", "y"],
      in: Environment(),
      workspace: &workspace
    )
    #expect(tape.contents.instructions.count > 2000)
    #expect(tape.value(at: 0.3, 0.7) == RandomTape.value(of: tape, 0.3, 0.7))
  }

  @Test func `exact constants stay exact`() throws {
    var workspace = Workspace()
    for (text, exact) in [("x+0.1", "1/10"), ("x-2.50", "5/2"), ("x+1/3", "1/3"), ("x+√2", "√2")] {
      let tape = try Tape(
        try Expression(text),
        variables: ["x"],
        in: Environment(),
        workspace: &workspace
      )
      let constant = try #require(tape.contents.constants.first)
      let expected = try Expression(exact).value(in: Environment(), workspace: &workspace)
      guard case .real(let real) = expected else { continue }
      #expect(try Real.compare(constant.exact, real, in: &workspace) == .equal, "\(text)")
    }
  }
}
