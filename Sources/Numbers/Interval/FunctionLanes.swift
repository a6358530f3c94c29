// Functions of one number on many boxes, by their values at the ends of each: the
// blocks of the function over doubles, made wider by an ulp.

/// How the values of a function on boxes come from those at their ends.
struct FunctionLanes: Sendable {
  /// The function over doubles.
  let function: DoubleFunction
  let shape: Shape
  /// Between these, and not at them, the function is defined.
  let domain: Interval
  /// The argument of a value that is a double.
  let exact: Double
  /// All values.
  let range: Interval

  /// Which values lie between those at the ends of a box.
  enum Shape {
    /// Those of a function that increases.
    case increasing
    /// Those of a function that decreases.
    case decreasing
    /// Those of a function of an angle in radians, which does either between two
    /// ends of quarter turns.
    case angle
    /// Those of the square root, which may be exact.
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
