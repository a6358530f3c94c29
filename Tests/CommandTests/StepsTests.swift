// `--steps` and `surd lines`: equations line by line, and which line is wrong.

import Foundation
import Testing

@Suite("The command shows steps and compares lines")
struct StepsTests {
  /// The lines of an equation without what was done.
  private func lines(of run: Surd.Outcome) -> [String] {
    run.lines.map { line in
      let text = line.prefix { $0 != "#" }.drop { "⇔ ".contains($0) }
      return text.trimmingCharacters(in: .whitespaces)
    }
  }

  /// Equations of the kinds that schools solve, with the lines that a teacher writes.
  private static let derivations: [(equation: [String], lines: [String])] = [
    (["2x + 3 = 7"], ["2x + 3 = 7", "2x = 4", "x = 2"]),
    (["5x - 2 = 3x + 8"], ["5x - 2 = 3x + 8", "2x - 2 = 8", "2x = 10", "x = 5"]),
    (["x/2 + x/3 = 5"], ["x/2 + x/3 = 5", "3x + 2x = 30", "5x = 30", "x = 6"]),
    (["0.5x + 1.2 = 3"], ["0.5x + 1.2 = 3", "0.5x = 1.8", "x = 3.6"]),
    (["2x + 3 = 2x + 5"], ["2x + 3 = 2x + 5", "3 = 5", "no solution"]),
    (["2(x + 1) = 2x + 2"], ["2(x + 1) = 2x + 2", "2x + 2 = 2x + 2", "every number"]),
    (
      ["x^2 - 5x + 6 = 0"],
      ["x^2 - 5x + 6 = 0", "(x - 2)(x - 3) = 0", "x - 2 = 0 or x - 3 = 0", "x = 2 or x = 3"]
    ),
    (
      ["x^2 - 4x + 2 = 0"],
      [
        "x^2 - 4x + 2 = 0", "x = (4 - sqrt(8))/2 or x = (4 + sqrt(8))/2",
        "x = 2 - sqrt(2) or x = 2 + sqrt(2)",
      ]
    ),
    (["x^2 + x + 1 = 0"], ["x^2 + x + 1 = 0", "no solution"]),
    (
      ["z^2 + 2z + 5 = 0", "for", "z", "in", "complex"],
      [
        "z^2 + 2z + 5 = 0", "z = (-2 - sqrt(-16))/2 or z = (-2 + sqrt(-16))/2",
        "z = -1 - 2i or z = -1 + 2i",
      ]
    ),
    (
      ["z^3 = 8", "for", "z", "in", "complex"],
      [
        "z^3 = 8", "z^3 - 8 = 0", "(z - 2)(z^2 + 2z + 4) = 0", "z - 2 = 0 or z^2 + 2z + 4 = 0",
        "z = 2 or z = (-2 - sqrt(-12))/2 or z = (-2 + sqrt(-12))/2",
        "z = 2 or z = -1 - sqrt(3)*i or z = -1 + sqrt(3)*i",
      ]
    ),
    (
      ["z^4 + 1 = 0", "for", "z", "in", "complex"],
      [
        "z^4 + 1 = 0", "z^4 = -1", "z^4 = cis(pi)",
        "z = cis(pi/4) or z = cis(3pi/4) or z = cis(5pi/4) or z = cis(7pi/4)",
        "z = -sqrt(2)/2 - sqrt(2)/2*i or z = -sqrt(2)/2 + sqrt(2)/2*i"
          + " or z = sqrt(2)/2 - sqrt(2)/2*i or z = sqrt(2)/2 + sqrt(2)/2*i",
      ]
    ),
    (
      ["z^3 = 8i", "for", "z", "in", "complex"],
      [
        "z^3 = 8i", "z^3 = 8cis(pi/2)", "z = 2cis(pi/6) or z = 2cis(5pi/6) or z = 2cis(3pi/2)",
        "z = -sqrt(3) + i or z = -2i or z = sqrt(3) + i",
      ]
    ),
    (
      ["(1 + i)z = 2", "for", "z", "in", "complex"], ["(1 + i)z = 2", "z = 1 - i"]
    ),
    (["2x^2 - 8 = 0"], ["2x^2 - 8 = 0", "2x^2 = 8", "x^2 = 4", "x = -2 or x = 2"]),
    (
      ["x/(x-1) = 1/(x-1)"], ["x/(x - 1) = 1/(x - 1)", "x = 1 and x != 1", "no solution"]
    ),
    (
      ["log2(x) + log2(x-2) = 3"],
      [
        "log2(x) + log2(x - 2) = 3", "log2(x*(x - 2)) = 3 and x > 2", "x*(x - 2) = 8 and x > 2",
        "x^2 - 2x = 8 and x > 2", "x^2 - 2x - 8 = 0 and x > 2", "(x + 2)(x - 4) = 0 and x > 2",
        "(x + 2 = 0 or x - 4 = 0) and x > 2", "(x = -2 or x = 4) and x > 2", "x = 4",
      ]
    ),
    (["2^(x+1) = 8"], ["2^(x + 1) = 8", "x + 1 = 3", "x = 2"]),
    (
      ["sin(2x) = 1/2"],
      [
        "sin(2x) = 1/2", "2x = pi/6 + 2pi*n or 2x = 5pi/6 + 2pi*n",
        "x = pi/12 + pi*n or x = 5*pi/12 + pi*n",
      ]
    ),
    (["-2x + 1 < 5"], ["-2x + 1 < 5", "-2x < 4", "x > -2"]),
    (["3x - 5 <= 7"], ["3x - 5 <= 7", "3x <= 12", "x <= 4"]),
    (
      ["2(x-1) > 3x + 4"],
      ["2(x - 1) > 3x + 4", "2x - 2 > 3x + 4", "-x - 2 > 4", "-x > 6", "x < -6"]
    ),
    (["x/2 + 1 < x/3"], ["x/2 + 1 < x/3", "3x + 6 < 2x", "x + 6 < 0", "x < -6"]),
    (["2x + 1 < 2x"], ["2x + 1 < 2x", "1 < 0", "no solution"]),
    (
      ["x^2 >= 2x + 3"],
      ["x^2 >= 2x + 3", "x^2 - 2x - 3 >= 0", "(x + 1)(x - 3) >= 0", "x <= -1 or x >= 3"]
    ),
    (["x^2 - 4 < 0"], ["x^2 - 4 < 0", "(x + 2)(x - 2) < 0", "-2 < x < 2"]),
    (["(x-1)/(x+2) >= 0"], ["(x - 1)/(x + 2) >= 0", "x < -2 or x >= 1"]),
    (
      ["1/x < 2"], ["1/x < 2", "1/x - 2 < 0", "(1 - 2x)/x < 0", "x < 0 or x > 1/2"]
    ),
    (["|x - 2| < 3"], ["abs(x - 2) < 3", "-3 < x - 2 < 3", "-1 < x < 5"]),
    (["|2x| >= 6"], ["abs(2x) >= 6", "2x <= -6 or 2x >= 6", "x <= -3 or x >= 3"]),
    (["1 < 2x + 3 < 7"], ["1 < 2x + 3 < 7", "-2 < 2x < 4", "-1 < x < 2"]),
    (
      ["sin(2x) = sin(x)"],
      [
        "sin(2x) = sin(x)", "2sin(x)*cos(x) = sin(x)", "2sin(x)*cos(x) - sin(x) = 0",
        "sin(x)*(2cos(x) - 1) = 0", "sin(x) = 0 or 2cos(x) - 1 = 0",
        "x = 2pi*n or x = pi + 2pi*n or 2cos(x) = 1",
        "x = 2pi*n or x = pi + 2pi*n or cos(x) = 1/2",
        "x = 2pi*n or x = pi + 2pi*n or x = pi/3 + 2pi*n or x = -pi/3 + 2pi*n",
        "x = 2*pi*n or x = pi/3 + 2*pi/3*n",
      ]
    ),
    (
      ["|x-1| + |x+2| = 5"],
      [
        "abs(x - 1) + abs(x + 2) = 5",
        "1 - x + (-x - 2) = 5 and x < -2 or 1 - x + (x + 2) = 5 and -2 <= x < 1 "
          + "or x - 1 + (x + 2) = 5 and x >= 1",
        "-2x - 1 = 5 and x < -2 or 3 = 5 and -2 <= x < 1 or 2x + 1 = 5 and x >= 1",
        "-2x = 6 and x < -2 or 2x = 4 and x >= 1", "x = -3 and x < -2 or x = 2 and x >= 1",
        "x = -3 or x = 2",
      ]
    ),
    (
      ["sin x + cos x = 1"],
      [
        "sin(x) + cos(x) = 1", "sqrt(2)*sin(x + pi/4) = 1", "sin(x + pi/4) = sqrt(2)/2",
        "x + pi/4 = pi/4 + 2pi*n or x + pi/4 = 3pi/4 + 2pi*n",
        "x = 2*pi*n or x = pi/2 + 2*pi*n",
      ]
    ),
    (
      ["3 sin x + 4 cos x = 5"],
      [
        "3sin(x) + 4cos(x) = 5", "5sin(x + atan(4/3)) = 5", "sin(x + atan(4/3)) = 1",
        "x + atan(4/3) = pi/2 + 2pi*n", "x = pi/2 - atan(4/3) + 2pi*n",
        "x = acos(4/5) + 2*pi*n",
      ]
    ),
    (
      ["sin x + cos x = 3"],
      [
        "sin(x) + cos(x) = 3", "sqrt(2)*sin(x + pi/4) = 3", "sin(x + pi/4) = 3sqrt(2)/2",
        "no solution",
      ]
    ),
    (
      ["sin(x - 1) = 1/3"],
      [
        "sin(x - 1) = 1/3", "x - 1 = asin(1/3) + 2pi*n or x - 1 = pi - asin(1/3) + 2pi*n",
        "x = asin(1/3) + 1 + 2pi*n or x = pi - asin(1/3) + 1 + 2pi*n",
        "x = 1 - pi - asin(1/3) + 2*pi*n or x = 1 + asin(1/3) + 2*pi*n",
      ]
    ),
    (
      ["y = x^2", "y = x + 2"],
      [
        "y = x^2 and y = x + 2", "x + 2 = x^2 and y = x + 2", "x^2 = x + 2 and y = x + 2",
        "x^2 - x - 2 = 0 and y = x + 2", "(x + 1)(x - 2) = 0 and y = x + 2",
        "x + 1 = 0 and y = x + 2 or x - 2 = 0 and y = x + 2",
        "x = -1 and y = x + 2 or x = 2 and y = x + 2", "x = -1 and y = 1 or x = 2 and y = 4",
      ]
    ),
    (
      ["x+2y+z = 4", "2x-y+z = 2", "x+y-z = 1"],
      [
        "x + 2y + z = 4 and 2x - y + z = 2 and x + y - z = 1",
        "x + 2y + z = 4 and y + 2z = 3 and 5y + z = 6", "x + 2y + z = 4 and y + 2z = 3 and z = 1",
        "x + 2y = 3 and y = 1 and z = 1", "x = 1 and y = 1 and z = 1",
      ]
    ),
    (
      ["2x + 3y = 7", "x - y = 1"],
      [
        "2x + 3y = 7 and x - y = 1", "2x + 3y = 7 and 5y = 5", "2x + 3y = 7 and y = 1",
        "2x + 3 = 7 and y = 1", "2x = 4 and y = 1", "x = 2 and y = 1",
      ]
    ),
  ]

