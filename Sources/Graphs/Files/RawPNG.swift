// The bare pixels of pictures, for tests and tools.

extension PNG {
  /// What is proved of some pictures of one screen, one on another: black is
  /// proved, grey (128) undecided, white off.
  ///
  /// - Precondition: The pictures have one size.
  public init(raw pictures: [Picture], width: Int, height: Int) {
    var shades = [UInt8](repeating: 255, count: width * height)
    for picture in pictures {
      for pixels in picture.screenRuns(width: width) {
        let shade: UInt8 = pixels.run.state == .proved ? 0 : 128
        for row in pixels.run.top..<pixels.run.bottom {
          let place = Int(row) * width + pixels.column
          shades[place] = min(shades[place], shade)
        }
      }
    }
    self.init(shades: shades, width: width, height: height)
  }
}

extension Picture {
  /// The runs with the columns of the screen in which they are.
  func screenRuns(width: Int) -> [(column: Int, run: Run)] {
    (0..<self.width).flatMap { index in column(index).map { (index, $0) } }
  }
}
