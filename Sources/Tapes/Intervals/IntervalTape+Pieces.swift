// A tape that runs over sets of intervals.

internal import Expressions
package import Numbers

extension IntervalTape {
  /// The most pieces that a register may have; of more, the hull is kept.
  private static var pieceLimit: Int { 8 }

  /// The instructions that may cut their values, at most 32.
  static func sites(_ instructions: [Instruction]) -> [Int32] {
    var sites: [Int32] = []
    for (index, instruction) in instructions.enumerated() where sites.count < 32 {
      switch instruction.operation {
      case .quotient, .function, .power, .operation, .selection: sites.append(Int32(index))
      default: break
      }
    }
    return sites
  }

  /// The values on an interval as several intervals, with gaps between them
  /// where the function jumps or has a pole.
  ///
  /// Nil if the function is nowhere defined there.
  package mutating func pieces(over x: Interval) -> [Enclosure] {
    pieces(over: [x])
  }

  /// The values on a rectangle as several intervals.
  package mutating func pieces(over x: Interval, _ y: Interval) -> [Enclosure] {
    pieces(over: [x, y])
  }

  private mutating func pieces(over inputs: [Interval]) -> [Enclosure] {
    if pieces.isEmpty {
      sites = IntervalTape.sites(program.instructions)
      let none = IntervalPiece(.zero, .partial)
      pieces = Array(repeating: none, count: count * IntervalTape.pieceLimit)
      pieceCounts = Array(repeating: 0, count: count)
    }
    var nextSite = 0
    for index in program.instructions.indices {
      var site: UInt32 = 0
      if nextSite < sites.count, Int(sites[nextSite]) == index {
        site = 1 << UInt32(nextSite)
        nextSite += 1
      }
      store(results(index, site, inputs), at: index)
    }
    let last = count - 1
    return (0..<pieceCounts[last]).map { number in
      let piece = pieces[last * IntervalTape.pieceLimit + number]
      return Enclosure(piece.values, piece.decoration)
    }
  }

  private func piecesOf(_ register: Int32) -> ArraySlice<IntervalPiece> {
    let start = Int(register) * IntervalTape.pieceLimit
    return pieces[start..<start + pieceCounts[Int(register)]]
  }

  private mutating func store(_ found: [IntervalPiece], at index: Int) {
    let start = index * IntervalTape.pieceLimit
    guard found.count <= IntervalTape.pieceLimit else {
      var hull = found[0]
      hull.cut = 0
      hull.chosen = 0
      for piece in found.dropFirst() {
        hull.values = hull.values.hull(piece.values)
        hull.decoration = min(hull.decoration, piece.decoration)
      }
      pieces[start] = hull
      pieceCounts[index] = 1
      return
    }
    for (offset, piece) in found.enumerated() { pieces[start + offset] = piece }
    pieceCounts[index] = found.count
  }

  private func results(_ index: Int, _ site: UInt32, _ inputs: [Interval]) -> [IntervalPiece] {
    let instruction = program.instructions[index]
    let a = instruction.a
    switch instruction.operation {
    case .undefined: return []
    case .variable: return [IntervalPiece(inputs[Int(a)], .continuous)]
    case .constant: return [IntervalPiece(points[index].values, .continuous)]
    case .negation: return mapped(a) { Enclosure(-$0, .continuous) }
    case .square: return mapped(a) { Enclosure($0.squared(), .continuous) }
    case .sum: return paired(a, instruction.b) { Enclosure($0 + $1, .continuous) }
    case .difference: return paired(a, instruction.b) { Enclosure($0 - $1, .continuous) }
    case .product: return paired(a, instruction.b) { Enclosure($0 * $1, .continuous) }
    case .quotient: return quotients(a, instruction.b, site)
    case .power, .function:
      return applied(program.kernels.functions[Int(instruction.c)].function, a, site)
    case .operation:
      return applied(
        program.kernels.operations[Int(instruction.c)].function,
        a,
        instruction.b,
        site
      )
    case .selection: return selected(instruction, site)
    }
  }

  private func mapped(_ a: Int32, _ function: (Interval) -> Enclosure?) -> [IntervalPiece] {
    var results: [IntervalPiece] = []
    for piece in piecesOf(a) {
      if let result = function(piece.values) {
        results.append(IntervalPiece(result, sidesOf: piece))
      }
    }
    return results
  }