  @Test(
    "equations are solved as a teacher does it",
    arguments: derivations.indices.map { $0 } + moreDerivations.indices.map { -1 - $0 }
  )
  func derivation(place: Int) throws {
    let (equation, expected) =
      place < 0 ? Self.moreDerivations[-1 - place] : Self.derivations[place]
    let printed = try Surd.run(["solve", "--steps"] + equation)
    let hasFamilies = expected.last?.contains("*n") == true
    #expect(printed.status == 0)
    #expect(printed.errors == (hasFamilies ? "surd: n is any whole number\n" : ""))
    #expect(lines(of: printed) == expected)
    // What is printed says the same line by line.
    let options = equation.last == "complex" ? ["lines", "--complex"] : ["lines"]
    let checked = try Surd.run(options, input: printed.output)
    #expect(checked.status == 0, "\(checked.output)")
  }

  /// Kinds with functions, and inequalities with them.
  private static let moreDerivations: [(equation: [String], lines: [String])] = [
    (["7 - 2x = 1"], ["7 - 2x = 1", "-2x = -6", "x = 3"]),
    (
      ["(x+1)/2 - (x-1)/3 = 1"],
      ["(x + 1)/2 - (x - 1)/3 = 1", "3(x + 1) - 2(x - 1) = 6", "x + 5 = 6", "x = 1"]
    ),
    (
      ["log(2; x) = 3"],
      [
        "log(2, x) = 3", "x^3 = 2 and x > 0 and x != 1", "x = cbrt(2) and x > 0 and x != 1",
        "x = cbrt(2)",
      ]
    ),
    (["x^(3/4) = 8"], ["x^(3/4) = 8", "x^(1/4) = 2", "x = 16"]),
    (
      ["x*ln(x) = 0"],
      [
        "x*ln(x) = 0", "(x = 0 or ln(x) = 0) and x > 0", "(x = 0 or x = 1) and x > 0", "x = 1",
      ]
    ),
    (
      ["sin(x) + sin(3x) = 0"],
      [
        "sin(x) + sin(3x) = 0", "sin(x) = -sin(3x)", "sin(x) = sin(-3x)",
        "x = 2pi*n - 3x or x = pi + 3x + 2pi*n", "4x = 2pi*n or -2x = pi + 2pi*n",
        "x = pi/2*n or x = -pi/2 + pi*n", "x = pi/2*n",
      ]
    ),
    (["|x| = x"], ["abs(x) = x", "x >= 0"]),
    (["|x - 2| = 2 - x"], ["abs(x - 2) = 2 - x", "x - 2 <= 0", "x <= 2"]),
    (["2^x > 8"], ["2^x > 8", "x > 3"]),
    (["(1/2)^x > 4"], ["(1/2)^x > 4", "x < -2"]),
    (["3*2^x > 24"], ["3*2^x > 24", "2^x > 8", "x > 3"]),
    (["ln(x) < 1"], ["ln(x) < 1", "0 < x < e"]),
    (
      ["ln(2x+1) < 3"],
      ["ln(2x + 1) < 3", "0 < 2x + 1 < e^3", "-1 < 2x < e^3 - 1", "-1/2 < x < (e^3 - 1)/2"]
    ),
    (["sqrt(x) < 2"], ["sqrt(x) < 2", "0 <= x < 4"]),
    (
      ["sqrt(x+2) > x"],
      [
        "sqrt(x + 2) > x", "x + 2 >= 0 and x < 0 or x >= 0 and x + 2 > x^2",
        "-2 <= x < 0 or x >= 0 and x^2 < x + 2", "-2 <= x < 0 or x >= 0 and x^2 - x - 2 < 0",
        "-2 <= x < 0 or x >= 0 and (x + 1)(x - 2) < 0",
        "-2 <= x < 0 or x >= 0 and -1 < x < 2", "-2 <= x < 2",
      ]
    ),
    (
      ["4^x - 3*2^x + 2 > 0"],
      [
        "4^x - 3*2^x + 2 > 0", "(2^x)^2 - 3*2^x + 2 > 0", "(2^x - 1)(2^x - 2) > 0",
        "2^x < 1 or 2^x > 2", "x < 0 or x > 1",
      ]
    ),
    (["sin(x) >= 1/2"], ["sin(x) >= 1/2", "pi/6 + 2*pi*n <= x <= 5*pi/6 + 2*pi*n"]),
    (
      ["cos(2x) > 0"],
      [
        "cos(2x) > 0", "-pi/2 + 2pi*n < 2x < pi/2 + 2pi*n", "-pi/4 + pi*n < x < pi/4 + pi*n",
      ]
    ),
  ]

