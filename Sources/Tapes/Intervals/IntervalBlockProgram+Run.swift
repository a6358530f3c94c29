// The steps of a program over a block of boxes.

#if !arch(wasm32)
package import Numbers

extension IntervalBlockProgram {
  /// The columns of a run, and what is known of them.
  struct Memory {
    private let bounds: UnsafeMutablePointer<Double>
    private let kinds: UnsafeMutablePointer<IntervalColumn.Kind?>
    private let columnCount: Int
    let columns: UnsafeMutablePointer<IntervalColumn>
    let decorations: BlockDecorations

    init(_ program: IntervalBlockProgram) {
      let (size, unit) = (IntervalBlockProgram.blockSize, IntervalColumn.unit)
      let constants = program.inputCount..<program.inputCount + program.constants.count
      columnCount = program.columnCount
      bounds = .allocate(
        capacity: 2 * (size * (columnCount - constants.count) + unit * constants.count)
      )
      decorations = BlockDecorations(count: size)
      columns = .allocate(capacity: columnCount)
      kinds = .allocate(capacity: columnCount)
      kinds.initialize(repeating: nil, count: columnCount)
      var next = bounds
      for index in 0..<columnCount {
        let isConstant = constants.contains(index)
        let length = isConstant ? unit : size
        let column = IntervalColumn(
          negatedLower: next,
          upper: next + length,
          isConstant: isConstant
        )
        (columns + index).initialize(to: column)
        next += 2 * length
      }
      for (index, constant) in zip(constants, program.constants) {
        columns[index].fill(with: constant, count: unit)
        kinds[index] = columns[index].kind(count: unit)
      }
    }

    func deallocate() {
      bounds.deallocate()
      decorations.deallocate()
      columns.deallocate()
      kinds.deallocate()
    }

    /// Where a product belongs, and what is added there.
    func sum(_ step: Step) -> (target: IntervalColumn, addend: IntervalColumn?) {
      let (target, other) = (columns[Int(step.target)], columns[Int(step.c)])
      switch step.addend {
      case .none: return (target, nil)
      case .plus: return (target, other)
      case .minus: return (target, other.opposite)
      case .minuend: return (target.opposite, other.opposite)
      }
    }

    /// The kind of the boxes of a column, which is asked for once.
    func kind(_ column: Int32, count: Int) -> IntervalColumn.Kind {
      if let known = kinds[Int(column)] { return known }
      let found = columns[Int(column)].kind(count: count)
      kinds[Int(column)] = found
      return found
    }

    /// The kind of the boxes of a column, if it was asked for.
    func knownKind(_ column: Int32) -> IntervalColumn.Kind? { kinds[Int(column)] }

    /// Forgets the kind of a column that is written.
    func forget(_ column: Int32) { kinds[Int(column)] = nil }
  }

  /// The values on boxes that follow each other, by the only variable.
  package func evaluate(_ x: ArraySlice<Interval>) -> [Enclosure?] {
    precondition(inputCount <= 1, "every variable has values")
    return [Enclosure?](unsafeUninitializedCapacity: x.count) { buffer, initialized in
      initialized = x.count
      x.withUnsafeBufferPointer { x in
        guard let boxes = x.baseAddress, let target = buffer.baseAddress else { return }
        run([boxes], count: x.count, into: target)
      }
    }
  }

  /// Computes the values on boxes, given by a column of intervals for each input.
  func run(
    _ boxes: [UnsafePointer<Interval>],
    count: Int,
    into target: UnsafeMutablePointer<Enclosure?>
  ) {
    let memory = Memory(self)
    defer { memory.deallocate() }
    let unit = IntervalColumn.unit
    for start in stride(from: 0, to: count, by: Self.blockSize) {
      let size = min(Self.blockSize, count - start)
      let whole = (size + unit - 1) / unit * unit
      for input in usedInputs {
        memory.columns[input].fill(from: boxes[input] + start, count: size)
        memory.forget(Int32(input))
      }
      memory.decorations.reset()
      runBlock(memory, count: whole)
      memory.columns[result].write(memory.decorations, to: target + start, count: size)
    }
  }

  /// Runs the steps, rounding up where they ask for it.
  @inline(never)
  private func runBlock(_ memory: Memory, count: Int) {
    var isRoundedUp = false
    for step in steps {
      memory.forget(step.target)
      if step.isRoundedUp != isRoundedUp {
        isRoundedUp = step.isRoundedUp
        if isRoundedUp { UpwardRounding.begin() } else { UpwardRounding.end() }
      }
      if isRoundedUp {
        runArithmetic(step, memory, count)
      } else {
        runFunction(step, memory, count)
      }
    }
    if isRoundedUp { UpwardRounding.end() }
  }

  @inline(__always)
  private func runArithmetic(_ step: Step, _ memory: Memory, _ count: Int) {
    let (a, b) = (memory.columns[Int(step.a)], memory.columns[Int(step.b)])
    let target = memory.columns[Int(step.target)]
    switch step.operation {
    case .variable, .constant, .undefined, .selection: break
    case .negation: target.setOpposite(a, count: count)
    case .sum: target.setSum(a, b, count: count)
    case .difference: target.setDifference(a, b, count: count)
    case .product: runProduct(step, memory, count)
    case .quotient:
      let kind = memory.kind(step.b, count: count)
      target.setQuotient(a, b, kind, count: count, memory.decorations)
    case .square:
      let (target, addend) = memory.sum(step)
      target.setSquare(a, plus: addend, count: count)
    case .power:
      let kind = memory.kind(step.a, count: count)
      if target.setPower(a, kind, Int(step.exponent), count: count) { return }
      UpwardRounding.end()
      runFunction(step, memory, count)
      UpwardRounding.begin()
    case .function: target.setMagnitude(a, count: count)
    case .operation:
      if step.detail == Extremum.minimum.rawValue {
        target.setMinimum(a, b, count: count)
      } else {
        target.setMaximum(a, b, count: count)
      }
    }
  }

  /// Multiplies; what is known of one operand may be enough.
  private func runProduct(_ step: Step, _ memory: Memory, _ count: Int) {
    // Inputs and constants are looked at once for all steps.
    let isFirst = step.a < inputCount || memory.knownKind(step.a)?.hasSign ?? false
    let (first, second) = isFirst ? (step.a, step.b) : (step.b, step.a)
    let kind = memory.kind(first, count: count)
    // The other one need then not be looked at, nor be bounded.
    let other = kind.hasSign ? .any : memory.kind(second, count: count)
    let (target, addend) = memory.sum(step)
    target.setProduct(
      (memory.columns[Int(first)], kind),
      (memory.columns[Int(second)], other),
      plus: addend,
      count: count
    )
  }

  @inline(__always)
  private func runFunction(_ step: Step, _ memory: Memory, _ count: Int) {
    let (a, b) = (memory.columns[Int(step.a)], memory.columns[Int(step.b)])
    let target = memory.columns[Int(step.target)]
    if step.operation == .operation {
      kernels.operations[Int(step.place)].apply {
        target.setValues($0.function, a, b, count: count, memory.decorations)
      }
    } else {
      kernels.functions[Int(step.place)].apply {
        target.setValues($0.function, a, count: count, memory.decorations)
      }
    }
  }
}
#endif
