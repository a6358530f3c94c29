// Bytes in and out of the process, through the system's own calls.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A buffered place to write to.
package struct OutputStream: ~Copyable {
  private let descriptor: Int32
  private var buffer: [UInt8] = []

  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Appends a line; it is on its way once `flush` was called.
  package mutating func writeLine(_ line: String) {
    write(line)
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= 1 << 16 { flush() }
  }

  /// Appends a text.
  package mutating func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
  }

  /// Appends bytes.
  package mutating func write(_ bytes: [UInt8]) {
    buffer.append(contentsOf: bytes)
  }

  /// Hands everything to the system.
  ///
  /// A reader that went away ends the program without a word, as `yes | head`
  /// does; any other failure ends it with one. Messages that cannot be written
  /// are dropped: the exit status says what happened.
  package mutating func flush() {
    var start = 0
    while start < buffer.count {
      let count = send(buffer[start...], to: descriptor)
      if count >= 0 {
        start += count
      } else if errno == EPIPE {
        exit(ExitStatus.brokenPipe.rawValue)
      } else if errno != EINTR {
        if descriptor == STDERR_FILENO { break }
        perror("surd")
        exit(ExitStatus.inputOrOutput.rawValue)
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }
}

/// Why a file cannot be read.
package struct UnreadableFile: Error {
  package let message: String
}

/// A place to read lines from, as they come.
package struct InputStream: ~Copyable {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// The part of the buffer that was handed out.
  private var consumed = 0
  /// The part of the buffer that was searched for the end of a line.
  private var searched = 0
  /// Whether a part was longer than it may be.
  package private(set) var isBeyondLimit = false

  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Opens a file to read, or standard input where its name is `-`.
  package init(file: String) throws(UnreadableFile) {
    descriptor = file == "-" ? STDIN_FILENO : open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw UnreadableFile(message: "cannot read \(file): \(String(cString: strerror(errno)))")
    }
  }

  /// The next line without its end, or nothing at the end of the input.
  ///
  /// A line that is longer than the limit comes back cut to one byte more than that.
  ///
  /// - Complexity: O(n) for a line of n bytes, and the memory of the limit.
  package mutating func readLine(limit: Int) -> String? {
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        return takeLine(to: min(end, consumed + limit + 1), next: end + 1)
      }
      // What is beyond the limit is not kept while the end of the line is looked for.
      let most = consumed + limit + 1
      if buffer.count > most { buffer.removeLast(buffer.count - most) }
      searched = buffer.count
      guard fill() else {
        guard consumed < buffer.count else { return nil }
        return takeLine(to: buffer.count, next: buffer.count)
      }
    }
  }

  /// What has come, up to the last byte at which it may be cut, or nothing at
  /// the end of the input and where nothing may be cut within the limit.
  ///
  /// - Complexity: O(n) for a part of n bytes.
  package mutating func readPart(limit: Int, endingIn isEnd: (UInt8) -> Bool) -> ArraySlice<UInt8>?
  {
    while fill() {
      guard let end = buffer[searched...].lastIndex(where: isEnd) else {
        searched = buffer.count
        isBeyondLimit = searched - consumed > limit
        guard isBeyondLimit else { continue }
        return nil
      }
      let part = buffer[consumed...end]
      consumed = end + 1
      searched = consumed
      return part
    }
    guard consumed < buffer.count else { return nil }
    defer { consumed = buffer.count }
    return buffer[consumed...]
  }

  /// Everything that is left; nothing where that is more than the limit.
  package mutating func readAll(limit: Int) -> [UInt8]? {
    while fill() {
      guard buffer.count - consumed <= limit else { return nil }
    }
    return Array(buffer[consumed...])
  }

  /// The text up to an offset, without a carriage return before it.
  private mutating func takeLine(to end: Int, next: Int) -> String {
    var line = buffer[consumed..<end]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    let text = String(decoding: line, as: UTF8.self)
    consumed = next
    searched = next
    return text
  }

  /// Reads more, and says whether there was more.
  private mutating func fill() -> Bool {
    if consumed > 0 {
      buffer.removeFirst(consumed)
      searched -= consumed
      consumed = 0
    }
    let chunk = 1 << 16
    let old = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: chunk))
    var count: Int
    repeat {
      count = buffer[old...].withUnsafeMutableBytes { read(descriptor, $0.baseAddress, chunk) }
    } while count < 0 && errno == EINTR
    buffer.removeLast(chunk - max(count, 0))
    if count < 0 {
      perror("surd")
      exit(ExitStatus.inputOrOutput.rawValue)
    }
    return count > 0
  }
}

/// Hands bytes to the system and returns how many it took, or -1.
package func send(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int {
  bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
}
