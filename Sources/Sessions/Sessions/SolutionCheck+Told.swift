// The answer that stands above a proof, put into what the proof is about.

internal import Analysis
package import Certificates
internal import Expressions
internal import Messages
internal import Numbers

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
  /// That all solutions are told follows where each was put in, none is there twice and they are as
  /// many as are proved. Of families some members are put in, of ranges numbers a billionth beside
  /// their ends; what is not decided counts for the answer.
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
    // Digits behind which others are left out, and lists of which the rest is left out, are not put in.
    guard let exact = parts.first, !exact.contains("…"),
      var question = ProvedQuestion(proofs, answer: exact),
      question.read(exact)
    else { return .unread }
    for place in question.choices.indices {
      if let fault = question.fault(ofChoice: place) { return .differs(fault) }
    }
    if parts.count > 1, !question.hasDigits(parts[1], exact) {
      return .differs(String(parts[1].dropFirst()))
    }
    guard let outcome, !question.isCount(outcome) else { return .fits }
    let count = question.choices.count
    guard case .proved(let all, _) = outcome, question.isPolynomial, count < all,
      question.choices.allSatisfy({ $0.letters.isEmpty })
    else { return .differs(exact) }
    return .part(count)
  }
}

/// One of the choices of an answer.
private struct ToldChoice {
  /// The unknown on the left side, and a number.
  var comparisons: [EquationTask.Condition] = []
  /// Conditions without an unknown: `n >= 0`.
  var restrictions: [EquationTask.Condition] = []
  /// The letters that are no unknowns.
  var letters: [String] = []

  /// All its conditions.
  var text: String { Self.text(comparisons + restrictions) }

  static func text(_ conditions: [EquationTask.Condition]) -> String {
    conditions.map { "(" + $0.expression.text() + ")" }.joined(separator: ProvedQuestion.both)
  }

  /// Whether it says what each unknown is.
  var isPoint: Bool { comparisons.allSatisfy { $0.relation == .equal } }

  func first(_ relations: [Relation]) -> EquationTask.Condition? {
    comparisons.first { relations.contains($0.relation) }
  }

  /// The lower and the upper end.
  var ends: [EquationTask.Condition] {
    [first([.greater, .greaterOrEqual]), first([.less, .lessOrEqual])].compactMap { $0 }
  }

  /// Numbers between the ends, some far out where there is one end only.
  var inside: [String] {
    let (a, b) = (
      first([.greater, .greaterOrEqual])?.right.text(), first([.less, .lessOrEqual])?.right.text()
    )
    if let a, let b { return ["((\(a))+(\(b)))/2"] }
    let steps = ["1", "1000", "10^6"]
    return a.map { a in steps.map { "(\(a))+" + $0 } } ?? b.map { b in steps.map { "(\(b))-" + $0 }
    } ?? []
  }
}

/// What proofs are about, with a session in which it can be asked for numbers.
private struct ProvedQuestion {
  typealias Values = [(name: String, value: String)]

  /// The conditions of each proof.
  private var texts: [String] = []
  private var unknowns: [String] = []
  private var session = Session()
  /// What the solutions are apart from each other in the proof, where it is about one period.
  private var period: String?
  /// Whether all are polynomials.
  private(set) var isPolynomial = true
  /// What the answer says.
  private(set) var choices: [ToldChoice] = []

  static let both = " and "
  /// The whole numbers for which families are put in.
  private static let members = -12...12

  /// What comes of a condition.
  private enum Verdict {
    case holds, fails, hasNoValue, undecided
  }

  /// Reads the first lines of proofs; a polynomial has the unknown of the answer.
  init?(_ proofs: [[String]], answer: String) {
    for steps in proofs {
      let header = steps.first?.split(separator: " ").map { String($0) } ?? []
      if let unit = header.last.flatMap({ AngleUnit(rawValue: $0) }) {
        session.settings.angle = unit
      }
      if header.first == SolutionCheck.complexes.header || header.last == "complex" {
        session.settings.complexAnswers = true
      }
      let lines = steps.dropFirst()
      if steps.first?.hasPrefix("roots ") == true {
        guard let name = Self.unknown(in: answer, session) else { return nil }
        unknowns = [name]
        let rows = lines.prefix { $0.hasPrefix("polynomial ") || $0.hasPrefix("imaginary ") }
        let parts = rows.map { Self.polynomial($0, in: name) }
        texts.append("(" + parts.joined(separator: ") + i*(") + ") = 0")
      } else {
        isPolynomial = false
        unknowns = header.dropFirst().filter { AngleUnit(rawValue: $0) == nil }
        let rows = lines.prefix { line in
          ["equation ", "condition ", "asked "].contains { line.hasPrefix($0) }
        }
        var parts = rows.map { "(" + $0.split(separator: " ", maxSplits: 1)[1] + ")" }
        if header.first == SolutionCheck.wholes.header {
          parts += unknowns.map { "(floor(\($0)) = \($0))" }
        }
        texts.append(parts.joined(separator: Self.both))
        period = lines.first { $0.hasPrefix("period ") }.map { String($0.dropFirst(7)) }
      }
    }
    guard !texts.contains(""), !unknowns.isEmpty else { return nil }
  }

