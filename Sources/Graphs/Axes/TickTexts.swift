// The texts of an axis: exact numbers, as short as they can be.

internal import Numbers

/// The texts of the ticks of one axis.
struct TickTexts {
  private let step: TickStep
  /// The power of ten of which every decimal tick is a multiple.
  private let exponent: Int
  /// How many such powers a step is.
  private let stepDigits: Integer
  /// The offset in such powers.
  private var offsetDigits = Integer.zero
  private var isScientific = false
  /// The number to add to every text to get the value.
  private(set) var offset: Rational?
  /// The offset as it is written.
  private(set) var offsetText: String?

  /// The longest text that is written without a power of ten.
  private static let longestPlain = 8
  /// The longest offset that is written in full.
  private static let longestOffset = 20

  init(step: TickStep) {
    self.step = step
    exponent = step.exponent
    stepDigits = (step.multiple / Rational(powerOfTen: exponent)).floor
  }

  /// Takes away what all values of a range have in common, if that is more than
  /// six digits, or three where the texts were too long otherwise: the roundest
  /// number of the range, or one close to it.
  mutating func chooseOffset(for range: ClosedRange<Rational>, _ indices: [Integer]) {
    var power = step.multiple
    var place = exponent
    while power < range.upperBound - range.lowerBound {
      place += 1
      power = Rational(powerOfTen: place)
    }
    let greatest = max(range.lowerBound.magnitude, range.upperBound.magnitude)
    let isLong = indices.contains { number(at: $0).plainLength > Self.longestPlain }
    guard greatest >= power * (isLong ? 1000 : 1_000_000) else { return }
    let chosen = Self.roundestNumber(in: range, downTo: place)
    offset = chosen
    offsetDigits = (chosen / Rational(powerOfTen: exponent)).floor
    offsetText = Self.shortened(DecimalText(chosen, place: place)) + " +"
  }

  /// The multiple of the greatest power of ten of which there is one.
  private static func roundestNumber(
    in range: ClosedRange<Rational>,
    downTo place: Int
  ) -> Rational {
    let ten = Integer(10)
    let unit = Rational(powerOfTen: place)
    var lowest = (range.lowerBound / unit).ceiling
    var highest = (range.upperBound / unit).floor
    guard lowest <= highest else { return Rational(highest) * unit }
    var best = highest
    var power = Integer.one
    while lowest <= highest {
      best = highest * power
      power = power * ten
      lowest = lowest.divided(by: ten, rounding: .up)
      highest = highest.divided(by: ten, rounding: .down)
    }
    return Rational(best) * unit
  }

  /// An offset in at most so many characters; `…` says that there are more.
  private static func shortened(_ number: DecimalText) -> String {
    let plain = number.plain
    let scientific = number.scientific
    let isLonger = scientific.unicodeScalars.count >= plain.unicodeScalars.count
    let text = isLonger ? plain : scientific
    if text.unicodeScalars.count <= longestOffset { return text }
    var beginning = String.UnicodeScalarView()
    beginning += text.unicodeScalars.prefix(longestOffset - 1)
    return String(beginning) + "…"
  }

  /// Writes powers of ten if a text were too long otherwise.
  mutating func chooseNotation(for indices: [Integer]) {
    isScientific = indices.contains { number(at: $0).plainLength > Self.longestPlain }
  }

  /// The text of a tick.
  func text(at index: Integer) -> String {
    guard step.unit == .one else { return Self.multipleOfPi(Rational(index) * step.multiple) }
    let number = number(at: index)
    return isScientific ? number.scientific : number.plain
  }

  private func number(at index: Integer) -> DecimalText {
    DecimalText(index * stepDigits - offsetDigits, exponent: exponent)
  }

  /// A multiple of π in lowest terms: `−3π/4`.
  private static func multipleOfPi(_ multiple: Rational) -> String {
    if multiple.isZero { return "0" }
    let numerator = multiple.numerator.magnitude
    let sign = multiple.isNegative ? "−" : ""
    let factor = numerator == Integer.one ? "" : numerator.description
    let divisor = multiple.isInteger ? "" : "/" + multiple.denominator.description
    return sign + factor + "π" + divisor
  }
}
