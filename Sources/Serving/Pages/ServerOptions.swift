// The options of `surd serve`.

/// The options of `surd serve`.
package struct ServerOptions {
  /// The port that was asked for; 0 is any free one.
  var port: UInt16?
  /// The folder of the page that was asked for.
  var root: String?
  /// Whether to print the help instead.
  var wantsHelp = false

  /// The port to try first: `SURD` on the keys of a telephone.
  package static let usualPort: UInt16 = 7873

  /// The text of `surd serve --help`.
  package static var help: String {
    let width = (ServerOption.all.map(\.usage.count).max() ?? 0) + 2
    let rows = ServerOption.all.map { "  " + $0.usage.padded(to: width) + $0.purpose }
    let values = ServerOption.all.filter { $0.value != nil }.map { "[\($0.usage)]" }
    return """
      surd serve \(values.joined(separator: " "))    show the page, to this machine only

      \(rows.joined(separator: "\n"))

      Without --port it is \(usualPort) or the next free one. Ctrl-C ends it.
      """
  }

  /// Reads the arguments, without the name of the command.
  init(reading arguments: [String]) throws(Complaint) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      let name = parts.first ?? argument
      guard let option = ServerOption.all.first(where: { $0.names.contains(name) }) else {
        throw .usage("there is no option \(argument)")
      }
      var value = ""
      if option.value != nil {
        guard let given = parts.count > 1 ? parts[1] : rest.popFirst() else {
          throw .usage("\(name) needs a value: \(option.usage)")
        }
        value = given
      }
      guard option.apply(&self, value) else {
        throw .usage("\(name) does not take “\(value)”: \(option.usage)")
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