  /// The name that an answer is about: the only one, or the one on the left.
  private static func unknown(in answer: String, _ session: Session) -> String? {
    guard !isNothing(answer) else { return "x" }
    let names = expression(answer, session)?.variables ?? []
    guard names.count > 1 else { return names.first }
    return answer.split(separator: " ").first.map { String($0) }
  }

  private static func isNothing(_ answer: String) -> Bool { answer.hasPrefix("no solution") }

  /// A polynomial by its coefficients, the constant one first.
  private static func polynomial(_ line: String, in name: String) -> String {
    let coefficients = line.split(separator: " ").dropFirst()
    return coefficients.enumerated().map { "(\($1))*(\(name))^\($0)" }.joined(separator: " + ")
  }

  /// A condition as an expression; in brackets `x = 2` is no definition.
  private static func expression(_ condition: String, _ session: Session) -> Expression? {
    let line = session.read("(\(condition))")
    return line.diagnostics.isEmpty && line.statements.count == 1
      ? line.statements[0].expression : nil
  }

  // MARK: The answer

  /// Reads what an answer says; false where it is something else than numbers and ranges.
  mutating func read(_ answer: String) -> Bool {
    if Self.isNothing(answer) { return true }
    guard let found = Self.expression(answer, session)?.choices else { return false }
    for conditions in found {
      guard let choice = choice(conditions) else { return false }
      choices.append(choice)
    }
    return true
  }

  private func choice(_ conditions: [EquationTask.Condition]) -> ToldChoice? {
    var choice = ToldChoice()
    for condition in conditions {
      let names = condition.left.variables + condition.right.variables
      for name in names where !unknowns.contains(name) && !choice.letters.contains(name) {
        choice.letters.append(name)
      }
      if !names.contains(where: { unknowns.contains($0) }) {
        choice.restrictions.append(condition)
      } else if condition.isSolved(for: unknowns) {
        choice.comparisons.append(condition)
      } else if condition.turned.isSolved(for: unknowns) {
        choice.comparisons.append(condition.turned)
      } else {
        return nil
      }
    }
    let isRange = unknowns.count == 1 && !choice.ends.isEmpty
    return choice.isPoint || isRange ? choice : nil
  }

  // MARK: Putting in

  /// Whether a condition holds where names have values.
  private func verdict(_ condition: String, _ values: Values) -> Verdict {
    var session = session
    for (name, value) in values {
      let answers = session.evaluate("\(name) = (\(value))")
      guard answers.allSatisfy({ $0.isAnswered }) else {
        return answers.contains { $0.status == .undefined } ? .hasNoValue : .undecided
      }
    }
    let answer = session.evaluate("(\(condition))" + Self.both + "true").first
    if answer?.status == .undefined { return .hasNoValue }
    return answer?.exact == "true" ? .holds : answer?.exact == "false" ? .fails : .undecided
  }

  /// Whether one of the conditions holds that are proved.
  private func isSolution(_ values: Values) -> Verdict {
    var verdicts: [Verdict] = []
    for text in texts { verdicts.append(verdict(text, values)) }
    return verdicts.contains(.holds)
      ? .holds : verdicts.contains(.undecided) ? .undecided : verdicts.first ?? .undecided
  }

  /// What the letters of a choice may be: some numbers for which what it says of them holds, and
  /// those next to these for which it does not.
  private func letterValues(of choice: ToldChoice) -> [(values: Values, isMember: Bool)] {
    guard !choice.letters.isEmpty else { return [([], true)] }
    var found: [(values: Values, isMember: Bool)] = []
    let all = choice.restrictions.isEmpty ? -1...2 : Self.members
    var (count, wasMember) = (0, false)
    for number in all {
      let values = choice.letters.map { (name: $0, value: "(\(number))") }
      let text = ToldChoice.text(choice.restrictions)
      let isMember = choice.restrictions.isEmpty || verdict(text, values) == .holds
      if isMember, count < 4 {
        if !wasMember, count == 0, number > all.lowerBound {
          let before = choice.letters.map { (name: $0, value: "(\(number - 1))") }
          found.append((before, false))
        }
        found.append((values, true))
        count += 1
      } else if wasMember, !isMember {
        found.append((values, false))
      }
      wasMember = isMember
    }
    return found
  }

  /// Whether another choice, or this one for other letters, has some values.
  private func isElsewhere(_ values: Values, besides place: Int, alsoInFamilies: Bool = true)
    -> Bool
  {
    for (other, choice) in choices.enumerated() where other != place || !choice.letters.isEmpty {
      guard alsoInFamilies || choice.letters.isEmpty else { continue }
      for number in choice.letters.isEmpty ? 0...0 : -3...4 {
        let letters = choice.letters.map { (name: $0, value: "(\(number))") }
        let found = verdict(choice.text, values + letters)
        if found == .holds || alsoInFamilies && found == .undecided { return true }
      }
    }
    return false
  }

