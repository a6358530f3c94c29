// Functions over intervals as values, so that a table can name them, with what
// a graph has to know of them besides their values.
//
// > Source: IEEE 1788-2015, interval arithmetic, decorations; Tupper, Reliable
// > two-dimensional graphing methods (SIGGRAPH 2001).

/// The behaviour of a function on a box; greater is better.
package enum Decoration: UInt8, Sendable {
  /// The function may be undefined somewhere (IEEE 1788: trv).
  case partial
  /// The function is defined everywhere, and may jump (def).
  case defined
  /// The function is defined and continuous everywhere (dac).
  case continuous
}

extension Decoration: Comparable {
  /// Whether less is known.
  package static func < (a: Decoration, b: Decoration) -> Bool { a.rawValue < b.rawValue }
}

/// The values of a function on a box, and how it behaves there.
package struct Enclosure: Hashable, Sendable {
  /// An interval that contains all values.
  package var values: Interval
  /// How the function behaves on the whole box.
  package var decoration: Decoration

  /// Creates an enclosure.
  @inline(__always)
  package init(_ values: Interval, _ decoration: Decoration) {
    self.values = values
    self.decoration = decoration
  }
}

/// The values of a function on a box with its slopes.
package struct SlopedEnclosure: Hashable, Sendable {
  /// An interval that contains all values.
  package let values: Interval
  /// The slopes between any two points, if it is continuous.
  package let slopes: Interval
  /// How the function behaves on the whole box.
  package let decoration: Decoration
}

/// The values on both sides of the only point of a box at which a function
/// jumps or has a pole; together they contain all of its values.
///
/// A part is nil where the box has no such arguments, or none with a value.
package struct Sides: Hashable, Sendable {
  /// The values of arguments below the point, or before the jump.
  package var below: Enclosure?
  /// The values of arguments above the point, or after the jump.
  package var above: Enclosure?
  /// The value at the point itself, if neither of the sides contains it.
  package var point: Enclosure?

  /// Creates the values from those on the two sides.
  @inline(__always)
  package init(below: Enclosure?, above: Enclosure?, point: Enclosure? = nil) {
    self.below = below
    self.above = above
    self.point = point
  }
}

/// A function that is always one of its two operands.
package enum Extremum: UInt8, Sendable {
  /// The lesser one.
  case minimum = 1
  /// The greater one.
  case maximum
}

/// A function of one variable over intervals.
package struct IntervalFunction: Sendable {
  /// The values where it is defined in the box, or nil if that is nowhere.
  package let values: @Sendable (Interval) -> Enclosure?
  /// The slopes between any two points of a part of the box on which it is
  /// continuous, given the box and ``values`` of it.
  ///
  /// The slopes on both sides of a corner count.
  package let slopes: @Sendable (_ box: Interval, _ values: Interval) -> Interval
  /// The values and the slopes at once; nil where ``values`` is.
  package let curve: @Sendable (Interval) -> SlopedEnclosure?
  /// Values that are surely taken when the argument takes all numbers of the
  /// box without a jump.
  ///
  /// All of them are taken on one connected part of the box, on which the
  /// function is continuous. Nil if there is nothing to say.
  package let attained: @Sendable (Interval) -> Interval?
  /// A width: on every box at least as wide, all values of the function are taken.
  package let turn: Double?
  /// The values on the two sides of the only point of the box where it jumps or
  /// has a pole.
  ///
  /// Nil if there is no such point or more than one, and then ``values`` is all
  /// that is known.
  package let sides: (@Sendable (Interval) -> Sides?)?
  /// Whether the function is the absolute value: its argument, or the opposite.
  package let isMagnitude: Bool
  #if !arch(wasm32)
  /// The same function on many boxes at once; nil where boxes are computed one by one.
  var lanes: FunctionLanes?
  /// Whether many boxes can be computed at once.
  package var hasLanes: Bool { lanes != nil }
  #endif

  /// Creates a function from its parts.
  package init(
    values: @escaping @Sendable (Interval) -> Enclosure?,
    slopes: @escaping @Sendable (Interval, Interval) -> Interval,
    attained: @escaping @Sendable (Interval) -> Interval?,
    turn: Double? = nil,
    sides: (@Sendable (Interval) -> Sides?)? = nil,
    isMagnitude: Bool = false,
    curve: (@Sendable (Interval) -> SlopedEnclosure?)? = nil
  ) {
    self.values = values
    self.slopes = slopes
    self.curve =
      curve ?? { box in
        guard let found = values(box) else { return nil }
        let isContinuous = found.decoration == .continuous
        return SlopedEnclosure(
          values: found.values,
          slopes: isContinuous ? slopes(box, found.values) : .entire,
          decoration: found.decoration
        )
      }
    self.attained = attained
    self.turn = turn
    self.sides = sides
    self.isMagnitude = isMagnitude
  }

  /// The same function, with lanes for many boxes at once where the build has them.
  @inline(__always)
  func onBlocks(_ lanes: @autoclosure () -> FunctionLanes?) -> IntervalFunction {
    #if arch(wasm32)
    return self
    #else
    var function = self
    function.lanes = lanes()
    return function
    #endif
  }
}

/// A function of two variables over intervals.
package struct IntervalOperation: Sendable {
  /// The values where it is defined in the box, or nil if that is nowhere.
  package let values: @Sendable (Interval, Interval) -> Enclosure?
  /// The slopes in the first and in the second variable where it is
  /// continuous, given the box and ``values`` of it.
  package let slopes: @Sendable (Interval, Interval, Interval) -> (Interval, Interval)
  /// The values on the two sides of the only line of the box along which it
  /// jumps.
  ///
  /// Nil if there is no such line or more than one, and then ``values`` is all
  /// that is known.
  package let sides: (@Sendable (Interval, Interval) -> Sides?)?
  /// The operand that is always the value, if the function is a minimum or a maximum.
  package let extremum: Extremum?
  /// Whether the function is the power, which has two signs for negative bases.
  package let isPower: Bool

  /// Creates a function from its parts.
  package init(
    values: @escaping @Sendable (Interval, Interval) -> Enclosure?,
    slopes: @escaping @Sendable (Interval, Interval, Interval) -> (Interval, Interval),
    sides: (@Sendable (Interval, Interval) -> Sides?)? = nil,
    extremum: Extremum? = nil,
    isPower: Bool = false
  ) {
    self.values = values
    self.slopes = slopes
    self.sides = sides
    self.extremum = extremum
    self.isPower = isPower
  }
}
