// What a user can switch, each with a name that is the same on the command
// line, in the interactive command and in the file that keeps the session.

/// What a user can switch.
public struct Settings: Hashable, Sendable {
  /// The unit of angles without a sign of their own.
  public var angle = Angle.radian
  /// How a factor without a sign before it ranks.
  public var juxtaposition = Juxtaposition.same
  /// The sign before the fraction of a number.
  public var decimalMark = DecimalMark.point
  /// How many digits are shown after the point.
  public var digits = 10
  /// The language of the sentences.
  public var language = Language.english

  /// The settings that a new session has.
  public init() {}

  /// A unit of angles.
  public enum Angle: String, CaseIterable, Sendable {
    /// 2π make a full turn.
    case radian = "rad"
    /// 360 make a full turn.
    case degree = "deg"
    /// 400 make a full turn.
    case gradian = "grad"
  }

  /// How a factor without a sign before it ranks.
  public enum Juxtaposition: String, CaseIterable, Sendable {
    /// As one with a sign: 6/2(1+2) is 9.
    case same
    /// Before division: 6/2(1+2) is 1.
    case first
  }

  /// The sign before the fraction of a number.
  public enum DecimalMark: String, CaseIterable, Sendable {
    /// As in 0.5.
    case point = "."
    /// As in 0,5; arguments are then separated by semicolons only.
    case comma = ","
  }

  /// The most digits that can be asked for at once.
  public static var mostDigits: Int { 1_000_000 }
}
