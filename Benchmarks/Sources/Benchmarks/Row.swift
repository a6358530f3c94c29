// What one row of the table measures.

/// A computation that is measured, here and in peers that know its name.
struct Row {
  /// The name, by which `peers.py` finds the same computation.
  let name: String
  /// The greatest bearable time, in seconds.
  let must: Double?
  /// The time to aim at, in seconds.
  let excellent: Double?
  /// Prepares the operands and returns the call that is timed.
  let prepare: () -> () -> Void

  /// Creates a row without bounds unless they are given.
  init(
    _ name: String,
    must: Double? = nil,
    excellent: Double? = nil,
    prepare: @escaping () -> () -> Void
  ) {
    self.name = name
    self.must = must
    self.excellent = excellent
    self.prepare = prepare
  }
}
