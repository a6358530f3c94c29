// Lines that somebody has written one below the other, each compared with the one before.

internal import Analysis
internal import Expressions
internal import Formulas
public import Messages
internal import Reals

extension Session {
  /// A line of a derivation, and how it follows from the one before.
  public struct ComparedLine: Sendable {
    /// The number of the line, from 1 on; empty lines count.
    public let number: Int
    /// The line as it was written, without `⇔` in front and a remark behind `#`.
    public let text: String
    /// The verdict, in a word that programs can rely on; nothing in the first line.
    public internal(set) var verdict: String?
    /// The verdict in a sentence.
    public internal(set) var sentence: String?
    /// How surely the line says the same as the one before: exact in the first line that can be
    /// read, and why not where a line cannot.
    public internal(set) var status = Answer.Status.exact
    /// Why the line cannot be read, where it cannot.
    public internal(set) var problem: Problem?
    /// The line as it was read.
    var line: WrittenLine?

    /// The line as an object for programs.
    public var json: JSON {
      .object([
        .init("number", .count(number)), .init("line", .text(text)),
        .init("verdict", .optional(verdict)), .init("text", .optional(sentence)),
        .init("status", .text(status.rawValue)), .init("error", problem?.json ?? .null),
      ])
    }
  }

  /// Compares each line of a derivation with the one before: equations and inequalities by
  /// their solutions, expressions by their values.
  ///
  /// Empty lines and comments are passed over. A sign such as ⇔ in front of a line, and what
  /// stands behind `#` or a bar, as in `2x = 4 | -3`, does not count; a line that begins with
  /// `=` goes on with the last expression.
  public mutating func compareLines(_ texts: [String]) -> [ComparedLine] {
    var reader = LineReader(self)
    var found: [ComparedLine] = []
    var last: (number: Int, line: WrittenLine)?
    let style = LineStyle(language: settings.language, mark: settings.decimalMark)
    for (place, text) in texts.enumerated() where !text.isPassedOver {
      var compared = ComparedLine(number: place + 1, text: text.asShown)
      do throws(Answer.Reason) {
        let line = try reader.line(text)
        compared.line = line
        if let last {
          let before = text.goesOn ? last.line.rightSide : last.line
          let result = comparison(of: line, after: before, reader)
          compared.verdict = result.verdict.rawValue
          compared.sentence = style.sentence(of: result, lineBefore: last.number)
          compared.status = result.verdict.status
        }
        last = (place + 1, line)
      } catch {
        compared.status = error.status
        compared.problem = Problem(error.message(settings), at: compared.text.whole)
      }
      found.append(compared)
    }
    return found
  }

  /// Lines compared as by ``compareLines(_:)``, in notation.
  package mutating func writtenLines(_ texts: [String]) -> [WrittenStep] {
    let style = LineStyle(language: settings.language, mark: settings.decimalMark)
    return compareLines(texts).map { compared in
      var step: WrittenStep
      switch compared.line {
      case .statement(let line):
        let sentence = compared.sentence
        step = WrittenStep(line, style, sentence: sentence, latexSentence: sentence?.latexWords)
      case .expression(let expression):
        step = WrittenStep(expression, style, sentence: compared.sentence)
      case nil:
        step = WrittenStep(words: compared.text)
        step.sentence = compared.problem?.message
      }
      step.status = compared.status
      return step
    }
  }

  private mutating func comparison(
    of line: WrittenLine,
    after before: WrittenLine,
    _ reader: LineReader
  ) -> LineComparison {
    withWorkspace { (session, workspace) in
      LineComparison(
        of: line,
        after: before,
        unknowns: reader.unknowns,
        letter: reader.letter,
        environment: session.currentEnvironment,
        workspace: &workspace
      )
    }
  }
}

extension WrittenLine {
  /// The right side of an equation, or else the line itself.
  fileprivate var rightSide: WrittenLine {
    guard case .statement(let line) = self, line.cases.count == 1, line.cases[0].count == 1 else {
      return self
    }
    return .expression(line.cases[0][0].right)
  }
}

/// Reads lines of derivations.
private struct LineReader {
  private let environment: Environment
  /// The names without a value in the first equation.
  var unknowns: [String] = []
  private var isFirst = true
  /// Whether comparisons stand behind each other without a word.
  private var isList = false

  init(_ session: Session) { environment = session.currentEnvironment }

  /// The letter of whole numbers.
  var letter: String { SolutionLetter.whole(besides: unknowns, in: environment) }

