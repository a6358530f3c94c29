// Ctrl-C, which stops an evaluation and not the program.

import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Whether the user asked to stop since the last evaluation began.
enum Interruption {
  private static let wasAsked = Atomic<Bool>(false)
  private static let isHeard = Atomic<Bool>(false)

  /// Starts to listen for Ctrl-C; the second one ends the program where it is to
  /// stop something once.
  ///
  /// Who listens already goes on as before.
  static func listen(once: Bool = false) {
    guard !isHeard.exchange(true, ordering: .relaxed) else { return }
    // The flag is made here and not in the handler, which must not allocate.
    reset()
    var action = sigaction()
    #if canImport(Glibc)
    action.__sigaction_handler.sa_handler = { _ in Interruption.request() }
    #else
    action.__sigaction_u.__sa_handler = { _ in Interruption.request() }
    #endif
    if once { action.sa_flags = Int32(truncatingIfNeeded: UInt32(SA_RESETHAND)) }
    sigaction(SIGINT, &action, nil)
  }

  private static func request() {
    wasAsked.store(true, ordering: .relaxed)
  }

  /// Forgets what was asked before.
  static func reset() {
    wasAsked.store(false, ordering: .relaxed)
  }

  /// Waits until there is something to read, and returns whether there is;
  /// Ctrl-C ends the wait.
  ///
  /// Ctrl-C is held back but while waiting, so that none is missed between the
  /// question and the wait.
  static func waitForInput(_ descriptor: Int32) -> Bool {
    var held = sigset_t()
    var usual = sigset_t()
    sigemptyset(&held)
    sigaddset(&held, SIGINT)
    sigprocmask(SIG_BLOCK, &held, &usual)
    defer { sigprocmask(SIG_SETMASK, &usual, nil) }
    sigdelset(&usual, SIGINT)
    while !isRequested {
      var set = fd_set()
      set.__fds_bits.0 = 1 << Int(descriptor)
      if pselect(descriptor + 1, &set, nil, nil, nil, &usual) > 0 { return true }
      guard errno == EINTR else { return true }
    }
    return false
  }

  /// Whether Ctrl-C was pressed.
  static var isRequested: Bool { wasAsked.load(ordering: .relaxed) }
}
