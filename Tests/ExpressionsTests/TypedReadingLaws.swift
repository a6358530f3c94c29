// What people leave out or put in when they type, and what is read all the same.

import Expressions
import Numbers
import TestSupport
import Testing

@Suite("What is typed")
struct TypedReadingLaws {
  /// A text with its last closing brackets taken away reads as the whole text does.
  @Test(arguments: seeds(4))
  func `brackets that are open at the end are closed there`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(300) {
      let isList = Int.random(in: 0..<4, using: &random) == 0
      let inner =
        isList
        ? RandomExpression.makeLists(depth: 2, using: &random)
        : RandomExpression.make(depth: Int.random(in: 0...4, using: &random), using: &random)
      let fronts = ["(", "2(", "sin(", "1 + sqrt((", "max(3; ", "{1; ", "x^(", "-("]
      let front = fronts.randomElement(using: &random) ?? "("
      let closers = front.reversed().compactMap { $0 == "(" ? ")" : $0 == "{" ? "}" : nil }
      let text = front + inner.text() + closers.joined()
      let whole = Parser.line(text, options: Self.options)
      guard whole.diagnostics.isEmpty else { continue }
      let most = text.reversed().prefix { ")]}".contains($0) }.count
      for count in 1...most {
        let open = String(text.dropLast(count))
        // Nothing in brackets is a mistake, and so are repeating digits that are open.
        if "({[".contains(open.last ?? "(") || Self.endsInRepeating(open) { break }
        let line = Parser.line(open, options: Self.options)
        #expect(line.diagnostics.isEmpty, "seed \(seed): \(open)")
        #expect(line.trees == whole.trees, "seed \(seed): \(open)")
        let told = line.readings.count { $0.dispute == .closedAtEnd }
        #expect(told == count, "seed \(seed): \(open)")
        // One bracket too many stays a mistake.
        let other = Parser.line(text + ")", options: Self.options)
        #expect(!other.diagnostics.isEmpty, "seed \(seed): \(text))")
      }
    }
  }

  /// A function right in front of its argument reads as it does with brackets.
  @Test(arguments: seeds(4))
  func `a function and its argument without a blank are read with brackets`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let functions = [
      "sin", "cos", "tan", "sec", "csc", "cot", "asin", "arccos", "arctan", "sinh", "cosh", "tanh",
      "arsinh", "ln", "exp", "abs",
    ]
    for _ in 0..<cases(300) {
      var (joined, bracketed) = ("", "")
      for place in 0..<Int.random(in: 1...3, using: &random) {
        let function = functions.randomElement(using: &random) ?? "sin"
        // With an `a` in front another function begins, and `cost` is a word.
        let factor = ["", "x", "t", "B"].randomElement(using: &random) ?? ""
        let number = Bool.random(using: &random) ? "" : "\(Int.random(in: 2...90, using: &random))"
        let letter = ["x", "y", "u", "pi", "θ", "A"].randomElement(using: &random) ?? "x"
        let isFirst = place == 0
        let sign = isFirst ? "" : [" + ", "*", "/"].randomElement(using: &random) ?? "*"
        let word = factor + function + number + letter
        joined += sign + (isFirst ? "3" : "") + word
        let front = isFirst ? "3" + (factor.isEmpty ? "" : " ") : ""
        bracketed +=
          sign + front + factor + (factor.isEmpty ? "" : " ")
          + "\(function)(\(number)\(letter))"
      }
      let line = Parser.line(joined, options: Self.options)
      let expected = Parser.line(bracketed, options: Self.options)
      #expect(line.diagnostics.isEmpty, "seed \(seed): \(joined)")
      #expect(line.trees == expected.trees, "seed \(seed): \(joined) is not \(bracketed)")
      #expect(line.readings.contains { $0.dispute == .joinedFunction }, "seed \(seed): \(joined)")
    }
  }

  @Test func `words and names of the user stay what they are`() {
    for name in ["sinx", "cosa", "lnn", "xsinx", "sin2x", "sinxcosx"] {
      var options = Self.options
      options.ownNames = [name]
      let line = Parser.line("2\(name) + 1", options: options)
      #expect(line.statements.first?.expression.variables == [name])
      #expect(line.readings.isEmpty)
      let function = Parser.line("f(\(name)) = \(name)^2", options: Self.options)
      #expect(function.statements.first?.expression.variables == [name])
    }
    for word in [
      "cost", "side", "sinus", "cosinus", "sine", "sinc", "secs", "logs", "tank", "sink",
    ] {
      #expect(Spelling.endOfFunction(in: word) == nil, "\(word)")
      #expect(Spelling.endOfFactor(in: word) == nil, "\(word)")
    }
    // A number behind a logarithm may be its base; what is longer counts.
    #expect(Spelling.endOfFunction(in: "log3x") == nil)
    #expect(Spelling.endOfFunction(in: "log2x") == nil)
    #expect(Spelling.endOfFunction(in: "sinhx") == 4)
    #expect(Spelling.endOfFunction(in: "arcsinx") == 6)
    let defined = Parser.line("cosa = 4/5; cosa^2", options: Self.options)
    #expect(defined.statements.last?.expression.variables == ["cosa"])
  }

  /// Comparisons with commas between them read as those with `and` do.
  @Test(arguments: seeds(4))
  func `comparisons with commas between them hold together`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(200) {
      let relations = (0..<Int.random(in: 2...4, using: &random)).map { _ in
        let sign = ["=", "<", ">=", "!="].randomElement(using: &random) ?? "="
        let left = ["x", "2x + y", "x*y", "(x + 1)^2", "y"].randomElement(using: &random) ?? "x"
        let right = ["7", "-2", "x - y", "1.5", "z"].randomElement(using: &random) ?? "7"
        return "\(left) \(sign) \(right)"
      }
      for mark in [DecimalMark.point, .comma] {
        var options = Self.options
        options.decimalMark = mark
        let texts = relations.map {
          mark == .point ? $0 : $0.split(separator: ".").joined(separator: ",")
        }
        let comma = Parser.line(texts.joined(separator: ", "), options: options)
        let word = Parser.line(texts.joined(separator: " and "), options: options)
        #expect(comma.diagnostics.isEmpty, "seed \(seed): \(texts)")
        #expect(comma.trees == word.trees, "seed \(seed): \(texts)")
        let told = comma.readings.count { $0.dispute == .relationsBehindComma }
        #expect(told == relations.count - 1, "seed \(seed): \(texts)")
      }
    }
    for text in ["1, 2", "x = 1, 2", "x^2, y = 3", "f(x) = x^2, y = 2"] {
      #expect(!Parser.line(text, options: Self.options).diagnostics.isEmpty, "\(text)")
    }
  }

  /// Groups of three digits with two marks or more between them are one number in both decimal marks.
  @Test(arguments: seeds(4))
  func `points between groups of digits are no decimal marks`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(200) {
      let first = "\(Int.random(in: 1...999, using: &random))"
      let groups = (0..<Int.random(in: 2...5, using: &random)).map { _ in
        "\(Int.random(in: 1000...1999, using: &random))".dropFirst()
      }
      let plain = first + groups.joined()
      for mark in [DecimalMark.point, .comma] {
        var options = Self.options
        options.decimalMark = mark
        for sign in [".", ","] {
          let text = first + groups.map { sign + $0 }.joined()
          let line = Parser.line(text + "/4", options: options)
          #expect(line.diagnostics.isEmpty, "seed \(seed): \(text)")
          #expect(
            line.trees == ["/(\(plain), 4)"] || line.trees == ["*(\(plain), /(4))"],
            "\(text)"
          )
          #expect(line.readings.map(\.dispute) == [.groupedDigits], "seed \(seed): \(text)")
        }
        // One point and one comma are decimal marks, or told to group digits.
        let single = Parser.line("\(first).\(groups[0])", options: options)
        let told: [Dispute] = mark == .point ? [] : [.groupedDigits]
        #expect(single.readings.map(\.dispute) == told, "\(first).\(groups[0])")
        #expect(single.diagnostics.isEmpty)
        for wrong in ["\(plain).\(groups[0]).\(groups[1])9", "\(first).\(groups[0]).12"] {
          #expect(!Parser.line(wrong, options: options).diagnostics.isEmpty, "\(wrong)")
        }
      }
    }
  }

  /// Whether a text ends in digits in an open bracket right behind a decimal mark and its digits.
  private static func endsInRepeating(_ text: String) -> Bool {
    let digits = text.reversed().drop { $0.isNumber }
    return digits.first == "(" && digits.dropFirst().drop { $0.isNumber }.first == "."
  }

  /// What people type is read so.
  private static var options: ParsingOptions {
    var options = ParsingOptions()
    options.refusesWords = true
    options.joinsComparisons = true
    options.readsNumerals = true
    return options
  }
}

extension Line {
  /// The trees of the statements.
  fileprivate var trees: [String] { statements.map { $0.expression.prefixDescription } }
}
