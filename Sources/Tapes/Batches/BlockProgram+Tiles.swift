// The steps that a tile goes through, as those for one point do what they do: the
// same operations in the same order, so the same bits.

internal import Numbers

extension BlockProgram {
  /// Runs the steps from a position to an end over the tiles of a block.
  ///
  /// The tile t stays in registers throughout, since what a step does are few
  /// operations without choices: with selections among them, compilers keep the
  /// tiles of several steps at once, in memory.
  func runTiles(from start: Int, _ memory: Memory, count: Int) {
    let first = UnsafePointer(memory.steps + start)
    for o in stride(from: 0, to: count * MemoryLayout<Double>.size, by: MemoryLayout<Tile>.size) {
      var t = Tile()
      var p = first
      steps: while true {
        switch p.pointee.code {
        case .end, .power, .powerRegister, .function, .functionRegister, .operation, .sine,
          .cosine, .tangent, .exponential, .naturalLogarithm, .sineRegister, .cosineRegister,
          .tangentRegister, .exponentialRegister, .naturalLogarithmRegister, .squareRoot,
          .squareRootRegister, .whereEqual, .whereNotEqual, .whereLess, .whereLessOrEqual,
          .whereGreater, .whereGreaterOrEqual:
          break steps
        case .keep: p.keep(t, o)
        case .load: t = p.a(o)
        case .loadConstant: t = p.k
        case .negate: t = t.opposite
        case .negateRegister: t = p.a(o).opposite
        case .square: t = t * t
        case .squareRegister: t = p.a(o) * p.a(o)
        case .absoluteValue: t = t.magnitude
        case .absoluteValueRegister: t = p.a(o).magnitude
        case .add: t = t + p.a(o)
        case .addRegisters: t = p.a(o) + p.b(o)
        case .addConstant: t = t + p.k
        case .addRegisterConstant: t = p.a(o) + p.k
        case .subtract: t = t - p.a(o)
        case .subtractFrom: t = p.a(o) - t
        case .subtractRegisters: t = p.a(o) - p.b(o)
        case .subtractFromConstant: t = p.k - t
        case .constantMinusRegister: t = p.k - p.a(o)
        case .multiply: t = t * p.a(o)
        case .multiplyRegisters: t = p.a(o) * p.b(o)
        case .multiplyConstant: t = t * p.k
        case .multiplyRegisterConstant: t = p.a(o) * p.k
        case .divide: t = t.over(p.a(o))
        case .divideInto: t = p.a(o).over(t)
        case .divideRegisters: t = p.a(o).over(p.b(o))
        case .divideConstant: t = t.over(p.k)
        case .divideIntoConstant: t = p.k.over(t)
        case .registerOverConstant: t = p.a(o).over(p.k)
        case .constantOverRegister: t = p.k.over(p.a(o))
        case .multiplyAddConstant: t = t * p.a(o) + p.k
        case .multiplyAdd: t = t * p.a(o) + p.b(o)
        case .multiplySubtract: t = t * p.a(o) - p.b(o)
        case .productPlus: t = p.a(o) * p.b(o) + p.c(o)
        case .productMinus: t = p.a(o) * p.b(o) - p.c(o)
        case .addProduct: t = t + p.a(o) * p.b(o)
        case .subtractProduct: t = t - p.a(o) * p.b(o)
        case .productPlusConstant: t = p.a(o) * p.b(o) + p.k
        case .multiplyProductPlus: t = t * (p.a(o) * p.b(o) + p.k)
        case .multiplyAddTwice: t = (t * p.a(o) + p.k) * p.b(o) + p.l
        case .scaledPlusConstant: t = p.a(o) * p.k + p.l
        case .scaledPlus: t = p.a(o) * p.k + p.b(o)
        case .sumOfScaled: t = p.a(o) * p.k + p.b(o) * p.l
        case .addScaled: t = t + p.a(o) * p.k
        case .scaledProduct: t = (p.a(o) * p.b(o)) * p.k
        case .addScaledProduct: t = t + (p.a(o) * p.b(o)) * p.k
        case .multiplySumConstant: t = t * (p.a(o) + p.k)
        case .registerTimesSum: t = p.b(o) * (p.a(o) + p.k)
        case .multiplySum: t = t * (p.a(o) + p.b(o))
        case .multiplyDifference: t = t * (p.a(o) - p.b(o))
        case .productOfSums: t = (p.a(o) + p.k) * (p.b(o) + p.l)
        case .addProductOfSums: t = t + (p.a(o) + p.k) * (p.b(o) + p.l)
        case .subtractProductOfSums: t = t - (p.a(o) + p.k) * (p.b(o) + p.l)
        case .divideBySum: t = t.over(p.a(o) + p.k)
        case .registerOverSum: t = p.b(o).over(p.a(o) + p.k)
        case .divideIntoSum: t = p.a(o).over(t + p.k)
        case .constantOverSum: t = p.k.over(p.a(o) + p.l)
        }
        p += 1
      }
    }
  }

  /// A step for tiles, with the addresses of its places in a block.
  struct TileStep {
    fileprivate let code: PointProgram.Code
    fileprivate let a: UnsafeMutableRawPointer
    fileprivate let b: UnsafeMutableRawPointer
    fileprivate let c: UnsafeMutableRawPointer
    fileprivate let k: Double
    fileprivate let l: Double

    init(_ step: Step, _ places: UnsafeMutablePointer<UnsafeMutablePointer<Double>>) {
      code = step.code
      a = UnsafeMutableRawPointer(places[step.a])
      b = UnsafeMutableRawPointer(places[step.b])
      c = UnsafeMutableRawPointer(places[step.c])
      (k, l) = (step.k, step.l)
    }
  }
}

/// The tiles that a step reads and writes, at an offset in bytes.
extension UnsafePointer<BlockProgram.TileStep> {
  @inline(__always)
  fileprivate func a(_ offset: Int) -> Tile {
    pointee.a.loadUnaligned(fromByteOffset: offset, as: Tile.self)
  }
  @inline(__always)
  fileprivate func b(_ offset: Int) -> Tile {
    pointee.b.loadUnaligned(fromByteOffset: offset, as: Tile.self)
  }
  @inline(__always)
  fileprivate func c(_ offset: Int) -> Tile {
    pointee.c.loadUnaligned(fromByteOffset: offset, as: Tile.self)
  }
  @inline(__always)
  fileprivate var k: Tile { Tile(repeating: pointee.k) }
  @inline(__always)
  fileprivate var l: Tile { Tile(repeating: pointee.l) }

  @inline(__always)
  fileprivate func keep(_ t: Tile, _ offset: Int) {
    pointee.a.storeBytes(of: t, toByteOffset: offset, as: Tile.self)
  }
}
