// How an equation is solved, line by line, as data; the sentences are in Messages.

package import Expressions

/// Lines that say the same one after the other, from equations to what solves them.
package struct Derivation: Sendable {
  /// The lines; the first one says what was asked, the last one what solves it.
  package var lines: [Line]

  /// Equations that hold together.
  package typealias Case = [EquationTask.Condition]

  /// One line.
  package struct Line: Sendable {
    /// The cases: all comparisons of one of them hold.
    ///
    /// Without a case there is no solution; a case without a comparison holds for every number.
    package var cases: [Case]
    /// The comparisons that hold besides, whatever the case.
    package var conditions: Case = []
    /// The letter that stands for an expression, where one does.
    package var substitution: (name: String, expression: Expression)?
    /// The letter of the whole numbers, where there is one.
    package var letter: String?
    /// What was done with the line before.
    package var operation: Operation?

    /// Creates a line.
    package init(cases: [Case], conditions: Case = [], operation: Operation? = nil) {
      (self.cases, self.conditions, self.operation) = (cases, conditions, operation)
    }
  }

  /// What is done with a line, so that the next one says the same.
  package enum Operation: Hashable, Sendable {
    /// An expression is added on both sides.
    case add(Expression)
    /// An expression is subtracted on both sides.
    case subtract(Expression)
    /// Both sides are multiplied by an expression that is not zero.
    case multiply(Expression)
    /// Both sides are divided by an expression that is not zero.
    case divide(Expression)
    /// The sides are exchanged.
    case swap
    /// Brackets are multiplied out, and what is alike is gathered.
    case expand
    /// A side is written as a product.
    case factor
    /// A product is zero exactly where a factor is.
    case zeroProduct
    /// The formula for quadratic equations, with its coefficients from a·x² on, and the discriminant.
    case formula([Expression], discriminant: Expression)
    /// A quadratic equation has no real solution where the discriminant is negative.
    case negativeDiscriminant(Expression)
    /// The root of this index of both sides.
    case root(Int)
    /// The root of an index that is no number, of both sides, which are positive.
    case rootOf(Expression)
    /// Both sides are taken to a power, of a root.
    case raise(Int)
    /// Both sides become exponents of a base, of a logarithm to it.
    case exponential(base: Expression)
    /// One over both sides, which are not zero.
    case reciprocal
    /// A power is zero exactly where its base is.
    case rootOfZero
    /// A complex number is written by its size and its angle.
    case polar
    /// All complex roots of this index: of the size and of the angle, equal parts of a turn apart.
    case allRoots(Int)
    /// No number has such a power.
    case noRoot(Int)
    /// A function is undone that has each of its values once.
    case undo(Builtin)
    /// Each number is found that has such a value of a function.
    case branches(Builtin)
    /// All angles are found that have such a value of a function, whole multiples of a period
    /// apart.
    case angles(Builtin, period: Expression)
    /// A function never has such a value.
    case noValue(Builtin)
    /// The logarithm of both sides, to a base.
    case logarithm(base: Expression)
    /// Powers of a positive number are positive.
    case noLogarithm
    /// Powers of a number are equal exactly where the exponents are.
    case exponents
    /// Sums and multiples of logarithms are written as one.
    case combine
    /// Logarithms are equal exactly where what they are of is.
    case arguments
    /// Both sides are squared, and the one that is no root is not negative.
    case square
    /// Magnitudes are equal exactly where the numbers are, up to the sign.
    case magnitudes
    /// A letter stands for an expression.
    case substitute(String, Expression)
    /// What the letter stands for comes back.
    case restore(String, Expression)
    /// Exponentials are written as powers of one.
    case powers(Expression)
    /// The square of a sine or a cosine is written by the other one.
    case squares(Builtin)
    /// A magnitude is the number itself exactly where that is not negative.
    case magnitudeItself
    /// A sine or a cosine is the same exactly where angles are the same or opposite, up to full turns.
    case equalAngles(Builtin)
    /// The opposite of a sine, or a cosine, is the sine or the cosine of another angle.
    case otherAngle(Builtin)
    /// A function is so large between angles, again and again after a period.
    case arcs(Builtin, period: Expression)
    /// Each of the equations is brought further.
    case each
    /// Each of the equations is solved.
    case solveEach
    /// Both sides are divided by an expression where it is not zero; where it is zero, the unknown falls
    /// out.
    case divideCase(Expression, unknown: String)
    /// Equations without a solution are left out.
    case drop
    /// What does not satisfy the conditions is left out.
    case check
    /// Everything satisfies the conditions.
    case keep
    /// Numbers are written in their simplest form.
    case simplify
    /// Numbers that are a shorter period apart are written together.
    case join
    /// Numbers of several families are written with one period.
    case samePeriod
    /// Both sides are the same for every number.
    case identity
    /// Both sides are different numbers.
    case contradiction
    /// A sum of multiples of both equations of a system takes the place of the second one.
    case eliminate(String, first: Expression, second: Expression)
    /// What an unknown is takes its place in the other equation.
    case insert(String)
    /// The second equation of a system says what the first one says.
    case redundant
    /// An unknown is not determined.
    case parameter(String)
    /// An equation of a system is solved for an unknown.
    case solveFor(String)
    /// Multiples of one of several equations, counted from 1, are taken from those below it.
    case eliminateBelow(String, equation: Int)
    /// An equation that says 0 = 0 is left out.
    case trivial
    /// Equations are put into another order.
    case reorder
    /// Both sides of an inequality are divided by a negative number, which turns its sign round.
    case divideTurning(Expression)
    /// A magnitude is small between two numbers, and large outside.
    case distance
    /// Powers of a number below 1 fall as the exponents rise, which turns the sign round.
    case logarithmTurning(base: Expression)
    /// All values of the left side compare so.
    case allValues
    /// No value of the left side compares so.
    case noValues
    /// What rises compares as what stands in it.
    case rising
    /// Both sides are squared where none is negative; where one is, its sign says the rest.
    case squareCases
    /// Quotients are written as one.
    case together
    /// A product or a quotient keeps its sign between the zeros of its factors.
    case signs
    /// Ranges are written together.
    case summarize
    /// A sine or a cosine of twice an angle is written by those of the angle.
    case doubleAngle(Builtin)
    /// A cosine of twice an angle is written by the sine of the angle.
    case doubleCosineBySine
    /// A sum of multiples of a sine and a cosine of one angle is written as one sine, this much
    /// larger and at an angle that is this much greater.
    case oneSine(size: Expression, shift: Expression)
    /// Magnitudes are written without bars, on each part of the line where what stands in them
    /// keeps its sign.
    case cases
  }
}

