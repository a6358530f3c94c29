// The answer that stands above a proof, put into what the proof is about.

internal import Analysis
internal import Expressions
internal import Messages

/// What an answer that stands above proofs is to them.
package enum ToldAnswer: Equatable, Sendable {
  /// It has as many solutions as are proved, and none of them was found to be another one.
  case fits
  /// So many of the roots that are proved, as where a range is asked for.
  case part(Int)
  /// This is no solution, or there are others than these.
  case differs(String)
  /// It is nothing that can be put in.
  case unread
}

extension SolutionCheck {
  /// Compares an answer with what is proved: puts its numbers, and numbers inside, at and outside of
  /// the ends of its ranges, into what the proofs are about, and counts them.
  ///
  /// That all solutions are told follows where each was put in and they are as many as are proved. Of
  /// families three members are put in, of ranges numbers a billionth beside their ends.
  ///
  /// - Parameters:
  ///   - answer: The line above the proofs, or what an object says is exact.
  ///   - proofs: The lines of valid proofs, one for each condition of which one must hold.
  ///   - outcome: What comes of the check of a proof that is the only one.
  /// - Returns: What the answer is to the proofs.
  package static func told(
    _ answer: String,
    by proofs: [[String]],
    _ outcome: Outcome?
  ) -> ToldAnswer {
    let parts = answer.split(separator: "≈", maxSplits: 1).map { String($0) }
    guard let exact = parts.first, let question = ProvedQuestion(proofs, answer: exact),
      let choices = question.read(exact)?.choices
    else { return .unread }
    for choice in choices {
      if let fault = question.fault(in: choice, of: exact) { return .differs(fault) }
    }
    if parts.count > 1, !question.hasDigits(parts[1], exact) {
      return .differs(String(parts[1].dropFirst()))
    }
    guard let outcome, !question.isCount(choices, outcome) else { return .fits }
    guard case .proved(let count, _) = outcome, question.isPolynomial, choices.count < count else {
      return .differs(answer)
    }
    return .part(choices.count)
  }
}

/// What proofs are about, with a session in which it can be asked for numbers.
private struct ProvedQuestion {
  /// The conditions of each proof, with words between them.
  private let text: String
  private let unknowns: [String]
  private let session: Session
  /// Whether all are polynomials.
  let isPolynomial: Bool
  private static let (both, either) = (" and ", " or ")

  /// Reads the first lines of proofs; a polynomial has the unknown of the answer.
  init?(_ proofs: [[String]], answer: String) {
    var (session, unknowns) = (Session(), [String]())
    var texts: [String] = []
    var isPolynomial = true
    for steps in proofs {
      let header = steps.first?.split(separator: " ").map { String($0) } ?? []
      if let unit = header.last.flatMap({ AngleUnit(rawValue: $0) }) {
        session.settings.angle = unit
      }
      if header.first == SolutionCheck.complexes.header || header.last == "complex" {
        session.settings.complexAnswers = true
      }
      let lines = steps.dropFirst()
      if header.first == "roots" {
        guard let name = answer.split(separator: " ").first else { return nil }
        unknowns = [String(name)]
        let rows = lines.prefix { $0.hasPrefix("polynomial ") || $0.hasPrefix("imaginary ") }
        let parts = rows.map { Self.polynomial($0, in: String(name)) }
        texts.append("(" + parts.joined(separator: ") + i*(") + ") = 0")
      } else {
        isPolynomial = false
        unknowns = header.dropFirst().filter { AngleUnit(rawValue: $0) == nil }
        let rows = lines.prefix { $0.hasPrefix("equation ") || $0.hasPrefix("condition ") }
        let parts = rows.map { "(" + $0.split(separator: " ", maxSplits: 1)[1] + ")" }
        texts.append(parts.joined(separator: Self.both))
      }
    }
    guard !texts.contains(""), !unknowns.isEmpty else { return nil }
    text = "(" + texts.joined(separator: ")" + Self.either + "(") + ")"
    (self.session, self.unknowns, self.isPolynomial) = (session, unknowns, isPolynomial)
  }

  /// A polynomial by its coefficients, the constant one first.
  private static func polynomial(_ line: String, in name: String) -> String {
    let coefficients = line.split(separator: " ").dropFirst()
    return coefficients.enumerated().map { "(\($1))*(\(name))^\($0)" }.joined(separator: " + ")
  }

  /// A condition as an expression.
  func read(_ condition: String) -> Expression? {
    // In brackets `x = 2` is no definition.
    let line = session.read("(\(condition))")
    return line.diagnostics.isEmpty && line.statements.count == 1
      ? line.statements[0].expression : nil
  }

  /// Whether a condition holds where names have values; nothing where that is not decided.
  private func holds(_ condition: String, _ values: [(name: String, value: String)]) -> Bool? {
    var session = session
    for (name, value) in values {
      guard session.evaluate("\(name) = (\(value))").allSatisfy({ $0.isAnswered }) else {
        return nil
      }
    }
    switch session.evaluate("(\(condition))" + Self.both + "true").first?.exact {
    case "true": return true
    case "false": return false
    default: return nil
    }
  }

