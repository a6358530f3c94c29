// A tape for many points: every step runs over a block of them before the next
// one does, so that dispatch is paid once for a block and a block's registers
// stay in the first cache.
//
// > Source: Boncz, Zukowski, Nes, MonetDB/X100: hyper-pipelining query
// > execution (CIDR 2005).

internal import Numbers

/// The steps that compute the values at a block of points.
struct BlockProgram {
  /// The number of points of a block.
  static let blockSize = 256

  var steps: [Step] = []
  var functions: [DoubleFunction]
  let operations: [DoubleOperation]
  let inputCount: Int
  /// Constants that are read like inputs.
  var constants: [Double] = []
  /// Registers that hold a constant throughout.
  var filled: [(register: Int, value: Double)] = []
  var registerCount = 0

  /// One step.
  ///
  /// Operands and the target are places: the inputs, the output, the constants,
  /// the registers, in this order.
  struct Step {
    var code: Code
    /// An exponent, the position of a function or operation, or a relation.
    var detail: Int32 = 0
    var a: Int32 = 0
    var b: Int32 = 0
    var c: Int32 = 0
    var target: Int32 = 0
  }

  /// What a step does with the operands a, b and c.
  enum Code: UInt8 {
    /// a; −a; a²; a^n; function n of a; operation n of a and b.
    case copy, negate, square, power, function, operation
    /// b or c, as a compares with zero.
    case selection
    /// a + b; a − b; a·b; a/b.
    case sum, difference, product, quotient
    /// a + b with c: plus c, minus c, taken from c, times c, over c, c over it.
    case sumPlus, sumMinus, minusSum, sumTimes, sumOver, overSum
    /// a − b with c.
    case differencePlus, differenceMinus, minusDifference, differenceTimes, differenceOver
    case overDifference
    /// a·b with c.
    case productPlus, productMinus, minusProduct, productTimes, productOver, overProduct
    /// a/b with c.
    case quotientPlus, quotientMinus, minusQuotient, quotientTimes
  }

  /// The place of the output.
  var output: Int { inputCount }
  /// The number of places.
  var placeCount: Int { inputCount + 1 + constants.count + registerCount }
}

extension BlockProgram {
  /// Computes the values at points that are given by columns of inputs.
  func run(
    _ columns: [UnsafePointer<Double>],
    count: Int,
    into result: UnsafeMutablePointer<Double>
  ) {
    let unit = DoubleFunction.blockUnit
    var memory = Memory(self)
    defer { memory.deallocate() }
    let whole = count - count % unit
    for start in stride(from: 0, to: whole, by: Self.blockSize) {
      for (index, column) in columns.enumerated() { memory.places[index] = mutable(column + start) }
      memory.places[output] = result + start
      runBlock(&memory, count: min(Self.blockSize, whole - start))
    }
    guard whole < count else { return }
    // The rest is computed in a unit of its own, filled up with its last point.
    for (index, column) in columns.enumerated() {
      let spare = memory.spare + index * unit
      for lane in 0..<unit { spare[lane] = column[min(whole + lane, count - 1)] }
      memory.places[index] = spare
    }
    memory.places[output] = memory.spare + columns.count * unit
    runBlock(&memory, count: unit)
    (result + whole).update(from: memory.places[output], count: count - whole)
  }

  private func mutable(_ pointer: UnsafePointer<Double>) -> UnsafeMutablePointer<Double> {
    UnsafeMutablePointer(mutating: pointer)
  }

  /// The places of a run: where each is, and by how many bytes the next lanes
  /// are further on.
  struct Memory {
    let block: UnsafeMutablePointer<Double>
    let places: UnsafeMutablePointer<UnsafeMutablePointer<Double>>
    let strides: UnsafeMutablePointer<Int>
    let spare: UnsafeMutablePointer<Double>

    init(_ program: BlockProgram) {
      let unit = DoubleFunction.blockUnit
      let registers = program.registerCount * BlockProgram.blockSize
      let constants = program.constants.count * Lanes.scalarCount
      let spares = (program.inputCount + 1) * unit
      block = .allocate(capacity: registers + constants + spares)
      block.initialize(repeating: 0, count: registers + constants + spares)
      places = .allocate(capacity: program.placeCount)
      strides = .allocate(capacity: program.placeCount)
      spare = block + registers + constants
      places.initialize(repeating: block, count: program.placeCount)
      strides.initialize(repeating: MemoryLayout<Lanes>.size, count: program.placeCount)
      var place = program.output + 1
      for (index, constant) in program.constants.enumerated() {
        places[place] = block + registers + index * Lanes.scalarCount
        places[place].update(repeating: constant, count: Lanes.scalarCount)
        strides[place] = 0
        place += 1
      }
      for index in 0..<program.registerCount {
        places[place + index] = block + index * BlockProgram.blockSize
      }
      for (register, value) in program.filled {
        places[register].update(repeating: value, count: BlockProgram.blockSize)
      }
    }

    func deallocate() {
      block.deallocate()
      places.deallocate()
      strides.deallocate()
    }
  }
}
