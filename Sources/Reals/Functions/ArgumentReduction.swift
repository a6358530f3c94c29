// The number of halvings of an argument before a series is summed.

internal import Numbers

/// Arguments that are brought near zero.
enum ArgumentReduction {
  /// How often to halve an argument near 1: a product of each halving pays for
  /// itself by fewer terms as long as there are at most about sqrt(bits).
  static func halvings(forBits bits: Int) -> Int {
    RectangularSplitting.squareRoot(bits) / 5 + 4
  }
}
