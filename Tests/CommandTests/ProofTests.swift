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

  @Test("choices have a proof each, and an answer without a proof says so")
  func choices() throws {
    let printed = try Surd.run(["--why", "x^2 < 4 or x = 3"])
    let checked = try Surd.run(["check"], input: printed.output)
    #expect(checked.output == "proved 1 range, no others\nproved 1 root, no others\n")
    let open = try Surd.run(["--why", "x^x = 2"])
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
