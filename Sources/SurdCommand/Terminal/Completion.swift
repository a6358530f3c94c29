// The completion of a line by Tab, apart from any terminal.

/// Something that Tab can complete to.
struct CompletionEntry: Hashable {
  /// The text that is typed.
  let name: String
  /// The text that is listed, such as `log(x; base)`.
  let signature: String
  /// Whether an opening bracket follows.
  let isFunction: Bool
  /// A line about it; empty where there is none.
  var words = ""
  /// An example of it; empty where there is none.
  var example = ""
  /// The words of which one must stand in front of it; none where it may stand anywhere.
  var behind: [String] = []

  /// All that there is to tell, a line each.
  fileprivate var lines: [String] {
    [signature, words, example].filter { !$0.isEmpty }.map { "  " + $0 }
  }
}

extension CompletionEntry {
  /// A word that stands behind one of others.
  init(word: String, behind: [String], words: String = "") {
    self.init(name: word, signature: word, isFunction: false, words: words, behind: behind)
  }
}

/// The effect of Tab on a line.
struct Completion: Hashable {
  /// The text that is inserted at the caret.
  var insertion = ""
  /// The completions that are listed below the line.
  var listing: [String] = []

  /// Completes the name at the end of a text; a line of the listing takes less than so
  /// many columns.
  init(of text: String, among entries: [CompletionEntry], columns: Int) {
    let start = Self.start(of: text)
    let prefix = String(text[start...])
    let followers = entries.following(text[..<start])
    let arguments = entries.behindEquation(text[..<start])
    if prefix.isEmpty, followers.isEmpty, arguments.isEmpty {
      listing = Self.signature(beforeBracketIn: text, among: entries)
      return
    }
    let names = prefix.isEmpty ? [] : entries.filter { $0.behind.isEmpty }
    let candidates = (followers.isEmpty ? names + arguments : followers)
      .filter { $0.name.hasPrefix(prefix) }
    guard let first = candidates.first else { return }
    if candidates.count == 1 {
      insertion = first.name.dropFirst(prefix.count) + (first.isFunction ? "(" : "")
      if first.isFunction { listing = first.lines }
      return
    }
    var common = first.name[...]
    for candidate in candidates { common = common[..<common.commonEnd(with: candidate.name)] }
    insertion = String(common.dropFirst(prefix.count))
    guard insertion.isEmpty else { return }
    let width = candidates.map { $0.signature.count }.max() ?? 0
    listing = candidates.map { candidate in
      let gap = String(repeating: " ", count: width - candidate.signature.count)
      let line = "  " + candidate.signature + (candidate.words.isEmpty ? "" : gap + "  ")
      return Excerpt.cut(line + candidate.words, below: columns)
    }
  }

  /// Where the name at the end of a text starts.
  private static func start(of text: String) -> String.Index {
    if text.hasPrefix(":"), !text.contains(" ") { return text.startIndex }
    var start = text.endIndex
    while start > text.startIndex {
      let before = text.index(before: start)
      guard text[before].isLetter || text[before].isNumber || text[before] == "_" else { break }
      start = before
    }
    // A name starts with a letter: in `2pi` it is `pi`.
    while start < text.endIndex, text[start].isNumber { start = text.index(after: start) }
    return start
  }

  /// The signature of the function whose bracket the text ends with.
  private static func signature(
    beforeBracketIn text: String,
    among entries: [CompletionEntry]
  ) -> [String] {
    guard text.hasSuffix("(") else { return [] }
    let function = String(text.dropLast())
    let name = function[start(of: function)...]
    return entries.filter { $0.isFunction && $0.name == name }.flatMap(\.lines)
  }
}

extension [CompletionEntry] {
  /// The entries that stand behind the word at the end of a text.
  fileprivate func following(_ text: Substring) -> [CompletionEntry] {
    guard text.last == " ", let word = text.split(separator: " ").last else { return [] }
    return filter { $0.behind.contains(String(word)) }
  }
}

extension [CompletionEntry] {
  /// The entries that stand behind an equation, where an argument of `solve` or `roots` begins at
  /// the end of a text.
  fileprivate func behindEquation(_ text: Substring) -> [CompletionEntry] {
    guard let sign = text.last(where: { $0 != " " }), ";,∈".contains(sign) else { return [] }
    var depth = 0
    for place in text.indices.reversed() {
      switch text[place] {
      case ")", "]", "}": depth += 1
      case "(" where depth == 0:
        let name = String(text[..<place].split { !$0.isLetter }.last ?? "")
        return text[..<place].hasSuffix(name) ? filter { $0.behind.contains(name) } : []
      case "(", "[", "{": depth -= 1
      default: break
      }
      if depth < 0 { return [] }
    }
    return []
  }
}

extension Substring {
  /// Where the part ends that this text and another have in common.
  fileprivate func commonEnd(with other: String) -> Index {
    var index = startIndex
    for character in other {
      guard index < endIndex, self[index] == character else { break }
      index = self.index(after: index)
    }
    return index
  }
}
