// The file that keeps the session between runs.

import Serving

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A file in the user's state folder, replaced as a whole.
///
/// > Source: XDG Base Directory Specification, version 0.8.
struct StateFile {
  /// Where the file is, behind symbolic links.
  let path: String

  /// The file of a name, which may be a symbolic link to it.
  init(path: String) {
    var path = path
    for _ in 0..<StateFile.mostLinks {
      var target = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &target, Int(PATH_MAX))
      guard count > 0 else { break }
      let link = String(decoding: target[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
      path = link.hasPrefix("/") ? link : StateFile.folder(of: path) + "/" + link
    }
    self.path = path
  }

  /// The most bytes that are read: what a thousand long answers take.
  private static let mostBytes = 1 << 25

  /// The most symbolic links in a row that are followed.
  private static let mostLinks = 8

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// Why the file could not be read or written, as the system says it.
  struct Failure: Error {
    let path: String
    let reason: String

    init(path: String) {
      self.path = path
      reason = String(cString: strerror(errno))
    }

    init(path: String, reason: String) {
      self.path = path
      self.reason = reason
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

  /// The contents of the file, or nothing if there is none.
  func read() throws(Failure) -> [UInt8]? {
    // Without waiting for the writer of a pipe that has this name.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw Failure(path: path)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Failure(path: path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw Failure(path: path, reason: "it is not a file")
    }
    var input = InputStream(descriptor: descriptor)
    guard let bytes = input.readAll(limit: StateFile.mostBytes) else {
      throw Failure(path: path, reason: "it is longer than \(StateFile.mostBytes) bytes")
    }
    return bytes
  }

  /// Works while no other session reads in order to write.
  func withLock<Success>(_ work: () throws(Failure) -> Success) throws(Failure) -> Success {
    makeFolders()
    let lock = try FileLock(beside: path)
    defer { lock.release() }
    return try work()
  }

  /// Replaces what the file holds, at once or not at all; the caller has the lock.
  ///
  /// Readers see the old or the new content, even if the machine stops in
  /// between: the new content is on the disk before it takes the name.
  func write(_ bytes: [UInt8]) throws(Failure) {
    removeLeftovers()
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

  /// Removes the unfinished files of sessions that were killed while they wrote.
  private func removeLeftovers() {
    let folder = StateFile.folder(of: path)
    guard let entries = opendir(folder) else { return }
    defer { closedir(entries) }
    let start = path.dropFirst(folder.count + 1) + "."
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { bytes in
        bytes.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      let process = name.utf8.dropFirst(start.utf8.count)
      guard name.hasPrefix(start), !process.isEmpty, process.allSatisfy({ 0x30...0x39 ~= $0 })
      else { continue }
      unlink(folder + "/" + name)
    }
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
