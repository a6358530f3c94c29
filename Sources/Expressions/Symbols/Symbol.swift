// The public view of a node: its symbol, without its operands.

/// The symbol of one node of an expression.
package enum Symbol: Hashable, Sendable {
  /// A number as it was written.
  case number(NumberLiteral)
  /// A constant with a name of its own.
  case constant(Constant)
  /// A variable, `Ans` or a register.
  case name(String)
  /// A missing operand.
  case hole
  /// The opposite of the operand.
  case negation
  /// The first operand plus the second.
  case sum
  /// The first operand minus the second.
  case difference
  /// The first operand, increased by the percentage of it that the second is.
  case percentIncrease
  /// The first operand, decreased by the percentage of it that the second is.
  case percentDecrease
  /// A product with a sign between its factors.
  case product
  /// A product without a sign between its factors.
  case juxtaposition
  /// The first operand divided by the second.
  case quotient
  /// The first operand to the power of the second.
  case power
  /// A hundredth of the operand.
  case percent
  /// The operand as an angle in degrees.
  case degree
  /// The operand as an angle in another unit: `1 rad`, `50 grad`.
  case angle(AngleUnit)
  /// Degrees, minutes and perhaps seconds of an angle.
  case sexagesimal
  /// A builtin of as many arguments as there are operands.
  case call(Builtin)
  /// A function of the user: its name is the first operand.
  case application
  /// A comparison; `continuesChain` when the first operand is a comparison
  /// whose right side is compared once more, as in `0 < x < 1`.
  case relation(Relation, continuesChain: Bool)
  /// The value behind the first condition that holds: conditions and values by
  /// turns, and perhaps a value at the end for when none does.
  case piecewise
  /// A list of the operands, of which there may be none.
  case list
  /// A vector of the operands, two or more.
  case vector
  /// The whole numbers from the first operand to the second.
  case range
  /// The values of the last operand for each number of the first one, a range, which the
  /// second one, a name, means there.
  case sequence
  /// What a name comes close to: the operand, if there is one.
  case approach(Approach)
  /// A measured value: the first operand, more or less the second.
  case plusMinus
  /// A measured value between the two operands.
  case interval
}

/// From where a name comes close to a number, or that it grows or falls without bound.
package enum Approach: UInt8, Hashable, Sendable {
  /// From both sides.
  case both
  /// From numbers that are less.
  case left
  /// From numbers that are greater.
  case right
  /// It grows without bound.
  case infinity
  /// It falls without bound.
  case minusInfinity

  /// Whether there is no number that it comes close to.
  package var isInfinite: Bool { self == .infinity || self == .minusInfinity }

  /// The sign behind the number, or that of infinity.
  package var sign: StaticString {
    switch self {
    case .both, .infinity: ""
    case .left, .minusInfinity: "-"
    case .right: "+"
    }
  }
}

/// A sign of comparison.
package enum Relation: UInt8, Hashable, Sendable {
  /// The two sides are the same number.
  case equal
  /// The two sides differ.
  case notEqual
  /// The left side is smaller.
  case less
  /// The left side is not larger.
  case lessOrEqual
  /// The left side is larger.
  case greater
  /// The left side is not smaller.
  case greaterOrEqual

  /// The relation that holds where both sides have values and this one does not hold.
  package var opposite: Relation {
    switch self {
    case .equal: .notEqual
    case .notEqual: .equal
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .greater: .lessOrEqual
    case .greaterOrEqual: .less
    }
  }

  /// The relation of the opposites, and of the sides exchanged.
  package var turned: Relation {
    switch self {
    case .equal, .notEqual: self
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    }
  }
}