  /// Reads a line.
  mutating func line(_ text: String) throws(Answer.Reason) -> WrittenLine {
    var body = text.withoutFrame
    if body == "∅" || body.says(.stepNoSolution) {
      return .statement(Derivation.Line(cases: []))
    }
    if body.says(.stepEveryNumber) { return .statement(Derivation.Line(cases: [[]])) }
    if body.hasPrefix("=") {
      body.removeFirst()
      guard case .expression(let e) = try part(body) else { throw .unreadLine }
      return .expression(e)
    }
    isList = false
    switch try parts(of: body) {
    case .expression(let e): return .expression(e)
    case .cases(let cases): return .statement(statement(cases))
    }
  }

  /// The cases that a text tells, of which each may be several comparisons, or an expression
  /// that is all of it.
  private mutating func parts(of text: String, depth: Int = 0) throws(Answer.Reason) -> Part {
    var cases: [Derivation.Case] = []
    for choice in text.split(atAny: String.orWords) {
      var together: [Derivation.Case] = [[]]
      for piece in choice.split(atAny: String.andWords) {
        let items = piece.split(atAny: environment.decimalMark == .point ? [";", ","] : [";"])
        isList = isList || items.count > 1
        for item in items {
          let found: Part
          if depth < 4, let inner = item.inBrackets {
            found = try parts(of: inner, depth: depth + 1)
          } else {
            found = try part(item)
          }
          switch found {
          case .cases(let found):
            together = together.flatMap { before in found.map { before + $0 } }
          case .expression(let e):
            guard item == text, depth == 0 else { throw .unreadLine }
            return .expression(e)
          }
        }
      }
      cases += together
      guard cases.count <= Self.caseLimit else { throw .unreadLine }
    }
    return .cases(cases)
  }

  /// The most cases of a line.
  private static let caseLimit = 256

  /// Comparisons as a line: x = 2; x = 3 and x₁ = 2; x₂ = 3 are two cases of x, and a name of
  /// whole numbers is one.
  private mutating func statement(_ cases: [Derivation.Case]) -> Derivation.Line {
    if isFirst {
      unknowns = cases.joined().openNames(in: environment)
      isFirst = false
    }
    var line = Derivation.Line(cases: withoutLetters(cases))
    if unknowns.count == 1, let conditions = cases.first, cases.count == 1 {
      let x = Expression(name: unknowns[0])
      let listed = conditions.compactMap { condition in
        if isList, condition.left == x, condition.relation == .equal { return condition }
        return numbered(condition, of: unknowns[0])
      }
      if listed.count == conditions.count { line.cases = listed.map { [$0] } }
    }
    let names = line.cases.joined().flatMap { $0.left.variables + $0.right.variables }
    line.letter = names.first { name in
      SolutionLetter.whole.contains(name) && !unknowns.contains(name)
        && environment.variables[name] == nil
    }
    return line
  }

  /// Cases in which what a letter stands for has taken its place: `u^2 = 4 and u = e^x`.
  private func withoutLetters(_ cases: [Derivation.Case]) -> [Derivation.Case] {
    cases.map { conditions in
      let definition = conditions.firstIndex { condition in
        guard condition.relation == .equal,
          case .name(let name) = condition.left.symbol(at: condition.left.root)
        else { return false }
        return !unknowns.contains(name) && environment.variables[name] == nil
          && condition.right.variables.contains { unknowns.contains($0) }
      }
      guard let definition, conditions.count > 1,
        case .name(let name) = conditions[definition].left.symbol(at: 0)
      else { return conditions }
      var others = conditions
      let meaning = [name: others.remove(at: definition).right]
      return others.map { condition in
        EquationTask.Condition(
          condition.left.replacing(meaning),
          condition.relation,
          condition.right.replacing(meaning)
        )
      }
    }
  }

  /// An equation of x₁ as one of x.
  private func numbered(
    _ condition: EquationTask.Condition,
    of x: String
  ) -> EquationTask.Condition? {
    guard case .name(let name) = condition.left.symbol(at: condition.left.root),
      condition.relation == .equal, name != x, name.hasPrefix(x)
    else { return nil }
    let rest = name.dropFirst(x.count)
    let isIndex = rest.unicodeScalars.allSatisfy { $0 == "_" || ("0"..."9").contains($0) }
    guard isIndex else { return nil }
    return EquationTask.Condition(Expression(name: x), .equal, condition.right)
  }

  /// What a part of a line says.
  private enum Part {
    case cases([Derivation.Case])
    case expression(Expression)
  }

