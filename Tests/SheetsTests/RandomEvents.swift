// Random events: keys, gestures, pastes, links, replies too late or never.

import Messages
import Plots
import Sessions
import Sheets

enum RandomEvents {
  static let tokens = [
    "0", "1", "2", "7", "x", "y", "f", "t", "e", ".", ",", ";", "+", "-", "*", "/", "/", "^", "(",
    "(", ")", ")", "|", "=", "<", "!", "%", "°", "_", "√", "K:frac", "K:sqrt", "K:root", "K:abs",
    "K:sq", "K:pow", "K:exp10", "K:neg", "K:sin", "K:max", "K:logb", "K:rep", "K:pi", "K:mod",
    "Ans", "X0", "X1", "s i n", "a n s", "STO", "Left", "Right", "Up", "Down", "Up", "Home", "End",
    "Tab", "S-Tab", "Space", "Esc", "S-Left", "C-a", "Widen", "BS", "BS", "Del", "C-BS", "C-c",
    "C-x", "C-v", "Undo", "Redo", "AC", "Enter", "Enter", "Enter", "Equals", "Enter", "DEG", "RAD",
    "DEG/RAD", "K:page", "K:form", "K:digits", "x = 5 Enter", "f ( t ) = t + x Enter",
  ]

  static let pastes = [
    "1/2+x", "\\\\frac{1}{2}", "sin(x)^2", "<script>alert(1)</script>", "((((", "\\u202e12\\u0301",
    "1;2;3", "f(3)", "<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>", "",
  ]

  static let settings = [
    "\"angle\":\"deg\"", "\"angle\":\"grad\"", "\"digits\":3", "\"digits\":-1", "\"digits\":1e9",
    "\"decimalMark\":\",\"", "\"decimalMark\":\".\"", "\"language\":\"de\"",
    "\"language\":\"zh\"", "\"form\":\"decimal\"", "\"keyPage\":2", "\"verbosity\":2",
    "\"juxtaposition\":\"first\"", "\"nonsense\":null", "\"angle\":5",
  ]

  static let nonsense = [
    "", "{}", "null", "{\"keys\":5}", "{\"keys\":\"K:nothing\"}", "{\"tap\":{}}", "{\"recall\":{}}",
    "{\"set\":[]}", "{\"answered\":{}}", "{\"answered\":{\"kind\":\"evaluate\",\"id\":1}}",
    "{\"stopped\":\"user\"}", "{\"stopped\":\"memory\"}", "{\"load\":\"{}\"}", "{\"open\":\"1\"}",
    "{\"open\":\"zzzz\"}", "{\"screen\":true}", "{\"clearTape\":true}", "{\"unremove\":true}",
    "{\"convert\":{\"line\":1}}",
    "{\"convert\":{\"line\":1,\"way\":\"to hex\"}}", "{\"convert\":{\"line\":2,\"way\":\"(\"}}",
    "{\"tapPlace\":99999999999999999999}", "{\"answered\":{\"kind\":\"preview\",\"answers\":[{}]}}",
  ]

  /// An event as JSON.
  static func make(using random: inout some RandomNumberGenerator) -> String {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func one(_ list: [String]) -> String { list.randomElement(using: &random) ?? "" }
    switch number(0...40) {
    case 0: return "{\"paste\":\"\(one(pastes))\"}"
    case 1: return "{\"set\":{\(one(settings))}}"
    case 2: return one(nonsense)
    case 3...5:
      let names = [
        "recall", "insert", "remove", "pin", "recalculate", "copyLine", "copyResult",
        "edit", "edit", "fold", "vary", "turn",
      ]
      return "{\"\(one(names))\":\(number(-1...12))}"
    case 6: return "{\"digits\":{\"line\":\(number(-1...12)),\"count\":\(number(0...60))}}"
    case 7, 8:
      let touch = "{\"element\":\(number(-2...20)),\"offset\":\(number(-1...3)),\"right\":true}"
      return "{\"\(one(["tap", "selectTo"]))\":\(touch)}"
    case 10: return "{\"move\":{\"line\":\(number(-1...12)),\"by\":\(number(-9...9))}}"
    case 11:
      return one([
        "{\"undoLines\":true}", "{\"redoLines\":true}", "{\"leaveLine\":true}",
        "{\"forget\":\"x\"}",
        "{\"label\":{\"line\":\(number(-1...12)),\"text\":\"<b>\"}}",
      ])
    case 12:
      let line = number(-1...12)
      return one([
        "{\"draw\":true}", "{\"draw\":{\"text\":\"a*x\"}}",
        "{\"draw\":{\"text\":\"{x;b*x}\",\"alone\":true}}",
        "{\"draw\":{\"text\":\"(cos t, sin t), 0<t<1\"}}",
        "{\"draw\":{\"text\":\"(1; 2), (a; 1/3)\"}}", "{\"data\":\"x\\ty\\n1\\t2\\n3\\t4\"}",
        "{\"data\":\"1 2\\n3 4\\n5 b\"}",
        "{\"point\":{\"line\":\(line),\"index\":\(number(-1...3)),\"x\":\"1/7\",\"y\":\"b\"}}",
        "{\"point\":{\"line\":\(line),\"index\":\(number(0...1)),\"x\":\"\",\"y\":\"\"}}",
        "{\"look\":{\"line\":\(line),\"color\":\(number(-1...8)),\"isShown\":false}}",
        "{\"look\":{\"line\":\(line),\"dash\":\(number(-1...8)),\"width\":4}}",
        "{\"reword\":{\"line\":\(line),\"text\":\"x^2+c\"}}",
        "{\"bound\":{\"line\":\(line),\"text\":\"2<t<3\"}}",
        "{\"slide\":{\"line\":\(line),\"value\":\"\(number(-3...3)).5\",\"most\":\"20\"}}",
        "{\"takeGraph\":\"{}\"}", "{\"openGraph\":\"1\"}",
      ])
    case 9: return "{\"\(one(["tapPlace", "selectWord"]))\":\(number(-2...20))}"
    default:
      var keys = ""
      for _ in 0..<number(1...4) { keys += one(tokens) + " " }
      return "{\"keys\":\"\(keys)\"}"
    }
  }
}
