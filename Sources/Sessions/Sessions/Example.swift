// Examples for newcomers: lines to try, each with a title in each language. The page and the
// command offer the same ones, and run them when they are chosen.

package import Messages

/// An example to try, with the answer left to the calculator.
package enum Example: UInt8, CaseIterable, Sendable {
  // Lines of the formula calculator.
  case decimals, period, roots, sine, cosines, machin, power, nearly, tower

  // Things to draw.
  case poles, hole, oscillation, heart, rose

  // Keys of the desk calculator.
  case third, percent, program, drawing

  /// The part of the program that an example is for.
  package enum Kind: String, CaseIterable, Sendable {
    /// A line to evaluate.
    case formula
    /// Something to draw.
    case graph
    /// Keys of the desk calculator.
    case desk
  }

  /// The part of the program that the example is for.
  package var kind: Kind {
    switch self {
    case .decimals, .period, .roots, .sine, .cosines, .machin, .power, .nearly, .tower: .formula
    case .poles, .hole, .oscillation, .heart, .rose: .graph
    case .third, .percent, .program, .drawing: .desk
    }
  }

  /// A line that is evaluated, something that is drawn, or keys that are pressed.
  package var text: String { Kept.texts.line(Int(rawValue)).words }

  /// The edges of the window that shows what is to be seen, left, right, bottom
  /// and top; nothing where any window does.
  package var window: [String]? {
    switch self {
    case .oscillation: ["-1/4", "1/4", "-3/2", "3/2"]
    case .heart: ["-2", "2", "-3/2", "3/2"]
    default: nil
    }
  }

  /// The title: a remarkable fact about the example.
  package func title(in language: Language) -> String {
    Example.titles(language).line(Int(rawValue)).words
  }

  /// The keys of an example of the desk calculator, one after the other; a key that gives values
  /// has them behind it.
  package var keys: [String] {
    guard kind == .desk else { return [] }
    var keys: [String] = []
    for word in text.utf8.split(separator: UInt8(ascii: " ")) {
      let word = String(decoding: Array(word), as: UTF8.self)
      if keys.last == "Solve" { keys[keys.count - 1] += " " + word } else { keys.append(word) }
    }
    return keys
  }
}

// MARK: - Tables

extension Example {
  fileprivate static var texts: Wording {
    Wording(
      """
      decimals: 0.1 + 0.2 - 0.3
      period: 1/7
      roots: sqrt(5 + 2*sqrt(6))
      sine: sin(pi/12)
      cosines: cos(pi/5) - cos(2*pi/5)
      machin: 16*atan(1/5) - 4*atan(1/239)
      power: 2^200
      nearly: e^(pi*sqrt(163))
      tower: 9^9^9
      poles: tan(x)
      hole: (x^2 - 1)/(x - 1)
      oscillation: sin(1/x)
      heart: (x^2 + y^2 - 1)^3 < x^2*y^3
      rose: r = 4*cos(2*theta), 0 <= theta <= 2*pi
      third: 1 / 3 * 3 =
      percent: 200 + 10 % =
      program: 3 * x * x = Mem+ 4 * x = Mem+ 5 Mem+ Solve x=2
      drawing: x sin / x = Graph
      """
    )
  }

  /// The table of titles in a language.
  package static func titles(_ language: Language) -> Wording {
    switch language {
    case .english: Kept.english
    case .german: Kept.german
    case .chinese: Kept.chinese
    }
  }

  fileprivate static var english: Wording {
    Wording(
      """
      decimals: decimals are exact
      period: digits that repeat for ever
      roots: a root that comes apart
      sine: the sine of 15 degrees
      cosines: two irrational cosines
      machin: how π was computed in 1706
      power: all 61 digits
      nearly: nearly a whole number
      tower: a number of 369,693,100 digits
      poles: no false lines at the poles
      hole: a hole of one point
      oscillation: where it swings too fast, it says so
      heart: a region, every pixel proved
      rose: a rose in polar coordinates
      third: a third, three times
      percent: ten per cent more
      program: a program, and its value for x = 2
      drawing: a program as a graph
      """
    )
  }

  fileprivate static var german: Wording {
    Wording(
      """
      decimals: Dezimalzahlen sind exakt
      period: Ziffern, die sich ewig wiederholen
      roots: eine Wurzel, die zerfällt
      sine: der Sinus von 15 Grad
      cosines: zwei irrationale Kosinus
      machin: wie man π 1706 berechnete
      power: alle 61 Ziffern
      nearly: beinahe eine ganze Zahl
      tower: eine Zahl mit 369.693.100 Stellen
      poles: keine falschen Striche an den Polstellen
      hole: eine Lücke von einem Punkt
      oscillation: wo es zu schnell schwingt, steht es da
      heart: ein Gebiet, jedes Pixel bewiesen
      rose: eine Rose in Polarkoordinaten
      third: ein Drittel, dreimal
      percent: zehn Prozent mehr
      program: ein Programm und sein Wert für x = 2
      drawing: ein Programm als Graph
      """
    )
  }

  fileprivate static var chinese: Wording {
    Wording(
      """
      decimals: 小数是精确的
      period: 永远循环的数字
      roots: 可以拆开的根式
      sine: 15 度的正弦
      cosines: 两个无理数余弦之差
      machin: 1706 年计算 π 的方法
      power: 全部 61 位数字
      nearly: 几乎是整数
      tower: 有 369,693,100 位的数
      poles: 极点处没有多余的竖线
      hole: 只缺一个点
      oscillation: 振荡太快之处如实标出
      heart: 每个像素都经过证明的区域
      rose: 极坐标下的玫瑰线
      third: 三分之一的三倍
      percent: 增加百分之十
      program: 一个程序，及其在 x = 2 时的值
      drawing: 把程序画成图形
      """
    )
  }
}

/// The tables, of which each is read once.
private enum Kept {
  static let texts = Example.texts
  static let english = Example.english
  static let german = Example.german
  static let chinese = Example.chinese
}
