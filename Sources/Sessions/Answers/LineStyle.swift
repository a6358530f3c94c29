// How the lines of a derivation are written, and what was done in each, in words.

internal import Analysis
internal import Expressions
internal import Messages
internal import Numbers

/// How lines are written.
struct LineStyle {
  let language: Language
  let mark: DecimalMark
  /// Whether products keep their sign, as they have it in answers.
  var keepsForm = false
  /// Whether fractions that end as decimals are written so.
  var prefersDecimal = false
  /// Whether formulas in sentences are written in LaTeX.
  var isLatex = false

  /// A comparison.
  func text(of condition: EquationTask.Condition, unicode: Bool) -> String {
    text(condition.expression, unicode: unicode)
  }

  /// An expression as it is drawn.
  func drawn(_ e: Expression) -> Expression {
    let e = prefersDecimal ? e.withDecimals : e
    return keepsForm ? e : e.joined
  }

  func text(_ e: Expression, unicode: Bool = true) -> String {
    if isLatex { return "$" + drawn(e).latex(decimalMark: mark) + "$" }
    let e = prefersDecimal ? e.withDecimals : e
    if unicode { return e.valueText(unicode: true, decimalMark: mark) }
    return keepsForm ? e.valueText(decimalMark: mark) : e.joined.text(decimalMark: mark)
  }

  /// A sum of multiples of the two equations of a system: 2·II − I.
  private func combination(_ second: Expression, _ first: Expression) -> String {
    var terms = [(second, "II"), (first, "I")].map { factor, name in
      let number = factor.rationalNumber ?? .one
      let size = number.magnitude
      let text = size == .one ? name : self.text(Expression(size)) + "·" + name
      return (isNegative: number.isNegative, text: text)
    }
    if terms[0].isNegative, !terms[1].isNegative { terms.swapAt(0, 1) }
    let head = terms[0].isNegative ? "−" + terms[0].text : terms[0].text
    return head + (terms[1].isNegative ? " − " : " + ") + terms[1].text
  }

  /// What was done, in a sentence.
  func sentence(of operation: Derivation.Operation) -> String {
    func said(_ sentence: Sentence, _ first: String = "", _ second: String = "") -> String {
      sentence.text(in: language, first, second)
    }
    func name(_ builtin: Builtin) -> String { "\(builtin.name)" }
    switch operation {
    case .add(let e): return said(.stepAdd, text(e))
    case .subtract(let e): return said(.stepSubtract, text(e))
    case .multiply(let e): return said(.stepMultiply, text(e))
    case .divide(let e): return said(.stepDivide, text(e))
    case .swap: return said(.stepSwap)
    case .expand: return said(.stepExpand)
    case .factor: return said(.stepFactor)
    case .zeroProduct: return said(.stepZeroProduct)
    case .formula(let coefficients, let discriminant):
      // Coefficients that are called a, b and c themselves are not told.
      let names = coefficients.flatMap { $0.variables }
      if names.contains(where: { ["a", "b", "c"].contains($0) }) {
        return said(.stepPlainFormula, text(discriminant))
      }
      let texts = coefficients.map { text($0) }
      return Sentence.stepFormula.text(
        in: language,
        texts[0],
        texts[1],
        texts[2],
        text(discriminant)
      )
    case .negativeDiscriminant(let number): return said(.stepNegativeDiscriminant, text(number))
    case .rootOfZero: return said(.stepRootOfZero)
    case .root(2): return said(.stepSquareRoot)
    case .root(let index): return said(index % 2 == 0 ? .stepEvenRoot : .stepOddRoot, "\(index)")
    case .rootOf(let index): return said(.stepOddRoot, text(index))
    case .raise(let exponent): return said(.stepRaise, "\(exponent)")
    case .exponential(let base): return said(.stepExponential, text(base))
    case .reciprocal: return said(.stepReciprocal)
    case .polar: return said(.stepPolar)
    case .allRoots(let index): return said(.stepAllRoots, "\(index)")
    case .noRoot: return said(.stepNoRoot)
    case .undo(let builtin): return said(.stepUndo, name(builtin))
    case .branches(let builtin): return said(.stepBranches, name(builtin))
    case .angles(let builtin, let period): return said(.stepAngles, name(builtin), text(period))
    case .noValue(let builtin): return said(.stepNoValue, name(builtin))
    case .logarithm(let base): return said(.stepLogarithm, text(base))
    case .noLogarithm: return said(.stepNoLogarithm)
    case .exponents: return said(.stepExponents)
    case .combine: return said(.stepCombine)
    case .arguments: return said(.stepArguments)
    case .square: return said(.stepSquare)
    case .magnitudes: return said(.stepMagnitudes)
    case .substitute(let name, let e): return said(.stepSubstitute, name, text(e))
    case .restore(let name, let e): return said(.stepRestore, name, text(e))
    case .powers(let e): return said(.stepPowers, text(e))
    case .squares(let builtin): return said(.stepSquares, name(builtin))
    case .magnitudeItself: return said(.stepMagnitudeItself)
    case .equalAngles(let builtin):
      return said(builtin == .sine ? .stepEqualSines : .stepEqualCosines)
    case .otherAngle(let builtin):
      return said(builtin == .sine ? .stepOtherSine : .stepOtherCosine)
    case .arcs(let builtin, let period): return said(.stepArcs, name(builtin), text(period))
    case .each: return said(.stepEach)
    case .solveEach: return said(.stepSolveEach)
    case .divideCase(let e, let unknown): return said(.stepDivideCase, text(e), unknown)
    case .keep: return said(.stepKeep)
    case .logarithmTurning(let base): return said(.stepLogarithmTurning, text(base))
    case .allValues: return said(.stepAllValues)
    case .noValues: return said(.stepNoValues)
    case .rising: return said(.stepRising)
    case .squareCases: return said(.stepSquareCases)
    case .doubleCosineBySine: return said(.stepDoubleCosineBySine)
    case .drop: return said(.stepDrop)
    case .check: return said(.stepCheck)
    case .simplify: return said(.stepSimplify)
    case .join: return said(.stepJoin)
    case .samePeriod: return said(.stepSamePeriod)
    case .identity: return said(.stepIdentity)
    case .contradiction: return said(.stepContradiction)
    case .eliminate(let name, let first, let second):
      return said(.stepEliminate, name, combination(second, first))
    case .insert(let name): return said(.stepInsert, name)
    case .redundant: return said(.stepRedundant)
    case .parameter(let name): return said(.stepParameter, name)
    case .solveFor(let name): return said(.stepSolveFor, name)
    case .eliminateBelow(let name, let place):
      let numerals = ["I", "II", "III", "IV", "V", "VI"]
      return said(.stepEliminateBelow, name, place <= 6 ? numerals[place - 1] : "\(place)")
    case .trivial: return said(.stepTrivial)
    case .reorder: return said(.stepReorder)
    case .divideTurning(let e): return said(.stepDivideTurning, text(e))
    case .distance: return said(.stepDistance)
    case .together: return said(.stepTogether)
    case .signs: return said(.stepSigns)
    case .summarize: return said(.stepSummarize)
    case .doubleAngle(let builtin):
      return said(builtin == .sine ? .stepDoubleSine : .stepDoubleCosine)
    case .oneSine(let size, let shift): return said(.stepOneSine, text(size), text(shift))
    case .cases: return said(.stepCases)
    }
  }
}

