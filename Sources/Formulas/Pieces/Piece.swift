// The flat form of a formula: symbols, and marks where a structure opens, where
// its next slot begins and where it closes. A row is what stands between two
// marks; a place of the caret is the number of pieces before it.

/// One piece of a formula.
package struct Piece: Hashable, Sendable {
  /// The kind of piece.
  package var kind: Kind
  /// The structure that a mark belongs to.
  package var structure: Structure
  /// Facts about the piece that do not change its meaning.
  package var flags: Flags
  /// The Unicode scalar of a symbol; that of ``squareBracket``, and 0 of other marks.
  package var scalar: UInt32

  /// The kind of a piece.
  package enum Kind: UInt8, Sendable {
    /// A digit.
    case digit
    /// The decimal mark.
    case mark
    /// A letter of a variable or a constant.
    case letter
    /// A letter of the name of a function.
    case function
    /// A letter of the name of an operator, such as `mod`.
    case infix
    /// An operator, a relation or an arrow between two operands.
    case sign
    /// A sign in front of an operand, a minus or a plus.
    case prefix
    /// A factorial, percent, degree, minute or second sign.
    case postfix
    /// A semicolon between arguments.
    case separator
    /// The start of a structure, and of its first slot.
    case open
    /// The start of another slot of a structure.
    case next
    /// The end of a structure.
    case close
    /// A letter, a digit or a blank of the words of a conversion, `to hex`.
    case conversion
    /// One Unicode scalar of what was typed and is no formula where it stands.
    case unread
  }

  /// Facts about a piece that do not change its meaning.
  package struct Flags: OptionSet, Hashable, Sendable {
    /// The bits.
    package let rawValue: UInt8

    /// Creates flags from bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The piece belongs to the same word as the piece before it.
    package static var joined: Flags { Flags(rawValue: 1) }
    /// The bracket was not typed; it stands where it must in the end.
    package static var ghost: Flags { Flags(rawValue: 2) }
    /// What is unread may still become something, or is read with what stands around it.
    package static var pending: Flags { ghost }
    /// The slot was opened by an operator, and looser operators leave it; the sign or blank left
    /// such a slot just now.
    package static var running: Flags { Flags(rawValue: 4) }
    /// Brackets were typed around the content of the slot and are not drawn.
    package static var bracketed: Flags { Flags(rawValue: 8) }
    /// The brackets came by themselves and go by themselves.
    package static var automatic: Flags { Flags(rawValue: 16) }
    /// The brackets came with the name before them by one key, or the arrow.
    package static var keyed: Flags { Flags(rawValue: 32) }
    /// Brackets around the whole slot were closed and vanished just now.
    package static var closed: Flags { Flags(rawValue: 64) }
    /// The letter was typed by its name, which is that of a function too.
    package static var spelled: Flags { Flags(rawValue: 128) }
    /// The symbol makes no sign or number with what comes behind it: `e` and `!` that came by
    /// keys of their own or have a blank behind them.
    package static var apart: Flags { closed }
    /// The sign was typed right behind `2e`: with a digit it makes a power of ten.
    package static var exponential: Flags { spelled }
  }

  /// Creates a symbol.
  package init(_ kind: Kind, _ scalar: Unicode.Scalar, _ flags: Flags = []) {
    self.kind = kind
    self.scalar = scalar.value
    self.flags = flags
    structure = .group
  }

  /// Creates a mark of a structure.
  package init(_ kind: Kind, _ structure: Structure, _ flags: Flags = []) {
    self.kind = kind
    self.structure = structure
    self.flags = flags
    scalar = 0
  }

  /// Brackets open that were typed as square ones: around two bounds they are an interval.
  static var squareBracket: Piece {
    var piece = Piece(.open, .group)
    piece.scalar = 0x5b
    return piece
  }

  /// Whether the piece is ``squareBracket``, whatever its flags.
  var isSquare: Bool { kind == .open && structure == .group && scalar == 0x5b }
}

/// A structure with slots.
package enum Structure: UInt8, Hashable, Sendable {
  /// Numerator and denominator.
  case fraction
  /// An exponent, on what stands before it.
  case power
  /// A subscript, on the name before it.
  case lower
  /// A square root.
  case squareRoot
  /// Index and radicand.
  case root
  /// Bars.
  case absolute
  /// Round brackets.
  case group
  /// The digits that repeat for ever at the end of a number.
  case repeating
  /// The brackets of the greatest whole number below.
  case floor
  /// The brackets of the least whole number above.
  case ceiling
  /// Braces around the elements of a list.
  case list
  /// A brace in front of values, each with its condition: two slots a line.
  case cases
  /// A large ∑: the bound name, the first and the last number, and the term.
  case sum
  /// A large ∏: the bound name, the first and the last number, and the factor.
  case product
  /// Square brackets around the entries of a vector.
  case vector
  /// Square brackets around the place of an element of the list before it.
  case place
  /// A whole number with a fraction behind it, numerator and denominator.
  case mixed
  /// A large ∫: the bounds, which may both be empty, the function, and the bound name.
  case integral
  /// `lim`: the bound name, what it comes close to, and the function.
  case limit
  /// d/dx: the bound name and the function.
  case derivative
}

