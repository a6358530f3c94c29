// Programs of the desk calculator, kept as Foundation keeps property lists.

import Foundation
import Messages
import Plots
import Sessions
import Sheets
import SurdFoundation
import Testing

@Suite struct DeskPropertyListTests {
  private func program(_ keys: String) throws -> DeskExpression {
    var sheet = DeskSheet()
    _ = sheet.handle(try DeskEvent(keys: keys))
    return sheet.expression
  }

  private let keys =
    #"3 * x * . 1 = Mem+ Paste"1/3 + radius" sqrt + 9 0 0 7 1 9 9 2 5 4 7 4 0 9 9 3"#

  @Test func `a program is data of lists, texts and numbers`() throws {
    let list = DeskCalculator.propertyList(for: try program("3 * x = neg + . 5"))
    #expect(
      list.json.line
        == #"["surd desk",1,[3,"*",["variable","x"],"=","neg","+",["number","0.5"]]]"#
    )
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `a property list reads back equal`(
    format: PropertyListSerialization.PropertyListFormat
  ) throws {
    let program = try program(keys)
    let data = try DeskCalculator.propertyList(for: program).data(format: format)
    let read = try DeskCalculator.expression(forPropertyList: PropertyList(data: data))
    #expect(read == program)
  }

  @Test func `JSON of Foundation reads back equal`() throws {
    let program = try program(keys)
    let value = DeskCalculator.propertyList(for: program).foundationValue
    let data = try JSONSerialization.data(withJSONObject: value)
    let object = try JSONSerialization.jsonObject(with: data)
    let read = try DeskCalculator.expression(
      forPropertyList: PropertyList(foundationValue: object)
    )
    #expect(read == program)
  }

  @Test func `a foreign part is found at its place`() throws {
    let foreign: [Any] = ["surd desk", 1, [3, ["variable", ["x": 1]]] as [Any]]
    #expect(throws: PropertyList.Mistake(kind: .foreign, path: [2, 1, 1])) {
      try PropertyList(foundationValue: foreign)
    }
    #expect(throws: PropertyList.Mistake(kind: .foreign, path: [0])) {
      try PropertyList(foundationValue: [1.5])
    }
  }

  @Test(
    "a malformed list is refused at its place",
    arguments: [
      (#"[]"#, PropertyList.Mistake.Kind.notAProgram, []),
      (#"["surd desk",2,[]]"#, .version, [1]),
      (#"["surd desk",1,3]"#, .notAProgram, [2]),
      (#"["surd desk",1,[3,"plus"]]"#, .unknownOperation("plus"), [2, 1]),
      (#"["surd desk",1,[["variable","sin"]]]"#, .notAVariable("sin"), [2, 0, 1]),
      (#"["surd desk",1,["+",["number","1..2"]]]"#, .notANumber("1..2"), [2, 1, 1]),
      (#"["surd desk",1,[["formula","(x"]]]"#, .notAFormula("(x"), [2, 0, 1]),
      (#"["surd desk",1,[["word","x"]]]"#, .notAStep, [2, 0, 0]),
      (#"["surd desk",1,[[1,2,3]]]"#, .notAStep, [2, 0]),
    ] as [(String, PropertyList.Mistake.Kind, [Int])]
  )
  func malformed(text: String, kind: PropertyList.Mistake.Kind, path: [Int]) throws {
    let list = try PropertyList(JSON(reading: text))
    #expect(throws: DeskError.propertyList(PropertyList.Mistake(kind: kind, path: path))) {
      try DeskCalculator.expression(forPropertyList: list)
    }
  }
}
