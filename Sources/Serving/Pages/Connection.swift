// One browser that is connected: what it has said so far, and what it is being told.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A connection, which never waits: it goes on where the system has something for it.
struct Connection {
  let descriptor: Int32
  /// When its patience is over, in seconds of the system's clock.
  private(set) var deadline: Int
  /// The bytes that were read and are not answered yet; at most a head and a part that was
  /// read with it.
  private var input: [UInt8] = []
  /// How much of the input was searched for the end of a head.
  private var searched = 0
  /// The response that is being written.
  private var response: PageResponse?
  /// How many bytes of the response and of its file are on their way.
  private var sent = 0
  /// How much was read after the last word, and is not listened to.
  private var ignored: Int?

  /// Seconds for a head, for the next request, and for each part of a response.
  private static let patience = 15
  /// Seconds, and bytes, for which a browser is let finish what nobody listens to: else
  /// the system may take the last word back.
  private static let farewell = (seconds: 2, bytes: 1 << 22)
  /// The bytes that are read or written at once.
  private static let part = 1 << 16

  init(descriptor: Int32, now: Int) {
    self.descriptor = descriptor
    deadline = now + Connection.patience
  }

  /// Whether it waits for the browser to take something, and not to say something.
  var isWriting: Bool { response != nil }

  /// Whether nothing is under way.
  var isIdle: Bool { response == nil && input.isEmpty }

  /// Goes on after the system has said that something can be read or written.
  ///
  /// - Returns: Whether the connection is still there.
  mutating func proceed(in page: ServedPage, now: Int) -> Bool {
    if response == nil {
      guard receive() else { return false }
      guard ignored == nil else { return (ignored ?? 0) < Connection.farewell.bytes }
      answer(in: page, now: now)
    }
    while response != nil {
      guard let isDone = transmit() else { return false }
      deadline = now + Connection.patience
      guard isDone else { return true }
      guard finish(now: now) else { return true }
      answer(in: page, now: now)
    }
    return true
  }

  /// Ends the connection.
  func end() {
    if let file = response?.file { close(file.descriptor) }
    close(descriptor)
  }

  /// Reads what there is, and says whether the browser is still there.
  private mutating func receive() -> Bool {
    var bytes = [UInt8](repeating: 0, count: Connection.part)
    let count = read(descriptor, &bytes, Connection.part)
    guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
    if let ignored {
      self.ignored = ignored + count
    } else {
      input += bytes[..<count]
    }
    return true
  }

  /// Begins the response to the first head of the input, if it is complete or too long.
  private mutating func answer(in page: ServedPage, now: Int) {
    // Empty lines before a request are not counted.
    if let start = input.firstIndex(where: { $0 != 0x0D && $0 != 0x0A }), start > 0 {
      input.removeFirst(start)
    }
    guard let end = endOfHead() else {
      guard input.count > RequestHead.mostBytes else { return }
      let isTarget = !input.contains(UInt8(ascii: "\n"))
      response = PageResponse(isTarget ? .targetTooLong : .headTooLarge, page)
      return
    }
    if end.next > RequestHead.mostBytes {
      response = PageResponse(.headTooLarge, page)
    } else if let request = RequestHead(input[..<end.head]) {
      response = PageResponse(to: request, in: page)
    } else {
      response = PageResponse(.badRequest, page)
    }
    input.removeFirst(end.next)
    searched = 0
  }

  /// Where the first head ends, and where what follows begins: behind an empty line.
  private mutating func endOfHead() -> (head: Int, next: Int)? {
    var place = searched
    while place < input.count {
      guard input[place] == UInt8(ascii: "\n") else {
        place += 1
        continue
      }
      let next = place + 1
      if next < input.count, input[next] == UInt8(ascii: "\n") { return (place, next + 1) }
      if next + 1 < input.count, input[next] == 0x0D, input[next + 1] == 0x0A {
        return (place, next + 2)
      }
      // The line behind this one is not complete yet.
      if next + 1 >= input.count { break }
      place += 1
    }
    searched = place
    return nil
  }

  /// Writes a part of the response.
  ///
  /// - Returns: Whether that was the last one; nothing where the browser has gone.
  private mutating func transmit() -> Bool? {
    guard let response else { return true }
    let head = response.head.count
    let rest = (response.file?.count ?? 0) - max(0, sent - head)
    if sent < head {
      let count = send(response.head[sent...], to: descriptor)
      if count > 0 { sent += count }
      return count > 0 || errno == EAGAIN || errno == EINTR ? sent == head && rest == 0 : nil
    }
    guard rest > 0, let file = response.file else { return true }
    var bytes = [UInt8](repeating: 0, count: min(rest, Connection.part))
    let found = pread(file.descriptor, &bytes, bytes.count, off_t(sent - head))
    // A file that has become shorter: what was promised cannot be kept.
    guard found > 0 else { return nil }
    let count = send(bytes[..<found], to: descriptor)
    if count > 0 { sent += count }
    return count > 0 || errno == EAGAIN || errno == EINTR ? count == rest : nil
  }

  /// Waits for the next request, or for the end.
  ///
  /// - Returns: Whether another request may be there already.
  private mutating func finish(now: Int) -> Bool {
    let keeps = response?.keepsConnection == true
    if let file = response?.file { close(file.descriptor) }
    (response, sent) = (nil, 0)
    guard !keeps else { return true }
    shutdown(descriptor, Int32(SHUT_WR))
    ignored = 0
    deadline = now + Connection.farewell.seconds
    return false
  }
}
