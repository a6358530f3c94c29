// Names that options define.

import Serving
import Sessions

extension Options {
  /// Gives the names of `--let` what they mean, and returns what is wrong with the first that
  /// cannot have it.
  func define(
    in session: inout Session,
    _ writer: AnswerWriter
  ) -> (complaint: String, status: ExitStatus)? {
    for definition in definitions {
      for answer in session.evaluate(definition, showing: writer.display) {
        guard let text = writer.complaint(answer, place: nil) else { continue }
        return (text, ExitStatus(answer.status))
      }
    }
    return nil
  }
}
