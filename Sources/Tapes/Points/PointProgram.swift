// A tape for one point at a time. The result of a step stays in the
// accumulator, where the next step finds it; constants are part of the steps,
// and two or three operations that follow each other are one step. Only what
// later steps read as well is kept in a register.

internal import Numbers

/// The steps that compute the value at a point.
///
/// They are reached by pointers, since a value is computed in less time than a
/// reference count of an array is kept. Nothing changes after the creation.
@usableFromInline
final class PointProgram: @unchecked Sendable {
  /// The number of inputs, which are the first registers.
  @usableFromInline
  let inputCount: Int
  @usableFromInline
  let code: PointCode
  private let functions: UnsafeMutableBufferPointer<Function>
  private let operations: UnsafeMutableBufferPointer<Operation>
  /// The bytes that the tape keeps behind the steps.
  let bytes: UnsafeBufferPointer<UInt8>

  /// The number of links after which a part ends.
  static let partSize = 256

  /// The callable form of a function, without its form for blocks.
  struct Function {
    let one: @Sendable (Double) -> Double
  }

  /// The callable form of an operation.
  struct Operation {
    let one: @Sendable (Double, Double) -> Double
  }

  /// Links steps, of which there is at least one; step *i* writes the register
  /// behind the inputs by *i*.
  ///
  /// The bytes are copied.
  init(
    _ builder: borrowing Builder,
    _ operations: UnsafeBufferPointer<TapeOperation>,
    _ bytes: UnsafeBufferPointer<UInt8>,
    in memory: inout ScratchMemory
  ) {
    inputCount = builder.inputCount
    functions = Self.copy(builder.functions.elements) { $0 }
    self.operations = Self.copy(operations) { Operation(one: $0.double.one) }
    var linker = Linker(
      inputCount,
      builder.steps.elements,
      UnsafePointer(functions.baseAddress),
      UnsafePointer(self.operations.baseAddress),
      byteCount: bytes.count,
      in: &memory
    )
    linker.run()
    code = PointCode(linker)
    self.bytes = linker.writeBytes(bytes, behind: code.inputs)
  }

  @inline(__always)
  private static func copy<Source, Element>(
    _ elements: UnsafeBufferPointer<Source>,
    _ copied: (Source) -> Element
  ) -> UnsafeMutableBufferPointer<Element> {
    guard !elements.isEmpty else { return UnsafeMutableBufferPointer(start: nil, count: 0) }
    let buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    for index in elements.indices {
      buffer.initializeElement(at: index, to: copied(elements[index]))
    }
    return buffer
  }

  deinit {
    code.start.deallocate()
    functions.deinitialize()
    functions.deallocate()
    operations.deinitialize()
    operations.deallocate()
  }
}

extension PointProgram {
  /// The value at a point, given by the first variable and the second.
  ///
  /// - Precondition: There are at most two variables.
  @inlinable
  @inline(__always)
  func value(_ x: Double, _ y: Double) -> Double {
    let code = code
    guard code.isSmall else { return longValue(x, y) }
    return withExtendedLifetime(self) {
      withUnsafeTemporaryAllocation(of: Double.self, capacity: PointCode.few) { memory in
        guard let registers = memory.baseAddress else { return .nan }
        registers[0] = x
        registers[1] = y
        return code.run(registers)
      }
    }
  }

  @usableFromInline
  @inline(never)
  func longValue(_ x: Double, _ y: Double) -> Double {
    precondition(inputCount <= 2, "every variable has a value")
    return longValue([x, y])
  }

  /// The value at a point.
  ///
  /// - Precondition: There is a value for each variable.
  @inlinable
  @inline(__always)
  func value(_ point: [Double]) -> Double {
    precondition(point.count >= inputCount, "every variable has a value")
    let code = code
    guard code.isShort else { return longValue(point) }
    return withExtendedLifetime(self) {
      point.withUnsafeBufferPointer { point in
        withUnsafeTemporaryAllocation(of: Double.self, capacity: PointCode.few) { memory in
          code.run(memory, from: point)
        }
      }
    }
  }

  @usableFromInline
  @inline(never)
  func longValue(_ point: [Double]) -> Double {
    point.withUnsafeBufferPointer { point in
      withUnsafeTemporaryAllocation(of: Double.self, capacity: code.registerCount) { memory in
        code.runFurther(memory, code.run(memory, from: point))
      }
    }
  }
}