  /// What of a choice is no solution, is told twice, or leaves some out.
  func fault(ofChoice place: Int) -> String? {
    let choice = choices[place]
    for (letters, isMember) in letterValues(of: choice) {
      let points: [Values]
      if choice.isPoint {
        points = [choice.comparisons.map { (name: $0.left.text(), value: $0.right.text()) }]
      } else {
        points = choice.inside.map { [(name: unknowns[0], value: $0)] }
      }
      for values in points {
        let found = isSolution(letters + values)
        guard isMember else {
          if found == .holds, !isElsewhere(letters + values, besides: place) { return told(values) }
          continue
        }
        let itself = verdict(choice.text, letters + values)
        guard found != .fails, found != .hasNoValue, itself != .fails, itself != .hasNoValue else {
          return told(values)
        }
        if letters.isEmpty, isElsewhere(values, besides: place, alsoInFamilies: false) {
          return told(values)
        }
      }
      guard isMember else { continue }
      if !choice.isPoint, let fault = fault(atEndsOf: place, letters) { return fault }
    }
    return nil
  }

  private func fault(atEndsOf place: Int, _ letters: Values) -> String? {
    for end in choices[place].ends {
      let number = end.right.text()
      let isLower = end.relation == .greater || end.relation == .greaterOrEqual
      let isIncluded = end.relation == .greaterOrEqual || end.relation == .lessOrEqual
      let (above, below) = (number + " + 10^-9", number + " - 10^-9")
      let near = isLower ? [above, number, below] : [below, number, above]
      for (value, belongs) in zip(near, [true, isIncluded, false]) {
        let values = letters + [(name: unknowns[0], value: value)]
        let found = isSolution(values)
        // A range may be shorter than the step to a number beside its end.
        let isInside = verdict(choices[place].text, values) == .holds
        let isMissing = found == .holds && !belongs && !isElsewhere(values, besides: place)
        if isMissing || belongs && isInside && (found == .fails || found == .hasNoValue) {
          return told([(name: unknowns[0], value: value)])
        }
      }
    }
    return nil
  }

  private func told(_ values: Values) -> String {
    values.map { "\($0.name) = \($0.value)" }.joined(separator: Self.both)
  }

  // MARK: Counting

  /// Whether as many solutions are told as are proved.
  func isCount(_ outcome: SolutionCheck.Outcome) -> Bool {
    let families = choices.count { !$0.letters.isEmpty }
    let single = choices.count - families
    switch outcome {
    case .proved(let count, isPeriodic: false): return families == 0 && single == count
    case .proved(let count, isPeriodic: true): return single == 0 && isCountOfPeriod(count)
    case .provedFamilies(let numbers, let count): return single == numbers && families == count
    // Of what repeats to a side only, some may be told before it does.
    case .provedSides(_, let repeating): return families > 0 || repeating == 0
    case .provedFamily: return families > 0
    case .malformed, .fails: return false
    }
  }

  /// Whether so many members of families lie in each period.
  private func isCountOfPeriod(_ count: Int) -> Bool {
    guard let period else { return true }
    var turns: [String] = []
    for choice in choices {
      guard let number = (choice.isPoint ? choice.comparisons.first : choice.ends.first)?.right,
        choice.letters.count == 1
      else { return true }
      let (first, next) = (
        number.replacing([choice.letters[0]: Expression(0)]).text(),
        number.replacing([choice.letters[0]: Expression(1)]).text()
      )
      turns.append("(\(period))/abs((\(next))-(\(first)))")
    }
    guard !turns.isEmpty else { return count == 0 }
    return verdict(turns.joined(separator: " + ") + " = \(count)", []) != .fails
  }

  /// Whether solutions have digits.
  func hasDigits(_ digits: String, _ exact: String) -> Bool {
    var session = session
    let asked = "solve(\(exact); \(unknowns.joined(separator: "; ")))"
    let told = digits.filter { $0 != " " }
    for count in Set([session.settings.digits, Self.count(digits)]) {
      session.settings.digits = count
      guard let found = session.evaluate(asked).first?.decimal?.text else { return true }
      if found.filter({ $0 != " " }) == told { return true }
    }
    return false
  }

  /// How many digits follow the mark of a number at most, but for the zeros behind that of one below 1.
  private static func count(_ digits: String) -> Int {
    var most = 1
    for word in digits.split(separator: " ") {
      let parts = word.split(separator: ".", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let decimals = parts[1].prefix { $0.isWholeNumber }
      most = max(
        most,
        (parts[0].last == "0" && parts[0].dropLast().last?.isWholeNumber != true
          ? decimals.drop { $0 == "0" } : decimals).count
      )
    }
    return most
  }
}

extension EquationTask.Condition {
  /// Whether the left side is one of some names, and the right one has none of them.
  fileprivate func isSolved(for names: [String]) -> Bool {
    guard case .name(let name) = left.symbol(at: left.root), names.contains(name) else {
      return false
    }
    return !right.variables.contains { names.contains($0) }
  }

  /// The same with its sides exchanged.
  fileprivate var turned: EquationTask.Condition { .init(right, relation.turned, left) }
}
