// `surd check`: proofs of primes, of solutions, of derivatives and of integrals, read and checked anew.

import Certificates
import Messages
import Numbers
import Serving
import Sessions

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// One run of `surd check`.
struct CheckRun: ~Copyable {
  private let options: Options
  private var output = OutputStream(descriptor: STDOUT_FILENO)
  private var errors = OutputStream(descriptor: STDERR_FILENO)
  /// Whether an answer was not compared with what is proved.
  private var isOpen = false

  init(options: Options) { self.options = options }

  /// Checks the files, or standard input, and returns what to tell the caller.
  consuming func run() -> ExitStatus {
    var status = ExitStatus.success
    let files = options.statements + (options.file.map { [$0] } ?? [])
    for file in files.isEmpty ? ["-"] : files where status == .success { status = check(file) }
    return status
  }

  private mutating func check(_ file: String) -> ExitStatus {
    do throws(UnreadableFile) {
      return check(lines: try InputStream(file: file))
    } catch {
      return refuse(error.message, .noInput)
    }
  }

  private mutating func check(lines input: consuming InputStream) -> ExitStatus {
    var lines: [String] = []
    // The answer that stands above the lines is compared with what they prove; an object has its own.
    var number: (line: String, place: Int)?
    while let line = input.readLine(limit: Session.longestLine) {
      if line.hasPrefix("{") {
        guard let answer = answer(in: line) else {
          return refuse("line \(lines.count + 1) is no answer in JSON", .syntax)
        }
        // The steps of the next answer are another proof; one of primes has no solutions above it.
        let hasSolutions = answer.steps.contains { SolutionCheck(startingWith: $0) != nil }
        lines += (hasSolutions ? [answer.exact] : []) + answer.steps + [""]
      } else {
        // A line of a proof has a blank, and so has an answer, or a sign between two sides; that of an integral
        // may be one number.
        if line.hasPrefix(SolutionCheck.calculus.header + " "), let number {
          lines[number.place] = number.line
        }
        let isWhole = line.contains { " =<>".contains($0) }
        if !line.hasPrefix("#") { number = isWhole || line.isEmpty ? nil : (line, lines.count) }
        lines.append(isWhole ? line : "")
      }
    }
    guard lines.contains(where: { !$0.isEmpty }) else {
      return refuse("there is no proof to check", .syntax)
    }
    if lines.contains(where: { SolutionCheck(startingWith: $0) != nil }) {
      return checkZeros(lines)
    }
    // A proof of primes has a number at the beginning of each line; an answer like 0 < x < 1 is none.
    guard lines.contains(where: { $0.first?.isWholeNumber == true && !$0.contains("<") }) else {
      return refuse("this answer brings no proof that can be checked", .syntax)
    }
    if let found = PrimalityCertificate.firstFault(in: lines) {
      let reason =
        switch found.fault {
        case .malformed: "is no step of a proof"
        case .unproved(let number): "relies on \(number), which no line below proves"
        case .fails: "does not hold"
        }
      return refuse("line \(found.line) \(reason)", .syntax)
    }
    for number in roots(lines) { output.writeLine("proved \(number)") }
    output.flush()
    return .success
  }

  /// What an answer in JSON says, and its steps; nothing where the line is none.
  private func answer(in line: String) -> (exact: String, steps: [String])? {
    do throws(JSON.ReadingError) {
      let answer = try JSON(reading: line)
      let steps = answer["certificate"]?.asList ?? []
      let texts = steps.compactMap(\.asText)
      return texts.count == steps.count ? (answer["exact"]?.asText ?? "", texts) : nil
    } catch {
      return nil
    }
  }

  /// Checks proofs of the roots of polynomials and of other solutions, each from its first line
  /// on, and the answers above them.
  private mutating func checkZeros(_ lines: [String]) -> ExitStatus {
    var start = 0
    var answer = ToldProofs()
    while start < lines.count {
      guard let proof = SolutionCheck(startingWith: lines[start]) else {
        if !lines[start].hasPrefix("#"), !lines[start].isEmpty {
          if let fault = tell(answer) { return refuse(fault, .syntax) }
          answer = ToldProofs(text: lines[start])
          // Above a proof stands its answer, and nothing else has a place here.
          let next = lines[(start + 1)...].first { !$0.isEmpty && !$0.hasPrefix("#") }
          guard next.flatMap({ SolutionCheck(startingWith: $0) }) != nil else {
            return refuse(
              "line \(start + 1) is no step of a proof, and no answer above one",
              .syntax
            )
          }
        }
        start += 1
        continue
      }
      let end = lines[(start + 1)...].firstIndex { line in
        !line.hasPrefix("#") && !proof.steps.contains { line.hasPrefix($0 + " ") }
      }
      let steps = Array(lines[start..<(end ?? lines.count)])
      let outcome = proof.outcome(of: steps)
      switch outcome {
      case .malformed(let line):
        return refuse("line \(start + line) is no step of a proof", .syntax)
      case .fails: return refuse("the proof from line \(start + 1) on does not hold", .syntax)
      default: answer.proofs.append((steps, outcome, proof.sentence(outcome, steps)))
      }
      start = end ?? lines.count
    }
    if let fault = tell(answer) { return refuse(fault, .syntax) }
    output.flush()
    return isOpen ? .undetermined : .success
  }

