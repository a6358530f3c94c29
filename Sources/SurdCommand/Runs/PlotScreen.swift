// Where `surd plot` draws without a file: what the terminal can show, and how
// large it is.

import Plots

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A place for a plot that is no file.
struct PlotScreen {
  /// How a picture gets there.
  let `protocol`: TerminalProbe.Pictures
  /// The number of columns of pixels.
  let width: Int
  /// The number of rows of pixels.
  let height: Int
  /// Whether text may have colours.
  let isColored: Bool
  /// The colours of pictures.
  let theme: PlotSheet.Theme

  /// Whether characters are drawn, and not pixels.
  var isText: Bool { `protocol` == .text }

  /// The size of text where there is no terminal, in characters.
  private static let usual = PlotOptions.Size(width: 80, height: 24)

  /// The place that standard output is; for text, sizes are in characters.
  static func current(_ size: PlotOptions.Size?) -> PlotScreen {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let isPlain = !Colors(isTerminal: isTerminal).isActive
    guard isTerminal, !isPlain, let found = TerminalProbe.ask() else {
      return text(size ?? (isTerminal ? characters() : usual), isColored: !isPlain)
    }
    guard found.pictures != .text else {
      return text(size ?? characters(), isColored: true)
    }
    let shown = size ?? PlotOptions.Size(width: found.width, height: found.height)
    return PlotScreen(
      protocol: found.pictures,
      width: shown.width,
      height: shown.height,
      isColored: true,
      theme: found.isDark ? .dark : .light
    )
  }

  private static func text(_ size: PlotOptions.Size, isColored: Bool) -> PlotScreen {
    let character = PlotSheet.pixelsPerCharacter
    return PlotScreen(
      protocol: .text,
      width: size.width * character.width,
      height: size.height * character.height,
      isColored: isColored,
      theme: .light
    )
  }

  /// The terminal's size in characters, less a line for the next prompt.
  private static func characters() -> PlotOptions.Size {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 1, size.ws_row > 2
    else { return usual }
    return PlotOptions.Size(width: Int(size.ws_col), height: Int(size.ws_row) - 1)
  }
}
