// The table of values with a name of their own. One row per constant; adding one touches
// its row, a line of the manual and its name in each language.

internal import Reals

/// A constant that the language knows.
package struct Constant: Hashable, Sendable {
  /// The place of its row, as tokens and nodes have it.
  package let rawValue: UInt8

  private init(row: UInt8) { rawValue = row }

  /// The meaning of a constant.
  enum Meaning: Sendable {
    /// A computation of the value.
    typealias Computation = @Sendable (inout Workspace) throws(RealError) -> Value

    /// A computed value; for random numbers another one each time.
    case computed(Computation)
    /// The value of an expression of numbers and other constants.
    case text(StaticString)
  }

  /// The row of a constant: everything that the program knows of it.
  private struct Row: Sendable {
    /// How it is typed.
    let name: StaticString
    /// Its sign in print.
    let sign: StaticString
    /// The command in LaTeX; nothing for a name in upright letters.
    let latex: StaticString?
    /// Whether it is written as a word, and not as a letter.
    let isWord: Bool
    /// Whether a definition of the user's takes precedence over the name.
    let yields: Bool
    /// The unit of a constant of physics.
    let unit: StaticString?
    /// The value.
    let meaning: Meaning

    init(
      _ name: StaticString,
      _ sign: StaticString,
      latex: StaticString? = nil,
      isWord: Bool = false,
      yields: Bool = true,
      unit: StaticString? = nil,
      value: @escaping Meaning.Computation
    ) {
      self.init(
        name,
        sign,
        latex: latex,
        isWord: isWord,
        yields: yields,
        unit: unit,
        .computed(value)
      )
    }

    private init(
      _ name: StaticString,
      _ sign: StaticString,
      latex: StaticString? = nil,
      isWord: Bool = false,
      yields: Bool = true,
      unit: StaticString? = nil,
      _ meaning: Meaning
    ) {
      self.name = name
      self.sign = sign
      self.latex = latex
      self.isWord = isWord
      self.yields = yields
      self.unit = unit
      self.meaning = meaning
    }

    /// The row of a word that is printed as it is typed.
    init(
      word: StaticString,
      latex: StaticString? = nil,
      value: @escaping Meaning.Computation
    ) {
      self.init(word, word, latex: latex, isWord: true, value: value)
    }

    /// The row of a constant of physics that is exact by definition, and an expression of
    /// its value in a unit.
    init(_ word: StaticString, in unit: StaticString, _ text: StaticString) {
      self.init(word, word, isWord: true, unit: unit, .text(text))
    }
  }

  private static let rows: [Row] = mathematics + physics

  private static let mathematics: [Row] = [
    Row("pi", "π", latex: "\\pi", yields: false) { _ in .real(.pi) },
    Row("e", "e", latex: "e", yields: false) { _ in .real(.e) },
    // The golden ratio.
    Row("phi", "φ", latex: "\\phi") { _ in .real(goldenRatio) },
    // A turn in radians.
    Row("tau", "τ", latex: "\\tau") { _ in .real(turn) },
    Row(word: "true", latex: "\\text{true}") { _ in .truth(true) },
    Row(word: "false", latex: "\\text{false}") { _ in .truth(false) },
    // Euler's constant; the letter γ is the user's.
    Row(word: "eulergamma") { _ in .real(.eulerGamma) },
    // A random number, another one each time.
    Row(word: "rand") { (workspace) throws(RealError) in
      .real(try Real.random(in: &workspace))
    },
    Row("i", "i", latex: "\\mathrm{i}") { _ in .complex(.imaginaryUnit) },
    // No number: it is read as a bound only.
    Row("infinity", "∞", latex: "\\infty") { _ throws(RealError) in
      throw .overBudget(.magnitude)
    },
  ]

  /// Constants of physics, named with a prefix so that they take no letter from anybody.
  ///
  /// > Source: BIPM, The International System of Units (9th edition, 2019), section 2.2; of
  /// > the last two the 3rd and the 10th General Conference on Weights and Measures (1901,
  /// > 1954).
  private static let physics: [Row] = [
    Row("physc", in: "m/s", "299792458"),
    Row("physh", in: "J·s", "6.62607015e-34"),
    Row("physhbar", in: "J·s", "physh/(2*pi)"),
    Row("physe", in: "C", "1.602176634e-19"),
    Row("physk", in: "J/K", "1.380649e-23"),
    Row("physNA", in: "1/mol", "6.02214076e23"),
    Row("physR", in: "J/(mol·K)", "physNA*physk"),
    Row("physF", in: "C/mol", "physNA*physe"),
    Row("physsigma", in: "W/(m²·K⁴)", "2*pi^5*physk^4/(15*physh^3*physc^2)"),
    Row("physg", in: "m/s²", "9.80665"),
    Row("physatm", in: "Pa", "101325"),
  ]
}

