// Functions of one number on many boxes, by their values at the ends of each: the
// blocks of the function over doubles, made wider by an ulp.

/// The rule by which the values of a function on boxes come from those at their ends.
struct FunctionLanes: Sendable {
  /// The function over doubles.
  let function: DoubleFunction
  let shape: Shape
  /// The function is defined between these bounds, and not at them.
  let domain: Interval
  /// The one argument whose value is a double.
  let exact: Double
  /// Bounds of all values.
  let range: Interval

  /// How the values on a box follow from those at its ends.
  enum Shape {
    /// The function increases.
    case increasing
    /// The function decreases.
    case decreasing
    /// A function of an angle in radians, which increases or decreases between two ends of
    /// quarter turns.
    case angle
    /// The square root, whose value may be exact.
    case root
  }

  init(
    _ function: DoubleFunction,
    _ shape: Shape = .increasing,
    within domain: Interval = .entire,
    exactAt exact: Double = 0,
    clippedTo range: Interval = .entire
  ) {
    self.function = function
    self.shape = shape
    self.domain = domain
    self.exact = exact
    self.range = range
  }

  /// A power of numbers above zero.
  init(_ function: DoubleFunction, _ power: PowerFunction) {
    let isRising = power.exponent.lower > 0
    self.init(function, isRising ? .increasing : .decreasing, within: .nonnegative, exactAt: 1)
  }
}
