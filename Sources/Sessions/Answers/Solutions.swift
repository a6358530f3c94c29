// The texts of the solutions of equations or of an inequality.

internal import Analysis
internal import Expressions
package import Messages
internal import Numbers
internal import Reals

extension Answer.Solutions {
  /// What of a number is written.
  private typealias Part = (Answer.Shown) -> Expression?

  /// The unknown, where there is one.
  private var unknown: String { unknowns.first ?? "" }

  /// Whether some solutions are families.
  var hasFamilies: Bool {
    switch found {
    case .numbers(let members): members.contains { $0.period != nil }
    case .ranges(let ranges): ranges.contains { $0.period != nil }
    case .images(let images): images.contains { $0.period != nil }
    case .points: hasFamiliesOfPoints
    case .every, .defined: false
    }
  }

  /// The unknown, where it is told as the whole numbers of ranges.
  var wholeUnknown: String? {
    guard case .ranges(let ranges) = found, !ranges.isEmpty else { return nil }
    return unknown
  }

  /// The roots that a polynomial has several times, each with how often: `x = 2` three times.
  var multiple: [(root: Expression, count: Int)] {
    guard case .numbers(let members) = found else { return [] }
    return members.compactMap { member in
      guard let count = member.multiplicity, count > 1, let number = Self.written(member.shown)
      else { return nil }
      let relation = Expression(
        .relation(.equal, continuesChain: false),
        [Expression(name: unknown), number]
      )
      return (relation, count)
    }
  }

  /// How many members are told by themselves before the number of all is.
  static let (shownInFull, shownAtFirst) = (8, 4)

  /// Its first members and, in words, how many there are, where they are more than eight.
  func abbreviated(in language: Language) -> Answer.Solutions? {
    var short = self
    let count: Int
    switch found {
    case .numbers(let members):
      count = members.count
      short.found = .numbers(Array(members.prefix(Self.shownAtFirst)))
    case .ranges(let ranges):
      count = ranges.count
      short.found = .ranges(Array(ranges.prefix(Self.shownAtFirst)))
    case .points(let points):
      count = points.count
      short.found = .points(Array(points.prefix(Self.shownAtFirst)))
    case .every, .defined, .images: return nil
    }
    guard count > Self.shownInFull else { return nil }
    short.rest = "… " + Self.total(count, in: language)
    return short
  }

  /// The first four of more than eight solutions, and how many there are; nothing where a text has
  /// fewer.
  package static func abbreviated(_ text: String, in language: Language) -> String? {
    let words = text.utf8.split(separator: 0x20)
    var depth = 0
    // What stands in brackets is no solution by itself.
    let joints = words.indices.filter { place in
      for byte in words[place] {
        if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{") { depth += 1 }
        if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "}") { depth -= 1 }
      }
      return depth == 0 && words[place].elementsEqual("or".utf8)
    }
    guard joints.count >= shownInFull else { return nil }
    let first = words[...joints[shownAtFirst - 1]].map {
      String(decoding: Array($0), as: UTF8.self)
    }
    return first.joined(separator: " ") + " … " + total(joints.count + 1, in: language)
  }

  /// How many solutions there are, behind the first ones: `(11 in all)`.
  package static func total(_ count: Int, in language: Language) -> String {
    "(" + Sentence.solutionsInAll.text(in: language, "\(count)") + ")"
  }

  /// The names that stand for any numbers in what some unknowns are.
  var parameters: [String] {
    isNothing ? [] : ownParameters + freeParameters
  }

  /// Whether there is no solution.
  private var isNothing: Bool {
    switch found {
    case .numbers(let members): members.isEmpty
    case .ranges(let ranges): ranges.isEmpty
    case .points(let points): points.isEmpty
    case .images, .every, .defined: false
    }
  }

