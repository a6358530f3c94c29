// Line editing with the system's libedit, which is loaded only when somebody
// sits at the terminal: a script that pipes lines in should not pay for it.
// Where there is none, lines are read without editing.

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
  private typealias ReadKey = @convention(c) (UnsafeMutableRawPointer?) -> Int32
  private typealias AddFunction =
    @convention(c) (UnsafePointer<CChar>, KeyFunction, Int32) -> Int32
  private typealias Act = @convention(c) () -> Void

  private let readLine: ReadLine
  private let addHistory: TakeText
  private let insertText: TakeText
  private let addFunction: AddFunction
  private let updateDisplay: Act
  private let line: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let caret: UnsafeMutablePointer<Int32>
  private let keyReader: UnsafeMutablePointer<ReadKey?>

  /// Loads the library, if there is one with everything that is needed.
  init?() {
    let names = ["libedit.so.2", "libedit.so.0", "libedit.3.dylib"]
    var found: UnsafeMutableRawPointer?
    for name in names where found == nil { found = dlopen(name, RTLD_NOW) }
    guard let found,
      let readLine = dlsym(found, "readline"),
      let addHistory = dlsym(found, "add_history"),
      let insertText = dlsym(found, "rl_insert_text"),
      let addFunction = dlsym(found, "rl_add_defun"),
      let updateDisplay = dlsym(found, "rl_forced_update_display"),
      let line = dlsym(found, "rl_line_buffer"),
      let caret = dlsym(found, "rl_point"),
      let keyReader = dlsym(found, "rl_getc_function")
    else { return nil }
    self.readLine = unsafeBitCast(readLine, to: ReadLine.self)
    self.addHistory = unsafeBitCast(addHistory, to: TakeText.self)
    self.insertText = unsafeBitCast(insertText, to: TakeText.self)
    self.addFunction = unsafeBitCast(addFunction, to: AddFunction.self)
    self.updateDisplay = unsafeBitCast(updateDisplay, to: Act.self)
    self.line = line.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
    self.caret = caret.assumingMemoryBound(to: Int32.self)
    self.keyReader = keyReader.assumingMemoryBound(to: ReadKey?.self)
    // The terminal's own idea of letters, for editing `√2` by the letter.
    setlocale(LC_CTYPE, "")
  }

  /// Asks for a line, or returns nothing at the end of the input and after
  /// Ctrl-C.
  func readLine(prompt: String) -> String? {
    guard let bytes = readLine(prompt) else { return nil }
    defer { free(bytes) }
    return String(cString: bytes)
  }
}
