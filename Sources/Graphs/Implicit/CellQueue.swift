// Cells in the order in which they came.

/// A queue of cells.
struct CellQueue: Sendable {
  private var cells: [Cell] = []
  private var next = 0

  var isEmpty: Bool { next == cells.count }

  mutating func append(_ cell: Cell) {
    cells.append(cell)
  }

  /// Takes the cell that came first.
  mutating func takeFirst() -> Cell? {
    guard next < cells.count else { return nil }
    next += 1
    let cell = cells[next - 1]
    if next > 4096, next * 2 > cells.count {
      cells.removeFirst(next)
      next = 0
    }
    return cell
  }
}
