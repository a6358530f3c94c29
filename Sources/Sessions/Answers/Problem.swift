// Problems of statements, with their places.

public import Messages

/// The reason why there is no answer, or a remark about one, with its place.
public struct Problem: Error, Hashable, Sendable {
  /// The kind, as a word that programs can rely on.
  public var kind: String
  /// The problem and its remedy, as a sentence.
  public var message: String
  /// The part of the statement, in Unicode scalars.
  public var place: Range<Int>

  /// Creates a problem.
  package init(kind: String, message: String, place: Range<Int>) {
    self.kind = kind
    self.message = message
    self.place = place
  }
}

extension Problem {
  /// A message about a place.
  package init(_ message: Message, at place: Range<Int>) {
    self.init(kind: message.kind, message: message.text, place: place)
  }

  /// Whether a note is worth a line of its own: not how most people read it anyway.
  package var isSurprise: Bool {
    !["signBeforePower", "angleUnit", "rootOfNegative", "zeroToZero"].contains(kind)
  }

  /// Whether a note says for what the answer holds, or that it may not be all: without it the
  /// answer would say too much.
  package var isCondition: Bool {
    [
      "provided", "restricted", "unfactored", "counterexample", "wholeNumbers", "anyNumbers",
      "realNumbers", "leftOut", "solutions", "function", "printed", "stored",
    ].contains(kind)
  }

  /// The problem as an object with stable keys.
  public var json: JSON {
    .object([
      .init("kind", .text(kind)),
      .init("message", .text(message)),
      .init("start", .count(place.lowerBound)),
      .init("end", .count(place.upperBound)),
    ])
  }

  /// Reads a problem, or returns nothing where the object is none.
  package init?(reading json: JSON) {
    guard let kind = json["kind"]?.asText, let message = json["message"]?.asText else {
      return nil
    }
    let start = max(0, json["start"]?.asInt ?? 0)
    let end = max(start, json["end"]?.asInt ?? 0)
    self.init(kind: kind, message: message, place: start..<end)
  }
}
