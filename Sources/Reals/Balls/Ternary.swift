// The answer to a question that a finite computation may fail to settle.

/// An answer that may be missing: no, unknown or yes.
///
/// > Source: FLINT, `truth_t`.
package enum Ternary: Hashable, Sendable {
  /// Proved false.
  case no
  /// Neither proved nor refuted so far.
  case unknown
  /// Proved true.
  case yes
}

extension Ternary {
  /// The proved negation.
  package static prefix func ! (answer: Ternary) -> Ternary {
    switch answer {
    case .no: .yes
    case .unknown: .unknown
    case .yes: .no
    }
  }
}
