// Complaints of `surd serve`.

/// The reason why the page is not served, as a sentence with a remedy.
enum Complaint: Error, CustomStringConvertible {
  /// The arguments make no sense.
  case usage(String)
  /// There is no page in any of the folders.
  case noPage([String])
  /// Somebody else listens on the port.
  case portTaken(UInt16)
  /// All ports that were tried are taken.
  case portsTaken(UInt16, UInt16)
  /// The system refuses to listen.
  case refused(String)

  var description: String {
    switch self {
    case .usage(let problem):
      "\(problem)\nTry: surd serve --help"
    case .noPage(let folders):
      "there is no page in \(folders.joined(separator: " or "))\n"
        + "Try: make web, in the folder of the sources; or surd serve --root FOLDER"
    case .portTaken(let port):
      "port \(port) is taken by another program\n"
        + "Try: surd serve, which finds a free port, or another --port"
    case .portsTaken(let first, let last):
      "ports \(first) to \(last) are taken by other programs\nTry: surd serve --port 0"
    case .refused(let reason):
      "cannot listen: \(reason)"
    }
  }

  /// The message for a script.
  var status: ExitStatus {
    switch self {
    case .usage: .usage
    case .noPage: .noInput
    case .portTaken, .portsTaken, .refused: .unavailable
    }
  }
}
