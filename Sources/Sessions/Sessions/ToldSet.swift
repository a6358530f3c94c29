// Sets of real numbers that answers and proofs tell, and whether two of them are the same: exactly.

internal import Analysis
internal import Certificates
internal import Expressions
internal import Messages
internal import Numbers
internal import Reals

/// A union of ranges of real numbers, of families of ranges a step apart, and of what is left of these
/// without others.
///
/// Far out on each side such a set repeats after a common multiple of all steps, so that two of them are the same
/// where they are on a part of the line that is long enough: there they have finitely many ends, between
/// which nothing changes.
struct ToldSet {
  var parts: [Part] = []

  /// An end of a range.
  struct End {
    let number: Real
    let isIncluded: Bool
  }

  /// A range; nothing for an infinite end.
  struct Range {
    var lower, upper: End?
  }

  /// What ranges have in common, once or for many whole numbers, without what other parts have.
  struct Part {
    var ranges: [Range] = []
    var family: Family?
    var without: [Part] = []
  }

  /// The whole numbers whose multiples of a step are added.
  struct Family {
    let step: Real
    var first: Int?
    var last: Int?
    var except: Set<Int> = []

    func has(_ number: Int) -> Bool {
      first.map { number >= $0 } != false && last.map { number <= $0 } != false
        && !except.contains(number)
    }
  }

  /// All parts, also those that are left out.
  private static func all(_ parts: [Part]) -> [Part] {
    parts.flatMap { [$0] + all($0.without) }
  }

  /// Whether two sets are the same; nothing where that is not found out.
  static func areSame(_ a: ToldSet, _ b: ToldSet, in workspace: inout Workspace) -> Bool? {
    let parts = all(a.parts + b.parts)
    var line = EndLine()
    var window: (low: Real, high: Real)?
    if parts.contains(where: { $0.family != nil }) {
      guard let period = commonPeriod(parts, in: &workspace),
        let found = self.window(of: parts, period, in: &workspace)
      else { return nil }
      window = found
    }
    var sets: [[Placed]] = []
    for set in [a, b] {
      var placed: [Placed] = []
      for part in set.parts {
        guard let own = line.place(part, window, in: &workspace) else { return nil }
        placed.append(own)
      }
      sets.append(placed)
    }
    let ends = window.map { (line.add($0.low), line.add($0.high)) }
    guard line.sort(in: &workspace) else { return nil }
    let places =
      ends.map { 2 * line.ranks[$0.0]...2 * line.ranks[$0.1] } ?? -1...(2 * line.ranks.count)
    for place in places {
      let held = sets.map { set in set.contains { $0.has(place, line.ranks) } }
      if held[0] != held[1] { return false }
    }
    return true
  }

  /// A number that is a whole multiple of each step.
  private static func commonPeriod(_ parts: [Part], in workspace: inout Workspace) -> Real? {
    let steps = parts.compactMap { $0.family?.step }
    guard let first = steps.first else { return nil }
    var multiple = Integer(1)
    for step in steps {
      guard let ratio = first.quotient(by: step, in: &workspace)?.rational, !ratio.isZero else {
        return nil
      }
      // first·m is a multiple of the step where m times the ratio is whole.
      let divisor = Integer.greatestCommonDivisor(multiple, ratio.denominator)
      multiple = multiple * ratio.denominator.quotientAndRemainder(dividingBy: divisor).quotient
    }
    let zero = Real(0)
    guard let count = multiple.asInt, count <= 5_000, let sign = first.sign(in: &workspace),
      sign != 0
    else { return nil }
    return zero.plus(sign * count, first, in: &workspace)
  }

