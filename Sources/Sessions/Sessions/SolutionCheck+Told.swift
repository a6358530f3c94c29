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
    for lines in proofs {
      if let missing = question.missing(from: lines, isOnly: proofs.count == 1) {
        return .differs(missing)
      }
    }
    guard let outcome, !question.isCount(outcome) else { return .fits }
    let count = question.choices.count
    guard case .proved(let all, _) = outcome, question.isPolynomial, count < all,
      question.choices.allSatisfy({ $0.letters.isEmpty })
    else { return .differs(exact) }
    return .part(count)
  }
}
