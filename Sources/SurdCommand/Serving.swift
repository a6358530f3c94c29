// `surd serve`: becomes the program beside it that serves the page. That one
// needs Foundation and a package from elsewhere, which this one does without.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// One run of `surd serve`.
enum Serving {
  /// Becomes the server; comes back only where there is none.
  static func run(_ arguments: [String]) -> ExitStatus {
    var errors = OutputStream(descriptor: STDERR_FILENO)
    let server = folder + "/surd-serve"
    var words = ([server] + arguments).map { strdup($0) } + [nil]
    execv(server, &words)
    errors.writeLine("surd: cannot run \(server): \(String(cString: strerror(errno)))")
    errors.writeLine("Try: make serve, in the folder of the sources")
    errors.flush()
    return .unavailable
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
