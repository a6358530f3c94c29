// The library: one import for the whole engine.

@_exported public import Calculator
@_exported public import Expressions
@_exported public import Formulas
@_exported public import Numbers
@_exported public import Reals
@_exported public import Tapes
