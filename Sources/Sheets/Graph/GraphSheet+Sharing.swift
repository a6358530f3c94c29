// Curves for others, to whom the names of the user mean nothing.

internal import Expressions
internal import Graphs
internal import Messages
internal import Sessions

extension GraphSheet {
  /// The text of a plot with what the user's names stand for in their place; nothing
  /// where it has none, or the text would be too long.
  func sharedText(of plot: Plot) -> String? {
    let (uses, definitions) = session.sources(of: plot.computed.flatMap { $0.names })
    var environment = Environment()
    for definition in definitions {
      let function = definition.function
      // The values first, so that no name in them means something of the plot.
      let body = function.body.replacing(values(of: uses, among: function.parameters, false))
      environment.functions[definition.name] = UserFunction(
        parameters: function.parameters,
        body: body
      )
    }
    let values = values(of: uses, among: plot.parameters, true)
    var places: [Range<Int>] = []
    var texts: [String] = []
    for expression in plot.computed {
      let bound = expression.boundLeaves
      var index = expression.root
      while index >= 0 {
        var meaning: Expression?
        switch expression.symbol(at: index) {
        case .application:
          let call = expression.subexpression(at: index)
          // What is no function of the user means to others what it means here.
          let isOwn = { environment.functions[$0] != nil || values[$0] != nil }
          guard call.names.contains(where: isOwn) else { break }
          meaning = call.inliningCalls(in: environment)?.replacing(values)
          if meaning == nil { return nil }
        case .name(let name) where !bound.contains(index): meaning = values[name]
        default: break
        }
        if let meaning {
          places.append(expression.range(at: index))
          texts.append(meaning.text())
          index = expression.first(of: index)
        }
        index -= 1
      }
    }
    return text(of: plot, places, texts)
  }

  /// The text of a plot with others in some places.
  private func text(of plot: Plot, _ places: [Range<Int>], _ texts: [String]) -> String? {
    var text = plot.text
    // From right to left, so that places stay; a side of two comparisons comes twice.
    var end = Int.max
    while true {
      var last: Int?
      for (index, place) in places.enumerated() where place.upperBound <= end {
        if last.map({ places[$0].lowerBound < place.lowerBound }) ?? true { last = index }
      }
      guard let last else { break }
      end = places[last].lowerBound
      let bytes = Array(text.utf8)
      text =
        String(decoding: bytes[..<end], as: UTF8.self) + "(" + texts[last] + ")"
        + String(decoding: bytes[places[last].upperBound...], as: UTF8.self)
    }
    return end < .max && text.utf8.count <= GraphCurve.longestText ? text : nil
  }

  /// The values that come from nothing else, of those names that are among some or not.
  private func values(
    of uses: [Origin.Use],
    among names: [String],
    _ isAmong: Bool
  ) -> [String: Expression] {
    var values: [String: Expression] = [:]
    for use in uses where names.contains(use.name) == isAmong {
      let origin = use.origin
      guard origin.variables.isEmpty, origin.functions.isEmpty, origin.angle == settings.angle
      else { continue }
      values[use.name] = Expression(plain: origin.text)
    }
    return values
  }
}