  /// The numbers between which two sets have to be compared: a period before all that is told of one number, and one
  /// behind it.
  private static func window(
    of parts: [Part],
    _ period: Real,
    in workspace: inout Workspace
  ) -> (low: Real, high: Real)? {
    var numbers: [Real] = []
    for part in parts {
      let ends = part.ranges.flatMap { [$0.lower, $0.upper].compactMap { $0?.number } }
      var turns = [0]
      if let family = part.family {
        turns += [family.first, family.last].compactMap { $0 } + family.except
      }
      for turn in turns {
        for end in ends {
          guard let number = end.plus(turn, part.family?.step ?? Real(0), in: &workspace) else {
            return nil
          }
          numbers.append(number)
        }
      }
    }
    let places = numbers.map { CheckedFunction.interval(around: $0, in: &workspace) }
    guard !numbers.isEmpty, places.allSatisfy({ $0.isBounded }),
      let low = places.map({ $0.lower }).min(), let high = places.map({ $0.upper }).max(),
      let first = Dyadic(exactly: low - 1)?.asRational,
      let last = Dyadic(exactly: high + 1)?.asRational
    else { return nil }
    guard let start = Real(first).plus(-1, period, in: &workspace),
      let end = Real(last).plus(1, period, in: &workspace)
    else { return nil }
    return (start, end)
  }

  /// What a part comes to among finitely many ends.
  fileprivate struct Placed {
    /// For each whole number all ranges: the places of their ends in the list of these.
    var members: [[(lower: Bound?, upper: Bound?)]] = []
    var without: [Placed] = []

    /// Whether it has a number, where the even places are the ends and the odd ones lie between them.
    func has(_ place: Int, _ ranks: [Int]) -> Bool {
      members.contains { ranges in
        ranges.allSatisfy { range in
          if let lower = range.lower {
            let end = 2 * ranks[lower.end]
            guard place > end || place == end && lower.isIncluded else { return false }
          }
          guard let upper = range.upper else { return true }
          let end = 2 * ranks[upper.end]
          return place < end || place == end && upper.isIncluded
        }
      } && !without.contains { $0.has(place, ranks) }
    }
  }

  fileprivate typealias Bound = (end: Int, isIncluded: Bool)

  /// The ends of all parts, in the order in which they lie on the line.
  private struct EndLine {
    private var numbers: [Real] = []
    /// The place of each from left to right; equal ones have the same.
    private(set) var ranks: [Int] = []

    /// The most ends.
    private static let limit = 4_000

    mutating func add(_ number: Real) -> Int {
      numbers.append(number)
      return numbers.count - 1
    }

    /// Adds the ends of a part, or of those members of a family that have numbers in a window; nothing
    /// where these are too many.
    mutating func place(
      _ part: Part,
      _ window: (low: Real, high: Real)?,
      in workspace: inout Workspace
    ) -> Placed? {
      var placed = Placed()
      for other in part.without {
        guard let own = place(other, window, in: &workspace) else { return nil }
        placed.without.append(own)
      }
      var turns = 0...0
      if let family = part.family {
        guard let window, let reach = Self.turns(part, family, window, in: &workspace) else {
          return nil
        }
        turns = reach
      }
      for turn in turns where part.family?.has(turn) != false {
        var ranges: [(lower: Bound?, upper: Bound?)] = []
        for range in part.ranges {
          var bounds: [Bound?] = []
          for end in [range.lower, range.upper] {
            guard let end else {
              bounds.append(nil)
              continue
            }
            guard numbers.count < Self.limit,
              let number = part.family.map({
                end.number.plus(turn, $0.step, in: &workspace)
              }) ?? end.number
            else { return nil }
            bounds.append((add(number), end.isIncluded))
          }
          ranges.append((bounds[0], bounds[1]))
        }
        placed.members.append(ranges)
      }
      return placed
    }

    /// The whole numbers for which members of a family may have numbers in a window.
    private static func turns(
      _ part: Part,
      _ family: Family,
      _ window: (low: Real, high: Real),
      in workspace: inout Workspace
    ) -> ClosedRange<Int>? {
      func place(_ number: Real) -> Interval {
        CheckedFunction.interval(around: number, in: &workspace)
      }
      let (low, high, step) = (place(window.low), place(window.high), place(family.step))
      let ends = part.ranges.flatMap { [$0.lower, $0.upper].compactMap { $0?.number } }.map(place)
      // A family of ranges without an end would be a whole line.
      guard !part.ranges.contains(where: { $0.lower == nil || $0.upper == nil }),
        let least = ends.map({ $0.lower }).min(), let most = ends.map({ $0.upper }).max(),
        let first = (Interval(lower: low.lower - most, upper: high.upper - least) / step),
        first.isBounded, first.lower > -4_000, first.upper < 4_000
      else { return nil }
      return Int(first.lower.rounded(.down)) - 1...Int(first.upper.rounded(.up)) + 1
    }

