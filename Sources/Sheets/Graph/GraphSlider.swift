// A variable of a graph that the hand moves.

internal import Expressions
internal import Messages
internal import Numbers
internal import Reals
internal import Sessions

/// A variable that is neither plotted nor defined, with the values it may have.
package struct GraphSlider: Hashable, Sendable {
  /// The name of the variable.
  package let name: String
  /// The number of the line that gives it its value, if one does.
  package internal(set) var line: Int?
  /// The number of the first curve that leaves it open, where no line gives it a value.
  var curve: Int?
  /// The value.
  var value: Rational = 1
  /// The least value of the slider; a typed value may lie outside.
  var least: Rational = -10
  /// The greatest value of the slider.
  var most: Rational = 10
  /// The distance between two values of the slider.
  var step = Rational(1, over: 10)

  /// Creates a slider from −10 to 10 that stands at 1.
  init(name: String) {
    self.name = name
  }

  /// Creates the slider of a line, or nothing where its texts are no numbers that make sense
  /// together.
  init?(_ line: DrawnLines.Slider) {
    self.init(name: line.name)
    guard let value = JSON.text(line.value).asRational,
      let least = JSON.text(line.ends.least).asRational,
      let most = JSON.text(line.ends.most).asRational,
      let step = JSON.text(line.ends.step).asRational
    else { return nil }
    self.line = line.line
    self.value = value
    guard set(least: least, most: most, step: step) else { return nil }
  }

  /// The most values of a slider.
  private static var mostSteps: Int { 100_000 }

  /// The number of steps from the least value to the greatest.
  var count: Int { min(GraphSlider.mostSteps, ((most - least) / step).floor.asInt ?? 0) }

  /// The step that the value is nearest to.
  var position: Int {
    let steps = ((value - least) / step).roundedHalfAwayFromZero.asInt ?? 0
    return max(0, min(count, steps))
  }

  /// The value, as text that reads back.
  package var shownValue: String { value.shortText }

  /// Goes to a step.
  mutating func move(to position: Int) {
    value = least + step * Rational(max(0, min(count, position)))
  }

  /// Takes over ends and a step that make sense together.
  ///
  /// - Returns: Whether they do.
  mutating func set(least: Rational?, most: Rational?, step: Rational?) -> Bool {
    let (low, high, step) = (least ?? self.least, most ?? self.most, step ?? self.step)
    guard low < high, step.signum > 0, step <= high - low else { return false }
    (self.least, self.most, self.step) = (low, high, step)
    return true
  }
}

extension GraphSlider {
  /// The slider as an object with stable keys, in plain text.
  var json: JSON { .object(members { $0.shortText }) }

  /// The slider as a page shows it: with the decimal mark in force, and where its value
  /// stands among its steps; its ends with the signs of print, as `ends`.
  func json(in settings: Settings) -> JSON {
    let place: [JSON.Member] = [.init("position", .count(position)), .init("count", .count(count))]
    let ends = [least, most].map { JSON.text(settings.spelled($0.shortText).withMinusSigns) }
    let owner = JSON.Member.count("line", line) + JSON.Member.count("curve", curve)
    return .object(
      members { settings.spelled($0.shortText) } + place + [.init("ends", .list(ends))] + owner
    )
  }

  private func members(_ text: (Rational) -> String) -> [JSON.Member] {
    [
      .init("name", .text(name)),
      .init("value", .text(text(value))),
      .init("least", .text(text(least))),
      .init("most", .text(text(most))),
      .init("step", .text(text(step))),
    ]
  }

  /// Reads a slider that was kept, or returns nothing where it is damaged.
  init?(reading json: JSON) {
    guard let name = json["name"]?.asText, let value = json["value"]?.asRational,
      let least = json["least"]?.asRational, let most = json["most"]?.asRational,
      let step = json["step"]?.asRational
    else { return nil }
    self.init(name: name)
    self.value = value
    guard set(least: least, most: most, step: step) else { return nil }
  }
}

extension Rational {
  /// The number as it is read: in digits where they end soon, else as a
  /// quotient.
  var shortText: String {
    if let plain = Expression(repeating: self, limit: 30)?.text(),
      !plain.utf8.contains(UInt8(ascii: "("))
    {
      return plain
    }
    return Expression(self).text()
  }
}

extension JSON {
  /// The number, exactly, or that of a text as ``Rational/shortText`` writes it.
  var asRational: Rational? {
    let text: String
    switch self {
    case .number(let digits): text = digits
    case .text(let quotient): text = quotient
    default: return nil
    }
    guard text.utf8.count <= 2_000 else { return nil }
    if let quotient = Rational(quotient: text) { return quotient }
    guard let expression = Expression(plain: text), expression.count <= 8 else { return nil }
    var workspace = Workspace(budget: Budget(steps: 200_000, bitLimit: 1 << 14))
    do throws(EvaluationError) {
      return try expression.number(workspace: &workspace).rational
    } catch {
      return nil
    }
  }
}
