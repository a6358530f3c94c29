// A byte for each pixel of the screen.

/// The states of the pixels, column after column.
struct PixelStates: Sendable {
  /// The state of a pixel.
  enum State: UInt8 {
    case unknown
    case off
    case on
  }

  let width: Int
  let height: Int
  /// Columns from the left, each from top to bottom.
  private var bytes: [UInt8]

  init(width: Int, height: Int, state: State) {
    self.width = width
    self.height = height
    bytes = Array(repeating: state.rawValue, count: width * height)
  }

  /// Sets the state of a rectangle; rows are counted from the bottom.
  mutating func set(_ columns: Range<Int>, _ rows: Range<Int>, _ state: State) {
    bytes.withUnsafeMutableBufferPointer { bytes in
      for column in columns {
        let start = column * height + height - rows.upperBound
        bytes[start..<start + rows.count].update(repeating: state.rawValue)
      }
    }
  }

  /// Turns on pixels, with their rows counted from the top.
  mutating func turnOn(_ pixels: PixelBox) {
    for column in pixels.columns.top..<pixels.columns.bottom {
      let start = Int(column) * height
      for row in pixels.rows.top..<pixels.rows.bottom {
        bytes[start + Int(row)] = State.on.rawValue
      }
    }
  }

  /// Makes those of some pixels unknown that are not on.
  mutating func doubt(_ pixels: PixelBox) {
    if pixels.isEmpty { return }
    for column in pixels.columns.top..<pixels.columns.bottom {
      let start = Int(column) * height
      for row in pixels.rows.top..<pixels.rows.bottom
      where bytes[start + Int(row)] == State.off.rawValue {
        bytes[start + Int(row)] = State.unknown.rawValue
      }
    }
  }

  /// Whether some pixels are all on.
  func areOn(_ pixels: PixelBox) -> Bool {
    for column in pixels.columns.top..<pixels.columns.bottom {
      let start = Int(column) * height
      for row in pixels.rows.top..<pixels.rows.bottom
      where bytes[start + Int(row)] != State.on.rawValue {
        return false
      }
    }
    return true
  }

  /// Whether a segment, from (x, y) to (z, w) in pixels from the top left, has both ends
  /// and its middle in or beside pixels that are not off.
  func allow(_ segment: SIMD4<Float>) -> Bool {
    let middle = ((segment.x + segment.z) / 2, (segment.y + segment.w) / 2)
    return isPossible(near: segment.x, segment.y) && isPossible(near: middle.0, middle.1)
      && isPossible(near: segment.z, segment.w)
  }

  /// Whether a pixel around a point is not off, or all of them are off the screen.
  private func isPossible(near x: Float, _ y: Float) -> Bool {
    let slack: Float = 0.02
    // Also where the place is no number or far away, so that it is no row or column.
    guard x > -1, y > -1, x < Float(width) + 1, y < Float(height) + 1 else { return true }
    var isOffScreen = true
    for column in Int((x - slack).rounded(.down))...Int((x + slack).rounded(.down)) {
      for row in Int((y - slack).rounded(.down))...Int((y + slack).rounded(.down)) {
        guard 0..<width ~= column, 0..<height ~= row else { continue }
        if bytes[column * height + row] != State.off.rawValue { return true }
        isOffScreen = false
      }
    }
    return isOffScreen
  }

  /// The picture, in which what is not known is undecided.
  func picture() -> Picture {
    var picture = Picture(width: width, height: height)
    picture.starts.reserveCapacity(width + 1)
    bytes.withUnsafeBytes { bytes in
      for column in 0..<width {
        let column = UnsafeRawBufferPointer(
          rebasing: bytes[column * height..<(column + 1) * height]
        )
        PixelStates.append(column, to: &picture)
        picture.endColumn()
      }
    }
    return picture
  }

  private static func append(_ column: UnsafeRawBufferPointer, to picture: inout Picture) {
    var row = 0
    while row < column.count {
      let state = column[row]
      let end = self.end(of: state, in: column, from: row + 1)
      if state != State.off.rawValue {
        let rows = RowRange(top: Int32(row), bottom: Int32(end))
        picture.append(rows, state == State.on.rawValue ? .proved : .undecided)
      }
      row = end
    }
  }

  /// The first byte that is different, eight at a time.
  private static func end(
    of state: UInt8,
    in column: UnsafeRawBufferPointer,
    from start: Int
  ) -> Int {
    let eight = UInt64(state) &* 0x0101_0101_0101_0101
    var row = start
    while row + 8 <= column.count {
      let word = UInt64(littleEndian: column.loadUnaligned(fromByteOffset: row, as: UInt64.self))
      if word != eight { return row + (word ^ eight).trailingZeroBitCount / 8 }
      row += 8
    }
    while row < column.count, column[row] == state { row += 1 }
    return row
  }
}
