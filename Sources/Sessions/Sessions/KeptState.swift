// The common part of kept states of sessions and sheets.

package import Messages

/// Reading what was kept.
package enum KeptState {
  /// The object that was kept by this version under a name; without one, the reason joins the
  /// damage.
  package static func state(
    in bytes: [UInt8],
    _ name: String,
    version: Int,
    _ damage: inout [Message.Damage]
  ) -> JSON? {
    do throws(JSON.ReadingError) {
      let state = try JSON(reading: bytes)
      if state[name]?.asInt == version { return state }
      damage.append(.version)
    } catch {
      damage.append(.unreadable(offset: error.offset))
    }
    return nil
  }
}
