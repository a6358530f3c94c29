// `--why` and `surd check`: proofs of primes out of the command and into it.

import Foundation
import Testing

@Suite("The command proves primes")
struct ProofTests {
  @Test(
    "a printed proof checks, and no line of it can be changed or left out",
    arguments: [
      "isPrime(10^30+57)", "isPrime(2^521-1)", "factor(10^30+57)", "factor(2^128+1)", "isPrime(97)",
      "isPrime(742121278692026502919902221438877700968298282768025144407361)",
    ]
  )
  func roundTrip(statement: String) throws {
    let printed = try Surd.run(["--why", statement])
    #expect(printed.status == 0 && printed.errors.isEmpty)
    let lines = printed.lines
    #expect(lines.count >= 2)
    let checked = try Surd.run(["check"], input: printed.output)
    #expect(checked.status == 0 && checked.output.hasPrefix("proved "))
    // Why the answer is true is no line of the proof.
    for i in lines.indices.dropFirst() where !lines[i].hasPrefix("#") {
      var changed = lines
      let number = changed[i].prefix { $0 != " " }
      changed[i] = "\(number)0\(changed[i].dropFirst(number.count))"
      let refused = try Surd.run(["check"], input: changed.joined(separator: "\n"))
      #expect(refused.status == 2 && refused.errors.hasPrefix("surd: line "))
    }
  }

  @Test(
    "proofs in JSON check, and not when a number of them is changed",
    arguments: ["isPrime(10^30+57)", "x^5 - x - 1 = 0", "solve(x^3 = 2; x; complex)"]
  )
  func json(statement: String) throws {
    let printed = try Surd.run(["--why", "--format", "json", statement])
    #expect(printed.status == 0 && printed.lines.count == 1)
    let checked = try Surd.run(["check"], input: printed.output)
    #expect(checked.status == 0 && checked.output.hasPrefix("proved "))
    let start = try #require(printed.output.range(of: "\"certificate\":")).upperBound
    let place = try #require(printed.output[start...].firstIndex { $0.isNumber })
    var changed = printed.output
    changed.replaceSubrange(place...place, with: "77")
    #expect(try Surd.run(["check"], input: changed).status == 2)
    let broken = try Surd.run(["check"], input: "{\"a\":")
    #expect(broken.errors == "surd: line 1 is no answer in JSON\n")
  }

  @Test(
    "an answer above a proof is compared with it",
    arguments: [
      ("x^2 - 2x - 3 >= 0", "x <= -1", "x <= -5"), ("x^2 - 2x - 3 >= 0", ">=", ">"),
      ("x^2 < 4", "-2", "-3"), ("2^x = x^2", "x = 4", "x = 5"), ("2^x = x^2", " or x = 4", ""),
      ("x^5 - x - 1 = 0", "1.1673039782", "1.1673039792"), ("sin(x) = 1/2", "5*pi/6", "4*pi/6"),
      ("sin(x) > 1/2", "5*pi/6", "4*pi/6"), ("x + y = 3 and x*y = 2", "y = 1", "y = 3"),
      ("solve(z^2 = -4; z; complex)", "z = 2i", "z = 3i"), ("x = 1 or x = 2", "x = 2", "x = 3"),
      ("solve(e^z = 1; z; complex)", "2*pi*i*n", "pi*i*n"),
      // Solutions that are left out, alone and among several proofs.
      ("solve(e^z = 1; z; complex)", "2*pi*i*n", "4*pi*i*n"), ("sin(x) = 0", "pi*n", "2*pi*n"),
      ("x = 1 or sin(x) = 0", " or x = pi*n", ""), ("x = 1 or sin(x) = 0", "pi*n", "5*pi*n"),
      ("sin(1/x) = 0", "n != 0", "n > 0"), ("x^2 = 4 or x > 5", " or x > 5", ""),
      ("solve(x mod 4 = 1; x; integer)", "4*n", "8*n"), ("x^2 < 4", "< 2", "< 2 - 10^-30"),
      ("x >= x^(1/5)", "x >= 1", "x >= 1 + 10^-12"), ("tan(x) > 1", "pi*n", "2*pi*n"),
      ("solve(x^2 < 10; x; integer)", "x = -3 or ", ""),
      ("integral(1/(1+x^2); x = 0..1)", "pi/4\n#", "pi/5\n#"),
      ("integral(x*sin(x); x)", "- x*cos(x) + C", "+ x*cos(x) + C"),
      ("diff(x^3*sin(x); x)", "+ 3*sin(x))\n", "+ 2*sin(x))\n"),
    ]
  )
  func answers(question: String, told: String, changed: String) throws {
    let printed = try Surd.run(["--why", question])
    #expect(try Surd.run(["check"], input: printed.output).status == 0)
    let place = try #require(printed.output.range(of: told))
    let other = printed.output.replacingCharacters(in: place, with: changed)
    let refused = try Surd.run(["check"], input: other)
    #expect(refused.status == 2)
    #expect(refused.errors.hasPrefix("surd: the answer "))
    let printedJSON = try Surd.run(["--why", "--format", "json", question])
    #expect(try Surd.run(["check"], input: printedJSON.output).status == 0)
  }

