// The writing of answers to standard output, and of errors to standard error.

import Messages
import Serving
import Sessions

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Writes answers in the form and notation that were asked for.
struct AnswerWriter {
  private let form: Options.Form
  private let format: Options.Format
  private let isTerminal: Bool
  /// Whether reasons and proofs were asked for.
  private let printsProofs: Bool
  /// Whether a number of digits was asked for, so that no period is marked.
  private let wantsDigits: Bool
  /// The language that was asked for.
  private let language: Language
  /// The texts of an answer that are needed.
  let display: Answer.Display

  init(options: Options, isTerminal: Bool) {
    form = options.form
    language = options.language.flatMap(Language.init) ?? .english
    format = options.format ?? (isTerminal ? .unicode : .text)
    self.isTerminal = isTerminal
    printsProofs = options.printsProofs
    wantsDigits = options.digits != nil
    var display = Answer.Display()
    display.hasDecimal = form != .exact && (isTerminal || form == .decimal || format == .json)
    display.hasLongQuotients = form == .exact || format == .json
    self.display = display
  }

  /// The lines for standard output.
  ///
  /// The lines by which an equation is solved stand in the place of its answer, if they were
  /// asked for; behind it stands why it is true and what `surd check` reads. JSON has all of
  /// it in its object.
  func lines(_ answer: Answer) -> [String] {
    let hasProofs = printsProofs && answer.problem == nil
    if format == .json, hasProofs {
      let proofs = answer.proofs.map { JSON.text($0) }
      return [json(answer).adding([.init("certificate", .list(proofs))]).line]
    }
    var lines = steps(answer)
    if lines.isEmpty {
      guard let line = self.answer(answer) else { return [] }
      lines = [line]
    }
    guard hasProofs else { return lines }
    return lines + answer.grounds.map { "# " + $0.text(in: answer.settings.language) }
      + answer.proofs
  }

  /// The line for standard output, if there is one.
  func answer(_ answer: some AnswerTexts) -> String? {
    if format == .json { return json(answer).line }
    guard answer.problem == nil else { return nil }
    guard answer.kind == .value else { return isTerminal ? answer.reading : nil }
    switch format {
    case .latex: return answer.latex
    case .mathml: return answer.mathml
    case .text, .unicode, .json: return plain(answer)
    }
  }

  /// The answer as an object, with the lines by which an equation is solved where they were
  /// asked for.
  private func json(_ answer: some AnswerTexts) -> JSON {
    let steps = answer.steps
    guard !steps.isEmpty else { return answer.json }
    return answer.json.adding([.init("steps", .list(steps.map { $0.json }))])
  }

  /// The lines by which an equation is solved, each with what was done; none where they were
  /// not asked for, or are part of the answer.
  private func steps(_ answer: Answer) -> [String] {
    guard format == .text || format == .unicode else { return [] }
    let steps = answer.steps
    let texts = steps.map { format == .unicode ? $0.unicode : $0.text }
    let width = texts.columnWidth
    return zip(steps, texts).map { step, text in
      guard let sentence = step.sentence else { return "  " + text }
      return "⇔ " + text.padded(to: width) + "  # " + sentence
    }
  }

  private func plain(_ answer: some AnswerTexts) -> String {
    if let text = answer.text { return text }
    // The exact form or the digits alone are for programs, which want all of it.
    let answer = form == .automatic ? answer.brief(in: language) : answer
    let exact = format == .unicode ? answer.unicode : answer.exact
    let digits = answer.digits(unicode: format == .unicode)
    let repeating = wantsDigits ? nil : digits?.repeating
    let decimal = repeating ?? digits?.text
    switch form {
    case .exact: return exact ?? answer.expression
    case .decimal: return decimal ?? exact ?? answer.expression
    case .automatic:
      guard let exact else { return (isTerminal ? "≈ " : "") + (decimal ?? answer.expression) }
      guard isTerminal || answer.isTypedForm, let decimal, decimal != exact else { return exact }
      let isEqual = repeating != nil || digits?.isComplete == true
      return exact + (isEqual ? " = " : " ≈ ") + decimal
    }
  }

  /// One line for standard error that tells how something was read that people
  /// dispute, and what random numbers followed from, if anything was.
  ///
  /// Where nobody sees it at once, only what is not how most people read it anyway is told.
  func reading(_ answer: Answer, isSeen: Bool) -> String? {
    guard format != .json, answer.problem == nil else { return nil }
    let seed = answer.seed.map { Sentence.seed.text(in: answer.settings.language, "\($0)") }
    let isTold = isSeen || answer.notes.contains { $0.isSurprise && !$0.isCondition }
    let parts = [isTold ? answer.disputed : nil, seed].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// The lines for standard error that tell for what an answer holds, what letters in it stand
  /// for, and that there may be more solutions than those that are printed.
  func conditions(_ answer: some AnswerTexts) -> [String] {
    guard format != .json, answer.problem == nil else { return [] }
    let notes = answer.notes.filter { $0.isCondition }
    guard !notes.isEmpty else { return [] }
    // That no solution was found is the answer itself.
    let hasSolutions = answer.exact != nil || answer.digits(unicode: false) != nil
    return notes.filter { hasSolutions || $0.kind != "solutions" }.map { "surd: " + $0.message }
  }

  /// What became of a line that has no value, in its language.
  private func status(_ answer: some AnswerTexts) -> String {
    let sentence: Sentence =
      switch answer.status {
      case .undefined: .statusUndefined
      case .syntax: .statusSyntax
      case .input: .statusInput
      case .undetermined, .exact, .approximate: .statusUndetermined
      }
    return sentence.text(in: answer.language ?? language)
  }

  /// The lines for standard error, if something went wrong.
  func complaint(_ answer: some AnswerTexts, place: String?) -> String? {
    guard format != .json, let problem = answer.problem else { return nil }
    let head = "surd: " + (place.map { $0 + ": " } ?? "") + status(answer) + ": "
    let option = problem.kind == "foreignMark" ? " (--decimal-mark)" : ""
    return head + problem.message + option + "\n"
      + Excerpt(answer.input, marking: problem.place).text
  }
}
