// Comparisons in one unknown that are called solved completely: at random numbers they hold exactly
// where the solutions are, by values of floating-point numbers, which the solver has no part in.

import Analysis
import Expressions
import Foundation
import Numbers
import Reals
import TestSupport
import Testing

@Suite("Solutions of comparisons")
struct SolutionLaws {
  /// A part of a comparison, and its values.
  private struct Part: Sendable {
    let text: String
    let value: @Sendable (Double) -> Double

    init(_ text: String, _ value: @escaping @Sendable (Double) -> Double) {
      (self.text, self.value) = (text, value)
    }
  }

  /// A comparison with zero.
  private struct Question: Sendable {
    let text: String
    let relation: Relation
    let value: @Sendable (Double) -> Double
  }

  private static let waves = [
    Part("sin(x)") { sin($0) }, Part("cos(2x)") { cos(2 * $0) }, Part("tan(x)") { tan($0) },
    Part("(2sin(x) - 1)") { 2 * sin($0) - 1 }, Part("cos(x/2 - 1)") { cos($0 / 2 - 1) },
    Part("sin(x)^2") { sin($0) * sin($0) }, Part("cos(pi*x)") { cos(Double.pi * $0) },
  ]
  private static let plain = [
    Part("x") { $0 }, Part("(x - 1)") { $0 - 1 }, Part("(x^2 - 4)") { $0 * $0 - 4 },
    Part("e^(-x)") { exp(-$0) }, Part("(e^x - 3x)") { exp($0) - 3 * $0 }, Part("(-x)") { -$0 },
    Part("sqrt(x)") { $0.squareRoot() }, Part("ln(x)") { $0 > 0 ? log($0) : .nan },
    Part("(x^2 + 1)") { $0 * $0 + 1 }, Part("(x - cos(x))") { $0 - cos($0) },
    Part("|x - 2|") { abs($0 - 2) }, Part("sqrt(9 - x^2)") { (9 - $0 * $0).squareRoot() },
  ]

  private func relation(using random: inout SplitMix64) -> Relation {
    [.equal, .less, .lessOrEqual, .greater, .greaterOrEqual].randomElement(using: &random) ?? .less
  }

  /// Functions beside lines and parabolas: zeros that have no closed form.
  private func searched(using random: inout SplitMix64) -> Question? {
    let functions =
      Self.waves.filter { $0.text != "tan(x)" } + [
        Part("e^x - 3") { exp($0) - 3 }, Part("ln(x)") { $0 > 0 ? log($0) : .nan },
        Part("atan(x)") { atan($0) }, Part("sqrt(x + 4)") { ($0 + 4).squareRoot() },
        Part("|x - 1| + sin(x)") { abs($0 - 1) + sin($0) },
      ]
    let k = Double(Int.random(in: 1...9, using: &random))
    let others = [
      Part("x/\(Int(k))") { $0 / k }, Part("(1/3 - x/\(Int(k)))") { 1 / 3 - $0 / k },
      Part("(x^2/\(Int(k)) - 1)") { $0 * $0 / k - 1 },
    ]
    guard let first = functions.randomElement(using: &random),
      let second = others.randomElement(using: &random)
    else { return nil }
    return Question(
      text: "\(first.text) - \(second.text)",
      relation: relation(using: &random),
      value: { first.value($0) - second.value($0) }
    )
  }

  /// Products and quotients with a factor that repeats.
  private func products(using random: inout SplitMix64) -> Question? {
    guard let wave = Self.waves.randomElement(using: &random),
      let first = Self.plain.randomElement(using: &random),
      let second = Self.plain.randomElement(using: &random)
    else { return nil }
    let relation = relation(using: &random)
    return switch Int.random(in: 0..<4, using: &random) {
    case 0:
      Question(
        text: "\(first.text)*\(wave.text)",
        relation: relation,
        value: { first.value($0) * wave.value($0) }
      )
    case 1:
      Question(
        text: "\(wave.text)/\(first.text)",
        relation: relation,
        value: { first.value($0) == 0 ? .nan : wave.value($0) / first.value($0) }
      )
    case 2:
      Question(
        text: "\(first.text)*\(second.text)*\(wave.text)",
        relation: relation,
        value: { first.value($0) * second.value($0) * wave.value($0) }
      )
    default:
      Question(
        text: "\(first.text)*(-\(wave.text)) + 2\(wave.text)",
        relation: relation,
        value: { (2 - first.value($0)) * wave.value($0) }
      )
    }
  }

