// What a statement asks to be solved: an equation in one unknown as it stands, or the
// arguments of `solve`.

internal import Analysis
internal import Expressions
internal import Numbers
internal import Reals

/// Equations to solve, as a statement says them.
struct EquationReading: Sendable {
  /// What must be true, all of it.
  var conditions: [EquationTask.Condition] = []
  /// What may be true instead, all of one choice.
  var others: [[EquationTask.Condition]] = []
  /// The unknowns.
  var unknowns: [String] = []
  /// Which numbers are looked for.
  var domain = Domain.real
  /// Whether real numbers are an answer where complex ones are looked for, since no word asks for
  /// these.
  var mayBeReal = true
  /// Whether a word asks for the complex numbers that satisfy an inequality.
  var isOfPlane = false
  /// Whether complex numbers may solve it, though real ones are looked for: with complex answers
  /// switched on, one of its choices has no order in it.
  var mayHaveComplexBesides = false
  /// Whether it is a system of equations that complex numbers are welcome to solve where no real ones
  /// do, since complex answers are switched on.
  var mayBeComplexSystem = false
  /// Whether a number with a decimal mark stands in what is to be solved.
  var hasDecimals = false
  /// Words behind the equations that name no numbers: `ganze Zahlen`.
  private var strangeWords: String?

  /// Which numbers are looked for, with bounds as they are written.
  enum Domain: Sendable {
    case real
    case complex
    case integer
    case rational
    case range(Expression, Expression)

    /// All numbers of a set.
    init(_ numbers: NumberSet) {
      switch numbers {
      case .real: self = .real
      case .complex: self = .complex
      case .integer, .natural: self = .integer
      case .rational: self = .rational
      }
    }
  }

  /// What must be true, as it stands, with complex solutions or without.
  init(_ choices: [[EquationTask.Condition]], unknowns: [String], isComplex: Bool) {
    set(choices)
    self.unknowns = unknowns
    let isEquation = choices.allSatisfy { $0.count == 1 && $0[0].relation == .equal }
    domain = isComplex && isEquation ? .complex : .real
    mayHaveComplexBesides =
      isComplex && !isEquation && unknowns.count == 1 && choices.haveEquationsOnly(orUnequal: false)
    mayBeComplexSystem = isComplex && unknowns.count > 1 && choices.areEquations
    isOfPlane = !isEquation && choices.sayComplexNumbers(unknowns)
    hasDecimals = choices.joined().contains { $0.left.hasDecimals || $0.right.hasDecimals }
  }

  /// The arguments of `solve`, or nothing where there is no equation among them, or an argument
  /// that is none of what may stand there.
  init?(argumentsOf call: Expression, in environment: Environment, isComplex: Bool) {
    if isComplex { domain = .complex }
    hasDecimals = call.hasDecimals
    var arguments = Arguments()
    for operand in call.operands(of: call.root) {
      guard arguments.take(call.subexpression(at: operand)) else { return nil }
    }
    guard arguments.hasConditions else { return nil }
    strangeWords = arguments.strangeWords
    let own = arguments.choices.joined()
    unknowns = arguments.unknowns
    let ranged = arguments.ranges.map { $0.name }
    var open = Array(own).openNames(in: environment).sorted { $0 < $1 }
    // Fewer open names than equations: the letters that are usually unknown are meant, whatever they hold.
    if unknowns.isEmpty, ranged.isEmpty,
      open.count < max(1, arguments.choices.first?.count { $0.relation == .equal } ?? 1)
    {
      var freed = environment
      for letter in Expression.usualUnknowns { freed.variables[letter] = nil }
      open = Array(own).openNames(in: freed).sorted { $0 < $1 }
    }
    if unknowns.isEmpty {
      // Ranges of some unknowns do not say that there are no others.
      let equations = arguments.choices.first?.count { $0.relation == .equal }
      unknowns = ranged.isEmpty || open.count > 1 && open.count == equations ? open : []
    }
    for name in ranged where !unknowns.contains(name) { unknowns.append(name) }
    guard !unknowns.isEmpty else { return nil }
    if let numbers = arguments.numbers { (domain, mayBeReal) = (Domain(numbers), false) }
    if own.contains(where: { $0.relation != .equal }), case .complex = domain {
      (isOfPlane, domain) = (arguments.numbers != nil, .real)
      mayHaveComplexBesides =
        unknowns.count == 1
        && arguments.choices.haveEquationsOnly(orUnequal: arguments.numbers != nil)
    }
    if unknowns.count > 1 || arguments.choices.contains(where: { $0.count > 1 }),
      case .complex = domain, isComplex, arguments.numbers == nil
    {
      domain = .real
      mayBeComplexSystem =
        unknowns.count > 1 && arguments.choices.areEquations && arguments.ranges.isEmpty
    }
    dropParameters(open, &arguments.choices)
    if case .natural? = arguments.numbers { takeSigns(&arguments.choices) }
    take(arguments.ranges, &arguments.choices)
    set(arguments.choices)
  }

