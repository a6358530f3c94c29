// `surd serve`: shows the page on this machine, to this machine only.

import FlyingFox
import Foundation

// Ctrl-C is how it is meant to end.
signal(SIGINT) { _ in _exit(0) }
signal(SIGTERM) { _ in _exit(0) }

do {
  let options = try ServerOptions(reading: Array(CommandLine.arguments.dropFirst()))
  if options.wantsHelp {
    print(ServerOptions.help)
  } else {
    try await PageServer(folder: options.pageFolder()).run(on: options.ports)
  }
} catch {
  FileHandle.standardError.write(Data("surd serve: \(error)\n".utf8))
  exit(error.status)
}
