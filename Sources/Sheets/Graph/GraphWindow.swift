// The size of a graph's picture and a change of its scale, as a page tells them.

internal import Messages
package import Numbers

/// The size of a picture, in device pixels.
package struct GraphSize: Hashable, Sendable {
  /// The number of columns.
  package var width: Int
  /// The number of rows.
  package var height: Int
  /// Device pixels per CSS pixel.
  package var density: Rational

  /// Creates a size.
  package init(width: Int, height: Int, density: Rational = 1) {
    self.width = width
    self.height = height
    self.density = density
  }

  /// The most pixels in a direction.
  static var mostPixels: Int { 16_384 }

  /// The least and the most device pixels per CSS pixel: what a page is scaled by
  /// times what its screen has.
  static var densities: (least: Rational, most: Rational) { (Rational(1, over: 16), 64) }

  /// Whether a place or a way in pixels can be one of a finger.
  static func hasReach(_ column: Int, _ row: Int) -> Bool {
    max(column.magnitude, row.magnitude) <= mostPixels << 4
  }

  /// Reads a size, or returns nothing where it is none or too large.
  init?(reading json: JSON) {
    guard let width = json["width"]?.asInt, let height = json["height"]?.asInt,
      width > 0, height > 0, width <= GraphSize.mostPixels, height <= GraphSize.mostPixels
    else { return nil }
    let density = json["density"]?.asRational ?? 1
    let (least, most) = GraphSize.densities
    guard least <= density, density <= most else { return nil }
    self.init(width: width, height: height, density: density)
  }
}

/// A change of scale.
package struct GraphZoom: Hashable, Sendable {
  /// The column that stays where it is; the middle one if there is none.
  package var column: Int?
  /// The row that stays where it is; the middle one if there is none.
  package var row: Int?
  /// How much larger things become.
  package var factor: Rational
  /// The only axis that changes, if it is one.
  package var axis: Axis?

  /// One of the two axes.
  package enum Axis: String, Hashable, Sendable {
    /// The horizontal one.
    case x
    /// The vertical one.
    case y
  }

  /// Creates a change of scale.
  package init(column: Int? = nil, row: Int? = nil, factor: Rational, axis: Axis? = nil) {
    self.column = column
    self.row = row
    self.factor = factor
    self.axis = axis
  }

  /// Reads a change of scale, or returns nothing where it is none.
  init?(reading json: JSON) {
    guard let factor = json["factor"]?.asRational, factor.signum > 0 else { return nil }
    self.init(
      column: json["x"]?.asInt,
      row: json["y"]?.asInt,
      factor: factor,
      axis: json["axis"]?.asText.flatMap(Axis.init(rawValue:))
    )
  }
}