    /// Finds the order of all; false where it is not found out.
    mutating func sort(in workspace: inout Workspace) -> Bool {
      let places = numbers.map { CheckedFunction.interval(around: $0, in: &workspace) }
      guard places.allSatisfy({ $0.isBounded }) else { return false }
      let order = numbers.indices.sorted { places[$0].midpoint < places[$1].midpoint }
      ranks = Array(repeating: 0, count: numbers.count)
      var (rank, last): (Int, Int?) = (0, nil)
      for index in order {
        if let last {
          if numbers[last].isSameNode(as: numbers[index]) {
            // The same rank.
          } else if places[last].upper < places[index].lower {
            rank += 1
          } else {
            switch numbers[last].order(to: numbers[index], in: &workspace) {
            case .less: rank += 1
            case .equal: break
            case .greater, nil: return false
            }
          }
        }
        ranks[index] = rank
        last = index
      }
      return true
    }
  }
}

extension Real {
  /// A number of steps from it.
  fileprivate func plus(_ turns: Int, _ step: Real, in workspace: inout Workspace) -> Real? {
    if turns == 0 { return self }
    do throws(RealError) {
      let shift = try Real.product(Real(turns), step, in: &workspace)
      return try Real.recognized(.sum(self, shift, in: &workspace), in: &workspace)
    } catch {
      return nil
    }
  }

  fileprivate func quotient(by other: Real, in workspace: inout Workspace) -> Real? {
    do throws(RealError) {
      return try Real.recognized(.quotient(self, other, in: &workspace), in: &workspace)
    } catch {
      return nil
    }
  }
}

// MARK: - Reading

/// Numbers by the expressions that tell them: the same expression is the same number.
private struct ToldNumbers {
  let environment: Environment
  private var known: [Expression: Real] = [:]

  init(_ environment: Environment) { self.environment = environment }

  mutating func value(of e: Expression, in workspace: inout Workspace) -> Real? {
    if let number = known[e] { return number }
    let number = e.exactValue(in: environment, workspace: &workspace)
    known[e] = number
    return number
  }
}

extension ToldSet {
  /// The set that the choices of an answer tell of one unknown; nothing where it is told in another way.
  fileprivate init?(
    _ choices: [ToldChoice],
    _ numbers: inout ToldNumbers,
    in workspace: inout Workspace
  ) {
    for choice in choices {
      guard let part = Part(choice, &numbers, in: &workspace) else { return nil }
      parts.append(part)
    }
  }

  /// The set that is told by ranges of a proof; nothing where a number is not found out.
  fileprivate init?(
    _ ranges: [ProvedRange],
    _ numbers: inout ToldNumbers,
    in workspace: inout Workspace
  ) {
    for range in ranges {
      var ends: [End?] = []
      for end in [range.lower, range.upper] {
        guard let end else {
          ends.append(nil)
          continue
        }
        guard let number = numbers.value(of: end.number, in: &workspace) else {
          return nil
        }
        ends.append(End(number: number, isIncluded: end.isIncluded))
      }
      var part = Part(ranges: [Range(lower: ends[0], upper: ends[1])])
      if let (step, turns) = range.family {
        guard let step = numbers.value(of: step, in: &workspace) else {
          return nil
        }
        var family = Family(step: step)
        if turns == .fromZero { family.first = 0 }
        if turns == .notZero { family.except = [0] }
        part.family = family
      }
      parts.append(part)
    }
  }
}

