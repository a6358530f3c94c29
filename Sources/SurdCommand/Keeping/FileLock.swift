// One session at a time reads, merges and writes.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The right to replace a file, which one process has at a time; it ends with the
/// process, also when that is killed.
struct FileLock {
  private let descriptor: Int32

  /// How often the lock is asked for, and the microseconds in between: ten seconds.
  private static let attempts = (count: 2000, pause: UInt32(5000))

  /// Waits for the lock of a file, which is a file beside it: the one that is
  /// replaced is another one each time.
  ///
  /// A file system without locks has none to wait for.
  init(beside path: String) throws(StateFile.Failure) {
    let name = path + ".lock"
    descriptor = open(name, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { throw StateFile.Failure(path: name) }
    for _ in 0..<FileLock.attempts.count {
      guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return }
      guard errno == EWOULDBLOCK || errno == EINTR else { return }
      usleep(FileLock.attempts.pause)
    }
    close(descriptor)
    throw StateFile.Failure(path: path, reason: "another program is writing it")
  }

  /// Gives the right back.
  func release() {
    close(descriptor)
  }
}
