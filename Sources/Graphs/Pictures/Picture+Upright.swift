// Pictures whose columns are those of the screen.

extension Picture {
  /// The same pixels with the columns of the screen as columns.
  ///
  /// A picture that is not sideways is returned as it is; otherwise there are no
  /// crossings.
  ///
  /// - Complexity: O(n) for n pixels.
  package var upright: Picture {
    guard isSideways else { return self }
    // The last row of the screen is the first column of the picture.
    var states = [UInt8](repeating: 2, count: width * height)
    for index in 0..<width {
      for run in column(index) {
        for row in Int(run.top)..<Int(run.bottom) {
          states[row * width + width - 1 - index] = run.state.rawValue
        }
      }
    }
    var turned = Picture(width: height, height: width)
    for column in 0..<height {
      turned.append(Self.runs(of: states[column * width..<(column + 1) * width]))
    }
    return turned
  }

  /// The states of the pixels of a column as runs.
  private static func runs(of states: ArraySlice<UInt8>) -> [Run] {
    var runs: [Run] = []
    for (row, number) in states.enumerated() {
      guard let state = Run.State(rawValue: number) else { continue }
      if let last = runs.last, last.bottom == row, last.state == state {
        runs[runs.count - 1].bottom += 1
      } else {
        runs.append(Run(top: Int32(row), bottom: Int32(row + 1), state: state))
      }
    }
    return runs
  }
}
