// `surd serve`: shows the page on this machine, to this machine only.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// One run of `surd serve`.
package enum ServeRun {
  /// Serves until the program is ended; comes back only where it cannot.
  package static func run(_ arguments: [String]) -> ExitStatus {
    // Ctrl-C is how it is meant to end.
    for number in [SIGINT, SIGTERM] { signal(number) { _ in _exit(0) } }
    var output = OutputStream(descriptor: STDOUT_FILENO)
    do throws(Complaint) {
      let options = try ServerOptions(reading: arguments)
      if options.wantsHelp {
        output.writeLine(ServerOptions.help)
        output.flush()
        return .success
      }
      var server = try PageServer(options.page(from: folder), on: options.ports)
      output.writeLine("Surd is at http://127.0.0.1:\(server.port)/ (Ctrl-C ends it)")
      output.flush()
      server.run()
      return .success
    } catch {
      var errors = OutputStream(descriptor: STDERR_FILENO)
      errors.writeLine("surd serve: \(error.description)")
      errors.flush()
      return error.status
    }
  }

  /// The folder of this program, without symbolic links.
  private static var folder: String {
    let path = resolved(program)
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return String(path[..<slash])
  }

  /// The path of this program.
  private static var program: String {
    #if canImport(Darwin)
    var size = UInt32(PATH_MAX)
    var bytes = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&bytes, &size) == 0 else { return CommandLine.arguments[0] }
    return bytes.withUnsafeBufferPointer { text in
      text.baseAddress.map { String(cString: $0) } ?? CommandLine.arguments[0]
    }
    #else
    return "/proc/self/exe"
    #endif
  }

  /// A path without symbolic links, or as it is where nothing is there.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
