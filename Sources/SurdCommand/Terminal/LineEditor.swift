// Line editing with the system's libedit, which is loaded only when somebody
// sits at the terminal: a script that pipes lines in should not pay for it.
// Where there is none, lines are read without editing.

import Serving

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The functions of libedit's readline interface that are used here.
///
/// > Source: editline(3) and the GNU readline manual, section 2.4.
struct LineEditor {
  private typealias ReadLine = @convention(c) (UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>?
  private typealias TakeText = @convention(c) (UnsafePointer<CChar>) -> Int32
  private typealias KeyFunction = @convention(c) (Int32, Int32) -> Int32
  private typealias AddFunction = @convention(c) (UnsafePointer<CChar>, KeyFunction, Int32) -> Int32
  private typealias KeyReader = @convention(c) (UnsafeMutableRawPointer?) -> Int32
  private typealias Act = @convention(c) () -> Void

  private let readLine: ReadLine
  private let addHistory: TakeText
  private let updateDisplay: Act
  private let resize: Act
  private let line: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let caret: UnsafeMutablePointer<Int32>

  /// Loads the library, if there is one with everything that is needed.
  ///
  /// There is none where it would drop letters: without a locale in UTF-8.
  init?() {
    guard LineEditor.readsUnicode() else { return nil }
    let names = ["libedit.so.2", "libedit.so.0", "libedit.3.dylib"]
    var found: UnsafeMutableRawPointer?
    for name in names where found == nil { found = dlopen(name, RTLD_NOW) }
    guard let found,
      let readLine = dlsym(found, "readline"),
      let addHistory = dlsym(found, "add_history"),
      let addFunction = dlsym(found, "rl_add_defun"),
      let updateDisplay = dlsym(found, "rl_forced_update_display"),
      let initialize = dlsym(found, "rl_initialize"),
      let resize = dlsym(found, "rl_resize_terminal"),
      let keyReader = dlsym(found, "rl_getc_function"),
      let catchesSignals = dlsym(found, "rl_catch_signals"),
      let line = dlsym(found, "rl_line_buffer"),
      let caret = dlsym(found, "rl_point")
    else { return nil }
    self.readLine = unsafeBitCast(readLine, to: ReadLine.self)
    self.addHistory = unsafeBitCast(addHistory, to: TakeText.self)
    self.updateDisplay = unsafeBitCast(updateDisplay, to: Act.self)
    self.resize = unsafeBitCast(resize, to: Act.self)
    self.line = line.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
    self.caret = caret.assumingMemoryBound(to: Int32.self)
    // The library's own handler of Ctrl-C puts the terminal back and raises the
    // signal again, which may or may not end the line. Reading keys here instead
    // leaves no such race.
    catchesSignals.assumingMemoryBound(to: Int32.self).pointee = 0
    keyReader.assumingMemoryBound(to: KeyReader?.self).pointee = { _ in KeyInput.readKey() }
    _ = unsafeBitCast(initialize, to: (@convention(c) () -> Int32).self)()
    let add = unsafeBitCast(addFunction, to: AddFunction.self)
    _ = add("surd-complete", { _, _ in LineEditor.complete() }, Int32(UInt8(ascii: "\t")))
    Self.current = self
  }

  /// Makes letters those of UTF-8, for editing `√2` by the letter, and returns whether they are.
  ///
  /// Where the user's locale has others, or is not installed, one takes its place that needs
  /// nothing: what this program writes is UTF-8 anyway.
  private static func readsUnicode() -> Bool {
    let sign = "√"
    for name in ["", "C.UTF-8", "C.utf8", "en_US.UTF-8"] where setlocale(LC_CTYPE, name) != nil {
      var letter: wchar_t = 0
      if mbtowc(&letter, sign, sign.utf8.count) == sign.utf8.count, letter == 0x221A { return true }
    }
    return false
  }

  /// Asks the terminal to say what is pasted, or no longer.
  private static func tellPastes(_ isOn: Bool) {
    guard isatty(STDOUT_FILENO) == 1, getenv("TERM").map({ String(cString: $0) }) != "dumb" else {
      return
    }
    _ = send(Array("\u{1B}[?2004\(isOn ? "h" : "l")".utf8)[...], to: STDOUT_FILENO)
  }

  /// Asks for a line, or returns nothing at the end of the input and after
  /// Ctrl-C.
  func readLine(prompt: String, completing names: [CompletionEntry]) -> String? {
    Self.names = names
    resize()
    Self.tellPastes(true)
    defer { Self.tellPastes(false) }
    guard let bytes = readLine(prompt) else { return nil }
    defer { free(bytes) }
    return String(cString: bytes)
  }

  /// Makes a line one that the arrow keys bring back.
  func remember(_ line: String) {
    _ = addHistory(line)
  }

  // The library calls a C function without context on Tab, so that what the
  // function needs has to be where it finds it. Only one thread is here.
  nonisolated(unsafe) private static var current: LineEditor?
  nonisolated(unsafe) private static var names: [CompletionEntry] = []

  /// What Tab does: extends the name before the caret, or lists what it could
  /// be.
  private static func complete() -> Int32 {
    guard let editor = current, let bytes = editor.line.pointee else { return 0 }
    let before = String(cString: bytes).utf8.prefix(Int(editor.caret.pointee))
    let text = String(decoding: before, as: UTF8.self)
    let completion = Completion(of: text, among: names, columns: TerminalSize.columns)
    // As keys, each of which the library draws; text that is put into its line is not drawn.
    KeyInput.type(completion.insertion)
    if !completion.listing.isEmpty {
      var output = OutputStream(descriptor: STDOUT_FILENO)
      output.writeLine("\n" + completion.listing.joined(separator: "\n"))
      output.flush()
      editor.updateDisplay()
    }
    return 0
  }
}
