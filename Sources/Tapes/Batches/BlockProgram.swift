// A tape for many points: the steps for one point, taken by a tile of points at
// once, which stays in the processor's registers from one step to the next. What
// calls a function runs over a block of tiles, so that a call serves many points.
//
// > Source: Boncz, Zukowski, Nes, MonetDB/X100: hyper-pipelining query
// > execution (CIDR 2005).

internal import Expressions
internal import Numbers

/// The steps that compute the values at a block of points.
///
/// The operands and targets of steps are places: the inputs, the output, and the registers,
/// in this order, each with the points of a block.
struct BlockProgram {
  /// The number of points of a block: its registers stay in the first cache.
  static let blockSize = 256
  /// The number of points of a block is a multiple of this number.
  static var unit: Int { max(Tile.scalarCount, DoubleFunction.blockUnit) }

  let inputCount: Int
  var stages: [Stage] = []
  /// The steps of all stages for tiles, each with an end.
  var steps: [Step] = []
  /// The steps with an input or the output, which are elsewhere for each block.
  var columnSteps: [Int] = []
  var registerCount = 0

  /// A stage, run over a whole block before the next one begins.
  enum Stage {
    /// The steps from a position to an end, for each tile.
    case tiles(Int)
    /// A function of a.
    case function(DoubleFunction, a: Int, target: Int)
    /// A function of a and b.
    case operation(DoubleOperation, a: Int, b: Int, target: Int)
    /// A whole power of a.
    case power(Int, a: Int, target: Int)
    /// b or c, as a compares with zero.
    case selection(Relation, a: Int, b: Int, c: Int, target: Int)
  }

  /// A step for a tile: the code of one for a point, with its places and constants.
  struct Step {
    let code: PointProgram.Code
    let a: Int
    let b: Int
    let c: Int
    var k = 0.0
    var l = 0.0
  }

  /// The place of the output.
  var output: Int { inputCount }
  /// The number of places.
  var placeCount: Int { inputCount + 1 + registerCount }
}

extension BlockProgram {
  /// Computes the values at points that are given by columns of inputs.
  func run(
    _ columns: [UnsafePointer<Double>],
    count: Int,
    into result: UnsafeMutablePointer<Double>
  ) {
    let unit = Self.unit
    let memory = Memory(self)
    defer { memory.deallocate() }
    let whole = count - count % unit
    for start in stride(from: 0, to: whole, by: Self.blockSize) {
      for (index, column) in columns.enumerated() {
        memory.places[index] = UnsafeMutablePointer(mutating: column + start)
      }
      memory.places[output] = result + start
      memory.findColumns(self)
      runBlock(memory, count: min(Self.blockSize, whole - start))
    }
    guard whole < count else { return }
    // The rest is computed in a unit of its own, filled up with its last point.
    for (index, column) in columns.enumerated() {
      let spare = memory.spare + index * unit
      for lane in 0..<unit { spare[lane] = column[min(whole + lane, count - 1)] }
      memory.places[index] = spare
    }
    memory.places[output] = memory.spare + columns.count * unit
    memory.findColumns(self)
    runBlock(memory, count: unit)
    (result + whole).update(from: memory.places[output], count: count - whole)
  }

  /// The memory of a run.
  struct Memory {
    private let block: UnsafeMutablePointer<Double>
    /// Where each place is.
    let places: UnsafeMutablePointer<UnsafeMutablePointer<Double>>
    /// Room for a unit of each input and of the output.
    let spare: UnsafeMutablePointer<Double>
    /// The steps for tiles, with their places.
    let steps: UnsafeMutablePointer<TileStep>

    init(_ program: BlockProgram) {
      let registers = program.registerCount * BlockProgram.blockSize
      let size = registers + (program.inputCount + 1) * BlockProgram.unit
      // From the start of a line of the cache, so that no vector lies in two.
      block = UnsafeMutableRawPointer.allocate(
        byteCount: size * MemoryLayout<Double>.size,
        alignment: 64
      ).bindMemory(to: Double.self, capacity: size)
      block.initialize(repeating: 0, count: size)
      spare = block + registers
      places = .allocate(capacity: program.placeCount)
      places.initialize(repeating: block, count: program.placeCount)
      for index in 0..<program.registerCount {
        places[program.output + 1 + index] = block + index * BlockProgram.blockSize
      }
      steps = .allocate(capacity: program.steps.count)
      for (index, step) in program.steps.enumerated() {
        (steps + index).initialize(to: TileStep(step, places))
      }
    }

    /// Looks up the inputs and the output in the steps that have them.
    func findColumns(_ program: BlockProgram) {
      for index in program.columnSteps {
        steps[index] = TileStep(program.steps[index], places)
      }
    }

    func deallocate() {
      block.deallocate()
      places.deallocate()
      steps.deallocate()
    }
  }
}
