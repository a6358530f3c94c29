// Serves a page to the browsers of this machine: one thread that asks the system
// which connection can go on.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A server of the files of one folder, on this machine only.
struct PageServer: ~Copyable {
  private let page: ServedPage
  private let listener: Int32
  private var connections: [Connection] = []
  /// The port.
  let port: UInt16

  /// The most connections at once; for another one the one that waits longest goes.
  private static let mostConnections = 256

  /// Listens on the first free one of the ports.
  init(_ page: ServedPage, on ports: ClosedRange<UInt16>) throws(Complaint) {
    // A browser that goes away is an error of writing and nothing else.
    signal(SIGPIPE, SIG_IGN)
    for port in ports {
      guard let (listener, taken) = try PageServer.listen(on: port) else { continue }
      (self.page, self.listener, self.port) = (page, listener, taken)
      return
    }
    throw ports.count == 1
      ? .portTaken(ports.lowerBound) : .portsTaken(ports.lowerBound, ports.upperBound)
  }

  /// Answers until the program is ended.
  mutating func run() {
    while true {
      var waiting = connections.map {
        pollfd(fd: $0.descriptor, events: Int16($0.isWriting ? POLLOUT : POLLIN), revents: 0)
      }
      waiting.append(pollfd(fd: listener, events: Int16(POLLIN), revents: 0))
      _ = poll(&waiting, nfds_t(waiting.count), 1_000)
      let now = PageServer.now
      // From the back, so that the places before one that ends stay.
      for index in connections.indices.reversed() {
        let isReady = waiting[index].revents != 0
        let isThere = isReady ? connections[index].proceed(in: page, now: now) : true
        guard !isThere || connections[index].deadline < now else { continue }
        connections[index].end()
        connections.remove(at: index)
      }
      if waiting[waiting.count - 1].revents != 0 { accept(now: now) }
    }
  }

  /// Takes in the browsers that have come.
  private mutating func accept(now: Int) {
    while true {
      let descriptor = PageServer.accepted(listener)
      guard descriptor >= 0 else {
        // Without a descriptor the browser would wait, and this loop would not.
        if errno == EMFILE || errno == ENFILE { endOldest() }
        return
      }
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      // Else a file waits behind its head until the browser has told that it has that.
      var yes: Int32 = 1
      setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(4))
      if connections.count >= PageServer.mostConnections { endOldest() }
      connections.append(Connection(descriptor: descriptor, now: now))
    }
  }

  /// Ends the connection that has waited longest: one without a request under way, if
  /// there is one.
  private mutating func endOldest() {
    let oldest = connections.indices.min { first, second in
      let (a, b) = (connections[first], connections[second])
      return (a.isIdle ? 0 : 1, a.deadline) < (b.isIdle ? 0 : 1, b.deadline)
    }
    guard let oldest else { return }
    connections[oldest].end()
    connections.remove(at: oldest)
  }

  /// Seconds of a clock that nobody sets.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec)
  }
}

// MARK: - The system

extension PageServer {
  /// A socket that listens on a port, and the port; nothing where that is taken.
  private static func listen(
    on port: UInt16
  ) throws(Complaint) -> (descriptor: Int32, port: UInt16)? {
    #if canImport(Glibc)
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
    let listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard listener >= 0 else { throw .refused(String(cString: strerror(errno))) }
    var yes: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    _ = fcntl(listener, F_SETFL, O_NONBLOCK)
    _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isListening = withAddress(&address) { bind(listener, $0, $1) == 0 } && listening(listener)
    guard isListening else {
      let reason = errno
      close(listener)
      if reason == EADDRINUSE { return nil }
      throw .refused(String(cString: strerror(reason)))
    }
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withAddress(&address) { bytes, _ in getsockname(listener, bytes, &size) }
    return (listener, UInt16(bigEndian: address.sin_port))
  }

  private static func withAddress<Success>(
    _ address: inout sockaddr_in,
    _ work: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Success
  ) -> Success {
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { work($0, size) }
    }
  }

  // The functions of the system that are called as methods here are.
  #if canImport(Glibc)
  private static func listening(_ descriptor: Int32) -> Bool { Glibc.listen(descriptor, 128) == 0 }
  private static func accepted(_ listener: Int32) -> Int32 { Glibc.accept(listener, nil, nil) }
  #else
  private static func listening(_ descriptor: Int32) -> Bool { Darwin.listen(descriptor, 128) == 0 }
  private static func accepted(_ listener: Int32) -> Int32 { Darwin.accept(listener, nil, nil) }
  #endif
}
