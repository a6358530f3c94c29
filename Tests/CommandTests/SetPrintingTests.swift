// What the command prints of sets, of complex numbers in degrees, and where options may stand.

import Foundation
import Testing

@Suite("The command prints sets") struct SetPrintingTests {
  @Test("of more than eight solutions four and how many there are")
  func many() throws {
    let run = try Surd.run(["solve(sin x = 1/2; x = 0..30)"])
    #expect(run.lines.first?.hasSuffix("x = 17*pi/6 or … (10 in all)") == true)
    let whole = try Surd.run(["--exact", "solve(sin x = 1/2; x = 0..30)"])
    #expect(whole.lines.first?.hasSuffix("x = 53*pi/6") == true)
    let german = try Surd.run(["--language", "de", "solve(sin x = 1/2; x = 0..30)"])
    #expect(german.output.contains("… (insgesamt 10)"))
  }

  @Test("options may stand before the word that says what to do")
  func options() throws {
    let run = try Surd.run(["--angle", "deg", "solve", "sin x = 1/2"])
    #expect(run.lines.first == "x = 30 + 360*n or x = 150 + 360*n")
    let steps = try Surd.run(["--steps", "solve", "2x + 3 = 7"])
    #expect(steps.lines.count == 3)
    // Behind `--` stand equations, too.
    let system = try Surd.run(["solve", "--", "-x+y = 3", "x*y = 4"])
    #expect(system.lines.first == "x = -4 and y = -1 or x = 1 and y = 4")
    let lines = try Surd.run(["solve", "--steps", "--", "-x = 3"])
    #expect(lines.lines.count == 2)
    // A word behind an expression is an expression.
    #expect(try Surd.run(["1+1", "solve"]).lines.first == "2")
  }

  @Test("the keys of the desk are those of real numbers")
  func desk() throws {
    let run = try Surd.run(["desk", "--complex", "1 neg sqrt"])
    #expect(run.status == 64)
    #expect(run.errors.contains("real numbers"))
  }

  @Test("a function of z is told of its colours")
  func coloring() throws {
    #expect(try Surd.run(["plot", "z^2"]).errors.contains("surd plot --complex"))
    #expect(!(try Surd.run(["plot", "y = q"]).errors.contains("--complex")))
  }

  /// By hand: 1 + √3·i has the size 2 and the angle 60°.
  @Test("a size at an angle in degrees is read back")
  func polar() throws {
    let run = try Surd.run(["--polar", "--angle", "deg", "1 + sqrt(3)*i", "-1 - i", "i/2"])
    #expect(run.lines == ["2∠60°", "sqrt(2)∠-135°", "(1/2)∠90°"])
    let back = try Surd.run(["--angle", "deg", "2∠60°", "sqrt(2)∠-135°", "(1/2)∠90°"])
    #expect(back.lines == ["1 + sqrt(3)*i", "-1 - i", "1/2*i"])
    let latex = try Surd.run(["--polar", "--angle", "deg", "--format", "latex", "1 + sqrt(3)*i"])
    #expect(latex.lines == ["2 \\angle 60^{\\circ}"])
    #expect(try Surd.run(["--exponential", "1 + i"]).lines == ["sqrt(2)*e^(pi/4*i)"])
  }

  /// The values of the cuts as in DLMF 4.23 and 4.37; logarithms and roots of negative numbers
  /// are the same in all programs.
  @Test(
    "what lies on a cut is noted",
    arguments: [
      ("asin(2)", true), ("acos(2)", true), ("atanh(-2)", true), ("atan(2i)", true),
      ("asinh(2i)", true), ("acosh(-2)", true), ("acosh(1/2)", true), ("asin(1/2)", false),
      ("ln(-1)", false), ("sqrt(-4)", false), ("acos(3 + i)", false),
    ]
  )
  func cuts(text: String, isOnCut: Bool) throws {
    let run = try Surd.run(["--complex", "--format", "json", text])
    #expect(run.output.contains("\"kind\":\"onTheCut\"") == isOnCut)
  }

  /// What each line loses, seen by hand.
  @Test(
    "lines name what was done",
    arguments: [
      (["a*x=b", "x=b/a"], "both sides were divided by a"),
      (["log(a*b)", "log(a)+log(b)"], "is the same as line 1 for a > 0; b > 0"),
      (["(1+i)^2", "2i"], "is the same as line 1"),
      (["(x+2)^2=9", "x+2=3"], "a root has two signs: x + 2 = −3 is missing"),
      (["sin x=1/2", "x=pi/6"], "x = π/6 + 2πn and n ≠ 0"),
      (["a(b+c)", "ab+ac"], "ab is one name: the product is a·b"),
    ]
  )
  func lines(texts: [String], words: String) throws {
    #expect(try Surd.run(["lines"] + texts).output.contains(words))
  }
}