extension ToldSet.Part {
  /// What one choice of an answer tells.
  fileprivate init?(
    _ choice: ToldChoice,
    _ numbers: inout ToldNumbers,
    in workspace: inout Workspace
  ) {
    let excluded = choice.comparisons.filter { $0.relation == .notEqual }
    let others = choice.comparisons.filter { $0.relation != .notEqual }
    let names = Set(others.flatMap { $0.right.variables })
    guard names.count <= 1, names.allSatisfy({ $0.isWholeLetter }),
      choice.restrictions.allSatisfy({ $0.names == Array(names) })
    else {
      return nil
    }
    var step: Real?
    for comparison in others {
      let end = comparison.right
      var start = end
      if let name = names.first {
        // What a letter tells has one step for all ends.
        guard let slope = end.slope(by: name),
          let own = numbers.value(of: slope, in: &workspace),
          own.sign(in: &workspace).map({ $0 != 0 }) == true
        else { return nil }
        if let step { guard step.order(to: own, in: &workspace) == .equal else { return nil } }
        step = own
        start = end.replacing([name: Expression(0)])
      }
      guard let number = numbers.value(of: start, in: &workspace) else {
        return nil
      }
      let isIncluded = comparison.relation.holds(for: 0)
      let place = ToldSet.End(number: number, isIncluded: isIncluded)
      switch comparison.relation {
      case .equal: ranges.append(.init(lower: place, upper: place))
      case .greater, .greaterOrEqual: ranges.append(.init(lower: place))
      case .less, .lessOrEqual: ranges.append(.init(upper: place))
      case .notEqual: return nil
      }
    }
    // Ranges with one end each are one with both.
    if ranges.count == 2, let low = ranges.first(where: { $0.upper == nil }),
      let high = ranges.first(where: { $0.lower == nil })
    {
      ranges = [.init(lower: low.lower, upper: high.upper)]
    }
    if let step {
      var own = ToldSet.Family(step: step)
      for restriction in choice.restrictions {
        guard own.add(restriction) else { return nil }
      }
      family = own
    }
    for comparison in excluded {
      var point = ToldChoice()
      point.comparisons = [Comparison(comparison.left, .equal, comparison.right)]
      guard names.isEmpty || comparison.right.variables.isEmpty,
        let part = Self(point, &numbers, in: &workspace)
      else { return nil }
      without.append(part)
    }
  }
}

extension String {
  /// Whether it is a letter of whole numbers in answers.
  fileprivate var isWholeLetter: Bool { SolutionLetter.whole.contains(self) || hasPrefix("n") }
}

extension Comparison {
  /// The names in it, each once.
  fileprivate var names: [String] { Array(Set(left.variables + right.variables)) }
}

extension ToldSet.Family {
  /// Takes a comparison of the letter with a whole number; false where it is another one.
  fileprivate mutating func add(_ restriction: Comparison) -> Bool {
    var restriction = restriction
    if restriction.left.rationalNumber != nil { restriction = restriction.turned }
    guard case .name = restriction.left.symbol(at: restriction.left.root),
      let number = restriction.right.rationalNumber, number.isInteger,
      let whole = number.numerator.asInt, abs(whole) <= 1_000
    else { return false }
    switch restriction.relation {
    case .notEqual: except.insert(whole)
    case .greaterOrEqual: first = max(first ?? whole, whole)
    case .greater: first = max(first ?? whole + 1, whole + 1)
    case .lessOrEqual: last = min(last ?? whole, whole)
    case .less: last = min(last ?? whole - 1, whole - 1)
    case .equal: (first, last) = (max(first ?? whole, whole), min(last ?? whole, whole))
    }
    return true
  }
}

extension ProvedQuestion {
  /// Whether the answer is the set that valid proofs of one real unknown tell; nothing where that is not found
  /// out, or they tell something else.
  func isSame(as proofs: [[String]]) -> Bool? {
    guard unknowns.count == 1 else { return nil }
    var workspace = Workspace(budget: Budget(steps: 400_000_000, bitLimit: 1 << 16))
    var environment = Environment(angleUnit: session.settings.angle)
    environment.setFinders()
    var values = ToldNumbers(environment)
    guard let told = ToldSet(choices, &values, in: &workspace) else { return nil }
    let numbers = choices.flatMap { choice in
      choice.comparisons.flatMap { comparison -> [Expression] in
        guard let name = comparison.right.variables.first else { return [comparison.right] }
        return (-3...3).map { comparison.right.replacing([name: Expression(Rational($0))]) }
      }
    }
    var proved = ToldSet()
    for lines in proofs {
      guard
        let (unknown, ranges) = SolutionCheck.provedSet(
          of: lines,
          unknowns[0],
          among: numbers,
          environment
        ), unknown == unknowns[0], let own = ToldSet(ranges, &values, in: &workspace)
      else { return nil }
      proved.parts += own.parts
    }
    return ToldSet.areSame(told, proved, in: &workspace)
  }
}