  private func paired(
    _ a: Int32,
    _ b: Int32,
    _ function: (Interval, Interval) -> Enclosure?
  ) -> [IntervalPiece] {
    var results: [IntervalPiece] = []
    for first in piecesOf(a) {
      for second in piecesOf(b) where first.agrees(with: second) {
        if let result = function(first.values, second.values) {
          results.append(IntervalPiece(result, sidesOf: first, second))
        }
      }
    }
    return results
  }

  /// A function, on both sides of where it jumps.
  private func applied(_ function: IntervalFunction, _ a: Int32, _ site: UInt32) -> [IntervalPiece]
  {
    var results: [IntervalPiece] = []
    for piece in piecesOf(a) {
      if site != 0, let sides = function.sides?(piece.values) {
        IntervalTape.append(sides, of: piece, site, to: &results)
      } else if let result = function.values(piece.values) {
        results.append(IntervalPiece(result, sidesOf: piece))
      }
    }
    return results
  }

  /// A function of two, on both sides of where it jumps.
  private func applied(
    _ operation: IntervalOperation,
    _ a: Int32,
    _ b: Int32,
    _ site: UInt32
  ) -> [IntervalPiece] {
    var results: [IntervalPiece] = []
    for first in piecesOf(a) {
      for second in piecesOf(b) where first.agrees(with: second) {
        if site != 0, let sides = operation.sides?(first.values, second.values) {
          var both = first
          both.cut |= second.cut
          both.chosen |= second.chosen
          both.decoration = min(first.decoration, second.decoration)
          IntervalTape.append(sides, of: both, site, to: &results)
        } else if let result = operation.values(first.values, second.values) {
          results.append(IntervalPiece(result, sidesOf: first, second))
        }
      }
    }
    return results
  }

  /// The value at the jump itself belongs to no side.
  private static func append(
    _ sides: Sides,
    of piece: IntervalPiece,
    _ site: UInt32,
    to results: inout [IntervalPiece]
  ) {
    if let below = sides.below {
      results.append(IntervalPiece(below, sidesOf: piece).side(site, isUpper: false))
    }
    if let above = sides.above {
      results.append(IntervalPiece(above, sidesOf: piece).side(site, isUpper: true))
    }
    if let point = sides.point { results.append(IntervalPiece(point, sidesOf: piece)) }
  }

  /// Quotients, on both sides of a zero of the divisor.
  private func quotients(_ a: Int32, _ b: Int32, _ site: UInt32) -> [IntervalPiece] {
    var results: [IntervalPiece] = []
    for first in piecesOf(a) {
      for second in piecesOf(b) where first.agrees(with: second) {
        let divisor = second.values
        if site != 0, divisor.lower < 0, divisor.upper > 0 {
          let sides = [
            Interval(lower: divisor.lower, upper: 0), Interval(lower: 0, upper: divisor.upper),
          ]
          for (number, side) in sides.enumerated() {
            guard let values = first.values / side else { continue }
            let piece = IntervalPiece(Enclosure(values, .partial), sidesOf: first, second)
            results.append(piece.side(site, isUpper: number == 1))
          }
        } else if let values = first.values / divisor {
          let decoration: Decoration = divisor.contains(0) ? .partial : .continuous
          results.append(IntervalPiece(Enclosure(values, decoration), sidesOf: first, second))
        }
      }
    }
    return results
  }

  /// Both parts of a selection where its condition holds for some and not for
  /// others.
  private func selected(_ instruction: Instruction, _ site: UInt32) -> [IntervalPiece] {
    let relation = Relation(rawValue: instruction.detail) ?? .equal
    var results: [IntervalPiece] = []
    for condition in piecesOf(instruction.a) {
      let holds = relation.holds(for: condition.values)
      for (branch, isYes) in [(instruction.b, true), (instruction.c, false)]
      where holds == nil || holds == isYes {
        for piece in piecesOf(branch) where piece.agrees(with: condition) {
          // Where the condition is not decided, the part may be missing.
          let decoration: Decoration = holds == nil ? .partial : .continuous
          let result = IntervalPiece(Enclosure(piece.values, decoration), sidesOf: piece, condition)
          results.append(holds == nil ? result.side(site, isUpper: isYes) : result)
        }
      }
    }
    return results
  }
}
