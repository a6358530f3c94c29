// What holds of the MathML of any formula.

import Expressions
import Formulas
import TestSupport
import Testing

@Suite struct MathMLLaws {
  @Test("it is XML, and no two elements have the same number", arguments: seeds(8))
  func numbers(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(60) {
      let (editor, line) = try RandomKeys.formula(20, using: &random)
      let source = editor.formula.mathML()
      let elements = try #require(Markup.elements(source), "\(line)\n\(source)")
      for name in ["data-n", "data-p"] {
        let numbers = elements.compactMap { $0.attributes[name] }
        try #require(Set(numbers).count == numbers.count, "\(line)\n\(source)")
      }
      let count = editor.formula.pieces.count
      for element in elements {
        if element.tag == "mo" { try #require(element.attributes["form"] != nil, "\(line)") }
        guard let number = element.attributes["data-n"].flatMap({ Int($0) }) else { continue }
        try #require((-1 - count..<count).contains(number), "\(line)\n\(source)")
        let children: [String: Int] = ["mfrac": 2, "msup": 2, "msub": 2, "mroot": 2, "msqrt": 1]
        if let expected = children[element.tag] {
          try #require(element.children.count == expected, "\(line)\n\(source)")
        }
      }
      let foci = elements.filter { ($0.attributes["class"] ?? "").contains("slot") }
        .filter { ($0.attributes["class"] ?? "").split(separator: " ").contains("focus") }
      try #require(foci.count == 1, "\(line)\n\(source)")
    }
  }

  @Test("every place of the caret is at an element", arguments: seeds(8))
  func places(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(6) {
      var (editor, line) = try RandomKeys.formula(15, using: &random)
      for place in 0...editor.formula.pieces.count {
        _ = editor.tap(at: place)
        try check(editor.formula, "\(line) at \(place)")
      }
    }
  }

  private func check(_ formula: Formula, _ line: String) throws {
    let caret = formula.caretPlace
    let source = formula.mathML()
    let elements = try #require(Markup.elements(source), "\(line)\n\(source)")
    let attribute = caret.side == .box ? "data-p" : "data-n"
    let found = elements.filter { $0.attributes[attribute] == "\(caret.element)" }
    try #require(found.count == 1, "\(line): \(caret)\n\(source)")
    // A tap there leads back.
    let length = found[0].text.unicodeScalars.filter { $0 != "\u{202f}" }.count
    let isLeaf = ["mi", "mn", "mo", "mtext"].contains(found[0].tag) && caret.offset > 0
    let place: Int
    switch caret.side {
    case .box: place = caret.element
    case .before:
      place = formula.place(inElement: caret.element, offset: 0, isRightHalf: false)
    case .inside:
      try #require(isLeaf && caret.offset > 0 && caret.offset < length, "\(line): \(caret)")
      place = formula.place(
        inElement: caret.element,
        offset: caret.offset,
        isRightHalf: false
      )
    case .after:
      if isLeaf { try #require(caret.offset == length, "\(line): \(caret)\n\(source)") }
      place = formula.place(
        inElement: caret.element,
        offset: max(0, caret.offset - 1),
        isRightHalf: true
      )
    }
    try #require(place == formula.caret, "\(line): \(caret)\n\(source)")
  }

  @Test("a tap anywhere on the picture stays in the formula", arguments: seeds(4))
  func taps(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(25) {
      let (editor, line) = try RandomKeys.formula(15, using: &random)
      let formula = editor.formula
      for element in Markup.elements(formula.mathML()) ?? [] {
        guard let number = element.attributes["data-n"].flatMap({ Int($0) }) else { continue }
        let left = formula.place(inElement: number, offset: 0, isRightHalf: false)
        let right = formula.place(inElement: number, offset: 0, isRightHalf: true)
        try #require(left >= 0 && right <= formula.pieces.count && left <= right, "\(line)")
      }
    }
  }
}