extension Constant {
  /// Half a turn in radians.
  package static let pi = Constant(row: 0)
  /// The base of natural logarithms.
  package static let e = Constant(row: 1)
  /// The golden ratio.
  package static let phi = Constant(row: 2)
  /// The truth value `true`.
  package static let isTrue = Constant(row: 4)
  /// The truth value `false`.
  package static let isFalse = Constant(row: 5)
  /// A random number.
  package static let random = Constant(row: 7)
  /// The imaginary unit.
  package static let imaginaryUnit = Constant(row: 8)

  /// The bound of a range that is greater than all numbers, and no number.
  package static let infinity = Constant(row: 9)

  /// All constants with values, in the order of their rows.
  package static let allCases = rows.indices.map { Constant(row: UInt8($0)) }
    .filter { $0 != .infinity }

  /// The constant of a number, as tokens and nodes have it.
  init(_ number: UInt8) {
    precondition(Int(number) < Constant.rows.count, "there is no such constant")
    self.init(row: number)
  }

  private var row: Row { Constant.rows[Int(rawValue)] }

  /// How it is typed.
  package var name: StaticString { row.name }

  /// Its sign in print.
  package var sign: StaticString { row.sign }

  /// Its name and its sign.
  package var spellings: [String] { ["\(name)", "\(sign)"] }

  /// The command or the text in LaTeX.
  var latex: String { row.latex.map { "\($0)" } ?? "\\operatorname{\(name)}" }

  /// The unit of a constant of physics.
  package var unit: StaticString? { row.unit }

  /// Whether it is written as a word, and not as a letter.
  package var isWord: Bool { row.isWord }

  /// The value of the row.
  var meaning: Meaning { row.meaning }

  /// The most bytes of a name.
  static let longestName = rows.reduce(0) { max($0, $1.name.utf8CodeUnitCount) }

  /// The constant of a name or a sign, in any spelling that is read.
  package static func named(_ name: String) -> Constant? {
    allCases.first { $0.spellings.contains(name) }
      ?? Array(name.utf8).withUnsafeBufferPointer { yielding($0[...]) }
  }

  /// The constant that a name or a sign means where the user gives it no meaning: also
  /// `PI` and `Pi`, `TAU` and `True`, while `E` and `I` are the user's, and `physG` is not `physg`.
  static func yielding(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Constant? {
    for (place, row) in rows.enumerated() where place != infinity.rawValue {
      func isNamed(_ bytes: some Sequence<UInt8>) -> Bool {
        row.name.withUTF8Buffer { $0.elementsEqual(bytes) }
      }
      let isMeant =
        row.yields && (isNamed(name) || row.sign.withUTF8Buffer { $0.elementsEqual(name) })
        || name.count > 1 && row.unit == nil && !isNamed(name)
          && isNamed(name.lazy.map { $0 | 0x20 })
      if isMeant { return Constant(row: UInt8(place)) }
    }
    return nil
  }

  /// Whether a text is a constant that is written as a word, `true` or `PI`.
  package static func isWord(_ name: [UInt8]) -> Bool {
    name.count > 1 && name.withUnsafeBufferPointer { yielding($0[...]) } != nil
  }
}

// MARK: - Values

extension Constant {
  /// (1 + √5)/2.
  private static let goldenRatio = real { (workspace) throws(RealError) in
    let root = try Real.squareRoot(Real(5), in: &workspace)
    return try .quotient(.sum(Real(1), root, in: &workspace), Real(2), in: &workspace)
  }

  private static let turn = real { (workspace) throws(RealError) in
    try .product(Real(2), .pi, in: &workspace)
  }

  private static func real(_ make: (inout Workspace) throws(RealError) -> Real) -> Real {
    var workspace = Workspace()
    do throws(RealError) {
      return try make(&workspace)
    } catch {
      preconditionFailure("a constant is within the budget")
    }
  }
}