  private mutating func set(_ choices: [[EquationTask.Condition]]) {
    // What is never true has no choice.
    let never = EquationTask.Condition(Expression(0), .equal, Expression(1))
    conditions = choices.first ?? [never]
    others = Array(choices.dropFirst())
  }

  /// Whether whole numbers are looked for.
  private var isWhole: Bool {
    if case .integer = domain { true } else { false }
  }

  /// Leaves out `y = t` where neither name stands elsewhere in any choice: y may be any number.
  private func dropParameters(_ open: [String], _ choices: inout [[EquationTask.Condition]]) {
    for unknown in unknowns {
      let places = choices.compactMap { choice in
        choice.firstIndex { condition in
          guard condition.relation == .equal, condition.left == Expression(name: unknown),
            case .name(let letter) = condition.right.symbol(at: condition.right.root),
            open.contains(letter), !unknowns.contains(letter)
          else { return false }
          return [unknown, letter].allSatisfy { name in
            choice.count { ($0.left.variables + $0.right.variables).contains(name) } == 1
          }
        }
      }
      guard places.count == choices.count, choices.allSatisfy({ $0.count > 1 }) else { continue }
      for (choice, place) in zip(choices.indices, places) { choices[choice].remove(at: place) }
    }
  }

  /// Takes that no unknown is negative.
  private func takeSigns(_ choices: inout [[EquationTask.Condition]]) {
    for place in choices.indices {
      choices[place] += unknowns.map { name in
        EquationTask.Condition(Expression(name: name), .greaterOrEqual, Expression(0))
      }
    }
  }

  /// Takes ranges of unknowns: the only one of the only unknown is where numbers are looked for,
  /// others are comparisons.
  private mutating func take(
    _ ranges: [Arguments.Range],
    _ choices: inout [[EquationTask.Condition]]
  ) {
    guard let first = ranges.first else { return }
    if ranges.count == 1, unknowns.count == 1, !isWhole {
      domain = .range(first.lower, first.upper)
      return
    }
    if case .complex = domain { domain = .real }
    for place in choices.indices {
      for range in ranges {
        let name = Expression(name: range.name)
        choices[place].append(EquationTask.Condition(name, .greaterOrEqual, range.lower))
        choices[place].append(EquationTask.Condition(name, .lessOrEqual, range.upper))
      }
    }
  }

  /// The arguments of `solve`.
  private struct Arguments {
    /// What must be true: all of one choice.
    var choices: [[EquationTask.Condition]] = [[]]
    var hasConditions = false
    /// The unknowns that stand alone.
    var unknowns: [String] = []
    var ranges: [Range] = []
    /// Which numbers are looked for, where a word says it.
    var numbers: NumberSet?
    /// Words in a row behind a condition.
    var strangeWords: String?

    /// Between which numbers an unknown is.
    struct Range {
      let name: String
      let lower: Expression
      let upper: Expression
    }

    /// Takes an argument: an equation, an unknown, which numbers it may be, or several of these.
    mutating func take(_ argument: Expression) -> Bool {
      let operands = argument.parts
      switch argument.symbol(at: argument.root) {
      case .vector, .list:
        for operand in operands {
          guard take(operand) else { return false }
        }
        return true
      case .relation(.equal, _) where operands[1].symbol(at: operands[1].root) == .range:
        guard case .name(let name) = operands[0].symbol(at: operands[0].root) else { return false }
        return take(operands[1], of: name)
      case .call(.isMember):
        return takeMember(operands[0], of: operands[1]) || take(condition: argument)
      case .sequence:
        guard case .name(let name) = operands[1].symbol(at: operands[1].root) else { return false }
        return take(operands[2]) && take(operands[0], of: name)
      case .name(let name):
        if hasConditions, let numbers = NumberSet(named: name) {
          return take(numbers)
        } else if !unknowns.contains(name) {
          unknowns.append(name)
        }
        return true
      default: return take(condition: argument)
      }
    }

