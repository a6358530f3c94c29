// The loops over a block, one for each code.

internal import Expressions
internal import Numbers

extension BlockProgram {
  /// Runs all steps over a block whose count is a multiple of the unit.
  func runBlock(_ memory: inout Memory, count: Int) {
    for step in steps {
      let loop = Loop(step, memory, count)
      switch step.code {
      case .copy: loop.single { a in a }
      case .negate: loop.single { a in a.opposite }
      case .square: loop.single { a in a * a }
      case .power: power(Int(step.detail), loop)
      case .function: functions[Int(step.detail)].block(loop.a, loop.target, count)
      case .operation: operations[Int(step.detail)].block(loop.a, loop.b, loop.target, count)
      case .selection: selection(Relation(rawValue: UInt8(step.detail)) ?? .equal, loop)
      case .sum: loop.pair { a, b in a + b }
      case .difference: loop.pair { a, b in a - b }
      case .product: loop.pair { a, b in a * b }
      case .quotient: loop.pair { a, b in a.over(b) }
      case .sumPlus: loop.triple { a, b, c in (a + b) + c }
      case .sumMinus: loop.triple { a, b, c in (a + b) - c }
      case .minusSum: loop.triple { a, b, c in c - (a + b) }
      case .sumTimes: loop.triple { a, b, c in (a + b) * c }
      case .sumOver: loop.triple { a, b, c in (a + b).over(c) }
      case .overSum: loop.triple { a, b, c in c.over(a + b) }
      case .differencePlus: loop.triple { a, b, c in (a - b) + c }
      case .differenceMinus: loop.triple { a, b, c in (a - b) - c }
      case .minusDifference: loop.triple { a, b, c in c - (a - b) }
      case .differenceTimes: loop.triple { a, b, c in (a - b) * c }
      case .differenceOver: loop.triple { a, b, c in (a - b).over(c) }
      case .overDifference: loop.triple { a, b, c in c.over(a - b) }
      case .productPlus: loop.triple { a, b, c in (a * b) + c }
      case .productMinus: loop.triple { a, b, c in (a * b) - c }
      case .minusProduct: loop.triple { a, b, c in c - (a * b) }
      case .productTimes: loop.triple { a, b, c in (a * b) * c }
      case .productOver: loop.triple { a, b, c in (a * b).over(c) }
      case .overProduct: loop.triple { a, b, c in c.over(a * b) }
      case .quotientPlus: loop.triple { a, b, c in a.over(b) + c }
      case .quotientMinus: loop.triple { a, b, c in a.over(b) - c }
      case .minusQuotient: loop.triple { a, b, c in c - a.over(b) }
      case .quotientTimes: loop.triple { a, b, c in a.over(b) * c }
      }
    }
  }

  /// Small exponents have loops of their own, in which the power is a few
  /// products.
  private func power(_ n: Int, _ loop: Loop) {
    switch n {
    case 3: loop.single { a in a.raised(to: 3) }
    case 4: loop.single { a in a.raised(to: 4) }
    case 5: loop.single { a in a.raised(to: 5) }
    case 6: loop.single { a in a.raised(to: 6) }
    case 7: loop.single { a in a.raised(to: 7) }
    default: loop.single { a in a.raised(to: n) }
    }
  }

  private func selection(_ relation: Relation, _ loop: Loop) {
    switch relation {
    case .equal: loop.triple { a, b, c in a.selection(.equal, b, c) }
    case .notEqual: loop.triple { a, b, c in a.selection(.notEqual, b, c) }
    case .less: loop.triple { a, b, c in a.selection(.less, b, c) }
    case .lessOrEqual: loop.triple { a, b, c in a.selection(.lessOrEqual, b, c) }
    case .greater: loop.triple { a, b, c in a.selection(.greater, b, c) }
    case .greaterOrEqual: loop.triple { a, b, c in a.selection(.greaterOrEqual, b, c) }
    }
  }
}

/// The operands of a step, and the loop over their lanes.
private struct Loop {
  let a: UnsafeMutablePointer<Double>
  let b: UnsafeMutablePointer<Double>
  let c: UnsafeMutablePointer<Double>
  let target: UnsafeMutablePointer<Double>
  let strides: (a: Int, b: Int, c: Int)
  let size: Int

  @inline(__always)
  init(_ step: BlockProgram.Step, _ memory: BlockProgram.Memory, _ count: Int) {
    a = memory.places[Int(step.a)]
    b = memory.places[Int(step.b)]
    c = memory.places[Int(step.c)]
    target = memory.places[Int(step.target)]
    strides = (
      memory.strides[Int(step.a)], memory.strides[Int(step.b)], memory.strides[Int(step.c)]
    )
    size = count * MemoryLayout<Double>.size
  }

  @inline(__always)
  func single(_ function: (Lanes) -> Lanes) {
    triple { a, _, _ in function(a) }
  }

  @inline(__always)
  func pair(_ function: (Lanes, Lanes) -> Lanes) {
    triple { a, b, _ in function(a, b) }
  }

  /// Lanes are read before lanes at the same place are written, so that the
  /// target may be an operand.
  @inline(__always)
  func triple(_ function: (Lanes, Lanes, Lanes) -> Lanes) {
    var (a, b, c) = (UnsafeRawPointer(a), UnsafeRawPointer(b), UnsafeRawPointer(c))
    let target = UnsafeMutableRawPointer(target)
    var offset = 0
    while offset < size {
      let result = function(
        a.loadUnaligned(as: Lanes.self),
        b.loadUnaligned(as: Lanes.self),
        c.loadUnaligned(as: Lanes.self)
      )
      target.storeBytes(of: result, toByteOffset: offset, as: Lanes.self)
      a += strides.a
      b += strides.b
      c += strides.c
      offset += MemoryLayout<Lanes>.size
    }
  }
}