  @Test("digits and shortened lists are not compared: that is told, and is not decided")
  func digits() throws {
    for arguments in [
      ["--decimal", "--why", "x^5 - x - 1 = 0"], ["--digits", "30", "--why", "cos(x) = 50x"],
    ] {
      let printed = try Surd.run(arguments)
      let checked = try Surd.run(["check"], input: printed.output)
      #expect(checked.status == 4 && checked.output.hasPrefix("proved 1 "))
      #expect(
        checked.errors
          == "surd: the answer was not compared with the proof: \(printed.lines[0])\n"
      )
    }
  }

  @Test("of roots in a range those are proved, and an answer with some of the roots is none")
  func part() throws {
    let printed = try Surd.run(["--why", "solve(x^2 = 4; x = 0..5)"])
    let checked = try Surd.run(["check"], input: printed.output)
    #expect(checked.output == "proved 1 solution, no others\n")
    let all = try Surd.run(["--why", "x^2 = 4"])
    let some = try Surd.run(
      ["check"],
      input: all.output.replacing("x = -2 or x = 2", with: "x = 2")
    )
    #expect(some.status == 2)
    #expect(some.errors.hasPrefix("surd: the answer is not what is proved"))
  }

  @Test("a line of another kind in a proof, and an answer that says nothing, are refused")
  func others() throws {
    let printed = try Surd.run(["--why", "x^2 = x + 1 and x > 0"])
    #expect(try Surd.run(["check"], input: printed.output).status == 0)
    let lines = printed.lines
    for place in 3...lines.count {
      for other in ["root 1 1", "x = 5", "solution 2", "whole x"] {
        var changed = lines
        changed.insert(other, at: place)
        let refused = try Surd.run(["check"], input: changed.joined(separator: "\n") + "\n")
        #expect(refused.status == 2, "\(other) at \(place)")
      }
    }
    let nothing = try Surd.run(
      ["check"],
      input: (["n != 0"] + lines.dropFirst()).joined(separator: "\n") + "\n"
    )
    #expect(nothing.errors == "surd: the answer above cannot be compared with the proof: n != 0\n")
  }

  @Test("choices have a proof each, and an answer without a proof says so")
  func choices() throws {
    let printed = try Surd.run(["--why", "x^2 < 4 or x = 3"])
    let checked = try Surd.run(["check"], input: printed.output)
    #expect(checked.output == "proved 1 range, no others\nproved 1 root, no others\n")
    let open = try Surd.run(["--why", "cos(x^2) = cos(x)"])
    let refused = try Surd.run(["check"], input: open.output)
    #expect(refused.errors == "surd: this answer brings no proof that can be checked\n")
    #expect(refused.status == 2)
  }

  @Test("a line that does not hold is named")
  func faults() throws {
    let wrong = try Surd.run(["check"], input: "# a comment\n\n91 theorem\n")
    #expect(wrong.errors == "surd: line 3 does not hold\n" && wrong.status == 2)
    let open = try Surd.run(["check"], input: "97 minus 2 5 3 5\n2 theorem\n")
    #expect(open.errors == "surd: line 1 relies on 3, which no line below proves\n")
    let garbage = try Surd.run(["check"], input: "97 is prime\n")
    #expect(garbage.errors == "surd: line 1 is no step of a proof\n")
    #expect(try Surd.run(["check"], input: "").status == 2)
  }

  @Test("what was not split is said, with what was found")
  func partial() throws {
    // Two primes of 60 digits each, by SymPy's nextprime.
    let (p, q) = (
      "742121278692026502919902221438877700968298282768025144407361",
      "909420549188441750359431148682137092725443909746642184683289"
    )
    let outcome = try Surd.run(["factor(60*\(p)*\(q))"])
    #expect(outcome.status == 4 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("undetermined: ") && outcome.errors.contains("2^2*3*5*"))
  }
}
