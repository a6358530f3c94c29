// The geometry of a curve.

/// A curve as polylines, filled rectangles, undecided pixels and marks.
package struct DrawnCurve: Hashable, Sendable {
  /// The colour, dash and width that tell it from the other curves.
  package var style: CurveStyle
  /// Whether it is a region, to be filled in a light tint, and not a line.
  package var isRegion = false
  /// Whether it is the rim of the region before it.
  package var isRim = false
  /// The polylines, with at least two points each.
  package var strokes: [[ScreenPoint]] = []
  /// The rectangles that it fills, of whole pixels: columns too dense for a
  /// polyline, and the pixels of regions and implicit curves.
  package var bands: [ScreenRectangle] = []
  /// The points of dot mode, and points that stand alone.
  package var dots: [ScreenPoint] = []
  /// The pixels of which nothing is proved, as rectangles.
  package var doubts: [ScreenRectangle] = []
  /// The points that matter.
  package var marks: [FeatureMark] = []
  /// The number of pixels of which nothing is proved.
  package var undecidedCount = 0

  /// Creates a curve without ink.
  package init(style: CurveStyle) {
    self.style = style
  }
}

/// The colour, dash and width that tell a curve from the others of the same graph.
package struct CurveStyle: Hashable, Sendable {
  /// The place in the host's list of eight colours, from 0.
  package var color: Int
  /// The place in ``dashes``, from 0, which is a solid line.
  package var dash: Int
  /// How wide the pen is, in CSS pixels.
  package var width: Int

  /// Creates a style.
  ///
  /// - Precondition: Both places are less than ``count``, and the width is one of ``widths``.
  package init(color: Int, dash: Int = 0, width: Int = CurveStyle.usualWidth) {
    let places = 0..<Self.count
    precondition(places.contains(color) && places.contains(dash), "there are eight of each")
    precondition(Self.widths.contains(width), "a pen has a width")
    self.color = color
    self.dash = dash
    self.width = width
  }

  /// The widths of pens, in CSS pixels.
  package static var widths: ClosedRange<Int> { 1...8 }
  /// The width of a pen that nobody chose.
  package static var usualWidth: Int { 2 }

  /// The number of colours, and of dashes.
  package static var count: Int { 8 }

  /// Lengths of ink and gap in turn, in widths of the pen; none is solid.
  package static let dashes: [[Float]] = [
    [], [6, 3], [2, 2], [8, 3, 2, 3], [12, 4], [4, 2, 1, 2], [8, 3, 2, 3, 2, 3], [1, 3],
  ]
}
