// What the manual shows of the desk calculator.

import Foundation
import Surd
import SurdFoundation
import Testing

@Suite struct DeskSnippets {
  @Test func `a program is a value`() throws {
    // snippet
    var calculator = DeskCalculator()
    try calculator.setOperand(3)
    try calculator.performOperation(.multiply)
    try calculator.setVariableAsOperand("x")
    try calculator.performOperation(.equals)
    let program = calculator.expression
    print(DeskCalculator.description(of: program))  // 3*x
    let value = try DeskCalculator.evaluate(program, using: ["x": Real(7)])
    print(value.rational ?? 0)  // 21
    // end
  }

  @Test func `an operation returns what is shown`() throws {
    // snippet
    var calculator = DeskCalculator()
    try calculator.setOperand(2)
    let root = try calculator.performOperation(.squareRoot)
    print(root.text())  // sqrt(2)
    // end
  }

  @Test func `keys make a program`() throws {
    // snippet
    let program = try DeskCalculator.expression(keys: "3 * x * x = Mem+ 4 * x = Mem+ 5 Mem+")
    print(DeskCalculator.description(of: program))  // 3*x*x + 4*x + 5
    print(DeskCalculator.keys(of: program))  // 3 * x * x = Mem+ 4 * x = Mem+ 5 Mem+
    print(DeskCalculator.variables(in: program))  // ["x"]
    // end
  }

  @Test func `a program is a formula`() throws {
    // snippet
    let program = try DeskCalculator.expression(keys: "x sin / x =")
    let formula = DeskCalculator.formula(of: program)
    print(formula.text())  // sin(x)/x

    var calculator = DeskCalculator()
    try calculator.setOperand(formula)
    try calculator.performOperation(.square)
    print(DeskCalculator.description(of: calculator.expression))  // (sin(x)/x)^2
    // end
  }

  @Test func `a program is a property list`() throws {
    let program = try DeskCalculator.expression(keys: "3 * x =")
    // snippet
    let list = DeskCalculator.propertyList(for: program)
    print(list.json.line)  // ["surd desk",1,[3,"*",["variable","x"],"="]]
    let read = try DeskCalculator.expression(forPropertyList: list)
    print(read == program)  // true
    // end
  }

  @Test func `a program is kept by Foundation`() throws {
    let program = try DeskCalculator.expression(keys: "x sq")
    // snippet
    let data = try DeskCalculator.propertyList(for: program).data(format: .binary)
    let read = try DeskCalculator.expression(forPropertyList: PropertyList(data: data))
    print(read == program)  // true
    // end
  }

  @Test func `a wrong list is found at its place`() throws {
    // snippet
    do {
      let list = try PropertyList(JSON(reading: #"["surd desk",1,[3,"plus"]]"#))
      _ = try DeskCalculator.expression(forPropertyList: list)
    } catch DeskError.propertyList(let mistake) {
      print(mistake.kind)  // unknownOperation("plus")
      print(mistake.path)  // [2, 1]
    }
    // end
  }
}