  /// Formulas with the lines to what they are solved for.
  private static let formulas: [(line: String, lines: [String])] = [
    (
      "a*x + b = c; x",
      ["a*x + b = c", "a*x = c - b", "x = (c - b)/a and a != 0 or a = 0 and b = c"]
    ),
    ("v = s/t; t", ["v = s/t", "s/t = v", "v*t = s", "t = s/v"]),
    (
      "1/f = 1/g + 1/b; b",
      ["1/f = 1/g + 1/b", "1/g + 1/b = 1/f", "1/b = (g - f)/(f*g)", "b = -f*g/(f - g)"]
    ),
    (
      "A = pi*r^2; r",
      ["A = pi*r^2", "pi*r^2 = A", "r^2 = A/pi", "r = -sqrt(A/pi) or r = sqrt(A/pi)"]
    ),
    (
      "K = k*(1+p)^n; n",
      [
        "K = k*(1 + p)^n", "k*(1 + p)^n = K", "(1 + p)^n = K/k", "n*ln(1 + p) = ln(K/k)",
        "n = ln(K/k)/ln(p + 1)",
      ]
    ),
    (
      "a*x = b*x + c; x",
      [
        "a*x = b*x + c", "a*x - b*x = c", "(a - b)*x = c",
        "x = c/(a - b) and a != b or a = b and c = 0",
      ]
    ),
  ]