    /// Takes what must be true: an expression that is no comparison is equal to zero.
    private mutating func take(condition: Expression) -> Bool {
      let found: [[EquationTask.Condition]]
      if let choices = condition.choices {
        found = choices
      } else {
        guard !condition.variables.isEmpty, !condition.isCall(of: .isMember, at: condition.root)
        else { return false }
        if hasConditions, condition.isWords { strangeWords = condition.text() }
        found = [[EquationTask.Condition(condition, .equal, Expression(0))]]
      }
      hasConditions = true
      choices = choices.flatMap { before in found.map { before + $0 } }
      return choices.count <= Expression.choiceLimit
    }

    /// Takes an unknown and which numbers it may be: `z ∈ complex`, `x ∈ 0..2`; says whether it is one.
    private mutating func takeMember(_ unknown: Expression, of set: Expression) -> Bool {
      guard case .name(let name) = unknown.symbol(at: unknown.root) else { return false }
      switch set.symbol(at: set.root) {
      case .range, .interval: return take(set, of: name)
      case .name:
        guard let numbers = set.numberSet, take(numbers) else { return false }
        if !unknowns.contains(name) { unknowns.append(name) }
        return true
      default: return false
      }
    }

    /// Takes which numbers all unknowns are; says whether that was not said differently before.
    private mutating func take(_ other: NumberSet) -> Bool {
      guard (numbers ?? other) == other else { return false }
      numbers = other
      return true
    }

    /// Takes the bounds of an unknown.
    private mutating func take(_ range: Expression, of name: String) -> Bool {
      let bounds = range.parts
      guard bounds.count == 2 else { return false }
      ranges.append(Range(name: name, lower: bounds[0], upper: bounds[1]))
      return true
    }
  }

  /// The unknowns that stand in no condition.
  var idleUnknowns: [String] {
    let names = (conditions + others.joined()).flatMap { $0.left.variables + $0.right.variables }
    return unknowns.filter { !names.contains($0) }
  }

  /// What is wrong with a word that stands among the unknowns and in no condition: it is spelled
  /// much like a word for numbers, or has several letters.
  var misreadSet: Answer.Reason? {
    if let strangeWords { return .unknownNumbers(strangeWords) }
    for name in idleUnknowns {
      if let word = Spelling.nearest(to: name, among: NumberSet.words.map { $0.word }) {
        return .evaluation(.unknownName(name, nearest: word))
      }
      if name.unicodeScalars.count > 1, !name.looksLikeVariable { return .unknownNumbers(name) }
    }
    return nil
  }

  /// Whether numbers that are not real are looked for.
  var isOfComplex: Bool {
    if case .complex = domain { true } else { isOfPlane }
  }

  /// Whether it is one comparison for one real unknown, or one equation for a complex one, which
  /// may have other names in it.
  var isFormula: Bool {
    guard unknowns.count == 1, conditions.count == 1, others.isEmpty else { return false }
    switch domain {
    case .real: return conditions[0].relation != .notEqual
    case .complex: return conditions[0].relation == .equal
    default: return false
    }
  }

  /// Whether the complex numbers that satisfy comparisons for one unknown are looked for.
  var mayBeCurve: Bool {
    guard unknowns.count == 1 else { return false }
    if case .complex = domain { return true }
    return isOfPlane
  }

  /// Whether an equation stands in each choice.
  var isOfEquations: Bool {
    ([conditions] + others).allSatisfy { $0.contains { $0.relation == .equal } }
  }

  /// Whether it is a system of equations for real unknowns, which may have other names in it.
  var isFormulaOfSystem: Bool {
    guard case .real = domain else { return false }
    return ([conditions] + others).allSatisfy { choice in
      choice.contains { $0.relation == .equal }
        && choice.allSatisfy { $0.relation == .equal || $0.relation == .notEqual }
    }
  }