extension Derivation.Operation {
  /// The operation in a word that programs can rely on.
  package var word: String {
    switch self {
    case .add: "add"
    case .subtract: "subtract"
    case .multiply: "multiply"
    case .divide: "divide"
    case .swap: "swap"
    case .expand: "expand"
    case .factor: "factor"
    case .zeroProduct: "zeroProduct"
    case .formula: "quadraticFormula"
    case .negativeDiscriminant: "negativeDiscriminant"
    case .root: "root"
    case .rootOf: "root"
    case .raise: "raise"
    case .exponential: "exponential"
    case .reciprocal: "reciprocal"
    case .rootOfZero: "rootOfZero"
    case .polar: "polar"
    case .allRoots: "allRoots"
    case .noRoot: "noRoot"
    case .undo: "undo"
    case .branches: "branches"
    case .angles: "angles"
    case .noValue: "noValue"
    case .logarithm: "logarithm"
    case .noLogarithm: "noLogarithm"
    case .exponents: "exponents"
    case .combine: "combineLogarithms"
    case .arguments: "arguments"
    case .square: "square"
    case .magnitudes: "magnitudes"
    case .substitute: "substitute"
    case .restore: "restore"
    case .powers: "powers"
    case .squares: "squares"
    case .magnitudeItself: "magnitudeItself"
    case .equalAngles: "equalAngles"
    case .otherAngle: "otherAngle"
    case .arcs: "arcs"
    case .each: "each"
    case .solveEach: "solveEach"
    case .divideCase: "divideCase"
    case .drop: "drop"
    case .check: "check"
    case .keep: "keep"
    case .simplify: "simplify"
    case .join: "join"
    case .samePeriod: "samePeriod"
    case .identity: "identity"
    case .contradiction: "contradiction"
    case .eliminate: "eliminate"
    case .insert: "insert"
    case .redundant: "redundant"
    case .parameter: "parameter"
    case .solveFor: "solveFor"
    case .eliminateBelow: "eliminateBelow"
    case .trivial: "trivial"
    case .reorder: "reorder"
    case .divideTurning: "divideTurning"
    case .distance: "distance"
    case .logarithmTurning: "logarithm"
    case .allValues: "allValues"
    case .noValues: "noValues"
    case .rising: "rising"
    case .squareCases: "squareCases"
    case .together: "together"
    case .signs: "signs"
    case .summarize: "summarize"
    case .doubleAngle, .doubleCosineBySine: "doubleAngle"
    case .oneSine: "oneSine"
    case .cases: "cases"
    }
  }
}
