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

  /// Starts to listen for Ctrl-C.
  static func listen() {
    // The flag is made here and not in the handler, which must not allocate.
    reset()
    var action = sigaction()
    #if canImport(Glibc)
    action.__sigaction_handler.sa_handler = { _ in Interruption.request() }
    #else
    action.__sigaction_u.__sa_handler = { _ in Interruption.request() }
    #endif
    sigaction(SIGINT, &action, nil)
  }

  private static func request() {
    wasAsked.store(true, ordering: .relaxed)
  }

  /// Forgets what was asked before.
  static func reset() {
    wasAsked.store(false, ordering: .relaxed)
  }

  /// Whether Ctrl-C was pressed.
  static var isRequested: Bool { wasAsked.load(ordering: .relaxed) }
}
