// The progress of a plot that takes long, and its end on request.

import Serving

import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Somebody at a terminal who waits for a plot.
enum PlotProgress {
  /// Whether it was said that the plot takes long.
  private static let isTold = Atomic<Bool>(false)

  /// Whether to stop, for somebody at the terminal; nothing where nobody sits there.
  ///
  /// After a second it is said how to stop: what is proved then is shown.
  static func question() -> (@Sendable () -> Bool)? {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
    Interruption.listen(once: true)
    let start = now
    return {
      if now > start + 1, !isTold.exchange(true, ordering: .relaxed) {
        var errors = OutputStream(descriptor: STDERR_FILENO)
        errors.writeLine("surd: drawing; Ctrl-C shows what is proved by then")
        errors.flush()
      }
      return Interruption.isRequested
    }
  }

  /// Seconds of a clock that nobody sets.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec)
  }
}
