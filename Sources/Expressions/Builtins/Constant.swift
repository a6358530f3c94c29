// What the program knows of numbers with a name of their own.

internal import Reals

/// A constant that the language knows.
public enum Constant: UInt8, Hashable, Sendable {
  /// Half a turn in radians.
  case pi
  /// The base of natural logarithms.
  case e
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
    }
  }

  /// Its sign in print.
  package var sign: StaticString {
    switch self {
    case .pi: "π"
    case .e: "e"
    }
  }

  /// How LaTeX has it.
  var latex: StaticString {
    switch self {
    case .pi: "\\pi"
    case .e: "e"
    }
  }

  /// The number.
  var value: Real {
    switch self {
    case .pi: .pi
    case .e: .e
    }
  }
}
