// The place of the trace of a graph, and its moves.

internal import Analysis
internal import Graphs
internal import Messages
internal import Numbers

/// A point of a curve that is read out.
package struct GraphTrace: Hashable, Sendable {
  /// The number of the curve.
  var curve: Int
  /// Where the variable of its path is, with as few digits as a pixel has room for;
  /// on a curve without a path where the point is on the horizontal axis.
  var place: Rational
  /// The point itself, on a curve that is known by its equation alone.
  var point: Feature?
  /// The imaginary part of z, of which ``place`` is the real one, on a function of z.
  var height: Rational?
  /// The position of the feature that it stands on, among those of the curve.
  var feature: Int?
  /// The side to which an equation is followed, as a sign; 0 at first.
  var turn = 0

  /// A pixel of the picture.
  struct Pixel: Hashable, Sendable {
    var column: Int
    var row: Int
  }

  /// How far a curve that is played has come.
  struct Playing: Hashable, Sendable {
    /// Where it began, if that has both coordinates.
    var start: Pixel?
    /// The columns that were asked for since then.
    var columns = 0
  }

  /// How the trace moves.
  package enum Step: Hashable, Sendable {
    /// By so many columns; a feature on the way stops it.
    case move(columns: Int)
    /// By so many columns as ``move(columns:)`` does, with the window where it is, and no further
    /// than the curve goes: the event is ignored at its end.
    case pass(columns: Int)
    /// To the next feature, or with −1 to the one before.
    case feature(Int)
    /// To the next curve, or with −1 to the one before.
    case curve(Int)
    /// To a pixel: to the curve that is within reach of a finger there, and to its
    /// feature if one is near; nowhere if there is no such curve.
    case to(column: Int, row: Int)
    /// Along the curve to a finger, and to a feature if one is near.
    case along(column: Int, row: Int)
    /// To a feature of a curve, by its position.
    case jump(curve: Int, feature: Int)
    /// To the left edge of the window, or to the start of the curve.
    case start
    /// Nowhere.
    case off
  }
}

extension GraphTrace.Step {
  /// Reads a step: `{"move": 1}`, `{"pass": 1}`, `{"feature": -1}`, `{"curve": 1}`,
  /// `{"x": 312, "y": 50}`, `{"along": {"x": 312, "y": 50}}`, `{"id": 1, "point": 0}`,
  /// `{"start": true}`, `{"off": true}`.
  init?(reading json: JSON) {
    if let columns = json["move"]?.asInt {
      self = .move(columns: columns)
    } else if let columns = json["pass"]?.asInt {
      self = .pass(columns: columns)
    } else if let step = json["feature"]?.asInt {
      self = .feature(step)
    } else if let step = json["curve"]?.asInt {
      self = .curve(step)
    } else if let column = json["x"]?.asInt, let row = json["y"]?.asInt {
      self = .to(column: column, row: row)
    } else if let along = json["along"], let column = along["x"]?.asInt,
      let row = along["y"]?.asInt
    {
      self = .along(column: column, row: row)
    } else if let curve = json["id"]?.asInt, let feature = json["point"]?.asInt {
      self = .jump(curve: curve, feature: feature)
    } else if json["start"] == .truth(true) {
      self = .start
    } else if json["off"] == .truth(true) {
      self = .off
    } else {
      return nil
    }
  }
}

extension Rational {
  /// The number with the fewest digits from a bound up to, but without, another
  /// one: zero before all others.
  ///
  /// - Precondition: The lower bound is the smaller one.
  static func shortest(from lower: Rational, to upper: Rational) -> Rational {
    if lower.signum <= 0, upper.signum > 0 { return 0 }
    var power = Rational.power(ofTenNotBelow: upper - lower)
    while true {
      let multiple = Rational((lower / power).ceiling) * power
      if multiple < upper { return multiple }
      power = power / 10
    }
  }

  /// A power of ten that is at least as large as a number, and less than a
  /// thousand times larger.
  ///
  /// - Precondition: The number is positive.
  private static func power(ofTenNotBelow value: Rational) -> Rational {
    let bits = value.numerator.bitLength - value.denominator.bitLength + 1
    // 0.30103 is just above the decimal logarithm of 2.
    let digits = bits > 0 ? (bits * 30_103 + 99_999) / 100_000 : bits * 30_102 / 100_000
    return Rational(10).raised(to: digits)
  }
}
