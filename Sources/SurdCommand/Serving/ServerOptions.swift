// What the arguments of `surd serve` ask for.

/// What the arguments of `surd serve` ask for.
struct ServerOptions {
  /// The port that was asked for; 0 is any free one.
  var port: UInt16?
  /// The folder of the page that was asked for.
  var root: String?
  /// Whether to print the help instead.
  var wantsHelp = false

  /// The port to try first: `SURD` on the keys of a telephone.
  static let usualPort: UInt16 = 7873

  static let help = """
    surd serve [--port N] [--root FOLDER]    show the page, to this machine only

      --port N        listen on this port; 0 is any free one. Without it,
                      \(usualPort) or the next free one
      --root FOLDER   the folder of the page, as make web leaves it

    Ctrl-C ends it.
    """

  /// Reads the arguments, without the name of the command.
  init(reading arguments: [String]) throws(Complaint) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      var value: String? { parts.count > 1 ? parts[1] : rest.popFirst() }
      switch parts.first {
      case "--help", "-h":
        wantsHelp = true
      case "--port":
        guard let number = value.flatMap(UInt16.init) else {
          throw .usage("--port needs a number from 0 to 65535")
        }
        port = number
      case "--root":
        guard let folder = value else { throw .usage("--root needs a folder") }
        root = folder
      default:
        throw .usage("there is no option \(argument)")
      }
    }
  }

  /// The ports to try, in order.
  var ports: ClosedRange<UInt16> {
    if let port { port...port } else { Self.usualPort...Self.usualPort + 20 }
  }

  /// The page.
  ///
  /// Without `--root`, it is looked for where `make web` leaves it and where it is
  /// installed, as seen from the folder of this program.
  func page(from folder: String) throws(Complaint) -> ServedPage {
    // A build folder is `.build/PLATFORM/release`.
    let folders = root.map { [$0] } ?? ["../../web", "../share/surd/web"].map { folder + "/" + $0 }
    for folder in folders {
      if let page = ServedPage(folder: folder) { return page }
    }
    throw .noPage(folders)
  }
}