  /// Whether it is for one real unknown, with any comparisons, which may have other names in them.
  var isOfChoices: Bool {
    guard case .real = domain else { return false }
    return unknowns.count == 1
  }

  /// Whether it says outright what the unknowns are, as solutions are printed: with one open name
  /// for all whole numbers, or for several unknowns with parameters; or with the letters of kept
  /// sets.
  func isWritten(with open: [String], in environment: Environment) -> Bool {
    guard let first = unknowns.first, !open.isEmpty else { return false }
    let isSystem = unknowns.count > 1
    let letters =
      isSystem
      ? open.indices.map { SolutionLetter.parameter($0, besides: unknowns, in: environment) }
      : [SolutionLetter.whole(besides: unknowns, in: environment)]
    guard open.allSatisfy({ letters.contains($0) || SolutionLetter.isBound($0) }) else {
      return false
    }
    return ([conditions] + others).allSatisfy { choice in
      choice.allSatisfy { condition in
        let names = condition.left.variables + condition.right.variables
        guard isSystem || names.contains(where: { open.contains($0) }),
          names.contains(first) || isSystem
        else { return true }
        return unknowns.contains { name in
          guard let side = condition.side(besides: name)?.side else { return false }
          return !side.variables.contains { unknowns.contains($0) }
        }
      }
    }
  }

  /// Whether it says outright what a complex unknown is, as curves and families are printed: with a
  /// parameter for all real numbers, or letters for whole ones.
  func isWrittenCurve(with open: [String], in environment: Environment) -> Bool {
    var letters = [SolutionLetter.parameter(0, besides: unknowns, in: environment)]
    for _ in open {
      letters.append(SolutionLetter.whole(besides: unknowns + letters, in: environment))
    }
    guard isOfComplex, unknowns.count == 1, !open.isEmpty,
      open.allSatisfy({ letters.contains($0) })
    else { return false }
    return ([conditions] + others).allSatisfy { choice in
      choice.contains { $0.value(of: unknowns[0]) != nil }
    }
  }

  /// The names that are no unknowns and of which the value is put in.
  func storedNames(in environment: Environment) -> [String] {
    var names: [String] = []
    for condition in conditions + others.joined() {
      for name in condition.left.variables + condition.right.variables
      where environment.variables[name] != nil && !unknowns.contains(name) && !names.contains(name)
      {
        names.append(name)
      }
    }
    return names
  }

  /// The names that have no value and are no unknowns.
  func openNames(in environment: Environment) -> [String] {
    var expressions = (conditions + others.joined()).flatMap { [$0.left, $0.right] }
    if case .range(let lower, let upper) = domain { expressions += [lower, upper] }
    return expressions.openNames(in: environment).filter {
      !unknowns.contains($0) && environment.functions[$0] == nil
    }
  }
}

extension EquationTask.Condition {
  /// What an equation says outright that a name is; nothing where the name stands on both sides.
  func value(of name: String) -> Expression? {
    guard let (relation, side) = side(besides: name), relation == .equal,
      !side.variables.contains(name)
    else { return nil }
    return side
  }
}

extension Sequence<EquationTask.Condition> {
  /// The names without a value, in the order in which they stand.
  func openNames(in environment: Environment) -> [String] {
    flatMap { [$0.left, $0.right] }.openNames(in: environment)
  }
}

extension [Expression] {
  /// The names without a value, in the order in which they stand.
  func openNames(in environment: Environment) -> [String] {
    var names: [String] = []
    for name in flatMap({ $0.variables })
    where environment.variables[name] == nil && !names.contains(name) {
      names.append(name)
    }
    return names
  }
}

extension Expression {
  /// The numbers that it says, where it is a word for some.
  var numberSet: NumberSet? {
    if case .name(let word) = symbol(at: root) { NumberSet(named: word) } else { nil }
  }

  /// Whether it is words of several letters without signs between them.
  fileprivate var isWords: Bool {
    (0..<count).allSatisfy { index in
      switch symbol(at: index) {
      case .juxtaposition: true
      case .name(let name): name.unicodeScalars.count > 1 && !name.looksLikeVariable
      default: false
      }
    }
  }

