// Certificates of systems, which begin with the unknowns and go on with steps, a line each.

internal import Expressions

/// A certificate whose header names the unknowns, with a step in each line behind it.
protocol SteppedCertificate {
  /// The words that lines begin with, that of the header first.
  static var words: [String] { get }

  /// A certificate without steps.
  init(unknowns: [String])

  /// Takes a step; false where it is none.
  mutating func add(_ word: String, _ step: CertificateLine) -> Bool
}

extension SteppedCertificate {
  /// Reads lines as they are written, without blank ones and those that begin with `#`, up to a
  /// line behind the header that begins with a word of something else.
  ///
  /// - Returns: The certificate and the number of lines that were read, or the number of the
  ///   first line that is no step, from 1.
  static func readingSteps(
    _ lines: [String],
    before other: String? = nil
  ) -> (certificate: Self?, end: Int) {
    var certificate: Self?
    for (index, line) in lines.enumerated() {
      let step = CertificateLine(line)
      guard let word = step.word else { continue }
      if word == other, certificate != nil { return (certificate, index) }
      var isRead = false
      if word == words[0] {
        isRead = certificate == nil && !step.words.isEmpty
        certificate = Self(unknowns: step.words)
      } else {
        isRead = certificate?.add(word, step) == true
      }
      guard isRead else { return (nil, index + 1) }
    }
    return (certificate, lines.count)
  }
}
