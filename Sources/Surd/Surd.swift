// The library: one import for the engine. `import Graphs` stands beside it, for its
// `Color`, `Axis` and `Scene` are names of SwiftUI as well; `PlotSheet` and `GraphSheet`
// draw without it.

@_exported public import Calculator
@_exported public import Expressions
@_exported public import Formulas
@_exported public import Numbers
@_exported public import Reals
@_exported public import Tapes