  /// Writes what the proofs below an answer prove; returns what is wrong with the answer instead.
  private mutating func tell(_ answer: ToldProofs) -> String? {
    switch answer.comparison {
    case .fits: break
    case .unread:
      errors.writeLine("surd: the answer was not compared with the proof: " + answer.text)
      errors.flush()
      isOpen = true
    case .undecided:
      return "the answer above cannot be compared with the proof: " + answer.text
    case .differs(let fault): return "the answer is not what is proved: \(fault)"
    }
    for proof in answer.proofs { output.writeLine(proof.sentence) }
    return nil
  }

  /// The numbers of the lines that no line above relies on.
  private func roots(_ lines: [String]) -> [Substring] {
    var named: Set<Substring> = []
    var roots: [Substring] = []
    for line in lines where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      if let number = words.first, !named.contains(number) { roots.append(number) }
      named.formUnion(words)
    }
    return roots
  }

  private mutating func refuse(_ text: String, _ status: ExitStatus) -> ExitStatus {
    errors.writeLine("surd: " + text)
    errors.flush()
    return status
  }
}

/// An answer, and the proofs below it: one for each condition of which one must hold.
private struct ToldProofs {
  var text = ""
  var proofs: [(steps: [String], outcome: SolutionCheck.Outcome, sentence: String)] = []

  /// What the answer is to the proofs.
  var comparison: ToldAnswer {
    guard !proofs.isEmpty, !text.isEmpty else { return .fits }
    return SolutionCheck.told(text, by: proofs.map { $0.steps }, proofs.map { $0.outcome })
  }
}

extension SolutionCheck {
  /// What one of the solutions that some steps prove is called.
  fileprivate func noun(for steps: [String]) -> String {
    switch self {
    case .roots: return "root"
    case .zeros: return "zero"
    case .ranges, .parts:
      // Where nothing holds on more than a number, there are numbers only.
      let isOfNumbers = steps.allSatisfy { step in
        !["holds ", "from ", "to ", "except "].contains { step.hasPrefix($0) }
      }
      return isOfNumbers ? "solution" : "range"
    case .images: return "range"
    case .points, .substitutions, .families, .wholes, .complexes: return "solution"
    case .cases: return "case"
    case .calculus: return "rule"
    }
  }

  /// What a valid proof proves.
  fileprivate func sentence(_ outcome: SolutionCheck.Outcome, _ steps: [String]) -> String {
    let noun = noun(for: steps)
    func counted(_ count: Int) -> String { "\(count) \(noun)" + (count == 1 ? "" : "s") }
    let what: String
    switch outcome {
    case .proved(let count, let isPeriodic):
      what = counted(count) + (isPeriodic ? " in each period" : "")
    case .provedSides(let count, let repeating):
      what = counted(count) + ", and \(repeating) more in each period to a side"
    case .provedFamilies(let count, let families):
      let single = count == 0 ? "" : counted(count) + " and "
      what = single + "\(families) famil" + (families == 1 ? "y" : "ies") + " of \(noun)s"
    case .provedFamily(let count):
      what = "a family of solutions with \(count) parameter" + (count == 1 ? "" : "s")
    case .provedCases(let count):
      let restrictions = steps.filter { $0.hasPrefix("where ") }.map { $0.dropFirst(6) }
      let letters = steps.filter { $0.hasPrefix("letters ") }.map { $0.dropFirst(8) }
      what =
        counted(count)
        + (letters.isEmpty ? "" : " for all real numbers " + letters.joined(separator: ", "))
        + (restrictions.isEmpty ? "" : " where " + restrictions.joined(separator: " and "))
    case .provedDerivative: return "proved a derivative, wherever both expressions have values"
    case .provedIntegral: return "proved an integral"
    case .malformed, .fails: what = "nothing"
    }
    return "proved \(what), no others"
  }
}
