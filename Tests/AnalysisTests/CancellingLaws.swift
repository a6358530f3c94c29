// u − u is 0 and u + 1 − u is 1 for every function of numbers, whatever else is known of it. What is
// asked is a law of numbers; that the domain is told is seen at numbers for which u has no value.

import Analysis
import Expressions
import Reals
import Testing

@Suite("What is equal cancels")
struct CancellingLaws {
  private static let names = ["x", "y", "z", "n"].map { Expression(name: $0) }

  /// A call of each function of numbers, with as many arguments as it takes at least and at most.
  private static let calls: [Expression] = Builtin.rows.flatMap { row -> [Expression] in
    guard row.givesNumber, row.algebra == nil, !row.drawsAtRandom, !row.bindsAnyNumber else {
      return []
    }
    let counts = Set([row.least, row.most ?? max(2, row.least)])
    return counts.sorted().map { Expression(.call(row), Array(names.prefix($0))) }
  }

  private static func result(of e: Expression) throws -> Algebra.Result {
    var workspace = Workspace()
    return try Algebra.result(
      of: e,
      environment: Environment(),
      workspace: &workspace,
      namesParts: true
    )
  }

  @Test func `a call less itself is 0, and with 1 added 1`() throws {
    #expect(Self.calls.count > 80)
    for u in Self.calls {
      for (e, number) in [
        (Expression(.difference, [u, u]), Expression(.zero)),
        (Expression(.difference, [Expression(.sum, [u, Expression(1)]), u]), Expression(1)),
      ] {
        let found = try Self.result(of: e)
        #expect(found.expression == number, "\(e): \(found.expression)")
        #expect(found.restrictions.isEmpty, "\(e)")
      }
    }
  }

  /// Numbers for which a call has no value are outside of the domain that is told.
  @Test func `the domain is told`() throws {
    let numbers = [-2, -1, 0, 1, 2].map { Expression($0) } + [Expression(1) / Expression(3)]
    var count = 0
    for u in Self.calls {
      let found = try Self.result(of: Expression(.difference, [u, u]))
      let names = u.variables
      for place in numbers.indices {
        var values: [String: Expression] = [:]
        for (offset, name) in names.enumerated() {
          values[name] = numbers[(place + 2 * offset) % numbers.count]
        }
        var workspace = Workspace()
        let value = try? u.replacing(values).value(in: Environment(), workspace: &workspace)
        guard value == nil else { continue }
        count += 1
        let holds = found.conditions.allSatisfy { condition in
          var workspace = Workspace()
          let truth = try? condition.replacing(values)
            .value(in: Environment(), workspace: &workspace)
          guard case .truth(true)? = truth else { return false }
          return true
        }
        #expect(!holds || !found.parts.isEmpty, "\(u) at \(values)")
      }
    }
    #expect(count > 50)
  }
}