  @Test(
    "formulas are solved for a letter, in cases where it falls out",
    arguments: formulas.indices
  )
  func formula(place: Int) throws {
    let (line, expected) = Self.formulas[place]
    let printed = try Surd.run(["--steps", "solve(\(line))"])
    #expect(lines(of: printed) == expected)
  }

  @Test("where no steps of a formula are known, that is told")
  func missingFormula() throws {
    let run = try Surd.run(["--steps", "solve(a*x > b; x)"])
    #expect(run.errors.hasSuffix("surd: no way to show this step by step is known\n"))
  }

  @Test("where the lines of a formula hold is told beside them")
  func formula() throws {
    let printed = try Surd.run(["solve", "--steps", "x^2 + p*x + q = 0", "for", "x"])
    #expect(printed.errors == "surd: for p² − 4q ≥ 0 only\n")
    #expect(
      lines(of: printed) == [
        "x^2 + p*x + q = 0", "x = (-p - sqrt(p^2 - 4*q))/2 or x = (sqrt(p^2 - 4*q) - p)/2",
      ]
    )
  }

  @Test("the last line is the answer, and what was done stands behind each line")
  func answers() throws {
    for equation in ["e^(2x) - 5e^x + 6 = 0", "sqrt(x+3) = x - 3", "2cos(x)^2 + 3sin(x) = 0"] {
      let answer = try Surd.run(["solve", equation])
      let steps = try Surd.run(["solve", "--steps", equation])
      #expect(steps.lines.last?.contains(answer.lines[0]) == true)
      #expect(steps.lines[0].hasPrefix("  ") && !steps.lines[0].contains("#"))
      #expect(steps.lines.dropFirst().allSatisfy { $0.hasPrefix("⇔ ") && $0.contains("  # ") })
    }
  }

  @Test("programs get the lines as data")
  func json() throws {
    let run = try Surd.run(["solve", "--steps", "--format", "json", "2x = 6"])
    #expect(
      run.output.contains(
        #""steps":[{"line":"2x = 6","rule":null,"text":null},"#
          + #"{"line":"x = 3","rule":"divide","text":"divide both sides by 2"}]"#
      )
    )
    let plain = try Surd.run(["solve", "--format", "json", "2x = 6"])
    #expect(!plain.output.contains("steps\":["))
  }

  @Test("where no steps are known the answer is told, and that")
  func missing() throws {
    let run = try Surd.run(["solve", "--steps", "cos x = x"])
    #expect(run.output.contains("x = 0.7390851332") && run.status == 0)
    #expect(run.errors == "surd: no way to show this step by step is known\n")
  }

  /// Derivations with the verdict of each line but the first one.
  private static let comparisons: [(lines: [String], verdicts: [String])] = [
    (["2x + 3 = 7", "2x = 4", "x = 2"], ["equivalent", "equivalent"]),
    (["2x + 3 = 7", "2x = 10", "x = 5"], ["wrong", "equivalent"]),
    (["x^2 = 4", "x = 2"], ["loses"]),
    (["x^2 = 3x", "x = 3"], ["loses"]),
    (
      ["sqrt(x+3) = x - 3", "x + 3 = (x-3)^2 | ^2", "x = 1 or x = 6"], ["gains", "equivalent"]
    ),
    (["(x+1)^2", "= x^2 + 2x + 1", "= x(x+2) + 2"], ["identity", "wrong"]),
    (["sin x = 1/2", "x = pi/6 + 2pi n or x = 5pi/6 + 2pi n"], ["equivalent"]),
    (["sin x = 1/2", "x = pi/6 + 2pi n"], ["loses"]),
    (
      ["sin x = 1/2 and x > 0", "x = pi/6 + 2pi n and n >= 0 or x = 5pi/6 + 2pi n and n >= 0"],
      ["equivalent"]
    ),
    (["sin x = 1/2 and x > 0", "x = pi/6 + 2pi n or x = 5pi/6 + 2pi n"], ["gains"]),
    (["sin x = 0 and x > 0", "x = pi n and n >= 0"], ["gains"]),
    (["sin x = 0 and x > 0", "x = pi n and n > 1"], ["loses"]),
    (["sin x = 0 and x^2 > 4", "x = pi n and n != 0"], ["equivalent"]),
    (["frac(x) = -1/4", "x = -1/4 - n and n >= 0"], ["equivalent"]),
    (["frac(x) = -1/4", "x = -1/4 + n and n >= 0"], ["wrong"]),
    (["frac(x) = -1/4", "x = -1/4 + n and n <= 0"], ["equivalent"]),
    (["sqrt(x)*sin(x) = 0", "x = pi n and n >= 0"], ["equivalent"]),
    (["sin(sqrt(x)) = 0", "x = (pi*n)^2"], ["equivalent"]),
    (["sin(sqrt(x)) = 0", "x = pi^2 n^2"], ["equivalent"]),
    (["sin(sqrt(x)) = 0", "x = (pi n)^2 and n > 0"], ["loses"]),
    (["sin(sqrt(x)) = 0", "x = (2pi n)^2"], ["loses"]),
    (["cos(ln x) = 0", "x = e^(pi/2 + pi n)"], ["equivalent"]),
    (["cos(ln x) = 0", "x = e^(pi n)"], ["wrong"]),
    (
      ["sin(x^2) = 0", "x = sqrt(pi n) and n >= 0 or x = -sqrt(pi n) and n >= 0"], ["equivalent"]
    ),
    (["-2x < 6", "x < -3"], ["wrong"]),
    (["-2x < 6", "x > -3"], ["equivalent"]),
    (
      ["2x+3y = 7; x-y = 1", "2x+3y = 7 and 5y = 5", "x = 2; y = 1"], ["equivalent", "equivalent"]
    ),
    (["2x+3y = 7; x-y = 1", "x = 2; y = 2"], ["wrong"]),
    (["x^2-x-2 = 0", "x_1 = -1; x_2 = 2"], ["equivalent"]),
    (["x^2 = -1", "no solution"], ["equivalent"]),
    (["cos x = x", "2cos x = 2x"], ["equivalent"]),
    (["y = 5 - x", "y = x - 5"], ["wrong"]),
    (["a x + b = c", "a x = c - b"], ["equivalent"]),
    (["ln(x^2) = 4", "2 ln x = 4"], ["loses"]),
    (["x^2 = 4", "x + 1"], ["different"]),
    (["sqrt(x^2) = x", "x >= 0"], ["equivalent"]),
    // Numbers in which both lines have no solution prove nothing.
    (["sin(x)+y^3+x = 1 and e^x+y = 7", "sin(x)+y^3+x = 1 and e^x+y = 8"], ["undecided"]),
  ]

  @Test("each line is compared with the one before", arguments: comparisons.indices)
  func comparison(place: Int) throws {
    let (lines, verdicts) = Self.comparisons[place]
    let run = try Surd.run(["lines", "--format", "json", "--"] + lines)
    let found = run.output.components(separatedBy: #""verdict":""#).dropFirst().map { part in
      String(part.prefix { $0 != "\"" })
    }
    #expect(found == verdicts)
    let isRight = verdicts.allSatisfy { ["equivalent", "identity"].contains($0) }
    #expect(run.status == (isRight ? 0 : verdicts.contains("undecided") ? 4 : 1))
  }

  /// Mistakes that pupils make, and what is said of them.
  private static let mistakes: [(lines: [String], reason: String)] = [
    (["2x + 3 = 7", "2x = 10"], "3 changes its sign when it goes to the other side"),
    (["3x = 12", "x = 9"], "3x is not the same as x + 3"),
    (["x/3 + 1 = 2", "x + 1 = 6"], "every summand is multiplied by 3, and so is 1"),
    (["2(x+3) = 10", "2x + 3 = 10"], "2(x + 3) is not the same as 2x + 3"),
    (["-2(x-3) = 4", "-2x - 6 = 4"], "−2(x − 3) is not the same as −2x − 6"),
    (["4 - (x-2) = 5", "4 - x - 2 = 5"], "4 − (x − 2) is not the same as 4 − x − 2"),
    (["(a+b)^2", "a^2 + b^2"], "(a + b)² is not the same as a² + b²"),
    (["sqrt(a^2+b^2)", "a + b"], "√(a² + b²) is not the same as a + b"),
    (["ln(a+b)", "ln(a) + ln(b)"], "ln(a + b) is not the same as ln(a) + ln(b)"),
    (["1/a + 1/b", "1/(a+b)"], "1/a + 1/b is not the same as 1/(a + b)"),
    (["(a+b)/a", "b"], "(a + b)/a is not the same as b"),
    (["3*2^x = 24", "6^x = 24"], "3·2^x is not the same as 6^x"),
    (["sin(2x) = 1", "2sin(x) = 1"], "sin(2x) is not the same as 2sin(x)"),
    (["2/x = 3/(x+1)", "2x = 3(x+1)"], "multiplied crosswise this is 2(x + 1) = 3x"),
    (["2/x = 3/(x+1)", "2x + 1 = 3x"], "2(x + 1) is not the same as 2x + 1"),
    (["-2x < 6", "x < -3"], "a division by a negative number turns the sign round"),
    (["1/x > 2", "1 > 2x"], "both sides were multiplied or divided by x, which may be negative"),
    (
      ["x^2 > 4", "x > 2"],
      "roots were taken on both sides, and a root has two signs: x < −2 is missing"
    ),
    (["|x| = 3", "x = 3"], "|x| is not the same as x"),
    (["2ln(x) = ln(9)", "x^2 = 9"], "there a side of line 1 has no value"),
  ]

  @Test("mistakes of pupils are named", arguments: mistakes.indices)
  func mistake(place: Int) throws {
    let (lines, reason) = Self.mistakes[place]
    let run = try Surd.run(["lines", "--"] + lines)
    #expect(run.status == 1)
    #expect(run.output.hasSuffix("; " + reason + "\n"))
  }

  @Test("lines in LaTeX are read")
  func latex() throws {
    let texts = [#"\frac{2}{x} = \frac{3}{x+1} \\"#, #"\Leftrightarrow 2(x+1) = 3x"#, "x^{2} = 4"]
    let run = try Surd.run(["lines"] + texts)
    #expect(run.lines[1].contains("has the same solutions as line 1"))
    #expect(run.lines[2].contains("x = −2 solves this line, but not line 2"))
    #expect(try Surd.run([#"\frac{x}{2}=3"#]).output == "x = 6\n")
    #expect(try Surd.run(["2^{x} = 8"]).output == "x = 3\n")
    #expect(try Surd.run(["2^{1;2}"]).output == "{2; 4}\n")
  }

  @Test("what is wrong is said with its line and with numbers")
  func sentences() throws {
    let run = try Surd.run(["lines"], input: "2x + 3 = 7\n\n# a comment\n2x = 10\n=> x = 5\n")
    #expect(
      run.lines == [
        "1    2x + 3 = 7",
        "4  ✗ 2x = 10     # is wrong: x = 2 solves line 1, but not this one; x = 5 solves this one, "
          + "but not line 1; 3 changes its sign when it goes to the other side",
        "5  ⇔ => x = 5    # has the same solutions as line 4",
      ]
    )
    let squared = try Surd.run(["lines", "x = -2", "x^2 = 4"])
    #expect(
      squared.output.hasSuffix(
        "gains solutions: x = 2 solves this line, but not line 1; "
          + "both sides were squared, and so their signs are gone\n"
      )
    )
    let unread = try Surd.run(["lines", "2x = 4", "x = "])
    #expect(unread.status == 2 && unread.errors.hasPrefix("surd: line 2: something is missing"))
    #expect(try Surd.run(["lines", "-f", "nowhere.txt"]).status == 66)
  }
}
