// The exit statuses by which the command tells a script what happened.

/// The exit status of the command.
package enum ExitStatus: Int32, CaseIterable {
  /// Every statement has an answer.
  case success = 0
  /// Mathematics gives no value.
  case undefined = 1
  /// The order of the signs or the brackets is wrong.
  case syntax = 2
  /// A character or a name is not known.
  case input = 3
  /// The budget ended before the answer was certain.
  case undetermined = 4
  /// The arguments make no sense; as in BSD's `sysexits.h`.
  case usage = 64
  /// A file cannot be read; as in BSD's `sysexits.h`.
  case noInput = 66
  /// A program that is needed is not there; as in BSD's `sysexits.h`.
  case unavailable = 69
  /// Reading or writing failed; as in BSD's `sysexits.h`.
  case inputOrOutput = 74
  /// The reader of the answers went away; what a shell reports for `SIGPIPE`.
  case brokenPipe = 141

  /// The meaning, for the manual page.
  package var meaning: String {
    switch self {
    case .success: "Every statement has an answer."
    case .undefined:
      "Undefined: mathematics gives no value, or a line does not follow from the one before."
    case .syntax: "Syntax: the order of signs or brackets is wrong, or a proof does not hold."
    case .input: "Input: a character or a name is not known."
    case .undetermined: "Undetermined: the budget ended before the answer was certain."
    case .usage: "The arguments make no sense."
    case .noInput: "A file cannot be read, or there is no page."
    case .unavailable: "The port is taken, or the system refuses to listen."
    case .inputOrOutput: "Reading or writing failed."
    case .brokenPipe: "The reader of the answers went away."
    }
  }
}
