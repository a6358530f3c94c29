// Loading and saving the session; a damaged file is set aside, never lost, and
// what other sessions have kept in the meantime stays.

import Messages
import Sessions

/// Loads and saves the session of the user.
struct SessionKeeper {
  /// Whether the session is to be kept at all.
  private let isActive: Bool
  private let file: StateFile?
  /// The bytes of the file when it was last read or written.
  private var known: [UInt8]?
  /// The session that these bytes are: what the user has kept, here and elsewhere.
  private var shared = Session()
  /// The session of this process at that time, which knows only some of it.
  private var base = Session()

  /// Creates a keeper, which does nothing when it is not active.
  init(isActive: Bool) {
    self.isActive = isActive
    file = isActive ? StateFile.ofUser() : nil
  }

  /// Why nothing can be read or kept, or what was set aside.
  struct Note: Error {
    /// The sentence for the user.
    let text: String
    /// Whether nothing is lost: all that could not be used is in another file.
    let isHarmless: Bool

    init(_ text: String, isHarmless: Bool = false) {
      self.text = text.printable
      self.isHarmless = isHarmless
    }
  }

  /// Puts what was kept into a session, and returns what to tell the user.
  mutating func load(into session: inout Session) -> Note? {
    guard isActive else { return nil }
    guard let file else { return Note("nothing is kept: neither HOME nor XDG_STATE_HOME is set") }
    do throws(StateFile.Failure) {
      known = try file.read()
      guard let known else { return nil }
      let damage = session.restore(from: known)
      // What was read from a file that is set aside has to be kept again.
      guard damage.isEmpty else { return try setAside(known, damage, file) }
      base = session
      shared = session
      return nil
    } catch {
      return Note("cannot use \(error.path): \(error.reason)")
    }
  }

  /// Keeps a session beside what others have kept, and returns what to tell the
  /// user.
  mutating func save(_ session: Session) -> Note? {
    guard let file else { return nil }
    do throws(StateFile.Failure) {
      let (kept, bytes, note) = try file.withLock { () throws(StateFile.Failure) in
        try replace(file, with: session)
      }
      known = bytes
      shared = kept
      base = session
      return note
    } catch {
      return Note("cannot keep the session in \(error.path): \(error.reason)")
    }
  }

  /// Writes what is kept, with everything that changed in a session since the last time.
  ///
  /// What others have kept is in what is kept, and never in the session: it is put together each
  /// time, also where nobody has written in between.
  private func replace(
    _ file: StateFile,
    with session: Session
  ) throws(StateFile.Failure) -> (kept: Session, bytes: [UInt8], note: Note?) {
    var note: Note?
    var other = shared
    if let found = try file.read(), found != known {
      other = Session()
      let damage = other.restore(from: found)
      if !damage.isEmpty { note = Note(damage, in: try file.setAside()) }
    }
    let kept = session.merged(into: other, since: base)
    let bytes = Array((kept.state.line + "\n").utf8)
    try file.write(bytes)
    return (kept, bytes, note)
  }

  /// Gives a damaged file another name, unless another session has done so.
  private func setAside(
    _ damaged: [UInt8],
    _ damage: [String],
    _ file: StateFile
  ) throws(StateFile.Failure) -> Note? {
    try file.withLock { () throws(StateFile.Failure) in
      guard try file.read() == damaged else { return nil }
      return Note(damage, in: try file.setAside())
    }
  }
}

extension SessionKeeper.Note {
  /// Says what is damaged, and where it is now.
  fileprivate init(_ damage: [String], in path: String) {
    let reasons = damage.prefix(5).joined(separator: "; ") + (damage.count > 5 ? "; …" : "")
    self.init("the saved session is damaged (\(reasons)); it is kept as \(path)", isHarmless: true)
  }
}
