// The answer that stands above a proof, put into what the proof is about.

package import Certificates
internal import Expressions

/// What an answer that stands above proofs is to them.
package enum ToldAnswer: Equatable, Sendable {
  /// It is the set that is proved. Of systems, of complex numbers and of families that functions tell: it has as
  /// many solutions as are proved, and none of them was found to be another one.
  case fits
  /// Whether it is what is proved was not found out.
  case undecided
  /// This is no solution, or there are others than these.
  case differs(String)
  /// It is told by digits or shortened, and not compared.
  case unread
}

extension SolutionCheck {
  /// Compares an answer with what is proved, as sets where both are sets of one real unknown.
  ///
  /// Numbers of other answers are put into what the proofs are about, the solutions that each proof tells are
  /// looked for in the answer, and counted; of families some members are.
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
    if proofs.count == 1, let calculus = CalculusCertificate.reading(proofs[0]).certificate {
      return calculus.isTold(by: parts.first ?? "")
    }
    // Digits behind which others are left out, and lists of which the rest is left out, are not put in.
    guard let exact = parts.first, !exact.contains("…") else { return .unread }
    guard var question = ProvedQuestion(proofs, answer: exact), question.read(exact) else {
      return .undecided
    }
    if parts.count > 1, !question.hasDigits(parts[1], exact) {
      return .differs(String(parts[1].dropFirst()))
    }
    let isSame = question.isSame(as: proofs)
    if isSame == true { return .fits }
    guard isSame == nil else {
      return .differs(question.fault(for: proofs, isOnly: proofs.count == 1) ?? exact)
    }
    // Points of several unknowns, complex numbers and families that functions tell are put in.
    guard question.isOfNumbers, proofs.allSatisfy({ $0.isOfOtherSolutions }) else {
      return .undecided
    }
    if let fault = question.fault(for: proofs, isOnly: proofs.count == 1) { return .differs(fault) }
    guard outcomes.count == 1, !question.isCount(outcomes[0]) else { return .fits }
    return .differs(exact)
  }
}

extension [String] {
  /// Whether they prove solutions that are not compared as a set of real numbers.
  fileprivate var isOfOtherSolutions: Bool {
    switch first.flatMap({ SolutionCheck(startingWith: $0) }) {
    case .points, .substitutions, .families, .images, .wholes, .complexes: true
    case .roots: first?.hasSuffix(" complex") == true
    case .zeros, .ranges, .parts, .cases, .calculus, nil: false
    }
  }
}

extension ProvedQuestion {
  /// What is told and no solution, or proved and not told, as far as that is found by putting numbers in.
  fileprivate func fault(for proofs: [[String]], isOnly: Bool) -> String? {
    guard isOfNumbers else { return nil }
    for place in choices.indices {
      if let fault = fault(ofChoice: place) { return fault }
    }
    return proofs.lazy.compactMap { missing(from: $0, isOnly: isOnly) }.first
  }
}

extension CalculusCertificate {
  /// What an answer is to the derivative or the integral.
  fileprivate func isTold(by answer: String) -> ToldAnswer {
    // A number with its digits behind a sign: 1/3 = 0.(3).
    let exact = answer.split(separator: "=").first.map { String($0) } ?? ""
    let line = Session().read(exact)
    guard !answer.contains("…"), line.diagnostics.isEmpty, line.statements.count == 1 else {
      return .unread
    }
    return isTold(by: line.statements[0].expression) ? .fits : .differs(answer)
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
