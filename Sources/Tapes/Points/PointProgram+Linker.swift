// From steps to links: a value that is read later is kept in a register, and a register is
// used again when its value is not read any more.

internal import Numbers

extension PointProgram {
  /// Links that are being written, where they will be run.
  struct Linker: ~Copyable {
    let inputCount: Int
    private let steps: UnsafeBufferPointer<Step>
    private let functions: UnsafePointer<Function>?
    private let operations: UnsafePointer<Operation>?
    /// The links, and behind them the inputs that are read.
    let start: UnsafeMutableRawPointer
    private(set) var linkCount = 0
    private(set) var registerCount: Int
    /// By the registers of the steps: the last step that reads it, or −1.
    private let lastReaders: Scratch<Int32>
    /// By the registers of the steps: the register that has the value.
    private let places: Scratch<Int32>
    /// The registers whose values are not read any more.
    private var free: Scratch<Int32>

    /// Creates the memory of the links of steps, which live as long as they are linked; and
    /// room for some bytes behind them.
    ///
    /// Inlined: saves a move of the scratch memory.
    @inline(__always)
    init(
      _ inputCount: Int,
      _ steps: UnsafeBufferPointer<Step>,
      _ functions: UnsafePointer<Function>?,
      _ operations: UnsafePointer<Operation>?,
      byteCount: Int,
      in memory: inout ScratchMemory
    ) {
      (self.inputCount, self.steps) = (inputCount, steps)
      (self.functions, self.operations) = (functions, operations)
      registerCount = inputCount
      let count = inputCount + steps.count
      let lastReaders = Scratch<Int32>(repeating: -1, count: count, in: &memory)
      places = Scratch(repeating: 0, count: count, in: &memory)
      free = Scratch(capacity: 8, in: &memory)
      for index in steps.indices {
        steps[index].forEachRegister { lastReaders[$0] = Int32(truncatingIfNeeded: index) }
      }
      start = Self.memory(inputCount, lastReaders.elements, byteCount: byteCount)
      self.lastReaders = lastReaders
    }

    /// Memory for the links, the inputs and some bytes, given the last readers of all
    /// registers.
    private static func memory(
      _ inputCount: Int,
      _ lastReaders: UnsafeBufferPointer<Int32>,
      byteCount: Int
    ) -> UnsafeMutableRawPointer {
      var (inputs, links) = (0, lastReaders.count - inputCount)
      for (register, reader) in lastReaders.enumerated() where reader >= 0 {
        if register < inputCount { inputs += 1 } else { links += 1 }
      }
      links += (links - 1) / PointProgram.partSize
      // The last link is an end, of which only the code is read.
      let size =
        links * MemoryLayout<Link>.stride + MemoryLayout<Work>.stride
        + (inputs + 3) / 4 * 4 * MemoryLayout<Int32>.stride + byteCount
      // Asked for as words, since memory of a given alignment takes longer to get.
      let words = (size + 7) / MemoryLayout<UInt64>.stride
      return UnsafeMutableRawPointer(UnsafeMutablePointer<UInt64>.allocate(capacity: words))
    }
  }
}

extension PointProgram.Linker {
  /// Writes the links.
  mutating func run() {
    for register in 0..<inputCount { places[register] = Int32(truncatingIfNeeded: register) }
    for index in steps.indices {
      append(link(steps[index]))
      release(at: index)
      if lastReaders[inputCount + index] >= 0 { keep(index) }
    }
    nextLink.storeBytes(of: PointProgram.work(of: .end), as: PointProgram.Work.self)
    linkCount += 1
  }

  /// Writes the inputs that are read, some of them twice to make fours, behind the links.
  func writeInputs() -> UnsafeBufferPointer<Int32> {
    // The last link consists of its work alone.
    let end = nextLink - MemoryLayout<PointProgram.Link>.stride
    let numbers = (end + MemoryLayout<PointProgram.Work>.stride)
      .assumingMemoryBound(to: Int32.self)
    var count = 0
    for input in 0..<inputCount where lastReaders[input] >= 0 {
      numbers[count] = Int32(truncatingIfNeeded: input)
      count += 1
    }
    // Four at a time are copied without a loop.
    while count % 4 != 0 {
      numbers[count] = numbers[0]
      count += 1
    }
    return UnsafeBufferPointer(start: numbers, count: count)
  }

  /// Writes bytes behind the inputs.
  func writeBytes(
    _ bytes: UnsafeBufferPointer<UInt8>,
    behind inputs: UnsafeBufferPointer<Int32>
  ) -> UnsafeBufferPointer<UInt8> {
    guard let inputs = inputs.baseAddress.map({ $0 + inputs.count }) else { return bytes }
    let place = UnsafeMutableRawPointer(mutating: inputs)
      .bindMemory(to: UInt8.self, capacity: bytes.count)
    let copy = UnsafeMutableBufferPointer(start: place, count: bytes.count)
    _ = copy.initialize(from: bytes)
    return UnsafeBufferPointer(copy)
  }

  /// Where the next link is written.
  private var nextLink: UnsafeMutableRawPointer {
    start + linkCount * MemoryLayout<PointProgram.Link>.stride
  }

  private mutating func append(_ link: PointProgram.Link) {
    let size = PointProgram.partSize
    if linkCount % (size + 1) == size {
      nextLink.storeBytes(of: PointProgram.work(of: .end), as: PointProgram.Work.self)
      linkCount += 1
    }
    nextLink.storeBytes(of: link, as: PointProgram.Link.self)
    linkCount += 1
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
    let place = free.count > 0 ? free.removeLast() : Int32(truncatingIfNeeded: registerCount)
    registerCount = max(registerCount, Int(place) + 1)
    places[inputCount + index] = place
    append(PointProgram.Link(PointProgram.work(of: .keep), a: place))
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
