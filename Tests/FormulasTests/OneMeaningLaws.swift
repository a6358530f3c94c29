// One text means one thing: given to the command, typed, typed behind a key that was taken back or a
// motion, with its first part typed last, and pasted.

import Expressions
import Formulas
import TestSupport
import Testing

@Suite struct OneMeaningLaws {
  /// What a text says.
  enum Meaning: Hashable, CustomStringConvertible {
    case value(String)
    case system(String)
    /// Curves, points and definitions, which are lines of their own.
    case several
    case refused

    var description: String {
      switch self {
      case .value(let text): text
      case .system(let text): "system \(text)"
      case .several: "several statements"
      case .refused: "refused"
      }
    }
  }

  /// The ways of the issue, and more of the kinds that it names.
  static let texts: [String] = [
    // Points, systems, curves, definitions.
    "(3,4)", "(3;4)", "(1,2), (3,4)", "x+y=5; x-y=1", "x+y=5, x-y=1", "x+y=5 and x-y=1",
    "y=2x; y=x+1", "x^2+y^2=25; y=x+1", "2x+3y=12; x=y", "x=cos t, y=sin t", "x=cos(t); y=sin(t)",
    "x=t, y=t^2", "a=1; b=2", "a=1, b=2", "a=1; b=a+1", "x=2y", "x=y^2", "y<=4", "y=3", "x*y=12",
    // Vectors, matrices, lists, cases.
    "[1, 2, 3]", "[1;2]", "[1,2;3,4]", "{1, 2, 3}", "{1; 2}", "{x<0: -x; x>=0: x}", "{x>1: 2; 3}",
    "{1..5}", "mean(1; 2; 3)", "max(2; 3)", "gcd(12; 18)", "[1..2]",
    // Signs.
    "--3", "---3", "2--3", "2+-3", "2*-3", "2^--1", "2^-1", "-2^2", "(-2)^2", "2^-x", "2+ -3",
    "1- -1", "5 - -2", "2 ± 1", "5-+3", "5*+3", "5-+-3", "x<+3", "5 - +3",
    // Functions without brackets.
    "sin x^2", "sin x", "sin 2x", "sin2x", "sin x + 1", "sin pi/2", "cos 2pi/3", "ln x^2", "ln e^2",
    "sin 30", "sin 2x^2", "sin x^2 + 1", "sin^2 x", "sin^2(x)", "sin(x)^2", "sqrt 2", "sqrt16 + 3",
    "sqrt 16 + 3", "log10 + 1", "exp2 + 1", "sin x cos x",
    "2 sin x", "a sin x", "ln 2 + ln 3", "sin(x) + cos(x)", "√2", "√16 + 9", "abs(-3)", "sin x/2",
    // Factors without signs.
    "1/2x", "1/2 x", "1/(2x)", "6/2(1+2)", "6/2 (1+2)", "e^2x", "e^2x + 1", "e^(2x)", "x^2y",
    "x^2 y", "2^3x", "2^3 100", "2^3(4)", "2x/3y", "1/2(3)", "1/2pi", "2^2pi", "2(3)", "(2)(3)",
    "(1+2)(3+4)", "3x^2 + 2x", "1/x + 1", "1/2^3x", "2^x y", "x(x+1)", "4/2/2", "2^3^2", "1/2+3",
    "x^2+1", "1/(a+b)c", "(1/2)x", "2pi r", "5x y", "1/3(2+4)/2",
    // Numbers.
    "1/2", "1 1/2", "3 1/7", "3 ½", "3½", "½", "2½ + 1", "1 000 000", "1.5", "0.5", ".5", "2E3",
    "6.02x10^23", "21x9", "3 x 4", "6:2", "6 : 2", "12 / 4", "4 5", "1.5*2.5", "2 1/2.5",
    "x 10 1/2.5", "3.(7)",
    // Percentages and signs behind operands.
    "100+10%", "100-10%", "100+-10%", "50%", "20% of 80", "5!", "3! + 1", "5!=120", "30°", "12°30′",
    // Relations.
    "x=5", "2x=6", "x<3", "1<x<3", "x>=2", "x != 3", "x^2=4", "sin x = 1/2", "x=1 or x=2",
    // Blanks.
    "1 + 2", " 1+2", "1 +2", "1+ 2", "x + y", "2 * 3", "2 *3", "( 1 + 2 ) * 3", "sqrt( 4 )",
    // Characters.
    "2×3", "6÷2", "2·3", "5−3", "5—3", "6➗2", "2➕3", "x²", "x²y", "10⁻³", "𝑥+1", "𝛼+1",
    "1+1=", "12 + 7 =", "$5+3", "5 € + 2", "7//2", "7 // 2", "17 mod 5", "5 choose 2", "3 nCr 2",
  ]

