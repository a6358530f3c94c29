// Words of everyday language are no names, except where the user has defined them.

import Expressions
import Reals
import Testing

@Suite struct LanguageWordTests {
  private var options: ParsingOptions { Environment().parsingOptions }

  @Test(arguments: [
    ("x^2 if x < 0", "if", 4..<6, Remedy.cases), ("x > 0 und x < 1", "und", 6..<9, .write("and")),
    ("if(x < 0, 1, 2)", "if", 0..<2, .cases), ("x<0 oder x>1", "oder", 4..<8, .write("or")),
    ("plus = 3", "plus", 0..<4, .write("+")), ("1/2 of 50", "of", 4..<6, .write("*")),
    ("255 -> hex", "hex", 7..<10, .base), ("255 → hex", "hex", 8..<11, .base),
    ("1/3 -> fraction", "fraction", 7..<15, .conversion), ("5 to x", "to", 2..<4, .conversion),
    ("if = 3", "if", 0..<2, .cases), ("hex(x) = x", "hex", 0..<3, .base),
    ("f(und) = 1", "und", 2..<5, .write("and")), ("var else = 2", "else", 4..<8, .cases),
    ("x² wenn x < 0", "wenn", 4..<8, .cases), ("Limes x", "Limes", 0..<5, .calculus),
  ])
  func `a word is refused at its place`(
    text: String,
    word: String,
    range: Range<Int>,
    remedy: Remedy
  ) {
    let line = Parser.line(text, options: options)
    let expected = Diagnostic(.languageWord(word, remedy: remedy), range: range)
    #expect(line.diagnostics.first == expected)
  }

  @Test(arguments: ["sum = 3", "base = 2", "fraction = 1/3", "AS = 5", "iffy", "x_if"])
  func `other names stay names`(text: String) {
    #expect(Parser.line(text, options: options).diagnostics.isEmpty)
  }

  @Test func `a word that the user has defined is a name`() throws {
    let own = ["hex", "if", "base"]
    var environment = Environment(variables: [:])
    for name in own { environment.variables[name] = .real(Real(3)) }
    environment.functions["lim"] = UserFunction(parameters: ["x"], body: try Expression("x"))
    for text in ["hex + if", "5 -> hex", "5 -> base", "if = 7", "lim(3)", "lim(x) = 2x"] {
      let line = Parser.line(text, options: environment.parsingOptions)
      #expect(line.diagnostics.isEmpty, "\(text)")
    }
    #expect(!Parser.line("hex than if", options: environment.parsingOptions).diagnostics.isEmpty)
  }

  @Test func `a user's names win over the words of operators`() {
    var environment = Environment(variables: [:])
    for name in ["plus", "per", "div", "TAU"] { environment.variables[name] = .real(Real(3)) }
    for text in ["2 plus", "2per", "div + 1", "TAU"] {
      let line = Parser.line(text, options: environment.parsingOptions)
      #expect(line.diagnostics.isEmpty, "\(text)")
    }
  }

  @Test func `no word is a name of the program`() {
    for row in Builtin.all {
      for name in [row.name] + row.aliases {
        #expect(LanguageWord.remedy(for: "\(name)") == nil, "\(name)")
      }
    }
  }
}
