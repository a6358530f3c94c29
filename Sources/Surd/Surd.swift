// The library: one import for all that programs use of the engine.

@_exported public import Calculator
@_exported public import Expressions
@_exported public import Numbers
@_exported public import Reals
