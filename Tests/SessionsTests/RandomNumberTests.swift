// Random numbers in a session: the seed, what keeps it, and where there are none.

import Expressions
import Messages
import Numbers
import Reals
import Sessions
import TestSupport
import Testing

@Suite("Random numbers") struct RandomNumberTests {
  /// > Source: Vigna, splitmix64.c, with the seed 1234567: the first numbers, as the test of
  /// > Rosetta Code "Pseudo-random numbers/Splitmix64" has them.
  @Test func `numbers of the generator`() throws {
    var session = Session()
    session.seed = 1_234_567
    let top = "2^64 - 1"
    let list = Array(repeating: "randint(0; \(top))", count: 5).joined(separator: "; ")
    #expect(
      session.evaluate("{\(list)}").first?.exact
        == "{6457827717110365317; 3203168211198807973; 9817491932198370423; "
        + "4593380528125082431; 16408922859458223821}"
    )
  }

  /// Expected values from the same generator and the same rejection in Python 3.
  @Test(arguments: [
    (1, "{rand; rand(); randint(1; 100)}", "{0.9733453746; 0.7634033219; 57}"),
    (1, "randint(1; 6)", "5"), (42, "randint(6; 1)", "6"),
    (7, "randint(0; 10^30 - 1)", "494167914535015053400350117247"),
    (2_147_483_647, "rand*10^10", "6575151768"),
  ])
  func `values of a seed`(seed: Int, line: String, expected: String) {
    var session = Session()
    session.seed = seed
    let answer = session.evaluate(line).first
    #expect(answer?.exact == expected && answer?.seed == seed)
    #expect(session.seed == (seed == Session.seeds.upperBound ? 0 : seed + 1))
  }

  @Test func `the same seed gives the same numbers`() throws {
    var session = Session()
    session.seed = 41
    let first = try #require(session.evaluate("rand").first)
    #expect(first.seed == 41 && session.seed == 42)
    #expect(first.notes.map(\.kind) == ["seed"])
    let second = try #require(session.evaluate("rand()").first)
    #expect(second.exact != first.exact && second.seed == 42)
    session.seed = 41
    #expect(session.evaluate("rand").first?.exact == first.exact)
    #expect(session.evaluate("1 + 1").first?.seed == nil && session.seed == 42)
  }

  @Test(arguments: seeds(2)) func `numbers are in their range`(seed: UInt64) throws {
    var session = Session()
    session.seed = Int(seed)
    var counts: [String: Int] = [:]
    for _ in 0..<600 {
      let answer = try #require(session.evaluate("randint(1; 6)").first)
      counts[answer.exact ?? "", default: 0] += 1
    }
    #expect(counts.keys.sorted() == ["1", "2", "3", "4", "5", "6"])
    // Six standard deviations of 100.
    #expect(counts.values.allSatisfy { (45...155).contains($0) }, "\(counts)")
    for text in ["0 <= rand < 1", "-3 <= randint(5; -3) <= 5", "randint(7; 7) = 7"] {
      let answer = try #require(session.evaluate(text).first)
      #expect(answer.exact == "true", "\(text)")
    }
  }

  @Test func `a mistake draws nothing`() throws {
    var session = Session()
    #expect(session.evaluate("rand; 1/0").last?.isAnswered == false)
    #expect(session.seed == 1)
  }

  @Test func `the seed and what was drawn are kept`() throws {
    var session = Session()
    #expect(session.state["seed"] == nil)
    session.settings.angle = .degrees
    for line in ["x = erf(rand)", "y = sin(rand)", "f(t) = t + rand", "z = f(1)", "x + y + z"] {
      #expect(session.evaluate(line).last?.isAnswered == true, "\(line)")
    }
    var copy = Session()
    #expect(copy.restore(from: Array(session.state.line.utf8)) == [])
    #expect(copy.seed == session.seed)
    let names = ["x", "y", "z", "Ans"]
    for name in names {
      let (mine, other) = (session.evaluate(name), copy.evaluate(name))
      #expect(mine.last?.decimal?.text == other.last?.decimal?.text, "\(name)")
    }
    #expect(session.evaluate("rand").last?.exact == copy.evaluate("rand").last?.exact)
    // What was kept before there were seeds.
    var old = Session()
    #expect(old.restore(from: Array(Session().state.line.utf8)) == [] && old.seed == 1)
  }

  @Test func `parts are not drawn twice`() throws {
    var session = Session()
    let answer = try #require(session.evaluate("ln(randint(2; 10^9))/ln(2)").first)
    #expect(session.seed == 2)
    session.seed = 1
    let number = try #require(session.evaluate("randint(2; 10^9)").first?.exact)
    #expect(session.evaluate("ln(\(number))/ln(2)").first?.decimal?.text == answer.decimal?.text)
  }

  @Test func `curves and values without a session have none`() throws {
    for text in ["rand", "randint(1; 6)"] {
      #expect(throws: EvaluationError.self) { try Expression(text).value(of: [:]) }
    }
  }

  @Test func `names are the user's first`() throws {
    var session = Session()
    #expect(session.evaluate("rand = 3; 2rand").last?.exact == "6")
    #expect(session.evaluate("randint(x) = x^2; randint(5)").last?.exact == "25")
    #expect(session.seed == 1)
  }
}
