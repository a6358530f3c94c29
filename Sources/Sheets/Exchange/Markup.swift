// MathML for what is only looked at, always made from text that was read.

internal import Expressions
internal import Formulas
internal import Messages
internal import Sessions

/// MathML without the numbers and marks that editing needs.
enum Markup {
  /// The longest text that is drawn, in bytes.
  static var longestText: Int { 2_000 }

  /// A formula.
  static func formula(_ formula: Formula, _ settings: Settings) -> String {
    formula.drawing(decimalMark: settings.decimalMark)
  }

  /// A text of the language with `.` as its decimal mark; what cannot be read
  /// is shown as it is.
  static func text(_ text: String, functions: [String] = [], _ settings: Settings) -> String {
    guard let expression = Expression(plain: text, functions: functions) else {
      return letters(settings.spelled(text))
    }
    return expression.withSignBeforeQuotient.drawing(decimalMark: settings.decimalMark)
  }

  /// A line that may name what it is, as in `y = x^2` or `f(x) = x^2`.
  static func line(_ text: String, functions: [String], _ settings: Settings) -> String {
    guard let statement = Statement(plain: text, functions: functions) else {
      return Markup.text(text, functions: functions, settings)
    }
    var options = ParsingOptions()
    options.functions = Set(functions)
    if case .define(let name, _, _) = statement.action { options.functions.insert(name) }
    do throws(Diagnostic) {
      let whole = try Expression(text, options: options)
      return whole.drawing(decimalMark: settings.decimalMark)
    } catch {
      return Markup.text(text, functions: functions, settings)
    }
  }

  /// A line that is a curve, with θ for the angle of a polar one, or points, of which the first
  /// ones are drawn.
  static func curve(_ text: String, functions: [String], _ settings: Settings) -> String {
    if let points = PrintedPoints(text, functions: functions, settings) { return points.mathml }
    return line(text, functions: functions, settings).withGreekAngle
  }

  /// Digits as an answer has them, with `…` where there are more; of a list in braces.
  static func digits(_ text: String, _ settings: Settings) -> String {
    guard let digits = KeptDigits(text) else { return letters(settings.spelled(text)) }
    return digits.expression.drawing(decimalMark: settings.decimalMark)
  }

  /// Solutions of equations, with an ellipsis behind them where they are not all; what cannot be
  /// read is shown as it is.
  static func solutions(
    _ solutions: WrittenSolutions,
    isCut: Bool = false,
    _ settings: Settings
  ) -> String {
    var elements: [Expression] = []
    for item in solutions.items {
      guard let element = KeptDigits(item)?.expression ?? Expression(plain: item) else {
        return letters(settings.spelled(solutions.items.joined(separator: "; ")))
      }
      elements.append(element)
    }
    guard let unknown = Expression(plain: solutions.unknown) else {
      return letters(settings.spelled(solutions.unknown))
    }
    return unknown.equal(toOneOf: elements, areAll: !isCut)
      .drawing(decimalMark: settings.decimalMark)
  }

  /// Whether digits are those of solutions, compared with the unknown.
  static func isComparison(_ digits: String) -> Bool {
    let words = digits.utf8.split(separator: 0x20)
    return words.count > 2
      && words.contains { word in
        ["=", "<", ">", "<=", ">="].contains { word.elementsEqual($0.utf8) }
      }
  }

  /// A text as it is.
  private static func letters(_ text: String) -> String {
    var output = Array("<math display=\"block\"><mtext>".utf8)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "<"): output += "&lt;".utf8
      case UInt8(ascii: ">"): output += "&gt;".utf8
      case UInt8(ascii: "&"): output += "&amp;".utf8
      default: output.append(byte)
      }
    }
    return String(decoding: output + "</mtext></math>".utf8, as: UTF8.self)
  }
}

extension Expression {
  /// A quotient whose dividend has a minus, with the minus before it: −7/4 is drawn as −(7/4), as
  /// an answer is; any other expression as it is.
  fileprivate var withSignBeforeQuotient: Expression {
    guard nodes[root].kind == .quotient else { return self }
    let dividend = left(of: root)
    guard nodes[dividend].kind == .negation else { return self }
    let parts = [subexpression(at: dividend - 1), subexpression(at: last(of: root))]
    return Expression(.negation, [Expression(.quotient, parts)])
  }
}
