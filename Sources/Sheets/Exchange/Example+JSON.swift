// Examples for newcomers as a page shows them.

internal import Expressions
internal import Graphs
package import Messages
package import Sessions

extension Example {
  /// All examples as objects with `kind`, `text`, `title`, `window` and `keys`; those that are
  /// formulas in MathML besides, with the `bounds` of a parameter.
  package static func json(in language: Language) -> JSON {
    .list(
      allCases.map { example in
        let (mathml, bounds) = example.drawing
        return .object([
          .init("kind", .text(example.kind.rawValue)),
          .init("text", .text(example.text)),
          .init("title", .text(example.title(in: language))),
          .init("window", example.window.map { .list($0.map { .text($0) }) } ?? .null),
          .init("keys", .list(example.keys.map { .text($0) })),
          .init("mathml", .optional(mathml)),
          .init("bounds", .optional(bounds)),
        ])
      }
    )
  }

  /// The example in MathML without the bounds of its parameter, and these.
  private var drawing: (mathml: String?, bounds: String?) {
    switch kind {
    case .desk: return (nil, nil)
    case .formula: return (Markup.line(text, functions: [], Settings()), nil)
    case .graph:
      do throws(PlotError) {
        let plot = try Plot(reading: text)
        let bounds = plot.parameter == nil ? nil : plot.boundsText(.radians).withSignsOfBounds
        return (Markup.curve(plot.unboundedText, functions: [], Settings()), bounds)
      } catch {
        return (Markup.curve(text, functions: [], Settings()), nil)
      }
    }
  }
}
