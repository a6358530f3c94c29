// Memory for intermediate results. An array counts references and asks before each change
// whether it is shared; lowering a short expression is little more work than that.

/// Elements in a row that have one owner, and are freed with it.
struct Scratch<Element>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>?
  private var capacity: Int
  /// Whether the memory is of its own.
  private var isOwner: Bool
  /// The number of elements.
  private(set) var count = 0

  /// Creates an empty row with room for some elements.
  init(capacity: Int = 0) {
    self.capacity = capacity
    isOwner = true
    base = capacity > 0 ? .allocate(capacity: capacity) : nil
  }

  deinit {
    // Skips the call when empty.
    if count > 0 { base?.deinitialize(count: count) }
    if isOwner { base?.deallocate() }
  }

  /// A copy that lives on; the row itself may end with its last use, as one that a call
  /// gives does before its elements are read.
  func copied() -> [Element] { Array(elements) }

  /// The elements, as long as the row lives and is not changed.
  var elements: UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(start: base, count: count)
  }

  var indices: Range<Int> { 0..<count }

  var last: Element? { count > 0 ? self[count - 1] : nil }

  subscript(index: Int) -> Element {
    @inline(__always)
    get { place(index).pointee }
    @inline(__always)
    nonmutating set { place(index).pointee = newValue }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { enlarge() }
    // A row with room has memory.
    (base.unsafelyUnwrapped + count).initialize(to: element)
    count += 1
  }

  /// Makes room for more elements.
  mutating func reserve(_ number: Int) {
    while capacity - count < number { enlarge() }
  }

  /// Adds an element where there is room.
  @inline(__always)
  mutating func appendReserved(_ element: Element) {
    guard let base else { return }
    (base + count).initialize(to: element)
    count += 1
  }

  @inline(__always)
  @discardableResult
  mutating func removeLast() -> Element {
    let place = place(count - 1)
    count -= 1
    return place.move()
  }

  /// Removes elements from the end.
  mutating func removeLast(_ number: Int) {
    precondition(number >= 0 && number <= count, "cannot remove more than `count`")
    count -= number
    (base.map { $0 + count })?.deinitialize(count: number)
  }

  @inline(__always)
  private func place(_ index: Int) -> UnsafeMutablePointer<Element> {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "there is such an element")
    // A row with elements has memory.
    return base.unsafelyUnwrapped + index
  }

  @inline(never)
  private mutating func enlarge() {
    capacity = max(8, 2 * capacity)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    if let base {
      larger.moveInitialize(from: base, count: count)
      if isOwner { base.deallocate() }
    }
    base = larger
    isOwner = true
  }
}

/// Memory that rows share, as far as it goes.
struct ScratchMemory {
  fileprivate var next: UnsafeMutableRawPointer?
  fileprivate var bytesLeft: Int

  /// Creates memory that others free, behind the last use of the rows.
  init(_ memory: UnsafeMutableRawBufferPointer) {
    next = memory.baseAddress
    bytesLeft = memory.count
  }

  /// Creates no memory, so that every row has its own.
  init() {
    next = nil
    bytesLeft = 0
  }
}

extension Scratch {
  /// Creates an empty row with room for some elements.
  ///
  /// - Precondition: They are aligned to a whole word, or less.
  @inline(__always)
  init(capacity: Int, in memory: inout ScratchMemory) {
    // The next row begins at a whole word as well.
    let size = (capacity * MemoryLayout<Element>.stride + 7) & ~7
    let isRoom = size <= memory.bytesLeft
    self.init(capacity: isRoom ? 0 : capacity)
    guard isRoom, let place = memory.next else { return }
    memory.next = place + size
    memory.bytesLeft -= size
    base = place.bindMemory(to: Element.self, capacity: capacity)
    self.capacity = capacity
    isOwner = false
  }

  /// Creates a row of equal elements.
  init(repeating element: Element, count: Int, in memory: inout ScratchMemory) {
    self.init(capacity: count, in: &memory)
    base?.initialize(repeating: element, count: count)
    self.count = count
  }
}
