// What proofs are about, to put the numbers of an answer in.

internal import Certificates
internal import Expressions
internal import Messages

/// What proofs are about, with a session in which it can be asked for numbers.
struct ProvedQuestion {
  typealias Values = [(name: String, value: String)]

  /// The conditions of each proof.
  var texts: [String] = []
  var unknowns: [String] = []
  var session = Session()
  /// What the solutions are apart from each other in the proof, where it is about one period.
  var period: String?
  /// What the answer says.
  private(set) var choices: [ToldChoice] = []

  static let both = " and "
  /// The whole numbers for which families are put in.
  static let members = -12...12

  /// What comes of a condition.
  enum Verdict {
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
      if lines.contains(SystemCertificate.complexLine) { session.settings.complexAnswers = true }
      if steps.first?.hasPrefix("roots ") == true {
        guard let name = Self.unknown(in: answer, session) else { return nil }
        unknowns = [name]
        let rows = lines.prefix { $0.hasPrefix("polynomial ") || $0.hasPrefix("imaginary ") }
        let parts = rows.map { Self.polynomial($0, in: name) }
        texts.append("(" + parts.joined(separator: ") + i*(") + ") = 0")
      } else {
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

  private func choice(_ conditions: [Comparison]) -> ToldChoice? {
    var choice = ToldChoice()
    for condition in conditions where !isFree(condition, among: conditions) {
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
    return choice.comparisons.isEmpty ? nil : choice
  }

  /// Whether all choices are numbers and ranges that can be put in.
  var isOfNumbers: Bool {
    choices.allSatisfy { $0.isPoint || unknowns.count == 1 && !$0.ends.isEmpty }
  }

  /// Whether a condition says that a name which the proof is not about is any number.
  private func isFree(_ condition: Comparison, among conditions: [Comparison]) -> Bool {
    let names = [condition.left, condition.right].map { $0.variables }
    guard condition.relation == .equal,
      [condition.left, condition.right].allSatisfy({
        if case .name = $0.symbol(at: $0.root) { true } else { false }
      })
    else { return false }
    let others = conditions.filter { $0 != condition }
    return names.joined().allSatisfy { name in
      !unknowns.contains(name)
        && !others.contains { ($0.left.variables + $0.right.variables).contains(name) }
    }
  }

  // MARK: Putting in

  /// Whether a condition holds where names have values.
  func verdict(_ condition: String, _ values: Values) -> Verdict {
    var session = session
    // Only a value that the same line gives goes into a condition.
    let given = values.map { "\($0.name) = (\($0.value)); " }.joined()
    let answers = session.evaluate(given + "(\(condition))" + Self.both + "true")
    guard answers.dropLast().allSatisfy({ $0.isAnswered }) else {
      return answers.dropLast().contains { $0.status == .undefined } ? .hasNoValue : .undecided
    }
    let answer = answers.last
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

  func told(_ values: Values) -> String {
    values.map { "\($0.name) = \($0.value)" }.joined(separator: Self.both)
  }
}
