// Requests of `surd plot`.

/// Curves, the part of the plane to show and the size of the picture, as they
/// were entered.
public struct PlotRequest: Hashable, Sendable {
  /// The curves, one text each.
  public var curves: [String]
  /// The bounds of x, as in `-2*pi..2*pi`.
  public var horizontal: String?
  /// The bounds of y.
  public var vertical: String?
  /// The number of columns of pixels.
  ///
  /// It is at least 1 and at most 65,536, whatever it is set to.
  public var width = 1600 {
    didSet { width = min(max(width, 1), PlotRequest.mostPixels) }
  }
  /// The number of rows of pixels, within the same bounds.
  public var height = 1000 {
    didSet { height = min(max(height, 1), PlotRequest.mostPixels) }
  }
  /// Pixels per CSS pixel, which is the unit of pens and letters: a whole
  /// number, or a quarter for characters of a terminal.
  public var density = Density.plain
  /// Whether only one point per column is drawn.
  public var isDotted = false
  /// Whether zeros, extrema and other features are searched, and the lines at which regions
  /// end.
  public var hasFeatures = true

  /// The most pixels in a direction.
  private static var mostPixels: Int { 65_536 }

  /// The fineness of a picture.
  public enum Density: Hashable, Sendable {
    /// Braille dots, two by four in a character.
    case dots
    /// One pixel per CSS pixel.
    case plain
    /// Two pixels per CSS pixel.
    case fine
  }

  /// Creates a request with the usual window and size.
  public init(curves: [String]) {
    self.curves = curves
  }
}
