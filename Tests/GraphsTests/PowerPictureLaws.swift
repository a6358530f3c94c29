// What the calculator says at exact points beside the pixels of pictures, over functions of
// every kind, powers of negative bases with exponents that vary among them.

import Expressions
import Graphs
import Numbers
import Reals
import TestSupport
import Testing

@Suite("A value of the calculator is in the picture")
struct ReadingLaws {
  private static let leaves = ["@", "@", "@", "@", "2", "1/3", "-1", "-2", "pi", "2/3"]
  private static let shapes = [
    "(%)^(%)", "(%)^(%)", "(%)^(%)", "(%)^(-@)", "(-8)^(1/(2*floor(%)+1))", "(-1)^(%)",
    "(%)+(%)", "(%)-(%)", "(%)*(%)", "(%)/(%)", "floor(%)", "sign(%)", "abs(%)", "sqrt(%)",
    "cbrt(%)", "atan(%)", "asin((%)/4)", "acos(sin(%))", "ln(%)", "exp((%)/2)", "tan(%)",
    "max(%;%)", "mod(%;2)", "round(%)", "{%<1: %; %}", "(%)^2", "(%)^(2/3)", "(%)^(floor(%))",
  ]

  /// A random function of a variable.
  private static func function(
    of variable: String,
    depth: Int,
    using random: inout SplitMix64
  ) -> String {
    guard depth > 0 else {
      let leaf = leaves.randomElement(using: &random) ?? "@"
      return leaf == "@" ? variable : leaf
    }
    let shape = shapes.randomElement(using: &random) ?? "%"
    var text = ""
    for character in shape {
      switch character {
      case "%": text += function(of: variable, depth: depth - 1, using: &random)
      case "@": text += variable
      default: text.append(character)
      }
    }
    return text
  }

  /// A fraction from −4 to 4 whose denominator is odd more often than not.
  private static func point(using random: inout SplitMix64) -> Rational {
    let denominator = [1, 3, 3, 5, 7, 9, 15, 21, 8].randomElement(using: &random) ?? 1
    let most = 4 * denominator
    return Rational(Int.random(in: -most...most, using: &random), over: denominator)
  }

  /// The exact value, between two numbers.
  private static func value(
    _ expression: Expression,
    _ variables: [String: Rational]
  ) -> (lower: Rational, upper: Rational)? {
    var workspace = Workspace(budget: Budget(steps: 10_000_000))
    var environment = Environment()
    for (name, number) in variables { environment.variables[name] = .real(Real(number)) }
    do {
      guard
        case .real(let real) = try expression.value(in: environment, workspace: &workspace)
      else { return nil }
      let ball = try real.enclosure(radiusAtMost: -40, in: &workspace)
      guard let size = ball.log2Upper, size < 20 else { return nil }
      return (ball.lower.asRational, ball.upper.asRational)
    } catch {
      return nil
    }
  }

  /// Whether the pixels around a point are all off.
  private static func isMissing(
    _ x: (lower: Rational, upper: Rational),
    _ y: (lower: Rational, upper: Rational),
    _ picture: PixelText,
    _ view: View
  ) -> Bool {
    let slack = Rational(1, over: 1_000_000)
    let unit = view.viewport
    let places = { (low: Rational, high: Rational, count: Int) -> [Int]? in
      guard let first = (low - slack).floor.asInt64, let last = (high + slack).floor.asInt64,
        first >= 0, last < Int64(count)
      else { return nil }
      return Array(Int(first)...Int(last))
    }
    let left = (x.lower - view.left) / unit.unitsPerColumn
    let right = (x.upper - view.left) / unit.unitsPerColumn
    let top = (view.top - y.upper) / unit.unitsPerRow
    let bottom = (view.top - y.lower) / unit.unitsPerRow
    guard let columns = places(left, right, view.width),
      let rows = places(top, bottom, view.height)
    else { return false }
    return !columns.contains { column in rows.contains { picture.rows[$0][column] != "." } }
  }

  private static let view = View(-4, 4, -3, 3, width: 44, height: 26)

