// The part of the plane that a plot shows: bounds are expressions.

internal import Expressions
internal import Graphs
internal import Messages
internal import Numbers
internal import Reals
internal import Sessions

/// Reads the bounds of a plot.
struct PlotWindow {
  private let environment: Environment
  private let settings: Settings
  /// The most bits of a bound.
  private static let mostBits = 4096
  /// The greatest distance from the origin.
  private static let farthest = Rational(Integer(10).raised(to: 300))
  /// The bounds of each axis that were given, as closed forms, nil for one that is rational or has
  /// none.
  private(set) var forms: [String: Forms] = [:]
  /// The failures of the bounds.
  private(set) var failures: [PlotSheet.Failure] = []

  /// Two bounds of an axis as closed forms.
  struct Forms: Sendable {
    let lower: Expression?
    let upper: Expression?
  }

  /// Two numbers, the smaller one first.
  private typealias Bounds = (lower: Rational, upper: Rational)

  init(_ environment: Environment, _ settings: Settings) {
    self.environment = environment
    self.settings = settings
  }

  /// The window of a request: bounds that are not given are fitted to the curves.
  mutating func viewport(for request: PlotRequest, showing plots: [Plot]) -> Viewport? {
    let horizontal = bounds(request.horizontal, "--x", pixels: request.width)
    let vertical = bounds(request.vertical, "--y", pixels: request.height)
    guard failures.isEmpty else { return nil }
    let (x, y) = window(for: request, showing: plots, horizontal, vertical)
    return Viewport(
      left: x.lower,
      right: x.upper,
      bottom: y.lower,
      top: y.upper,
      width: request.width,
      height: request.height
    )
  }

  private func window(
    for request: PlotRequest,
    showing plots: [Plot],
    _ x: Bounds?,
    _ y: Bounds?
  ) -> (Bounds, Bounds) {
    if let x, let y { return (x, y) }
    let window = AutomaticWindow(
      showing: plots,
      x: x.map { $0.lower...$0.upper },
      y: y.map { $0.lower...$0.upper },
      width: request.width,
      height: request.height,
      environment: environment
    )
    return (
      (window.x.lowerBound, window.x.upperBound), (window.y.lowerBound, window.y.upperBound)
    )
  }

  /// The bounds that a text gives, or nothing where there is none.
  private mutating func bounds(_ text: String?, _ argument: String, pixels: Int) -> Bounds? {
    guard let text else { return nil }
    let bytes = Array(text.utf8)
    let dot = UInt8(ascii: ".")
    let gap = bytes.indices.dropLast().first { bytes[$0] == dot && bytes[$0 + 1] == dot }
    guard let gap, let lower = real(bytes[..<gap], text, at: 0, argument),
      let upper = real(bytes[(gap + 2)...], text, at: gap + 2, argument),
      let bounds = rational(lower, upper, pixels: pixels)
    else {
      if failures.isEmpty { failures.append(.range(argument: argument)) }
      return nil
    }
    forms[argument] = Forms(lower: form(of: lower), upper: form(of: upper))
    return bounds
  }

  /// The number that is the value of a part of a text.
  private mutating func real(
    _ bytes: ArraySlice<UInt8>,
    _ text: String,
    at start: Int,
    _ argument: String
  ) -> Real? {
    let line = Parser.line(
      String(decoding: bytes, as: UTF8.self),
      options: environment.parsingOptions
    )
    if let mistake = line.diagnostics.first {
      refuse(text, .mistake(mistake.kind), at: mistake.range, behind: start, argument)
      return nil
    }
    guard let expression = line.statements.first?.expression, line.statements.count == 1 else {
      return nil
    }
    var workspace = Workspace()
    do throws(EvaluationError) {
      return try expression.number(in: environment, workspace: &workspace)
    } catch {
      refuse(text, .evaluation(error.kind), at: error.range, behind: start, argument)
      return nil
    }
  }

  private func form(of bound: Real) -> Expression? {
    guard bound.rational == nil else { return nil }
    return bound.closedForm.map { Expression($0, angleUnit: environment.angleUnit) }
  }

  /// Notes the failure of a part of a text that starts at a byte.
  private mutating func refuse(
    _ text: String,
    _ reason: Answer.Reason,
    at range: Range<Int>,
    behind start: Int,
    _ argument: String
  ) {
    let bytes = range.lowerBound + start..<range.upperBound + start
    let place = characterRange(of: bytes, in: text)
    failures.append(
      .text(Answer(text, settings, because: reason, at: place), argument: argument)
    )
  }

  /// Two reals as rationals: themselves, or within 2^-64 of a pixel.
  private func rational(_ lower: Real, _ upper: Real, pixels: Int) -> Bounds? {
    if let lower = lower.rational, let upper = upper.rational {
      // A window may be narrower than doubles tell apart, but not long to write.
      let parts = [lower.numerator, lower.denominator, upper.numerator, upper.denominator]
      let isShort = parts.allSatisfy { $0.bitLength <= PlotWindow.mostBits }
      let isNear = max(lower.magnitude, upper.magnitude) <= PlotWindow.farthest
      return isShort && isNear && lower < upper ? (lower, upper) : nil
    }
    var workspace = Workspace()
    do throws(RealError) {
      let difference = try Real.difference(upper, lower, in: &workspace)
      let found = try Real.enclosure(of: difference, bits: 32, in: &workspace)
      // A bound that is much larger or smaller has too many places to be written down.
      guard let size = found.log2Upper, size.magnitude < 1000 else { return nil }
      for edge in [lower, upper] {
        let ball = try Real.enclosure(of: edge, bits: 32, in: &workspace)
        guard ball.log2Upper ?? 0 < 1000 else { return nil }
      }
      let width = found.middle.asRational
      guard width.signum > 0 else { return nil }
      let pixel = width / Rational(pixels)
      let exponent = pixel.numerator.bitLength - pixel.denominator.bitLength - 66
      return (
        try PlotWindow.rational(lower, within: exponent, &workspace),
        try PlotWindow.rational(upper, within: exponent, &workspace)
      )
    } catch {
      return nil
    }
  }

  /// A real as a rational: itself, or at most a power of two away.
  private static func rational(
    _ real: Real,
    within exponent: Int,
    _ workspace: inout Workspace
  ) throws(RealError) -> Rational {
    if let rational = real.rational { return rational }
    // Near zero even few digits have very many places.
    let ball = try real.enclosure(radiusAtMost: Int64(exponent), in: &workspace)
    return ball.middle.rounded(toExponent: exponent, rounding: .toNearestOrEven).asRational
  }
}

extension Ball {
  /// The midpoint.
  fileprivate var middle: Dyadic { Dyadic(significand: significand, exponent: Int(exponent)) }
}
