// The exit statuses of answers.

import Serving
import Sessions

extension ExitStatus {
  /// The exit status for an answer's status.
  init(_ status: Answer.Status) {
    switch status {
    case .exact, .approximate: self = .success
    case .undefined: self = .undefined
    case .syntax: self = .syntax
    case .input: self = .input
    case .undetermined: self = .undetermined
    }
  }
}