  @Test(arguments: [1, 2, 3, 4, 5, 6])
  func `of a function, along either axis or with a parameter`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for number in 0..<cases(10) {
      let kind = number % 3
      let variable = ["x", "y", "t"][kind]
      let depth = Int.random(in: 1...2, using: &random)
      let text = Self.function(of: variable, depth: depth, using: &random)
      let plot = [text, "x=\(text)", "x=t, y=\(text), -4<=t<=4"][kind]
      let picture: PixelText
      do {
        picture = PixelText(try GraphsTests.picture(plot, in: Self.view.viewport).upright)
      } catch is EvaluationError {
        // A part without variables has no value.
        continue
      }
      let expression = try Expression(text)
      for _ in 0..<60 {
        let place = Self.point(using: &random)
        guard let value = Self.value(expression, [variable: place]) else { continue }
        let isMissing =
          kind == 1
          ? Self.isMissing(value, (place, place), picture, Self.view)
          : Self.isMissing((place, place), value, picture, Self.view)
        #expect(!isMissing, "\(plot) at \(place)")
      }
    }
  }

  @Test(arguments: [11, 12, 13])
  func `of a comparison`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(5) {
      let first = Self.function(of: "x", depth: 1, using: &random)
      let second = Self.function(of: "y", depth: 1, using: &random)
      let sign = ["+", "*", "-", "^"].randomElement(using: &random) ?? "+"
      let relation = ["<", ">", "<=", "="].randomElement(using: &random) ?? "<"
      let bound = ["0", "1", "2", "x", "y"].randomElement(using: &random) ?? "0"
      let text = "(\(first))\(sign)(\(second))"
      let view = View(-4, 4, -3, 3, width: 22, height: 13)
      let picture: PixelText
      do {
        picture = try PixelText("\(text) \(relation) \(bound)", in: view)
      } catch is EvaluationError {
        continue
      }
      let difference = try Expression("\(text)-(\(bound))")
      for _ in 0..<60 {
        let (x, y) = (Self.point(using: &random), Self.point(using: &random))
        guard let value = Self.value(difference, ["x": x, "y": y]) else { continue }
        let holds =
          switch relation {
          case "<": value.upper.isNegative
          case ">": value.lower.signum > 0
          case "<=": value.upper.signum <= 0
          default: value.lower.isZero && value.upper.isZero
          }
        let isMissing = holds && Self.isMissing((x, x), (y, y), picture, view)
        #expect(!isMissing, "\(text) \(relation) \(bound) at (\(x), \(y))")
      }
    }
  }

  /// Functions with their points for x < 0, from the reading of powers: where the exponent
  /// is n/d in lowest terms with an odd d, b^(n/d) is the d-th root of bⁿ.
  @Test(
    "of a power of a negative base, both branches of which are lit",
    arguments: [
      "x^x", "(-1)^x", "(-2)^x", "x^(-x)", "(x-1)^(x-1)", "x^(x^2)", "x^(1/x)", "(-2)^sin(x)",
      "x=t, y=t^t, -4<=t<=4", "x=t, y=(-1)^t, -4<=t<=4", "2*x^x+1", "floor(2*x^x)+1/3",
    ]
  )
  func branchesAreLit(text: String) throws {
    let view = View(-4, 4, -3, 3, width: 80, height: 60)
    let picture = try PixelText(text, in: view)
    let function =
      text.contains("t") && text.hasPrefix("x=")
      ? String(text.dropFirst("x=t, y=".count).dropLast(", -4<=t<=4".count)) : text
    let variable = function == text ? "x" : "t"
    let expression = try Expression(function)
    var signs: Set<Int> = []
    for numerator in -60..<0 {
      for denominator in [15, 16, 17] {
        let x = Rational(numerator, over: denominator)
        guard let value = Self.value(expression, [variable: x]) else { continue }
        let rows = view.pixels(at: x, value.lower) + view.pixels(at: x, value.upper)
        guard !rows.isEmpty else { continue }
        signs.insert(value.lower.signum)
        #expect(rows.contains { picture.rows[$0.row][$0.column] == "#" }, "\(text) at \(x)")
      }
    }
    #expect(signs.count == 2 || text.contains("2*x^x") || text.contains("sin"))
  }

  @Test(
    "nothing is lit where the function has no value",
    arguments: [
      "x^pi", "x^sqrt(2)", "(-2)^(floor(x)+1/2)", "(-1)^(pi*floor(x)-1/7)", "(x-5)^(1/2)",
      "(-8)^(1/(2*floor(x)))", "sqrt(-1-x^2)+x^x", "(-1-x^2)^(e)", "x^(2*pi)",
    ]
  )
  func emptyWhereUndefined(text: String) throws {
    // All of them are undefined for x < 0, which is the left half; 0 is at the edge of it.
    let picture = try PixelText(text, in: View(-4, 4, -3, 3, width: 80, height: 20))
    let left = picture.rows.flatMap { $0.prefix(39) }
    #expect(!left.contains("#"), "\(text)")
  }
}
