// From the steps for one point to the stages for a block: functions and choices are stages of
// their own; the steps between two of them are one.

internal import Expressions
internal import Numbers

extension BlockProgram {
  /// Creates the stages of a tape.
  init(_ contents: TapeContents, inputCount: Int) {
    self.inputCount = inputCount
    var memory = ScratchMemory()
    contents.instructions.withUnsafeBufferPointer { instructions in
      contents.constants.withUnsafeBufferPointer { constants in
        contents.functions.withUnsafeBufferPointer { functions in
          var builder = PointProgram.Builder(
            instructions,
            constants,
            functions,
            inputCount,
            in: &memory
          )
          builder.run()
          write(builder, contents)
        }
      }
    }
  }

  private mutating func write(
    _ builder: borrowing PointProgram.Builder,
    _ contents: TapeContents
  ) {
    var places = Places(builder.steps.elements, inputCount: inputCount)
    for (index, step) in builder.steps.elements.enumerated() {
      if step.code.isForTiles {
        write(step, at: index, &places)
      } else {
        let instruction = builder.instructions[Int(builder.owners[index])]
        write(step, at: index, instruction, contents, &places)
      }
    }
    endTiles()
    registerCount = places.registerCount
    columnSteps = steps.indices.filter {
      min(steps[$0].a, steps[$0].b, steps[$0].c) <= output
    }
  }

  /// Writes a step for tiles.
  private mutating func write(
    _ step: PointProgram.Step,
    at index: Int,
    _ places: inout Places
  ) {
    if !places.isValueInTile, let place = places.ofValue {
      append(Step(.load, at: place))
    }
    let (a, b, c) = places.operands(of: step)
    append(Step(code: step.code, a: a, b: b, c: c, k: step.k, l: step.l))
    places.isValueInTile = true
    places.ofValue = places.target(of: step, at: index)
    if let target = places.ofValue { append(Step(.keep, at: target)) }
  }

  /// Writes a step that is a stage of its own, for an instruction.
  private mutating func write(
    _ step: PointProgram.Step,
    at index: Int,
    _ instruction: Instruction,
    _ contents: TapeContents,
    _ places: inout Places
  ) {
    var (a, b, c) = places.operands(of: step)
    if step.code.registerCount == 0 {
      a = places.ofValue ?? places.passage()
      if places.ofValue == nil { append(Step(.keep, at: a)) }
    }
    let target = places.target(of: step, at: index) ?? places.passage()
    endTiles()
    switch instruction.operation {
    case .operation:
      let operation = contents.operations[Int(instruction.c)].double
      stages.append(.operation(operation, a: a, b: b, target: target))
    case .selection:
      let relation = Relation(rawValue: instruction.detail) ?? .equal
      stages.append(.selection(relation, a: a, b: b, c: c, target: target))
    case .power where instruction.b.magnitude <= largestProductPower:
      stages.append(.power(Int(instruction.b), a: a, target: target))
    case .power:
      stages.append(.function(.largePower(Int(instruction.b)), a: a, target: target))
    default:
      let function = contents.functions[Int(instruction.b)].double
      stages.append(.function(function, a: a, target: target))
    }
    places.isValueInTile = false
    places.ofValue = target
  }

  /// Adds a step to the tiles' last stage, or begins one.
  private mutating func append(_ step: Step) {
    if steps.last.map({ $0.code == .end }) ?? true { stages.append(.tiles(steps.count)) }
    steps.append(step)
  }

  private mutating func endTiles() {
    if let last = steps.last, last.code != .end { steps.append(Step(.end, at: 0)) }
  }
}

/// Where the values of steps are.
private struct Places {
  private let inputCount: Int
  private(set) var registerCount = 0
  /// By the registers of the steps: the last step that reads it, or −1.
  private var lastReaders: [Int32]
  /// By the registers of the steps.
  private var places: [Int]
  /// The places whose values are not read any more.
  private var free: [Int] = []
  /// The place of values on their way between tiles and functions.
  private var passagePlace: Int?
  /// Whether the value of the last step is in the tile.
  var isValueInTile = true
  /// The place where the value of the last step is, if it has one.
  var ofValue: Int?

  init(_ steps: UnsafeBufferPointer<PointProgram.Step>, inputCount: Int) {
    self.inputCount = inputCount
    lastReaders = [Int32](repeating: -1, count: inputCount + steps.count)
    places = Array(0..<inputCount + steps.count)
    for (index, step) in steps.enumerated() {
      step.forEachRegister { lastReaders[$0] = Int32(truncatingIfNeeded: index) }
    }
  }

  func operands(of step: PointProgram.Step) -> (a: Int, b: Int, c: Int) {
    let count = step.code.registerCount
    let a = count > 0 ? places[step.a] : 0
    return (a, count > 1 ? places[step.b] : a, count > 2 ? places[step.c] : a)
  }

  /// The place where the value of a step is kept, if it is, behind what it reads.
  mutating func target(of step: PointProgram.Step, at index: Int) -> Int? {
    step.forEachRegister { register in
      guard register >= inputCount, Int(lastReaders[register]) == index else { return }
      // Only once, if a step reads it twice.
      lastReaders[register] = -1
      free.append(places[register])
    }
    if inputCount + index == places.count - 1 { return inputCount }
    guard lastReaders[inputCount + index] >= 0 else { return nil }
    places[inputCount + index] = free.popLast() ?? newPlace()
    return places[inputCount + index]
  }

  mutating func passage() -> Int {
    let place = passagePlace ?? newPlace()
    passagePlace = place
    return place
  }

  private mutating func newPlace() -> Int {
    registerCount += 1
    return inputCount + registerCount
  }
}

extension PointProgram.Code {
  /// Whether it is a few operations without choices.
  fileprivate var isForTiles: Bool {
    switch self {
    case .power, .powerRegister, .function, .functionRegister, .operation, .sine, .cosine,
      .tangent, .exponential, .naturalLogarithm, .sineRegister, .cosineRegister,
      .tangentRegister, .exponentialRegister, .naturalLogarithmRegister, .squareRoot,
      .squareRootRegister, .whereEqual, .whereNotEqual, .whereLess, .whereLessOrEqual,
      .whereGreater, .whereGreaterOrEqual:
      false
    default: true
    }
  }
}

extension BlockProgram.Step {
  /// A step of one place.
  fileprivate init(_ code: PointProgram.Code, at place: Int) {
    self.init(code: code, a: place, b: place, c: place)
  }
}
