// Shorter lists of families: over one period they are the same numbers and ranges, each once, and of
// a few none is shorter. Places are counted as fractions of the period, by rationals alone.

import Analysis
import Expressions
import Numbers
import Reals
import TestSupport
import Testing

@Suite("Lists of families")
struct FamilyLaws {
  /// The unit of places, and a number that is no multiple of it by a fraction.
  private let unit = Real.pi
  private let shift = Real(2)

  private func number(_ turns: Rational, isShifted: Bool) throws -> Real {
    var workspace = Workspace(budget: Budget(steps: 1_000_000))
    let place = try Real.product(Real(turns), unit, in: &workspace)
    return isShifted
      ? try Real.sum(place, .squareRoot(shift, in: &workspace), in: &workspace) : place
  }

  /// How many units a number is, without the shift; nothing where it has it.
  private func turns(_ number: Real) throws -> (Rational, isShifted: Bool) {
    var workspace = Workspace(budget: Budget(steps: 10_000_000))
    func units(_ x: Real) throws -> Rational? {
      try Real.recognized(.quotient(x, unit, in: &workspace), in: &workspace).rational
    }
    if let plain = try units(number) { return (plain, false) }
    let root = try Real.squareRoot(shift, in: &workspace)
    let rest = try Real.recognized(.difference(number, root, in: &workspace), in: &workspace)
    return (try #require(try units(rest)), true)
  }

  private func shortest(_ solutions: SolutionSet.Solutions) -> SolutionSet.Solutions {
    var workspace = Workspace(budget: Budget(steps: 400_000_000))
    return EquationSolver.shortest(
      solutions,
      environment: Environment(),
      workspace: &workspace
    )
  }

  private func whole(_ number: Rational) -> Int? {
    number.isInteger ? number.numerator.asInt : nil
  }

  /// The places k/count of a family in one period: nothing where it has others.
  private func members(from start: Rational, every step: Rational, _ count: Int) -> [Int]? {
    guard let first = whole(start * Rational(count)),
      let distance = whole(step * Rational(count)), distance > 0,
      count % distance == 0
    else { return nil }
    return (0..<count / distance).map { turn in
      ((first + turn * distance) % count + count) % count
    }
  }

  /// The least number of families, each with a divisor of the count as its step, in which some places
  /// are once: by trying all.
  private func fewest(_ places: Set<Int>, _ count: Int) -> Int {
    guard let first = places.min() else { return 0 }
    var best = Int.max
    for step in 1...count where count % step == 0 {
      let family = Set((0..<count / step).map { (first + $0 * step) % count })
      guard family.isSubset(of: places) else { continue }
      best = min(best, 1 + fewest(places.subtracting(family), count))
    }
    return best
  }

  @Test(arguments: seeds(3))
  func `families are the same numbers, and no list is shorter`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(6) {
      let count = [2, 3, 4, 5, 6, 8, 9, 10, 12].randomElement(using: &random) ?? 6
      var (given, asked) = ([Solution](), [Set<Int>(), Set<Int>()])
      for (side, isShifted) in [false, true].enumerated() {
        let share = Int.random(in: 1...4, using: &random)
        for place in 0..<count where Int.random(in: 0...4, using: &random) < share {
          asked[side].insert(place)
          let turns = Rational(place, over: count)
          let start = try number(turns, isShifted: isShifted)
          given.append(Solution(start, period: try number(.one, isShifted: false)))
        }
      }
      guard case .some(let told) = shortest(.some(given)) else {
        Issue.record("seed \(seed): no numbers")
        continue
      }
      var found = [[Int](), [Int]()]
      for member in told {
        let (start, isShifted) = try turns(member.number)
        let step = try turns(try #require(member.period)).0
        found[isShifted ? 1 : 0] += try #require(members(from: start, every: step, count))
      }
      let comment: Comment = "seed \(seed): \(asked) of \(count)"
      for side in 0...1 { #expect(found[side].sorted() == asked[side].sorted(), comment) }
      #expect(told.count == fewest(asked[0], count) + fewest(asked[1], count), comment)
    }
  }

  @Test(arguments: seeds(3))
  func `families of ranges are the same ranges`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(6) {
      let count = [2, 3, 4, 6, 8].randomElement(using: &random) ?? 6
      let isOneSided = Bool.random(using: &random)
      var (given, asked) = ([SolutionRange](), Set<[Int]>())
      for place in 0..<count where Int.random(in: 0...3, using: &random) > 0 {
        let kind = Int.random(in: 0...2, using: &random) > 0 ? 1 : 2
        asked.insert([place, kind])
        let ends = try [0, kind].map { part in
          SolutionRange.End(
            number: try number(Rational(4 * place + part, over: 4 * count), isShifted: false),
            isIncluded: kind == 1
          )
        }
        given.append(
          SolutionRange(
            lower: ends[0],
            upper: ends[1],
            isPoint: false,
            period: try number(.one, isShifted: false)
          )
        )
      }
      let told: [SolutionRange]
      switch shortest(isOneSided ? .progressions(given) : .ranges(given)) {
      case .ranges(let ranges), .progressions(let ranges): told = ranges
      default:
        Issue.record("seed \(seed): no ranges")
        continue
      }
      var found: [[Int]] = []
      for range in told {
        let (low, high) = (try #require(range.lower), try #require(range.upper))
        let (start, end) = (try turns(low.number).0, try turns(high.number).0)
        let kind = try #require(whole((end - start) * Rational(4 * count)))
        #expect(low.isIncluded == (kind == 1) && high.isIncluded == (kind == 1))
        let step = try turns(try #require(range.period)).0
        let places = try #require(members(from: start, every: step, count))
        // What goes on to one side begins with its first member.
        if isOneSided { #expect(places == places.sorted(), "seed \(seed)") }
        found += places.map { [$0, kind] }
      }
      #expect(found.count == asked.count && Set(found) == asked, "seed \(seed): \(asked)")
    }
  }
}
