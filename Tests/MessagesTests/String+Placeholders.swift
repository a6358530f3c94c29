// What is to be filled into the words of a table.

extension String {
  /// The placeholders, each once.
  var placeholders: Set<String> {
    Set(["{0}", "{1}", "{2}"].filter { contains($0) })
  }
}
