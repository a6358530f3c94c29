// The bare pixels of pictures, for tests and tools.

extension PNG {
  /// What is proved of some pictures of one screen, one on another: black is
  /// proved, grey (128) undecided, white off.
  ///
  /// - Precondition: The pictures have one size.
  package init(raw pictures: [Picture], width: Int, height: Int) {
    var shades = [UInt8](repeating: 255, count: width * height)
    for picture in pictures {
      let upright = picture.upright
      for column in 0..<width {
        for run in upright.column(column) {
          let shade: UInt8 = run.state == .proved ? 0 : 128
          for row in Int(run.top)..<Int(run.bottom) {
            shades[row * width + column] = min(shades[row * width + column], shade)
          }
        }
      }
    }
    self.init(shades: shades, width: width, height: height)
  }
}
