// Lines and statements: values to show, values to keep, functions to define.

internal import Numbers

extension Parser {
  mutating func line(hasActions: Bool) -> Line {
    if hasActions, mayBeInWords, let line = lineInWords() { return line }
    var statements: [Statement] = []
    var separators: [Separator] = []
    if isPlot { points(&statements, &separators) }
    while token.kind != .end {
      let end = previousEnd
      var mistake: Diagnostic?
      while token.kind == .semicolon || token.kind == .comma {
        if token.kind == .comma {
          if !isPlot || scanner.peek().kind == .end { reportUnexpected() }
          mistake = isPlot ? foreignMark(at: token) : nil
        }
        advance()
      }
      if token.kind == .end { break }
      if !statements.isEmpty {
        separators.append(Separator(range: end..<token.start, mistake: mistake))
      }
      statements.append(statement(isFirst: statements.isEmpty, hasActions: hasActions))
    }
    if diagnostics.count > 1 {
      diagnostics = diagnostics.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
    if readings.count > 1 {
      readings = readings.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
    return Line(
      statements: statements,
      diagnostics: diagnostics,
      readings: readings,
      separators: separators
    )
  }

  /// The line, where all of it but the way to write it is a number in words.
  private mutating func lineInWords() -> Line? {
    guard let (number, end) = numberInWords() else { return nil }
    let saved = self
    (diagnostics, skippedTo) = ([], -1)
    scanner.offset = end
    advance()
    let way = conversion()
    guard diagnostics.isEmpty, token.kind == .end else {
      self = saved
      return nil
    }
    let range = 0..<end
    builder = ExpressionBuilder()
    builder.append(NumberLiteral(canonical: number.magnitude.text()), range: range)
    if number.isNegative { builder.append(.negation, from: 0, range: range) }
    note(.numberInLetters, range)
    let statement = Statement(
      action: .evaluate,
      expression: builder.expression(),
      conversion: way,
      range: 0..<max(end, previousEnd)
    )
    return Line(statements: [statement], diagnostics: [], readings: readings, separators: [])
  }

  private mutating func statement(isFirst: Bool, hasActions: Bool) -> Statement {
    // The sign in front of all in a cell of a spreadsheet.
    if isFirst, hasActions, !isPlot, !options.continuesFromAns, token.kind == .equal,
      scanner.peek().kind != .end
    {
      advance()
    }
    let start = token.start
    builder = ExpressionBuilder()
    // Most operands and operators are a byte each; one in four is a bracket,
    // a blank or a longer word. Where one statement has ended, others may be short too.
    builder.nodes.reserveCapacity(isFirst ? min(scanner.count - start, 256) * 3 / 4 + 4 : 4)
    var action = hasActions ? definition() ?? .evaluate : Statement.Action.evaluate
    let valueStart = token.start
    if isFirst, action == .evaluate, options.continuesFromAns, continuesFromAns {
      builder.append(name: "Ans", range: start..<start)
      postfixes(from: 0, start: start)
      operators(from: 0, start: start, minimum: .choice)
    } else {
      operand(.choice)
    }
    if action == .evaluate { joinRelations(from: 0, start: start) }
    resume(from: 0, start: start) {
      $0 == .semicolon || $0 == .comma || hasActions && $0 == .arrow
    }
    if case .assign = action, !isPlot, let value = builder.nodes.last, value.isEquation,
      Int(value.start) == valueStart
    {
      note(.truthOfEquation, span(from: start))
    }
    let preposition = token
    let conversion = token.kind == .end ? nil : conversion()
    if conversion != nil {
      if conversion == .percent { shareOfWhole(from: start) }
      if preposition.kind == .name, rank(of: token.kind) != .none, !startsConversion {
        // More to compute stands behind the way to write it.
        let word = scanner.name(of: preposition)
        report(.languageWord(word, remedy: .form), preposition.start..<preposition.end)
        giveUp()
      }
      resume(from: 0, start: start) { $0 == .semicolon || $0 == .comma }
      while startsConversion {
        // A value is written in one way.
        let word = token.kind == .name ? scanner.name(of: token) : nil
        report(word.map { .languageWord($0, remedy: .form) } ?? .unexpected, range)
        _ = self.conversion()
        resume(from: 0, start: start) { $0 == .semicolon || $0 == .comma }
      }
    } else if hasActions, token.kind == .arrow {
      advance()
      if let name = newName(isTarget: true) {
        action = .assign(name: name.name, range: name.range)
      }
      resume(from: 0, start: start) { $0 == .semicolon || $0 == .comma }
    }
    parameters = []
    // What follows on the line is read with the name's new meaning.
    if case .assign(let name, _) = action { options.ownNames.insert(name) }
    return Statement(
      action: action,
      expression: builder.expression(),
      conversion: conversion,
      range: start..<max(start, previousEnd)
    )
  }

  /// Reads the points with which a plot starts, each as a vector: `(cos(t), sin(t))`,
  /// `(1, 2), (3, 4)`, and in brackets or braces `[(1, 2), (3, 4)]`.
  private mutating func points(_ points: inout [Statement], _ separators: inout [Separator]) {
    let saved = self
    let close: Token.Kind? =
      switch token.kind {
      case .openSquare: .closeSquare
      case .openBrace: .closeBrace
      default: nil
      }
    if let close {
      guard scanner.peek().kind == .open, enter(closing: close) else { return }
      advance()
    }
    while points.isEmpty || token.isSeparator {
      let before = self
      if !points.isEmpty { advance() }
      guard let point = point(endingAt: close) else {
        self = before
        break
      }
      if let last = points.last {
        let range = last.range.upperBound..<point.range.lowerBound
        separators.append(Separator(range: range, mistake: nil))
      }
      points.append(point)
    }
    guard let close else { return }
    guard !points.isEmpty, token.kind == close else { return restore(saved, &points, &separators) }
    advance()
    leave()
    if token.kind != .end { restore(saved, &points, &separators) }
  }

  /// Goes back to where no points were read.
  private mutating func restore(
    _ saved: Parser,
    _ points: inout [Statement],
    _ separators: inout [Separator]
  ) {
    self = saved
    (points, separators) = ([], [])
  }

  /// The point that stands here, if there is one and what ends it stands behind it.
  private mutating func point(endingAt close: Token.Kind?) -> Statement? {
    guard token.kind == .open else { return nil }
    let saved = self
    guard enter(closing: .close) else { return nil }
    let start = token.start
    builder = ExpressionBuilder()
    advance()
    for isFirst in [true, false] {
      operand(.or)
      guard isFirst ? token.isSeparator : token.kind == .close else {
        self = saved
        return nil
      }
      advance()
    }
    leave()
    guard token.kind == close || token.kind == .end || token.isSeparator else {
      self = saved
      return nil
    }
    let range = span(from: start)
    builder.append(.vector, from: 0, range: range)
    return Statement(action: .evaluate, expression: builder.expression(), range: range)
  }

  /// Reports tokens that nothing can take, and reads on behind them, until
  /// the end or a token that ends the operand.
  mutating func resume(from mark: Int, start: Int, until ends: (Token.Kind) -> Bool) {
    while token.kind != .end, !ends(token.kind), !startsConversion {
      switch token.kind {
      case .close, .closeSquare, .closeFloor, .closeCeiling, .closeBrace:
        report(.unopenedBracket, range)
      default: reportUnexpected()
      }
      advance()
      skippedTo = token.start
      operators(from: mark, start: start, minimum: .choice)
    }
  }

  /// The left side of a definition, if the statement starts with one.
  private mutating func definition() -> Statement.Action? {
    guard token.kind == .name else {
      noteReservedName()
      return nil
    }
    if isWord("var"), scanner.peek().kind.isWord {
      advance()
      let name = newName()
      if token.isAssignment {
        advance()
      } else if token.kind != .end {
        report(.unexpected, range)
      }
      return name.map { .assign(name: $0.name, range: $0.range) } ?? .evaluate
    }
    let name = token
    var ahead = scanner
    let sign = ahead.next().kind
    switch sign {
    case .equal where startsJunction(behind: ahead): return nil
    // `sinx = 1/2` compares.
    case .equal where endOfJoinedFunction != nil && Spelling.call(scanner.name(of: name)) != nil:
      return nil
    case .equal, .colonEqual:
      refuseWord(at: name)
      refuseWordOfTruths(at: name)
      advance()
      advance()
      return .assign(name: scanner.name(of: name), range: name.start..<name.end)
    case .open:
      let saved = self
      advance()
      advance()
      if let parameters = parameterList() {
        refuseWord(at: name)
        refuseWordOfTruths(at: name)
        self.parameters = parameters
        let function = scanner.name(of: name)
        options.functions.insert(function)
        return .define(name: function, range: name.start..<name.end, parameters: parameters)
      }
      self = saved
      return nil
    default:
      return nil
    }
  }

  /// Reports `sin = 3`, and notes `e = 3`, which compares.
  private mutating func noteReservedName() {
    guard token.kind.isWord, scanner.peek().isAssignment else { return }
    if token.kind == .constant {
      note(.equalToConstant, range)
    } else {
      report(.reservedName(String(decoding: scanner.bytes[range], as: UTF8.self)), range)
    }
  }

  /// Names up to `) =`, or nothing when something else stands there.
  private mutating func parameterList() -> [String]? {
    var names: [String] = []
    while token.kind == .name {
      let name = scanner.name(of: token)
      if names.contains(name) { report(.repeatedParameter(name), range) }
      refuseWord(at: token)
      refuseWordOfTruths(at: token)
      names.append(name)
      advance()
      if token.kind == .close, scanner.peek().isAssignment {
        advance()
        advance()
        return names
      }
      guard token.kind == .semicolon || token.kind == .comma && options.decimalMark == .point
      else { return nil }
      advance()
    }
    return nil
  }

  /// The name that must stand here because something is given to it; behind an
  /// arrow it must not ask for a conversion either.
  private mutating func newName(isTarget: Bool = false) -> (name: String, range: Range<Int>)? {
    let place = range
    switch token.kind {
    case .name:
      refuseWord(at: token, isTarget: isTarget)
      refuseWordOfTruths(at: token)
      let name = scanner.name(of: token)
      advance()
      return (name, place)
    case .constant, .function, .infixFunction:
      let word = String(decoding: scanner.bytes[place], as: UTF8.self)
      report(.reservedName(word), place)
      advance()
      return nil
    default:
      report(.missingName, token.kind == .end ? previousEnd..<previousEnd : place)
      if token.kind != .semicolon { advance() }
      return nil
    }
  }

  /// Whether a line that starts with this token goes on from `Ans`.
  ///
  /// One that starts with a minus does where a blank stands behind it; else it is a sign.
  private var continuesFromAns: Bool {
    switch token.kind {
    case .plus, .plusMinus, .times, .slash, .caret, .bang, .percent, .superscript, .equal,
      .doubleEqual, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .arrow:
      true
    case .minus: scanner.bytes[token.end] == 0x20
    case .infixFunction: scanner.peek().kind != .open
    case .name: startsConversion || operatorInWords.map { $0.kind != .minus } ?? false
    default: false
    }
  }

  private func isWord(_ word: StaticString) -> Bool {
    guard token.end - token.start == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { buffer in
      for (x, y) in zip(buffer, scanner.bytes[token.start..<token.end]) where x != y {
        return false
      }
      return true
    }
  }
}

extension Token {
  fileprivate var isAssignment: Bool { kind == .equal || kind == .colonEqual }
  fileprivate var isSeparator: Bool { kind == .comma || kind == .semicolon }
}

extension Token.Kind {
  fileprivate var isWord: Bool {
    self == .name || self == .constant || self == .function || self == .infixFunction
  }
}

extension Parser {
  /// Whether a conversion is asked for here: a word, or an arrow where a name would keep the
  /// value, and behind it what to convert to.
  ///
  /// A word that the user has given a meaning is a name.
  var startsConversion: Bool { conversionAhead != nil }

  /// Reads a conversion, if one is asked for here.
  mutating func conversion() -> Conversion? {
    guard let found = conversionAhead else { return nil }
    for _ in 0..<found.tokens { advance() }
    return found.conversion
  }

  /// Reads what a number is so many hundredths of: `20 as % of 80`.
  private mutating func shareOfWhole(from start: Int) {
    guard token.kind == .name, token.end - token.start <= 3 else { return }
    let word = scanner.name(of: token)
    guard Parser.shareWord(word) == .shareOf, !isOwn(word) else { return }
    advance()
    operand(.or)
    builder.append(.quotient, from: 0, range: span(from: start))
  }

  /// Whether a question for hundredths stands here: `20 is what percent of 80`.
  private var asksForPercent: Bool {
    guard options.refusesWords, !isOwn("what") else { return false }
    var ahead = scanner
    let (first, second) = (ahead.next(), ahead.next())
    guard first.kind == .name, ahead.name(of: first) == "what" else { return false }
    return second.kind == .percent
      || second.kind == .name && Conversion(word: ahead.name(of: second)) == .percent
  }

  private var conversionAhead: (conversion: Conversion, tokens: Int)? {
    guard options.readsConversions, closers.isEmpty else { return nil }
    switch token.kind {
    case .arrow: break
    case .name where 2...3 ~= token.end - token.start:
      let word = scanner.name(of: token)
      if word == "is", !isOwn(word), asksForPercent { return (.percent, 3) }
      guard Conversion.isPreposition(word), !isOwn(word) else { return nil }
    default: return nil
    }
    var ahead = scanner
    let first = ahead.next()
    switch first.kind {
    case .percent where first.value == 0: return (.percent, 2)
    case .name, .function:
      let word = ahead.name(of: first)
      guard !isOwn(word) else { return nil }
      let second = ahead.next()
      if second.kind == .name, let found = Conversion(word, ahead.name(of: second)) {
        return (found, 3)
      }
      if word == "a", second.kind == .percent { return (.percent, 3) }
      if let found = Conversion(word: word) { return (found, 2) }
      if word == "base", second.kind == .integer, 2...36 ~= second.value {
        return (.base(Int(second.value)), 3)
      }
      return nil
    case .integer:
      let second = ahead.next()
      guard second.kind == .name else { return nil }
      return Conversion(Int(first.value), word: ahead.name(of: second)).map { ($0, 3) }
    default: return nil
    }
  }
}