  /// What the statements of a line say together.
  private static func meaning(_ line: Line, of text: String, _ options: ParsingOptions) -> Meaning {
    guard line.diagnostics.isEmpty, let statement = line.statements.first else {
      let curve = Parser.plot(text, options: options)
      let isCurve = curve.diagnostics.isEmpty && curve.statements.allSatisfy(\.isOfCurve)
      return isCurve ? .several : .refused
    }
    if line.statements.count > 1 {
      guard line.together(knowing: { _ in false }) == .system else { return .several }
      let joined = Parser.line(line.text(text, joinedBy: " and "), options: options)
      return joined.statements.first.map { .system(value($0)) } ?? .refused
    }
    if line.readings.contains(where: { $0.dispute == .relationsBehindComma }) {
      let several = Parser.plot(text, options: options)
      guard several.together(knowing: { _ in false }) == .system else { return .several }
      return .system(value(statement))
    }
    return statement.expression.hasHoles ? .refused : .value(value(statement))
  }

  private static func value(_ statement: Statement) -> String {
    let value = "\(RandomLine.value(of: statement.expression))"
    if case .assign(let name, _) = statement.action { return name + " = " + value }
    return value
  }

  /// What the command reads.
  private static func command(_ text: String, _ mark: DecimalMark) -> Meaning {
    var environment = Environment()
    environment.decimalMark = mark
    var options = environment.parsingOptions
    options.readsConversions = true
    let folded = Folding.folded(text)
    return meaning(Parser.line(folded, options: options), of: folded, options)
  }

  /// What an editor says on Enter.
  private static func said(_ editor: Editor) -> Meaning {
    let judgement = editor.judgement
    if let together = judgement.together {
      guard together.kind == .system else { return .several }
      return together.reading.line.statements.first.map { .system(value($0)) } ?? .refused
    }
    guard judgement.mistakes.isEmpty else { return .refused }
    let reading = judgement.resolved.reading()
    guard !reading.hasHoles, let statement = reading.line.statements.last else { return .refused }
    return reading.line.diagnostics.isEmpty ? .value(value(statement)) : .refused
  }

  private enum Way: CaseIterable {
    case typed, behindAKeyTakenBack, behindAMotion, withTheFirstPartLast, pasted
  }

  /// What a text says in a way; nothing where it cannot be brought in so.
  private static func meaning(_ text: String, _ mark: DecimalMark, _ way: Way) -> Meaning? {
    var editor = Editor()
    editor.vocabulary.decimalMark = mark
    func type(_ text: some StringProtocol) {
      for scalar in text.unicodeScalars { _ = editor.apply(TypedLaws.key(scalar)) }
    }
    switch way {
    case .typed: type(text)
    case .behindAKeyTakenBack:
      for key in [Key.character("7"), .backspace] { _ = editor.apply(key) }
      type(text)
    case .behindAMotion:
      for key in [Key.character("7"), .move(.home), .delete] { _ = editor.apply(key) }
      type(text)
    case .withTheFirstPartLast:
      // The term in front of a plus is typed last.
      guard let plus = text.firstIndex(of: "+"), plus > text.startIndex,
        text[..<plus].allSatisfy({ $0.isLetter || $0.isNumber })
      else { return nil }
      type("1" + text[plus...])
      for key in [Key.move(.home), .delete] { _ = editor.apply(key) }
      type(text[..<plus])
    case .pasted: _ = editor.apply(.text(text))
    }
    return said(editor)
  }

  @Test(
    "texts say the same in each way, in English and German",
    arguments: [
      DecimalMark.point, .comma,
    ]
  )
  func texts(mark: DecimalMark) {
    #expect(Self.texts.count >= 150)
    for english in Self.texts {
      let text = mark == .point ? english : Self.german(english)
      let wanted = Self.command(text, mark)
      for way in Way.allCases {
        guard let found = Self.meaning(text, mark, way) else { continue }
        #expect(found == wanted, "[\(text)] \(mark) \(way)")
      }
    }
  }

  /// A text as it is written where a comma is the decimal mark.
  private static func german(_ text: String) -> String {
    var german = ""
    for (index, character) in text.enumerated() {
      let next = text.dropFirst(index + 1).first
      let isMark = character == "." && next != "." && !german.hasSuffix(".")
      german += isMark ? "," : character == "," ? ";" : String(character)
    }
    return german
  }
}

extension Statement {
  /// Whether it is a point.
  fileprivate var isOfCurve: Bool {
    guard case .evaluate = action else { return true }
    let symbol = expression.symbol(at: expression.root)
    if case .relation = symbol { return true }
    return symbol == .vector
  }
}
