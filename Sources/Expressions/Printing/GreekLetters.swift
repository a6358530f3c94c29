// Greek letters in LaTeX.

/// The commands of Greek letters.
enum GreekLetters {
  /// The command of a name that is one Greek letter; capitals that look like
  /// Latin ones have none.
  static func command(_ name: String) -> String? {
    guard let scalar = name.unicodeScalars.first, name.unicodeScalars.count == 1 else {
      return nil
    }
    switch scalar.value {
    case 0x3b1...0x3c9: return small[Int(scalar.value - 0x3b1)].map { "\\\($0)" }
    case 0x391...0x3a9:
      let index = Int(scalar.value - 0x391)
      guard let name = small[index], capitals.contains(name) else { return nil }
      var letters = Array(name.utf8)
      letters[0] -= 0x20
      return "\\" + String(decoding: letters, as: UTF8.self)
    default: return nil
    }
  }

  private static var small: [String?] {
    [
      "alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota", "kappa",
      "lambda", "mu", "nu", "xi", nil, "pi", "rho", "varsigma", "sigma", "tau", "upsilon", "phi",
      "chi", "psi", "omega",
    ]
  }

  private static var capitals: [String] {
    [
      "gamma", "delta", "theta", "lambda", "xi", "pi", "sigma", "upsilon", "phi", "psi", "omega",
    ]
  }
}
