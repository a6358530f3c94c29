// A terminal of its own for the interactive command, as a person would have.

import Foundation
import Testing

/// A terminal in which the command runs.
final class Terminal {
  private let master: Int32
  private var process: pid_t = 0
  private var screen: [UInt8] = []
  /// What somebody sees.
  private(set) var shown = Screen(columns: 80)
  /// The part of the screen that was waited for.
  private var seen = 0

  /// Starts the command with a home folder and nothing of the environment.
  init(home: Folder, environment: [String] = [], arguments words: [String] = []) throws {
    var ends: (master: Int32, slave: Int32) = (0, 0)
    var path = [CChar](repeating: 0, count: 256)
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&ends.master, &ends.slave, &path, nil, &size) == 0)
    master = ends.master
    let name = String(decoding: path.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    // The leader of a new session owns the first terminal that it opens.
    // POSIX_SPAWN_SETSID is left out of Glibc's module.
    posix_spawnattr_setflags(&attributes, 0x80 | Int16(POSIX_SPAWN_SETSIGMASK))
    // The threads of the tests block Ctrl-C, which the command must not inherit.
    var mask = sigset_t()
    sigemptyset(&mask)
    posix_spawnattr_setsigmask(&attributes, &mask)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    for descriptor in 0..<3 as Range<Int32> {
      posix_spawn_file_actions_addopen(&actions, descriptor, name, O_RDWR, 0)
    }
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    let variables = ["HOME=\(home.url.path)", "LC_ALL=C.UTF-8", "TERM=xterm"] + environment
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(Surd.path)]
    arguments += words.map { strdup($0) } + [nil]
    var environment = variables.map { strdup($0) } + [nil]
    defer { for text in arguments + environment { free(text) } }
    let failure = posix_spawn(
      &process,
      Surd.path,
      &actions,
      &attributes,
      &arguments,
      &environment
    )
    close(ends.slave)
    try #require(failure == 0)
  }

  deinit {
    if process != 0 { kill(process, SIGKILL) }
    close(master)
  }

  /// Types keys; `\r` is Enter, `\u{3}` Ctrl-C, `\u{4}` Ctrl-D.
  func type(_ keys: String) {
    var rest = Array(keys.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Types keys at the next prompt.
  func enter(_ keys: String) {
    waitForPrompt()
    type(keys)
  }

  /// Waits for the prompt, and until single keys are read: libedit shows the
  /// prompt a moment before.
  func waitForPrompt() {
    wait(for: "> ")
    var settings = termios()
    for _ in 0..<10_000 {
      tcgetattr(master, &settings)
      guard settings.c_lflag & tcflag_t(ICANON) != 0 else { return }
      usleep(1000)
    }
    Issue.record("the command does not read single keys")
  }

  /// Waits until a text is shown, and returns what was shown up to its end.
  ///
  /// - Returns: Everything since the last wait when the command ends, or says
  ///   nothing for ten seconds.
  @discardableResult
  func wait(for text: String, sourceLocation: SourceLocation = #_sourceLocation) -> String {
    let wanted = Array(text.utf8)
    while true {
      if let end = screen[seen...].endOfFirst(wanted) {
        defer { seen = end }
        return String(decoding: screen[seen..<end], as: UTF8.self)
      }
      guard read() else {
        let shown = String(decoding: screen[seen...], as: UTF8.self)
        Issue.record("“\(text)” was not shown, but “\(shown)”", sourceLocation: sourceLocation)
        return shown
      }
    }
  }

  /// Waits until the line with the cursor is a text, blanks at its end aside.
  func wait(forLine line: String, sourceLocation: SourceLocation = #_sourceLocation) {
    while shown.line != line {
      guard read() else {
        Issue.record("“\(line)” is not seen, but “\(shown.line)”", sourceLocation: sourceLocation)
        return
      }
    }
  }

  /// Waits for the command to end, and returns its exit status.
  ///
  /// A command that does not end within ten seconds of silence is killed.
  func waitForEnd() -> Int32 {
    while read() {}
    var status: Int32 = 0
    if waitpid(process, &status, WNOHANG) == 0 { kill(process, SIGKILL) }
    waitpid(process, &status, 0)
    process = 0
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
  }

  /// Reads what the command shows, and says whether it showed anything.
  private func read() -> Bool {
    var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, 10_000) == 1 else { return false }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(master, &bytes, bytes.count)
    guard count > 0 else { return false }
    screen += bytes[..<count]
    shown.write(bytes[..<count])
    // What tells the terminal to mark pastes is no text.
    for sign in ["h", "l"] {
      while let end = screen[seen...].endOfFirst(Array("\u{1B}[?2004\(sign)".utf8)) {
        screen.removeSubrange(end - 8..<end)
      }
    }
    return true
  }
}

extension ArraySlice<UInt8> {
  /// Where the first occurrence of other bytes ends.
  fileprivate func endOfFirst(_ other: [UInt8]) -> Int? {
    guard count >= other.count else { return nil }
    for start in startIndex...(endIndex - other.count) where self[start...].starts(with: other) {
      return start + other.count
    }
    return nil
  }
}