  private func part(_ written: String) throws(Answer.Reason) -> Part {
    let text = written.readFromLatex(lists: environment.lists, environment.decimalMark) ?? written
    let line = Parser.line(text, options: environment.parsingOptions)
    if let mistake = line.diagnostics.first { throw .mistake(mistake.kind) }
    guard line.statements.count == 1, let statement = line.statements.first else {
      throw .unreadLine
    }
    switch statement.action {
    case .assign(let name, _):
      let condition = EquationTask.Condition(Expression(name: name), .equal, statement.expression)
      return .cases([[condition]])
    case .define(let name, _, let parameters):
      // y(x) = … is a product here.
      let arguments = parameters.map { Expression(name: $0) }
      guard let argument = arguments.first, arguments.count == 1 else {
        throw .unreadLine
      }
      let product = Expression(.juxtaposition, [Expression(name: name), argument])
      return .cases([[EquationTask.Condition(product, .equal, statement.expression)]])
    case .evaluate: break
    }
    let e = statement.expression
    if let conditions = e.comparisons { return .cases([conditions]) }
    guard !e.nodes.contains(where: { $0.isComparison }) else { throw .unreadLine }
    return .expression(e)
  }
}

extension LineComparison.Verdict {
  /// How surely the line says the same as the one before.
  fileprivate var status: Answer.Status {
    switch self {
    case .equivalent, .identity: .exact
    case .loses, .gains, .wrong, .different: .undefined
    case .undecided: .undetermined
    }
  }
}

extension LineStyle {
  /// How a line follows from the one before, in a sentence.
  fileprivate func sentence(of comparison: LineComparison, lineBefore number: Int) -> String {
    let number = "\(number)"
    func said(_ sentence: Sentence, _ first: String = "", _ second: String = "") -> String {
      sentence.text(in: language, number, first, second)
    }
    let (lost, gained) = (listed(comparison.lost), listed(comparison.gained))
    let text: String
    switch comparison.verdict {
    case .equivalent: text = said(.linesEquivalent)
    case .identity where comparison.conditions.isEmpty: text = said(.linesIdentity)
    case .identity:
      let conditions = comparison.conditions.map { self.text($0) }.joined(separator: "; ")
      text = said(.linesIdentityProvided, conditions)
    case .loses: text = said(.linesLoses, lost)
    case .gains: text = said(.linesGains, gained)
    case .wrong where !gained.isEmpty: text = said(.linesWrong, lost, gained)
    case .wrong where lost.isEmpty: text = said(.linesWrongNumber)
    case .wrong: text = said(.linesWrongExpression, lost)
    case .undecided: text = said(.linesUndecided)
    case .different: text = said(.linesDifferent)
    }
    let mark = language == .chinese ? "；" : "; "
    switch comparison.cause {
    case .divided(let e):
      return text + mark + Sentence.linesDivided.text(in: language, self.text(e))
    case .multiplied(let e):
      return text + mark + Sentence.linesMultiplied.text(in: language, self.text(e))
    case .squared: return text + mark + Sentence.linesSquared.text(in: language)
    case .sideChanged(let e):
      return text + mark + Sentence.linesSide.text(in: language, self.text(drawn(e)))
    case .taken(let part, for: let other):
      let (first, second) = (self.text(drawn(part)), self.text(drawn(other)))
      return text + mark + Sentence.linesTaken.text(in: language, first, second)
    case .notMultiplied(let part, by: let factor):
      let (first, second) = (self.text(drawn(factor)), self.text(drawn(part)))
      return text + mark + Sentence.linesSummand.text(in: language, first, second)
    case .crosswise(let equation):
      return text + mark + Sentence.linesCrosswise.text(in: language, self.text(drawn(equation)))
    case .noValue: return text + mark + said(.linesNoValue)
    case .notTurned: return text + mark + Sentence.linesTurned.text(in: language)
    case .multipliedInequality(let e):
      return text + mark + Sentence.linesSignUnknown.text(in: language, self.text(e))
    case .rooted(let missing):
      return text + mark + Sentence.linesSigns.text(in: language, self.text(missing))
    case nil: break
    }
    guard let name = comparison.joinedName else { return text }
    let product = name.map { String($0) }.joined(separator: "·")
    return text + mark + Sentence.linesProduct.text(in: language, name, product)
  }