  /// Powers of one base with fractions of an odd denominator as exponents.
  private func roots(using random: inout SplitMix64) -> Question? {
    let index = [3, 5].randomElement(using: &random) ?? 3
    let shift = Double(Int.random(in: -2...2, using: &random))
    @Sendable func power(_ x: Double, _ exponent: Int) -> Double {
      let size = pow(abs(x), Double(exponent) / Double(index))
      return x < 0 && exponent % 2 == 1 ? -size : size
    }
    let exponents = [1, 2, 3, 4, index].shuffled(using: &random).prefix(2)
    let factors = exponents.map { _ in Double([1, -1, 2, -5].randomElement(using: &random) ?? 1) }
    let constant = Double(Int.random(in: -6...6, using: &random))
    let terms = zip(factors, exponents).map { factor, exponent in
      "(\(Int(factor)))*(x + (\(Int(shift))))^(\(exponent)/\(index))"
    }
    return Question(
      text: "\(terms.joined(separator: " + ")) + (\(Int(constant)))",
      relation: relation(using: &random),
      value: { x in
        zip(factors, exponents).reduce(constant) { sum, term in
          sum + term.0 * power(x + shift, term.1)
        }
      }
    )
  }

  /// Sums of multiples of exponentials.
  private func exponentials(using random: inout SplitMix64) -> Question? {
    let bases = [1, 2, 3, 4, 6, 9, 10].shuffled(using: &random).prefix(3)
    let factors = bases.map { _ in Double([1, -1, 2, -2, -5].randomElement(using: &random) ?? 1) }
    return Question(
      text: zip(factors, bases).map { "(\(Int($0)))*\($1)^x" }.joined(separator: " + "),
      relation: relation(using: &random),
      value: { x in
        zip(factors, bases).reduce(0) { sum, term in sum + term.0 * pow(Double(term.1), x) }
      }
    )
  }

  /// Functions of functions between bounds, and sines of polynomials.
  private func nested(using random: inout SplitMix64) -> Question? {
    let inner = [
      Part("sin(x)") { sin($0) }, Part("2cos(x)") { 2 * cos($0) }, Part("atan(x)") { atan($0) },
    ]
    let outer = [
      Part("sin") { sin($0) }, Part("cos") { cos($0) }, Part("atan") { atan($0) },
    ]
    guard let first = outer.randomElement(using: &random),
      let second = inner.randomElement(using: &random)
    else { return nil }
    let constant = Double(Int.random(in: -4...4, using: &random)) / 4
    return Question(
      text: "\(first.text)(\(second.text)) - (\(Int(constant * 4))/4)",
      relation: relation(using: &random),
      value: { first.value(second.value($0)) - constant }
    )
  }

  // MARK: Members

  private func double(_ number: Real) -> Double? {
    var workspace = Workspace(budget: Budget(steps: 50_000_000))
    return (try? number.enclosure(radiusAtMost: -60, in: &workspace))?.lower.doubleValue
  }

