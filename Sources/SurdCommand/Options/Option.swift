// The options of the command, one row each.

import Messages
import Serving
import Sessions

/// An option: how it is written, and what it does.
struct Option: DescribedOption {
  let names: [String]
  let value: String?
  /// The task that it goes with; nothing where it goes with all.
  var task: Options.Task?
  let purpose: String
  /// Notes it, or says that the value makes no sense.
  let apply: @Sendable (inout Options, String) -> Bool

  static let all: [Option] = general + plots + information

  private static let general: [Option] = [
    Option(names: ["--exact"], value: nil, purpose: "only the exact form") { options, _ in
      options.form = .exact
      return true
    },
    Option(names: ["--decimal"], value: nil, purpose: "only decimal digits") { options, _ in
      options.form = .decimal
      return true
    },
    Option(
      names: ["--digits"],
      value: "N",
      purpose: "decimals: so many digits after the point and zeros there, up to a million"
    ) {
      options,
      value in
      guard let count = Int(value), 0...Settings.mostDigits ~= count else { return false }
      options.digits = count
      if options.form == .automatic { options.form = .decimal }
      return true
    },
    Option(names: ["--seed"], value: "N", purpose: "what rand and randint follow from") {
      options,
      value in
      guard let seed = Int(value), Session.seeds.contains(seed) else { return false }
      options.seed = seed
      return true
    },
    Option(names: ["--angle"], value: "rad|deg|grad", purpose: "the unit of angles") {
      options,
      value in
      options.angle = value
      return ["rad", "deg", "grad"].contains(value)
    },
    Option(names: ["--let"], value: "NAME=EXPR", purpose: "set a variable first") {
      options,
      value in
      options.definitions.append(value)
      return value.contains("=")
    },
    Option(
      names: ["--juxtaposition"],
      value: "same|first",
      purpose: "6/2(1+2) is 9 (same rank as ×) or 1 (first)"
    ) { options, value in
      options.juxtaposition = value
      return ["same", "first"].contains(value)
    },
    Option(
      names: ["--rounding"],
      value: "away|even",
      purpose: "where --rounded, to dp and to sf round a half: away from zero, or to the even digit"
    ) { options, value in
      options.rounding = value
      return ["away", "even"].contains(value)
    },
    Option(names: ["--mixed"], value: nil, purpose: "fractions as mixed numbers") { options, _ in
      options.isMixed = true
      return true
    },
    Option(
      names: ["--rounded"],
      value: nil,
      purpose: "decimal digits, the last one rounded: halves as --rounding says"
    ) { options, _ in
      options.isRounded = true
      return true
    },
    Option(
      names: ["--complex"],
      value: nil,
      purpose: "complex answers where there is no real one: sqrt(-1) is i"
    ) { options, _ in
      options.hasComplexAnswers = true
      return true
    },
    Option(
      names: ["--polar"],
      value: nil,
      purpose: "complex numbers by size and angle: 1+i is sqrt(2)*cis(pi/4)"
    ) { options, _ in
      options.isPolar = true
      return true
    },
    Option(
      names: ["--exponential"],
      value: nil,
      purpose: "complex numbers as powers of e: 1+i is sqrt(2)*e^(pi/4*i)"
    ) { options, _ in
      options.isExponential = true
      return true
    },
    Option(names: ["--decimal-mark"], value: ".|,", purpose: "the decimal mark") {
      options,
      value in
      options.decimalMark = value
      return [".", ","].contains(value)
    },
    Option(
      names: ["--language"],
      value: "en|de|zh",
      purpose: "the language of messages and of numbers in words"
    ) { options, value in
      options.language = value
      return Language(rawValue: value) != nil
    },
    Option(
      names: ["--format"],
      value: "text|json|latex|mathml|unicode",
      purpose: "the notation of answers"
    ) { options, value in
      options.format = Options.Format(rawValue: value)
      return options.format != nil
    },
    Option(names: ["-f", "--file"], value: "FILE", purpose: "read lines or numbers from a file") {
      options,
      value in
      options.file = value
      return true
    },
    Option(
      names: ["--why"],
      value: nil,
      purpose: "behind each answer why it is true, and the proofs of its primes: see surd check"
    ) { options, _ in
      options.printsProofs = true
      return true
    },
    Option(
      names: ["--steps"],
      value: nil,
      purpose: "how an equation is solved, line by line: surd solve --steps '2x + 3 = 7'"
    ) { options, _ in
      options.printsSteps = true
      return true
    },
    Option(
      names: ["--session"],
      value: nil,
      purpose: "take part in the session that the interactive command keeps"
    ) { options, _ in
      options.keepsSession = true
      return true
    },
  ]

  private static let information: [Option] = [
    Option(
      names: ["--columns"],
      value: "x,y",
      task: .map,
      purpose: "the names of the numbers in a line"
    ) { options, value in
      let names = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      options.columns = names
      return names.allSatisfy { !$0.isEmpty } && Set(names).count == names.count
    },
    Option(names: ["-h", "--help"], value: nil, purpose: "print this help") { options, _ in
      options.wantsHelp = true
      return true
    },
    Option(names: ["--version"], value: nil, purpose: "print the version") { options, _ in
      options.wantsVersion = true
      return true
    },
    Option(
      names: ["--man"],
      value: nil,
      purpose: "print the manual page: surd --man | man -l -"
    ) { options, _ in
      options.wantsManualPage = true
      return true
    },
    Option(
      names: ["--completion"],
      value: "bash|zsh|fish",
      purpose: "print what completes arguments in a shell"
    ) { options, value in
      options.completion = Options.Shell(rawValue: value)
      return options.completion != nil
    },
  ]
}