  /// Solutions one after the other: x = 1, x = 2.
  private func listed(_ witnesses: [LineComparison.Witness]) -> String {
    let texts = witnesses.filter { !$0.values.isEmpty }.map { witness in
      let values = witness.values.map { $0.name + " = " + self.text($0.form) }
      return (values + witness.excluded.map { self.text($0) }).joined(separator: " and ")
    }
    return texts.joined(separator: mark == .comma ? "; " : ", ")
  }
}

extension String {
  /// The words and signs between cases.
  fileprivate static let orWords = ["or", "\\lor", "\\vee", "oder", "∨", "或"]
  /// The words and signs between comparisons that hold together.
  fileprivate static let andWords = ["and", "\\land", "\\wedge", "und", "∧", "且"]

  /// The places of all characters.
  fileprivate var whole: Range<Int> { 0..<unicodeScalars.count }

  /// Whether a line goes on with the last expression.
  fileprivate var goesOn: Bool { withoutFrame.hasPrefix("=") }

  /// Whether nothing stands in a line, or a comment.
  fileprivate var isPassedOver: Bool {
    let text = trimmingBlanks
    return text.isEmpty || text.hasPrefix("#") || text.hasPrefix("//")
  }

  private var trimmingBlanks: String {
    var rest = unicodeScalars[...]
    while let first = rest.first, first.isBlank { rest.removeFirst() }
    while let last = rest.last, last.isBlank { rest.removeLast() }
    return String(String.UnicodeScalarView(rest))
  }

  /// What stands between brackets that are the first and the last character and belong
  /// together, where it has a word between comparisons.
  fileprivate var inBrackets: String? {
    guard hasPrefix("("), hasSuffix(")") else { return nil }
    let inner = String(dropFirst().dropLast())
    var depth = 0
    for character in inner {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth < 0 { return nil }
    }
    return inner.split(atAny: String.orWords + String.andWords).count > 1 ? inner : nil
  }

  /// The line without signs of what follows in front, and without what was done behind it.
  fileprivate var withoutFrame: String {
    var text = withoutRemark
    let signs = [
      "\\Leftrightarrow", "\\Longleftrightarrow", "\\iff", "\\Rightarrow", "\\implies", "<=>",
      "<==>", "⇔", "⟺", "=>", "==>", "⇒", "⟹", "∴", "→", "↔",
    ]
    while let sign = signs.first(where: { text.hasPrefix($0) }) {
      text = String(text.unicodeScalars.dropFirst(sign.unicodeScalars.count)).trimmingBlanks
    }
    // A line of LaTeX ends with two strokes.
    while text.hasSuffix("\\\\") { text = String(text.dropLast(2)).trimmingBlanks }
    // A bar that no other one closes begins a remark.
    let bars = text.unicodeScalars.count { $0 == "|" }
    if bars % 2 == 1, let place = text.unicodeScalars.lastIndex(of: "|") {
      text = String(text.unicodeScalars[..<place]).trimmingBlanks
    }
    return text
  }

  /// Whether it is a sentence, in any of the languages.
  fileprivate func says(_ sentence: Sentence) -> Bool {
    let words = Spelling.lowercased(self)
    return Language.allCases.contains { Spelling.lowercased(sentence.text(in: $0)) == words }
  }

  /// The line as it is shown: without a sign of what follows and without a remark.
  fileprivate var asShown: String {
    var text = withoutRemark
    while text.hasPrefix("⇔") {
      text = String(text.unicodeScalars.dropFirst()).trimmingBlanks
    }
    return text
  }

  private var withoutRemark: String {
    guard let place = unicodeScalars.firstIndex(of: "#") else { return trimmingBlanks }
    return String(unicodeScalars[..<place]).trimmingBlanks
  }

  /// The parts between words that stand alone or signs.
  fileprivate func split(atAny separators: [String]) -> [String] {
    var parts = [""]
    var depth = 0
    for word in words {
      switch word {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      if depth == 0, separators.contains(word) {
        parts.append("")
      } else {
        parts[parts.count - 1] += word
      }
    }
    return parts.count == 1 ? [self] : parts.map { $0.trimmingBlanks }
  }

  /// The words of letters, and all other characters one by one.
  private var words: [String] {
    var words: [String] = []
    var isWord = false
    for scalar in unicodeScalars {
      let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      if isLetter, isWord {
        words[words.count - 1].unicodeScalars.append(scalar)
      } else {
        words.append(String(scalar))
      }
      // A command of LaTeX is one word.
      isWord = isLetter || scalar == "\\"
    }
    return words
  }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool { value == 0x20 || value == 0x09 || value == 0x0D || value == 0xA0 }
}
