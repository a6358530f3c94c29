// Two windows on one session: what each of them defines is in both.

internal import Expressions

extension Session {
  /// Takes over the names that another window has kept.
  ///
  /// A name that both have means what it means there, which was kept last; Ans
  /// is each window's own. Nothing that is here is lost.
  ///
  /// - Parameters:
  ///   - kept: The state of the other session.
  ///   - hasMore: Whether there are names here that were not kept there.
  /// - Returns: What could not be used, one phrase each.
  package mutating func merge(_ kept: [UInt8], _ hasMore: inout Bool) -> [String] {
    var other = Session()
    other.isCancelled = isCancelled
    let damage = other.restore(from: kept)
    let own = Set(origins.keys).union(environment.functions.keys)
    let theirs = Set(other.origins.keys).union(other.environment.functions.keys)
    hasMore = !own.subtracting(theirs).subtracting(["Ans"]).isEmpty
    for (name, function) in other.environment.functions { define(name, function) }
    for (name, origin) in other.origins where name != "Ans" || !own.contains(name) {
      if let value = other.environment.variables[name] { set(name, to: value, from: origin) }
    }
    return damage
  }
}
