// The words for a graph: what there is to see, and the point that is read out.

internal import Expressions
internal import Formulas
internal import Graphs
internal import Messages
internal import Numbers
internal import Sessions

extension GraphSheet {
  /// The most points that are told of each curve.
  private static var mostPoints: Int { 12 }

  /// The screen of the present state.
  func summary(_ window: GraphScreen.Window) -> String {
    let language = settings.language
    let shown = curves.filter { $0.isShown }
    let edges = window.texts.map { spoken($0) }
    let frame = Sentence.graphWindow.text(in: language, edges[0], edges[1], edges[2], edges[3])
    var line = Utterance(language)
    switch shown.count {
    case 0: line.addPart(Sentence.graphEmpty.text(in: language))
    case 1: line.addPart(Sentence.graphOne.text(in: language))
    default: line.addPart(Sentence.graphMany.text(in: language, String(shown.count)))
    }
    line.addPart(frame)
    for curve in shown {
      line.addPart(name(of: curve))
      if let problem = readings[curve.id]?.problem { line.addPart(problem.message) }
      if let note = coloringNote(of: curve) { line.addPart(note) }
      let points = features(of: curve.id).filter { isInWindow($0) }
      if drawing.isEmpty(curve.id) { line.addPart(Sentence.graphNothing.text(in: language)) }
      for point in points.prefix(GraphSheet.mostPoints) {
        line.addPart(point.shown.speech)
      }
      for asymptote in drawing.asymptotes[curve.id] ?? [] { line.addPart(asymptote.speech) }
      if drawing.searches[curve.id]?.mayMissFeatures == true {
        line.addPart(Sentence.featureMissing.text(in: language))
      }
    }
    if !drawing.isProved {
      line.addPart(Sentence.graphUnfinished.text(in: language))
    } else if drawing.undecided > 0 {
      line.addPart(Sentence.graphUndecided.text(in: language, String(drawing.undecided)))
    } else if shown.contains(where: { readings[$0.id]?.coloring == nil }) {
      line.addPart(Sentence.graphProved.text(in: language))
    }
    return line.text
  }

  /// The words for a curve.
  private func name(of curve: GraphCurve) -> String {
    let functions = session.environment.functions.keys.sorted()
    if readings[curve.id]?.hasPoints == true,
      let points = PrintedPoints(curve.text, functions: functions, settings)
    {
      return points.words
    }
    return Sentence.graphCurve.text(in: settings.language, spoken(shownText(of: curve)))
  }

  /// The words for the point that is read out.
  func words(for trace: GraphScreen.Trace) -> String {
    let language = settings.language
    let x = spoken(trace.x)
    var line = Utterance(language)
    let hasKinds = readings[trace.curve]?.hasPoints != true
    for kind in hasKinds ? (trace.kind.map { [$0] } ?? []) + trace.also : [] {
      line.addPart(Sentence.name(ofFeature: kind).text(in: language))
    }
    if trace.isOfComplexNumber {
      line.addPart(wordsForColors(trace, at: x))
    } else if let y = trace.y {
      line.addPart(Sentence.traceValue.text(in: language, x, spoken(y)))
    } else {
      line.addPart(Sentence.traceUndefined.text(in: language, x))
      if let problem = trace.problem { line.addPart(Speech.withoutRemedy(problem.message)) }
    }
    return line.text
  }

  /// The words for a value of a function of z.
  private func wordsForColors(_ trace: GraphScreen.Trace, at z: String) -> String {
    let language = settings.language
    guard let value = trace.y else { return Sentence.traceNoValue.text(in: language, z) }
    return Sentence.traceComplex.text(in: language, z, spoken(value))
  }

  /// The words for a point of a line of points.
  func words(
    forPointAt x: GraphScreen.Coordinate,
    _ y: GraphScreen.Coordinate?
  ) -> String {
    let language = settings.language
    let name = Sentence.graphPoint.text(in: language)
    return Sentence.featurePoint.text(in: language, name, spoken(x), y.map { spoken($0) } ?? "")
  }

  /// The words for a point and all that matters about it.
  func words(
    forFeature kinds: [String],
    _ x: GraphScreen.Coordinate,
    _ y: GraphScreen.Coordinate?
  ) -> String {
    let language = settings.language
    var names = Utterance(language)
    for kind in kinds { names.addPart(Sentence.name(ofFeature: kind).text(in: language)) }
    let name = names.text
    guard let y else { return Sentence.featurePlace.text(in: language, name, spoken(x)) }
    return Sentence.featurePoint.text(in: language, name, spoken(x), spoken(y))
  }

  /// The words for a line that a curve comes close to.
  func words(forAsymptote line: String) -> String {
    Sentence.featureAsymptote.text(in: settings.language, spoken(line))
  }

  /// A number that is short enough in closed form, else its digits.
  private func spoken(_ number: GraphScreen.Coordinate) -> String {
    if let exact = number.exact, exact.utf8.count <= 24 { return spoken(exact) }
    guard let decimal = number.decimal else { return "" }
    let speech = Speech(language: settings.language, verbosity: settings.verbosity)
    return speech.words(for: SpokenDecimal(decimal).events(count: max(6, digits))[...])
  }

  /// A text of the language with the decimal mark in force, as it is said.
  private func spoken(_ text: String) -> String {
    let speech = Speech(language: settings.language, verbosity: settings.verbosity)
    return speech.words(forText: text, settings) ?? text
  }
}

extension Sentence {
  /// The name of a kind of feature.
  static func name(ofFeature kind: String) -> Sentence {
    switch kind {
    case "zero": .featureZero
    case "zeros": .featureZeros
    case "minimum": .featureMinimum
    case "maximum": .featureMaximum
    case "intersection": .featureIntersection
    case "pole": .featurePole
    case "hole": .featureHole
    case "jump": .featureJump
    case "inflection": .featureInflection
    case "intercept": .featureIntercept
    case "point": .featureLone
    default: .featureEnd
    }
  }
}
