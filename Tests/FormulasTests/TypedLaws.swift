// What is typed stands in the formula, and means what the same text means when it is pasted:
// at the end and in the middle, behind a key that was taken back, behind an answer.

import Expressions
import Formulas
import TestSupport
import Testing

@Suite struct TypedLaws {
  /// Signs that the editor spells in another way, or draws as a structure.
  private static let spellings: [Unicode.Scalar: Unicode.Scalar] = [
    "×": "*", "·": "*", "−": "-", "'": "′", "\"": "″", "≤": "<", "≥": ">",
  ]

  /// What is drawn of each character; nothing of those whose structure says them.
  private static func drawn(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case " ", "/", "^", "_", "(", ")", "[", "]", "{", "}", "|": nil
    // A colon that divides, the sign of a currency that is left out, and `x` for ×.
    case ":", "$", "€", "x": nil
    default: spellings[scalar] ?? scalar
    }
  }

  /// The characters without blanks, and without marks between the digits of a number.
  private static func withoutGroups(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let digits: ClosedRange<Unicode.Scalar> = "0"..."9"
    let scalars = scalars.filter { $0.value > 0x20 }
    return scalars.indices.filter { index in
      guard scalars[index] == "′" || scalars[index] == "'", index > 0 else { return true }
      let isInside = index + 1 < scalars.count && digits.contains(scalars[index + 1])
      return !(isInside && digits.contains(scalars[index - 1]))
    }.map { scalars[$0] }
  }

  /// A key of a character.
  static func key(_ scalar: Unicode.Scalar) -> Key {
    scalar == " " ? .move(.out) : .character(scalar)
  }

  /// A random text with blanks, commas, brackets and characters that no formula has.
  static func text(using random: inout SplitMix64) -> String {
    let parts = [
      "1", "2", "3", "12", "100", "x", "y", "a", "sin ", "ln(", "1/2", "/", "^2", "^", "+", "-",
      "*", " ", " ", " ", " + ", " - ", "(", ")", ",", ", ", ";", "; ", "!", "sqrt(", "max(", "0.5",
      "1.5",
    ]
    return (0..<Int.random(in: 1...7, using: &random)).map { _ in
      parts.randomElement(using: &random) ?? "1"
    }.joined()
  }

  // MARK: - Nothing is lost

  @Test("each character that is not ignored is drawn where it was typed", arguments: seeds(8))
  func nothingIsLost(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let strays: [Unicode.Scalar] = [
      ",", ";", "'", "\"", "&", "¿", "?", "@", "#", "😀", "¶", "∞", "]", "}",
    ]
    for _ in 0..<cases(100) {
      var (editor, keys) = try RandomKeys.formula(6, using: &random)
      for _ in 0..<4 {
        let scalar = strays.randomElement(using: &random) ?? ","
        editor = editor.withoutSelection()
        // A blank in front of a sign says nothing.
        let before = editor.formula.pieces.count { $0.scalar > 0 && $0.scalar != 0x20 }
        keys += " \(scalar)"
        let response = editor.apply(.character(scalar))
        guard response.outcome == .changed else { continue }
        let after = editor.formula.pieces.count { $0.scalar > 0 && $0.scalar != 0x20 }
        // A closing bracket is drawn as the end of a structure.
        let isBracket = scalar == "]" || scalar == "}"
        #expect(after > before || isBracket || scalar == ";" || scalar == ",", "\(keys)")
      }
      try #require(editor.formula.isWellFormed, "\(keys)")
    }
  }

  @Test("characters stay in their order behind digits", arguments: seeds(4))
  func order(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let alphabet = Array("0123456789 ,;:'$€?@#x+-!".unicodeScalars)
    for _ in 0..<cases(250) {
      var editor = Editor()
      var typed: [Unicode.Scalar] = []
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let scalar = alphabet.randomElement(using: &random) ?? "1"
        let outcome = editor.apply(Self.key(scalar)).outcome
        if outcome == .changed { typed.append(scalar) }
      }
      let wanted = Self.withoutGroups(typed).compactMap(Self.drawn)
      let found = Self.withoutGroups(
        editor.formula.pieces.map { Unicode.Scalar($0.scalar) ?? " " }
      ).compactMap(Self.drawn)
      // Commas and full stops that were read are the decimal mark; those between thousands go, and so
      // do zeros in front of a number.
      let marks: Set<Unicode.Scalar> = [",", ".", "*", "0"]
      func compared(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        let left = scalars.filter { !marks.contains($0) }
        // So does a plus that is a sign, when what is around it is read: `0-+€63`.
        return left.indices.filter { left[$0] != "+" || $0 > 0 && left[$0 - 1] != "-" }.map {
          left[$0]
        }
      }
      #expect(
        compared(wanted) == compared(found),
        "\(String(String.UnicodeScalarView(typed))): \(editor.formula.linearText)"
      )
    }
  }

  // MARK: - One text, one meaning

  /// What a text says that was pasted, and nothing where it is refused.
  private static func pasted(_ text: String, _ mark: DecimalMark) -> Expression? {
    var editor = Editor()
    editor.vocabulary.decimalMark = mark
    guard case .changed = editor.apply(.text(text)).outcome else { return nil }
    let reading = editor.formula.reading()
    return reading.hasHoles || !editor.judgement.mistakes.isEmpty ? nil : reading.expression
  }

  /// What the formula of an editor says, and nothing where something in it is not read.
  private static func said(_ editor: Editor) -> Expression? {
    let judgement = editor.judgement
    return judgement.mistakes.isEmpty ? judgement.resolved.reading().expression : nil
  }

  /// Why the keys of a text rightly say something else.
  private static func exception(_ text: String) -> Bool {
    // Names stay in an exponent or a denominator, and letters side by side are a product: `1/xy`,
    // `e^xy`, `yln(2)`.
    text.contains(/[\/^][-.,0-9a-z(! ]*[a-z0-9!](sin|ln|sqrt|max|[a-z(])/)
      || text.contains(/[a-z0-9](sin|ln|sqrt|max)/)
      || text.contains(/[axy][axy]+/)
      // Two blanks, of which the formula keeps one, do not group digits as one does.
      || text.contains(/[0-9] {2,}[0-9]{3}/)
      // The mark of another country in a number with a mark in front, and `x` for × in it behind sin.
      || text.contains(/,[0-9]+\.[0-9]/)
      || text.contains(/sin +-?[0-9.]+x[0-9]/)
      // Nothing between two separators is left out.
      || text.contains(/; *;/)
      // A bracket behind a letter that a blank leaves open is a factor, not a call.
      || text.contains(/[axy]\([^)]* $/)
      // A name with digits in front of a mark: a0.5 is a0·0.5.
      || text.contains(/[axy][0-9]+[.,][0-9]/)
  }

  /// Types the characters of a text.
  private static func type(
    _ text: String,
    into editor: inout Editor,
    behind front: String = ""
  ) -> Bool {
    var isIgnored = false
    for scalar in front.unicodeScalars { _ = editor.apply(key(scalar)) }
    for scalar in text.unicodeScalars {
      let outcome = editor.apply(key(scalar)).outcome
      // An operator in front of another one is ignored, or takes its place.
      if outcome == .ignored, scalar != " " { isIgnored = true }
    }
    return !isIgnored
  }

  @Test(
    "typed text says what pasted text says: at once, behind a key taken back, behind a motion",
    arguments: seeds(4)
  )
  func typedIsPasted(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(500) {
      let text = Self.text(using: &random)
      let mark = Bool.random(using: &random) ? DecimalMark.point : .comma
      guard !Self.exception(text), let wanted = Self.pasted(text, mark) else { continue }
      let value = RandomLine.value(of: wanted)
      // A mark in front is written with its zero when it is pasted, and a separator is left out.
      for way in Way.allCases where !text.hasPrefix(",") && !text.hasPrefix(";") {
        var editor = Editor()
        editor.vocabulary.decimalMark = mark
        guard Self.type(text, way, into: &editor) else { continue }
        #expect(
          Self.said(editor).map { RandomLine.value(of: $0) } == value,
          "[\(text)] \(mark) \(way): \(wanted) / \(editor.formula.linearText)"
        )
      }
    }
  }

  @Test("what is pasted is not read as something else when it is entered", arguments: seeds(4))
  func pastedStays(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let products = ["2(x1)", "(2)x1", "3(x2)+1", "2(x1)^2", "sqrt(2)(x3)", "(2)x1/3"]
    let texts = products + (0..<cases(500)).map { _ in Self.text(using: &random) }
    for text in texts {
      var editor = Editor()
      guard case .changed = editor.apply(.text(text)).outcome, !editor.formula.hasUnread,
        !editor.formula.reading().hasHoles
      else { continue }
      let said = editor.formula.reading().expression
      let entered = editor.judgement.resolved.reading().expression
      #expect(RandomLine.value(of: entered) == RandomLine.value(of: said), "\(text)")
    }
  }

  @Test(
    "LaTeX that is typed says what it says when it is pasted",
    arguments: [
      #"\sqrt{2}"#, #"\sqrt 2"#, #"\sqrt{2}+1"#, #"\sqrt[3]{8}"#, #"\sqrt{x+1}=2"#,
      #"\frac{1}{2}"#, #"\frac12"#, #"\frac{\sqrt{2}}{2}"#, #"\sqrt{\frac{1}{4}}"#, #"2\pi"#,
      #"\pi+1"#, #"\sin x"#, #"\sin(x)"#, #"\cos\pi"#, #"\arcsin 1"#, #"\alpha+1"#, #"3\cdot4"#,
      #"3\times 4"#, #"\log_{2}8"#, #"\log_2 8"#, #"\ln 2"#, #"\binom{5}{2}"#,
      #"\int_0^1 x^2 dx"#, #"\int_{0}^{1} x^{2} dx"#, #"\sum_{k=1}^{3}k"#, #"\sum_{k=1}^3 k^2"#,
      #"\prod_{k=1}^{4} k"#, #"\sum_{k=1}^{\infty} \frac{1}{k^2}"#, #"\lim_{x\to 0} x"#,
      #"\lim_{x \to 0} \frac{\sin x}{x}"#, #"2^{3+4}5"#, #"e^{x+1}"#, #"e^{2x}+1"#,
      #"\sqrt{x^{2}+1}"#,
      #"x^{n-1}y"#, #"2^{\frac{1}{2}}"#, #"a^{b^{c+1}}-1"#,
    ]
  )
  func typedLatex(text: String) throws {
    let wanted = try #require(Self.pasted(text, .point))
    var editor = Editor()
    #expect(Self.type(text, into: &editor))
    let said = Self.said(editor)
    #expect(said.map { RandomLine.value(of: $0) } == RandomLine.value(of: wanted), "\(text)")
  }

  @Test("random LaTeX that is typed says what it says when it is pasted", arguments: seeds(4))
  func typedRandomLatex(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(100) {
      let text = Self.latex(3, using: &random)
      let wanted = try #require(Self.pasted(text, .point), "\(text)")
      var editor = Editor()
      #expect(Self.type(text, into: &editor), "\(text)")
      let said = Self.said(editor).map { RandomLine.value(of: $0) }
      #expect(said == RandomLine.value(of: wanted), "\(text) / \(editor.typedText)")
    }
  }

  /// A random formula in LaTeX.
  private static func latex(_ depth: Int, using random: inout SplitMix64) -> String {
    guard depth > 0 else {
      return ["2", "x", "10", #"\pi "#, "n"].randomElement(using: &random) ?? "2"
    }
    let (a, b) = (latex(depth - 1, using: &random), latex(depth - 1, using: &random))
    let forms = [
      "\(a)+\(b)", "\(a)-\(b)", #"\#(a)\cdot \#(b)"#, #"\frac{\#(a)}{\#(b)}"#, "2^{\(a)}",
      "x^{\(a)}+\(b)",
      #"\sqrt{\#(a)}"#, #"\sqrt[3]{\#(a)}"#, #"\sin(\#(a))"#, #"\log_{2}(\#(a))"#,
      #"\left(\#(a)\right)"#,
      #"\sum_{k=1}^{\#(a)}k"#, #"\prod_{k=2}^{5}(k+1)"#, #"\lim_{t\to 0}(t+1)"#,
    ]
    return forms.randomElement(using: &random) ?? a
  }

  /// How a text is typed.
  private enum Way: CaseIterable {
    case atOnce, behindADigitTakenBack, behindAMotion, withAPartTypedLater
  }

  /// Types a text in a way, and says whether no key was ignored.
  private static func type(_ text: String, _ way: Way, into editor: inout Editor) -> Bool {
    switch way {
    case .atOnce: break
    case .behindADigitTakenBack:
      for key in [Key.character("7"), .backspace] { _ = editor.apply(key) }
    case .behindAMotion:
      for key in [Key.character("7"), .move(.home), .delete] { _ = editor.apply(key) }
    case .withAPartTypedLater:
      // The first number of the sum is typed last.
      guard type("+" + text, into: &editor, behind: "3") else { return false }
      for key in [Key.move(.home), .delete, .delete] { _ = editor.apply(key) }
      return true
    }
    return type(text, into: &editor)
  }
}

extension Editor {
  fileprivate func withoutSelection() -> Editor {
    var editor = self
    if editor.formula.selectedRange != nil { _ = editor.apply(.move(.right)) }
    return editor
  }
}