extension Expression {
  /// The expression with decimals in the place of fractions that end as such.
  fileprivate var withDecimals: Expression {
    if let number = rationalNumber {
      return Expression(terminating: number) ?? self
    }
    if symbol(at: root) == .quotient {
      // 0.3x for 3x/10.
      let factors = parts[0].numberAndRest
      if let below = parts[1].rationalNumber, !below.isZero, let rest = factors.rest,
        let decimal = Expression(terminating: factors.number / below)
      {
        return Expression(.juxtaposition, [decimal, rest])
      }
    }
    let operands = parts.map { $0.withDecimals }
    return operands.isEmpty ? self : Expression(symbol(at: root), operands)
  }

  /// The number in front of a name or a power of one, and that; nothing else has a rest.
  private var numberAndRest: (number: Rational, rest: Expression?) {
    switch symbol(at: root) {
    case .name, .power: return (.one, self)
    case .juxtaposition:
      let parts = parts
      guard let number = parts[0].rationalNumber else { return (.one, nil) }
      let inner = parts[1].numberAndRest
      return (number, inner.number == .one ? inner.rest : nil)
    default: return (.one, nil)
    }
  }

  /// The expression with products of a number and what begins with a letter or a bracket
  /// without a sign: 2x for 2·x.
  fileprivate var joined: Expression {
    let operands = parts.map { $0.joined }
    guard !operands.isEmpty else { return self }
    let symbol = symbol(at: root)
    // A sign belongs to the number in front: −3x for −(3x).
    if symbol == .negation, let opposite = operands[0].negatedInFront { return opposite }
    guard let number = operands.first?.rationalNumber, number.isInteger, !number.isNegative else {
      return Expression(symbol, operands)
    }
    if symbol == .juxtaposition, operands[1].symbol(at: operands[1].root) == .power,
      operands[1].parts[0].rationalNumber != nil
    {
      // 3·2^x is not joined.
      return Expression(.product, operands)
    }
    guard symbol == .product else { return Expression(symbol, operands) }
    return Expression(operands[1].beginsWithName ? .juxtaposition : .product, operands)
  }

  /// The opposite of a product or a quotient that begins with a number, with the sign of that.
  private var negatedInFront: Expression? {
    switch symbol(at: root) {
    case .juxtaposition, .product, .quotient: break
    default: return nil
    }
    let parts = parts
    switch parts[0].symbol(at: parts[0].root) {
    case .number, .constant:
      return Expression(symbol(at: root), [Expression(.negation, [parts[0]]), parts[1]])
    default: return parts[0].negatedInFront.map { Expression(symbol(at: root), [$0, parts[1]]) }
    }
  }

  private var beginsWithName: Bool {
    switch symbol(at: root) {
    case .name, .call, .sum, .difference: true
    case .power, .product, .juxtaposition:
      subexpression(at: operands(of: root)[0]).beginsWithName
    default: false
    }
  }
}
