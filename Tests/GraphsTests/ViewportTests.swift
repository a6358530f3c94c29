// Which part of the plane a screen shows.

import Testing

@Suite("Viewports")
struct ViewportTests {}
