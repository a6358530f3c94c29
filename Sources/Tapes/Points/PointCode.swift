// The links of a program for one point, and how they are run.

/// The links of a program: pointers only, so that a run counts no references.
@usableFromInline
struct PointCode {
  @usableFromInline
  let start: UnsafeMutableRawPointer
  /// Whether there are ``few`` registers at most and one part.
  @usableFromInline
  let isShort: Bool
  /// Whether there are also two inputs at most.
  @usableFromInline
  let isSmall: Bool
  /// The number of registers, and at least two.
  let registerCount: Int
  /// The inputs that are read, some of them twice to make fours.
  @usableFromInline
  let inputs: UnsafeBufferPointer<Int32>
  /// How many parts there are besides the first.
  let furtherParts: Int

  /// A number of registers that most programs get by with; room of a known size
  /// costs less.
  @inlinable
  static var few: Int { 64 }

  init(_ linker: borrowing PointProgram.Linker) {
    (start, inputs) = (linker.start, linker.writeInputs())
    registerCount = max(2, linker.registerCount)
    furtherParts = (linker.linkCount - 1) / (PointProgram.partSize + 1)
    isShort = registerCount <= PointCode.few && furtherParts == 0
    isSmall = isShort && linker.inputCount <= 2
  }

  @inlinable
  @inline(__always)
  func run(_ registers: UnsafeMutablePointer<Double>) -> Double {
    let part = UnsafeRawPointer(start)
    return part.load(as: PointProgram.Work.self)(part, registers, 0)
  }

  @inlinable
  @inline(__always)
  func run(
    _ memory: UnsafeMutableBufferPointer<Double>,
    from point: UnsafeBufferPointer<Double>
  ) -> Double {
    guard let registers = memory.baseAddress else { return .nan }
    var index = 0
    while index < inputs.count {
      for place in index..<index + 4 {
        let input = Int(inputs[place])
        registers[input] = point[input]
      }
      index += 4
    }
    return run(registers)
  }

  /// Runs the parts behind the first, which left a number in the accumulator.
  func runFurther(_ memory: UnsafeMutableBufferPointer<Double>, _ t: Double) -> Double {
    guard let registers = memory.baseAddress else { return .nan }
    var (part, t) = (UnsafeRawPointer(start), t)
    for _ in 0..<furtherParts {
      part += (PointProgram.partSize + 1) * MemoryLayout<PointProgram.Link>.stride
      t = part.load(as: PointProgram.Work.self)(part, registers, t)
    }
    return t
  }
}
