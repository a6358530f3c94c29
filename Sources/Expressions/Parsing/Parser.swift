// From text to expressions. The grammar, loosest first:
//
//   line        = [ "=" ] [ statement ] { ";" [ statement ] }
//               | a whole number in words [ a way to write it ]    see `NumberInWords`
//   plot        = [ point | statement ] { separator [ statement ] }
//   point       = "(" bits separator bits ")"      as x = bits and y = bits
//   statement   = name ("=" | ":=") condition   but not `x = 1 or x = 2`
//               | "var" name ("=" | ":=") condition
//               | name "(" name { separator name } ")" ("=" | ":=") condition
//               | condition [ ("→" | "->") name ]
//               | condition "as" "%" [ ("of" | "von") condition ]    a quotient in hundredths
//   condition   = exclusion { ("or" | "||") exclusion }   with comparisons on both sides
//   exclusion   = conjunction { "xor" conjunction }
//   conjunction = relation { ("and" | "&" | "&&") relation }
//   relation    = range { ("=" | "==" | "≠" | "!=" | "<>" | "<" | "≤" | "<=" | ">" | "≥" | ">=")
//                       range }
//   range       = bits [ ( ".." | "..." ) bits ]   whole numbers
//   bits        = bits1 { "or" bits1 }         unless comparisons are on both sides
//   bits1       = bits2 { "xor" bits2 }
//   bits2       = sum { ("and" | "&") sum }
//   sum         = measured { ("+" | "−") measured }
//   measured    = product { ("±" | "+/-") product [ "∈" interval ] }
//   product     = combination { ("×" | "·" | "*" | "/" | "÷" | "mod" | "%" | of | "shl" | "<<"
//                             | "shr" | ">>" | "div" | "//" | "quot" | "\" | "rem") combination
//                             | juxtaposed }
//   of          = "of" | "von" | "off"      behind a percent sign; `10% off` is 1 − 10%
//   combination = signed { ("nCr" | "nPr" | "∠") signed }
//   signed      = { "+" | "−" } power
//   power       = postfix [ ("^" | "**") signed ]
//   postfix     = literal { "!" | "%" | "‰" | "°" [ number "′" [ number "″" ] ] | unit
//                         | superscript }
//   unit        = "rad" | "radians" | "deg" | "degrees" | "Grad" | "grad" | "gon"    behind a number, constant or bracket
//   literal     = number [ "," "Δ" "=" number ]     behind it how far it is above another one
//               | numeral | name | constant | "(" condition ")" | "[" condition "]"
//               | "|" bits "|" | "⌊" condition "⌋" | "⌈" condition "⌉" | cases | call | vector
//               | "[" bits ".." bits "]"        an interval
//               | collection { "[" condition "]" }   the element at a place
//   collection  = list | name                one that is a list or a vector
//               | call                       of a function that gives a list
//               | "(" collection ")"
//   vector      = "[" condition separator condition { separator condition } "]"
//   list        = "{" [ condition { separator condition } | sequence ] "}"
//   sequence    = condition separator binder | binder separator condition
//   binder      = name "=" range             the name means each number in turn
//   cases       = "{" case { separator case } [ separator condition ] "}"
//   case        = condition ":" condition    the value where the first one holds
//   call        = function [ ("^" exponent) | superscript ] ( "(" arguments ")" | bare )
//               | ("√" | "∛" | "∜" | superscript "√") { "+" | "−" } literal
//               | operation condition      all of a statement: `factor x^2 - 1`
//   exponent    = [ "−" ] literal
//   bare        = { "+" | "−" } literal { "°" | unit }
//   arguments   = condition { separator condition }
//               | sequence                   where there may be any number of them
//   separator   = ";" | ","          a comma only when it is no decimal mark
//                                    in a number; none at the end of a plot
//   juxtaposed  = power that starts with no sign; no number behind a number
//
// A `%` is the remainder when an operand follows it directly, a percentage
// otherwise. Words as `plus` say operators, a bar that is the only one says `or`: see
// `operatorInWords`. `!=` without a blank between is one sign, also behind a factorial:
// `5! = 120` has the blank. A word of everyday language is no name, where the
// options say so: see `LanguageWord`. Powers group to the right, everything else to the left.
// Numbers and names are described at `Scanner`.
//
// Binary operators are read by precedence climbing, with the ranks of `Rank`:
// a chain of equal ranks is a loop, so only brackets, signs, powers and bare
// arguments recurse, and those are counted against `nestingLimit`.
//
// > Source: Theodore Norvell, Parsing expressions by recursive descent (1999),
// > section "precedence climbing".

