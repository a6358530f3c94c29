// The file that keeps the session between runs.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A file in the user's state folder, replaced as a whole.
///
/// > Source: XDG Base Directory Specification, version 0.8.
struct StateFile {
  /// Where the file is.
  let path: String

  /// Why the file could not be read or written, as the system says it.
  struct Failure: Error {
    let path: String
    let reason: String

    init(path: String) {
      self.path = path
      reason = String(cString: strerror(errno))
    }
  }

  /// The session file of the user, or nothing where there is no home.
  static func ofUser() -> StateFile? {
    func folder(_ name: String) -> String? {
      // The specification says to ignore paths that are not absolute.
      guard let value = getenv(name), value.pointee == UInt8(ascii: "/") else { return nil }
      return String(cString: value)
    }
    if let state = folder("XDG_STATE_HOME") { return StateFile(path: state + "/surd/session.json") }
    guard let home = folder("HOME") else { return nil }
    return StateFile(path: home + "/.local/state/surd/session.json")
  }

  /// What the file holds, or nothing if there is none.
  func read() throws(Failure) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw Failure(path: path)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      errno = EISDIR
      throw Failure(path: path)
    }
    var input = InputStream(descriptor: descriptor)
    return input.readAll()
  }

  /// Replaces what the file holds, at once or not at all.
  ///
  /// Readers see the old or the new content, even if the machine stops in
  /// between: the new content is on the disk before it takes the name.
  func write(_ bytes: [UInt8]) throws(Failure) {
    makeFolders()
    let temporary = path + ".\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Failure(path: temporary) }
    var isWritten = true
    var start = 0
    while isWritten, start < bytes.count {
      let count = send(bytes[start...], to: descriptor)
      if count >= 0 { start += count } else if errno != EINTR { isWritten = false }
    }
    isWritten = isWritten && fsync(descriptor) == 0
    isWritten = close(descriptor) == 0 && isWritten
    guard isWritten, rename(temporary, path) == 0 else {
      let failure = Failure(path: path)
      unlink(temporary)
      throw failure
    }
  }

  /// Gives a damaged file another name and returns it.
  func setAside() throws(Failure) -> String {
    var other = path + ".damaged"
    var number = 1
    while access(other, F_OK) == 0 {
      number += 1
      other = path + ".damaged-\(number)"
    }
    guard rename(path, other) == 0 else { throw Failure(path: path) }
    return other
  }

  private func makeFolders() {
    let parts = path.split(separator: "/").dropLast()
    var folder = ""
    for part in parts {
      folder += "/" + part
      mkdir(folder, 0o700)
    }
  }
}
