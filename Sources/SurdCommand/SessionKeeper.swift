// Loading and saving the session; a damaged file is set aside, never lost.

import Calculator

/// Loads and saves the session of the user.
struct SessionKeeper {
  private let file: StateFile?

  /// Creates a keeper, which does nothing when it is not active.
  init(isActive: Bool) {
    file = isActive ? StateFile.ofUser() : nil
  }

  /// Puts what was kept into a session, and returns what to tell the user.
  func load(into session: inout Session) -> String? {
    guard let file else { return nil }
    do throws(StateFile.Failure) {
      guard let bytes = try file.read() else { return nil }
      let damage = session.restore(from: bytes)
      guard !damage.isEmpty else { return nil }
      let other = try file.setAside()
      return "the saved session is damaged (\(damage.joined(separator: "; "))); "
        + "it is kept as \(other)"
    } catch {
      return "cannot use \(error.path): \(error.reason)"
    }
  }

  /// Keeps a session, and returns what to tell the user.
  func save(_ session: Session) -> String? {
    guard let file else { return nil }
    do throws(StateFile.Failure) {
      try file.write(Array((session.state.line + "\n").utf8))
      return nil
    } catch {
      return "cannot keep the session in \(error.path): \(error.reason)"
    }
  }
}