/// Reads a text.
///
/// Nothing fails: mistakes are collected, and what is missing is a hole.
package struct Parser: Sendable {
  /// The greatest number of brackets, signs, powers and bare arguments inside
  /// each other.
  package static var nestingLimit: Int { 250 }

  /// The greatest number of bytes of a text.
  package static var textLimit: Int { 1 << 28 }

  /// The greatest number of mistakes that are told; the text behind them is given up.
  package static var mistakeLimit: Int { 100 }

  var scanner: Scanner
  var token: Token
  /// The end of the token before ``token``.
  var previousEnd = 0
  var builder = ExpressionBuilder()
  var options: ParsingOptions
  var diagnostics: [Diagnostic] = []
  var readings: [Reading] = []
  var depth = 0
  /// The closing signs of the brackets that are open, innermost last.
  var closers: [Token.Kind] = []
  /// Whether a bar in the place of an operator closes a pair of bars.
  var barCloses = false
  /// Whether a comma stood before the last argument of the last call.
  var separatesByComma = false
  /// The end of the last operator that has a sign or a word, powers excepted; −1 if there is
  /// none.
  var operatorEnd = -1
  /// Whether the text has no comparison and no names but `x` with digits behind it; nil if that was
  /// not asked yet.
  var hasOnlyNumbers: Bool?
  /// How many brackets are open around the comparison whose right side is being read; −1 where
  /// there is none.
  var comparedBrackets = -1
  /// How many brackets are open around the arrow of a limit; −1 where none is read.
  var limitBrackets = -1
  /// The place of what ends an operand and is no operator: the sign behind a number that says from
  /// which side a name comes close to it, or the dx of an integral; −1 where there is none.
  var sideStart = -1
  /// Whether the next token may be the sign of infinity.
  var takesInfinity = false
  /// How many brackets are open where the arguments of a call with bounds stand; nil outside of one.
  var boundsDepth: Int?
  /// The end of the last pair of bars.
  var barsEnd = -1
  /// The place up to which tokens were skipped: a missing operator there is not reported
  /// again.
  var skippedTo = -1
  /// The parameters of the function that is being defined.
  var parameters: [String] = []
  /// The name right in front of the bracket that comes next, which would be a
  /// function if there were several arguments.
  var functionCandidate: Range<Int>?
  /// Whether the rest of the text is given up.
  var isExhausted = false
  /// Whether the line is a plot, in which commas separate statements as well, and names are those
  /// of axes and sliders.
  var isPlot = false

  /// Creates a parser of the bytes of a text, with three zeros behind them.
  init(_ bytes: UnsafeBufferPointer<UInt8>, options: ParsingOptions) {
    scanner = Scanner(bytes, decimalMark: options.decimalMark)
    self.options = options
    token = Token(kind: .end, start: 0, end: 0)
    if scanner.count > Parser.textLimit {
      report(.textTooLong(limit: Parser.textLimit), 0..<0)
    } else {
      advance()
    }
  }
}

extension Parser {
  var range: Range<Int> { Range(uncheckedBounds: (token.start, token.end)) }

  /// The bytes from a token to the end of what was read last.
  ///
  /// Empty at that end where an operand is missing behind a blank, so that nothing was read from
  /// the token on.
  func span(from start: Int) -> Range<Int> {
    Range(uncheckedBounds: (min(start, previousEnd), previousEnd))
  }

  /// Moves to the next token that the language has.
  mutating func advance() {
    previousEnd = token.end
    token = scanner.next()
    if token.kind == .unknown, !takesInfinity || !isInfinity(token) { skipUnknown() }
  }

  /// Reports characters that the language does not have, and moves behind them.
  private mutating func skipUnknown() {
    while token.kind == .unknown {
      if let bound = bound(token) {
        token = bound
        return
      }
      if isCurrency {
        note(.currency, range)
      } else {
        report(.unknownCharacter(token.value), range)
      }
      skippedTo = token.end
      token = scanner.next()
      skippedTo = token.start
    }
  }

  /// Whether the token is the sign of a currency right before or behind a number that somebody typed.
  private var isCurrency: Bool {
    guard options.refusesWords else { return false }
    switch token.value {
    case 0x24, 0xa3, 0xa5, 0x20ac: break
    default: return false
    }
    var (start, end) = (token.start, token.end)
    while start > 0, scanner.bytes[start - 1] == 0x20 { start -= 1 }
    while scanner.bytes[end] == 0x20 { end += 1 }
    let isBehind = start > 0 && scanner.bytes[start - 1] &- 0x30 < 10
    let isBefore = scanner.bytes[end] &- 0x30 < 10
    return isBehind != isBefore && (isBehind || end == token.end)
  }

  mutating func report(_ kind: Diagnostic.Kind, _ range: Range<Int>) {
    report(Diagnostic(kind, range: range))
  }

  mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    if diagnostics.count >= Parser.mistakeLimit { giveUp() }
  }

  /// Gives up the rest of the text.
  mutating func giveUp() {
    scanner.offset = scanner.count
    token = Token(kind: .end, start: scanner.count, end: scanner.count)
    isExhausted = true
  }

  /// Whether a name means what the user says.
  func isOwn(_ name: String) -> Bool {
    options.ownNames.contains(name) || options.functions.contains(name)
      || parameters.contains(name)
  }

  mutating func note(_ dispute: Dispute, _ range: Range<Int>) {
    readings.append(
      Reading(dispute: dispute, isAlternative: options.readings[dispute], range: range)
    )
  }
}
