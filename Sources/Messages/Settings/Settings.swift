// The settings of a user, each with a name that is the same on the command line, in the
// interactive command and in the file that keeps the session.

public import Expressions

/// The settings of a user.
public struct Settings: Hashable, Sendable {
  /// The unit of angles without a sign of their own.
  public var angle = AngleUnit.radians
  /// The rank of a factor without a sign before it.
  public var juxtaposition = Juxtaposition.same
  /// The sign before the fraction of a number.
  public var decimalMark = DecimalMark.point
  /// The number of digits that are shown after the decimal mark.
  ///
  /// It is at least 0 and at most ``mostDigits``, whatever it is set to.
  public var digits = 10 {
    didSet { digits = min(max(digits, 0), Settings.mostDigits) }
  }
  /// The language of the sentences.
  public var language = Language.english
  /// Whether an answer is shown in closed form or in digits first.
  public var form = AnswerForm.exact
  /// The way a half is rounded.
  public var rounding = Rounding.halfAway
  /// Whether functions of real numbers have complex values where they have no real ones.
  public var complexAnswers = false
  /// How complex numbers are written.
  public var complexForm = ComplexForm.rectangular
  /// The page of keys that is shown, from 0.
  public var keyPage = 0 {
    didSet { keyPage = min(max(keyPage, 0), Settings.keyPages - 1) }
  }
  /// How much is said aloud: 0 is the least, 2 the most.
  public var verbosity = 1 {
    didSet { verbosity = min(max(verbosity, 0), 2) }
  }

  /// The settings that a new session has.
  public init() {}

  /// The rank of a factor without a sign before it.
  public enum Juxtaposition: String, CaseIterable, Sendable {
    /// The rank of a factor with a sign: 6/2(1+2) is 9.
    case same
    /// A higher rank than division: 6/2(1+2) is 1.
    case first
  }

  /// The form of an answer that is shown first.
  public enum AnswerForm: String, CaseIterable, Sendable {
    /// The closed form.
    case exact
    /// The digits.
    case decimal
    /// The closed form, a fraction as a mixed number.
    case mixed
    /// The digits, the last one rounded.
    case rounded
  }

  /// How complex numbers are written.
  public enum ComplexForm: String, CaseIterable, Sendable {
    /// By parts: 1 + √3·i.
    case rectangular
    /// By size and angle: 2·cis(π/3).
    case polar
    /// As a power of e: 2·e^(i·π/3).
    case exponential
  }

  /// The way a half is rounded where a number is to have a given number of digits; every
  /// other number goes to the nearest.
  public enum Rounding: String, CaseIterable, Sendable {
    /// Away from zero, as in school: 2.5 is 3, −2.5 is −3.
    case halfAway = "away"
    /// To the even digit, as in statistics: 2.5 is 2, 3.5 is 4.
    case halfEven = "even"
  }

  /// The number of pages of keys.
  public static var keyPages: Int { 3 }

  /// The most digits that can be asked for at once.
  public static var mostDigits: Int { 1_000_000 }
}

// MARK: - JSON

extension Settings {
  /// The settings as an object with stable keys.
  public var json: JSON { .object(members) }

  /// The settings as members, in a fixed order.
  package var members: [JSON.Member] {
    [
      .init("angle", .text(angle.rawValue)),
      .init("juxtaposition", .text(juxtaposition.rawValue)),
      .init("decimalMark", .text(decimalMark.rawValue)),
      .init("digits", .count(digits)),
      .init("language", .text(language.rawValue)),
      .init("form", .text(form.rawValue)),
      .init("rounding", .text(rounding.rawValue)),
      .init("complexAnswers", .truth(complexAnswers)),
      .init("complexForm", .text(complexForm.rawValue)),
      .init("keyPage", .count(keyPage)),
      .init("verbosity", .count(verbosity)),
    ]
  }

  /// Takes over one setting, or says that there is no such setting or value.
  public mutating func set(_ name: String, to value: JSON) -> Bool {
    let text = value.asText ?? ""
    switch name {
    case "angle": return Settings.set(&angle, to: AngleUnit(rawValue: text))
    case "juxtaposition": return Settings.set(&juxtaposition, to: Juxtaposition(rawValue: text))
    case "decimalMark": return Settings.set(&decimalMark, to: DecimalMark(rawValue: text))
    case "language": return Settings.set(&language, to: Language(rawValue: text))
    case "form": return Settings.set(&form, to: AnswerForm(rawValue: text))
    case "rounding": return Settings.set(&rounding, to: Rounding(rawValue: text))
    case "digits": return Settings.set(&digits, to: value.asInt, below: Settings.mostDigits + 1)
    case "complexAnswers": return Settings.set(&complexAnswers, to: value.asTruth)
    case "complexForm": return Settings.set(&complexForm, to: ComplexForm(rawValue: text))
    case "keyPage": return Settings.set(&keyPage, to: value.asInt, below: Settings.keyPages)
    case "verbosity": return Settings.set(&verbosity, to: value.asInt, below: 3)
    default: return false
    }
  }

  /// Takes over the members of an object that are settings.
  package mutating func take(from json: JSON?) {
    guard case .object(let members)? = json else { return }
    for member in members { _ = set(member.name, to: member.value) }
  }

  private static func set<Value>(_ setting: inout Value, to value: Value?) -> Bool {
    guard let value else { return false }
    setting = value
    return true
  }

  private static func set(_ setting: inout Int, to value: Int?, below limit: Int) -> Bool {
    guard let value, value >= 0, value < limit else { return false }
    setting = value
    return true
  }
}