  /// The ranges that are told from −20 to 20; nothing where they are told in another way.
  private func ranges(of solutions: SolutionSet.Solutions) -> [ClosedRange<Double>]? {
    let reach = 20.0
    var found: [ClosedRange<Double>] = []
    func add(_ low: Real?, _ high: Real?, _ period: Real?, isOneSided: Bool) -> Bool {
      let ends = (low.map { double($0) } ?? -.infinity, high.map { double($0) } ?? .infinity)
      guard let first = ends.0, let last = ends.1 else { return false }
      guard let period else {
        found.append(min(first, last)...max(first, last))
        return true
      }
      guard let step = double(period), step != 0 else { return false }
      let turns = Int(4 * reach / abs(step)) + 8
      for turn in (isOneSided ? 0 : -turns)...turns {
        found.append(first + Double(turn) * step...last + Double(turn) * step)
      }
      return true
    }
    switch solutions {
    case .some(let members):
      for member in members {
        guard add(member.number, member.number, member.period, isOneSided: false) else {
          return nil
        }
      }
    case .ranges(let all), .progressions(let all):
      var isOneSided = false
      if case .progressions = solutions { isOneSided = true }
      for range in all {
        guard
          add(
            range.lower?.number,
            range.upper?.number,
            range.period,
            isOneSided: isOneSided && range.period != nil
          )
        else { return nil }
      }
    case .every, .images, .imageRanges, .complex, .points: return nil
    }
    return found
  }

  private func check(_ question: Question, _ seed: UInt64, using random: inout SplitMix64) throws
    -> Bool
  {
    var workspace = Workspace(budget: Budget(steps: 400_000_000))
    let difference = try MathExpression(question.text)
    let task = EquationTask(
      [.init(difference, question.relation, MathExpression(0))],
      unknowns: ["x"]
    )
    guard
      let set = EquationSolver.solutions(
        of: task,
        environment: Environment(),
        workspace: &workspace
      ), set.isComplete, let ranges = ranges(of: set.solutions)
    else { return false }
    func told(_ x: Double) -> Comment {
      "seed \(seed): \(question.text) \(question.relation) 0 at \(x)"
    }
    var before: (x: Double, value: Double)?
    for _ in 0..<60 {
      let x = Double.random(in: -9...9, using: &random)
      let value = question.value(x)
      // Beside an end a floating-point number decides nothing.
      let isNearEnd = ranges.contains {
        abs($0.lowerBound - x) < 1e-7 || abs($0.upperBound - x) < 1e-7
      }
      guard !isNearEnd, abs(value) > 1e-9 || value.isNaN else { continue }
      if question.relation == .equal {
        #expect(!ranges.contains { $0.contains(x) }, told(x))
        continue
      }
      let holds = value > 0 ? question.relation.holds(.greater) : question.relation.holds(.less)
      #expect(ranges.contains { $0.contains(x) } == (holds && !value.isNaN), told(x))
    }
    guard question.relation == .equal else { return true }
    // A change of the sign without a pole is a zero.
    for step in 0...1_800 {
      let x = -9 + Double(step) / 100
      let value = question.value(x)
      defer { before = (x, value) }
      guard let before, value * before.value < 0, abs(value - before.value) < 1,
        shrinks(question.value, from: before.x, to: x)
      else { continue }
      let isFound = ranges.contains {
        $0.upperBound >= before.x - 1e-7 && $0.lowerBound <= x + 1e-7
      }
      #expect(isFound, told(x))
    }
    return true
  }

  /// Whether a function that changes its sign between two places gets small there: at a zero it does,
  /// and not at a pole, where it may be less than 1 on both sides.
  private func shrinks(_ value: (Double) -> Double, from a: Double, to b: Double) -> Bool {
    var (low, high) = (a, b)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if value(middle) * value(low) > 0 { low = middle } else { high = middle }
    }
    return abs(value(low)) < min(abs(value(a)), abs(value(b)))
  }

  @Test(arguments: seeds(2))
  func `a comparison holds exactly where its solutions are`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var compared = 0
    for _ in 0..<cases(12) {
      let questions = [
        searched(using: &random), products(using: &random), roots(using: &random),
        exponentials(using: &random), nested(using: &random),
      ]
      for case let question? in questions where try check(question, seed, using: &random) {
        compared += 1
      }
    }
    #expect(compared > 30, "seed \(seed)")
  }
}
