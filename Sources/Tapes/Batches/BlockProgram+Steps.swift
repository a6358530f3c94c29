// The steps of a block of points through the stages.

internal import Expressions
internal import Numbers

extension BlockProgram {
  /// Runs all stages over a block whose count is a multiple of the unit.
  func runBlock(_ memory: Memory, count: Int) {
    let places = memory.places
    for stage in stages {
      switch stage {
      case .tiles(let start): runTiles(from: start, memory, count: count)
      case .function(let function, let a, let target):
        function.block(places[a], places[target], count)
      case .operation(let operation, let a, let b, let target):
        operation.block(places[a], places[b], places[target], count)
      case .power(let n, let a, let target):
        let loop = Loop(places[a], places[a], places[a], places[target], count)
        loop.run { a, _, _ in a.raised(to: n) }
      case .selection(let relation, let a, let b, let c, let target):
        select(relation, Loop(places[a], places[b], places[c], places[target], count))
      }
    }
  }

  private func select(_ relation: Relation, _ loop: Loop) {
    switch relation {
    case .equal: loop.run { a, b, c in a.selection(.equal, b, c) }
    case .notEqual: loop.run { a, b, c in a.selection(.notEqual, b, c) }
    case .less: loop.run { a, b, c in a.selection(.less, b, c) }
    case .lessOrEqual: loop.run { a, b, c in a.selection(.lessOrEqual, b, c) }
    case .greater: loop.run { a, b, c in a.selection(.greater, b, c) }
    case .greaterOrEqual: loop.run { a, b, c in a.selection(.greaterOrEqual, b, c) }
    }
  }
}

/// A loop over the tiles of a block.
private struct Loop {
  private let a: UnsafeRawPointer
  private let b: UnsafeRawPointer
  private let c: UnsafeRawPointer
  private let target: UnsafeMutableRawPointer
  private let size: Int

  init(
    _ a: UnsafePointer<Double>,
    _ b: UnsafePointer<Double>,
    _ c: UnsafePointer<Double>,
    _ target: UnsafeMutablePointer<Double>,
    _ count: Int
  ) {
    self.a = UnsafeRawPointer(a)
    self.b = UnsafeRawPointer(b)
    self.c = UnsafeRawPointer(c)
    self.target = UnsafeMutableRawPointer(target)
    size = count * MemoryLayout<Double>.size
  }

  /// Tiles are read before the tile at the same place is written, so that the
  /// target may be an operand.
  @inline(__always)
  func run(_ function: (Tile, Tile, Tile) -> Tile) {
    for offset in stride(from: 0, to: size, by: MemoryLayout<Tile>.size) {
      let a = a.loadUnaligned(fromByteOffset: offset, as: Tile.self)
      let b = b.loadUnaligned(fromByteOffset: offset, as: Tile.self)
      let c = c.loadUnaligned(fromByteOffset: offset, as: Tile.self)
      target.storeBytes(of: function(a, b, c), toByteOffset: offset, as: Tile.self)
    }
  }
}
