// How often the members of a family have its period added.

/// The whole numbers by which a period is multiplied.
package enum Turns: Hashable, Sendable {
  /// All of them.
  case all
  /// 0, 1, 2, …
  case fromZero
  /// All but 0.
  case notZero
}
