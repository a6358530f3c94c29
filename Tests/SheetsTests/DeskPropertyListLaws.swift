// Property lists that are damaged or resemble no program: each is read or refused,
// and what is refused is found at its place.

import Expressions
import Messages
import Plots
import Sessions
import Sheets
import TestSupport
import Testing

@Suite struct DeskPropertyListLaws {
  @Test(arguments: seeds(8))
  func `a damaged property list is refused at its place`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(100) {
      try check(RandomDesk.damage(list(of: 0...15, using: &random), using: &random))
    }
  }

  @Test(arguments: seeds(8))
  func `a list that resembles no program is refused at its place`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(25) {
      try check(RandomDesk.list(depth: 4, using: &random))
      let steps = RandomDesk.list(depth: 3, using: &random)
      try check(.array([.string("surd desk"), .number(1), steps]))
    }
  }

  @Test(arguments: seeds(8))
  func `a state with a wrong byte is restored as far as it can be`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(25) {
      var bytes = Array(try list(of: 0...15, using: &random).json.line.utf8)
      let place = Int.random(in: bytes.indices, using: &random)
      bytes[place] = UInt8.random(in: 0...255, using: &random)
      var sheet = DeskSheet()
      let state = #"{"surd desk":1,"program":"# + String(decoding: bytes, as: UTF8.self) + "}"
      let screen = sheet.handle(.load(state: state))
      #expect(try Expression(screen.description) == DeskCalculator.formula(of: sheet.expression))
    }
  }

  /// A program that random keys enter.
  private func list(
    of count: ClosedRange<Int>,
    using random: inout SplitMix64
  ) throws -> PropertyList {
    var sheet = DeskSheet()
    // Nobody waits for values.
    sheet.isCancelled = { true }
    _ = sheet.handle(try DeskEvent(keys: RandomDesk.keys(count, using: &random)))
    return DeskCalculator.propertyList(for: sheet.expression)
  }

  /// Reads a list; what is read can be described and written again.
  private func check(_ list: PropertyList) throws {
    let program: DeskExpression
    do throws(DeskError) {
      program = try DeskCalculator.expression(forPropertyList: list)
    } catch {
      guard case .propertyList(let mistake) = error else {
        Issue.record("\(error) for \(list.json.line)")
        return
      }
      #expect(part(of: list, at: mistake.path), "\(mistake) in \(list.json.line)")
      return
    }
    let text = DeskCalculator.description(of: program)
    #expect(try Expression(text) == DeskCalculator.formula(of: program), "\(list.json.line)")
    let written = DeskCalculator.propertyList(for: program)
    #expect(try DeskCalculator.expression(forPropertyList: written) == program)
  }

  /// Whether a way leads to a part, or to a place where one is missing.
  private func part(of list: PropertyList, at path: [Int]) -> Bool {
    var list = list
    for index in path {
      guard case .array(let parts) = list else { return false }
      guard index < parts.count else { return true }
      list = parts[index]
    }
    return true
  }
}
