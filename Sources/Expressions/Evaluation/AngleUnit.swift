// Units of angles.

/// The unit in which trigonometric functions take and give angles.
public enum AngleUnit: UInt8, Hashable, Sendable, CaseIterable {
  /// A full turn is 2π.
  case radians
  /// A full turn is 360.
  case degrees
  /// A full turn is 400.
  case gradians
}
