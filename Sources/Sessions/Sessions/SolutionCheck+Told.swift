// The answer that stands above a proof, put into what the proof is about.

package import Certificates
internal import Expressions

/// What an answer that stands above proofs is to them.
package enum ToldAnswer: Equatable, Sendable {
  /// It has as many solutions as are proved, and none of them was found to be another one.
  case fits
  /// So many of the roots of polynomials that each proof tells, as where a range is asked for; nothing for a
  /// proof of something else.
  case part([Int?])
  /// This is no solution, or there are others than these.
  case differs(String)
  /// It is nothing that can be put in.
  case unread
}

extension SolutionCheck {
  /// Compares an answer with what is proved: puts its numbers, and numbers inside, at and outside of
  /// the ends of its ranges, into what the proofs are about, looks for the solutions that each proof tells in
  /// the answer, and counts them.
  ///
  /// Of families some members are put in and looked for, of ranges numbers a billionth beside their ends; the
  /// ends of ranges that one proof tells are those of the answer. What is not decided counts for the answer.
  ///
  /// - Parameters:
  ///   - answer: The line above the proofs, or what an object says is exact.
  ///   - proofs: The lines of valid proofs, one for each condition of which one must hold.
  ///   - outcomes: What comes of the check of each proof.
  /// - Returns: What the answer is to the proofs.
  package static func told(
    _ answer: String,
    by proofs: [[String]],
    _ outcomes: [Outcome]
  ) -> ToldAnswer {
    let parts = answer.split(separator: "≈", maxSplits: 1).map { String($0) }
    if proofs.count == 1, let cases = CasesCertificate.reading(proofs[0]).certificate {
      return cases.isTold(by: parts.first ?? "") ? .fits : .differs(answer)
    }
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
    var counts: [Int?] = []
    for (lines, outcome) in zip(proofs, outcomes) {
      if question.isPolynomial(lines), case .proved(let all, _) = outcome {
        let count = question.countOfTold(from: lines) ?? question.choices.count
        counts.append(count < all ? count : nil)
      } else if let missing = question.missing(from: lines, isOnly: proofs.count == 1) {
        return .differs(missing)
      } else {
        counts.append(nil)
      }
    }
    if counts.contains(where: { $0 != nil }) { return .part(counts) }
    guard outcomes.count == 1, !question.isCount(outcomes[0]) else { return .fits }
    return .differs(exact)
  }
}

extension CasesCertificate {
  /// Whether an answer says the cases, in their order.
  fileprivate func isTold(by answer: String) -> Bool {
    let line = Session().read("(\(answer))")
    guard line.diagnostics.isEmpty, line.statements.count == 1,
      let choices = line.statements[0].expression.choices
    else { return cases.isEmpty && answer.hasPrefix("no solution") }
    func texts(_ choices: [[Comparison]]) -> [[String]] {
      choices.map { $0.map { $0.expression.valueText() } }
    }
    return texts(choices) == texts(cases)
  }
}
