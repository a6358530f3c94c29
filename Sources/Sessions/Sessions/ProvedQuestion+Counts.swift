// How many solutions an answer tells, and their digits, for the comparison with what is proved.

internal import Certificates
internal import Expressions
internal import Messages
internal import Numbers

extension ProvedQuestion {
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
    case .provedCases, .provedDerivative, .provedIntegral, .malformed, .fails: return false
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
