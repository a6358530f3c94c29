// The engine for a page: what JavaScript calls. Texts cross as UTF-8 in memory
// that the page allocates here and releases again. Natively this is an empty
// program, so that every product builds everywhere.

#if arch(wasm32)
internal import Messages
internal import Plots
internal import Sessions
internal import Sheets

/// The memory of an instance of the engine between two calls.
///
/// An instance has one thread, and its memory ends with its worker.
enum Memory {
  /// The sheet of the user, in the editing worker.
  nonisolated(unsafe) static var sheet = Sheet()
  /// The session, in the computing worker.
  nonisolated(unsafe) static var session = Session()
  /// The graph, in the drawing worker.
  nonisolated(unsafe) static var graph = GraphSheet()
  /// The desk calculator, in the worker of that.
  nonisolated(unsafe) static var desk = DeskSheet()
}

/// Memory for a text that the page is about to pass.
@_expose(wasm, "allocate")
@_cdecl("allocate")
public func allocate(count: Int) -> UnsafeMutableRawPointer {
  UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 8)
}

/// Gives memory back that ``allocate(count:)`` or ``evaluate(text:count:)``
/// handed out.
@_expose(wasm, "release")
@_cdecl("release")
public func release(memory: UnsafeMutableRawPointer) {
  memory.deallocate()
}

/// Answers a line with one JSON object per statement, one per line.
///
/// - Returns: The number of bytes, as a 32-bit word, and then the bytes.
@_expose(wasm, "evaluate")
@_cdecl("evaluate")
public func evaluate(text: UnsafePointer<UInt8>, count: Int) -> UnsafeMutableRawPointer {
  let line = String(decoding: bytes(text, count), as: UTF8.self)
  var session = Session()
  let answers = session.evaluate(line, showing: .all)
  return passed(answers.map { $0.json.line }.joined(separator: "\n"))
}

/// Handles an event, an object as UTF-8, and answers with the screen.
///
/// - Returns: The number of bytes, as a 32-bit word, and then the bytes.
@_expose(wasm, "handle")
@_cdecl("handle")
public func handle(text: UnsafePointer<UInt8>, count: Int) -> UnsafeMutableRawPointer {
  passed(Memory.sheet.answer(to: bytes(text, count)).line)
}

/// Does what a screen asks for, an object as UTF-8, and answers with the reply;
/// with `null` where the object is no request.
///
/// - Returns: The number of bytes, as a 32-bit word, and then the bytes.
@_expose(wasm, "perform")
@_cdecl("perform")
public func perform(text: UnsafePointer<UInt8>, count: Int) -> UnsafeMutableRawPointer {
  do throws(JSON.ReadingError) {
    let json = try JSON(reading: bytes(text, count))
    guard let request = Request(reading: json) else { return passed("null") }
    return passed(Memory.session.perform(request).json.line)
  } catch {
    return passed("null")
  }
}

/// Handles an event of the desk calculator, an object as UTF-8, and answers with
/// its screen.
///
/// - Returns: The number of bytes, as a 32-bit word, and then the bytes.
@_expose(wasm, "desk")
@_cdecl("desk")
public func desk(text: UnsafePointer<UInt8>, count: Int) -> UnsafeMutableRawPointer {
  passed(Memory.desk.answer(to: bytes(text, count)).line)
}

/// The examples for newcomers, with titles in the language whose tag is given.
///
/// - Returns: The number of bytes, as a 32-bit word, and then the bytes.
@_expose(wasm, "examples")
@_cdecl("examples")
public func examples(text: UnsafePointer<UInt8>, count: Int) -> UnsafeMutableRawPointer {
  let tag = String(decoding: bytes(text, count), as: UTF8.self)
  return passed(Example.json(in: Language(rawValue: tag) ?? .english).line)
}

/// The colours and dashes of curves, which `make web` puts into the page.
///
/// - Returns: The number of bytes, as a 32-bit word, and then the bytes.
@_expose(wasm, "looks")
@_cdecl("looks")
public func looks() -> UnsafeMutableRawPointer {
  passed(CurveTheme.json.line)
}

/// The functions and constants with what they take, one per line; `make web` puts them into
/// the page.
///
/// - Returns: The number of bytes, as a 32-bit word, and then the bytes.
@_expose(wasm, "signatures")
@_cdecl("signatures")
public func signatures() -> UnsafeMutableRawPointer {
  passed(Session().names.map { $0.signature }.joined(separator: "\n"))
}

/// The bytes that the seeds of hash tables are made of, always the same: equal
/// input gives equal answers, and the C library's generator would bring its
/// streams and formats along.
@_cdecl("arc4random_buf")
public func fillWithSeed(_ memory: UnsafeMutableRawPointer, _ count: Int) {
  memory.initializeMemory(as: UInt8.self, repeating: 7, count: count)
}

/// What the linker puts in place of the C library's function: where no memory is
/// left, the engine ends instead of writing somewhere.
@_cdecl("__wrap_posix_memalign")
public func allocateOrEnd(
  _ memory: UnsafeMutablePointer<UnsafeMutableRawPointer?>,
  _ alignment: Int,
  _ count: Int
) -> Int32 {
  let status = allocateAligned(memory, alignment, count)
  precondition(status == 0, "no memory is left")
  return status
}

/// The C library's function.
@_extern(c, "__real_posix_memalign")
private func allocateAligned(
  _ memory: UnsafeMutablePointer<UnsafeMutableRawPointer?>,
  _ alignment: Int,
  _ count: Int
) -> Int32

/// The bytes of a text that the page passes.
func bytes(_ text: UnsafePointer<UInt8>, _ count: Int) -> [UInt8] {
  Array(UnsafeBufferPointer(start: text, count: count))
}

/// A copy of a text in memory that the page releases.
func passed(_ text: String) -> UnsafeMutableRawPointer {
  Array(text.utf8).withUnsafeBytes { passed($0) }
}

/// A copy of bytes in memory that the page releases.
func passed(_ bytes: UnsafeRawBufferPointer) -> UnsafeMutableRawPointer {
  let memory = allocate(count: 4 + bytes.count)
  memory.storeBytes(of: UInt32(bytes.count), as: UInt32.self)
  if let start = bytes.baseAddress, !bytes.isEmpty {
    (memory + 4).copyMemory(from: start, byteCount: bytes.count)
  }
  return memory
}
#endif
