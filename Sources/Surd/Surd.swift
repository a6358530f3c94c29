// The library: one import for all that programs use of the engine.

@_exported public import Expressions
@_exported public import Messages
@_exported public import Numbers
@_exported public import Plots
@_exported public import Reals
@_exported public import Sessions
@_exported public import Sheets
