// Fractions in one character, mixed numbers, and digits of other scripts.

import Expressions
import Testing

@Suite("Numbers of other scripts") struct ForeignNumberTests {
  /// > Source: Unicode, Latin-1 Supplement, Number Forms, and the digits of each script.
  @Test(arguments: [
    ("½", "1/2"), ("¼", "1/4"), ("¾", "3/4"), ("⅐", "1/7"), ("⅑", "1/9"), ("⅒", "1/10"),
    ("⅓", "1/3"), ("⅔", "2/3"), ("⅕", "1/5"), ("⅖", "2/5"), ("⅗", "3/5"), ("⅘", "4/5"),
    ("⅙", "1/6"), ("⅚", "5/6"), ("⅛", "1/8"), ("⅜", "3/8"), ("⅝", "5/8"), ("⅞", "7/8"),
    ("↉", "0/3"), ("2½", "2 + 1/2"), ("2 ½", "2 + 1/2"), ("2½ x", "(2 + 1/2) x"),
    ("-2½", "-(2 + 1/2)"), ("3½^2", "(3 + 1/2)^2"), ("2^½", "2^(1/2)"), ("½x", "(1/2) x"),
    ("sin ½", "sin(1/2)"), ("2½%", "(2 + 1/2)%"), ("2 1/2", "2 + 1/2"), ("-2 1/2", "-(2 + 1/2)"),
    ("4*2 1/2", "4*(2 + 1/2)"), ("2 1/2*4", "(2 + 1/2)*4"), ("2 1 / 2", "2 + 1/2"),
    ("10 - 2 1/2", "10 - (2 + 1/2)"), ("１２３", "123"), ("１２．５", "12.5"), ("٣+٤", "3+4"),
    ("٣٫١٤", "3.14"), ("۱۲", "12"), ("१२", "12"), ("১২", "12"), ("๑๒", "12"), ("2３", "23"),
    ("０１", "1"), ("０", "0"),
  ])
  func `are read as what they say`(text: String, same: String) throws {
    let line = Parser.line(text)
    #expect(line.diagnostics.isEmpty, "\(text)")
    let read = try #require(line.statements.first).expression
    #expect(try read.prefixDescription == Expression(same).prefixDescription, "\(text)")
  }

  @Test(arguments: ["12 3", "2.5½", "3 5/4", "3 4/4", "2 0/3"])
  func `two numbers in a row are a mistake where they are no mixed number`(text: String) {
    #expect(Parser.line(text).diagnostics.contains { $0.kind == .missingOperator }, "\(text)")
  }
}
