// The bare pixels of pictures, for tests and tools.

extension PNG {
  /// Creates the file of some pictures of one screen, one on another: proved pixels are
  /// black, undecided ones grey (128), others white.
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
