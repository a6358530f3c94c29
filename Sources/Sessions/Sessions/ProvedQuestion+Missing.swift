// The solutions that a proof tells, looked for in the answer above it.

internal import Certificates
internal import Expressions

extension ProvedQuestion {
  /// The numbers of periods that are added to what is proved of one.
  private static let turns = -1...1

  /// What a valid proof tells as a solution, and the answer does not; in an answer with only that proof ranges
  /// end where those that are proved do.
  func missing(from lines: [String], isOnly: Bool) -> String? {
    guard let (parts, period) = SolutionCheck.parts(of: lines) else { return nil }
    for turn in period == nil ? 0...0 : Self.turns {
      let shift = period.map { " + (\(turn))*(\($0.text()))" } ?? ""
      for part in parts {
        if let missing = missing(part, shift, isOnly) { return missing }
      }
    }
    return nil
  }

  private func missing(_ part: ProvedPart, _ shift: String, _ isOnly: Bool) -> String? {
    switch part {
    case .point(let numbers):
      let values = zip(unknowns, numbers).map { (name: $0, value: $1.text() + shift) }
      return isTold(values) ? nil : told(values)
    case .between(let lower, let upper):
      let (a, b) = ("(\(lower.text())\(shift))", "(\(upper.text())\(shift))")
      let isFound = isTold { choice in
        choice.isPoint
          ? choice.comparisons.map { "\(a) <= (\($0.right.text())) <= \(b)" }
            .joined(separator: Self.both)
          : nil
      }
      return isFound || isTold([(unknowns[0], "(\(a)+\(b))/2")])
        ? nil : "\(lower.text())\(shift) < \(unknowns[0]) < \(upper.text())\(shift)"
    case .range(let lower, let upper): return missing(from: lower, to: upper, shift, isOnly)
    }
  }

  private func missing(
    from lower: ProvedPart.End?,
    to upper: ProvedPart.End?,
    _ shift: String,
    _ isOnly: Bool
  ) -> String? {
    for number in numbers(from: lower, to: upper, shift) {
      let values = [(name: unknowns[0], value: number)]
      if !isTold(values) { return told(values) }
    }
    guard isOnly else { return nil }
    for end in [lower, upper].compactMap({ $0 }) where end.isExact {
      let number = "(\(end.number.text())\(shift))"
      let isFound = isTold { choice in
        "("
          + choice.comparisons.map { "\(number) = (\($0.right.text()))" }
          .joined(separator: " or ") + ")"
      }
      if !isFound { return told([(unknowns[0], number)]) }
    }
    return nil
  }

  /// Numbers of a range: its ends that belong to it, some near them, and some in the middle or far out.
  private func numbers(
    from lower: ProvedPart.End?,
    to upper: ProvedPart.End?,
    _ shift: String
  ) -> [String] {
    let (a, b) = (
      lower.map { "(\($0.number.text())\(shift))" }, upper.map { "(\($0.number.text())\(shift))" }
    )
    let ends = [lower, upper].compactMap { $0 }.filter { $0.isIncluded }
    let included = ends.map { "\($0.number.text())\(shift)" }
    switch (a, b) {
    case (let a?, let b?):
      return included + ["(\(a)+\(b))/2", "\(a)+(\(b)-\(a))*10^-9", "\(b)-(\(b)-\(a))*10^-9"]
    case (let a?, nil): return included + ["10^-9", "1", "10^6"].map { a + "+" + $0 }
    case (nil, let b?): return included + ["10^-9", "1", "10^6"].map { b + "-" + $0 }
    case (nil, nil): return ["-10^6", "-1", "0", "1", "10^6"]
    }
  }

  /// Whether a choice has some values, or may have.
  private func isTold(_ values: Values) -> Bool { isTold(for: values) { $0.text } }

  /// Whether what is asked of a choice holds for one, or may.
  private func isTold(
    for values: Values = [],
    _ condition: (ToldChoice) -> String?
  ) -> Bool {
    choices.contains { choice in
      guard let text = condition(choice) else { return false }
      let restrictions =
        choice.restrictions.isEmpty
        ? "" : Self.both + ToldChoice.text(choice.restrictions)
      for number in choice.letters.isEmpty ? [0] : Self.fromZero {
        let letters = choice.letters.map { (name: $0, value: "(\(number))") }
        switch verdict(text + restrictions, values + letters) {
        case .holds, .undecided: return true
        case .fails, .hasNoValue: continue
        }
      }
      return false
    }
  }

  /// The numbers for which families are looked through, those near 0 first: a told period may be a
  /// fourteenth of the proved one.
  private static let fromZero = (-30...30).sorted { abs($0) < abs($1) }
}
