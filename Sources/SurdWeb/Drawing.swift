// What a page calls to draw. In a file of its own, so that the compiler can make its code, and
// that of what it uses first, on a core of its own (Decisions/0023).

#if arch(wasm32)
internal import Messages
internal import Plots
internal import Sheets

/// Handles an event of the graph, an object as UTF-8, and answers with its screen.
///
/// - Returns: The number of bytes, as a 32-bit word, and then the bytes.
@_expose(wasm, "graph")
@_cdecl("graph")
public func graph(text: UnsafePointer<UInt8>, count: Int) -> UnsafeMutableRawPointer {
  passed(Memory.graph.answer(to: bytes(text, count)).line)
}

/// Goes on drawing for so many steps, of about a nanosecond each.
///
/// - Returns: 1 where there is more to prove, and 2 where there is something new
///   to see; 3 for both.
@_expose(wasm, "draw")
@_cdecl("draw")
public func draw(steps: Int) -> Int {
  let progress = Memory.graph.draw(steps: steps)
  return (progress.isFinished ? 0 : 1) + (progress.isNew ? 2 : 0)
}

/// The picture of the graph so far: see ``GraphSheet/picture()``.
///
/// - Returns: The number of bytes, as a 32-bit word, and then the bytes.
@_expose(wasm, "picture")
@_cdecl("picture")
public func picture() -> UnsafeMutableRawPointer {
  Memory.graph.picture().withUnsafeBytes { passed($0) }
}

/// The picture of the graph as a drawing: see ``GraphSheet/svg(bytes:)``.
///
/// - Returns: The number of bytes, as a 32-bit word, and then the bytes.
@_expose(wasm, "svg")
@_cdecl("svg")
public func svg(text: UnsafePointer<UInt8>, count: Int) -> UnsafeMutableRawPointer {
  Memory.graph.svg(bytes: bytes(text, count)).withUnsafeBytes { passed($0) }
}
#endif
