// From steps to links: what is read later is kept in a register, and a register
// is used again when nobody reads it any more.

internal import Numbers

extension PointProgram {
  /// Links that are being collected.
  struct Linker {
    let inputCount: Int
    let steps: [Step]
    let functions: UnsafePointer<Function>?
    let operations: UnsafePointer<Operation>?
    private(set) var links: [Link] = []
    private(set) var registerCount: Int
    /// By the registers of the steps: the last step that reads it, or −1.
    private var lastReaders: [Int32]
    /// By the registers of the steps: where it is.
    private var places: [Int32]
    /// Registers that nobody reads any more.
    private var free: [Int32] = []

    init(
      _ inputCount: Int,
      _ steps: [Step],
      _ functions: UnsafePointer<Function>?,
      _ operations: UnsafePointer<Operation>?
    ) {
      (self.inputCount, self.steps) = (inputCount, steps)
      (self.functions, self.operations) = (functions, operations)
      registerCount = inputCount
      lastReaders = [Int32](repeating: -1, count: inputCount + steps.count)
      places = [Int32](repeating: 0, count: inputCount + steps.count)
    }
  }
}

extension PointProgram.Linker {
  mutating func run() {
    for register in 0..<inputCount { places[register] = Int32(truncatingIfNeeded: register) }
    for (index, step) in steps.enumerated() {
      step.forEachRegister { lastReaders[$0] = Int32(truncatingIfNeeded: index) }
    }
    links.reserveCapacity(steps.count + 1)
    for index in steps.indices {
      append(link(steps[index]))
      release(at: index)
      if lastReaders[inputCount + index] >= 0 { keep(index) }
    }
    links.append(PointProgram.Link(PointProgram.end))
  }

  private mutating func append(_ link: PointProgram.Link) {
    let size = PointProgram.partSize
    if links.count % (size + 1) == size { links.append(PointProgram.Link(PointProgram.end)) }
    links.append(link)
  }

  /// Makes registers free that are read for the last time.
  private mutating func release(at index: Int) {
    steps[index].forEachRegister { register in
      guard register >= inputCount, Int(lastReaders[register]) == index else { return }
      // Only once, if a step reads it twice.
      lastReaders[register] = -1
      free.append(places[register])
    }
  }

  /// Keeps the result of a step in a register.
  private mutating func keep(_ index: Int) {
    let place = free.popLast() ?? Int32(truncatingIfNeeded: registerCount)
    registerCount = max(registerCount, Int(place) + 1)
    places[inputCount + index] = place
    append(PointProgram.Link(PointProgram.keep, a: place))
  }

  private func link(_ step: PointProgram.Step) -> PointProgram.Link {
    let work = PointProgram.work(of: step.code)
    let (a, b) = (place(step.a), place(step.b))
    switch step.code {
    case .power, .powerRegister:
      return PointProgram.Link(work, a: a, b: Int32(truncatingIfNeeded: step.b))
    case .function, .functionRegister:
      return PointProgram.Link(work, a: a, k: Self.bits(functions.map { $0 + step.b }))
    case .operation:
      return PointProgram.Link(work, a: a, b: b, k: Self.bits(operations.map { $0 + step.c }))
    default: break
    }
    guard step.code.registerCount == 3 else {
      return PointProgram.Link(work, a: a, b: b, k: step.k, l: step.l)
    }
    let c = Double(bitPattern: UInt64(place(step.c)))
    return PointProgram.Link(work, a: a, b: b, l: c)
  }

  private func place(_ register: Int) -> Int32 {
    register >= 0 && register < places.count ? places[register] : 0
  }

  private static func bits<Pointee>(_ pointer: UnsafePointer<Pointee>?) -> Double {
    Double(bitPattern: UInt64(UInt(bitPattern: pointer)))
  }

  /// The links and behind them the inputs that are read, in memory of their own.
  func copied() -> (start: UnsafeMutableRawPointer, inputs: UnsafeBufferPointer<Int32>) {
    var inputs = (0..<inputCount).filter { lastReaders[$0] >= 0 }
    // Four at a time are copied without a loop.
    while inputs.count % 4 != 0 { inputs.append(inputs[0]) }
    // The last link is an end, of which only the code is read.
    let size =
      (links.count - 1) * MemoryLayout<PointProgram.Link>.stride
      + MemoryLayout<PointProgram.Work>.stride
    let start = UnsafeMutableRawPointer.allocate(
      byteCount: size + inputs.count * MemoryLayout<Int32>.stride,
      alignment: MemoryLayout<PointProgram.Link>.alignment
    )
    links.withUnsafeBytes { source in
      UnsafeMutableRawBufferPointer(start: start, count: size)
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: source[..<size]))
    }
    let numbers = (start + size).bindMemory(to: Int32.self, capacity: inputs.count)
    for (index, input) in inputs.enumerated() { numbers[index] = Int32(truncatingIfNeeded: input) }
    return (start, UnsafeBufferPointer(start: numbers, count: inputs.count))
  }
}

extension PointProgram.Link {
  init(
    _ work: PointProgram.Work,
    a: Int32 = 0,
    b: Int32 = 0,
    k: Double = 0,
    l: Double = 0
  ) {
    self.work = work
    (self.a, self.b, self.k, self.l) = (a, b, k, l)
  }
}

extension PointProgram.Step {
  /// Calls a function with the registers that are read.
  @inline(__always)
  func forEachRegister(_ body: (Int) -> Void) {
    let count = code.registerCount
    if count > 0 { body(a) }
    if count > 1 { body(b) }
    if count > 2 { body(c) }
  }
}