/// The part that a row plays in what surrounds it.
package enum SlotRole: UInt8, Hashable, Sendable {
  /// The whole formula.
  case formula
  /// The dividend of a fraction.
  case numerator
  /// The divisor of a fraction.
  case denominator
  /// The exponent of a power.
  case exponent
  /// The subscript of a name.
  case lower
  /// The number under a root.
  case radicand
  /// The index of a root.
  case index
  /// The content of bars.
  case absolute
  /// The content of round brackets.
  case brackets
  /// The repeating digits of a number.
  case repeating
  /// The elements of a list.
  case elements
  /// The value of cases where a condition holds.
  case value
  /// The condition of a value of cases.
  case condition
  /// The name that means each number of a range, or that a function is taken of.
  case boundName
  /// The first number of a range.
  case first
  /// The last number of a range.
  case last
  /// The term of a sum or the factor of a product.
  case term
  /// The entries of a vector.
  case entries
  /// The place of an element in a list.
  case place
  /// The whole number of a mixed number.
  case whole
  /// The bound below an integral sign.
  case lowerBound
  /// The bound above an integral sign.
  case upperBound
  /// What the name of a limit comes close to, perhaps with a side.
  case target
  /// What an integral, a limit or a derivative is taken of.
  case function
}

extension Structure {
  /// The part of a slot, counted from 0.
  package func role(slot: Int) -> SlotRole {
    switch self {
    case .fraction: slot == 0 ? .numerator : .denominator
    case .power: .exponent
    case .lower: .lower
    case .squareRoot: .radicand
    case .root: slot == 0 ? .index : .radicand
    case .absolute: .absolute
    case .group, .floor, .ceiling: .brackets
    case .repeating: .repeating
    case .list: .elements
    case .vector: .entries
    case .place: .place
    case .mixed: slot == 0 ? .whole : slot == 1 ? .numerator : .denominator
    case .cases: slot % 2 == 0 ? .value : .condition
    case .sum, .product, .integral, .limit, .derivative: large?.slots[slot] ?? .term
    }
  }

  /// The number of slots, of cases with one line.
  var slotCount: Int {
    switch self {
    case .fraction, .root, .cases: 2
    case .power, .lower, .squareRoot, .absolute, .group, .repeating, .floor, .ceiling, .list,
      .vector, .place:
      1
    case .mixed: 3
    case .sum, .product, .integral, .limit, .derivative: large?.slots.count ?? 1
    }
  }

  /// Whether the structure may have so many slots: cases have two for each line.
  func allows(slots: Int) -> Bool {
    self == .cases ? slots > 0 && slots % 2 == 0 : slots == slotCount
  }

  /// The marks of the structure, with its slots empty.
  var marks: [Piece] {
    [Piece(.open, self)] + Array(repeating: Piece(.next, self), count: slotCount - 1)
      + [Piece(.close, self)]
  }

  /// Whether the structure stands on what is before it.
  var isScript: Bool { self == .power || self == .lower }

  /// Whether the structure is closed by a key of its own.
  var isBracket: Bool {
    switch self {
    case .group, .absolute, .floor, .ceiling, .list, .vector, .place: true
    default: false
    }
  }
}

extension Piece {
  var isOpen: Bool { kind == .open }
  var isClose: Bool { kind == .close }
  var isMark: Bool { kind == .open || kind == .next || kind == .close }
  var isJoined: Bool { flags.contains(.joined) }
  var isUnread: Bool { kind == .unread }
  /// Whether the piece is a minus in front of an operand.
  var isNegation: Bool { kind == .prefix && isSymbol("-") }
  /// Whether the piece is a blank that was typed and is not read yet.
  var isBlank: Bool { kind == .unread && scalar == 0x20 }
  var isLetter: Bool { kind == .letter || kind == .function || kind == .infix }
  /// Whether the piece starts a script on what is before it.
  var opensScript: Bool { kind == .open && structure.isScript }

  func isSymbol(_ other: Unicode.Scalar) -> Bool { !isMark && scalar == other.value }
}