  /// The parameters of what is solved for.
  var ownParameters: [String] {
    guard case .points(let points) = found else { return [] }
    var names: [String] = []
    for case .form(let form) in points.flatMap({ $0.coordinates }) {
      for name in form.variables where !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// What stands behind each solution: ` and y = t`.
  private var freeText: String {
    zip(free, freeParameters).map { " and " + $0 + " = " + $1 }.joined()
  }

  // MARK: Expressions

  /// The digits of a number, or what it is where none were computed.
  static func digits(_ shown: Answer.Shown) -> Expression? {
    shown.complexDigits ?? shown.expansion.map { Expression($0, shown.style) } ?? shown.written
  }

  /// A number in closed form, or else in digits.
  private static func written(_ shown: Answer.Shown) -> Expression? {
    shown.exact ?? digits(shown)
  }

  /// The numbers that are whole multiples of a period apart from one.
  private func family(_ shown: Answer.Shown, _ period: Answer.Shown?, _ part: Part) -> Expression? {
    guard let number = part(shown), let period else { return part(shown) }
    guard let step = part(period) != nil ? Self.written(period) : nil else { return nil }
    return .family(number, step, letter)
  }

  /// What a function takes a number or a family to.
  private func value(_ image: Image, _ part: Part) -> Expression? {
    value(of: image.function, image.start, image.period, part)
  }

  private func value(
    of function: Function?,
    _ shown: Answer.Shown,
    _ period: Answer.Shown?,
    _ part: Part
  ) -> Expression? {
    guard let argument = family(shown, period, part), let function else {
      return family(shown, period, part)
    }
    var replacements = [SolutionImage.argument: argument]
    for (name, shown) in function.numbers {
      guard let number = part(shown) else { return nil }
      replacements[name] = number
    }
    return function.value.replacing(replacements)
  }

  /// Which whole numbers count: ` and n >= 0`, or nothing where all do.
  private func condition(_ turns: Turns, unicode: Bool) -> String {
    switch turns {
    case .all: ""
    case .fromZero: " and " + letter + (unicode ? " ≥ 0" : " >= 0")
    case .notZero: " and " + letter + (unicode ? " ≠ 0" : " != 0")
    }
  }

  private static func coordinate(_ coordinate: Point.Coordinate, _ part: Part) -> Expression? {
    switch coordinate {
    case .number(let shown): part(shown)
    case .form(let form): form
    }
  }

  // MARK: Texts

  /// A range in words of the language: `-2 < x <= 1`, or `1 + n < x < 2 + n and n >= 0`.
  private func text(
    _ range: Range,
    unicode: Bool,
    _ mark: DecimalMark,
    _ part: Part
  ) -> String? {
    let text = chain(range, unicode: unicode, mark, part)
    return text.map { $0 + condition(range.turns, unicode: unicode) }
  }

  private func chain(
    _ range: Range,
    unicode: Bool,
    _ mark: DecimalMark,
    _ part: Part
  ) -> String? {
    func text(_ shown: Answer.Shown) -> String? {
      value(of: range.function, shown, range.period, part)?
        .valueText(unicode: unicode, decimalMark: mark)
    }
    let (atMost, atLeast) = unicode ? (" ≤ ", " ≥ ") : (" <= ", " >= ")
    switch (range.lower, range.upper) {
    case (nil, nil): return nil
    case (let low?, _) where range.isPoint: return text(low.shown).map { unknown + " = " + $0 }
    case (let low?, nil):
      return text(low.shown).map { unknown + (low.isIncluded ? atLeast : " > ") + $0 }
    case (nil, let high?):
      return text(high.shown).map { unknown + (high.isIncluded ? atMost : " < ") + $0 }
    case (let low?, let high?):
      guard let first = text(low.shown), let last = text(high.shown) else { return nil }
      return first + (low.isIncluded ? atMost : " < ") + unknown
        + (high.isIncluded ? atMost : " < ") + last
    }
  }

  /// Each solution as a comparison; nothing where a part of one is missing.
  private func texts(unicode: Bool, _ mark: DecimalMark, _ part: Part) -> [String?] {
    func equation(_ name: String, _ sign: String, _ value: Expression?) -> String? {
      value.map { name + sign + $0.valueText(unicode: unicode, decimalMark: mark) }
    }
    switch found {
    case .numbers(let members):
      return members.map { equation(unknown, " = ", family($0.shown, $0.period, part)) }
    case .every(let others):
      return others.map { equation(unknown, unicode ? " ≠ " : " != ", part($0)) }
    case .defined: return []
    case .ranges(let ranges): return ranges.map { text($0, unicode: unicode, mark, part) }
    case .images(let images):
      return images.map { image in
        equation(unknown, " = ", value(image, part)).map {
          $0 + condition(image.turns, unicode: unicode)
        }
      }
    case .points(let points):
      return points.map { point in
        let parts = zip(unknowns, point.coordinates).map { name, coordinate in
          equation(name, " = ", Self.coordinate(coordinate, part))
        }
        let known = parts.compactMap { $0 }
        return known.count == parts.count ? known.joined(separator: " and ") : nil
      }
    }
  }

  /// The solutions as comparisons: `x = 1 or x = 2`.
  private func text(unicode: Bool, _ mark: DecimalMark, _ part: Part) -> String? {
    let texts = texts(unicode: unicode, mark, part)
    var known = texts.compactMap { $0 }
    guard !known.isEmpty, known.count == texts.count else { return nil }
    if case .every = found { return known.joined(separator: " and ") + freeText }
    if !free.isEmpty { known = known.map { $0 + freeText } }
    return (known + (rest.map { [$0] } ?? [])).joined(separator: " or ")
  }

  /// The solutions in closed form, if all have one.
  func exactText(unicode: Bool = false, _ mark: DecimalMark) -> String? {
    text(unicode: unicode, mark) { $0.exact }
  }

  /// A call of `solve` that says outright what the solutions are; nothing where it is not known
  /// that these are all, or one has no closed form.
  var call: Expression? {
    guard isComplete, !hasFamiliesOfPoints else { return nil }
    let condition: String
    switch found {
    case .ranges(let ranges) where ranges.isEmpty: condition = "false"
    case .every(let others) where others.isEmpty: condition = "true"
    default:
      guard let text = exactText(.point) else { return nil }
      condition = text
    }
    let word: [String]
    switch domain {
    case .real, .range: word = []
    case .complex: word = ["complex"]
    case .integer: word = ["integer"]
    case .rational: word = ["rational"]
    }
    let arguments = [condition] + unknowns + free + word
    return Expression(plain: "solve(" + arguments.joined(separator: "; ") + ")")
  }

  /// The solutions in digits.
  func digits(unicode: Bool, _ mark: DecimalMark) -> Answer.Decimal? {
    if case .every = found { return nil }
    guard let text = text(unicode: unicode, mark, Self.digits) else { return nil }
    let numbers = numbers
    return Answer.Decimal(
      text: text,
      count: numbers.map { Answer.Decimal($0, mark: mark)?.count ?? 0 }.min() ?? 0,
      isComplete: !hasFamilies && parameters.isEmpty
        && numbers.allSatisfy { Answer.Decimal($0, mark: mark)?.isComplete == true },
      repeating: nil
    )
  }

  /// A sentence where there is no number to tell.
  func sentence(in language: Language) -> String? {
    let sentence: Sentence
    switch found {
    case .numbers(let members) where members.isEmpty: sentence = none
    case .points(let points) where points.isEmpty: sentence = none
    case .ranges(let ranges) where ranges.isEmpty: sentence = none
    case .ranges(let ranges) where ranges.allSatisfy { $0.ends.isEmpty }: sentence = every
    case .every(let others) where others.isEmpty: sentence = every
    case .defined: sentence = names.count == 1 ? .solutionDefined : .solutionDefinedSeveral
    case .numbers, .points, .ranges, .images, .every: return nil
    }
    return Message(saying: sentence, in: language, names.joined(separator: ", ")).text
  }

  /// All unknowns.
  private var names: [String] { unknowns + free }

  /// What is said where all numbers are solutions.
  private var every: Sentence { names.count == 1 ? .solutionEvery : .solutionEverySeveral }

  /// What is said where there is no solution.
  private var none: Sentence {
    guard isComplete else { return .solutionNoneFound }
    return switch domain {
    case .real: .solutionNone
    case .integer: .solutionNoneWhole
    case .rational: .solutionNoneRational
    case .complex: .solutionNoneComplex
    case .range: .solutionNoneInside
    }
  }

  // MARK: In print

  /// Points of numbers as vectors of their closed forms; nothing where one has none.
  var vectors: [Expression]? {
    guard case .points(let points) = found else { return nil }
    let vectors = points.compactMap { point -> Expression? in
      var parts: [Expression] = []
      for case .number(let shown) in point.coordinates {
        if let exact = shown.exact { parts.append(exact) }
      }
      return parts.count == point.coordinates.count ? Expression(.vector, parts) : nil
    }
    return vectors.count == points.count ? vectors : nil
  }

  /// The unknown, or a vector of several, and all that it may be.
  private var members: (unknown: Expression, values: [Expression])? {
    func single(_ members: [Member]) -> [Expression?] {
      members.map { family($0.shown, $0.period, Self.written) }
    }
    let elements: [Expression?]
    switch found {
    case .numbers(let members): elements = single(members)
    case .points(let points):
      elements = points.map { point in
        let parts = point.coordinates.map { Self.coordinate($0, Self.written) }
        let known = parts.compactMap { $0 }
        return known.count == parts.count ? Expression(.vector, known) : nil
      }
    case .every, .defined, .ranges, .images: return nil
    }
    guard free.isEmpty else { return nil }
    let known = elements.compactMap { $0 }
    guard !known.isEmpty, known.count == elements.count else { return nil }
    let names = unknowns.map { Expression(name: $0) }
    return (names.count == 1 ? names[0] : Expression(.vector, names), known)
  }

  /// The solutions as comparisons: `x = 1 or x = 2`.
  func drawn(_ draw: (Expression) -> String) -> String? {
    let areComparisons =
      switch found {
      case .ranges, .images: true
      case .numbers, .every, .defined, .points: !free.isEmpty
      }
    if areComparisons {
      let text = exactText(.point) ?? digits(unicode: false, .point)?.text ?? ""
      return Statement(plain: text).map { draw($0.expression) }
    }
    return members.map { draw($0.unknown.equal(toOneOf: $0.values, areAll: rest == nil)) }
  }

  /// The solutions as texts of the language, for what keeps them.
  func written() -> WrittenSolutions? {
    guard let members else { return nil }
    return WrittenSolutions(
      unknown: members.unknown.text(),
      // Signs of print keep `2π` together; digits are read as they are kept.
      items: zip(members.values, haveForms).map { $0.valueText(unicode: $1) }
    )
  }

  /// Of each number or point whether it has a closed form; else there are digits of it.
  private var haveForms: [Bool] {
    switch found {
    case .numbers(let members):
      members.map { $0.shown.exact != nil && ($0.period.map { $0.exact != nil } ?? true) }
    case .points(let points):
      points.map { point in
        point.coordinates.allSatisfy { coordinate in
          if case .number(let shown) = coordinate { shown.exact != nil } else { true }
        }
      }
    case .every, .defined, .ranges, .images: []
    }
  }

  // MARK: For programs

  /// A number with its closed form and its digits.
  private static func json(_ shown: Answer.Shown, _ mark: DecimalMark) -> [JSON.Member] {
    [
      .init("exact", .optional(shown.exact?.valueText(decimalMark: mark))),
      .init("decimal", .optional(Answer.Decimal(shown, mark: mark)?.text)),
    ]
  }

  private static func period(_ period: Answer.Shown?, _ mark: DecimalMark) -> [JSON.Member] {
    guard let period else { return [] }
    return [.init("period", .optional(written(period)?.valueText(decimalMark: mark)))]
  }

  private static func json(
    _ name: String,
    _ end: (shown: Answer.Shown, isIncluded: Bool)?,
    _ mark: DecimalMark
  ) -> [JSON.Member] {
    guard let end else { return [] }
    return [.init(name, .object(json(end.shown, mark) + [included(end.isIncluded)]))]
  }

  private static func included(_ isIncluded: Bool) -> JSON.Member {
    .init("isIncluded", .truth(isIncluded))
  }

  /// Which whole numbers count, where not all do.
  private static func turns(_ turns: Turns) -> [JSON.Member] {
    switch turns {
    case .all: []
    case .fromZero: [.init("from", .count(0))]
    case .notZero: [.init("except", .count(0))]
    }
  }

  /// A number, or the value of a function at the members of a family, with its letter.
  private func json(_ image: Image, _ mark: DecimalMark) -> JSON {
    guard let period = image.period else { return .object(Self.json(image.start, mark)) }
    return .object(
      json(image.function, image.start, period, mark)
        + family(image.period, image.turns, mark)
    )
  }

  /// The value of a function at the members of a family.
  private func json(
    _ function: Function?,
    _ shown: Answer.Shown,
    _ period: Answer.Shown?,
    _ mark: DecimalMark
  ) -> [JSON.Member] {
    func text(_ part: Part) -> JSON {
      .optional(value(of: function, shown, period, part)?.valueText(decimalMark: mark))
    }
    return [.init("exact", text { $0.exact }), .init("decimal", text(Self.digits))]
  }

  /// The letter of a family, its period, and which whole numbers count.
  private func family(
    _ period: Answer.Shown?,
    _ turns: Turns,
    _ mark: DecimalMark
  ) -> [JSON.Member] {
    [.init("letter", .text(letter))] + Self.period(period, mark) + Self.turns(turns)
  }

  /// Two ends, or those of each range of a family.
  private func json(_ range: Range, _ mark: DecimalMark) -> JSON {
    guard let function = range.function else {
      return .object(
        Self.json("lower", range.lower, mark) + Self.json("upper", range.upper, mark)
          + Self.period(range.period, mark) + Self.turns(range.turns)
      )
    }
    let ends = [("lower", range.lower), ("upper", range.upper)].compactMap { name, end in
      end.map { end in
        JSON.Member(
          name,
          .object(
            json(function, end.shown, range.period, mark) + [Self.included(end.isIncluded)]
          )
        )
      }
    }
    return .object(ends + family(range.period, range.turns, mark))
  }

  private func json(_ point: Point, _ mark: DecimalMark) -> JSON {
    .object(
      zip(unknowns, point.coordinates).map { name, coordinate in
        switch coordinate {
        case .number(let shown): .init(name, .object(Self.json(shown, mark)))
        case .form(let form):
          .init(name, .object([.init("exact", .text(form.valueText(decimalMark: mark)))]))
        }
      }
    )
  }

  /// The solutions as an object for programs.
  func json(_ mark: DecimalMark) -> JSON {
    let (scope, items): (String, [JSON])
    switch found {
    case .numbers(let members):
      scope = "members"
      items = members.map { member in
        .object(
          Self.json(member.shown, mark) + Self.period(member.period, mark)
            + JSON.Member.count("multiplicity", member.multiplicity)
        )
      }
    case .every(let others):
      (scope, items) = ("allBut", others.map { .object(Self.json($0, mark)) })
    case .defined: (scope, items) = ("defined", [])
    case .ranges(let ranges):
      scope = ranges.contains { $0.function != nil } ? "imageRanges" : "ranges"
      items = ranges.map { json($0, mark) }
    case .images(let images): (scope, items) = ("images", images.map { json($0, mark) })
    case .points(let points): (scope, items) = ("points", points.map { json($0, mark) })
    }
    let unknowns: JSON.Member =
      unknowns.count == 1
      ? .init("unknown", .text(unknown)) : .init("unknowns", .list(unknowns.map { .text($0) }))
    let letters = hasFamilies ? [JSON.Member("letter", .text(letter))] : []
    let others = free.isEmpty ? [] : [JSON.Member("free", .list(free.map { .text($0) }))]
    return .object(
      [.init("kind", .text("solutions")), unknowns, .init("scope", .text(scope))] + letters + [
        .init("items", .list(items)), .init("isComplete", .truth(isComplete)),
        .init("open", .list(open.map { json($0, mark) })),
      ] + others
    )
  }
}