  /// The letters of a choice that are no unknowns.
  private func letters(in choice: [EquationTask.Condition]) -> [String] {
    var found: [String] = []
    for name in choice.flatMap({ $0.left.variables + $0.right.variables })
    where !unknowns.contains(name) && !found.contains(name) { found.append(name) }
    return found
  }

  /// What of a choice is no solution, or leaves some out.
  func fault(in choice: [EquationTask.Condition], of answer: String) -> String? {
    let letters = letters(in: choice)
    for number in letters.isEmpty ? [0] : [0, 1, 2] {
      let values = letters.map { (name: $0, value: "\(number)") }
      if let fault = fault(in: choice, of: answer, values) { return fault }
    }
    return nil
  }

  private func fault(
    in choice: [EquationTask.Condition],
    of answer: String,
    _ letters: [(name: String, value: String)]
  ) -> String? {
    let conditions = choice.map { $0.left.isUnknown(unknowns) ? $0 : $0.turned }
    if conditions.allSatisfy({ $0.relation == .equal }) {
      let values = conditions.map { (name: $0.left.text(), value: $0.right.text()) }
      return holds(text, letters + values) == false ? told(values) : nil
    }
    guard unknowns.count == 1 else { return nil }
    let lower = conditions.first { [.greater, .greaterOrEqual].contains($0.relation) }
    let upper = conditions.first { [.less, .lessOrEqual].contains($0.relation) }
    let ends = [lower, upper].compactMap { $0 }
    guard ends.count == conditions.count else { return nil }
    let (a, b) = (lower?.right.text(), upper?.right.text())
    let inside =
      a.map { a in b.map { "((\(a))+(\($0)))/2" } ?? "(\(a))+1" } ?? b.map { "(\($0))-1" }
    if let inside, holds(text, letters + [(name: unknowns[0], value: inside)]) == false {
      return told([(name: unknowns[0], value: inside)])
    }
    for end in ends {
      let number = end.right.text()
      let isLower = end.relation == .greater || end.relation == .greaterOrEqual
      let isIncluded = end.relation == .greaterOrEqual || end.relation == .lessOrEqual
      let (above, below) = (number + " + 10^-9", number + " - 10^-9")
      let near = isLower ? [above, number, below] : [below, number, above]
      for (value, belongs) in zip(near, [true, isIncluded, false]) {
        let place = [(name: unknowns[0], value: value)]
        let isTrue = holds(text, letters + place)
        if belongs ? isTrue == false : isTrue == true && !isElsewhere(letters + place, in: answer) {
          return told(place)
        }
      }
    }
    return nil
  }

  /// Whether an answer says that a number is a solution, or does not say that it is none.
  private func isElsewhere(_ place: [(name: String, value: String)], in answer: String) -> Bool {
    let letters = read(answer)?.variables.filter { !unknowns.contains($0) } ?? []
    for number in letters.isEmpty ? [0] : [-1, 0, 1, 2, 3]
    where holds(answer, place + letters.map { (name: $0, value: "(\(number))") }) != false {
      return true
    }
    return false
  }

  private func told(_ values: [(name: String, value: String)]) -> String {
    values.map { "\($0.name) = \($0.value)" }.joined(separator: Self.both)
  }

  /// Whether as many solutions are told as are proved; families that are told together have other
  /// counts.
  func isCount(_ choices: [[EquationTask.Condition]], _ outcome: SolutionCheck.Outcome) -> Bool {
    let families = choices.count { !letters(in: $0).isEmpty }
    switch outcome {
    case .proved(let count, isPeriodic: false): return families > 0 || choices.count == count
    case .proved(_, isPeriodic: true): return families == choices.count
    case .provedFamilies(let single, _): return choices.count - families == single
    default: return true
    }
  }

  /// Whether solutions have digits.
  func hasDigits(_ digits: String, _ exact: String) -> Bool {
    var session = session
    session.settings.digits = Self.count(digits)
    let asked = "solve(\(exact); \(unknowns.joined(separator: "; ")))"
    guard let found = session.evaluate(asked).first?.decimal?.text else { return true }
    return found.filter { $0 != " " } == digits.filter { $0 != " " }
  }

  /// How many digits follow the first mark.
  private static func count(_ digits: String) -> Int {
    guard let mark = digits.firstIndex(of: ".") else { return Settings().digits }
    return digits[digits.index(after: mark)...].prefix { $0.isWholeNumber }.count
  }
}

extension Expression {
  /// Whether it is one of some names.
  fileprivate func isUnknown(_ names: [String]) -> Bool {
    if case .name(let name) = symbol(at: root) { names.contains(name) } else { false }
  }
}

extension EquationTask.Condition {
  /// The same with its sides exchanged.
  fileprivate var turned: EquationTask.Condition { .init(right, relation.turned, left) }
}
