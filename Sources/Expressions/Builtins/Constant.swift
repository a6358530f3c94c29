// What the program knows of values with a name of their own.

internal import Reals

/// A constant that the language knows.
package enum Constant: UInt8, CaseIterable, Hashable, Sendable {
  /// Half a turn in radians.
  case pi
  /// The base of natural logarithms.
  case e
  /// The golden ratio.
  case phi
  /// A turn in radians.
  case tau
  /// What is so.
  case isTrue
  /// What is not so.
  case isFalse
}

extension Constant {
  /// The constant of a number, as tokens and nodes have it.
  init(_ number: UInt8) {
    guard let constant = Constant(rawValue: number) else {
      preconditionFailure("there is no such constant")
    }
    self = constant
  }

  /// How it is typed.
  package var name: StaticString {
    switch self {
    case .pi: "pi"
    case .e: "e"
    case .phi: "phi"
    case .tau: "tau"
    case .isTrue: "true"
    case .isFalse: "false"
    }
  }

  /// Its sign in print.
  package var sign: StaticString {
    switch self {
    case .pi: "π"
    case .e: "e"
    case .phi: "φ"
    case .tau: "τ"
    case .isTrue, .isFalse: name
    }
  }

  /// Its name and its sign.
  package var spellings: [String] { ["\(name)", "\(sign)"] }

  /// Whether a name that the user gives a meaning has that meaning.
  private var yields: Bool {
    switch self {
    case .pi, .e: false
    case .phi, .tau, .isTrue, .isFalse: true
    }
  }

  /// The most bytes of a name.
  static var longestName: Int { 5 }

  /// The constant that a name or a sign means where the user gives it no meaning.
  static func yielding(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Constant? {
    allCases.first { constant in
      constant.yields
        && (constant.name.withUTF8Buffer { $0.elementsEqual(name) }
          || constant.sign.withUTF8Buffer { $0.elementsEqual(name) })
    }
  }

  /// How LaTeX has it.
  var latex: StaticString {
    switch self {
    case .pi: "\\pi"
    case .e: "e"
    case .phi: "\\phi"
    case .tau: "\\tau"
    case .isTrue: "\\text{true}"
    case .isFalse: "\\text{false}"
    }
  }

  /// Whether it is written as a word, and not as a letter.
  package var isWord: Bool {
    switch self {
    case .pi, .e, .phi, .tau: false
    case .isTrue, .isFalse: true
    }
  }

  /// What it means.
  var value: Value {
    switch self {
    case .pi: .real(.pi)
    case .e: .real(.e)
    case .phi: .real(Constant.goldenRatio)
    case .tau: .real(Constant.turn)
    case .isTrue: .truth(true)
    case .isFalse: .truth(false)
    }
  }

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