  /// The most choices of comparisons that a condition may have.
  static let choiceLimit = 64

  /// The comparisons that a comparison or a chain of them is made of; nothing where it is none:
  /// `0 < x < 1` is 0 < x and x < 1.
  var comparisons: [EquationTask.Condition]? {
    guard case .relation(let relation, let isContinued) = symbol(at: root) else { return nil }
    let sides = parts
    guard isContinued else { return [EquationTask.Condition(sides[0], relation, sides[1])] }
    guard let before = sides[0].comparisons, let last = before.last else { return nil }
    return before + [EquationTask.Condition(last.right, relation, sides[1])]
  }

  /// The comparisons of a condition, all of which must hold of one choice; nothing where it is no
  /// condition, and where there are very many choices.
  var choices: [[EquationTask.Condition]]? {
    switch symbol(at: root) {
    case .relation: return comparisons.map { [$0] }
    case .constant(.isTrue): return [[]]
    case .constant(.isFalse): return []
    case .call(.isMember): return choicesOfMembership
    case .call(let row):
      let operands = parts
      guard let junction = row.junction, let first = operands[0].choices,
        let last = operands[operands.count - 1].choices
      else { return nil }
      return Self.joined(first, junction, last)
    default: return nil
    }
  }

  /// The choices of `x ∈ {1; 2}`, x = 1 or x = 2, and of `x ∈ 0..2`, 0 ≤ x and x ≤ 2.
  private var choicesOfMembership: [[EquationTask.Condition]]? {
    let (member, set) = (parts[0], parts[1])
    let elements = set.parts
    switch set.symbol(at: set.root) {
    case .list where elements.count <= Self.choiceLimit:
      return elements.map { [EquationTask.Condition(member, .equal, $0)] }
    case .range, .interval:
      return [
        [
          EquationTask.Condition(elements[0], .lessOrEqual, member),
          EquationTask.Condition(member, .lessOrEqual, elements[1]),
        ]
      ]
    default: return nil
    }
  }

  /// The choices of two conditions that a word joins, or of the opposite of one.
  private static func joined(
    _ first: [[EquationTask.Condition]],
    _ junction: Builtin.Junction,
    _ last: [[EquationTask.Condition]]
  ) -> [[EquationTask.Condition]]? {
    let found: [[EquationTask.Condition]]
    switch junction {
    case .either: found = first + last
    case .both:
      guard first.count * last.count <= choiceLimit else { return nil }
      found = first.flatMap { before in last.map { before + $0 } }
    case .opposite:
      var opposite: [[EquationTask.Condition]] = [[]]
      for choice in first {
        // Where both sides have values, one of its comparisons does not hold.
        opposite = opposite.flatMap { before in
          choice.map {
            before + [EquationTask.Condition($0.left, $0.relation.opposite, $0.right)]
          }
        }
        guard opposite.count <= choiceLimit else { return nil }
      }
      found = opposite
    case .one:
      guard let notFirst = joined(first, .opposite, first),
        let notLast = joined(last, .opposite, last),
        let one = joined(first, .both, notLast), let other = joined(notFirst, .both, last)
      else { return nil }
      found = one + other
    }
    return found.count <= choiceLimit ? found : nil
  }
}

extension [[EquationTask.Condition]] {
  /// Whether all choices have equations only.
  fileprivate var areEquations: Bool {
    allSatisfy { $0.allSatisfy { $0.relation == .equal } }
  }

  /// Whether one of some choices has equations only, or such with `≠` among them.
  fileprivate func haveEquationsOnly(orUnequal: Bool) -> Bool {
    contains { choice in
      choice.allSatisfy { $0.relation == .equal || orUnequal && $0.relation == .notEqual }
    }
  }

  /// Whether each choice says outright what an unknown is, and one of them that it is not real.
  func sayComplexNumbers(_ unknowns: [String]) -> Bool {
    guard unknowns.count == 1 else { return false }
    var isComplex = false
    for choice in self {
      let sides = choice.compactMap { $0.value(of: unknowns[0]) }
      guard sides.count == 1 else { return false }
      isComplex = isComplex || sides[0].nodes.contains { $0.says(.imaginaryUnit) }
    }
    return isComplex
  }
}
